"""One way for mouse and keyboard to reach everything on a screen that can be pressed or set."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.ui.draw import Clip, Colour, Item, Rect
from game.ui.inputs import Focus, Input, Key, Move, Press, Release
from game.ui.scenes.scene import Stage
from game.ui.shapes import box
from game.ui.theme import IVORY, SMALLEST_TARGET, ULTRA

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True)
class Look:
    """What a control shows besides its value: under the pointer, held down, chosen by the keyboard."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False


class Control(Protocol):
    """Something that can be pressed or set; a value that is built anew whenever what it shows changes.

    What happens is told as ``key`` where there is nothing to choose, else as ``key:value`` with the value's number.
    """

    @property
    def key(self) -> str: ...

    @property
    def rect(self) -> Rect: ...

    @property
    def enabled(self) -> bool: ...

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """How it looks."""
        ...

    def pressed_at(self, x: float, y: float) -> str:
        """What a click at this place means."""
        ...

    def step(self, by: int) -> str | None:
        """What the left (-1) or right (1) arrow means while it has the focus, None if nothing."""
        ...

    def entered(self) -> str | None:
        """What Enter and Space mean."""
        ...

    @property
    def slides(self) -> bool:
        """Whether it follows the pointer while the button is held."""
        ...


class Controls:
    """The controls of a screen, the one that has the focus and the one being pressed."""

    def __init__(self, focus: str | None = None, escape: str | None = None) -> None:
        self._controls: tuple[Control, ...] = ()
        self._windows: Mapping[str, Rect] = {}
        self.hovered: str | None = None
        self._held: str | None = None
        self.focus = focus
        self.escape = escape
        self.ring = focus is not None

    def set(self, controls: Sequence[Control], windows: Mapping[str, Rect] | None = None) -> None:
        """Show these controls from now on; focus and pointer stay where they are.

        ``windows`` are the areas through which those are seen, by key, that can be scrolled out of sight.
        """
        self._controls = tuple(controls)
        self._windows = windows or {}
        if self.focus is not None and self._find(self.focus) is None:
            self.focus = None

    def items(self, stage: Stage) -> list[Item]:
        """All controls as they look now."""
        drawn: list[Item] = []
        for control in self._controls:
            hovered = control.key == self.hovered
            look = Look(hovered, hovered and control.key == self._held, self.ring and control.key == self.focus)
            window = self._windows.get(control.key)
            if window is None:
                drawn += control.draw(stage, look)
            elif control.rect.overlaps(window):
                drawn.append(Clip(window, tuple(control.draw(stage, look))))
        return drawn

    def at(self, x: float, y: float) -> Control | None:
        """The usable control at a place; small ones reach a little further than they are drawn."""
        usable = [control for control in self._controls if control.enabled and self._in_sight(control, x, y)]
        for reach in (lambda rect: rect, target):
            for control in usable:
                if reach(control.rect).contains(x, y):
                    return control
        return None

    def handle(self, event: Input) -> str | None:
        """Take one input; what it makes happen, or None."""
        match event:
            case Move(x, y):
                return self._move(x, y)
            case Press(x, y, "left"):
                return self._press(x, y)
            case Release(x, y, "left"):
                return self._release(x, y)
            case Key(name, shift=shift):
                return self._key(name, shift)
            case Focus(gained=False):
                self._held = None
        return None

    def _in_sight(self, control: Control, x: float, y: float) -> bool:
        window = self._windows.get(control.key)
        return window is None or window.contains(x, y)

    def _find(self, key: str | None) -> Control | None:
        return next((control for control in self._controls if control.key == key and control.enabled), None)

    def _move(self, x: float, y: float) -> str | None:
        under = self.at(x, y)
        self.hovered = under.key if under else None
        held = self._find(self._held)
        return held.pressed_at(x, y) if held and held.slides else None

    def _press(self, x: float, y: float) -> str | None:
        under = self.at(x, y)
        if under is None:
            return None
        self.ring = False
        self._held = self.hovered = self.focus = under.key
        return under.pressed_at(x, y) if under.slides else None

    def _release(self, x: float, y: float) -> str | None:
        held, self._held = self._find(self._held), None
        if held is None or held.slides or self.at(x, y) is not held:
            return None
        return held.pressed_at(x, y)

    def _key(self, name: str, shift: bool) -> str | None:
        focused = self._find(self.focus)
        if name == "escape":
            return self.escape
        if name == "tab":
            self._focus_next(-1 if shift else 1)
        elif name in ("enter", "space"):
            return focused.entered() if focused else None
        elif name in ARROWS:
            across = ARROWS[name][0]
            if focused and self.ring and across and (change := focused.step(across)):
                return change
            self._focus_towards(focused, *ARROWS[name])
        return None

    def _focus_next(self, by: int) -> None:
        usable = [control.key for control in self._controls if control.enabled]
        if not usable:
            return
        if self.focus in usable and self.ring:
            self.focus = usable[(usable.index(self.focus) + by) % len(usable)]
        elif self.focus not in usable:
            self.focus = usable[-1 if by < 0 else 0]
        self.ring = True

    def _focus_towards(self, start: Control | None, dx: int, dy: int) -> None:
        """Move to the nearest control in a direction; sideways distance counts double."""
        if start is None or not self.ring:
            return self._focus_next(0)
        x, y = start.rect.centre

        def distance(control: Control) -> float:
            cx, cy = control.rect.centre
            along, aside = ((cx - x) * dx, abs(cy - y)) if dx else ((cy - y) * dy, abs(cx - x))
            return along + 2 * aside if along > 1 else float("inf")

        others = [control for control in self._controls if control.enabled and distance(control) < float("inf")]
        if others:
            self.focus = min(others, key=distance).key
        return None


def target(rect: Rect) -> Rect:
    """The area that answers to the pointer: never smaller than a finger or an unsteady hand needs."""
    w, h = max(rect.w, SMALLEST_TARGET), max(rect.h, SMALLEST_TARGET)
    return Rect(rect.x - (w - rect.w) / 2, rect.y - (h - rect.h) / 2, w, h)


def ring(rect: Rect, unit: float, on_cloth: bool = False, radius: float = 12) -> Item:
    """The mark of the keyboard's focus around a control."""
    colour: Colour = IVORY if on_cloth else ULTRA
    return box(rect.grow(5 * unit), radius * unit, None, max(2.0, 2 * unit), colour)
