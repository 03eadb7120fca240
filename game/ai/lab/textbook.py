"""Textbook tree search over sampled worlds: with random playouts a yardstick, with all cards seen a cheat.

With playouts by instinct, and worlds that explain what was played, it is a rival to sequential halving. And the
plainest search of all, which looks at every play as often.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from math import log, sqrt
from random import Random

from game.ai.core.deal import Deal, deal_of
from game.ai.core.rules import Core
from game.ai.search.beliefs import Beliefs
from game.ai.search.known import known
from game.ai.search.playouts import Playouts
from game.ai.search.thinking import instincts
from game.engine.observe import observe
from game.engine.state import State

EXPLORATION = 2.0
WIDER = 4.0
ALWAYS = 1.0

Move = tuple[int, int]


@dataclass(slots=True)
class Node:
    """A line of plays: how often it was taken and possible, and what all sides made of it."""

    visits: int = 0
    possible: int = 0
    worth: list[float] = field(default_factory=list)
    after: dict[Move, "Node"] = field(default_factory=dict)


def textbook(iterations: int, sees_all: bool = False) -> Callable[[State, list[Move], Random], int]:
    """A choice among the mover's plays by so many iterations; a fair one samples its worlds from its observation."""

    def choose(state: State, plays: list[Move], chance: Random) -> int:
        view = known(observe(state, state.turn))
        worlds = (deal_of(state) if sees_all else view.deal(view.world(chance)) for _ in range(iterations))
        return _searched(worlds, plays, _random_player(view.core, len(view.hands)), EXPLORATION, chance)

    return choose


def tree(iterations: int) -> Callable[[State, list[Move], Random], int]:
    """The same over the playouts and the beliefs of the strongest level."""

    def choose(state: State, plays: list[Move], chance: Random) -> int:
        view = known(observe(state, state.turn))
        beliefs = Beliefs(instincts(view.core, len(view.hands)), view).worlds(chance)
        worlds = map(view.deal, islice(beliefs, iterations))
        return _searched(worlds, plays, _good_player(view.core, len(view.hands)), WIDER, chance)

    return choose


def flat(worlds: int) -> Callable[[State, list[Move], Random], int]:
    """Every play played on to the end of the deal in so many worlds, all equally likely, all plays in all of them."""

    def choose(state: State, plays: list[Move], chance: Random) -> int:
        if len(plays) == 1:
            return 0
        view = known(observe(state, state.turn))
        quick, totals = _good_player(view.core, len(view.hands)), [0.0] * len(plays)
        for world in (view.world(chance) for _ in range(worlds)):
            for place, play in enumerate(plays):
                totals[place] += quick.lead(view, world, play, chance)
        sign = -1.0 if view.core.rules.lowest_wins else 1.0
        return max(range(len(plays)), key=lambda place: sign * totals[place])

    return choose


def _searched(worlds: Iterable[Deal], plays: list[Move], quick: Playouts, exploration: float, chance: Random) -> int:
    if len(plays) == 1:
        return 0
    root = Node()
    for deal in worlds:
        _iterate(root, deal, plays, quick, exploration, chance)
    visits = [root.after[play].visits if play in root.after else 0 for play in plays]
    return visits.index(max(visits))


@lru_cache(maxsize=8)
def _random_player(core: Core, seats: int) -> Playouts:
    return Playouts(core, seats, instincts(core, seats), errors=ALWAYS, exact=0)


@lru_cache(maxsize=8)
def _good_player(core: Core, seats: int) -> Playouts:
    return Playouts(core, seats, instincts(core, seats))


def _iterate(root: Node, deal: Deal, plays: list[Move], quick: Playouts, exploration: float, chance: Random) -> None:
    node, path, moves = root, [root], plays
    sides, sign = len(deal.piles), -1.0 if deal.core.rules.lowest_wins else 1.0
    while not deal.over:
        new = [move for move in moves if move not in node.after]
        for move in moves:
            if move in node.after:
                node.after[move].possible += 1
        if new:
            move = chance.choice(new)
            node.after[move] = Node(possible=1, worth=[0.0] * sides)
        else:
            side = deal.turn % sides
            move = max(moves, key=lambda one: _bound(node.after[one], side, exploration))
        node = node.after[move]
        path.append(node)
        deal.play(*move)
        if new:
            break
        moves = list(deal.takes())
    points = [float(side) for side in deal.points()] if deal.over else quick.finish(deal, chance)
    total = sum(points)
    worths = [sign * (own - (total - own) / (sides - 1)) for own in points]
    for node in path[1:]:
        node.visits += 1
        node.worth = [old + new for old, new in zip(node.worth, worths, strict=True)]


def _bound(node: Node, side: int, exploration: float) -> float:
    return node.worth[side] / node.visits + exploration * sqrt(log(node.possible) / node.visits)
