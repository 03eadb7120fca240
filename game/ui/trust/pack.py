"""A whole pack in small cards, as it lay before the cut."""

from collections.abc import Sequence
from typing import Final

from game.engine.cards import Card, name
from game.ui.draw import Item, Rect, Sprite
from game.ui.shapes import line
from game.ui.theme import BRASS_LO, CARD_RATIO

APART, RISE = 5, 9
"""Between two cards, and how much higher those lie that were lifted; in logical pixels."""

ROWS: Final = (1, 2, 3, 4, 5)


def card_height(width: float, height: float, unit: float, count: int = 40) -> float:
    """The height of the cards that fills a place best, in whole pixels; 0 where there is no room."""
    return max(0.0, max(_fitting(width, height, unit, count, rows) for rows in ROWS) // 1)


def pack_height(width: float, card: float, unit: float, count: int = 40) -> float:
    """How high a pack is whose cards have this height."""
    return _rows(width, card, unit, count) * (card + (APART + RISE) * unit)


def pack_items(place: Rect, card: float, unit: float, pack: Sequence[Card], lifted: int) -> list[Item]:
    """The pack from its top card at the left on; the cards that were lifted lie higher, before a line."""
    columns = -(-len(pack) // _rows(place.w, card, unit, len(pack)))
    wide, rise = card * CARD_RATIO, RISE * unit
    tall = card + APART * unit + rise
    pitch = (place.w - wide) / max(1, columns - 1)
    items: list[Item] = []
    for number, one in enumerate(pack):
        row, column = divmod(number, columns)
        x, top, up = place.x + wide / 2 + column * pitch, place.y + row * tall, number < lifted
        y = top + card / 2 + (0 if up else rise)
        items.append(Sprite(f"pack.{name(one)}", name(one), round(x), round(y), card, lift=1.0 if up else 0.3))
        if number == lifted:
            edge = round(x - pitch / 2) if column else place.x - unit
            items.append(line(edge, top, edge, top + rise + card, BRASS_LO, 3 * unit))
    return items


def _fitting(width: float, height: float, unit: float, count: int, rows: int) -> float:
    """The height of cards in so many rows."""
    columns = -(-count // rows)
    return min((width / columns - APART * unit) / CARD_RATIO, height / rows - (APART + RISE) * unit)


def _rows(width: float, card: float, unit: float, count: int) -> int:
    """The fewest rows in which cards of this height have room."""
    return next(rows for rows in ROWS if rows == ROWS[-1] or _fitting(width, 1e9, unit, count, rows) >= card)
