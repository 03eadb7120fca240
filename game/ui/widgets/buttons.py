"""Buttons with a word on them, and those with an icon."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.draw import Item, Label, Rect
from game.ui.furniture import icon_button
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, merged
from game.ui.text import fit, shorten
from game.ui.theme import RADIUS_CONTROL
from game.ui.widgets.controls import Look, ring
from game.ui.widgets.faces import FACES, SHEEN, Kind, State


@dataclass(frozen=True, slots=True)
class Pressable:
    """What all buttons share: pressing one tells its key."""

    key: str
    rect: Rect
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """The button's key."""
        return self.key

    def step(self, by: int) -> str | None:
        """Arrows do nothing to a button."""
        return None

    def entered(self) -> str | None:
        """The button's key."""
        return self.key


@dataclass(frozen=True, slots=True)
class Button(Pressable):
    """A button with a verb on it; ``shortcut`` is the name of the key that does the same."""

    text: str = ""
    kind: Kind = "secondary"
    shortcut: str = ""
    size: float = 18
    on_cloth: bool = False

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """Face, edge, text, and the ring of the focus."""
        u = stage.scale.u
        state: State = "normal"
        if not self.enabled:
            state = "disabled"
        elif look.pressed:
            state = "pressed"
        elif look.hovered:
            state = "hover"
        face = FACES[self.kind][state]
        down = 2 * u if state == "pressed" else 0
        rect = Rect(self.rect.x, self.rect.y + down, self.rect.w, self.rect.h)
        radius, hair = RADIUS_CONTROL * u, 1.25 * u
        parts = [box(rect, radius, face.fill, hair, face.line)]
        if face.edge:
            outline = face.line if self.kind == "primary" else face.edge
            parts.insert(0, box(rect._replace(y=rect.y + 3 * u), radius, face.edge, hair, outline))
        if self.kind == "primary" and face.edge:
            parts.append(box(rect.grow(-3 * u), radius - 3 * u, None, u, SHEEN))
        items: list[Item] = [merged(parts)]
        if look.focused:
            around = self.rect if self.kind == "cloth" else self.rect._replace(h=self.rect.h + 2 * u)
            items.append(ring(around, u, self.on_cloth or self.kind == "cloth"))
        return items + self._words(stage, rect, state)

    def _words(self, stage: Stage, rect: Rect, state: State) -> list[Item]:
        measure, scale = stage.measure, stage.scale
        colour = FACES[self.kind][state].text
        x, y = rect.centre
        room = rect.w - 20 * scale.u
        small = scale.px(14)
        extra = measure.width(self.shortcut, small) + 10 * scale.u if self.shortcut else 0
        if extra and measure.width(self.text, scale.px(self.size), "sans", "semibold") > room - extra:
            extra = 0
        px = fit(measure, self.text, room - extra, scale.px(self.size), "sans", "semibold")
        text = shorten(measure, self.text, room - extra, px, "sans", "semibold")
        if not extra:
            return [Label(x, y, text, px, colour, "sans", "semibold", "centre")]
        left = x - (measure.width(text, px, "sans", "semibold") + extra) / 2
        right = left + measure.width(text, px, "sans", "semibold") + extra
        return [
            Label(left, y, text, px, colour, "sans", "semibold"),
            Label(right, y, self.shortcut, small, colour, anchor="right"),
        ]


def shared(stage: Stage, texts: Sequence[str], room: float, size: float) -> list[float]:
    """How wide buttons side by side are that share some room: each has as much left over beside its word."""
    words = [stage.measure.width(text, stage.scale.px(size), "sans", "semibold") for text in texts]
    over = (room - sum(words)) / len(words)
    return [width + over for width in words]


@dataclass(frozen=True, slots=True)
class IconButton(Pressable):
    """A square on the cloth with an icon."""

    icon: str = "menu"

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The square, and the ring of the focus."""
        items = icon_button(self.rect, self.icon, look.hovered)
        return [*items, ring(self.rect, self.rect.h / 40, on_cloth=True)] if look.focused else items
