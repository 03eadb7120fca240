"""The table with room for the teacher's paper: beside it under the score, in upright windows over the hand."""

from dataclasses import replace

from game.ui.draw import Rect
from game.ui.table.layout import HandPlace, Layout, PilePlace

WIDTH, GAP = 320, 16
LENT = 24
"""So far the middle of the table may move back into the strip at its side that is always empty."""

SHEET = 0.48
"""How much of the table's height the paper takes in an upright window."""

GRIDS = ((4, 1, 290), (5, 1, 260), (5, 2, 170), (6, 3, 110))
"""Columns, rows and card height of the table under it, in pixels at 1080x1920."""

FAN, PARTNERS = 346, 268
"""The longest row of the learner's hand and of the one opposite, so that they keep clear of the plates beside them."""


def beside(layout: Layout) -> tuple[Layout, Rect]:
    """The places of the same table where part of the window belongs to the teacher, and that part."""
    return _upright(layout) if layout.scale.portrait else _landscape(layout)


def _landscape(layout: Layout) -> tuple[Layout, Rect]:
    """Everything at the right moves by the paper's width, what lies in the middle by half of it."""
    u, score = layout.scale.u, layout.score
    left, right = layout.icons[0].x - GAP * u, score.right + GAP * u
    top = score.bottom + GAP * u
    paper = Rect(right - WIDTH * u, top, (WIDTH - GAP) * u, layout.hint.y - GAP * u - top)

    def moved(x: float) -> float:
        if x < left + 0.2 * (right - left):
            return x
        return x - (WIDTH if x > right - 0.2 * (right - left) else (WIDTH - LENT) / 2) * u

    def hand(place: HandPlace) -> HandPlace:
        most = FAN if place is layout.hands[0] else PARTNERS
        return place._replace(x=moved(place.x), row=place.row if place.facing else min(place.row, most * u))

    def pile(place: PilePlace) -> PilePlace:
        return place._replace(x=moved(place.x))

    def plate(rect: Rect) -> Rect:
        x = rect.x + moved(rect.centre[0]) - rect.centre[0]
        icon = layout.icons[1]
        return rect._replace(x=max(x, icon.right + GAP * u) if rect.y < icon.bottom else x)

    area = layout.area
    narrower = replace(
        layout,
        icons=(layout.icons[0], layout.icons[1]),
        score=Rect(paper.x, score.y, paper.w, score.h),
        area=area._replace(w=area.w - (WIDTH - LENT) * u),
        stock=pile(layout.stock),
        plates=tuple(map(plate, layout.plates)),
        hands=tuple(map(hand, layout.hands)),
        piles=tuple(map(pile, layout.piles)),
    )
    return narrower, paper


def _upright(layout: Layout) -> tuple[Layout, Rect]:
    """The paper lies between the others and the cards on the table, which lie in fewer rows."""
    area, scale = layout.area, layout.scale
    s = min(scale.width / 1080, scale.height / 1920)
    paper = area._replace(h=SHEET * area.h)
    top = paper.bottom + GAP * scale.u
    grids = tuple((columns, rows, height * s) for columns, rows, height in GRIDS)
    return replace(layout, area=Rect(area.x, top, area.w, area.bottom - top), grids=grids), paper
