"""A quick player, for a first look at plays and as a yardstick: takes what is worth most and leaves no sweep lying."""

from collections.abc import Iterable
from functools import lru_cache

from game.ai.core.masks import adder
from game.ai.core.rules import LAID, Core
from game.engine.cards import COINS, DECK, SETTEBELLO, Card, rank, suit

PRIZE = {7: 2.0, 6: 0.8, 1: 0.5}
CAPTURE_PRIZE = 10.0
SWEEP_PRIZE = 10.0
EXPOSED_PRICE = 12.0


def prize(cards: Iterable[Card]) -> float:
    """What cards are worth to somebody who only grabs: a card 1, a coin 1.5 more, sevens, sixes and aces extra."""
    return sum(
        1.0 + 1.5 * (suit(card) == COINS) + 6.0 * (card == SETTEBELLO) + PRIZE.get(rank(card), 0.0) for card in cards
    )


PRIZES = tuple(prize((card,)) for card in DECK)
prized = adder(PRIZES)
"""The same for a set of cards, looked up."""


class Policy:
    """What the quick player thinks of each use of a card; a price of 0 makes it leave sweeps without a thought."""

    def __init__(self, core: Core, exposed_price: float = EXPOSED_PRICE) -> None:
        self._core = core
        self._price = exposed_price
        self._sign = -1.0 if core.rules.lowest_wins else 1.0

    def promise(self, table: int, card: Card, taken: int) -> float:
        """How much a play promises by itself."""
        core = self._core
        if taken == LAID:
            value = -PRIZES[card] - 0.01 * rank(card)
            left = table | 1 << card
        else:
            value = CAPTURE_PRIZE + prized(taken | 1 << card)
            left = table ^ taken
            if not left and core.scores(table, core.number[card]):
                value += SWEEP_PRIZE
        if self._price and left and core.exposed(left):
            value -= self._price
        return self._sign * value


@lru_cache(maxsize=12)
def policy(core: Core, exposed_price: float = EXPOSED_PRICE) -> Policy:
    """The quick player under a core, the same one whenever it is asked for."""
    return Policy(core, exposed_price)
