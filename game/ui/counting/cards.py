"""The cards of the count as they lie in their rows."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import SETTEBELLO, Card
from game.ui.counting.places import Cell
from game.ui.counting.rows import Row
from game.ui.theme import CARD_RATIO


class Slot(NamedTuple):
    """Where one card lies: its centre, its height, its angle."""

    card: Card | None
    x: float
    y: float
    height: float
    angle: float


def slots(row: Row, cell: Cell, side: int, k: float, beside: float = 0.0, below: float = 0.0) -> tuple[Slot, ...]:
    """A side's cards of a row, from the one beside the figures outwards.

    ``beside`` and ``below`` are the pixels that stay free at the far end and under the cards. Cards lie closer where
    they would not fit, and are smaller where too little of them would be seen.
    """
    shape, cards, area = row.shape, row.cards[side], cell.cards
    if not cards:
        return ()
    across, gaps = row.name == "sweeps", len(cards) - 1
    ratio, room = 1.0 if across else CARD_RATIO, area.w - beside
    most = area.h * (1.5 if across else 0.94) - below
    height = min(shape.card * k, most, room / (ratio + gaps * shape.least))
    pitch = min(shape.pitch * height, (room - ratio * height) / max(1, gaps))
    first, y = cell.beside(ratio * height), area.centre[1] - below / 2
    return tuple(
        Slot(card, first + cell.grow * i * pitch, y, height, 90.0 if across else 0.0) for i, card in enumerate(cards)
    )


def journey(rows: tuple[Row, ...], laid: Sequence[tuple[tuple[Slot, ...], ...]]) -> list[tuple[int, int]]:
    """The rows in which the settebello is counted, in order, and the column where it lies."""
    return [
        (number, column)
        for number, row in enumerate(laid)
        if rows[number].name != "sweeps"
        for column, cell in enumerate(row)
        if any(slot.card == SETTEBELLO for slot in cell)
    ]
