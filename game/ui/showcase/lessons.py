"""The list of lessons, lessons at their moments, and the trainer."""

from collections.abc import Callable
from typing import Final

from game.ai.advise import advise
from game.match.lessons.catalogue import IDS, LESSONS
from game.match.lessons.progress import Progress, Schoolbook
from game.match.settings import Settings
from game.match.thinker import InlineThinker
from game.ui.inputs import Key
from game.ui.scenes.lesson import LessonScene
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.scene import Scene, Stage
from game.ui.showcase.fair import Dice
from game.ui.showcase.setups import Drawer
from game.ui.showcase.stagecraft import FRAME

PROGRESS: Final = Progress(frozenset(lesson.id for lesson in LESSONS[:4]), level=2, streak=3, best=9)
PATIENCE: Final = 3000

Act = Callable[["_Pupil"], None]


class _Pupil:
    """Somebody at the lessons, while time passes frame by frame."""

    def __init__(self, stage: Stage) -> None:
        book = Schoolbook(Drawer(), IDS)
        book.progress = PROGRESS
        self.scene = LessonsScene(stage, book, InlineThinker(advise), Dice(4), Settings)
        self.now = 0.0

    @property
    def lesson(self) -> LessonScene:
        assert self.scene.lesson is not None
        return self.scene.lesson

    def settle(self) -> None:
        """Wait until the learner has something to do and everything lies still."""
        for _ in range(PATIENCE):
            self.now += FRAME
            self.scene.update(self.now)
            if not self.scene.moving:
                return

    def play(self, right: bool) -> None:
        """Play what is wanted, or something else."""
        course = self.lesson.teaching.course
        table = self.lesson.table
        assert course is not None and table is not None
        every = [play for choice in table.grip.choices.values() for play in choice.plays]
        self.lesson.submit(course.wanted if right else next(play for play in every if play != course.wanted))
        self.settle()

    def key(self, *names: str) -> None:
        """Press keys one after another."""
        for name in names:
            self.scene.handle(Key(name))
            self.settle()


def _lesson(lesson: str, *acts: Act, told: bool = True) -> Callable[[Stage], Scene]:
    def scene(stage: Stage) -> Scene:
        pupil = _Pupil(stage)
        pupil.scene.take_lesson([one.id for one in LESSONS].index(lesson))
        pupil.settle()
        while told and pupil.lesson.teaching.reading:
            pupil.key("enter")
        for act in acts:
            act(pupil)
        return pupil.scene

    return scene


def _trainer(*acts: Act) -> Callable[[Stage], Scene]:
    def scene(stage: Stage) -> Scene:
        pupil = _Pupil(stage)
        pupil.scene.train()
        pupil.settle()
        for act in acts:
            act(pupil)
        return pupil.scene

    return scene


def _listed(stage: Stage) -> Scene:
    return _Pupil(stage).scene


def _wrong(pupil: _Pupil) -> None:
    pupil.play(right=False)


def _right(pupil: _Pupil) -> None:
    pupil.play(right=True)


def _again(pupil: _Pupil) -> None:
    pupil.key("enter")


def _name(pupil: _Pupil) -> None:
    pupil.key("2", "5")


def _look(pupil: _Pupil) -> None:
    pupil.key("p")


LESSON: Final[dict[str, Callable[[Stage], Scene]]] = {
    "list": _listed,
    "page": _lesson("equal", told=False),
    "wrong": _lesson("equal", _wrong),
    "helped": _lesson("coins", _wrong, _again, _wrong, _again),
    "right": _lesson("sweep", _right),
    "naming": _lesson("known_hand", _name),
    "piles": _lesson("known_hand", _look),
    "scopone": _lesson("first_lead"),
}
TRAINER: Final[dict[str, Callable[[Stage], Scene]]] = {
    "asked": _trainer(),
    "wrong": _trainer(_wrong),
    "right": _trainer(_right),
}
