"""Writes into one line at a time, by keys and by the pointer."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from game.match.ports import Clipboard
from game.ui.draw import Colour, Fill, Item, Label, Measure, Rect
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Text
from game.ui.scenes.scene import Stage
from game.ui.shapes import line
from game.ui.theme import BRASS, DOUBLE_CLICK, DRAG_START
from game.ui.widgets.writing import Knows, Writing, anything

CHOSEN: Final = BRASS.fade(0.45)


class Room(NamedTuple):
    """Where the text of a line is shown, and how large."""

    left: float
    y: float
    width: float
    px: int


class Clicks(NamedTuple):
    """How often a line was pressed at one place in quick succession, at most three times, and when last."""

    times: int = 0
    key: str = ""
    x: float = 0.0
    at: float = 0.0

    def then(self, key: str, x: float, at: float) -> "Clicks":
        """With one more."""
        again = key == self.key and abs(x - self.x) <= DRAG_START and at - self.at <= DOUBLE_CLICK
        return Clicks(self.times % 3 + 1 if again else 1, key, x, at)


class Line(Protocol):
    """A control with a text that can be written in."""

    @property
    def key(self) -> str: ...

    @property
    def rect(self) -> Rect: ...

    @property
    def text(self) -> str: ...

    @property
    def longest(self) -> int: ...

    def room(self, stage: Stage) -> Room:
        """Where its text is shown."""
        ...


class Pen:
    """Remembers where one writes. A line it has not written in begins at the end of its text."""

    def __init__(self) -> None:
        self._key = ""
        self._writing = Writing("", 0, 0)
        self._pulled = False
        self._clicks = Clicks()

    def at(self, line: Line) -> Writing:
        """The text of a line with caret and choice."""
        if self._key == line.key and self._writing.text == line.text:
            return self._writing
        return Writing(line.text, len(line.text), line.longest)

    def written(self, line: Line, event: Key | Text, clipboard: Clipboard, knows: Knows = anything) -> Writing | None:
        """What a line becomes by an input, None if that has nothing to do with writing."""
        self._clicks = Clicks()
        after = self.at(line).after(event, clipboard, knows)
        return None if after is None else self._keep(line, after)

    def pointed(self, line: Line, event: Input, stage: Stage) -> bool:
        """Put the caret where the pointer is pressed, choose as far as it is pulled; whether anything changed.

        Pressed twice a word is chosen, three times the whole line.
        """
        match event:
            case Press(x, y, "left", at) if line.rect.contains(x, y):
                self._clicks = self._clicks.then(line.key, x, at)
                there = self.at(line).to(self._under(line, x, stage))
                self._pulled = self._clicks.times == 1
                self._keep(line, (there, there.around(), there.all())[self._clicks.times - 1])
                return True
            case Move(x) if self._pulled:
                self._keep(line, self.at(line).to(self._under(line, x, stage), choosing=True))
                return True
            case Release() | Focus(gained=False):
                self._pulled = False
        return False

    def _keep(self, line: Line, writing: Writing) -> Writing:
        self._key, self._writing = line.key, writing
        return writing

    def _under(self, line: Line, x: float, stage: Stage) -> int:
        """The place between characters that is nearest to the pointer; beyond the ends what is out of sight."""
        room, measure = line.room(stage), stage.measure
        first, last = shown(measure, line.text, self.at(line).caret, room)
        if x < room.left:
            return first - 1
        if x > room.left + room.width:
            return last + 1

        def away(place: int) -> float:
            return abs(room.left + measure.width(line.text[first:place], room.px) - x)

        return min(range(first, last + 1), key=away)


def shown(measure: Measure, text: str, caret: int | None, room: Room) -> tuple[int, int]:
    """Beginning and end of the part of a text that fits, with the caret in it."""

    def fits(first: int, last: int) -> bool:
        return measure.width(text[first:last], room.px) <= room.width

    return _beginning(fits, caret or 0), _end(fits, len(text), caret)


def _beginning(fits: Callable[[int, int], bool], caret: int) -> int:
    return next((first for first in range(caret) if fits(first, caret)), caret)


def _end(fits: Callable[[int, int], bool], length: int, caret: int | None) -> int:
    first, least = _beginning(fits, caret or 0), caret or 0
    return next((last for last in range(length, least, -1) if fits(first, last)), least)


def text_items(
    measure: Measure, text: str, writing: Writing | None, room: Room, ink: Colour, mark: Colour
) -> list[Item]:
    """The part of a line that fits; while it is written what is chosen and the caret."""
    first, last = shown(measure, text, writing.caret if writing else None, room)
    left, y, px = room.left, room.y, room.px

    def x(place: int) -> float:
        return left + measure.width(text[first : min(last, max(first, place))], px)

    items: list[Item] = []
    if writing and writing.chosen[0] < writing.chosen[1]:
        start, end = map(x, writing.chosen)
        items.append(Fill(Rect(start, y - 0.62 * px, end - start, 1.24 * px), CHOSEN))
    if first < last:
        items.append(Label(left, y, text[first:last], px, ink))
    if writing:
        caret = x(writing.caret)
        items.append(line(caret, y - 0.6 * px, caret, y + 0.6 * px, mark, max(1.0, px / 11)))
    return items
