"""The whole game between input and items: what is pressed goes to what is on top, what screens ask for is done."""

from collections.abc import Callable

from game.ui.draw import Item
from game.ui.house.doors import taught
from game.ui.house.questions import Question
from game.ui.house.repeating import Repeating
from game.ui.inputs import Dropped, Input, Key, Press, Resize
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.scene import (
    Arrange,
    Begin,
    Bring,
    Change,
    Cut,
    Delete,
    Go,
    HandOut,
    Learn,
    Open,
    ReadRules,
    Sound,
    Submit,
)
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from game.ui.scenes.settings import SettingsScene

WRITTEN_ON = (SettingsScene, NewMatchScene, RulesScene, ScoreKeeperScene)
"""Screens on which letters may be text."""

REPEATED = ("left", "right", "backspace", "delete")
"""Keys that go on while they are held, where one writes."""

TAKE_FILES = (HistoryScene, NewMatchScene)
"""Screens that know what to do with a file that is dropped on them; from the others it is brought to the matches."""


class Game(Repeating):
    """Everything that happens in the window."""

    _turned = False
    """Whether the last frame brought something to the eyes at once."""

    @property
    def moving(self) -> bool:
        """Whether what is to be seen is another thing than before, or will be without any input."""
        return self._turned or self.scene.moving or bool(self._toasts)

    def items(self) -> list[Item]:
        """What is to be seen."""
        if self.sitting is not None:
            self.sitting.table.paused = self.pause is not None
        items = self.scene.items()
        if self.pause is not None:
            items += self.pause.items()
        if self.proof is not None:
            items += self.proof.items()
        if self.question is not None:
            items += self.question.dialog.items(self.stage)
        return items + self._toasts.items(self.stage, self.now)

    def handle(self, event: Input) -> None:
        """Take one input."""
        if isinstance(event, Resize):
            self.size = (max(1, event.width), max(1, event.height))
            self._restage()
        elif isinstance(event, Key) and event.again and not (self._writing and event.name in REPEATED):
            return
        elif isinstance(event, Dropped):
            self.once_answered(lambda: self._bring(event))
        elif self.question is not None:
            self._answer(event)
        elif isinstance(event, Key) and (event.name == "f11" or (event.name == "enter" and event.alt)):
            self.change("full_screen", not self.settings.full_screen)
        elif isinstance(event, Key) and event.name == "m" and self.pause is None and not self._writing:
            self._mute()
        elif isinstance(event, Key) and event.name == "f1":
            self.pause = None
            self._go("rules")
        elif self.proof is not None:
            self._proved(self.proof.handle(event))
        elif self.pause is not None:
            self._paused(event)
        else:
            if isinstance(event, Press):
                self._toasts.dismiss()
            self.scene.handle(event)
        self._perform()

    def _bring(self, file: Dropped) -> None:
        """A file came into the window, or the game was opened with it."""
        if not isinstance(self.scene, TAKE_FILES):
            self.pause = self.proof = None
            self._go("history")
        self.scene.handle(file)

    @property
    def _writing(self) -> bool:
        """Whether letters are going into a text at this moment."""
        return isinstance(self.scene, WRITTEN_ON) and self.scene.typing

    def once_answered(self, act: Callable[[], None]) -> None:
        """Do something now, or if something is asked as soon as that has been answered."""
        asked = self.question
        if asked is None:
            act()
            return

        def answered(answer: str) -> None:
            asked.answered(answer)
            self.once_answered(act)

        self.question = Question(asked.dialog, answered)

    def _answer(self, event: Input) -> None:
        """Something has to be answered before anything else."""
        asked = self.question
        assert asked is not None
        answer = asked.dialog.handle(event)
        if answer is not None:
            self.question = None
            asked.answered(answer)

    def _proved(self, answer: str | None) -> None:
        """The proof of a seal was read."""
        if answer is not None:
            self.proof = None
        if answer == "fair":
            self._go("fair")

    def frame(self, now: float) -> None:
        """Go on to this moment: show what happens, let the others play."""
        self.now, before = now, self._before_eyes()
        self._toasts.update(now)
        self.scene.update(now)
        self._perform()
        asked = self.pause is not None or self.question is not None
        if self.sitting is not None and self.scene is self.sitting.table and not asked:
            self.sitting.drive(now)
            self.scene = self.sitting.table
        self._perform()
        self._turned = any(new is not old for new, old in zip(self._before_eyes(), before, strict=True))

    def _before_eyes(self) -> tuple[object, ...]:
        """The screen, what popped up on it, and the match as it is seen there."""
        table = self.sitting.table if self.sitting is not None and self.scene is self.sitting.table else None
        return self.scene, table and table.popup, table and table.view

    def _perform(self) -> None:
        for command in self.scene.take_commands():
            match command:
                case Submit(action):
                    if self.sitting is not None:
                        self.sitting.submit(action, self.now)
                case Sound(event, pan, own):
                    self.ports.audio.play(event, pan, own)
                case Change(field, value):
                    self.change(field, value)
                case Cut(place):
                    if self.sitting is not None:
                        self.sitting.cut(place)
                case Delete() | Bring() | HandOut():
                    self.desk.perform(command)
                    if isinstance(self.scene, HistoryScene):
                        self.scene.show(self.desk.matches())
                case Learn(lesson):
                    self._visit(taught(self, lesson))
                case Open(number):
                    self.look_through(number)
                case Begin(setup, position):
                    self.propose(setup, position)
                case Arrange(setup):
                    self.arrange(setup)
                case ReadRules(rules, seats):
                    self._visit(RulesScene(self.stage, rules, seats, self.settings.deck, choose=True))
                case Go(where):
                    self._go(where)

    def _paused(self, event: Input) -> None:
        assert self.pause is not None
        answer = self.pause.handle(event)
        if isinstance(answer, Change):
            self.change(answer.field, answer.value)
        elif answer == "go_on":
            self.pause = None
        elif answer is not None:
            self.pause = None
            self._to_menu() if answer == "menu" else self._go(answer)
