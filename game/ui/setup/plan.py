"""Where the parts of the screen stand in this window."""

from typing import NamedTuple

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.widgets.headings import heading_height

ROW_BELOW = 1080
"""In windows narrower than so many pixels, and in upright ones, the games stand in one row."""


class Plan(NamedTuple):
    """The games and the paper.

    ``tiles`` is the area through which the games are seen; ``tile`` the place of the first one, ``columns`` how many
    stand side by side, 0 for all in one row that scrolls sideways.
    """

    tiles: Rect
    tile: Rect
    gap: float
    columns: int
    paper: Rect


def plan(scale: Scale, games: int) -> Plan:
    """So many games beside the paper, in narrow windows above it."""
    return (_above if scale.portrait or scale.width < ROW_BELOW else _beside)(scale, games)


def text_unit(scale: Scale) -> float:
    """Pixels of one logical pixel for what grows with the text."""
    return max(scale.u, scale.px(16) / 16)


def _beside(scale: Scale, games: int) -> Plan:
    u, floor = scale.u, scale.height - hint_height(scale)
    left, gap = (scale.width - 1280 * u) / 2 + 16 * u, 12 * u
    paper = Rect(left + 560 * u, 88 * u, 688 * u, min(floor - 112 * u, 900 * u))
    high = min(208 * u, (paper.h - 2 * gap) / 3)
    tiles = Rect(left - gap, paper.y - gap, 560 * u, paper.h + 2 * gap)
    return Plan(tiles, Rect(left, paper.y, 260 * u, high), gap, 2, paper)


def _above(scale: Scale, games: int) -> Plan:
    u, k, floor = scale.u, text_unit(scale), scale.height - hint_height(scale)
    head, gap, edge = heading_height(scale), 10 * u, 16 * u
    across, down = (236 * k, 216 * k) if scale.portrait else (160 * k, 142 * k)
    fitting = (scale.width - 2 * edge + gap) / games - gap
    tile = Rect(edge, head, max(across, min(fitting, 1.4 * across)), down)
    scrolls = fitting < across
    tiles = Rect(0, head - 12 * u, scale.width, down + (34 if scrolls else 24) * u)
    top = tile.bottom + (30 if scrolls else 16) * u
    paper = Rect(edge, top, scale.width - 2 * edge, floor - top - 12 * u)
    return Plan(tiles, tile, gap, 0, paper)
