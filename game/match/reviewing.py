"""Grades a finished match in the background, one decision after another, the one that is looked at first."""

from collections.abc import Mapping
from typing import Final

from game.ai.explain.grades import COSTLY, Grade
from game.ai.review import Decision, decisions, mean_loss, question, verdict
from game.ai.types import Candidate
from game.engine.record import Record
from game.match.thinker import Thinker

FIRST_ID: Final = -1_000_000
"""Questions are numbered downwards from here, where neither the table nor the coach comes."""

SILENCE: Final = 12.0
"""After so many seconds without an answer it is asked again: somebody else may have asked in between."""

ATTEMPTS: Final = 3


class Reviewing:
    """The decisions of a match and what is known of each.

    The thinker answers only its newest question, so it is asked about one decision at a time, and about one that it
    cannot answer no more than ``ATTEMPTS`` times. A decision without a choice is not asked about, and does not count
    in anybody's rating.
    """

    def __init__(self, record: Record, thinker: Thinker) -> None:
        """Raises RuleError or IllegalAction if the record breaks the rules."""
        self.decisions: tuple[Decision, ...] = decisions(record)
        self._thinker = thinker
        self._asked: int | None = None
        self._asked_at = 0.0
        self._attempts = 0
        self._candidates: dict[int, tuple[Candidate, ...]] = {}
        self._grades: dict[int, Grade | None] = {
            place: verdict(one, ()) for place, one in enumerate(self.decisions) if one.forced
        }
        self._forced = frozenset(self._grades)

    @property
    def graded(self) -> int:
        """How many decisions have been looked at."""
        return len(self._grades)

    @property
    def done(self) -> bool:
        """Whether all have been looked at."""
        return self.graded == len(self.decisions)

    @property
    def grades(self) -> Mapping[int, Grade | None]:
        """What was found, by the place of the decision; None where it could not be graded."""
        return self._grades

    def candidates(self, place: int) -> tuple[Candidate, ...]:
        """What could have been done there, best first, empty while it is not known."""
        return self._candidates.get(place, ())

    def loss(self, place: int) -> float:
        """How many points a decision cost, 0 while that is not known."""
        found = self._grades.get(place)
        return found.loss if found else 0.0

    def costly(self, place: int) -> bool:
        """Whether a decision is known to have been a mistake."""
        return self.loss(place) >= COSTLY

    def rating(self, seat: int) -> float | None:
        """How many points a seat's decisions cost on average, as far as they are known."""
        return mean_loss(
            found
            for place, found in self._grades.items()
            if found and place not in self._forced and self.decisions[place].seat == seat
        )

    def update(self, wanted: int, now: float) -> bool:
        """Take an answer if one has come and ask on, about the ``wanted`` place first. Whether more is known now."""
        came = self._take() or self._given_up(now)
        if self._asked is None and not self.done:
            order = (*range(wanted, len(self.decisions)), *range(wanted))
            self._asked, self._attempts = next(place for place in order if place not in self._grades), 0
            self._ask(self._asked, now)
        return came

    def _ask(self, place: int, now: float) -> None:
        self._asked_at = now
        self._attempts += 1
        self._thinker.ask(question(self.decisions[place], FIRST_ID - place))

    def _given_up(self, now: float) -> bool:
        """Whether a decision stays without a grade because there is no answer; before that it is asked about again."""
        if self._asked is None or now - self._asked_at < SILENCE:
            return False
        if self._attempts < ATTEMPTS:
            self._ask(self._asked, now)
            return False
        self._grades[self._asked] = None
        self._asked = None
        return True

    def _take(self) -> bool:
        advice = self._thinker.poll() if self._asked is not None else None
        if advice is None or self._asked is None or advice.id != FIRST_ID - self._asked:
            return False
        self._candidates[self._asked] = advice.candidates
        self._grades[self._asked] = verdict(self.decisions[self._asked], advice.candidates)
        self._asked = None
        return True
