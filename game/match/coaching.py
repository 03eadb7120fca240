"""Thinks along with the person at the table while he looks at his cards, so that advice is there when he wants it."""

from typing import Final
from zlib import crc32

from game.ai.explain.grades import COSTLY, Grade, grade, loss
from game.ai.types import Advice, Budget, Candidate, Request
from game.engine.actions import Action
from game.engine.state import Observation
from game.match.thinker import Thinker

STRENGTH: Final = "master"
QUICK: Final = 10
"""The worlds of a first look, which is there within the blink of an eye."""

SURE: Final = 2.0
"""A first look may be wrong: it must find so many times the usual loss before it warns."""


class Coaching:
    """Asks for advice on the viewer's decision, first a quick look and then one at full strength.

    The thinker also plays the opponents and answers only its newest question: nothing is asked unless the viewer is to
    move. Its questions have negative numbers, which nobody else uses.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._view: Observation | None = None
        self._asked: Request | None = None
        self._number = 0
        self._advice: Advice | None = None
        self.ready = False

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The plays as they are valued so far, best first, empty while nothing is known."""
        return () if self._advice is None else self._advice.candidates

    def attend(self, view: Observation | None) -> None:
        """Think about this decision of the viewer from now on, None while it is not his turn.

        The same decision again changes nothing; what was asked about another one is forgotten.
        """
        if view == self._view:
            return
        self._view, self._asked, self._advice, self.ready = view, None, None, False
        if view is not None:
            self._ask(view, QUICK)

    def update(self) -> bool:
        """Take an answer if it has come; whether anything is known now that was not before. Never waits."""
        if self._asked is None or self._view is None:
            return False
        advice = self._thinker.poll()
        if advice is None or advice.id != self._asked.id:
            return False
        self._advice = advice
        self.ready = self._asked.budget.worlds == 0
        self._asked = None
        if not self.ready:
            self._ask(self._view, 0)
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

    def _ask(self, view: Observation, worlds: int) -> None:
        self._number -= 1
        seed = crc32(f"{view.deal_number} {len(view.plays)} {view.seat}".encode())
        self._asked = Request(self._number, view, STRENGTH, Budget(worlds), seed)
        self._thinker.ask(self._asked)
