"""The last cards of a deal between two sides with every hand known: every line of play to its end."""

from collections.abc import Callable, Sequence

from game.ai.core.counting import counting
from game.ai.core.deal import NOBODY
from game.ai.core.rules import LAID, Core
from game.engine.dealing import next_seat

Hands = tuple[int, ...]
Ending = Callable[[Hands, int, int, int, int, int, int, float, float], float]
"""Hands, table, piles of both sides, sweeps that side 0 is ahead, last taker, turn, and the window; for side 0."""

Unfolded = tuple[Hands, int, int, int, int, int, int]
"""Hands, table, piles of both sides, sweeps that side 0 is ahead, last taker, turn."""

REMEMBERED = 50_000


def ending(core: Core, seats: int) -> Ending:
    """The points of the deal that side 0 ends ahead with, as far as they lie within a window; sweeps count."""
    match, reach, memo, learn = core.match, core.reach, core.memo, core.learn
    worth, ask, scores, last_counts = core.worth, core.ask, core.scores, core.last_counts
    following = tuple(next_seat(seat, seats, core.rules) for seat in range(seats))
    ended, unfolded = _ended(core), _unfolded(core, following)

    def best(
        hands: Hands, table: int, even: int, odd: int, ahead: int, taker: int, turn: int, low: float, high: float
    ) -> float:
        rest = hands[turn]
        if not rest & (rest - 1):
            hands, table, even, odd, ahead, taker, turn = unfolded(hands, table, even, odd, ahead, taker, turn)
            rest = hands[turn]
            if not rest:
                return ended(table, even, odd, ahead, taker)
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


def _unfolded(core: Core, following: Sequence[int]) -> Callable[[Hands, int, int, int, int, int, int], Unfolded]:
    """Plays on as long as the mover has no choice; takes what ``Unfolded`` has."""
    match, reach, memo, learn = core.match, core.reach, core.memo, core.learn
    worth, ask, scores, last_counts = core.worth, core.ask, core.scores, core.last_counts

    def unfolded(hands: Hands, table: int, even: int, odd: int, ahead: int, taker: int, turn: int) -> Unfolded:
        held = list(hands)
        card = held[turn]
        while card and not card & (card - 1):
            number = worth[card]
            near = table & match[number] or table & reach[number]
            takes = memo[number].get(near) or learn(number, near)
            if len(takes) > 1:
                break
            held[turn] = 0
            taken = takes[0]
            if taken == LAID:
                table |= card
            else:
                swept = table == taken and (number != ask or scores(table, number)) and (last_counts or any(held))
                table ^= taken
                taker = turn
                if turn & 1:
                    odd |= taken | card
                    ahead -= swept
                else:
                    even |= taken | card
                    ahead += swept
            turn = following[turn]
            card = held[turn]
        return tuple(held), table, even, odd, ahead, taker, turn

    return unfolded


def _ended(core: Core) -> Callable[[int, int, int, int, int], float]:
    """What a deal that is over is worth: table, piles of both sides, sweeps that side 0 is ahead, last taker."""
    difference, known = counting(core.rules).difference, dict[int, int]()
    sign = -1 if core.rules.lowest_wins else 1

    def ended(table: int, even: int, odd: int, ahead: int, taker: int) -> float:
        if taker != NOBODY:
            even, odd = (even, odd | table) if taker & 1 else (even | table, odd)
        counted = known.get(even << 40 | odd)
        if counted is None:
            if len(known) > REMEMBERED:
                known.clear()
            counted = known[even << 40 | odd] = difference(even, odd)
        return sign * (ahead + counted)

    return ended
