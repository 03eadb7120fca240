"""A row of the count: its label, and each side's figure, points and cards."""

from dataclasses import replace

from game.engine.cards import SETTEBELLO, name
from game.ui.counting.cards import Slot
from game.ui.counting.picture import Picture
from game.ui.counting.places import Cell, Line
from game.ui.counting.rows import SHAPES, Row, missing_suits
from game.ui.draw import Item, Label, Sprite
from game.ui.sayings import suit_name
from game.ui.shapes import card_outline, disc, empty_place, line
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, CARD_RATIO, INK, INK2, RULE


def row_items(picture: Picture, number: int, elapsed: float) -> list[Item]:
    """One row that has begun to appear."""
    row, spot, account = picture.rows[number], picture.places.lines[number], picture.account
    alpha = picture.tempo.shown(elapsed, picture.tempo.row(number))
    items = _hairlines(picture, spot) if number else []
    items += _label(picture, row, spot, alpha)
    for column, (side, cell) in enumerate(zip(account.order, spot.cells, strict=True)):
        items += _figure(picture, row, side, cell, alpha)
        items += _points(picture, row.points[side], cell, picture.tempo.dropped(elapsed, number))
        if row.name == "settebello":
            items.append(_frame(picture, number, column, cell))
        items += _cards(picture, number, column, alpha, elapsed)
        if row.name == "primiera":
            items += _primiera(picture, row, side, cell, picture.laid[number][column], alpha)
    return items


def travelling(picture: Picture, elapsed: float) -> list[Item]:
    """The settebello on its way from one row to the next."""
    stop, share = picture.travelled(elapsed)
    if not picture.stops or share in (0.0, 1.0):
        return []
    (row_a, a), (row_b, b) = picture.stops[stop - 1], picture.stops[stop]
    start, goal = (_settebello(picture.laid[row][column]) for row, column in ((row_a, a), (row_b, b)))
    x, y, height = (p + (q - p) * share for p, q in zip(start[1:4], goal[1:4], strict=True))
    lift = 0.45 + 2.5 * share * (1 - share) * 4
    return [Sprite("travelling:7d", name(SETTEBELLO), x, y, height, lift=lift, moving=True)]


def _settebello(laid: tuple[Slot, ...]) -> Slot:
    return next(slot for slot in laid if slot.card == SETTEBELLO)


def _hairlines(picture: Picture, spot: Line) -> list[Item]:
    u, y, paper = picture.stage.scale.u, spot.rect.y, picture.places.paper
    items = [line(paper.x + 24 * u, y, paper.right - 24 * u, y, RULE, u)]
    if not picture.places.on_paper:
        left, right = spot.cells[0].cards, spot.cells[1].cards
        items.append(line(left.x, y, paper.x - 16 * u, y, BRASS.fade(0.22), u))
        items.append(line(paper.right + 16 * u, y, right.right, y, BRASS.fade(0.22), u))
    return items


def _label(picture: Picture, row: Row, spot: Line, alpha: float) -> list[Item]:
    """The name of the category, and that nobody scores below or beside it."""
    stage, (x, y), room = picture.stage, spot.label, spot.room
    px, small = stage.scale.px(22), stage.scale.px(15)
    text, told = picture.label(row), stage.words.text("count.nobody")
    below = spot.rect.h >= 2.6 * small
    if any(row.points) or not (below or spot.heading):
        return [fitted(stage.measure, x, y, text, room, px, INK, "serif", "semibold_italic", "centre", alpha)]
    if spot.heading:
        width, gap = stage.measure.width(text, px, "serif", "semibold_italic"), 12 * stage.scale.u
        left = x - (width + gap + stage.measure.width(told, small)) / 2
        note = Label(left + width + gap, y, told, small, INK2, alpha=alpha)
        return [Label(left, y, text, px, INK, "serif", "semibold_italic", alpha=alpha), note]
    y -= 0.62 * small
    return [
        fitted(stage.measure, x, y, text, room, px, INK, "serif", "semibold_italic", "centre", alpha),
        fitted(stage.measure, x, y + px, told, room, small, INK2, anchor="centre", alpha=alpha),
    ]


