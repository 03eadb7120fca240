"""Last hands searched, against every line of play by the rules themselves."""

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Endings:
    """How many positions of last hands were looked at, with how many plays, and how many plays were misvalued."""

    positions: int = 0
    plays: int = 0
    wrong: int = 0

    def __add__(self, other: "Endings") -> "Endings":
        return Endings(self.positions + other.positions, self.plays + other.plays, self.wrong + other.wrong)


def endings(rules: Ruleset, seed: int, pack: Pack) -> Endings:
    """Look at every play of the last hand of a deal for two that is played at random."""
    chance = Random(seed)
    state = opened(rules, 2, seed % 2, seed, pack)
    looked = Endings()
    while state.phase is Phase.PLAY:
        plays = [action for action in legal(state) if isinstance(action, Play)]
        if not state.stock:
            looked += Endings(1, len(plays), _misvalued(state, plays, chance))
        state, _ = apply(state, chance.choice(plays))
    return looked


def _misvalued(state: State, plays: list[Play], chance: Random) -> int:
    bits = [(1 << play.card, LAID if play.taken is None else mask(play.taken)) for play in plays]
    found = values(known(observe(state, state.turn)), bits, 1, chance)
    sign = -1 if state.rules.lowest_wins else 1
    before = sign * (state.scores[state.turn] - state.scores[1 - state.turn])
    exact = map(partial(_every_line, side=state.turn), (apply(state, play)[0] for play in plays))
    # What was declared and the opening table count all the same, whatever is played.
    return sum(value != total - before - _fixed(state) for value, total in zip(found, exact, strict=True))


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
