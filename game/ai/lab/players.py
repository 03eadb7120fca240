"""Who can sit down in the laboratory: the fair levels, and yardsticks that see what no player may."""

import re
from collections.abc import Callable
from random import Random

from game.ai.advise import advise, best_declaration, looked_at
from game.ai.characters import CHARACTERS
from game.ai.core.masks import mask
from game.ai.core.rules import LAID, core
from game.ai.lab.textbook import flat, textbook, tree
from game.ai.levels import LEVELS
from game.ai.search.known import Known, known
from game.ai.search.thinking import in_pairs, values
from game.ai.types import Budget, Request
from game.engine.actions import Action, Play
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.state import State

Player = Callable[[State, int, int], Action]
"""Chooses for a seat in a state, with a seed. Only cheats make use of more than the seat's observation."""

WORLDS = 30
PLAYOUTS = 60
ITERATIONS = 1000

_FORM = re.compile(r"(?P<level>[a-z]+(-[a-z]+)?)(:(?P<character>[a-z_]+))?([@-](?P<number>[1-9][0-9]{0,5}))?")


def player(name: str) -> Player:
    """The player of a name: a level, ``level:character``, ``level@worlds``, or a yardstick of the laboratory.

    ``ismcts-N`` and ``tree-N`` look at so many iterations, ``flat-N`` at so many worlds; the cheats have no number.

    Raises KeyError for any other name, as for an unknown level or character.
    """
    parts = _FORM.fullmatch(name)
    if parts is None or parts["level"] not in (*LEVELS, *TREES, *CHEATS):
        raise KeyError(name)
    level, character, number = parts["level"], parts["character"] or "", int(parts["number"] or 0)
    if level in CHEATS:
        return CHEATS[level]
    if level in TREES:
        return _plays(TREES[level](number or ITERATIONS))
    CHARACTERS[character]
    budget = Budget(number)

    def fair(state: State, seat: int, seed: int) -> Action:
        return advise(Request(0, observe(state, seat), level, budget, seed, character)).action

    return fair


def is_player(name: str) -> bool:
    """Whether there is a player of this name."""
    try:
        player(name)
    except KeyError:
        return False
    return True


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
    worths = values(open_view, plays, WORLDS if in_pairs(open_view.sizes) else PLAYOUTS, chance)
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


TREES: dict[str, Callable[[int], Choose]] = {"ismcts": textbook, "tree": tree, "flat": flat}

CHEATS: dict[str, Player] = {"cheat-hand": _plays(_sees_hands), "cheat-all": _plays(textbook(1000, sees_all=True))}

PLAYERS: tuple[str, ...] = (*LEVELS, *(f"{name}-N" for name in TREES), *CHEATS)
"""The names of all players; N is a number."""
