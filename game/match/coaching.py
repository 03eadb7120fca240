"""Thinks along with the person at the table while he looks at his cards, so that advice is there when he wants it."""

from typing import Final
from zlib import crc32

from game.ai.explain.grades import COSTLY, Grade, grade, loss
from game.ai.types import Budget, Candidate, Request
from game.engine.actions import Action
from game.engine.state import Observation
from game.match.thinker import ATTEMPTS, SILENCE, Thinker

STRENGTH: Final = "master"
CLEARLY: Final = 0.05
"""While it is still thought about, what was advised stays so until something else is better by so many points."""

SURE: Final = 2.0
"""A first look may be wrong: it must find so many times the usual loss before it warns."""


class Coaching:
    """Asks for advice on the viewer's decision, and takes what is known after a few worlds and what is found out later.

    The thinker also plays the opponents and answers only its newest question: nothing is asked unless the viewer is to
    move. Its questions have negative numbers, which nobody else uses.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._view: Observation | None = None
        self._asked: Request | None = None
        self._heard = 0.0
        self._attempts = 0
        self._number = 0
        self.candidates: tuple[Candidate, ...] = ()
        """The plays as they are valued so far, best first, empty while nothing is known."""

        self.ready = False
        """Whether that is all there is to find out."""

    @property
    def waiting(self) -> bool:
        """Whether more will be known."""
        return self._asked is not None

    def attend(self, view: Observation | None, now: float) -> None:
        """Think about this decision of the viewer from now on, None while it is not his turn.

        The same decision again changes nothing; what was asked about another one is forgotten.
        """
        if view == self._view:
            return
        self._view, self._asked, self.candidates, self.ready, self._attempts = view, None, (), False, 0
        if view is not None:
            self._ask(view, now)

    def update(self, now: float) -> bool:
        """Take an answer if one has come; whether anything is known now that was not before. Never waits."""
        if self._asked is None or self._view is None:
            return False
        advice = self._thinker.poll()
        if advice is None or advice.id != self._asked.id:
            if now - self._heard >= SILENCE:
                self._ask(self._view, now)
            return False
        self._heard = now
        if advice.final:
            self.candidates, self.ready, self._asked = advice.candidates, True, None
        else:
            self.candidates = _steady(self.candidates, advice.candidates)
        return True

    def costs(self, action: Action) -> float | None:
        """How many points an action loses as far as is known, None if that is not known."""
        return loss(self.candidates, action)

    def costly(self, action: Action) -> bool:
        """Whether to warn of an action; what is not known yet never holds it up."""
        cost = self.costs(action)
        return cost is not None and cost >= (COSTLY if self.ready else SURE * COSTLY)

    def grade(self, action: Action) -> Grade | None:
        """What an action is like, None as long as it has not been looked at in full."""
        return grade(self.candidates, action) if self.ready else None

    def _ask(self, view: Observation, now: float) -> None:
        self._asked, self._heard = None, now
        if self._attempts < ATTEMPTS:
            self._attempts += 1
            self._number -= 1
            seed = crc32(f"{view.deal_number} {len(view.plays)} {view.seat}".encode())
            self._asked = Request(self._number, view, STRENGTH, Budget(0), seed, progress=True)
            self._thinker.ask(self._asked)


def _steady(before: tuple[Candidate, ...], found: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """What was found, but with the play that was best before in front where no other is clearly better."""
    kept = next((one for one in found if before and one.action == before[0].action), None)
    if kept is None or found[0].value - kept.value >= CLEARLY:
        return found
    return (Candidate(kept.action, found[0].value), *(one for one in found if one is not kept))
