"""Controls together: what scrolls, what unfolds, what is written, all by mouse, finger and keyboard alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.ui.draw import Clip, Item, Rect
from game.ui.inputs import Focus, Input, Key, Move, Text, Wheel
from game.ui.scenes.scene import Stage
from game.ui.widgets.controls import Control, Controls
from game.ui.widgets.dropdown import DropDown, Unfolded
from game.ui.widgets.pen import Pen
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.text_field import TextField


@dataclass(frozen=True, slots=True)
class Part:
    """Things to look at and controls among them; with an ``area`` they are seen through it and scrolled by it."""

    items: Sequence[Item] = ()
    controls: Sequence[Control] = ()
    area: ScrollArea | None = None


class Form:
    """What ``build`` makes, again and again: after everything told the owner calls ``rebuild``.

    Tells ``key`` or ``key:value`` as controls do, for lines that are written in ``key:text``. ``default`` is what Enter
    means as long as nothing was chosen by the keyboard, ``escape`` what Esc means.
    """

    def __init__(self, build: Callable[[], Sequence[Part]], focus: str, escape: str, default: str = "") -> None:
        self._build = build
        self._default = default
        self._parts: tuple[Part, ...] = ()
        self._controls = Controls(focus, escape)
        self._unfolded: tuple[str, Unfolded] | None = None
        self._digits = ""
        self._pen = Pen()
        self._stage: Stage | None = None

    @property
    def focus(self) -> str | None:
        """The control that was chosen last."""
        return self._controls.focus

    @property
    def pointed(self) -> str | None:
        """The control under the pointer."""
        return self._controls.hovered

    @property
    def by_keyboard(self) -> bool:
        """Whether the focus is shown because the keyboard put it there."""
        return self._controls.ring

    @property
    def writing(self) -> bool:
        """Whether letters are being written into a line."""
        return isinstance(self._focused, TextField)

    @property
    def choosing(self) -> bool:
        """Whether a choice has unfolded."""
        return self._unfolded is not None

    def find(self, key: str) -> Control | None:
        """The control of a key, None if there is none."""
        return next((control for part in self._parts for control in part.controls if control.key == key), None)

    def at(self, x: float, y: float) -> str | None:
        """The key of the control that a click at a place would press."""
        control = self._controls.at(x, y)
        return control.key if control else None

    def window(self, key: str) -> Rect | None:
        """The area through which a control is seen, None for one that does not scroll."""
        own = (part for part in self._parts if part.area and any(control.key == key for control in part.controls))
        part = next(own, None)
        return part.area.view if part and part.area else None

    def focus_on(self, key: str, shown: bool = True) -> None:
        """Put the keyboard's focus on a control, and show it."""
        self._controls.focus, self._controls.ring = key, shown

    def rebuild(self, stage: Stage) -> None:
        """Show everything as it is now; what had unfolded stays only in the same window."""
        if self._stage != stage:
            self._unfolded, self._stage = None, stage
        self._parts = tuple(self._build())
        self._set()

    def items(self, stage: Stage) -> list[Item]:
        """Everything, what has unfolded on top."""
        items: list[Item] = []
        for part in self._parts:
            items += [Clip(part.area.view, tuple(part.items))] if part.area else part.items
        items += self._controls.items(stage)
        for part in self._parts:
            items += part.area.items() if part.area else ()
        focused = self._focused
        if isinstance(focused, TextField):
            items += focused.remark(stage)
        return items + (self._unfolded[1].items() if self._unfolded else [])

    def handle(self, event: Input) -> str | None:
        """Take one input; what it makes happen, or None."""
        if self._unfolded:
            return self._choose(*self._unfolded, event)
        if isinstance(event, Key | Text) and (done := self._typed(event)) is not None:
            return done or None
        if self._scrolled(event):
            self._controls.handle(Focus(False))
            self._again()
            return None
        if isinstance(event, Key) and event.name == "enter" and self._default and not self._controls.ring:
            return self._default
        before = self._controls.focus
        told = self._controls.handle(event)
        if self._controls.focus != before:
            self._digits = ""
            self._set()
        if self.writing:
            self._controls.ring = True
        if isinstance(event, Key):
            self._reveal()
        focused = self._focused
        if isinstance(focused, TextField) and self._stage and self._pen.pointed(focused, event, self._stage):
            self._set()
        if isinstance(focused, TextField) and told == focused.key and not isinstance(event, Key):
            return None
        if isinstance(focused, DropDown) and told == focused.key and self._stage:
            self._unfolded = (told, Unfolded(self._stage, focused.rect, focused.texts, focused.chosen))
            return None
        return told

    def _choose(self, key: str, unfolded: Unfolded, event: Input) -> str | None:
        chosen = unfolded.handle(event)
        if chosen is None:
            return None
        self._unfolded = None
        if isinstance(event, Key):
            self._controls.ring = True
        return f"{key}:{chosen}" if chosen >= 0 else None

    @property
    def _focused(self) -> Control | None:
        return self.find(self._controls.focus) if self._controls.focus is not None else None

    def _typed(self, event: Key | Text) -> str | None:
        """What was written, empty if nothing changed, None if the input has nothing to do with writing."""
        focused = self._focused
        if isinstance(focused, TextField):
            return self._written(focused, event)
        if not isinstance(focused, Stepper):
            return None
        if isinstance(event, Text) and event.text.isdecimal() and event.text.isascii():
            self._digits = (self._digits + event.text)[-len(str(focused.high)) :]
        elif event == Key("backspace"):
            self._digits = str(focused.value)[:-1]
        else:
            self._digits = "" if isinstance(event, Key) and len(event.name) > 1 else self._digits
            return None
        return focused.typed(self._digits) or "" if self._digits else ""

    def _written(self, field: TextField, event: Key | Text) -> str | None:
        stage = self._stage
        after = self._pen.written(field, event, stage.clipboard, stage.measure.knows) if stage else None
        if after is None:
            return None
        if after.text != field.text:
            return f"{field.key}:{after.text}"
        self._set()
        return ""

    def _scrolled(self, event: Input) -> bool:
        areas = [part.area for part in self._parts if part.area]
        if isinstance(event, Key):
            focused = self._controls.focus
            own = [part.area for part in self._parts if part.area and any(c.key == focused for c in part.controls)]
            return any(area.page(event) for area in [*own, *reversed(areas)][:1])
        moved = [area for area in areas if area.handle(event)]
        if isinstance(event, Wheel) and moved:
            self._again()
            self._controls.handle(Move(event.x, event.y))
        return bool(moved)

    def _again(self) -> None:
        if self._stage:
            self.rebuild(self._stage)

    def _reveal(self) -> None:
        focused = self._focused
        for part in self._parts:
            if part.area and focused in part.controls and focused is not None:
                before = part.area.offset
                part.area.reveal(focused.rect)
                if part.area.offset != before:
                    self._again()

    def _set(self) -> None:
        """Hand all controls on, the caret in the line that is written in."""
        self._parts = tuple(replace(part, controls=[*map(self._with_caret, part.controls)]) for part in self._parts)
        windows = {control.key: part.area.view for part in self._parts if part.area for control in part.controls}
        self._controls.set([control for part in self._parts for control in part.controls], windows)

    def _with_caret(self, control: Control) -> Control:
        if not isinstance(control, TextField):
            return control
        return replace(control, writing=self._pen.at(control) if control.key == self._controls.focus else None)
