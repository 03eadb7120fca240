"""A hand between two seats with all cards known: every line of play to its end, then what it leads to."""

from collections.abc import Callable

from game.ai.core.counting import Counting
from game.ai.core.rules import LAID, Core
from game.ai.search.prospects import Prospects

Leaf = Callable[[int, int, int, int, int], float]
"""What the end of a hand is worth to the mover: table, own and other pile, sweeps ahead, who captured last."""

Search = Callable[[int, int, int, int, int, int, int, float, float], float]
"""Own and other hand, table, own and other pile, sweeps ahead, who captured last (1 mover, -1 other, 0 nobody), and
the window within which the value is exact."""

Rest = tuple[int, int, int, int, int]
"""What a leaf is told of: table, own and other pile, sweeps ahead, who captured last."""

INFINITE = 1e9

EVERY, MOST_TAKES = 1000, 3
"""Ahead of the last hand no more than so many uses of one card are looked at: the fattest, and the last of all."""


class Effort:
    """How many ends of hands were looked at, ever."""

    __slots__ = ("ends",)

    def __init__(self) -> None:
        self.ends = 0


def searcher(core: Core, leaf: Leaf, last_hand: bool, effort: Effort) -> Search:
    """The worth of a position to its mover under best play of both, by alpha-beta."""
    match, reach, memo, worth, ask = core.match, core.reach, core.memo, core.worth, core.ask
    learn, scores, most = core.learn, core.scores, EVERY if last_hand else MOST_TAKES
    no_last_sweep = last_hand and not core.last_counts

    def best(
        own: int, other: int, table: int, mine: int, theirs: int, ahead: int, taker: int, low: float, high: float
    ) -> float:
        if not own:
            effort.ends += 1
            return leaf(table, mine, theirs, ahead, taker)
        rest, closing = own, no_last_sweep and not other and not own & (own - 1)
        while rest:
            card = rest & -rest
            rest ^= card
            number = worth[card]
            near = table & match[number] or table & reach[number]
            takes = memo[number].get(near) or learn(number, near)
            if len(takes) > most:
                takes = (*takes[: most - 1], takes[-1])
            for taken in takes:
                if taken == LAID:
                    after, swept, won, last = table | card, 0, mine, -taker
                else:
                    after = table ^ taken
                    swept = not after and not closing and (number != ask or scores(table, number))
                    won, last = mine | taken | card, -1
                if other:
                    value = -best(other, own ^ card, after, theirs, won, -ahead - swept, last, -high, -low)
                else:
                    effort.ends += 1
                    value = -leaf(after, theirs, won, -ahead - swept, last)
                if value > low:
                    if value >= high:
                        return value
                    low = value
        return low

    return best


def counted(counting: Counting) -> Leaf:
    """The end of the last hand: leftovers to the last taker, then the count."""
    sign = -1 if counting.rules.lowest_wins else 1
    difference = counting.difference

    def leaf(table: int, mine: int, theirs: int, ahead: int, taker: int) -> float:
        if taker > 0:
            mine |= table
        elif taker < 0:
            theirs |= table
        return sign * (ahead + difference(mine, theirs))

    return leaf


def estimated(counting: Counting, worth: Prospects) -> Leaf:
    """The end of any other hand: the sweeps so far, and what the tables say of the rest."""
    sign = -1 if counting.rules.lowest_wins else 1

    def leaf(table: int, mine: int, theirs: int, ahead: int, taker: int) -> float:
        return sign * (ahead + worth(table, mine, theirs, taker))

    return leaf


def after(core: Core, search: Search, play: tuple[int, int], hands: tuple[int, int], rest: Rest, last: bool) -> float:
    """The worth of a play to the one who makes it, own hand first; ``last`` means the very last card of the deal."""
    return -search(hands[1], hands[0] ^ play[0], *made(core, play, rest, last), -INFINITE, INFINITE)


def made(core: Core, play: tuple[int, int], rest: Rest, last: bool) -> Rest:
    """What a play leaves, as the next mover sees it."""
    card, taken = play
    table, mine, theirs, ahead, taker = rest
    if taken == LAID:
        return table | card, theirs, mine, -ahead, -taker
    swept = table == taken and core.scores(table, core.worth[card]) and (core.last_counts or not last)
    return table ^ taken, theirs, mine | taken | card, -ahead - swept, -1
