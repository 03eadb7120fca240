"""A task at the table with a teacher beside it: lessons and the trainer are played here as matches are."""

from dataclasses import replace

from game.engine.actions import Action
from game.engine.play import IllegalAction
from game.match.host import SeenStep
from game.match.lessons.course import MOST_HELP, Course
from game.ui.draw import Cloth, Item
from game.ui.furniture import hint_line
from game.ui.inputs import Input, Key, Move, Press, Release
from game.ui.sayings import Deck
from game.ui.scenes.scene import Change, Go, Screen, Sound, Stage, Submit
from game.ui.school.board import LessonTable
from game.ui.school.teacher import Note, Offer, Paper
from game.ui.school.teaching import Teaching
from game.ui.table.guests import at_a_lesson
from game.ui.table.tableau import tableau
from game.ui.widgets.controls import Control, Controls

REPLY_AFTER = 0.6
"""Seconds at normal speed before another seat plays."""

OUTLINED = 2
"""With so much help the cards are outlined."""

NOTICES = ("reading", "naming")
"""While the learner does this the hint line speaks of it."""

FIRST = {"watching": "refuse.showing", "naming": "lesson.notice.naming"}
"""What is said to a learner who plays while he does something else; in all other cases a button of the paper waits."""

PASSED_ON = ("mute",)
"""Ways that the table asks for and that somebody else knows."""


