"""How an illustration looks: cards in a row, sets outlined with their tags, words under the cards."""

from typing import Final, NamedTuple

from game.engine.cards import Card, name
from game.ui.draw import Item, Rect, Sprite
from game.ui.furniture import tag
from game.ui.rulebook.blocks import Figure
from game.ui.rulebook.sheet import LONGEST, Sheet, Style
from game.ui.shapes import SET_STYLES, box, card_outline
from game.ui.theme import BRASS, BRASS_LO, CARD_RATIO, INK2, PAPER, PAPER2, RADIUS_SLATE, RULE, mix

TITLE: Final = Style(22, face="serif", weight="semibold", leading=1.2)
CAPTION: Final = Style(16, leading=1.35)
UNDER: Final = Style(15, INK2, leading=1.2)
WORTH: Final = Style(16, face="serif", weight="semibold", leading=1.2)
GROUND: Final = mix(PAPER, PAPER2, 0.6)
PAD, CARD, SMALL_CARD, APART = 24, 136, 100, 14
PLAYED, BEFORE = 96, 54
"""How much room the played card has, and how far its middle is from the others' area."""

WIDE: Final = 4
"""More cards than these need the whole width of the page."""

TAG = 18
GAP = 5
TILT = -4.0


class _Row(NamedTuple):
    """Where cards lie: the middle of the first, from one to the next, their height and the middle of the row."""

    first: float
    pitch: float
    height: float
    y: float

    @property
    def bottom(self) -> float:
        return self.y + self.height / 2

    def x(self, index: int) -> float:
        return self.first + index * self.pitch


def boxed(sheet: Sheet, rect: Rect, figure: Figure, number: int) -> None:
    """An illustration in a box of its own, which must be as high as ``boxed_height`` says."""
    u = sheet.stage.scale.u
    sheet.items.append(box(rect, RADIUS_SLATE * u, GROUND, 1.25 * u, RULE))
    _inside(sheet, rect, figure, number)


def boxed_height(sheet: Sheet, width: float, figure: Figure) -> float:
    """How high the box of an illustration must be."""
    trial = Sheet(sheet.stage)
    return _inside(trial, Rect(0, 0, width, 0), figure, 0)


def _inside(sheet: Sheet, rect: Rect, figure: Figure, number: int) -> float:
    """Title, cards and sentence from the top of a box downwards; how high they are with the margins."""
    u = sheet.stage.scale.u
    left, width = rect.x + PAD * u, rect.w - 2 * PAD * u
    y = rect.y + 18 * u
    y += sheet.write(left, y, figure.title, width, TITLE) + 20 * u
    start = left + (PLAYED * u if figure.played is not None else 0)
    y = _cards(sheet, Rect(start, y, left + width - start, CARD * u), figure, number)
    y += sheet.write(left, y, figure.text, min(width, LONGEST * sheet.px(CAPTION)), CAPTION)
    return y + 20 * u - rect.y


def wide(sheet: Sheet, rect: Rect, figure: Figure, number: int) -> float:
    """An illustration over the whole page: words at the left, a row of small cards; how high it is."""
    u = sheet.stage.scale.u
    narrow = rect.w < 620 * u
    words = min(rect.w, LONGEST * sheet.px(CAPTION)) if narrow else 0.27 * rect.w
    y = rect.y + sheet.write(rect.x, rect.y, figure.title, words, TITLE) + 4 * u
    y += sheet.write(rect.x, y, figure.text, words, CAPTION) + 12 * u
    top, left = (y, rect.x) if narrow else (rect.y + 6 * u, rect.x + words + 24 * u)
    bottom = _cards(sheet, Rect(left, top, rect.right - left, SMALL_CARD * u), figure, number)
    return max(y, bottom) - rect.y


