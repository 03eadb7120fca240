"""Trials of whether those who think for the other seats see cards that they must not see."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from game.ai.hidden import exchanged, wandering
from game.ai.levels import OFFERED
from game.ai.types import Advice, Budget, Request
from game.engine.actions import Deal
from game.engine.observe import observe
from game.engine.play import apply, legal, start
from game.engine.shuffle import shuffled
from game.engine.state import State
from game.engine.variants import PRESETS, ruleset

Advise = Callable[[Request], Advice]

TABLES: Final = tuple((preset, seats) for preset in PRESETS for seats in ruleset(preset).tables)
BUDGET: Final = Budget(worlds=1)
"""Enough to see what is looked at, and little enough to leave the screen its pace."""

TRIED: Final = 0.25
"""The share of the positions of a deal that is tried, so that many games have their turn."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A position as it was dealt and with hidden cards exchanged, and what the mover was advised to do in either."""

    dealt: State
    exchanged: State
    first: Advice
    second: Advice

    @property
    def same(self) -> bool:
        """Whether the advice was the same, down to the worth of every play."""
        return self.first == self.second


def trials(advise: Advise, chance: Random) -> Iterator[Trial | None]:
    """Trials without end in random deals of every game; None where half of one is done. A step asks ``advise`` once."""
    while True:
        preset, seats = chance.choice(TABLES)
        for state in _random_deal(preset, seats, chance):
            other = exchanged(state, state.turn, chance) if chance.random() < TRIED else None
            if other is None:
                continue
            seed, level = chance.getrandbits(32), chance.choice(OFFERED)
            first = advise(_request(state, level, seed))
            yield None
            yield Trial(state, other, first, advise(_request(other, level, seed)))


def _request(state: State, level: str, seed: int) -> Request:
    return Request(1, observe(state, state.turn), level, BUDGET, seed)


def _random_deal(preset: str, seats: int, chance: Random) -> Iterator[State]:
    """Every position of a deal played at random in which there is something to choose."""
    state, _ = apply(start(ruleset(preset), seats, chance.randrange(seats)), Deal(shuffled(chance.randbytes)))
    return (met for met in wandering(state, chance) if len(legal(met)) > 1)
