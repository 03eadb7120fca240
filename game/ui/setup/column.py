"""Lays out a form on paper, section by section: what it is about at the left or above, the controls beside or below."""

from game.ui.draw import Item, Rect
from game.ui.scenes.scene import Stage
from game.ui.setup.plan import text_unit
from game.ui.shapes import disc, line
from game.ui.text import fitted, paragraph
from game.ui.theme import BRASS_LO, INK, INK2, RULE
from game.ui.widgets.controls import Control

ASIDE = 144
ASIDE_FROM = 520
"""From this width on headings stand beside their controls."""


class Column:
    """A place to put one thing under another; the next at ``y``, in units of ``k`` that grow with the text."""

    def __init__(self, stage: Stage, x: float, y: float, w: float, aside: bool | None = None) -> None:
        self.stage = stage
        self.k = text_unit(stage.scale)
        self.x, self.y, self.w = x, y, w
        self.aside = w >= ASIDE_FROM * self.k if aside is None else aside
        self.items: list[Item] = []
        self.controls: list[Control] = []
        self._note_end = y

    @property
    def left(self) -> float:
        """Where controls begin."""
        return self.x + (ASIDE * self.k if self.aside else 0)

    @property
    def room(self) -> float:
        """How wide controls may be."""
        return self.x + self.w - self.left

    @property
    def line_height(self) -> float:
        """How high an ordinary control is."""
        scale = self.stage.scale
        return max((46 if scale.portrait else 40) * scale.u, 2.1 * scale.px(17))

    def section(self, title: str, note: str = "") -> None:
        """Begin a section: its heading, and a smaller note to it."""
        px, small = self.stage.scale.px(18), self.stage.scale.px(15)
        measure, k = self.stage.measure, self.k
        if self.aside:
            y, room = self.y + self.line_height / 2, (ASIDE - 5) * k
            self.items.append(fitted(measure, self.x, y, title, room, px, INK, "sans", "semibold"))
            lines, tall = paragraph(measure, self.x, y + 0.8 * px, note, room, small, INK2, leading=1.25)
            self.items += lines if note else ()
            self._note_end = y + 0.8 * px + tall if note else y
            return
        y = self.y + 0.7 * px
        width = min(self.w, measure.width(title, px, "sans", "semibold"))
        self.items.append(fitted(measure, self.x, y, title, self.w, px, INK, "sans", "semibold"))
        if note:
            right, room = self.x + self.w, self.w - width - 16 * k
            self.items.append(fitted(measure, right, y, note, room, small, INK2, anchor="right"))
        self.y = y + 0.9 * px

    def take(self, height: float | None = None) -> Rect:
        """The next place for controls."""
        place = Rect(self.left, self.y, self.room, height or self.line_height)
        self.y = place.bottom
        return place

    def text(self, words: str, size: float = 16, bullet: bool = False) -> None:
        """Some lines of text, perhaps as an item of a list."""
        px = self.stage.scale.px(size)
        inset = 18 * self.k if bullet else 0
        lines, tall = paragraph(
            self.stage.measure, self.left + inset, self.y, words, self.room - inset, px, INK, leading=1.35
        )
        if bullet:
            self.items.append(disc(self.left + 5 * self.k, self.y + 0.68 * px, 3 * self.k, BRASS_LO))
        self.items += lines
        self.y += tall + 4 * self.k

    def gap(self, by: float) -> None:
        """Leave so many units free, and end the section."""
        self.y = max(self.y, self._note_end) + by * self.k

    def rule(self, whole: bool = True) -> None:
        """A hairline across the paper, or under the controls only."""
        u = self.stage.scale.u
        self.items.append(line(self.x if whole else self.left, self.y, self.x + self.w, self.y, RULE, u))
