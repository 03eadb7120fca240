"""Looks back on a match: every decision as it was met, and what it cost against the best one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from game.ai.explain.grades import CLASSES, COSTLY, Grade, grade
from game.ai.search.thinking import in_chances
from game.ai.types import Budget, Candidate, Request
from game.engine.actions import Deal, Declare, Play
from game.engine.declaring import worth
from game.engine.events import Event
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.record import Record, steps
from game.engine.state import Observation, State

STRENGTH: Final = "master"


@dataclass(frozen=True, slots=True)
class Decision:
    """A play or declaration of a match.

    ``deal`` counts the deals that were not thrown back and ``number`` the decisions in it, both from 1; ``pack`` is
    what was dealt, without a card for a deal that was taken up at a position. ``before`` and ``after`` are the states
    around it, ``events`` what it made happen.
    """

    deal: int
    number: int
    seat: int
    action: Play | Declare
    pack: Deal
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def seen(self) -> Observation:
        """All that the seat could know when it decided."""
        return observe(self.before, self.seat)

    @property
    def forced(self) -> bool:
        """Whether nothing else could be done."""
        return len(legal(self.before, self.seat)) == 1 and self.seat == self.before.turn


def decisions(record: Record) -> tuple[Decision, ...]:
    """Every play and declaration of a match, in order. Raises RuleError or IllegalAction where it breaks the rules."""
    found: list[Decision] = []
    pack, number = Deal(()), 0
    for step in steps(record):
        match step.action:
            case Deal():
                pack, number = step.action, 0
            case Play() | Declare() as action:
                number += 1
                seat = action.seat if isinstance(action, Declare) else step.before.turn
                deal = step.before.deal_number
                found.append(Decision(deal, number, seat, action, pack, step.before, step.after, step.events))
    return tuple(found)


def question(decision: Decision, number: int) -> Request:
    """What to ask about a decision under a number: what somebody strong would have done with what the seat saw."""
    seed = crc32(f"{decision.deal} {decision.number} {decision.seat}".encode())
    return Request(number, decision.seen, STRENGTH, Budget(0), seed)


def verdict(decision: Decision, candidates: Sequence[Candidate]) -> Grade | None:
    """What a decision was like, None if it was not among those that were considered.

    Whoever could have declared more has lost the points between.
    """
    best = candidates[0].action if candidates else None
    if not isinstance(best, Declare):
        return Grade("best", 0.0) if decision.forced else grade(candidates, decision.action)
    made = decision.action
    got = worth(made.kind, decision.before.rules) if isinstance(made, Declare) else 0
    lost = float(worth(best.kind, decision.before.rules) - got)
    return Grade(next((name for least, name in CLASSES if lost >= least), "best"), lost)


def chance_lost(decision: Decision, found: Grade) -> float | None:
    """By how much a mistake lowered the chance to win the match, 0 to 1; None for no mistake, and with three sides."""
    return in_chances(decision.seen, found.loss) if found.loss >= COSTLY else None


def mean_loss(grades: Iterable[Grade]) -> float | None:
    """How many points a decision cost on average, None without any."""
    lost = [one.loss for one in grades]
    return sum(lost) / len(lost) if lost else None
