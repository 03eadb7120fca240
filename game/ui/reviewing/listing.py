"""The decisions as a list: who, what, and triangles for what it cost."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.explain.grades import CLASSES
from game.ui.draw import Item, Label, Medal, Rect, Vector, Weight
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, icon, line, merged, polygon
from game.ui.text import fit, fitted, wrap
from game.ui.theme import BRASS_LO, INK, INK2, LEAF, ROW_ON, RULE, TERRA, TERRA_LO
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

ROW: Final = 46
NOWHERE: Final = Rect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Line:
    """A decision in the list: its place among all, number, portrait and words.

    ``loss`` is None while it is not graded, ``cost`` the loss in writing, empty where there is none to speak of.
    """

    place: int
    number: str
    portrait: str
    text: str
    loss: float | None
    cost: str


def triangles(loss: float) -> int:
    """How many triangles stand for a loss: one from an inaccuracy on, three for a blunder."""
    return sum(loss >= least for least, _ in CLASSES)


def row_height(stage: Stage) -> float:
    """How high a row is, in pixels."""
    return max(ROW * stage.scale.u, 2.4 * stage.scale.px(17))


@dataclass(frozen=True, slots=True)
class Listing(Pressable):
    """All rows as one thing to press; what is pressed is the place of a decision.

    Only those inside ``view`` are drawn. ``chosen`` is the place of the decision that is looked at, ``pointed`` a point
    of the window.
    """

    lines: Sequence[Line] = ()
    view: Rect = NOWHERE
    pitch: float = 1.0
    chosen: int = 0
    pointed: tuple[float, float] = (-1.0, -1.0)

    def pressed_at(self, x: float, y: float) -> str:
        """The decision at this place."""
        row = min(len(self.lines) - 1, max(0, int((y - self.rect.y) / self.pitch)))
        return f"{self.key}:{self.lines[row].place}"

    def entered(self) -> str | None:
        """Enter changes nothing here: the arrows go through the list."""
        return None

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The rows that can be seen."""
        items: list[Item] = []
        first = max(0, int((self.view.y - self.rect.y) / self.pitch))
        for i, one in enumerate(self.lines[first : first + int(self.view.h / self.pitch) + 2], first):
            rect = Rect(self.rect.x, self.rect.y + i * self.pitch, self.rect.w, self.pitch)
            items += self._row(stage, rect, one, look)
        return items

    def _row(self, stage: Stage, rect: Rect, one: Line, look: Look) -> list[Item]:
        u, scale, measure = stage.scale.u, stage.scale, stage.measure
        y, chosen = rect.centre[1], one.place == self.chosen
        items: list[Item] = []
        if chosen or (look.hovered and rect.contains(*self.pointed)):
            items.append(box(rect, 6 * u, ROW_ON if chosen else ROW_ON.fade(0.45)))
        if chosen:
            items.append(box(rect._replace(w=4 * u), 2 * u, BRASS_LO))
        else:
            items.append(line(rect.x + 10 * u, rect.bottom, rect.right - 10 * u, rect.bottom, RULE, u))
        small = scale.px(15)
        left = rect.x + 12 * u
        items.append(Label(left, y, one.number, small, INK2))
        left += max(measure.width(other.number, small) for other in self.lines) + 10 * u
        radius = min(16 * u, 0.4 * rect.h)
        items.append(Medal(one.portrait, left + radius, y, radius))
        left += 2 * radius + 9 * u
        mark, start = self._mark(stage, rect.right - 10 * u, y, one)
        weight: Weight = "semibold" if chosen else "regular"
        items += _words(stage, left, y, one.text, start - 8 * u - left, weight)
        return [*items, *mark, *([ring(rect.grow(-4 * u), u)] if look.focused and chosen else [])]

    def _mark(self, stage: Stage, right: float, y: float, one: Line) -> tuple[list[Item], float]:
        """What it cost, ending at ``right``, and where that begins."""
        if one.loss is None:
            return [], right
        count, px, unit = triangles(one.loss), stage.scale.px(17), stage.scale.px(17) / 17
        if not count:
            return [icon("check", right - 7 * unit, y, 13 * unit, LEAF)], right - 16 * unit
        start = right - stage.measure.width(one.cost, px, "serif", "semibold")
        items: list[Item] = [Label(right, y, one.cost, px, TERRA_LO, "serif", "semibold", "right")]
        start -= 6 * unit + 12 * unit * count
        return [*items, pennants(start, y, unit, count)], start


def _words(stage: Stage, x: float, y: float, text: str, room: float, weight: Weight) -> list[Item]:
    """The words of a row, on two small lines where one is too short."""
    measure, large, small = stage.measure, stage.scale.px(17), stage.scale.px(15)
    size = fit(measure, text, room, large, "sans", weight)
    whole = size >= small and measure.width(text, size, "sans", weight) <= room
    lines = [text] if whole else wrap(measure, text, room, small)[:2]
    if len(lines) > 1:
        size = small
    first = y - (len(lines) - 1) * 0.58 * size
    return [
        fitted(measure, x, first + i * 1.16 * size, one, room, size, INK, "sans", weight) for i, one in enumerate(lines)
    ]


def pennants(x: float, y: float, unit: float, count: int) -> Vector:
    """So many triangles in a row from ``x`` on."""
    size = 10 * unit
    return merged(
        [
            polygon(
                ((left, y - size / 2), (left + size, y - size / 2), (left + size / 2, y + size / 2)), TERRA, 1, TERRA
            )
            for left in (x + 12 * unit * i for i in range(count))
        ]
    )
