"""Where the parts of the page on fairness lie, computed from the window alone."""

from typing import Final, NamedTuple

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.widgets.headings import heading_height

DESIGN_WIDTH, LIST, PAGE, MARGIN = 1280, 224, 1008, 16
FRAME, BAR, INSIDE = 13, 18, 40
"""The lines of the paper's frame, the bar beside what scrolls, and what is written lie so far within its edge."""

ENTRY, GAP = 46, 12
CHOICES: Final = 3


class Plan(NamedTuple):
    """The names of the pages, the paper, the part of it that scrolls, and the left edge of what is written.

    ``entries`` are side by side above the paper in an upright window, else one below the other in ``list``.
    """

    list: Rect
    entries: tuple[Rect, ...]
    paper: Rect
    view: Rect
    left: float


def plan(scale: Scale) -> Plan:
    """The arrangement for a window."""
    u, top = scale.u, heading_height(scale) + 8 * scale.u
    floor = scale.height - hint_height(scale) - MARGIN * u
    if scale.portrait:
        width, high = scale.width - 2 * MARGIN * u, max(ENTRY * u, 2.0 * scale.px(19))
        wide = (width - (CHOICES - 1) * GAP * u) / CHOICES
        entries = tuple(Rect(MARGIN * u + i * (wide + GAP * u), top, wide, high) for i in range(CHOICES))
        side = Rect(MARGIN * u, top, width, high)
        top = side.bottom + GAP * u
        paper = Rect(MARGIN * u, top, width, floor - top)
    else:
        left, entries = max(0.0, (scale.width - DESIGN_WIDTH * u) / 2), ()
        side = Rect(left + MARGIN * u, top, LIST * u, floor - top)
        x = side.right + MARGIN * u
        paper = Rect(x, top, min(PAGE * u, scale.width - MARGIN * u - x), floor - top)
    view = paper.grow(-FRAME * u)
    return Plan(side, entries, paper, view._replace(w=view.w - (BAR - FRAME) * u), paper.x + INSIDE * u)


def text_width(places: Plan) -> float:
    """How wide what is written is, equally far from either edge of the paper."""
    return places.paper.w - 2 * (places.left - places.paper.x)
