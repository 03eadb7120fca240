"""A slip of paper that points at something on the table."""

from typing import NamedTuple

from game.ui.draw import Item, Rect, Shadow
from game.ui.scale import Scale
from game.ui.shapes import box, polygon
from game.ui.theme import BRASS, PAPER, RADIUS_SLATE

POINTER, POINTER_HALF, MARGIN = 14, 12, 8
CORNER = 2
"""How far the pointer's foot stays away from a corner, in halves of its width."""


class Slip(NamedTuple):
    """Where the paper lies, and the point at which it points."""

    rect: Rect
    tip: tuple[float, float]


def window(scale: Scale) -> Rect:
    """All of the window where paper may lie."""
    return Rect(0, 0, scale.width, scale.height).grow(-MARGIN * scale.u)


def beside(room: Rect, about: Rect, width: float, height: float, u: float) -> Slip | None:
    """A slip of this size inside ``room``, above what it is about, else below, left or right; None if it has no place.

    Something outside the room is pointed at from the edge of the room.
    """
    if width > room.w or height > room.h:
        return None
    x, y = about.centre
    along = min(max(room.x, x - width / 2), room.right - width)
    level = min(max(room.y, y - height / 2), room.bottom - height)
    reach, corner = POINTER * u, CORNER * POINTER_HALF * u
    if room.x + corner <= x <= room.right - corner:
        above = min(about.y - reach, room.bottom)
        if above - height >= room.y:
            return Slip(Rect(along, above - height, width, height), (x, above + reach - 2 * u))
        below = max(about.bottom + reach, room.y)
        if below + height <= room.bottom:
            return Slip(Rect(along, below, width, height), (x, below - reach + 2 * u))
    left, right = min(about.x - reach, room.right), max(about.right + reach, room.x)
    if left - width >= room.x:
        return Slip(Rect(left - width, level, width, height), (left + reach - 2 * u, y))
    if right + width <= room.right:
        return Slip(Rect(right, level, width, height), (right - reach + 2 * u, y))
    return None


def paper(slip: Slip, u: float) -> list[Item]:
    """The paper with its shadow, pointer and brass line."""
    rect = slip.rect
    return [
        Shadow(rect, RADIUS_SLATE * u, 8 * u, 3 * u, 5 * u, 0.5),
        box(rect, RADIUS_SLATE * u, PAPER),
        polygon((*_foot(slip, u), slip.tip), PAPER),
        box(rect.grow(-4 * u), 7 * u, None, u, BRASS),
    ]


def _foot(slip: Slip, u: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two ends of the pointer's foot, just inside the edge nearest to the tip."""
    rect, (x, y), half, corner = slip.rect, slip.tip, POINTER_HALF * u, CORNER * POINTER_HALF * u
    if rect.y <= y <= rect.bottom:
        y = min(max(y, rect.y + corner), rect.bottom - corner)
        edge = rect.right - u if x > rect.right else rect.x + u
        return (edge, y - half), (edge, y + half)
    x = min(max(x, rect.x + corner), rect.right - corner)
    edge = rect.bottom - u if y > rect.bottom else rect.y + u
    return (x - half, edge), (x + half, edge)
