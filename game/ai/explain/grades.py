"""What a play was like beside the best one: its loss in points, and the class that follows from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from game.ai.types import Candidate
from game.engine.actions import Action

GradeName = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]

COSTLY: Final = 0.25
"""From this loss on, in points of the deal, somebody at the player's side would speak up."""

FAR_BEHIND: Final = 0.50
CLASSES: Final[tuple[tuple[float, GradeName], ...]] = ((0.50, "blunder"), (COSTLY, "mistake"), (0.10, "inaccuracy"))


@dataclass(frozen=True, slots=True)
class Grade:
    """A class and the loss behind it; ``only`` is a best play far ahead of every other."""

    name: GradeName
    loss: float


def loss(candidates: Sequence[Candidate], action: Action) -> float | None:
    """How many points an action loses against the best candidate, None if it was not among them."""
    best = max((one.value for one in candidates), default=0.0)
    return next((best - one.value for one in candidates if one.action == action), None)


def grade(candidates: Sequence[Candidate], action: Action) -> Grade | None:
    """The class of an action among the candidates, None if it was not considered."""
    lost = loss(candidates, action)
    if lost is None:
        return None
    if lost > 0:
        return Grade(next((name for least, name in CLASSES if lost >= least), "good"), lost)
    others = [one.value for one in candidates if one.action != action]
    best = max(one.value for one in candidates)
    far = bool(others) and best - max(others) >= FAR_BEHIND
    return Grade("only" if far else "best", 0.0)
