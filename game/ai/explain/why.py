"""The reasons for a play: every principle asked, the few chosen that account for most of the difference."""

from collections.abc import Iterable, Sequence

from game.ai.explain.houses import HOUSES
from game.ai.explain.memory import MEMORY
from game.ai.explain.partners import PARTNERS
from game.ai.explain.prizes import PRIZES
from game.ai.explain.reason import Case, Principle, Reason, Speaks
from game.ai.explain.safety import SAFETY
from game.ai.explain.situation import Option, Situation
from game.ai.types import Candidate
from game.engine.actions import Play
from game.engine.state import Observation

PRINCIPLES: tuple[Principle, ...] = (*SAFETY, *PRIZES, *HOUSES, *PARTNERS, *MEMORY)

MOST = 3
ENOUGH = 2
SHARE = 0.25
"""A reason must account for so much of the difference to be worth saying."""

TO_LOSE = ("lowest_wins", "solve_end")
"""Where the fewest points win all the other signs turn."""

_THEMES = {principle.id: principle.theme for principle in PRINCIPLES}


def why(seen: Observation, better: Play, worse: Play, margin: float = 0.0) -> tuple[Reason, ...]:
    """What speaks for a play rather than another, weightiest first; ``margin`` is their difference in points."""
    return chosen(case(seen, better, worse, margin), ("better", "both"))


def why_not(seen: Observation, played: Play, better: Play, margin: float = 0.0) -> tuple[Reason, ...]:
    """What speaks against a play when another is better, weightiest first."""
    return chosen(case(seen, better, played, margin), ("worse", "both"))


def why_best(seen: Observation, candidates: Sequence[Candidate]) -> tuple[Reason, ...]:
    """What speaks for the best of some plays.

    First against the second best; where these are much alike, as with two cards of a rank, against the others too.
    """
    plays = [(one.action, one.value) for one in candidates if isinstance(one.action, Play)]
    found: tuple[Reason, ...] = ()
    for place, (other, value) in enumerate(plays[1:]):
        speaks: tuple[Speaks, ...] = ("better",) if place else ("better", "both")
        known = {_THEMES[reason.key] for reason in found}
        more = chosen(case(seen, plays[0][0], other, plays[0][1] - value), speaks)
        found += tuple(reason for reason in more if _THEMES[reason.key] not in known)
        if len(found) >= ENOUGH:
            break
    return tuple(sorted(found, key=lambda reason: -reason.weight)[:MOST])


def case(seen: Observation, better: Play, worse: Play, margin: float = 0.0) -> Case:
    """Two plays set against each other."""
    at = Situation(seen)
    return Case(at, Option(at, better), Option(at, worse), margin)


def chosen(case: Case, speaks: Iterable[Speaks]) -> tuple[Reason, ...]:
    """At most three reasons, one of each theme, that account for a good part of the difference."""
    best: dict[str, Reason] = {}
    for reason in held(case, speaks):
        known = best.get(_THEMES[reason.key])
        if known is None or reason.weight > known.weight + 1e-9:
            best[_THEMES[reason.key]] = reason
    heavy = [reason for reason in best.values() if reason.weight >= SHARE * case.margin]
    return tuple(sorted(heavy, key=lambda reason: -reason.weight)[:MOST])


def held(case: Case, speaks: Iterable[Speaks] = ("better", "worse", "both")) -> list[Reason]:
    """What every principle that holds and weighs something has to say."""
    wanted, found = set(speaks), []
    for principle in PRINCIPLES:
        if principle.speaks not in wanted or case.at.kind not in principle.games:
            continue
        if case.at.rules.lowest_wins and principle.id not in TO_LOSE:
            continue
        told = principle.holds(case)
        if told is not None and told[0] > 0:
            found.append(Reason(principle.id, told[1], told[0]))
    return found
