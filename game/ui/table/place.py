"""Where every card is, given what the viewer sees: the one answer that all motion ends in."""

from dataclasses import dataclass

from game.engine.cards import Card, name
from game.engine.state import Observation
from game.ui.table.arrange import Arrangement
from game.ui.table.layout import Layout, PilePlace, Pose

HAND_LAYER = 100
FLIGHT_LAYER = 1000


@dataclass(frozen=True, slots=True)
class Placed:
    """A card on the table: its face (None for the back) and how it lies."""

    face: str | None
    pose: Pose


def hidden_key(seat: int, index: int) -> str:
    """The key of a card that the viewer cannot tell from its neighbours."""
    return f"{seat}.{index}"


def relative(view: Observation, seat: int) -> int:
    """The seat as counted anticlockwise from the viewer."""
    return (seat - view.seat) % view.seats


def place(view: Observation, arrangement: Arrangement, layout: Layout) -> dict[str, Placed]:
    """Every card outside piles and stock by its key: a known card's code, or seat and index of a hidden one."""
    placed = {name(card): Placed(name(card), table_pose(card, arrangement, layout)) for card in view.table}
    for seat, cards in enumerate(view.hands):
        spot = layout.hands[relative(view, seat)]
        own = seat == view.seat
        order = arrangement.hand if own and None not in cards else cards
        for index, card in enumerate(order):
            pose = spot.pose(index, len(order), 1.0 if own else 0.6)
            pose = pose._replace(layer=HAND_LAYER + index)
            key = hidden_key(seat, index) if card is None else name(card)
            placed[key] = Placed(None if card is None else name(card), pose)
    return placed


def table_pose(card: Card, arrangement: Arrangement, layout: Layout) -> Pose:
    """A card's place on the cloth, a little askew, always in the same way for the same card."""
    grid = layout.grid(arrangement.grid)
    row, half = arrangement.places[card]
    x, y = grid.centre(row, half)
    right, down, turn = _askew(card)
    u = layout.scale.u
    return Pose(x + right * 3 * u, y + down * 3 * u, grid.height, turn * 1.6, 0.7, row * 20 + half)


def pile_pose(pile: PilePlace) -> Pose:
    """A card squared on a pile."""
    return Pose(pile.x, pile.y, pile.height, 0.0, 0.6, FLIGHT_LAYER)


def pile_of(view: Observation, side: int, layout: Layout) -> PilePlace:
    """The place of a side's pile: by the viewer for his own side, else by its seat next to play after him."""
    seats = [relative(view, seat) for seat in view.sides[side]]
    return layout.piles[min(seats)]


def _askew(card: Card) -> tuple[float, float, float]:
    """Three steady numbers from -1 to 1 out of a card."""
    mixed = (card + 1) * 2654435761 & 0xFFFFFFFF
    return tuple(((mixed >> shift) % 1001) / 500 - 1 for shift in (2, 11, 20))  # type: ignore[return-value]
