"""Where everything of the count stands, computed from the window and the rows alone.

Two sides in a wide window have the paper strip between them, and their cards grow outwards from it over the cloth.
Three sides, and every upright window, have columns on one large paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.counting.rows import Row
from game.ui.draw import Anchor, Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale

TOTALS = 108
COURSE = 84
COMPARED = 34
BUTTON = 209
LEAST_FOR_COURSE = 0.66
"""Rows are not made smaller than this to make room for the course of the match."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Cell:
    """One side's part of a row: figure, points, cards; ``grow`` is -1 where the cards lie to the left of the figure."""

    figure: Point
    disc: Point
    cards: Rect
    grow: int

    @property
    def anchor(self) -> Anchor:
        """How text beside the cards stands."""
        return "right" if self.grow < 0 else "left"

    def beside(self, width: float) -> float:
        """The middle of something ``width`` wide that lies where the cards begin."""
        return self.cards.right - width / 2 if self.grow < 0 else self.cards.x + width / 2


@dataclass(frozen=True, slots=True)
class Line:
    """One row: its area, its label, a cell for each side from left to right.

    ``room`` is how wide the label may be; a ``heading`` stands above the cells.
    """

    rect: Rect
    label: Point
    room: float
    cells: tuple[Cell, ...]
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Head:
    """A side's portrait and name, which begins or ends at its place.

    Where the name is longer than ``room``, both may move outwards by up to ``slack``.
    """

    medal: Point
    name: Point
    room: float
    anchor: Anchor = "left"
    slack: float = 0.0


@dataclass(frozen=True, slots=True)
class Places:
    """The whole screen; ``k`` is the size of rows and their cards in pixels of one logical pixel."""

    k: float
    on_paper: bool
    paper: Rect
    title: Point
    title_room: float
    heads: tuple[Head, ...]
    lines: tuple[Line, ...]
    deal: Line
    match: Line
    pegs: tuple[Rect, ...]
    sums: tuple[Point, ...]
    course: Rect | None
    buttons: Rect

    @property
    def compared(self) -> Point:
        """The middle of the line above the buttons, where there is one."""
        x, y = self.buttons.centre
        return x, y - 1.04 * self.buttons.h


def places(scale: Scale, rows: Sequence[Row], sides: int, course: bool, compared: bool = False) -> Places:
    """The places for these rows.

    ``course`` asks for room for the course of the match, ``compared`` for a line above the buttons.
    """
    if sides == 2 and not scale.portrait:
        return _strip(scale, rows, course, COMPARED * compared * scale.u)
    return _columns(scale, rows, sides, course, COMPARED * compared * scale.u)


def _buttons(scale: Scale, top: float) -> Rect:
    """The row of buttons, as wide as five of them ask for where there is room."""
    u = scale.u
    width = min(5 * BUTTON * u, scale.width - 32 * u)
    return Rect((scale.width - width) / 2, top, width, 46 * u)


def _size(
    rows: Sequence[Row], room: float, u: float, course: bool, most: float, margin: float = 0.0
) -> tuple[float, bool]:
    """Pixels of a logical pixel in the rows, and whether the course has its place and margin."""
    natural = sum(row.shape.row for row in rows) or 1
    less = (room - (COURSE + margin) * u) / natural
    if course and less >= LEAST_FOR_COURSE * u:
        return min(most * u, less), True
    return min(most * u, room / natural), False


