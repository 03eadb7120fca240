"""A learner at the lessons: real inputs in, time handed in."""

from game.ai.advise import advise
from game.engine.actions import Play
from game.engine.cards import name
from game.match.lessons.catalogue import IDS
from game.match.lessons.progress import Progress, Schoolbook
from game.match.settings import Settings
from game.match.thinker import InlineThinker
from game.ui.inputs import Key, Move, Press, Release
from game.ui.scenes.lesson import LessonScene
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.scene import Command
from tests.match.fakes import MemoryStore, SeededChance
from tests.ui.positions import stage

FRAME = 1 / 30


class Learner:
    """Sits before the screen of lessons."""

    def __init__(self, width: int = 1280, height: int = 800, text: float = 1.0, seed: int = 1) -> None:
        self.now = 0.0
        self.settings = Settings()
        self.store = MemoryStore()
        self.book = Schoolbook(self.store, IDS)
        self.commands: list[Command] = []
        self.scene = LessonsScene(
            stage(width, height, text),
            self.book,
            InlineThinker(advise),
            SeededChance(seed),
            lambda: self.settings,
        )

    @property
    def progress(self) -> Progress:
        return self.book.progress

    @property
    def lesson(self) -> LessonScene:
        assert self.scene.lesson is not None
        return self.scene.lesson

    @property
    def doing(self) -> str:
        course = self.lesson.teaching.course
        return "reading" if self.lesson.teaching.reading else course.doing if course else "waiting"

    def wait(self, seconds: float = FRAME) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.now += FRAME
            self.scene.update(self.now)
            self.commands += self.scene.take_commands()

    def settle(self) -> None:
        """Let the others play until the learner has something to do."""
        for _ in range(600):
            self.wait()
            if self.doing not in ("watching", "waiting") and not (self.lesson.table and self.lesson.table.busy):
                return
        raise AssertionError(self.doing)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.scene.handle(Key(key))
            self.wait()

    def click(self, x: float, y: float) -> None:
        self.scene.handle(Move(x, y, self.now))
        self.scene.handle(Press(x, y, "left", self.now))
        self.scene.handle(Release(x, y, "left", self.now))
        self.wait()

    def press(self, key: str) -> None:
        """Click a button of the paper."""
        rect = next(one.rect for one in self.lesson.controls if one.key == key)
        self.click(*rect.centre)

    def drag(self, play: Play) -> None:
        """Drag a card onto what it takes, or onto the free table."""
        table = self.lesson.table
        assert table is not None
        self.wait(0.3)
        placed = table.hands.animator.targets()
        pose = placed[name(play.card)].pose
        # In a fan the next card covers the middle of this one.
        start = pose._replace(x=pose.x - 0.2 * pose.height)
        self.scene.handle(Press(start.x, start.y, "left", self.now))
        if play.taken:
            goal = placed[name(play.taken[-1])].pose
            x, y = goal.x, goal.y
        else:
            x, y = table.layout.area.centre[0], table.layout.area.bottom - 4
        for part in (0.3, 0.6, 0.9, 1.0):
            self.scene.handle(Move(start.x + (x - start.x) * part, start.y + (y - start.y) * part, self.now))
            self.wait()
        for _ in range(4):
            if table.grip.choice is not None and table.grip.choice.meant not in (play, None):
                table.grip.step(1)
        self.scene.handle(Release(x, y, "left", self.now))
        self.wait()
        if table.popup is not None:
            options = table.grip.choices[play.card].plays
            self.key(str(options.index(play) + 1))

    def with_keys(self, play: Play) -> None:
        """Choose a card and a set with the keyboard."""
        table = self.lesson.table
        assert table is not None
        for _ in range(len(table.grip.hand)):
            self.key("right")
            if table.grip.focus == play.card:
                break
        number = table.grip.choices[play.card].plays.index(play) + 1
        self.key(str(number), "enter")

    def do_what_is_wanted(self, keyboard: bool = False) -> None:
        """One step on the way to the end of a task, with what is on the screen."""
        course = self.lesson.teaching.course
        assert course is not None
        match self.doing:
            case "naming":
                for rank in course.task.ranks:
                    self.key(str(rank % 10)) if keyboard else self.press(f"rank:{rank}")
                self.key("enter") if keyboard else self.press("name")
            case "playing":
                self.with_keys(course.wanted) if keyboard else self.drag(course.wanted)
            case "reading" | "done":
                self.key("enter") if keyboard else self.press("next")
            case "wrong" | "fair" | "shown":
                self.key("enter") if keyboard else self.press("again")
        self.wait()
