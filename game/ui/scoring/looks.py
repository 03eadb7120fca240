"""What tells the sides apart: a portrait, a shape and a colour for each."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from game.ui.draw import Item, Vector
from game.ui.scenes.scene import Stage
from game.ui.shapes import Points, box, disc, polygon
from game.ui.theme import BRASS_HI, INK, RADIUS_CONTROL, SIDES, WHITE
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

FACES: Final = ("Jc", "Jb", "Kc", "Cd", "Js", "Kb")
"""The portrait of each look, by court card."""


def _corners(count: int, reach: float, first: float = 0.25) -> Points:
    """So many corners around the origin; ``first`` is where the first one lies, in turns from the right."""
    turns = (2 * pi * (first + i / count) for i in range(count))
    return tuple((reach * cos(turn), -reach * sin(turn)) for turn in turns)


_STAR: Final = tuple(corner for pair in zip(_corners(5, 1.12), _corners(5, 0.5, 0.35), strict=True) for corner in pair)
_SHAPES: Final[tuple[Points, ...]] = (
    (),
    _corners(4, 1.08, 0.125),
    _corners(3, 1.12),
    _corners(4, 1.05),
    _corners(6, 1.0),
    _STAR,
)
"""The corners of each look's shape in a circle of radius 1; a disc has none."""


def mark(look: int, x: float, y: float, r: float) -> Vector:
    """The shape of a look in its colour, about as large as a disc of radius ``r``."""
    edge = max(1.0, 0.13 * r)
    if not _SHAPES[look]:
        return disc(x, y, 0.92 * r, SIDES[look], edge, INK)
    return polygon(tuple((x + r * dx, y + r * dy) for dx, dy in _SHAPES[look]), SIDES[look], edge, INK)


@dataclass(frozen=True, slots=True)
class LookButton(Pressable):
    """A square with the mark of a side; pressing it asks for another mark."""

    look: int = 0

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The mark on white."""
        u, rect = stage.scale.u, self.rect
        x, y = rect.centre
        fill = BRASS_HI.fade(0.45) if look.hovered else WHITE
        items: list[Item] = [box(rect, RADIUS_CONTROL * u, WHITE), box(rect, RADIUS_CONTROL * u, fill, 1.25 * u, INK)]
        items.append(mark(self.look, x, y, 0.3 * rect.h))
        return [*items, ring(rect, u)] if look.focused else items
