"""The last cards of a deal between two sides with every hand known: every line of play to its end."""

from collections.abc import Callable

from game.ai.core.counting import counting
from game.ai.core.deal import NOBODY
from game.ai.core.rules import LAID, Core
from game.engine.dealing import next_seat

Hands = tuple[int, ...]
Ending = Callable[[Hands, int, int, int, int, int, int, float, float], float]
"""Hands, table, piles of both sides, sweeps that side 0 is ahead, last taker, turn, and the window; for side 0."""

REMEMBERED = 50_000


def ending(core: Core, seats: int) -> Ending:
    """The points of the deal that side 0 ends ahead with, as far as they lie within a window; sweeps count."""
    difference = counting(core.rules).difference
    match, reach, memo, learn = core.match, core.reach, core.memo, core.learn
    worth, ask, scores, last_counts = core.worth, core.ask, core.scores, core.last_counts
    sign = -1 if core.rules.lowest_wins else 1
    known: dict[int, int] = {}
    following = tuple(next_seat(seat, seats, core.rules) for seat in range(seats))

    def best(
        hands: Hands, table: int, even: int, odd: int, ahead: int, taker: int, turn: int, low: float, high: float
    ) -> float:
        rest = hands[turn]
        if not rest:
            if taker != NOBODY:
                even, odd = (even, odd | table) if taker & 1 else (even | table, odd)
            counted = known.get(even << 40 | odd)
            if counted is None:
                if len(known) > REMEMBERED:
                    known.clear()
                counted = known[even << 40 | odd] = difference(even, odd)
            return sign * (ahead + counted)
        theirs, after = turn & 1, following[turn]
        while rest:
            card = rest & -rest
            rest ^= card
            left = (*hands[:turn], hands[turn] ^ card, *hands[turn + 1 :])
            number = worth[card]
            near = table & match[number] or table & reach[number]
            for taken in memo[number].get(near) or learn(number, near):
                if taken == LAID:
                    value = best(left, table | card, even, odd, ahead, taker, after, low, high)
                else:
                    swept = table == taken and (number != ask or scores(table, number)) and (last_counts or any(left))
                    won = taken | card
                    if theirs:
                        value = best(left, table ^ taken, even, odd | won, ahead - swept, turn, after, low, high)
                    else:
                        value = best(left, table ^ taken, even | won, odd, ahead + swept, turn, after, low, high)
                low, high = (low, min(high, value)) if theirs else (max(low, value), high)
                if low >= high:
                    return value
        return high if theirs else low

    return best
