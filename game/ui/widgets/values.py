"""Controls that hold a value: a choice of a few, yes or no, a point on a line."""

from dataclasses import dataclass

from game.ui.draw import Item, Rect, Weight
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, disc, line, merged, polyline
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, INK, RADIUS_CONTROL, RULE, TRACK, WHITE
from game.ui.widgets.controls import Look, ring


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a few things side by side; ``chosen`` is the number of the one that holds."""

    key: str
    rect: Rect
    texts: tuple[str, ...]
    chosen: int
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """The one at this place."""
        place = int((x - self.rect.x) / self.rect.w * len(self.texts))
        return f"{self.key}:{min(len(self.texts) - 1, max(0, place))}"

    def step(self, by: int) -> str | None:
        """The neighbour, as far as there is one; arrows stay inside."""
        return f"{self.key}:{min(len(self.texts) - 1, max(0, self.chosen + by))}"

    def entered(self) -> str | None:
        """The next one, from the last to the first."""
        return f"{self.key}:{(self.chosen + 1) % len(self.texts)}"


@dataclass(frozen=True, slots=True)
class Segments(Choice):
    """A choice of a few words."""

    size: float = 16

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """A white strip with the chosen segment in brass."""
        u, rect = stage.scale.u, self.rect
        width, radius = rect.w / len(self.texts), RADIUS_CONTROL * u
        items: list[Item] = [box(rect, radius, WHITE, 1.25 * u, BRASS_LO)]
        for i, text in enumerate(self.texts):
            part = Rect(rect.x + i * width, rect.y, width, rect.h)
            on = i == self.chosen
            if on:
                items.append(box(part, radius, BRASS, 1.25 * u, INK))
            elif i and i != self.chosen + 1:
                items.append(line(part.x, rect.y + 8 * u, part.x, rect.bottom - 8 * u, RULE, u))
            x, y = part.centre
            weight: Weight = "semibold" if on else "regular"
            px = stage.scale.px(self.size)
            items.append(fitted(stage.measure, x, y, text, width - 12 * u, px, INK, "sans", weight, "centre"))
        return [*items, ring(rect, u)] if look.focused else items


@dataclass(frozen=True, slots=True)
class Toggle:
    """Yes or no; pressing it tells the value it would have."""

    key: str
    rect: Rect
    on: bool
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """The other value."""
        return f"{self.key}:{int(not self.on)}"

    def step(self, by: int) -> str | None:
        """Left is no, right is yes."""
        return f"{self.key}:{int(by > 0)}"

    def entered(self) -> str | None:
        """The other value."""
        return self.pressed_at(0, 0)

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """A switch in the middle of its rectangle, with a check mark when it is on."""
        u = stage.scale.u
        x, y = self.rect.centre
        body = Rect(x - 24 * u, y - 13 * u, 48 * u, 26 * u)
        knob = body.right - 13 * u if self.on else body.x + 13 * u
        parts = [
            box(body, 13 * u, BRASS if self.on else TRACK, 1.25 * u, INK if self.on else BRASS_LO),
            disc(knob, y, 9.5 * u, WHITE, 1.25 * u, INK),
        ]
        if self.on:
            left = body.x
            mark = ((left + 10 * u, y), (left + 14 * u, y + 4 * u), (left + 21 * u, y - 5 * u))
            parts.append(polyline(mark, INK, 2 * u))
        items: list[Item] = [merged(parts)]
        return [*items, ring(body.grow(-u), u, radius=17)] if look.focused else items


@dataclass(frozen=True, slots=True)
class Slider:
    """A value on a line with ``stops`` places, the first of them 0."""

    key: str
    rect: Rect
    value: int
    stops: int
    enabled: bool = True

    slides = True

    def pressed_at(self, x: float, y: float) -> str:
        """The stop nearest to this place."""
        share = (x - self.rect.x) / max(1.0, self.rect.w)
        return f"{self.key}:{round(min(1.0, max(0.0, share)) * (self.stops - 1))}"

    def step(self, by: int) -> str | None:
        """The next stop, as far as there is one."""
        return f"{self.key}:{min(self.stops - 1, max(0, self.value + by))}"

    def entered(self) -> str | None:
        """Nothing: the arrows move it."""
        return None

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The line, its stops, and the knob."""
        u, rect, y = stage.scale.u, self.rect, self.rect.centre[1]
        at = self.value / (self.stops - 1)
        knob = rect.x + rect.w * at
        parts = [
            box(Rect(rect.x, y - 2.5 * u, rect.w, 5 * u), 2.5 * u, TRACK),
            box(Rect(rect.x, y - 2.5 * u, max(1.0, rect.w * at), 5 * u), 2.5 * u, BRASS),
        ]
        if self.stops <= 12:
            for i in range(self.stops):
                stop = rect.x + rect.w * i / (self.stops - 1)
                parts.append(disc(stop, y, 3 * u, BRASS if i <= self.value else BRASS_LO))
        parts += [
            disc(knob, y + 1.5 * u, 10 * u, BRASS_LO),
            disc(knob, y, 10 * u, BRASS, 1.25 * u, INK),
            disc(knob, y, 3.5 * u, INK),
        ]
        items: list[Item] = [merged(parts)]
        around = Rect(knob - 10 * u, y - 10 * u, 20 * u, 20 * u)
        return [*items, ring(around, u, radius=15)] if look.focused else items
