"""The three actions a match is made of: a deal, a declaration, a play."""

from dataclasses import dataclass
from typing import Literal

from game.engine.cards import Card

DeclarationKind = Literal["low", "three"]


@dataclass(frozen=True, slots=True)
class Fair:
    """What binds the dealer: the commitment shown before the deal, and what proves it afterwards.

    ``nonce`` (64 hex digits) and ``cut`` (1-39 cards lifted) are None while the deal is under way.
    """

    commitment: str
    nonce: str | None = None
    cut: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled pack of forty cards after the cut, top card first."""

    deck: tuple[Card, ...]
    fair: Fair | None = None


@dataclass(frozen=True, slots=True)
class Declare:
    """A declared three-card hand of Cirulla; ``value`` is what the matta stands for, None where it counts seven."""

    seat: int
    kind: DeclarationKind
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """One card from the mover's hand and what it takes.

    ``taken`` is None for a card laid on the table and the sorted table cards for a capture; the empty tuple is the
    capture of no cards, which an ace may make where ``ace_on_empty`` is ``self``.
    """

    card: Card
    taken: tuple[Card, ...] | None = None


Action = Deal | Declare | Play
