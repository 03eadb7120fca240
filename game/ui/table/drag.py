"""A card in the player's fingers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp

from game.engine.cards import Card, name
from game.ui.draw import Rect
from game.ui.table.layout import Pose
from game.ui.table.place import Placed
from game.ui.theme import SETTLE

MOST_TILT = 7.0
"""Degrees."""

TILT_PER_SPEED = 0.006
"""Degrees for each pixel a second."""

COVERS = 0.12
"""The share of the dragged card that must lie over another for that one to be meant."""


@dataclass(slots=True)
class Drag:
    """A card in the player's fingers: where it was grabbed, where the pointer is, how it leans."""

    card: Card
    grab_x: float
    grab_y: float
    x: float
    y: float
    from_x: float
    from_y: float
    started: bool = False
    tilt: float = 0.0
    speed: float = 0.0

    def pose(self, rest: Pose) -> Pose:
        """How the card lies now, if it lies like ``rest`` when it is at home."""
        return rest._replace(x=self.x + self.grab_x, y=self.y + self.grab_y, angle=rest.angle * 0.3 + self.tilt)

    def lean(self, seconds: float) -> None:
        """Tilt with the card's speed, and settle when it rests."""
        if seconds <= 0:
            return
        wanted = max(-MOST_TILT, min(MOST_TILT, -self.speed / seconds * TILT_PER_SPEED))
        self.tilt += (wanted - self.tilt) * (1 - exp(-seconds / (SETTLE / 2)))
        if abs(self.tilt) < 0.1 and not wanted:
            self.tilt = 0.0
        self.speed = 0.0


def most_covered(mine: Rect, wanted: Iterable[Card], placed: Mapping[str, Placed]) -> Card | None:
    """The card among ``wanted`` of which a rectangle covers most, if it covers enough."""
    shares = [(mine.shared(placed[name(card)].pose.rect), card) for card in sorted(wanted) if name(card) in placed]
    share, best = max(shares, default=(0.0, None))
    return best if share > COVERS * mine.w * mine.h else None
