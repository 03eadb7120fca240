"""Last hands searched, against every line of play by the rules themselves."""

from functools import partial
from random import Random

from game.ai.core.masks import mask
from game.ai.core.rules import LAID
from game.ai.lab.duels import Pack, opened
from game.ai.search.known import known
from game.ai.search.thinking import values
from game.engine.actions import Play
from game.engine.observe import observe
from game.engine.play import apply, legal
from game.engine.ruleset import Ruleset
from game.engine.state import Phase, State


def wrong(rules: Ruleset, seed: int, pack: Pack) -> tuple[int, int]:
    """How many plays of the last hand of a deal for two, played at random, were looked at, and how many misvalued."""
    chance = Random(seed)
    state = opened(rules, 2, seed % 2, seed, pack)
    looked = mistaken = 0
    while state.phase is Phase.PLAY:
        plays = [action for action in legal(state) if isinstance(action, Play)]
        if not state.stock:
            bits = [(1 << play.card, LAID if play.taken is None else mask(play.taken)) for play in plays]
            found = values(known(observe(state, state.turn)), bits, 1, 1, chance)
            sign = -1 if rules.lowest_wins else 1
            before = sign * (state.scores[state.turn] - state.scores[1 - state.turn])
            exact = map(partial(_every_line, side=state.turn), (apply(state, play)[0] for play in plays))
            looked += len(plays)
            # What was declared and the opening table count all the same, whatever is played.
            mistaken += sum(value != total - before - _fixed(state) for value, total in zip(found, exact, strict=True))
        state, _ = apply(state, chance.choice(plays))
    return looked, mistaken


def _fixed(state: State) -> int:
    side, other = state.turn, 1 - state.turn
    given = [sum(points) for points in zip(state.opening, state.declared_points, strict=True)]
    sign = -1 if state.rules.lowest_wins else 1
    return sign * (given[side] - given[other])


def _every_line(state: State, side: int) -> int:
    sign = -1 if state.rules.lowest_wins else 1
    if state.phase is not Phase.PLAY:
        return sign * (state.scores[side] - state.scores[1 - side])
    totals = [_every_line(apply(state, play)[0], side) for play in legal(state) if isinstance(play, Play)]
    return max(totals) if state.turn == side else min(totals)
