"""How much of a deal was luck: its hands beside hands dealt again.

All cards are looked at, so this is for deals that are over, and nobody who plays may ask it.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

from game.ai.core.masks import cards_of, mask
from game.ai.core.rules import Core
from game.ai.search.known import Known, known
from game.ai.search.playouts import Playouts
from game.ai.search.thinking import in_pairs, instincts, open_worth
from game.engine.cards import DECK, Card
from game.engine.dealing import award
from game.engine.declaring import declarations, worth
from game.engine.observe import observe
from game.engine.state import State

REDEALS: Final = 64
"""So many times the hands of a round are dealt again; every time each side gets each of the hands in turn."""

PLAYED_OUT: Final = 400
"""Where a hand cannot be counted out, it is played out so many times, and half as many times dealt again."""

A_SLICE: Final = 4
TABLES: Final = 2000

Worth = Callable[[Sequence[int], Sequence[Card]], float]
"""What the side gets out of hands and a pack."""

Slices = Generator[None, None, "Luck"]
"""Weighs a little each time it is asked to go on, and returns what it found."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What cards were worth to a side: ``points`` more than the mean, own less the mean of the others.

    Where the fewest points win the sign is turned: what helps is positive. ``error`` is the standard error.
    """

    points: float
    error: float

    def __add__(self, other: "Luck") -> "Luck":
        return Luck(self.points + other.points, sqrt(self.error**2 + other.error**2))


def counted_out(state: State) -> bool:
    """Whether the hands of a deal are searched to their end, rather than played out."""
    return in_pairs(list(map(len, state.hands)))


def deal_luck(rounds: Sequence[State], side: int, chance: Random) -> Slices:
    """The luck of a deal; ``rounds`` are the states in which hands had just been dealt, the first one first."""
    total = _opening_luck(rounds[0], side, chance)
    for state in rounds:
        found = yield from hand_luck(state, side, chance)
        total += found
    return total


def hand_luck(state: State, side: int, chance: Random, redeals: int = REDEALS) -> Slices:
    """What the hands that have just been dealt are worth to a side, less the mean of hands dealt again."""
    view = known(observe(state, state.turn))
    hands, stock = [mask(hand) for hand in state.hands], state.stock
    blind = replace(view, hands=(None,) * state.seats, pool=_in_order(stock, *state.hands))
    rated = _searched(view, state, side) if counted_out(state) else _played(view, state, side, chance)
    dealt: list[float] = []
    for number in range(1 if counted_out(state) else PLAYED_OUT):
        dealt.append(rated(hands, chance.sample(stock, len(stock))))
        if number % A_SLICE == 0:
            yield
    again: list[float] = []
    for _ in range(redeals if counted_out(state) else PLAYED_OUT // 2):
        others, pack = blind.world(chance)
        # Each side gets each hand once, which leaves little to chance.
        turned = [others[by:] + others[:by] for by in range(len(state.piles))]
        again.append(fmean(rated(one, pack) for one in turned))
        yield
    return Luck(fmean(dealt) - fmean(again), sqrt(_doubt(dealt) + _doubt(again)))


def finished(slices: Slices) -> Luck:
    """The luck that slices come to, all at once."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: Luck = end.value
            return found


def _doubt(values: Sequence[float]) -> float:
    return variance(values) / len(values) if len(values) > 1 else 0.0


def _in_order(*groups: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(card for group in groups for card in group))


def _searched(view: Known, state: State, side: int) -> Worth:
    sign = 1 if state.turn == side else -1

    def rated(hands: Sequence[int], pack: Sequence[Card]) -> float:
        return sign * open_worth(view, hands) + _declared(state, hands, side)

    return rated


def _played(view: Known, state: State, side: int, chance: Random) -> Worth:
    players, sign = _players(view.core, state.seats), -1 if state.rules.lowest_wins else 1

    def rated(hands: Sequence[int], pack: Sequence[Card]) -> float:
        points = players.finish(view.deal((list(hands), list(pack))), chance)
        return sign * _lead(points, side) + _declared(state, hands, side)

    return rated


@lru_cache(maxsize=4)
def _players(core: Core, seats: int) -> Playouts:
    return Playouts(core, seats, instincts(core, seats), exact=0)


def _lead(points: Sequence[float], side: int) -> float:
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def _declared(state: State, hands: Sequence[int], side: int) -> float:
    """What declaring these hands brings; where the fewest points win nobody does."""
    rules = state.rules
    if rules.lowest_wins or not (rules.decl_low or rules.decl_three):
        return 0.0
    points = [0.0] * len(state.piles)
    for seat, hand in enumerate(hands):
        possible = declarations(seat, cards_of(hand), rules)
        points[state.side(seat)] += max((worth(one.kind, rules) for one in possible), default=0)
    return _lead(points, side)


def _opening_luck(state: State, side: int, chance: Random) -> Luck:
    """What the opening table gave, less what opening tables give on average."""
    rules = state.rules
    if rules.table_award == "none":
        return Luck(0.0, 0.0)
    seat = state.dealer if rules.table_award == "dealer" else state.turn
    share = _lead([float(other == state.side(seat)) for other in range(len(state.piles))], side)
    found = (award(chance.sample(DECK, 4), rules) for _ in range(TABLES))
    usual = fmean(one.points if one else 0 for one in found)
    points = _lead(list(map(float, state.opening)), side) - usual * share
    return Luck(-points if rules.lowest_wins else points, 0.0)
