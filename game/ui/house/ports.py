"""What the shell hands in."""

from collections.abc import Callable
from dataclasses import dataclass

from game.match.i18n import Words
from game.match.ports import Archive, Audio, Chance, Clipboard, Store
from game.match.thinker import Thinker
from game.ui.draw import Measure
from game.ui.widgets.writing import NO_CLIPBOARD


def nowhere(name: str, text: str) -> str:
    """For those who have no place for files. Raises OSError."""
    raise OSError(name)


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything the game needs from outside.

    ``today`` gives the date and time for records, ``words`` the sentences of a language, ``notices`` the terms of what
    comes with the game; ``report`` writes a report of a problem and says where it lies, or raises OSError. Matches lie
    in the ``archive``, or as texts in the store; ``write`` puts a text into a file that people find, and says where.
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
    archive: Archive | None = None
    write: Callable[[str, str], str] = nowhere
    clipboard: Clipboard = NO_CLIPBOARD
