"""What the coach says: reasons become a sentence somebody from the bar would say, with the figure second.

The catalogue holds for each reason either a clause about the play (``coach.it.*``: "leaves 12, which no single card
can sweep") or a whole sentence (``coach.say.*``); clauses are joined behind the play, sentences follow it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.explain.grades import Grade
from game.ai.explain.reason import Reason
from game.ai.search.thinking import in_chances
from game.engine.actions import Declare, Play
from game.engine.declaring import worth
from game.engine.state import Observation
from game.match.i18n import Words
from game.ui.chronicle.naming import percent
from game.ui.coach.terms import cost_text, figures, filled, plainly, play_in, signed, unsigned
from game.ui.sayings import Deck, capital, say, say_many

NOTICED: Final = 0.10
"""A smaller loss needs no reason."""

WORTH_TELLING: Final = 0.005
"""A smaller chance to win the match would be told as none."""

SAME: Final = 0.005
"""A smaller margin would be told as none."""

MISSED: Final = "sweep_now"

MOST_SENTENCES: Final = 1
"""More sentences after the play than these would be a lecture."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Speaks about what one seat sees, in a language and with the names of a pack."""

    words: Words
    seen: Observation
    deck: Deck = "italian"

    def advice(self, play: Play, reasons: Sequence[Reason]) -> str:
        """What to do and why: "Take the six with the six: it brings a coin and leaves 14, which ..."."""
        clauses, sentences = self._parts(reasons)
        do = capital(play_in(self.words, "do", self.seen, play, self.deck))
        if clauses:
            first = self.words.text("coach.because", play=do, clause=self._joined(clauses))
        else:
            first = self.words.text("coach.plainly", play=do)
        return " ".join([first, *sentences])

    def declaring(self, action: Declare) -> str:
        """The advice to declare."""
        return say_many(self.words, "coach.declare", worth(action.kind, self.seen.rules))

    def because(self, reasons: Sequence[Reason]) -> str:
        """The reasons alone, empty if there are none."""
        clauses, sentences = self._parts(reasons)
        first = [self.words.text("coach.it", clause=self._joined(clauses))] if clauses else []
        return " ".join([*first, *sentences])

    def of_another(self, reasons: Sequence[Reason]) -> str:
        """The first reason that cannot be taken for one of the play last spoken of, empty if there is none."""
        return next((self.because((reason,)) for reason in reasons if self._has_clause(reason)), "")

    def figure(self, margin: float) -> str:
        """By how much a play is better: "(+0.41 points on average, about 3% of the match)"."""
        if abs(margin) < SAME:
            return self.words.text("coach.figure_same")
        points, chance = signed(self.words, margin), in_chances(self.seen, margin)
        if chance is None or chance < WORTH_TELLING:
            return self.words.text("coach.figure", points=points)
        return self.words.text("coach.figure_match", points=points, chance=percent(self.words, chance))

    def better_than(self, margin: float, other: Play) -> str:
        """By how much the best play is better than another: "0.55 points better than the three"."""
        card = plainly(self.words, other.card, self.seen.hand, self.deck)
        return self.words.text("coach.better_than", points=unsigned(self.words, margin), card=card)

    def warning(
        self, against: Sequence[Reason], better: Play, reasons: Sequence[Reason], cost: float
    ) -> tuple[str, str]:
        """What is wrong with a play that is about to be made, in a headline, and what more there is to say.

        ``against`` speaks against that play, ``reasons`` for the better one; a sweep that is passed up goes first.
        """
        costs = self.words.text("coach.costs", cost=cost_text(self.words, cost))
        missed = [reason for reason in reasons if reason.key == MISSED]
        if missed or not against:
            yours = self.words.text("coach.costs_yours", cost=cost_text(self.words, cost))
            return self.words.text("coach.warn.other"), f"{self.advice(better, missed or reasons[:1])} {yours}"
        reason = against[0]
        own = f"coach.warn.{reason.key}"
        if not self.words.knows(own):
            return self._sentence(reason), costs
        values, parts = filled(self.words, self.seen, reason, self.deck), reason.values.get("cards", ())
        head = say(self.words, own, **values, parts=figures(parts) if isinstance(parts, tuple) else "")
        return head, f"{self._more(reason)} {costs}"

    def grade(self, grade: Grade, best: Play, played: Play, reasons: Sequence[Reason]) -> str:
        """What a play was like, in plain words; ``reasons`` speak for the best play."""
        words, key = self.words, f"coach.grade.{grade.name}"
        card = plainly(words, played.card, self.seen.hand, self.deck)
        doing = play_in(words, "doing", self.seen, best, self.deck)
        text = say(words, key, card=card, best=doing)
        why = self.because(reasons) if grade.loss >= NOTICED else ""
        return f"{text} {why}".strip()

    def _parts(self, reasons: Sequence[Reason]) -> tuple[list[str], list[str]]:
        """The clauses and the sentences of some reasons."""
        clauses = [self._clause(reason) for reason in reasons if self._has_clause(reason)]
        sentences = [self._sentence(reason) for reason in reasons if not self._has_clause(reason)]
        return clauses, sentences[:MOST_SENTENCES]

    def _has_clause(self, reason: Reason) -> bool:
        return self.words.knows(f"coach.it.{reason.key}")

    def _clause(self, reason: Reason) -> str:
        return self._worded(f"coach.it.{reason.key}", reason)

    def _sentence(self, reason: Reason) -> str:
        return self._worded(f"coach.say.{reason.key}", reason)

    def _more(self, reason: Reason) -> str:
        """The second sentence of a warning."""
        key = f"coach.warn_more.{reason.key}"
        if reason.values.get("settebello"):
            alone = reason.values.get("n") == 1
            return say(self.words, f"{key}.settebello_alone") if alone else self._worded(f"{key}.settebello", reason)
        return self._worded(key, reason)

    def _worded(self, key: str, reason: Reason) -> str:
        values = filled(self.words, self.seen, reason, self.deck)
        french = f"{key}.french"
        if self.deck == "french" and self.words.knows(french):
            key = french
        n = reason.values.get("n")
        return say_many(self.words, key, n, **values) if isinstance(n, int) else say(self.words, key, **values)

    def _joined(self, clauses: Sequence[str]) -> str:
        if len(clauses) == 1:
            return clauses[0]
        if len(clauses) == 2:
            return self.words.text("coach.two", first=clauses[0], second=clauses[1])
        return self.words.text("coach.three", first=clauses[0], second=clauses[1], third=clauses[2])
