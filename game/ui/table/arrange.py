"""Which place on the table each card keeps, and the order of the viewer's hand.

Places are stable: a card stays where it lies until the table is bare or the grid of places is full.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from game.engine.cards import Card, rank, suit
from game.ui.table.layout import Layout

Sorting = Literal["rank", "suit", "own"]
Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """``places`` gives each table card a row and a distance from the middle in half pitches.

    ``grid`` is the number of the layout's grid in use; ``odd`` says whether its rows have a middle place, as they
    have after a sweep, when the next card lies down alone.
    """

    places: Mapping[Card, Place] = field(default_factory=dict)
    grid: int = 0
    odd: bool = False
    hand: tuple[Card, ...] = ()


def settle(old: Arrangement, table: Iterable[Card], layout: Layout) -> Arrangement:
    """The arrangement after the table has become ``table``: kept cards stay, new ones take the nearest free place."""
    cards = tuple(table)
    places = {card: place for card, place in old.places.items() if card in cards}
    grid, odd = old.grid, old.odd
    if not places:
        grid, odd = 0, len(cards) % 2 == 1
    while len(cards) > _capacity(layout, grid, odd):
        if odd and len(cards) <= _capacity(layout, grid, False):
            odd = False
        else:
            grid, odd = grid + 1, layout.grid(grid + 1).columns % 2 == 1
    free = _free(layout, grid, odd)
    if any(place not in free for place in places.values()):
        places = _moved(places, free)
    for card in cards:
        if card not in places:
            taken = set(places.values())
            places[card] = next(place for place in free if place not in taken)
    return Arrangement(places, grid, odd, old.hand)


def opening(table: tuple[Card, ...], layout: Layout) -> Arrangement:
    """A fresh arrangement with the cards from left to right in the given order."""
    fresh = settle(Arrangement(), table, layout)
    ordered = sorted(fresh.places.values())
    return Arrangement(dict(zip(table, ordered, strict=True)), fresh.grid, fresh.odd)


def next_place(old: Arrangement, card: Card, table: Iterable[Card], layout: Layout) -> Arrangement:
    """The arrangement if this card were laid as well."""
    return settle(old, (*table, card), layout)


def _columns(layout: Layout, grid: int, odd: bool) -> int:
    """A single row may leave one place unused so that its cards lie about the middle; fuller grids are whole."""
    columns, rows = layout.grid(grid)[:2]
    return columns if rows > 1 or columns % 2 == odd else columns - 1


def _capacity(layout: Layout, grid: int, odd: bool) -> int:
    return _columns(layout, grid, odd) * layout.grid(grid).rows


def _free(layout: Layout, grid: int, odd: bool) -> list[Place]:
    """All places of a grid, the one to be used first in front: row by row, from the middle outwards, right first.

    In an upright window a further row begins at the left, as lines of a page do.
    """
    columns, rows = _columns(layout, grid, odd), layout.grid(grid).rows
    halves = range(1 - columns, columns, 2)

    def turn(place: Place) -> tuple[int, ...]:
        row, half = place
        return place if row and layout.scale.portrait else (row, abs(half), -half)

    return sorted(((row, half) for row in range(rows) for half in halves), key=turn)


def _moved(places: Mapping[Card, Place], free: list[Place]) -> dict[Card, Place]:
    """Cards of a fuller grid in their old order, row by row."""
    ordered = sorted(places, key=lambda card: places[card])
    chosen = sorted(free[: len(ordered)])
    return dict(zip(ordered, chosen, strict=True))


def sort_hand(cards: Iterable[Card], sorting: Sorting, before: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    """A hand in the player's order; in his own order, cards he has not placed yet come last."""
    if sorting == "suit":
        return tuple(sorted(cards, key=lambda card: (suit(card), rank(card))))
    if sorting == "rank":
        return tuple(sorted(cards, key=lambda card: (rank(card), suit(card))))
    held = tuple(cards)
    kept = tuple(card for card in before if card in held)
    return kept + tuple(card for card in held if card not in kept)
