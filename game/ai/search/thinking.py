"""Which way of thinking ahead suits a position, and what it makes of the plays."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from game.ai.core.rules import Core
from game.ai.search.known import Known
from game.ai.search.pairs import Pairs
from game.ai.search.playouts import COUNTED_OUT, Playouts
from game.ai.search.policy import policy
from game.ai.tables.learned import LEARNED
from game.engine.ruleset import Ruleset
from game.engine.variants import ruleset

Plays = Sequence[tuple[int, int]]

FEW_CARDS = 3

# What makes two games alike enough to share their tables, the weightiest first.
TRAITS = (
    "lowest_wins",
    "capture_rule",
    "seven_point",
    "piccola_cap",
    "must_capture",
    "ace_power",
    "napola",
    "ace_sweep",
    "point_primiera",
    "primiera_mode",
    "match_first",
    "sum_choice",
)


def values(view: Known, plays: Plays, worlds: int, playouts: int, chance: Random) -> list[float]:
    """The worth of every play: expected points of the deal, own side less the mean of the others.

    Where the fewest points win, the sign is turned. ``worlds`` and ``playouts`` as in a Level.
    """
    if len(view.hands) == 2 and max(view.sizes) <= FEW_CARDS:
        return _pairs(view.core).values(view, plays, worlds, chance)
    return _playouts(view.core, len(view.hands)).values(view, plays, playouts, chance)


def open_worth(view: Known, hands: Sequence[int]) -> float:
    """What a position for two with few cards is worth to the mover if all see these hands."""
    return _pairs(view.core).worth(view, hands)


@lru_cache(maxsize=12)
def _pairs(core: Core) -> Pairs:
    return Pairs(core, LEARNED[relative(core.rules)])


@lru_cache(maxsize=12)
def _playouts(core: Core, seats: int) -> Playouts:
    # Where captures may be declined, the last lines are too many to look at in every playout.
    exact = COUNTED_OUT if core.rules.must_capture else 1
    return Playouts(core, seats, policy(core), exact=exact)


def relative(rules: Ruleset) -> str:
    """The game with tables of its own that is most like these rules."""

    def likeness(game: str) -> list[bool]:
        return [getattr(ruleset(game), trait) == getattr(rules, trait) for trait in TRAITS]

    return max(LEARNED, key=likeness)
