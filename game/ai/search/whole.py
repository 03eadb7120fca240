"""The rest of a deal between two sides, every hand and the pack known: all lines to its end, remembered."""

from collections.abc import Callable
from typing import Final

from game.ai.core.counting import MATCH_WON, counting
from game.ai.core.masks import COIN_BITS, mask
from game.ai.core.rules import LAID, core
from game.engine.dealing import deal_round, next_seat
from game.engine.ruleset import Ruleset
from game.engine.scoring import leader
from game.engine.state import State

MATCH: Final = 1000
"""What a match won counts beside the points of the deal: more than any of them."""

FAR: Final = 10 * MATCH
NOBODY: Final = -1
Hands = tuple[int, ...]
Round = tuple[Hands, int]
Leaf = Callable[[int, int, int, int], int]
Key = tuple[Hands, int, int, int, int, int]
UNKNOWN: Final = (-FAR, FAR)


class SpentError(Exception):
    """All positions that might be looked at have been; what was found is kept."""


class Purse:
    """How many positions may still be looked at."""

    def __init__(self) -> None:
        self.left = 0
        self.spent = 0

    def fill(self, positions: int) -> None:
        """Allow so many positions from now on."""
        self.left = positions

    def pay(self) -> None:
        """Look at one. Raises SpentError if none is left."""
        if not self.left:
            raise SpentError
        self.left -= 1
        self.spent += 1


def payoff(rules: Ruleset, won: int | None, lead: int) -> int:
    """What an end is worth to side 0, by the side that has won the match and its lead in points of the deal."""
    worth = -lead if rules.lowest_wins else lead
    return worth if won is None else worth + (MATCH if won == 0 else -MATCH)


class Whole:
    """The rest of one deal, with the value that the matta has in it. Declarations are not looked for.

    ``root`` gives the pack, the dealer and what counts already; every position asked about must lie behind it. What has
    been proved of a position is remembered, so that the search can be broken off and go on.
    """

    def __init__(self, root: State, purse: Purse) -> None:
        self._rounds: list[Round] = []
        stock = root.stock
        self._dealt = {len(stock): 0}
        while stock:
            dealt = deal_round(stock, root.rules.next_pattern, root.dealer, root.seats, root.rules)
            self._rounds.append((tuple(map(mask, dealt.hands)), mask(dealt.table)))
            stock = dealt.stock
            self._dealt[len(stock)] = len(self._rounds)
        self._core, self._leaf, self._pay = core(root.rules, root.matta), _leaf(root), purse.pay
        self._following = tuple(next_seat(seat, root.seats, root.rules) for seat in range(root.seats))
        self._found: dict[Key, tuple[int, int]] = {}

    def value(self, state: State, low: int, high: int) -> int:
        """What a position is worth to side 0 as far as that lies within the window, else a bound beyond it.

        Raises SpentError.
        """
        taker = NOBODY if state.last_taker is None else state.side(state.last_taker)
        hands, dealt = tuple(map(mask, state.hands)), self._dealt[len(state.stock)]
        even, odd = map(mask, state.piles)
        s0, s1 = map(len, state.sweeps)
        return self._best(hands, mask(state.table), even, odd, s0, s1, taker, state.turn, dealt, low, high)

    def _best(
        self,
        hands: Hands,
        table: int,
        even: int,
        odd: int,
        s0: int,
        s1: int,
        taker: int,
        turn: int,
        dealt: int,
        low: int,
        high: int,
    ) -> int:
        """The worth of hands, table, piles and sweeps of both sides, side that took last, turn and rounds dealt."""
        if not hands[turn]:
            if dealt == len(self._rounds):
                if taker != NOBODY:
                    even, odd = (even, odd | table) if taker else (even | table, odd)
                return self._leaf(even, odd, s0, s1)
            hands, more = self._rounds[dealt]
            table, dealt = table | more, dealt + 1
        self._pay()
        key = (hands, table, even, s0, s1, taker)
        least, most = self._found.get(key, UNKNOWN)
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        value = self._tried(hands, table, even, odd, s0, s1, taker, turn, dealt, low, high)
        self._found[key] = (least if value <= low else value, most if value >= high else value)
        return value

    def _tried(
        self,
        hands: Hands,
        table: int,
        even: int,
        odd: int,
        s0: int,
        s1: int,
        taker: int,
        turn: int,
        dealt: int,
        low: int,
        high: int,
    ) -> int:
        """As ``_best``, by trying every play."""
        rules, best, after, theirs = self._core, self._best, self._following[turn], turn & 1
        value, rest, more_rounds = FAR if theirs else -FAR, hands[turn], dealt < len(self._rounds)
        while rest:
            card = rest & -rest
            rest ^= card
            left, number = (*hands[:turn], hands[turn] ^ card, *hands[turn + 1 :]), rules.worth[card]
            counts = rules.last_counts or more_rounds or any(left)
            for taken in rules.takes(number, table):
                if taken == LAID:
                    told = best(left, table | card, even, odd, s0, s1, taker, after, dealt, low, high)
                else:
                    swept = counts and table == taken and rules.scores(table, number)
                    won = taken | card
                    piles = (even, odd | won, s0, s1 + swept) if theirs else (even | won, odd, s0 + swept, s1)
                    told = best(left, table ^ taken, *piles, theirs, after, dealt, low, high)
                if theirs:
                    value, high = min(value, told), min(high, told)
                else:
                    value, low = max(value, told), max(low, told)
                if low >= high:
                    return value
        return value


def _leaf(root: State) -> Leaf:
    """The count at the end of the deal, and who has won the match then."""
    rules, points = root.rules, counting(root.rules).points
    fixed = [sum(given) for given in zip(root.opening, root.declared_points, strict=True)]
    by_coins = rules.cappotto == "wins_match" or (rules.napola > 0 and rules.napola_all_ten == "wins_match")

    def leaf(even: int, odd: int, even_swept: int, odd_swept: int) -> int:
        mine, theirs = points((even, odd))
        won = None
        if by_coins and COIN_BITS in (even & COIN_BITS, odd & COIN_BITS):
            won = int(odd & COIN_BITS == COIN_BITS)
            mine, theirs = (mine, theirs - MATCH_WON) if won else (mine - MATCH_WON, theirs)
        mine, theirs = mine + even_swept + fixed[0], theirs + odd_swept + fixed[1]
        if won is None:
            won = leader(rules, (root.scores[0] + mine, root.scores[1] + theirs))
        return payoff(rules, won, mine - theirs)

    return leaf
