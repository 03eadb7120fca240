"""Looks at a finished match in the background, one decision after another, the one that is looked at first."""

from collections.abc import Collection, Mapping
from typing import Final

from game.ai.explain.grades import CLASSES, COSTLY, Grade
from game.ai.explain.patterns import heaviest, pattern_of
from game.ai.hindsight import Hindsight
from game.ai.review import Decision, decisions, mean_loss, question, verdict
from game.ai.types import Candidate
from game.engine.actions import Play
from game.engine.record import Record
from game.engine.state import Phase
from game.match.reviewing.findings import Findings, dumps, loads
from game.match.reviewing.fortunes import Fortunes
from game.match.thinker import ATTEMPTS, SILENCE, Thinker

LOSS: Final = CLASSES[-1][0]
"""What costs less than this is as good as the best."""

FIRST_ID: Final = -1_000_000
"""Questions are numbered downwards from here, where neither the table nor the coach comes."""

POSITIONS: Final = 600
"""Looked at in a slice of hindsight: a few thousandths of a second."""


class Reviewing:
    """The decisions of a match and what is known of each.

    The thinker answers only its newest question, so it is asked about one decision at a time, and about one that it
    cannot answer no more than ``ATTEMPTS`` times. A decision without a choice is not asked about, and does not count
    in anybody's rating. The luck of the deals, and what hindsight says, are worked out here in small slices.
    """

    def __init__(self, record: Record, thinker: Thinker, side: int = 0, kept: str | None = None) -> None:
        """``side`` is whose luck is told, ``kept`` what was found when the match was looked through before.

        Raises RuleError or IllegalAction if the record breaks the rules.
        """
        self.decisions: tuple[Decision, ...] = decisions(record)
        known = loads(kept, self.decisions)
        self._thinker = thinker
        self._asked: int | None = None
        self._asked_at = 0.0
        self._attempts = 0
        self._candidates = dict(known.candidates)
        forced = {place: verdict(one, ()) for place, one in enumerate(self.decisions) if one.forced}
        self._grades: dict[int, Grade | None] = {**forced, **known.grades}
        self._forced = frozenset(forced)
        self._hindsight: dict[int, Hindsight] = {}
        self._wondering: int | None = None
        self._kinds = dict(known.kinds)
        self._people = {seat for seat, one in enumerate(record.seats) if one.kind == "human"}
        self.fortunes = Fortunes(self.decisions, side, known.luck)

    @property
    def graded(self) -> int:
        """How many decisions have been looked at."""
        return len(self._grades)

    @property
    def done(self) -> bool:
        """Whether all have been looked at."""
        return self.graded == len(self.decisions)

    @property
    def busy(self) -> bool:
        """Whether anything is still being worked out."""
        return not self.complete or self._wondering is not None

    @property
    def complete(self) -> bool:
        """Whether everything is known that is kept with the match."""
        return self.done and self.fortunes.done and self._unnamed is None

    @property
    def text(self) -> str:
        """All that was found, to be kept with the match once it is ``complete``."""
        return dumps(self.decisions, Findings(self._grades, self._candidates, self.fortunes.luck, self._kinds))

    def counted(self, place: int) -> bool:
        """Whether the deal of a decision has been counted, after which none of its cards is hidden any more."""
        deal = self.decisions[place].deal
        last = max(at for at, one in enumerate(self.decisions) if one.deal == deal)
        return self.decisions[last].after.phase is not Phase.PLAY

    def wonder(self, place: int) -> Hindsight:
        """Work out from now on what the best plays of both sides would have come to from a decision on."""
        if self._wondering is not None and self._wondering != place:
            # What was left half done would only take up memory.
            del self._hindsight[self._wondering]
        found = self._hindsight.setdefault(place, Hindsight(self.decisions[place].before))
        self._wondering = None if found.done else place
        return found

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

    def next_costly(self, place: int, seats: Collection[int]) -> int:
        """The next mistake of some seats, from the last one on to the first; the same place if there is none."""
        order = [*range(place + 1, len(self.decisions)), *range(place + 1)]
        return next((at for at in order if self.costly(at) and self.decisions[at].seat in seats), place)

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
        came = self._worked(wanted) or came
        if self._asked is None and not self.done:
            order = (*range(wanted, len(self.decisions)), *range(wanted))
            self._asked, self._attempts = next(place for place in order if place not in self._grades), 0
            self._ask(self._asked, now)
        return came

    def _worked(self, wanted: int) -> bool:
        """A slice of what is worked out here: hindsight if it is waited for, else luck."""
        if self._wondering is None and self.done and (place := self._unnamed) is not None:
            self._kinds[place] = self._kind(place)
            return False
        if self._wondering is None:
            return self.fortunes.work(self.decisions[wanted].deal) if self.decisions else False
        hindsight = self._hindsight[self._wondering]
        hindsight.work(POSITIONS)
        self._wondering = None if hindsight.done else self._wondering
        return hindsight.done

    @property
    def _unnamed(self) -> int | None:
        """A mistake of a person of which it is not known yet what kind it is."""
        return next(
            (
                place
                for place, found in self._grades.items()
                if found is not None
                and found.loss >= LOSS
                and place not in self._kinds
                and self.decisions[place].seat in self._people
            ),
            None,
        )

    def _kind(self, place: int) -> str:
        decision, found = self.decisions[place], self.candidates(place)
        best, made = (found[0].action if found else None), decision.action
        if not isinstance(best, Play) or not isinstance(made, Play):
            return ""
        reason = heaviest(decision.seen, best, made, self.loss(place))
        return (pattern_of(reason) if reason is not None else None) or ""

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
