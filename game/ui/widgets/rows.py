"""Rows of lists."""

from dataclasses import dataclass

from game.ui.draw import Item, Medal
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, line
from game.ui.text import fitted
from game.ui.theme import BRASS_LO, INK, INK2, ROW_ON, RULE
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring


@dataclass(frozen=True, slots=True)
class Row(Pressable):
    """A row on paper: a line of text, a second one, perhaps a portrait before and a figure after them."""

    text: str = ""
    second: str = ""
    figure: str = ""
    portrait: str = ""
    chosen: bool = False

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The row with its hairline; a chosen one on a ground of its own with a bar at the left."""
        u, rect, scale, measure = stage.scale.u, self.rect, stage.scale, stage.measure
        y = rect.centre[1]
        items: list[Item] = []
        if self.chosen or look.hovered:
            items.append(box(rect, 8 * u, ROW_ON if self.chosen else ROW_ON.fade(0.45)))
        if self.chosen:
            items.append(box(rect._replace(w=4 * u), 2 * u, BRASS_LO))
        else:
            items.append(line(rect.x, rect.bottom, rect.right, rect.bottom, RULE, u))
        left, right = rect.x + 12 * u, rect.right - 12 * u
        if self.portrait:
            radius = min(20 * u, 0.4 * rect.h)
            items.append(Medal(self.portrait, left + radius + 4 * u, y, radius))
            left += 2 * radius + 20 * u
        if self.figure:
            px = scale.px(20)
            width = min(0.4 * rect.w, measure.width(self.figure, px, "serif", "bold"))
            items.append(fitted(measure, right, y, self.figure, width, px, INK, "serif", "bold", "right"))
            right -= width + 12 * u
        top = y - 0.2 * rect.h if self.second else y
        items.append(fitted(measure, left, top, self.text, right - left, scale.px(19), INK, "serif", "semibold"))
        if self.second:
            items.append(fitted(measure, left, y + 0.2 * rect.h, self.second, right - left, scale.px(15), INK2))
        return [*items, ring(rect.grow(-5 * u), u)] if look.focused else items
