"""What the shell hands in."""

from collections.abc import Callable
from dataclasses import dataclass

from game.match.i18n import Words
from game.match.ports import Audio, Chance, Store
from game.match.thinker import Thinker
from game.ui.draw import Measure


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything the game needs from outside.

    ``today`` gives the date and time for records, ``words`` the sentences of a language, ``notices`` the terms of what
    comes with the game; ``report`` writes a report of a problem and says where it lies, or raises OSError.
    """

    thinker: Thinker
    chance: Chance
    cutter: Chance
    store: Store
    audio: Audio
    measure: Measure
    today: Callable[[], str]
    words: Callable[[str], Words]
    report: Callable[[], str]
    notices: Callable[[], str]
