"""Sets of cards as numbers: bit ``card`` is set where the card is in it."""

from collections.abc import Callable, Iterable, Sequence

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


IN_A_SUIT = (1 << 10) - 1


def adder(figures: Sequence[float]) -> Callable[[int], float]:
    """What adds up the figures of a set's cards, one figure for each card of the deck, by looking up each suit."""
    first, second, third, fourth = (
        tuple(sum(figures[start + card] for card in cards_of(bits)) for bits in range(IN_A_SUIT + 1))
        for start in range(0, len(DECK), 10)
    )

    def total(bits: int) -> float:
        return (
            first[bits & IN_A_SUIT]
            + second[bits >> 10 & IN_A_SUIT]
            + third[bits >> 20 & IN_A_SUIT]
            + fourth[bits >> 30]
        )

    return total


COIN_BITS = mask(card for card in DECK if suit(card) == COINS)
SEVEN_BITS = mask(card for card in DECK if rank(card) == 7)
ACE_BITS = mask(card for card in DECK if rank(card) == 1)
