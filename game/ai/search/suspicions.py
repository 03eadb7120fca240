"""Which small hands the other of two seats is likely to hold: those that explain the plays it has made."""

from collections.abc import Sequence
from math import exp
from random import Random

from game.ai.core.masks import COIN_BITS, cards_of, mask
from game.ai.core.rules import HIGHEST, LAID, Core
from game.ai.outside import first_held
from game.ai.search.evenly import row_of_hands, stirred, walk
from game.ai.search.known import Known
from game.ai.search.pasts import Past
from game.ai.search.policy import PRIZES, SWEEP_PRIZE, prized
from game.engine.cards import DECK, Card
from game.engine.dealing import next_seat

# How much a play attracts somebody: by what it wins less what the reply will win, by the number of its card, by whether
# it lays a coin, by whether it spends an ace that takes everything; and how often just anything is played. Fitted to
# the plays of the strongest level in games for two, the first two apart for games of sums and of fifteens.
WIN = {"sum": 0.85, "fifteen": 0.4, "sum_or_fifteen": 0.4}
NUMBER = {"sum": -0.35, "fifteen": 0.0, "sum_or_fifteen": 0.0}
COIN, ACE = -0.5, -6.0
WHIM = 0.1

CONSIDERED, PER_WORLD = 800, 3
"""So many hands are judged at most, or so many for every world that is wanted, whichever is more."""

REMEMBERED = 20_000

Likely = tuple[int, float]
"""A hand, and how much it counts: at most 1."""


class Suspicions:
    """Judges the hands of the other of two seats under one core.

    Cards attract alike whose ``kinds`` are the same.
    """

    def __init__(self, core: Core) -> None:
        self._core = core
        self._turned = -1.0 if core.rules.lowest_wins else 1.0
        self._win = WIN[core.rules.capture_rule]
        each = self._turned * NUMBER[core.rules.capture_rule]
        self._per_number = [each * number + ACE * (number == core.ask) for number in range(HIGHEST + 1)]
        kinds = [(core.number[card], PRIZES[card]) for card in DECK]
        self.kinds = tuple(map(kinds.index, kinds))
        self._wins: dict[int, tuple[float | None, ...]] = {}

    def hands(self, view: Known, worlds: int, chance: Random) -> list[Likely]:
        """Hands that the other may hold, in any order: all of them with their weights, or about so many of them.

        Of too many hands the likely ones are drawn more often.
        """
        hands = row_of_hands(view.pool, view.sizes[1 - view.seat], max(CONSIDERED, PER_WORLD * worlds), chance)
        weights = [1.0] * len(hands)
        if len(hands) > 1:
            for past in view.past:
                self._judge(view, past, hands, weights)
        row = list(map(mask, hands))
        if len(row) > worlds:
            return _drawn(row, weights, worlds, chance)
        return stirred(list(zip(row, weights, strict=True)), chance)

    def appeals(self, view: Known, past: Past) -> dict[Card, float]:
        """How much every card that the other may have held would have attracted it when it made a play."""
        held = view.sizes[past.seat] + len(past.shown)
        leads = next_seat(view.dealer, 2, view.core.rules) == past.seat
        hidden = (*view.pool, *cards_of(view.own))
        replies = held if leads else held - 1
        alike: dict[Card, float] = {}
        found = {}
        for card in (*view.pool, *past.shown):
            kind = self.kinds[card]
            if kind not in alike:
                alike[kind] = exp(self.appeal(past.table, card, hidden, replies))
            found[card] = alike[kind]
        return found

    def _judge(self, view: Known, past: Past, hands: Sequence[Sequence[Card]], weights: list[float]) -> None:
        """Multiply the weight of every hand by how likely a play was if it was held."""
        appeals = self.appeals(view, past)
        made, shown = appeals[past.card], sum(appeals[card] for card in past.shown)
        appeal = appeals.__getitem__
        low = WHIM / (view.sizes[past.seat] + len(past.shown))
        high = (1.0 - WHIM) * made
        for place, hand in enumerate(hands):
            weights[place] *= low + high / (shown + sum(map(appeal, hand)))

    def appeal(self, table: int, card: Card, hidden: Sequence[Card], replies: int) -> float:
        """How much a card attracts on a table, if the next seat holds so many of the hidden cards."""
        bit, number = 1 << card, self._core.number[card]
        coin = COIN * self._turned * bool(bit & COIN_BITS)
        found = []
        for taken in self._core.takes(number, table):
            if taken == LAID:
                value = coin - self._win * self._reply(table | bit, card, hidden, replies)
            else:
                # An ace that takes everything would win as much another time.
                won = 0.0 if number == self._core.ask else PRIZES[card] + self._prize(table, taken, number)
                value = self._win * (self._turned * won - self._reply(table ^ taken, card, hidden, replies))
            found.append(value)
        return max(found) + self._per_number[number]

    def _reply(self, table: int, gone: Card, hidden: Sequence[Card], replies: int) -> float:
        """What the best of so many hidden cards wins on a table, on average."""
        wins, numbers, turned = self._winning(table), self._core.number, self._turned
        found = [
            turned * (win + PRIZES[card])
            for card in hidden
            if (win := wins[numbers[card]]) is not None and card != gone
        ]
        found.sort(reverse=True)
        others = len(hidden) - (gone in hidden)
        chances = first_held(others, replies)
        # Who takes nothing is between those who gain and those who lose by it.
        return sum(map(float.__mul__, found, chances if turned > 0 else chances[others - len(found) :]))

    def _winning(self, table: int) -> tuple[float | None, ...]:
        """What the cards of each number win on a table besides themselves, None where they take nothing."""
        known = self._wins.get(table)
        if known is None:
            if len(self._wins) > REMEMBERED:
                self._wins.clear()
            known = self._wins[table] = (None, *(self._most(table, number) for number in range(1, HIGHEST + 1)))
        return known

    def _most(self, table: int, number: int) -> float | None:
        wins = [self._prize(table, taken, number) for taken in self._core.takes(number, table) if taken != LAID]
        if not wins:
            return None
        return min(wins) if self._turned < 0 else max(wins)

    def _prize(self, table: int, taken: int, number: int) -> float:
        swept = taken == table and self._core.scores(table, number)
        return prized(taken) + SWEEP_PRIZE * swept


def _drawn(hands: Sequence[int], weights: Sequence[float], wanted: int, chance: Random) -> list[Likely]:
    """About so many hands in proportion to their weights: one at every step along the row of them."""
    step, found = sum(weights) / wanted, list[Likely]()
    left = chance.random() * step
    for hand, weight in zip(hands, weights, strict=True):
        left -= weight
        while left < 0:
            left += step
            found.append((hand, 1.0))
    return [found[place] for place in walk(len(found), chance)]