def _cards(sheet: Sheet, area: Rect, figure: Figure, number: int) -> float:
    """The cards of an illustration from the top of an area, no higher than it; where what stands under them ends."""
    u, row = sheet.stage.scale.u, _row(sheet, area, figure)
    if not figure.cards:
        place = card_outline(area.centre[0], row.y, row.height, 0, "dashed", BRASS_LO, 1.5 * u, -1.5 * u, 0, u)
        sheet.items.append(place)
    for i, card in enumerate(figure.cards):
        sheet.items.append(_card(card, number, row.x(i), row.y, row.height))
    sheet.items += _outlines(sheet, figure, row)
    under = _under(sheet, figure, row)
    ends = [under, _tags(sheet, figure, row, under + 10 * u, area)]
    if figure.played is not None:
        ends.append(_played(sheet, area, figure.played, number, row))
    return max(ends) + 12 * u


def _row(sheet: Sheet, area: Rect, figure: Figure) -> _Row:
    """The cards as large as the area allows: at its right where a card is played to them, else at its left."""
    count, apart = max(1, len(figure.cards)), APART * sheet.stage.scale.u
    height = min(area.h, (area.w - (count - 1) * apart) / count / CARD_RATIO)
    pitch = height * CARD_RATIO + apart
    spare = area.w - count * pitch + apart
    first = area.x + (spare if figure.played is not None else 0) + height * CARD_RATIO / 2
    return _Row(first, pitch, height, area.y + height / 2)


def _card(card: Card, number: int, x: float, y: float, height: float, tilt: float = 0.0) -> Sprite:
    return Sprite(f"figure{number}.{name(card)}", name(card), x, y, height, tilt, lift=1.4 if tilt else 0.4)


def _played(sheet: Sheet, area: Rect, card: Card, number: int, row: _Row) -> float:
    """The card that is played, at the left, and where the word under it ends."""
    u = sheet.stage.scale.u
    x, top = area.x - BEFORE * u, row.bottom + 12 * u
    sheet.items.append(_card(card, number, x, row.y, row.height, TILT))
    return top + sheet.write(x, top, sheet.stage.words.text("rules.played"), PLAYED * u, UNDER, "centre")


def _under(sheet: Sheet, figure: Figure, row: _Row) -> float:
    """A word below each card; where they end."""
    top = row.bottom + 8 * sheet.stage.scale.u
    heights = [sheet.write(row.x(i), top, text, row.pitch, WORTH, "centre") for i, text in enumerate(figure.under)]
    return top + max(heights) if heights else row.bottom


def _outlines(sheet: Sheet, figure: Figure, row: _Row) -> list[Item]:
    """A line around every card of a set, each set in its own style; a second set runs further out."""
    u, worn = sheet.stage.scale.u, dict.fromkeys(figure.cards, 0)
    items: list[Item] = []
    for i, mark in enumerate(figure.marks):
        for card in mark.cards:
            gap = GAP * (1 + worn[card]) * u
            worn[card] += 1
            x, style = row.x(figure.cards.index(card)), SET_STYLES[i % len(SET_STYLES)]
            items.append(card_outline(round(x), round(row.y), row.height, 0, style, BRASS, 3.6 * u, gap, 3 * u, u))
    return items[::-1]


def _tags(sheet: Sheet, figure: Figure, row: _Row, top: float, area: Rect) -> float:
    """What each set is, below it, on as many lines as keep them apart; where they end."""
    scale, measure = sheet.stage.scale, sheet.stage.measure
    placed: list[Rect] = []
    for mark in figure.marks:
        places = [row.x(figure.cards.index(card)) for card in mark.cards] or [area.centre[0]]
        size = tag(scale, measure, 0, 0, mark.text, None, "brass", TAG)[1]
        x = min(max(sum(places) / len(places), area.x + size.w / 2), area.right - size.w / 2)
        rect = Rect(x - size.w / 2, top, size.w, size.h)
        while any(rect.grow(4 * scale.u).overlaps(other) for other in placed):
            rect = rect._replace(y=rect.y + rect.h + 6 * scale.u)
        sheet.items += tag(scale, measure, *rect.centre, mark.text, None, "brass", TAG)[0]
        placed.append(rect)
    return max((rect.bottom for rect in placed), default=row.bottom)
