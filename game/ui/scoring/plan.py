"""Where the parts of the screen stand in this window."""

from typing import Final, Literal, NamedTuple

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.widgets.headings import heading_height

Page = Literal["entry", "primiera"]

STANDINGS, ENTRY, LAST, GAP = 384, 344, 560, 16
HIGHEST: Final = 760
PADDING: Final = 28
FRAME: Final = 11
"""From the edge of a panel to the inside of its frame."""


class Plan(NamedTuple):
    """The three panels, the strip of buttons, and in upright windows the choice of the page that is seen.

    ``entry`` or ``last`` is None where the other one takes its place.
    """

    buttons: Rect
    standings: Rect
    entry: Rect | None
    last: Rect | None
    pages: Rect | None


def plan(scale: Scale, page: Page) -> Plan:
    """Three columns, in upright windows the standings above one of two pages."""
    return _upright(scale, page) if scale.portrait else _wide(scale)


def inside(panel: Rect, u: float) -> Rect:
    """The part of a panel within its padding."""
    return panel.grow(-PADDING * u)


def _wide(scale: Scale) -> Plan:
    u, head = scale.u, heading_height(scale)
    gap = GAP * u
    room = min(scale.width - 2 * gap, (STANDINGS + ENTRY + LAST + 2 * GAP) * u)
    left = (scale.width - room) / 2
    height = min(scale.height - hint_height(scale) - head - gap, HIGHEST * u)
    standings = Rect(left, head, STANDINGS * u, height)
    entry = Rect(standings.right + gap, head, ENTRY * u, height)
    last = Rect(entry.right + gap, head, left + room - entry.right - gap, height)
    return Plan(Rect(0, 18 * u, scale.width - gap, 44 * u), standings, entry, last, None)


def _upright(scale: Scale, page: Page) -> Plan:
    u, head = scale.u, heading_height(scale)
    gap = GAP * u
    width = scale.width - 2 * gap
    buttons = Rect(gap, head, width, 48 * u)
    floor = scale.height - hint_height(scale) - gap
    top = buttons.bottom + gap
    standings = Rect(gap, top, width, 0.36 * (floor - top))
    pages = Rect(gap, standings.bottom + gap, width, 48 * u)
    below = Rect(gap, pages.bottom + gap, width, floor - pages.bottom - gap)
    entry, last = (below, None) if page == "entry" else (None, below)
    return Plan(buttons, standings, entry, last, pages)
