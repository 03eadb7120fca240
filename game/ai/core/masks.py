"""Sets of cards as numbers: bit ``card`` is set where the card is in it."""

from collections.abc import Iterable

from game.engine.cards import COINS, DECK, Card, rank, suit

FULL = (1 << len(DECK)) - 1


def mask(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def cards_of(bits: int) -> tuple[Card, ...]:
    """The cards of a set, sorted."""
    found = []
    while bits:
        low = bits & -bits
        bits ^= low
        found.append(low.bit_length() - 1)
    return tuple(found)


COIN_BITS = mask(card for card in DECK if suit(card) == COINS)
SEVEN_BITS = mask(card for card in DECK if rank(card) == 7)
ACE_BITS = mask(card for card in DECK if rank(card) == 1)