class LessonScene(Screen):
    """Something taught at the table. Asks to go ``left`` when the learner leaves, ``ended`` when nothing follows."""

    def __init__(self, stage: Stage, teaching: Teaching, deck: Deck = "italian", muted: bool = False) -> None:
        self.stage, self.teaching, self.deck, self.muted = stage, teaching, deck, muted
        self._course: Course | None = None
        self.table: LessonTable | None = None
        self.now = 0.0
        self.named: frozenset[int] = frozenset()
        self._controls = Controls()
        super().__init__()
        self._due: float | None = None
        self._lay()

    @property
    def moving(self) -> bool:
        """Whether the next frame will differ without any input."""
        course = self.teaching.course
        waits = course is None or course.doing == "watching"
        return waits or (self.table is not None and self.table.moving)

    def _lay(self) -> None:
        """Lay the cards of the course on the table."""
        self._course, self._due = self.teaching.course, None
        if self._course is not None:
            seen = self._course.seen
            flying = self.table.hands.animator if self.table is not None else None
            self.table = LessonTable(self.stage, seen, at_a_lesson(self.stage.words, seen), self.deck, muted=self.muted)
            if flying is not None:
                self.table.hands.animator = flying
            self.table.update(self.now)
            self.table.glide()
        self._set()

    def _set(self) -> None:
        """Make what can be pressed on the paper, and let the table know whether it is the learner's turn."""
        if self.table is not None:
            doing = self._course.doing if self._course is not None else ""
            self.table.allow(doing == "playing")
            resting = self._course is not None and self._course.rests
            self.table.around = replace(self.table.around, resting=resting)
            notice = "reading" if self.teaching.reading else doing
            self.table.first = FIRST.get(notice, "refuse.lesson")
            self.table.notice = self.stage.words.text(f"lesson.notice.{notice}") if notice in NOTICES else None
            self._controls.set(self.controls)

    @property
    def controls(self) -> tuple[Control, ...]:
        """What can be pressed on the paper."""
        return tuple(Paper(self.stage, self.table.paper, self.note).controls()) if self.table is not None else ()

    @property
    def note(self) -> Note:
        """What stands on the teacher's paper now."""
        words = self.stage.words
        title, second = self.teaching.heading(words, self.deck)
        step, steps = self.teaching.place
        naming = self._course is not None and self._course.doing == "naming" and not self.teaching.reading
        text = self.teaching.says(words, self.deck)
        return Note(title, second, text, step, steps, self._buttons(), self.named if naming else None)

    def _buttons(self) -> tuple[Offer, ...]:
        words, course = self.stage.words, self.teaching.course
        enter = words.text("key.enter.cap")
        show = Offer("show", words.text("lesson.show"), shortcut=words.text("lesson.show.cap"))
        if course is None or course.doing == "watching":
            return ()
        if self.teaching.reading or course.doing == "done":
            return (Offer("next", self.teaching.next_button(words), "primary", enter),)
        if course.doing == "naming":
            ready = len(self.named) == len(course.task.ranks)
            return (Offer("name", words.text("lesson.name"), "primary", enter, ready), show)
        if course.doing == "playing":
            return (show,)
        again = words.text("lesson.now_you" if course.doing == "shown" else "lesson.again")
        return (Offer("again", again, "primary", enter),)

    def update(self, now: float) -> None:
        """Move on to this moment: the others play when the table is still."""
        self.now = now
        self.teaching.work()
        if self.teaching.course is not self._course:
            self._lay()
        if self.table is None:
            return
        self.table.update(now)
        self._perform()
        course = self._course
        if course is None or course.doing != "watching" or self.table.busy:
            self._due = None
        elif self._due is None:
            self._due = now + REPLY_AFTER * self.stage.speed
        elif now >= self._due:
            self._due = None
            self._take(course.go_on())

    def _take(self, step: SeenStep | None) -> None:
        """Show a step; without one the learner has something to do or to read."""
        if step is not None and self.table is not None:
            self.table.show(step.before, step.events, step.after)
        elif self._course is not None and self._course.doing == "done":
            self._commands.append(Sound("point"))
            self.teaching.answered()
        self._set()

    def _perform(self) -> None:
        """What the table asks for: plays go to the course, leaving is ours."""
        if self.table is None:
            return
        for command in self.table.take_commands():
            match command:
                case Submit(action):
                    self.submit(action)
                case Go("menu"):
                    self._commands.append(Go("left"))
                case Go(where) if where in PASSED_ON:
                    self._commands.append(command)
                case Sound() | Change():
                    self._commands.append(command)
                case _:
                    self.table.counted = None

    def submit(self, action: Action) -> None:
        """Play for the learner, if it is for him to play; what is still to be read is passed over."""
        course, table = self._course, self.table
        if course is None or table is None:
            return
        while self.teaching.reading:
            self.teaching.go_on()
        try:
            step = course.submit(action)
        except IllegalAction:
            table.glide()
            return
        self.teaching.answered()
        self._take(step)

    def handle(self, event: Input) -> None:
        """Presses on the paper and its keys are the teacher's, everything else the table's."""
        table = self.table
        if isinstance(event, Key) and self._key(event):
            return
        if table is None:
            return
        if isinstance(event, Move | Release):
            self._do(self._controls.handle(event))
            self._to_table(event)
        elif isinstance(event, Press) and table.paper.contains(event.x, event.y) and table.popup is None:
            self._do(self._controls.handle(event))
        else:
            self._to_table(event)

    def _to_table(self, event: Input) -> None:
        if self.table is not None:
            self.table.handle(event)
            self._perform()

    def _key(self, event: Key) -> bool:
        """Whether a key was meant for the teacher."""
        table = self.table
        if table is None:
            if event.name == "escape":
                self._commands.append(Go("left"))
            return True
        if table.popup is not None or table.listing is not None:
            return False
        naming = self.note.ranks is not None
        if naming and event.name.isdigit():
            self._do(f"rank:{int(event.name) or 10}")
            return True
        if event.name == self.stage.words.text("lesson.show.cap").lower():
            return self._press_if("show") or True
        if event.name in ("enter", "space") and not (naming and self._controls.ring):
            if table.busy:
                table.finish()
                return True
            if self._due is not None:
                self._due = self.now
                return True
            return any(self._press_if(key) for key in ("next", "again", "name"))
        if naming and event.name in ("tab", "left", "right", "up", "down", "enter", "space"):
            self._do(self._controls.handle(event))
            return True
        return False

    def _press_if(self, key: str) -> bool:
        there = any(press.key == key and press.enabled for press in self._buttons())
        if there:
            self._do(key)
        return there

    def _do(self, wish: str | None) -> None:
        """Do what a button of the paper says."""
        course = self._course
        if wish is None or course is None or self.table is None:
            return
        self._commands.append(Sound("button"))
        if wish.startswith("rank:"):
            self.named ^= {int(wish.removeprefix("rank:"))}
        elif wish == "name":
            self._name(course)
        elif wish == "next":
            self._next()
        elif wish == "show":
            self._show(course)
        elif wish == "again":
            shown = course.doing == "shown"
            course.take_back()
            self._lay()
            if course.help == MOST_HELP and not shown:
                self._show(course)
        self._set()

    def _next(self) -> None:
        if not self.teaching.go_on():
            self._commands.append(Go("ended"))
        elif self.teaching.course is not self._course:
            self._lay()

    def _show(self, course: Course) -> None:
        """Show what is right: the ranks, or the play."""
        if course.doing == "naming":
            self.named = frozenset(course.task.ranks)
        elif self.table is not None:
            self.table.finish()
            self._take(course.show())

    def _name(self, course: Course) -> None:
        if course.name(self.named):
            self._commands.append(Sound("point"))
        elif course.help == MOST_HELP:
            self._show(course)
        else:
            self._commands.append(Sound("refuse"))
        self._set()

    def resize(self, stage: Stage, deck: Deck, muted: bool) -> None:
        """Go on in another window, language or setting."""
        self.stage, self.deck, self.muted = stage, deck, muted
        table = self.table
        if table is not None:
            table.deck, table.people = deck, at_a_lesson(stage.words, table.view)
            table.around = replace(table.around, people=table.people, muted=muted)
            table.resize(stage)
        self._set()

    def items(self) -> list[Item]:
        """The table and the paper."""
        if self.table is None:
            return self._waiting()
        course = self._course
        helped = course is not None and course.doing == "playing" and course.help >= OUTLINED
        outlines = self.table.outlined(course.wanted) if course is not None and helped else []
        paper = Paper(self.stage, self.table.paper, self.note).items()
        return tableau(self.table, [*outlines, *paper, *self._controls.items(self.stage)])

    def _waiting(self) -> list[Item]:
        """Before the first position there is only a word."""
        stage = self.stage
        text = self.teaching.says(stage.words, self.deck)
        cloth = Cloth(stage.cloth, stage.scale.width, stage.scale.height)
        return [cloth, *hint_line(stage.scale, stage.measure, text)]
