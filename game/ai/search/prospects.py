"""What the rest of a deal for two is worth at the end of a hand: a sum of table entries learned from self-play.

Always told from the seat that leads the next hand, in points of the deal's count and of the sweeps to come.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from game.ai.core.counting import SETTEBELLO_BIT, Counting
from game.ai.core.masks import ACE_BITS, COIN_BITS, SEVEN_BITS, mask
from game.ai.core.rules import Core

LEAD = 14
MOST_ON_TABLE = 6
MOST_TOTAL = 16
RUN_BITS = mask(range(3))
COURT_BITS = mask(range(7, 10))
# Differences of the best cards of every suit, in steps that a single card can make.
STEPS = (-20, -7, -1, 0, 6, 19)

SIZES = {
    "cards": 2 * LEAD + 1,
    "coins": 11 * 11,
    "settebello": 4,
    "sevens": 5 * 5 * 3,
    "suits": len(STEPS) + 1,
    "table": 2 * (MOST_ON_TABLE + 1) * (MOST_TOTAL + 1),
    "lying": 4 * 3,
    "runs": 16 * 16,
}
"""The terms, with the number of entries of each."""

TERMS = tuple(SIZES)
SCALE = 1000
"""Entries are written as whole thousandths of a point."""

REMEMBERED = 10_000

Entries = Sequence[Sequence[int]]
Prospects = Callable[[int, int, int, int], float]
"""Takes the table, the leader's and the other's pile and who captured last (1 leader, -1 other, 0 nobody)."""


class Features:
    """Which entry of every term a position has."""

    def __init__(self, core: Core, counting: Counting) -> None:
        self._total = core.total
        self._suits = counting.suits
        self._tables: dict[int, tuple[int, int, int, int]] = {}
        self._piles: dict[int, tuple[int, int, int, int, int]] = {}

    def of_table(self, table: int) -> tuple[int, int, int, int]:
        """The table's number and total as one entry, coins and aces as another, its sevens, and the settebello."""
        known = self._tables.get(table)
        if known is None:
            if len(self._tables) > 50_000:
                self._tables.clear()
            total = int(self._total(table))
            crowd = min(table.bit_count(), MOST_ON_TABLE) * (MOST_TOTAL + 1) + min(total, MOST_TOTAL)
            coins, aces = (table & COIN_BITS).bit_count(), (table & ACE_BITS).bit_count()
            lying = min(coins, 3) * 3 + min(aces, 2)
            known = (2 * crowd, lying, min((table & SEVEN_BITS).bit_count(), 2), 2 if table & SETTEBELLO_BIT else 3)
            self._tables[table] = known
        return known

    def of_pile(self, pile: int) -> tuple[int, int, int, int, int]:
        """A pile's cards, coins, sevens, best cards of the suits, and coins that make runs and courts."""
        known = self._piles.get(pile)
        if known is None:
            if len(self._piles) > 50_000:
                self._piles.clear()
            runs = (pile & RUN_BITS).bit_count() * 4 + (pile & COURT_BITS).bit_count()
            coins, sevens = (pile & COIN_BITS).bit_count(), (pile & SEVEN_BITS).bit_count()
            known = (pile.bit_count(), coins, sevens, self._suits(pile), runs)
            self._piles[pile] = known
        return known

    def of(self, table: int, mine: int, theirs: int, taker: int) -> tuple[int, ...]:
        """The entry of every term, in the order of TERMS."""
        crowd, lying, sevens_there, settebello = self.of_table(table)
        cards, coins, sevens, suits, runs = self.of_pile(mine)
        other_cards, other_coins, other_sevens, other_suits, other_runs = self.of_pile(theirs)
        if mine & SETTEBELLO_BIT:
            settebello = 0
        elif theirs & SETTEBELLO_BIT:
            settebello = 1
        ahead = cards - other_cards
        return (
            LEAD + (LEAD if ahead > LEAD else -LEAD if ahead < -LEAD else ahead),
            coins * 11 + other_coins,
            settebello,
            (sevens * 5 + other_sevens) * 3 + sevens_there,
            # Between which steps the difference lies.
            bisect_left(STEPS, suits - other_suits),
            crowd + (taker > 0),
            lying,
            runs * 16 + other_runs,
        )


def prospects(features: Features, entries: Entries) -> Prospects:
    """The worth of positions under the entries of one number of hands to come."""
    cards, coins, settebello, sevens, suits, crowd, lying, runs = (
        tuple(entry / SCALE for entry in term) for term in entries
    )
    of, known = features.of, dict[tuple[int, int, int, bool], float]()

    def worth(table: int, mine: int, theirs: int, taker: int) -> float:
        # Many lines of play end alike.
        key = table, mine, theirs, taker > 0
        found = known.get(key)
        if found is None:
            if len(known) > REMEMBERED:
                known.clear()
            a, b, c, d, e, f, g, h = of(table, mine, theirs, taker)
            found = cards[a] + coins[b] + settebello[c] + sevens[d] + suits[e] + crowd[f] + lying[g] + runs[h]
            known[key] = found
        return found

    return worth
