"""Which way of thinking ahead suits a position, and what it makes of the plays."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from game.ai.core.rules import Core
from game.ai.search.estimates import Estimates, settled
from game.ai.search.instinct import Instinct, Instincts
from game.ai.search.known import Known
from game.ai.search.pairs import Pairs
from game.ai.search.playouts import Playouts
from game.ai.search.stakes import Stakes, near
from game.ai.tables.equity import ENDS
from game.ai.tables.instincts import INSTINCTS
from game.ai.tables.learned import LEARNED
from game.engine.dealing import next_seat
from game.engine.ruleset import Ruleset
from game.engine.state import Observation
from game.engine.variants import ruleset

Plays = Sequence[tuple[int, int]]

FEW_CARDS = 3

# What makes two games alike enough to share their tables, the weightiest first.
TRAITS = (
    "lowest_wins",
    "next_pattern",
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


def in_pairs(sizes: Sequence[int]) -> bool:
    """Whether two seats hold so few cards, by these sizes of all hands, that they are all played out.

    Elsewhere games are played on.
    """
    return len(sizes) == 2 and max(sizes) <= FEW_CARDS


def steps(view: Known, plays: Plays, worlds: int, chance: Random, stakes: Stakes | None = None) -> Iterator[Estimates]:
    """The worth of every play, better with every step: expected points of the deal, own side less the others' mean.

    Where the fewest points win, the sign is turned. ``worlds`` as in the Care for such a view. With stakes, points
    count for as much as they help to win the match.
    """
    if in_pairs(view.sizes):
        return _pairs(view.core).steps(view, plays, worlds, chance, stakes)
    return _playouts(view.core, len(view.hands)).steps(view, plays, worlds, chance, stakes)


def values(view: Known, plays: Plays, worlds: int, chance: Random) -> list[float]:
    """The worths after the last of the ``steps``."""
    return settled(steps(view, plays, worlds, chance))


def stakes_of(seen: Observation) -> Stakes | None:
    """What is at stake between two sides of which one is within reach of the target, else None."""
    return match_of(seen) if near(seen.scores, seen.rules.target) else None


def point_scale(seen: Observation) -> float:
    """What worths are multiplied by before they are told as points: 1 but near the target."""
    stakes = stakes_of(seen)
    return 1.0 if stakes is None else stakes.point_scale


def match_of(seen: Observation) -> Stakes | None:
    """What is at stake between two sides at any score, None where there are more or one deal decides."""
    rules = seen.rules
    if len(seen.piles) != 2 or rules.single_deal:
        return None
    own = seen.side(seen.seat)
    totals = [sum(points) for points in zip(seen.scores, seen.opening, seen.declared_points, strict=True)]
    leads = seen.side(next_seat(seen.dealer, seen.seats, rules)) == own
    tables = {game: ends for (game, seats), ends in ENDS.items() if (seats > 2) is (seen.seats > 2)}
    ends = tables[relative(rules, tuple(tables))]
    return Stakes(totals[own], totals[1 - own], rules.target, rules.lowest_wins, leads, ends)


def in_chances(seen: Observation, points: float) -> float | None:
    """By how much so many points of advice move the chance to win the match, None where there are three sides."""
    stakes = match_of(seen)
    return None if stakes is None else points * stakes.point / point_scale(seen)


def open_worth(view: Known, hands: Sequence[int]) -> float:
    """What a position for two with few cards is worth to the mover if all see these hands."""
    return _pairs(view.core).worth(view, hands)


@lru_cache(maxsize=12)
def _pairs(core: Core) -> Pairs:
    return Pairs(core, LEARNED[relative(core.rules, tuple(LEARNED))])


@lru_cache(maxsize=12)
def _playouts(core: Core, seats: int) -> Playouts:
    return Playouts(core, seats, instincts(core, seats))


@lru_cache(maxsize=12)
def instincts(core: Core, seats: int) -> Instincts:
    """The instincts for so many seats under a core: those of the game most like it, at the table most like theirs."""
    game = relative(core.rules, tuple(dict.fromkeys(game for game, _ in INSTINCTS)))
    table = min((table for own, table in INSTINCTS if own == game), key=lambda table: abs(table - seats))
    others, dealers = INSTINCTS[game, table]
    return Instinct(core, others), Instinct(core, dealers)


@lru_cache(maxsize=32)
def relative(rules: Ruleset, games: tuple[str, ...]) -> str:
    """The game among some that is most like these rules."""

    def likeness(game: str) -> list[bool]:
        return [getattr(ruleset(game), trait) == getattr(rules, trait) for trait in TRAITS]

    return max(games, key=likeness)
