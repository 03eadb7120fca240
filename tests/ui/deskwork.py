"""Sets up matches as a person does: with a pointer or with keys, on a screen nobody sees."""

from collections.abc import Iterable

from game.match.houserules import HouseRules
from game.match.setup import Setup
from game.ui.draw import Clip, Item, Label, Rect
from game.ui.inputs import Input, Key, Move, Press, Release, Text, Wheel
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.scene import Begin, Command
from game.ui.widgets.controls import Control
from tests.match.fakes import MemoryStore
from tests.ui.positions import area, stage

MANY = 120


class Desk:
    """The screen on which a match is set up, and what it asked for."""

    def __init__(
        self,
        setup: Setup | None = None,
        store: MemoryStore | None = None,
        width: int = 1280,
        height: int = 800,
        text: float = 1.0,
        practice: bool = False,
    ) -> None:
        self.store = store or MemoryStore()
        place, kept = stage(width, height, text), HouseRules(self.store)
        self.scene = NewMatchScene(place, setup or Setup(), kept, practice=practice)
        self.asked: list[Command] = []

    @property
    def setup(self) -> Setup:
        """The match as it is set up now."""
        return self.scene.setup

    def do(self, *events: Input) -> None:
        """Take inputs one after another."""
        for event in events:
            self.scene.handle(event)
            self.asked += self.scene.take_commands()

    def control(self, key: str) -> Control:
        """What can be pressed or set."""
        found = self.scene.form.find(key)
        assert found is not None, key
        return found

    def texts(self) -> list[str]:
        """Every text that can be seen."""
        return [label.text for label, _ in visible(self.scene.items())]

    def click(self, key: str, part: int | None = None, of: int = 1) -> None:
        """Click on a control, or on one of its parts; one that is out of sight is scrolled to by the wheel."""
        self.bring_into_sight(key)
        rect = self.control(key).rect
        x = rect.centre[0] if part is None else rect.x + (part + 0.5) * rect.w / of
        self.point(x, rect.centre[1])

    def point(self, x: float, y: float) -> None:
        """Click on a place."""
        self.do(Move(x, y), Press(x, y), Release(x, y))

    def bring_into_sight(self, key: str) -> None:
        """Turn the wheel over the part a control stands in until it can be clicked."""
        for _ in range(MANY):
            rect = self.control(key).rect
            self.do(Move(*rect.centre))
            if self.scene.form.at(*rect.centre) == key:
                return
            window = self.scene.form.window(key)
            assert window is not None, key
            beyond = rect.bottom > window.bottom or rect.right > window.right
            self.do(Wheel(-1 if beyond else 1, *window.centre))
        raise AssertionError(key)

    def choose(self, key: str, text: str) -> None:
        """Unfold a choice by a click and click on one of its texts."""
        self.click(key)
        for _ in range(MANY):
            found = [label for label, _ in visible(self.scene.items()) if label.text == text]
            if found:
                self.point(found[-1].x + 2, found[-1].y)
                return
            last = visible(self.scene.items())[-1][0]
            self.do(Wheel(-1, last.x, last.y))
        raise AssertionError(text)

    def tab_to(self, key: str) -> None:
        """Press Tab until a control has the focus."""
        for _ in range(MANY):
            if self.scene.form.focus == key and self.scene.form.by_keyboard:
                return
            self.do(Key("tab"))
        raise AssertionError(key)

    def write(self, text: str) -> None:
        """Type letters, as keys and as text."""
        for char in text:
            self.do(Key("space" if char == " " else char.lower()), Text(char))

    def begun(self) -> Setup | None:
        """The match that was asked for."""
        setups = [command.setup for command in self.asked if isinstance(command, Begin)]
        return setups[-1] if setups else None


def visible(items: Iterable[Item], window: Rect | None = None) -> list[tuple[Label, Rect | None]]:
    """Every line of text of which more than half can be seen, with the window through which it is seen."""
    found: list[tuple[Label, Rect | None]] = []
    for item in items:
        if isinstance(item, Clip):
            found += visible(item.items, item.rect)
        elif isinstance(item, Label):
            place = area(item)
            if window is None or window.contains(*place.centre):
                found.append((item, window))
    return found
