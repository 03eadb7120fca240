"""What an action made happen, in order: the news that screens, sounds and sentences are made from."""

from dataclasses import dataclass
from typing import Literal

from game.engine.actions import DeclarationKind
from game.engine.cards import Card

RedealReason = Literal["kings", "aces", "three_equal"]


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards dealt at once to a seat, or face up to the table where ``seat`` is None. Hidden cards are None."""

    seat: int | None
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt, packet by packet; ``first`` on the opening round of a deal."""

    dealer: int
    first: bool
    packets: tuple[Packet, ...]


@dataclass(frozen=True, slots=True)
class Redeal:
    """The opening table voids the deal; the same dealer deals again."""

    reason: RedealReason
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Awarded:
    """The opening table gave ``points`` to a side, and with ``taken`` also its cards."""

    seat: int
    side: int
    points: int
    total: int
    taken: tuple[Card, ...]
    matta: int | None


@dataclass(frozen=True, slots=True)
class Declared:
    """A seat declared its hand for points; ``cards`` is the hand, or nothing where declared hands stay closed."""

    seat: int
    side: int
    kind: DeclarationKind
    points: int
    cards: tuple[Card, ...]
    matta: int | None


@dataclass(frozen=True, slots=True)
class Played:
    """A card was laid (``taken`` None) or took cards. ``value`` is what the card counted as."""

    seat: int
    side: int
    card: Card
    taken: tuple[Card, ...] | None
    sweep: bool
    value: int


@dataclass(frozen=True, slots=True)
class Leftovers:
    """The deal ended and the last cards of the table went to a side (None: nobody had captured)."""

    side: int | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SidePoints:
    """One side's count of one deal.

    ``cards``, ``coins``, ``sevens`` and ``sweeps`` are numbers, ``settebello`` 0 or 1, ``primiera`` the total or
    None; ``primiera_cards`` are the cards it is made of. ``awards`` names what scored and how many points, in the
    order of the rules: cards coins settebello primiera sweeps sevens all_sevens napola re_bello piccola grande
    declared table.
    """

    cards: int
    coins: int
    settebello: int
    primiera: int | None
    primiera_cards: tuple[Card, ...]
    sevens: int
    sweeps: int
    awards: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """All points of the deal."""
        return sum(points for _, points in self.awards)


@dataclass(frozen=True, slots=True)
class Counted:
    """A deal was counted: the points and the piles of each side, and the totals after it."""

    points: tuple[SidePoints, ...]
    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[tuple[Card, ...], ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Won:
    """The match is over. ``reason``: target, cappotto, napola or four_equal."""

    side: int
    reason: Literal["target", "cappotto", "napola", "four_equal"]


Event = Dealt | Redeal | Awarded | Declared | Played | Leftovers | Counted | Won