def _figure(picture: Picture, row: Row, side: int, cell: Cell, alpha: float) -> list[Item]:
    if not row.figures[side]:
        return []
    scale = picture.stage.scale
    px = max(14, min(scale.px(30), round(34 * scale.u)))
    if row.points[side]:
        return [Label(*cell.figure, row.figures[side], px, INK, "serif", "bold", "centre", alpha)]
    return [Label(*cell.figure, row.figures[side], px, INK2, "serif", "regular", "centre", alpha)]


def _points(picture: Picture, points: int, cell: Cell, dropped: float) -> list[Item]:
    if not points or not dropped:
        return []
    scale, (x, y) = picture.stage.scale, cell.disc
    radius = max(13.0, 16 * scale.u)
    if not picture.tempo.reduced:
        y -= (1 - dropped) * 1.6 * radius
    px = max(14, min(scale.px(16), round(1.1 * radius)))
    coin = replace(disc(x, y, radius, BRASS, 1.25 * scale.u, INK), alpha=dropped)
    return [coin, Label(x, y, f"+{points}", px, INK, "sans", "bold", "centre", dropped)]


def _cards(picture: Picture, number: int, column: int, alpha: float, elapsed: float) -> list[Item]:
    laid, grow = picture.laid[number][column], picture.places.lines[number].cells[column].grow
    slide = 0.0 if picture.tempo.reduced else (1 - alpha) * 14 * picture.stage.scale.u * grow
    items: list[Item] = []
    for i, slot in list(enumerate(laid))[::grow]:
        if slot.card == SETTEBELLO and (number, column) in picture.stops:
            stop, share = picture.travelled(elapsed)
            if picture.stops.index((number, column)) == stop and share < 1:
                continue
        face = None if slot.card is None else name(slot.card)
        lift = 0.25 if face is None else 0.45
        key = f"row:{number}:{column}:{i}"
        x = slot.x - slide
        items.append(Sprite(key, face, x, slot.y, slot.height, slot.angle, 1.0, lift, alpha=alpha, moving=alpha < 1))
    return items


def _frame(picture: Picture, number: int, column: int, cell: Cell) -> Item:
    """A bright frame around the place of the settebello, an empty one on the other sides."""
    u, k = picture.stage.scale.u, picture.places.k
    if laid := picture.laid[number][column]:
        slot = laid[0]
        return card_outline(slot.x, slot.y, slot.height, 0, "solid", BRASS_HI, 3 * u, 3 * u, 2.5 * u)
    height = min(SHAPES["settebello"].card * k, 0.94 * cell.cards.h)
    return empty_place(cell.beside(height * CARD_RATIO), cell.cards.centre[1], height, 0, u)


def _primiera(picture: Picture, row: Row, side: int, cell: Cell, laid: tuple[Slot, ...], alpha: float) -> list[Item]:
    """What each card is worth and what they are together, or why there is no primiera."""
    stage, ink = picture.stage, picture.inks[0]
    if not laid:
        return [_no_primiera(picture, side, cell, alpha)]
    px = stage.scale.px(18)
    y = laid[0].y + laid[0].height / 2 + 0.75 * px
    items: list[Item] = [
        Label(slot.x, y, str(worth), px, ink, "serif", "semibold", "centre", alpha)
        for slot, worth in zip(laid, row.worth[side], strict=True)
    ]
    if picture.places.on_paper:
        return items
    far = laid[-1].x + cell.grow * (laid[-1].height * CARD_RATIO / 2 + 12 * stage.scale.u)
    colour = BRASS_HI if row.points[side] else ink
    text = f"{row.figures[side]} =" if cell.grow < 0 else f"= {row.figures[side]}"
    size = stage.scale.px(22)
    return [*items, Label(far, laid[-1].y, text, size, colour, "serif", "semibold", cell.anchor, alpha)]


def _no_primiera(picture: Picture, side: int, cell: Cell, alpha: float) -> Item:
    stage, account = picture.stage, picture.account
    pile = account.counted.piles[side] if account.counted else ()
    missing = missing_suits(pile)
    suits = [suit_name(stage.words, which, account.deck) for which in missing]
    text = stage.words.plural("count.no_primiera", len(missing), suit="".join(suits[:1]))
    x = cell.cards.right if cell.grow < 0 else cell.cards.x
    px, y, width = stage.scale.px(17), cell.cards.centre[1], cell.cards.w
    return fitted(stage.measure, x, y, text, width, px, picture.inks[1], anchor=cell.anchor, alpha=alpha)
