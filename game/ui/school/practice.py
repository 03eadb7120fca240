"""The trainer as it is taught: one position after another, each answered with reasons."""

from collections.abc import Callable
from random import Random

from game.ai.explain.grades import loss
from game.ai.explain.why import why, why_best, why_not
from game.engine.actions import Play
from game.match.i18n import Words
from game.match.lessons.course import Course
from game.match.lessons.progress import Progress
from game.match.lessons.trainer import KINDS, Drill, Trainer
from game.ui.coach.terms import cost_text
from game.ui.coach.voice import Voice
from game.ui.sayings import Deck
from game.ui.school.teaching import spoken


def standing(words: Words, progress: Progress) -> str:
    """The streak, and how hard the positions are."""
    return words.plural("lesson.trainer.standing", progress.streak, level=progress.level, best=progress.best)


class Practice:
    """Positions without end. ``progress`` is the learner's standing, ``keep`` takes the new one."""

    def __init__(
        self, trainer: Trainer, chance: Random, progress: Callable[[], Progress], keep: Callable[[Progress], None]
    ) -> None:
        self._trainer, self._chance, self._progress, self._keep = trainer, chance, progress, keep
        self._drill: Drill | None = None
        self._told = False
        self.course: Course | None = None
        self._look()

    @property
    def reading(self) -> bool:
        """Nothing is told beforehand."""
        return False

    @property
    def place(self) -> tuple[int, int]:
        """There is no end to it."""
        return 0, 1

    def heading(self, words: Words, deck: Deck) -> tuple[str, str]:
        """Who speaks, and how the learner is doing."""
        return words.text("coach.panel.says"), standing(words, self._progress())

    def says(self, words: Words, deck: Deck) -> str:
        """The question, a hint, why not, or why."""
        course, drill = self.course, self._drill
        if course is None or drill is None:
            return words.text("lesson.trainer.looking")
        voice = Voice(words, drill.seen, deck)
        if course.doing == "done":
            return self._praise(voice, drill)
        if course.doing == "wrong" and course.last is not None:
            return self._objection(voice, drill, course.last)
        if course.doing == "playing":
            return spoken(words, f"lesson.trainer.hint.{drill.kind}" if course.tries else "lesson.trainer.start", deck)
        return words.text(f"lesson.{course.doing}")

    def _praise(self, voice: Voice, drill: Drill) -> str:
        """What speaks for the play; where no reason accounts for enough, what the position was chosen for."""
        best, second = (one.action for one in drill.candidates[:2])
        assert isinstance(best, Play) and isinstance(second, Play)
        words, reasons = voice.words, why_best(drill.seen, drill.candidates)
        advice, figure = voice.advice(best, reasons), voice.better_than(drill.gap, second)
        if reasons:
            return words.text("lesson.trainer.right", advice=advice, figure=figure)
        because = spoken(words, f"lesson.trainer.because.{drill.kind}", voice.deck)
        return words.text("lesson.trainer.right_still", advice=advice, because=because, figure=figure)

    def _objection(self, voice: Voice, drill: Drill, played: Play) -> str:
        """What speaks against a play, else for the better one, which is not named."""
        best, lost = drill.candidates[0].action, loss(drill.candidates, played) or drill.gap
        assert isinstance(best, Play)
        words, seen = voice.words, drill.seen
        if against := why_not(seen, played, best, lost):
            head, more = voice.warning(against, best, (), lost)
            return words.text("lesson.trainer.wrong_why", head=head, more=more)
        because, cost = voice.of_another(why(seen, best, played, lost)), cost_text(words, lost)
        if because:
            return words.text("lesson.trainer.wrong_better", because=because, cost=cost)
        return words.text("lesson.trainer.wrong", cost=cost)

    def next_button(self, words: Words) -> str:
        """The next position."""
        return words.text("lesson.next")

    def answered(self) -> None:
        """The first answer to a position is the one that counts."""
        course, drill = self.course, self._drill
        if course is None or drill is None or self._told or not (course.faults or course.doing == "done"):
            return
        self._told = True
        self._keep(self._progress().answered(drill.kind, not course.faults))

    def go_on(self) -> bool:
        """The next position, as soon as there is one."""
        self.course = self._drill = None
        self.work()
        return True

    def work(self) -> None:
        """Look a little further; the next position is looked for while this one is being thought about."""
        self._trainer.work()
        if self.course is None and self._trainer.found is not None:
            self._drill, self._told = self._trainer.found, False
            self.course = Course(self._drill.task)
            self._look()

    def _look(self) -> None:
        progress = self._progress()
        self._trainer.look_for(progress.returning or self._chance.choice(tuple(KINDS)), progress.level)
