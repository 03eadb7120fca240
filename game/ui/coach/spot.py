"""Where a paper over the table hides least: what may be hidden there, and how much each thing is worth seeing."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from game.engine.state import Observation
from game.ui.draw import Rect
from game.ui.table.layout import Layout, Pose
from game.ui.table.place import relative
from game.ui.table.surroundings import pile_rects

NEVER, SPOKEN, TABLE, HAND, PLATE, PILE, OWN, ICON = 1e6, 2000.0, 100.0, 15.0, 4.0, 3.0, 1.0, 0.5
"""What it is worth to see the cards that are spoken of, the table, the others' cards, names, piles, and one's own."""

EDGE = 4.0
"""How far a turned card reaches beyond the rectangle of the same card unturned."""

SPECK = 40.0
"""An area in logical pixels that is as good as none."""


class Kept(NamedTuple):
    """Something that should stay in sight, and how much that is worth."""

    rect: Rect
    worth: float = SPOKEN


class Bounds(NamedTuple):
    """Where the paper may lie, the card that it points at, and from how near."""

    inside: Rect
    about: Rect
    gap: float


def in_sight(view: Observation, layout: Layout, table: Iterable[Pose], spoken: Iterable[Pose]) -> list[Kept]:
    """All that is to be seen: how the cards of the ``table`` lie, and those that are ``spoken`` of, and the rest."""
    kept = [Kept(pose.rect) for pose in spoken] + [Kept(pose.rect, TABLE) for pose in table]
    for seat, cards in enumerate(view.hands):
        at = relative(view, seat)
        kept.append(Kept(layout.plates[at], PLATE if at else OWN))
        if cards:
            rects = [layout.hands[at].pose(index, len(cards)).lying.grow(EDGE) for index in range(len(cards))]
            kept.append(Kept(_around(rects), HAND if at else SPOKEN))
    piles = zip(pile_rects(layout, view), view.piles, strict=True)
    kept += [Kept(rect, PILE if pile else ICON) for rect, pile in piles]
    kept += [Kept(layout.stock.rect, PILE)] if view.stock else []
    return [*kept, Kept(layout.score, PLATE), *(Kept(icon, ICON) for icon in layout.icons)]


def spot(bounds: Bounds, sizes: Sequence[tuple[float, float]], kept: Sequence[Kept], unit: float) -> Rect:
    """Where a paper of one of these sizes hides least: never the card itself; then the first size, close to the card.

    Something has to be hidden by the first size before another one is looked at.
    """
    about, best = bounds.about, None
    x, y = about.centre
    for wide, high in sizes:
        for paper in _places(bounds, wide, high, kept):
            most = best[0] if best is not None else inf
            hides = _hides(paper, (Kept(about, NEVER), *kept), most, SPECK * unit * unit)
            away = abs(paper.centre[1] - y) + 0.5 * abs(paper.centre[0] - x)
            found = (hides, -wide, not points(paper, about, bounds.gap), away, paper)
            if best is None or found < best:
                best = found
        if best is not None and not best[0]:
            break
    assert best is not None
    return best[-1]


def points(paper: Rect, about: Rect, gap: float) -> bool:
    """Whether the paper lies right above or under the card."""
    close = min(abs(paper.y - about.bottom), abs(about.y - paper.bottom)) < gap + 1
    return close and paper.x < about.centre[0] < paper.right


def _places(bounds: Bounds, wide: float, high: float, kept: Sequence[Kept]) -> set[Rect]:
    """Along the edges of everything there is."""
    inside, about, gap = bounds
    across = [about.centre[0] - 0.75 * wide, inside.x, inside.right - wide]
    down = [inside.y, inside.bottom - high]
    for rect in (about, *(one.rect for one in kept)):
        across += [rect.right + gap, rect.x - gap - wide]
        down += [rect.y - gap - high, rect.bottom + gap]
    columns = {round(min(max(x, inside.x), inside.right - wide), 1) for x in across}
    rows = {round(max(inside.y, min(y, inside.bottom - high)), 1) for y in down}
    return {Rect(x, y, wide, high) for x in columns for y in rows}


def _around(rects: Sequence[Rect]) -> Rect:
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)


def _hides(paper: Rect, kept: Iterable[Kept], most: float, speck: float) -> float:
    """How much the paper hides, in whole specks, or something above ``most``."""
    hidden = 0.0
    for rect, worth in kept:
        if paper.overlaps(rect):
            hidden += paper.shared(rect) * worth / speck
            if hidden > most + 1:
                break
    return round(hidden)
