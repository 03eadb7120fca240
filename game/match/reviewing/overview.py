"""A match in short: what cost most, what the losses have in common, what went well, and the lesson that fits."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from game.ai.explain.patterns import heaviest, pattern_of
from game.engine.actions import Play
from game.match.lessons.catalogue import lesson_on
from game.match.reviewing.reviewing import LOSS, Reviewing

DEAREST: Final = 3


@dataclass(frozen=True, slots=True)
class Overview:
    """``dearest`` are the places of the decisions that cost most, ``losses`` how many cost something.

    ``pattern`` is what ``alike`` of the losses have in common, None if no two are alike; ``lesson`` would have helped
    with those, or with the dearest one. ``good`` of ``choices`` decisions cost nothing, ``only`` of them where one play
    stood far above all others.
    """

    dearest: tuple[int, ...]
    losses: int
    pattern: str | None
    alike: int
    good: int
    only: int
    choices: int
    lesson: str | None


def overview(reviewing: Reviewing, seats: Collection[int]) -> Overview:
    """The decisions of some seats in short, as far as they have been graded."""
    own = [
        place
        for place, one in enumerate(reviewing.decisions)
        if one.seat in seats and not one.forced and reviewing.grades.get(place) is not None
    ]
    losses = sorted((place for place in own if reviewing.loss(place) >= LOSS), key=lambda place: -reviewing.loss(place))
    reasons = [reason for place in losses if (reason := _reason(reviewing, place)) is not None]
    kinds = Counter(pattern for reason in reasons if (pattern := pattern_of(reason)) is not None)
    pattern, alike = kinds.most_common(1)[0] if kinds else (None, 0)
    pattern = pattern if alike > 1 else None
    telling = [reason for reason in reasons if pattern is None or pattern_of(reason) == pattern]
    grades = [reviewing.grades[place] for place in own]
    return Overview(
        dearest=tuple(losses[:DEAREST]),
        losses=len(losses),
        pattern=pattern,
        alike=alike,
        good=len(own) - len(losses),
        only=sum(grade is not None and grade.name == "only" for grade in grades),
        choices=len(own),
        lesson=next((lesson for reason in telling if (lesson := lesson_on(reason)) is not None), None),
    )


def _reason(reviewing: Reviewing, place: int) -> str | None:
    decision, candidates = reviewing.decisions[place], reviewing.candidates(place)
    best, made = (candidates[0].action if candidates else None), decision.action
    if not isinstance(best, Play) or not isinstance(made, Play):
        return None
    return heaviest(decision.seen, best, made, reviewing.loss(place))
