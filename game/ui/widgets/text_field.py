"""A line to write in."""

from dataclasses import dataclass, replace

from game.ui.draw import Item, Label, Measure, Rect
from game.ui.inputs import Input, Key, Text
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, line
from game.ui.theme import BRASS_HI, BRASS_LO, INK, INK2, RADIUS_CONTROL, WHITE
from game.ui.widgets.controls import Look, ring


@dataclass(frozen=True, slots=True)
class Writing:
    """A text while it is written: ``caret`` is before so many of its characters."""

    text: str
    caret: int
    longest: int

    def after(self, event: Input) -> "Writing | None":
        """The text after an input, or None for one that has nothing to do with writing."""
        text, caret = self.text, self.caret
        match event:
            case Text(typed):
                fresh = "".join(char for char in typed if char.isprintable())[: self.longest - len(text)]
                return replace(self, text=text[:caret] + fresh + text[caret:], caret=caret + len(fresh))
            case Key("backspace"):
                return replace(self, text=text[: max(0, caret - 1)] + text[caret:], caret=max(0, caret - 1))
            case Key("delete"):
                return replace(self, text=text[:caret] + text[caret + 1 :])
            case Key("left" | "right" | "home" | "end" as way):
                places = {"left": caret - 1, "right": caret + 1, "home": 0, "end": len(text)}
                return replace(self, caret=min(len(text), max(0, places[way])))
            case Key("space"):
                return self
            case Key(name, ctrl=False, alt=False) if len(name) == 1:
                return self
        return None


@dataclass(frozen=True, slots=True)
class TextField:
    """A line to write in; ``hint`` stands there while it is empty, ``caret`` is None while nobody writes."""

    key: str
    rect: Rect
    text: str
    hint: str = ""
    longest: int = 24
    caret: int | None = None
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """Its key: somebody wants to write."""
        return self.key

    def step(self, by: int) -> str | None:
        """Nothing: the arrows move the caret."""
        return None

    def entered(self) -> str | None:
        """Its key: the text is complete."""
        return self.key

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The line with its text, the end of it where it is too long, and the caret."""
        u, rect, measure = stage.scale.u, self.rect, stage.measure
        px, y, left = stage.scale.px(17), rect.centre[1], rect.x + 12 * u
        edge = BRASS_HI if look.hovered and not look.focused else BRASS_LO
        items: list[Item] = [box(rect, RADIUS_CONTROL * u, WHITE, 1.25 * u, edge)]
        room = rect.w - 24 * u
        shown, before = _window(measure, self.text, self.caret, px, room)
        if self.text:
            items.append(Label(left, y, shown, px, INK))
        elif self.hint:
            items.append(Label(left, y, _window(measure, self.hint, None, px, room)[0], px, INK2))
        if self.caret is not None:
            x = left + measure.width(before, px)
            items.append(line(x, y - 0.6 * px, x, y + 0.6 * px, INK, 1.5 * u))
        return [*items, ring(rect, u)] if look.focused else items


def _window(measure: Measure, text: str, caret: int | None, px: int, room: float) -> tuple[str, str]:
    """The part of a text that fits, with the caret in it, and what of it lies before the caret."""
    first, at = 0, len(text) if caret is None else caret
    if caret is not None:
        while measure.width(text[first:at], px) > room:
            first += 1
    last = len(text)
    while last > at and measure.width(text[first:last], px) > room:
        last -= 1
    if caret is None:
        while last and measure.width(text[:last], px) > room:
            last -= 1
    return text[first:last], text[first:at]
