"""What may be in the cards a seat cannot see: who holds what, as chances that are exact if nothing else is known."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from math import comb

from game.engine.cards import Card
from game.engine.observe import unseen
from game.engine.ruleset import hand_cards
from game.engine.state import Observation


@dataclass(frozen=True, slots=True)
class Holding:
    """A seat's cards: those that lie open, and the number of those that do not."""

    known: tuple[Card, ...]
    hidden: int

    @property
    def size(self) -> int:
        """How many cards the seat holds."""
        return len(self.known) + self.hidden


@dataclass(frozen=True, slots=True)
class Outside:
    """The cards one seat cannot see, and how many of them each other seat holds."""

    unseen: frozenset[Card]
    holdings: tuple[Holding, ...]

    def chance(self, seat: int, wanted: Collection[Card]) -> float:
        """The chance that a seat holds at least one of these cards."""
        holding = self.holdings[seat]
        if any(card in wanted for card in holding.known):
            return 1.0
        marked = len(self.unseen.intersection(wanted))
        return 1.0 - comb(len(self.unseen) - marked, holding.hidden) / comb(len(self.unseen), holding.hidden)

    def candidates(self) -> frozenset[Card]:
        """Every card that another seat may hold."""
        return self.unseen.union(*(holding.known for holding in self.holdings))


def outside(observation: Observation) -> Outside:
    """What an observation leaves open, after a card of its own seat has been played.

    If that was the last card of a round, the holdings are those of the round that is dealt next.
    """
    hands = [_holding(hand) for hand in observation.hands]
    round_over = sum(hand.size for hand in hands) == 1 and hands[observation.seat].size == 1
    hands[observation.seat] = Holding((), 0)
    if round_over and observation.stock:
        hands = [Holding((), hand_cards(observation.rules.next_pattern)) for _ in hands]
    return Outside(frozenset(unseen(observation)), tuple(hands))


def _holding(hand: tuple[Card | None, ...]) -> Holding:
    known = tuple(card for card in hand if card is not None)
    return Holding(known, len(hand) - len(known))


@lru_cache(maxsize=256)
def first_held(cards: int, held: int) -> tuple[float, ...]:
    """For each of so many cards in a row the chance that it is the first of them in a hand of ``held`` cards."""
    if not 0 < held <= cards:
        return ()
    every = comb(cards, held)
    return tuple(comb(cards - place - 1, held - 1) / every for place in range(cards))
