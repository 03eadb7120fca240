"""The lessons: the list of them all, and whichever is being taken."""

from collections.abc import Callable
from random import Random

from game.match.lessons.catalogue import LESSONS
from game.match.lessons.progress import Progress, Schoolbook
from game.match.lessons.trainer import Trainer
from game.match.ports import Chance
from game.match.settings import Settings
from game.match.thinker import Thinker
from game.ui.draw import Cloth, Item, Rect
from game.ui.furniture import Keys, hint_height, hint_line, named_keys, panel
from game.ui.inputs import Input, Key
from game.ui.scenes.lesson import LessonScene
from game.ui.scenes.scene import Command, Go, Screen, Sound, Stage
from game.ui.school.lecture import Lecture
from game.ui.school.path import LessonRow, how_far, in_columns, row_height, rows
from game.ui.school.practice import Practice, standing
from game.ui.school.teaching import Teaching
from game.ui.text import fitted
from game.ui.theme import INK, INK2
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Controls
from game.ui.widgets.headings import back_button, heading, heading_height
from game.ui.widgets.scroll import ScrollArea

STRIP, BAR, PAD = 92, 14, 28
TRAINER = "trainer"


class LessonsScene(Screen):
    """The list of lessons and the trainer. Asks to go ``back`` when the learner has had enough.

    ``book`` keeps the progress. ``thinker`` judges the positions that ``chance`` deals for the trainer. ``settings``
    gives those of the moment.
    """

    def __init__(
        self,
        stage: Stage,
        book: Schoolbook,
        thinker: Thinker,
        chance: Chance,
        settings: Callable[[], Settings],
    ) -> None:
        self._stage, self._book, self._settings = stage, book, settings
        self._thinker, self._chance = thinker, Random(chance.bytes(8))
        super().__init__()
        self._now = 0.0
        self.lesson: LessonScene | None = None
        self._open: int | None = None
        following = next((lesson.id for lesson in LESSONS if lesson.id not in book.progress.done), TRAINER)
        self._controls = Controls(focus=following, escape="back")
        self._scroll = ScrollArea()
        self._listed: list[LessonRow] = []
        self._set()
        self._reveal()

    @property
    def moving(self) -> bool:
        """Whether the next frame will differ without any input."""
        return self.lesson is not None and self.lesson.moving

    def take(self, lesson: str) -> None:
        """Begin the lesson of this name."""
        self.take_lesson(next(i for i, one in enumerate(LESSONS) if one.id == lesson))

    def take_lesson(self, number: int) -> None:
        """Begin the lesson at this place of the list."""
        self._open = number
        lesson = LESSONS[number]
        place = None if lesson.extra else number + 1
        self._enter(Lecture(lesson, place, self._passed))

    def train(self) -> None:
        """Begin with positions of the trainer."""
        self._open = None
        practice = Practice(Trainer(self._thinker, self._chance), self._chance, lambda: self._book.progress, self._keep)
        self._enter(practice)

    def _enter(self, teaching: Teaching) -> None:
        chosen = self._settings()
        self.lesson = LessonScene(self._stage, teaching, chosen.deck, chosen.muted)
        self.lesson.update(self._now)

    def _passed(self, lesson: str) -> None:
        self._keep(self._book.progress.passed(lesson))

    def _keep(self, progress: Progress) -> None:
        self._book.write(progress)

    def handle(self, event: Input) -> None:
        """Choose a lesson, or take part in it."""
        if self.lesson is not None:
            self.lesson.handle(event)
            return
        if self._scroll.handle(event) or (isinstance(event, Key) and self._scroll.page(event)):
            self._set()
            return
        focus = self._controls.focus
        chosen = self._controls.handle(event)
        if self._controls.focus != focus:
            self._reveal()
        if chosen is None:
            return
        self._commands.append(Sound("button"))
        if chosen == "back":
            self._commands.append(Go("back"))
        elif chosen == TRAINER:
            self.train()
        else:
            self.take(chosen)

    def update(self, now: float) -> None:
        """Move on to this moment."""
        self._now = now
        if self.lesson is not None:
            self.lesson.update(now)

    def take_commands(self) -> list[Command]:
        """What is wanted outside; the ways within the lessons are gone here."""
        taken = super().take_commands()
        if self.lesson is None:
            return taken
        for command in self.lesson.take_commands():
            match command:
                case Go("left"):
                    self._to_list()
                case Go("ended"):
                    self._next()
                case _:
                    taken.append(command)
        return taken

    def _reveal(self) -> None:
        """Scroll to the lesson that has the focus."""
        row = next((row for row in self._listed if row.key == self._controls.focus), None)
        if row is not None:
            self._scroll.reveal(row.rect)
            self._set()

    def _to_list(self) -> None:
        self.lesson = None
        self._controls.focus = TRAINER if self._open is None else LESSONS[self._open].id
        self._set()
        self._reveal()

    def _next(self) -> None:
        if self._open is not None and self._open + 1 < len(LESSONS):
            self.take_lesson(self._open + 1)
        else:
            self._to_list()

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or setting."""
        self._stage = stage
        self._set()
        if self.lesson is not None:
            self.lesson.resize(stage, self._settings().deck, self._settings().muted)

    def _places(self) -> tuple[Rect, Rect]:
        """The paper of the list and the strip of the trainer."""
        u, scale = self._stage.scale.u, self._stage.scale
        top, floor = heading_height(scale), scale.height - hint_height(scale) - 12 * u
        width = min(scale.width - 48 * u, 1180 * u)
        left = (scale.width - width) / 2
        strip = Rect(left, floor - STRIP * u, width, STRIP * u)
        return Rect(left, top, width, strip.y - 12 * u - top), strip

    def _set(self) -> None:
        """Put everything where it is now; the list may have to be scrolled."""
        stage, u = self._stage, self._stage.scale.u
        paper, strip = self._places()
        view = Rect(paper.x + PAD * u, paper.y + 18 * u, paper.w - 2 * PAD * u, paper.h - 36 * u)
        count = in_columns(stage, LESSONS)[1]
        long = row_height(stage, view.h, count) * count
        self._scroll.fit(view, long, u)
        place = view._replace(y=view.y - self._scroll.offset, w=view.w - (BAR * u if long > view.h + 1 else 0))
        listed = rows(stage, place._replace(h=view.h), LESSONS, self._book.progress, self._settings().deck)
        width = min(220 * u, 0.3 * strip.w)
        rect = Rect(strip.right - (PAD + 8) * u - width, strip.centre[1] - 23 * u, width, 44 * u)
        train = Button(TRAINER, rect, text=stage.words.text("lesson.trainer.begin"), kind="primary")
        self._controls.set([back_button(stage), *listed, train], {row.key: view for row in listed})
        self._listed = listed

    def items(self) -> list[Item]:
        """The list, or the lesson."""
        if self.lesson is not None:
            return self.lesson.items()
        stage, words, u = self._stage, self._stage.words, self._stage.scale.u
        paper, strip = self._places()
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        items += [heading(stage, words.text("lesson.list")), *panel(paper, u), *panel(strip, u)]
        left, px = strip.x + (PAD + 8) * u, stage.scale.px(22)
        room = strip.w - 2 * (PAD + 8) * u - min(220 * u, 0.3 * strip.w) - 24 * u
        up, measure = 0.18 * strip.h, stage.measure
        progress = self._book.progress
        title = words.text("lesson.trainer")
        about = standing(words, progress) if progress.best else words.text("lesson.trainer.about")
        items.append(fitted(measure, left, strip.centre[1] - up, title, room, px, INK, "serif", "semibold"))
        items.append(fitted(measure, left, strip.centre[1] + up, about, room, stage.scale.px(16), INK2))
        items += [*self._controls.items(stage), *self._scroll.items()]
        return items + hint_line(stage.scale, measure, how_far(words, progress), self._keys())

    def _keys(self) -> Keys:
        return named_keys(self._stage.words, "set", "leave")
