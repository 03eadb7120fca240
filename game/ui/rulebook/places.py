"""Where things are on the screen of the rules."""

from math import ceil
from typing import NamedTuple

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage

DESIGN_WIDTH, HEAD, SIDE, PAGE = 1280, 80, 224, 1008
MARGIN, ENTRY, COLUMNS = 16, 52, 4
FRAME = 11
"""The lines of the paper's frame lie within so much of its edge."""

INSIDE = 40


class Places(NamedTuple):
    """The head from left to right, the choice among a game's forms, the chapters, the paper.

    A page is seen through ``window`` and is as wide as ``text``.
    """

    back: Rect
    title: Rect
    games: Rect
    search: Rect
    forms: Rect
    chapters: tuple[Rect, ...]
    note: Rect
    paper: Rect
    window: Rect
    text: Rect


def places(scale: Scale, chapters: int, choose: bool) -> Places:
    """Where everything is, for so many chapters, with or without a choice of games."""
    return _upright(scale, chapters) if scale.portrait else _across(scale, chapters, choose)


def _across(scale: Scale, chapters: int, choose: bool) -> Places:
    u, floor = scale.u, scale.height - hint_height(scale)
    left = (scale.width - DESIGN_WIDTH * u) / 2
    side = Rect(left + MARGIN * u, 88 * u, SIDE * u, floor - MARGIN * u - 88 * u)
    forms = Rect(side.x, side.y, side.w, 44 * u)
    top = side.y + (56 * u if choose else 0)
    pitch = min(ENTRY * u, (side.bottom - top) / chapters)
    entries = tuple(Rect(side.x, top + i * pitch, side.w, pitch - 6 * u) for i in range(chapters))
    below = entries[-1].bottom + 20 * u
    paper = Rect(left + 256 * u, 88 * u, PAGE * u, side.h)
    return Places(
        Rect(left + MARGIN * u, MARGIN * u, 48 * u, 48 * u),
        Rect(left + 84 * u, MARGIN * u, 160 * u, 48 * u),
        Rect(left + 252 * u, 18 * u, 692 * u, 44 * u),
        Rect(left + 960 * u, 18 * u, 304 * u, 44 * u),
        forms,
        entries,
        Rect(side.x + 20 * u, below, side.w - 24 * u, max(0.0, side.bottom - below)),
        paper,
        paper.grow(-FRAME * u),
        paper._replace(x=paper.x + INSIDE * u, w=paper.w - 2 * INSIDE * u),
    )


def _upright(scale: Scale, chapters: int) -> Places:
    u, floor = scale.u, scale.height - hint_height(scale)
    left, width = MARGIN * u, scale.width - 2 * MARGIN * u
    head = 88 * u
    entry = max(46 * u, 2.0 * scale.px(19))
    top = head + entry + 12 * u
    column = (width - (COLUMNS - 1) * 12 * u) / COLUMNS
    entries = tuple(
        Rect(left + i % COLUMNS * (column + 12 * u), top + i // COLUMNS * (entry + 6 * u), column, entry)
        for i in range(chapters)
    )
    below = top + ceil(chapters / COLUMNS) * (entry + 6 * u) + 10 * u
    paper = Rect(left, below, width, floor - MARGIN * u - below)
    search = Rect(left + width - 304 * u, 18 * u, 304 * u, 44 * u)
    forms = Rect(left + width - 304 * u, head, 304 * u, entry)
    return Places(
        Rect(left, MARGIN * u, 48 * u, 48 * u),
        Rect(left + 68 * u, MARGIN * u, search.x - left - 84 * u, 48 * u),
        Rect(left, head, width - 320 * u, entry),
        search,
        forms,
        entries,
        Rect(left, floor, 0, 0),
        paper,
        paper.grow(-FRAME * u),
        paper._replace(x=paper.x + INSIDE * u, w=paper.w - 2 * INSIDE * u),
    )


def tabs(stage: Stage, area: Rect, texts: tuple[str, ...], size: float) -> tuple[Rect, ...]:
    """Places for words side by side, as wide as each needs, closer where there are too many."""
    u, measure, gap = stage.scale.u, stage.measure, 6 * stage.scale.u
    px = stage.scale.px(size)
    room = area.w - gap * (len(texts) - 1)
    widths = [measure.width(text, px, "serif", "semibold") + 32 * u for text in texts]
    if sum(widths) > room:
        widths = [width * room / sum(widths) for width in widths]
    rects, x = [], area.x
    for width in widths:
        rects.append(Rect(x, area.y, width, area.h))
        x += width + gap
    return tuple(rects)
