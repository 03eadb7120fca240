"""Paper and dark glass to put things on, and the squares with icons."""

from functools import lru_cache

from game.ui.draw import Colour, Fill, Item, Rect, Shadow, Vector
from game.ui.furniture.messages import hint_height
from game.ui.scale import Scale
from game.ui.shapes import box, icon, merged
from game.ui.theme import (
    BRASS,
    BRASS_HI,
    INK,
    NIGHT,
    PAPER,
    RADIUS_PANEL,
    RADIUS_SLATE,
    VEIL,
)

EDGE = 8
"""How far a popup keeps from the upper edge of the window at least."""


@lru_cache(64)
def _panel_drawing(rect: Rect, unit: float, frame: Colour) -> Vector:
    radius = RADIUS_PANEL * unit
    return merged(
        [
            box(rect, radius, PAPER),
            box(rect.grow(-6 * unit), radius - 4 * unit, None, 1.5 * unit, INK if frame == BRASS else frame),
            box(rect.grow(-9.5 * unit), radius - 6 * unit, None, unit, frame),
        ]
    )


def panel(rect: Rect, unit: float = 1.0, frame: Colour = BRASS) -> list[Item]:
    """Paper to read from: an ink line and inside it a brass one, like a big card."""
    shadow = Shadow(rect, RADIUS_PANEL * unit, 14 * unit, 7 * unit, 10 * unit, 0.5)
    return [shadow, _panel_drawing(rect, unit, frame)]


def veil(scale: Scale) -> Item:
    """What darkens a screen under a popup, down to the hint line."""
    return Fill(Rect(0, 0, scale.width, scale.height - hint_height(scale)), VEIL)


def in_the_middle(scale: Scale, width: float, height: float) -> Rect:
    """Where a popup of this size lies: in the middle of what the hint line leaves of the window."""
    floor = scale.height - hint_height(scale)
    return Rect((scale.width - width) / 2, max(EDGE * scale.u, (floor - height) / 2), width, height)


def at_the_foot(scale: Scale, width: float, height: float) -> Rect:
    """Where a popup of this size lies that leaves the table in sight: just above the hint line."""
    return Rect((scale.width - width) / 2, scale.height - hint_height(scale) - (height + 8 * scale.u), width, height)


def slate(rect: Rect, unit: float = 1.0, alpha: float = 0.62) -> list[Item]:
    """Dark glass over the cloth."""
    return [box(rect, RADIUS_SLATE * unit, NIGHT.fade(alpha), unit, BRASS.fade(0.45))]


def icon_button(rect: Rect, name: str, hovered: bool = False) -> list[Item]:
    """A square on the cloth with an icon on it."""
    unit = rect.h / 40
    face = BRASS.fade(0.28) if hovered else NIGHT.fade(0.5)
    x, y = rect.centre
    return [box(rect, 8 * unit, face, 1.25 * unit, BRASS.fade(0.9)), icon(name, x, y, 0.45 * rect.h, BRASS_HI, NIGHT)]