def _strip(scale: Scale, rows: Sequence[Row], course: bool, line_high: float) -> Places:
    u, middle, floor = scale.u, scale.width / 2, scale.height - hint_height(scale)
    k, shown = _size(rows, floor - (76 + 74 + 12 + TOTALS) * u - line_high, u, course, 1.15)
    tall = sum(row.shape.row for row in rows) * k + (12 + TOTALS + COURSE * shown) * u
    top = 76 * u + max(0.0, floor - tall - line_high - 150 * u) / 2
    width = max(300.0, 352 * u)
    paper = Rect(middle - width / 2, top, width, tall)
    zone = min(middle - width / 2 - 46 * u, 440 * u)
    lines, y = [], top + 12 * u
    for row in rows:
        lines.append(_strip_line(paper, zone, Rect(paper.x, y, width, row.shape.row * k), u))
        y += row.shape.row * k
    line = top - 34 * u
    slack = max(0.0, middle - 440 * u)
    heads = (
        Head((middle - 396 * u, line), (middle - 356 * u, line), 180 * u, "left", slack),
        Head((middle + 396 * u, line), (middle + 356 * u, line), 180 * u, "right", slack),
    )
    deal = _strip_line(paper, zone, Rect(paper.x, y + 6 * u, width, 44 * u), u)
    match = _strip_line(paper, zone, Rect(paper.x, y + 48 * u, width, 48 * u), u)
    return Places(
        k=k,
        on_paper=False,
        paper=paper,
        title=(middle, line),
        title_room=304 * u,
        heads=heads,
        lines=tuple(lines),
        deal=deal,
        match=match,
        pegs=tuple(cell.cards._replace(y=y + 18 * u, h=36 * u) for cell in deal.cells),
        sums=((paper.x - 30 * u, y + 72 * u), (paper.right + 30 * u, y + 72 * u)),
        course=Rect(paper.x + 24 * u, y + 100 * u, width - 48 * u, 70 * u) if shown else None,
        buttons=_buttons(scale, paper.bottom + line_high + 16 * u),
    )


def _strip_line(paper: Rect, zone: float, rect: Rect, u: float) -> Line:
    middle, y = rect.centre
    spread = paper.w / 352
    cells = tuple(
        Cell(
            (middle + side * 92 * spread, y),
            (middle + side * 141 * spread, y),
            Rect(paper.right + 30 * u if side > 0 else paper.x - 30 * u - zone, rect.y, zone, rect.h),
            side,
        )
        for side in (-1, 1)
    )
    return Line(rect, (middle, y), 124 * spread, cells)


def _columns(scale: Scale, rows: Sequence[Row], sides: int, course: bool, line_high: float) -> Places:
    u, floor = scale.u, scale.height - hint_height(scale)
    upright = scale.portrait
    top = (96 if upright else 64) * u
    width = min(scale.width - 32 * u, 1400 * u)
    left = (scale.width - width) / 2
    above = 34 * u if upright else 0.0
    head, step = (84 if upright else 68) * u, 44 * u + above
    room = floor - top - head - 2 * step - 106 * u - line_high - above * len(rows)
    k, shown = _size(rows, room, u, course, 2.1 if upright else 1.2, 22)
    aside = 24 * u if upright else 190 * u
    column = (width - aside - 24 * u) / sides
    xs = [left + aside + column * i for i in range(sides)]
    y = top + head
    face = y - (40 if upright else 30) * u
    heads = tuple(Head((x + 40 * u, face), (x + 76 * u, face), column - 88 * u) for x in xs)
    lines = []
    for row in rows:
        tall = row.shape.row * k + above
        lines.append(_column_line(Rect(left, y, width, tall), xs, column, above, u))
        y += tall
    deal = _column_line(Rect(left, y + 8 * u, width, step), xs, column, above, u)
    match = _column_line(Rect(left, deal.rect.bottom, width, step), xs, column, above, u)
    end = match.rect.bottom + 16 * u
    return Places(
        k=k,
        on_paper=True,
        paper=Rect(left, top, width, end + ((COURSE + 22) * u if shown else 0) - top),
        title=(scale.width / 2, top - (top - 8 * u) / 2),
        title_room=width,
        heads=heads,
        lines=tuple(lines),
        deal=deal,
        match=match,
        pegs=tuple(cell.cards for cell in match.cells),
        sums=tuple((cell.cards.x, deal.cells[i].cards.centre[1]) for i, cell in enumerate(match.cells)),
        course=Rect(left + 32 * u, end, width - 64 * u, COURSE * u) if shown else None,
        buttons=_buttons(scale, floor - 60 * u),
    )


def _column_line(rect: Rect, xs: Sequence[float], column: float, above: float, u: float) -> Line:
    y = rect.y + above + (rect.h - above) / 2
    cells = tuple(
        Cell((x + 32 * u, y), (x + 80 * u, y), Rect(x + 108 * u, rect.y + above, column - 124 * u, rect.h - above), 1)
        for x in xs
    )
    if above:
        return Line(rect, (rect.centre[0], rect.y + above / 2 + 4 * u), rect.w / 2, cells, True)
    return Line(rect, (rect.x + 106 * u, y), 160 * u, cells)
