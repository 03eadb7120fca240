"""A line to write in."""

from dataclasses import dataclass

from game.ui.draw import Item, Label, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import box
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, BRASS_LO, INK, INK2, IVORY, NIGHT, RADIUS_CONTROL, WHITE
from game.ui.widgets.controls import Look, ring
from game.ui.widgets.pen import Room, shown, text_items
from game.ui.widgets.writing import Writing


@dataclass(frozen=True, slots=True)
class TextField:
    """A line to write in; ``hint`` stands there while it is empty, ``writing`` is None while nobody writes."""

    key: str
    rect: Rect
    text: str
    hint: str = ""
    longest: int = 24
    writing: Writing | None = None
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

    def room(self, stage: Stage) -> Room:
        """Where its text is shown."""
        u = stage.scale.u
        return Room(self.rect.x + 12 * u, self.rect.centre[1], self.rect.w - 24 * u, stage.scale.px(17))

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The line with its text, the end of it where it is too long, and the caret."""
        u, rect, measure, room = stage.scale.u, self.rect, stage.measure, self.room(stage)
        edge = BRASS_HI if look.hovered and not look.focused else BRASS_LO
        items: list[Item] = [box(rect, RADIUS_CONTROL * u, WHITE, 1.25 * u, edge)]
        if self.hint and not self.text:
            hint = self.hint[: shown(measure, self.hint, None, room)[1]]
            items.append(Label(room.left, room.y, hint, room.px, INK2))
        items += text_items(measure, self.text, self.writing, room, INK, INK)
        return [*items, ring(rect, u)] if look.focused else items

    def remark(self, stage: Stage) -> list[Item]:
        """What is said under the line about what was written last."""
        return remark(stage, self.rect, self.writing)


def remark(stage: Stage, line: Rect, writing: Writing | None) -> list[Item]:
    """Under a line, that something which was written cannot be shown and was left out."""
    if writing is None or not writing.refused:
        return []
    scale, u, px = stage.scale, stage.scale.u, stage.scale.px(15)
    text = stage.words.text("written.refused")
    width = min(stage.measure.width(text, px) + 24 * u, scale.width - 16 * u)
    left = min(line.x, scale.width - 8 * u - width)
    rect = Rect(left, line.bottom + 8 * u, width, 2 * px)
    slip = box(rect, RADIUS_CONTROL * u, NIGHT, 1.25 * u, BRASS)
    return [slip, fitted(stage.measure, left + 12 * u, rect.centre[1], text, width - 24 * u, px, IVORY)]
