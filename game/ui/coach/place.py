"""Where the coach sits: a panel at the right, a drawer in small windows, a sheet above the hand in upright ones."""

from typing import Literal, NamedTuple

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale

Kind = Literal["panel", "drawer", "sheet"]

PANEL_FROM = 1120
"""Narrower windows have a drawer."""

WIDTH, EDGE, TALLEST = 328, 16, 900
GAP = 8
"""Between the table and the coach's panel."""

DRAWN_LARGER, TEXT_LARGER = 4 / 3, 1.19
"""The drawer was drawn for the smallest window, where text must not shrink with everything else."""

DRAWER, DRAWER_EDGE = 264, 12
SHEET, SHEET_SIDE, SHEET_GAP = 452, 32, 40
TAB, TAB_LONG, TAB_INSIDE = 18, 56, 2


class CoachPlace(NamedTuple):
    """The paper, the brass tab that opens and closes it, one logical pixel on it, and a factor on its type sizes.

    ``narrow`` says that advice and cards do not fit on one page.
    """

    kind: Kind
    rect: Rect
    tab: Rect
    unit: float
    larger: float = 1.0
    narrow: bool = False

    def px(self, scale: Scale, size: float) -> int:
        """A type size in pixels."""
        return scale.px(size * self.larger)


def coach_place(scale: Scale, opened: bool = True, hand_top: float | None = None) -> CoachPlace:
    """The coach's place in a window; ``hand_top`` is the upper edge of the viewer's hand where the window is upright.

    A closed coach is its tab at the edge; the rectangle is then where he would be.
    """
    if scale.portrait:
        return _sheet(scale, opened, hand_top)
    floor = scale.height - hint_height(scale)
    if scale.width < PANEL_FROM:
        unit = DRAWN_LARGER * scale.u
        edge = DRAWER_EDGE * unit
        rect = Rect(scale.width - edge - DRAWER * unit, edge, DRAWER * unit, floor - 2 * edge)
        return CoachPlace("drawer", rect, _tab(scale, rect, unit, opened), unit, TEXT_LARGER, True)
    unit, edge = scale.u, EDGE * scale.u
    rect = Rect(scale.width - edge - WIDTH * unit, edge, WIDTH * unit, min(TALLEST * unit, floor - 2 * edge))
    return CoachPlace("panel", rect, _tab(scale, rect, unit, opened), unit, narrow=scale.text > 1.1)


def _tab(scale: Scale, rect: Rect, unit: float, opened: bool) -> Rect:
    wide, long = TAB * unit, TAB_LONG * unit
    right = rect.x + TAB_INSIDE * unit if opened else float(scale.width)
    return Rect(right - wide, rect.y + 0.45 * rect.h - long / 2, wide, long)


def _sheet(scale: Scale, opened: bool, hand_top: float | None) -> CoachPlace:
    s = min(scale.width / 1080, scale.height / 1920)
    unit = 1.3 * s
    foot = (hand_top if hand_top is not None else scale.height - hint_height(scale) - 348 * s) - SHEET_GAP * s
    high = min(SHEET * s * max(1.0, 0.8 * scale.text), 0.6 * scale.height)
    rect = Rect(SHEET_SIDE * s, foot - high, scale.width - 2 * SHEET_SIDE * s, high)
    wide, long = TAB_LONG * unit, 1.4 * TAB * unit
    top = rect.y - long + TAB_INSIDE * unit if opened else foot - long
    tab = Rect(rect.right - wide - 24 * unit, top, wide, long)
    return CoachPlace("sheet", rect, tab, unit, narrow=True)
