"""A quick player for playouts: takes what is worth most, lays what is worth least, and leaves no sweep if it can."""

from collections.abc import Iterable
from functools import lru_cache

from game.ai.core.masks import adder
from game.ai.core.rules import LAID, Core
from game.engine.cards import COINS, DECK, SETTEBELLO, Card, rank, suit

PRIZE = {7: 2.0, 6: 0.8, 1: 0.5}
CAPTURE_PRIZE = 10.0
SWEEP_PRIZE = 10.0
EXPOSED_PRICE = 12.0
REMEMBERED = 80_000
NEVER = -1e9

Choice = tuple[float, int]
"""How much a card promises, and the set it then takes or LAID."""


def prize(cards: Iterable[Card]) -> float:
    """What cards are worth to somebody who only grabs: a card 1, a coin 1.5 more, sevens, sixes and aces extra."""
    return sum(
        1.0 + 1.5 * (suit(card) == COINS) + 6.0 * (card == SETTEBELLO) + PRIZE.get(rank(card), 0.0) for card in cards
    )


PRIZES = tuple(prize((card,)) for card in DECK)


class Policy:
    """What the quick player does with each card on each table; a price of 0 makes it leave sweeps without a thought."""

    def __init__(self, core: Core, exposed_price: float = EXPOSED_PRICE) -> None:
        self._core = core
        self._price = exposed_price
        self._sign = -1.0 if core.rules.lowest_wins else 1.0
        self._prize = adder(PRIZES)
        self.memo: dict[int, Choice] = {}

    def choose(self, table: int, card: Card) -> Choice:
        """The best use of a card."""
        key = table << 6 | card
        known = self.memo.get(key)
        if known is None:
            if len(self.memo) > REMEMBERED:
                self.memo.clear()
            takes = self._core.takes(self._core.number[card], table)
            # Of equal ones the first.
            known = (NEVER, LAID)
            for taken in takes:
                promise = self.promise(table, card, taken)
                if promise > known[0]:
                    known = (promise, taken)
            self.memo[key] = known
        return known

    def promised(self, table: int, card: Card) -> float:
        """How much the best use of a card promises."""
        return (self.memo.get(table << 6 | card) or self.choose(table, card))[0]

    def best(self, hand: Iterable[Card], table: int) -> tuple[Card, int]:
        """The card to play, and the set it takes or LAID."""
        get, key, highest = self.memo.get, table << 6, NEVER
        for card in hand:
            found = get(key | card) or self.choose(table, card)
            if found[0] > highest:
                highest, taken = found
                best = card
        return best, taken

    def promise(self, table: int, card: Card, taken: int) -> float:
        """How much a play promises by itself."""
        core = self._core
        if taken == LAID:
            value = -PRIZES[card] - 0.01 * rank(card)
            left = table | 1 << card
        else:
            value = CAPTURE_PRIZE + self._prize(taken | 1 << card)
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
