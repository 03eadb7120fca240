"""What a show is made of: pictures of the table, and beats that lead from one to the next."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.engine.cards import Card
from game.engine.events import Event
from game.engine.state import Observation
from game.ui.scenes.scene import Sound
from game.ui.table.arrange import Arrangement, Sorting, settle, sort_hand
from game.ui.table.layout import Layout
from game.ui.table.place import Placed, place

GATHER_GAP = 0.03
"""Seconds at normal speed between two cards of a capture that leave for the pile."""

READ_EVENT = 1.6
"""Seconds at normal speed that an event nobody plays stays to be read."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The table at rest: what the viewer sees and which place each card keeps."""

    view: Observation
    arrangement: Arrangement

    def placed(self, layout: Layout) -> dict[str, Placed]:
        """Every card where it belongs."""
        return place(self.view, self.arrangement, layout)


@dataclass(frozen=True, slots=True)
class Beat:
    """A moment of the show: where cards go (seconds at normal speed), how long it is held, what is heard and marked.

    ``sounds`` come at seconds from the beat's start; ``marked`` names the cards that are outlined for ``news``. It
    lasts ``least`` seconds at any speed, for what nobody could know of otherwise.
    """

    picture: Picture
    targets: Mapping[str, Placed]
    seconds: float = 0.0
    hold: float = 0.0
    delays: Mapping[str, float] = field(default_factory=dict)
    origins: Mapping[str, Placed] = field(default_factory=dict)
    sounds: tuple[tuple[float, Sound], ...] = ()
    news: Event | None = None
    marked: tuple[str, ...] = ()
    sweeps: bool = False
    least: float = 0.0

    def length(self, speed: float) -> float:
        """Seconds at a speed, 1 being normal and 0 no time at all."""
        return max(self.least, speed * (self.seconds + max(self.delays.values(), default=0.0) + self.hold))


class Director:
    """Writes the beats of one step."""

    def __init__(self, picture: Picture, layout: Layout, sorting: Sorting) -> None:
        self.picture, self.layout, self.sorting = picture, layout, sorting
        self.beats: list[Beat] = []

    def add(self, beat: Beat) -> None:
        """The next beat of the show."""
        self.beats.append(beat)
        self.picture = beat.picture

    def see(self, view: Observation, arrangement: Arrangement | None = None) -> Picture:
        """A picture of this view, its hand in the player's order and its table settled."""
        old = arrangement or self.picture.arrangement
        hand = sort_hand(view.hand, self.sorting, old.hand)
        return Picture(view, replace(settle(old, view.table, self.layout), hand=hand))

    def pan(self, x: float) -> float:
        """Left to right as -0.6 to 0.6."""
        middle = self.layout.scale.width / 2
        return max(-0.6, min(0.6, (x - middle) / middle))


def piled(director: Director, view: Observation, side: int, cards: tuple[Card, ...], sweep: tuple[Card, ...]) -> Beat:
    """The pile has these cards now."""
    piles = tuple(pile + cards if index == side else pile for index, pile in enumerate(view.piles))
    sweeps = tuple(made + sweep if index == side else made for index, made in enumerate(view.sweeps))
    picture = director.see(replace(view, piles=piles, sweeps=sweeps, last_taker=view.sides[side][0]))
    return Beat(picture, picture.placed(director.layout))
