"""A box to be checked, with what it means beside it."""

from dataclasses import dataclass

from game.ui.draw import Item, Label, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, merged, polyline
from game.ui.text import wrap
from game.ui.theme import BRASS, BRASS_HI, BRASS_LO, INK, SMALLEST_TEXT, WHITE
from game.ui.widgets.controls import Look, ring

LEADING = 1.2


@dataclass(frozen=True, slots=True)
class CheckBox:
    """Yes or no, with a word or two; pressing it tells the value it would have."""

    key: str
    rect: Rect
    text: str
    on: bool
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """The other value."""
        return f"{self.key}:{int(not self.on)}"

    def step(self, by: int) -> str | None:
        """Nothing: the arrows lead to the neighbours."""
        return None

    def entered(self) -> str | None:
        """The other value."""
        return self.pressed_at(0, 0)

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The box and its words, on two lines where one is too short."""
        u, rect, px = stage.scale.u, self.rect, stage.scale.px(17)
        side, y = max(22 * u, 1.15 * px), rect.centre[1]
        square = Rect(rect.x, y - side / 2, side, side)
        face = (BRASS_HI if look.hovered else BRASS) if self.on else (BRASS_HI.fade(0.35) if look.hovered else WHITE)
        parts = [box(square, 5 * u, WHITE), box(square, 5 * u, face, 1.25 * u, INK if self.on else BRASS_LO)]
        if self.on:
            k = side / 22
            points = ((5, 11), (9.5, 16), (17, 5))
            mark = tuple((square.x + x * k, square.y + down * k) for x, down in points)
            parts.append(polyline(mark, INK, 2.5 * k))
        left = square.right + 12 * u
        room = rect.right - left
        while len(lines := wrap(stage.measure, self.text, room, px)) > 2 and px > SMALLEST_TEXT:
            px -= 1
        first = y - (len(lines) - 1) * px * LEADING / 2
        items: list[Item] = [merged(parts)]
        items += [Label(left, first + i * px * LEADING, line, px, INK) for i, line in enumerate(lines)]
        return [*items, ring(square, u, radius=9)] if look.focused else items
