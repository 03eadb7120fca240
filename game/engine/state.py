"""A match at one moment: the whole truth (State), or as much of it as one seat may see (Observation)."""

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from game.engine.actions import Declare, Play
from game.engine.cards import Card
from game.engine.ruleset import Ruleset

C = TypeVar("C", Card, Card | None)


class Phase(Enum):
    """What the match waits for."""

    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Made:
    """A play of this deal, as everybody at the table saw it."""

    seat: int
    play: Play
    sweep: bool


@dataclass(frozen=True, slots=True)
class Position(Generic[C]):
    """What a State and an Observation share. Seats count anticlockwise, sides are numbered as in ``sides``.

    ``piles`` hold captured cards in the order of capture, ``sweeps`` the card that made each sweep, ``scores`` the
    points of all counted deals. ``opening`` and ``declared_points`` are each side's points for this deal's opening
    table and declarations. All of a deal stays to be seen in Phase.DEAL, until the next pack is dealt; before the
    first deal and after a void one the whole pack is the ``stock``.

    ``turn`` and ``last_taker`` are seats, ``turn`` in Phase.PLAY only; ``dealer`` deals now or next. ``deal_number``
    counts the packs dealt and not thrown back. ``declared`` are all declarations of the deal, ``opened`` the seats
    that declared the hand they hold. ``matta`` is the value a declared matta stands for, or None. ``winner`` is a
    side. ``earlier`` counts the cards that had been played where the deal was set up in its middle, else it is 0.
    """

    rules: Ruleset
    phase: Phase
    hands: tuple[tuple[C, ...], ...]
    table: tuple[Card, ...]
    stock: tuple[C, ...]
    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[tuple[Card, ...], ...]
    opening: tuple[int, ...]
    declared_points: tuple[int, ...]
    scores: tuple[int, ...]
    last_taker: int | None
    turn: int
    dealer: int
    deal_number: int
    plays: tuple[Made, ...]
    declared: tuple[Declare, ...]
    opened: tuple[int, ...]
    matta: int | None
    winner: int | None
    earlier: int

    @property
    def played(self) -> int:
        """How many cards of this deal have been played."""
        return self.earlier + len(self.plays)

    @property
    def seats(self) -> int:
        """How many sit at the table: 2, 3, 4 or 6."""
        return len(self.hands)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side: every seat for itself at two and three, else two teams."""
        return sides(len(self.hands))

    def side(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % len(self.piles)


@dataclass(frozen=True, slots=True)
class State(Position[Card]):
    """The whole truth about a match; never changed, only followed by another state."""


@dataclass(frozen=True, slots=True)
class Observation(Position[Card | None]):
    """A match as ``seat`` sees it: hidden cards are None, counts are kept."""

    seat: int

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards."""
        return tuple(card for card in self.hands[self.seat] if card is not None)


def sides(seats: int) -> tuple[tuple[int, ...], ...]:
    """The sides of a table with this many seats."""
    count = seats if seats < 4 else 2
    return tuple(tuple(range(side, seats, count)) for side in range(count))
