"""Who can sit down in the laboratory: the fair levels, and yardsticks that see what no player may."""

from collections.abc import Callable
from random import Random

from game.ai.advise import advise, best_declaration, looked_at
from game.ai.core.masks import mask
from game.ai.core.rules import LAID, core
from game.ai.lab.textbook import textbook
from game.ai.levels import LEVELS
from game.ai.search.known import Known, known
from game.ai.search.thinking import values
from game.ai.types import Budget, Request
from game.engine.actions import Action, Play
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.state import State

Player = Callable[[State, int, int], Action]
"""Chooses for a seat in a state, with a seed. Only cheats make use of more than the seat's observation."""

WORLDS = 30
PLAYOUTS = 60


def player(name: str) -> Player:
    """The player of a name: a level, ``level:character``, ``level@worlds``, ``ismcts-N`` or a cheat.

    Raises KeyError for any other name.
    """
    if name in CHEATS:
        return CHEATS[name]
    if name.startswith("ismcts-"):
        return _plays(textbook(int(name.removeprefix("ismcts-"))))
    level, _, worlds = name.partition("@")
    level, _, character = level.partition(":")
    LEVELS[level]
    budget = Budget(int(worlds or 0))

    def fair(state: State, seat: int, seed: int) -> Action:
        return advise(Request(0, observe(state, seat), level, budget, seed, character)).action

    return fair


Choose = Callable[[State, list[tuple[int, int]], Random], int]


def _plays(choose: Choose) -> Player:
    """A player of plays alone: declarations are made as everybody makes them."""

    def acts(state: State, seat: int, seed: int) -> Action:
        seen = observe(state, seat)
        declared = best_declaration(seen)
        if declared is not None:
            return declared
        plays = looked_at(seen, [action for action in legal(state, seat) if isinstance(action, Play)])
        bits = [(1 << play.card, LAID if play.taken is None else mask(play.taken)) for play in plays]
        return plays[choose(state, bits, Random(seed))]

    return acts


def _sees_hands(state: State, plays: list[tuple[int, int]], chance: Random) -> int:
    """The same search with all hands laid open; the pack stays hidden."""
    view = known(observe(state, state.turn))
    open_view = _opened(view, state)
    worths = values(open_view, plays, WORLDS, PLAYOUTS, chance)
    return worths.index(max(worths))


def _opened(view: Known, state: State) -> Known:
    return Known(
        core(state.rules, state.matta),
        view.seat,
        tuple(map(mask, state.hands)),
        view.sizes,
        view.table,
        view.stock,
        view.piles,
        view.sweeps,
        view.taker,
        view.turn,
        view.dealer,
        state.stock,
    )


CHEATS: dict[str, Player] = {"cheat-hand": _plays(_sees_hands), "cheat-all": _plays(textbook(1000, sees_all=True))}
