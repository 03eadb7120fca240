"""The count of a deal over sets of cards, from tables that the engine's own count fills."""

from collections.abc import Sequence
from functools import lru_cache

from game.ai.core.masks import COIN_BITS, IN_A_SUIT, SEVEN_BITS, cards_of
from game.engine.cards import SETTEBELLO, rank
from game.engine.ruleset import Ruleset
from game.engine.scoring import PRIMIERA_VALUES, count, outright, primiera_cards, primiera_total

MATCH_WON = 8
"""What a match won outright is worth in points of the deal."""

SETTEBELLO_BIT = 1 << SETTEBELLO
SHARED = {"cards", "coins", "primiera", "sevens", "sweeps", "declared", "table"}


class Counting:
    """The count under one set of rules.

    A pile's points that depend on its coins alone (settebello, runs, courts) and its primiera are remembered.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._coins: dict[int, int] = {}
        self._best = self._best_in_a_suit()
        self._per_suit = rules.primiera_mode == "per_suit"
        self._needs_all = rules.primiera_missing == "disqualify"
        self._sevens = rules.seven_point == "most_sevens"
        self._all_sevens = rules.all_sevens_bonus
        self._shared = rules.ties == "share"

    def difference(self, mine: int, theirs: int) -> int:
        """Points of one pile less those of the other, without sweeps, declarations and the opening table."""
        total = self.of_coins(mine) - self.of_coins(theirs)
        total += _sign(mine.bit_count() - theirs.bit_count())
        total += _sign((mine & COIN_BITS).bit_count() - (theirs & COIN_BITS).bit_count())
        if self.rules.point_primiera:
            total += _sign(self.primiera(mine) - self.primiera(theirs))
        if self._sevens:
            total += _sign((mine & SEVEN_BITS).bit_count() - (theirs & SEVEN_BITS).bit_count())
        if self._all_sevens:
            total += (mine & SEVEN_BITS == SEVEN_BITS) - (theirs & SEVEN_BITS == SEVEN_BITS)
        return total

    def points(self, piles: Sequence[int]) -> list[int]:
        """The points of every pile, without sweeps, declarations and the opening table."""
        totals = [self.of_coins(pile) for pile in piles]
        columns = [[pile.bit_count() for pile in piles], [(pile & COIN_BITS).bit_count() for pile in piles]]
        if self.rules.point_primiera:
            columns.append([self.primiera(pile) for pile in piles])
        if self._sevens:
            columns.append([(pile & SEVEN_BITS).bit_count() for pile in piles])
        for column in columns:
            best = max(column)
            if best > 0 and (self._shared or column.count(best) == 1):
                totals = [total + (number == best) for total, number in zip(totals, column, strict=True)]
        if self._all_sevens:
            totals = [total + (pile & SEVEN_BITS == SEVEN_BITS) for total, pile in zip(totals, piles, strict=True)]
        return totals

    def primiera(self, pile: int) -> int:
        """The primiera of a pile, 0 if it has none."""
        if not self._per_suit:
            return primiera_total(primiera_cards(cards_of(pile), self.rules), self.rules) or 0
        best = self._best
        first, second = best[pile & IN_A_SUIT], best[pile >> 10 & IN_A_SUIT]
        third, fourth = best[pile >> 20 & IN_A_SUIT], best[pile >> 30]
        if self._needs_all and not (first and second and third and fourth):
            return 0
        return first + second + third + fourth

    def suits(self, pile: int) -> int:
        """The best card of every suit added up, whether or not that makes a primiera."""
        best = self._best
        return best[pile & IN_A_SUIT] + best[pile >> 10 & IN_A_SUIT] + best[pile >> 20 & IN_A_SUIT] + best[pile >> 30]

    def of_coins(self, pile: int) -> int:
        """The points for holding certain coins, a match won outright among them."""
        coins = pile & COIN_BITS
        known = self._coins.get(coins)
        if known is None:
            cards = cards_of(coins)
            counted = count(self.rules, [cards, ()], (0, 0))[0]
            known = sum(points for name, points in counted.awards if name not in SHARED)
            known += MATCH_WON * (outright(self.rules, [cards, ()]) is not None)
            self._coins[coins] = known
        return known

    def _best_in_a_suit(self) -> tuple[int, ...]:
        worth = PRIMIERA_VALUES[self.rules.primiera_values]
        return tuple(
            max((worth[rank(card) - 1] for card in cards_of(bits)), default=0) for bits in range(IN_A_SUIT + 1)
        )


@lru_cache(maxsize=12)
def counting(rules: Ruleset) -> Counting:
    """The count of these rules, the same one whenever it is asked for."""
    return Counting(rules)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
