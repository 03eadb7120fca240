"""The paper of the rules: one chapter at a time, turned by wheel, keys and bar, with what was found lit up."""

from collections.abc import Sequence
from typing import Final

from game.ui.draw import Clip, Item, Rect
from game.ui.furniture import panel
from game.ui.rulebook.blocks import Chapter
from game.ui.rulebook.flow import lay_out
from game.ui.rulebook.places import Places
from game.ui.rulebook.sheet import Hit, Page, moved
from game.ui.scenes.scene import Stage
from game.ui.shapes import box
from game.ui.theme import BRASS_LO, GOLD, INK, ROW_ON, TRACK

LINE, NOTCH = 40, 90
KEPT: Final = 0.9
"""A page down keeps the rest of what could be seen."""

BAR = 7


class Reader:
    """Chapters to read; ``chapter`` is the one that lies open."""

    def __init__(self, stage: Stage, chapters: Sequence[Chapter], places: Places) -> None:
        self._stage, self._places, self._chapters = stage, places, tuple(chapters)
        self._pages: dict[int, Page] = {}
        self._offset = 0.0
        self.chapter = 0
        self.held = False

    def page(self, chapter: int) -> Page:
        """A chapter as it is laid out here."""
        if chapter not in self._pages:
            self._pages[chapter] = lay_out(self._chapters[chapter], self._stage, self._places.text.w)
        return self._pages[chapter]

    @property
    def share(self) -> float:
        """How much of the chapter lies above what can be seen, 0-1."""
        return self._offset / self.page(self.chapter).height

    def open(self, chapter: int, share: float = 0.0) -> None:
        """Show a chapter from its beginning, or from a certain share of it on."""
        self.chapter, self._offset = chapter, 0.0
        self.scroll(share * self.page(chapter).height)

    def scroll(self, pixels: float) -> None:
        """Move on, backwards if negative, as far as there is something."""
        self._offset = round(min(self._most, max(0.0, self._offset + pixels)))

    def lines(self, count: float) -> None:
        """Move on by lines."""
        self.scroll(count * LINE * self._stage.scale.u)

    def notches(self, count: float) -> None:
        """Move on by what the wheel was turned, upwards positive."""
        self.scroll(-count * NOTCH * self._stage.scale.u)

    def pages(self, count: float) -> None:
        """Move on by as much as can be seen at once."""
        self.scroll(count * KEPT * self._places.window.h)

    def reveal(self, hit: Hit) -> None:
        """Move so that a place that was found can be seen."""
        window, area = self._places.window, hit.areas[0]
        if not self._offset <= area.y <= self._offset + window.h - 2 * area.h:
            self._offset = 0.0
            self.scroll(area.y - 0.35 * window.h)

    def grab(self, x: float, y: float) -> bool:
        """Take hold of the bar if it is there; whether it was."""
        self.held = self._most > 0 and self._bar.grow(10 * self._stage.scale.u).contains(x, y)
        if self.held:
            self.drag(y)
        return self.held

    def drag(self, y: float) -> None:
        """Move the bar that is held."""
        bar, thumb = self._bar, self._thumb.h
        self._offset = 0.0
        self.scroll((y - bar.y - thumb / 2) / max(1.0, bar.h - thumb) * self._most)

    def items(self, hits: Sequence[Hit] = (), current: Hit | None = None) -> list[Item]:
        """The paper, the part of the page that can be seen, the bar; ``hits`` on it are lit up."""
        u, window = self._stage.scale.u, self._places.window
        page = self.page(self.chapter)
        lights = [_light(area, u, hit is current) for hit in hits for area in hit.areas]
        labels = [label for passage in page.passages for label in passage.labels]
        left = self._places.paper.x + (self._places.paper.w - self._places.text.w) / 2
        shown = moved([*page.items, *lights, *labels], round(left), round(window.y) - self._offset)
        items: list[Item] = [*panel(self._places.paper, u), Clip(window, tuple(shown))]
        if self._most:
            items += [box(self._bar, BAR / 2 * u, TRACK), box(self._thumb, BAR / 2 * u, BRASS_LO)]
        return items

    @property
    def _most(self) -> float:
        return max(0.0, self.page(self.chapter).height - self._places.window.h)

    @property
    def _bar(self) -> Rect:
        u, window = self._stage.scale.u, self._places.window
        return Rect(window.right - (BAR + 9) * u, window.y + 14 * u, BAR * u, window.h - 28 * u)

    @property
    def _thumb(self) -> Rect:
        bar, seen = self._bar, self._places.window.h / self.page(self.chapter).height
        height = max(30 * self._stage.scale.u, bar.h * seen)
        return bar._replace(y=bar.y + (bar.h - height) * self._offset / self._most, h=height)


def _light(area: Rect, u: float, current: bool) -> Item:
    fill, edge = (GOLD, INK) if current else (ROW_ON, BRASS_LO)
    return box(area.grow(2 * u), 4 * u, fill, u, edge)
