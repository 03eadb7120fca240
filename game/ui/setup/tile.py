"""A game by its picture."""

from dataclasses import dataclass

from game.ui.draw import Item, Label, Rect, Sprite
from game.ui.furniture import panel
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, disc, icon, merged
from game.ui.text import fitted, wrap
from game.ui.theme import BRASS, BRASS_HI, INK, INK2, IVORY, MIST, NIGHT, RADIUS_PANEL, SMALLEST_TEXT
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

STEP, SPREAD, SAG = 9, 0.40, 0.022
LEADING = 1.22


@dataclass(frozen=True, slots=True)
class Tile(Pressable):
    """A fan of three cards, a name and a line; the chosen one is of paper and checked.

    ``lines`` is how many lines of text every tile keeps free, so that all cards are equally large.
    """

    name: str = ""
    about: str = ""
    fan: tuple[str, ...] = ()
    chosen: bool = False
    lines: int = 1

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The ground, the cards, the words below them."""
        u, rect = stage.scale.u, self.rect
        items = self._ground(u, look)
        if look.focused:
            items.append(ring(rect.grow(-2 * u), u, on_cloth=True, radius=15))
        words, top = self._words(stage)
        items += self._cards(rect.y + 10 * u, top)
        if self.chosen:
            x, y = rect.right - 28 * u, rect.y + 28 * u
            mark = [disc(x, y, 13 * u, BRASS, 1.25 * u, INK), icon("check", x, y, 14 * u, INK)]
            items.append(merged(mark))
        return items + words

    def _ground(self, u: float, look: Look) -> list[Item]:
        if self.chosen:
            return panel(self.rect, u)
        fill = BRASS.fade(0.22 if look.pressed else 0.14) if look.hovered else NIGHT.fade(0.45)
        line = BRASS_HI.fade(0.8) if look.hovered else BRASS.fade(0.55)
        return [box(self.rect, RADIUS_PANEL * u, fill, 1.25 * u, line)]

    def _words(self, stage: Stage) -> tuple[list[Item], float]:
        """Name and line, and where they begin."""
        measure, u, rect = stage.measure, stage.scale.u, self.rect
        x, room, px = rect.centre[0], rect.w - 18 * u, stage.scale.px(22)
        lines, small = about_lines(stage, self.about, rect)
        first = rect.bottom - 18 * u - self.lines * small * LEADING + 0.5 * small * LEADING
        colour, second = (INK, INK2) if self.chosen else (IVORY, MIST)
        name_y = first - 0.5 * small - 0.8 * px
        name = fitted(measure, x, name_y, self.name, room, px, colour, "serif", "semibold", "centre")
        about = [Label(x, first + i * small * LEADING, t, small, second, anchor="centre") for i, t in enumerate(lines)]
        return [name, *about], name_y - 0.6 * px

    def _cards(self, top: float, bottom: float) -> list[Item]:
        height = min(0.86 * (bottom - top), 0.5 * self.rect.h)
        if height < 0.2 * self.rect.h:
            return []
        x, y = self.rect.centre[0], top + (bottom - top) / 2
        middle = (len(self.fan) - 1) / 2
        items: list[Item] = []
        for i, code in enumerate(self.fan):
            k = i - middle
            place = x + k * height * SPREAD, y + (k * k - 0.5) * height * SAG
            items.append(Sprite(f"{self.key}-{i}", code, *place, height, -STEP * k, lift=0.6))
        return items


def about_lines(stage: Stage, about: str, rect: Rect) -> tuple[list[str], int]:
    """The line on at most two lines, and their size."""
    px = stage.scale.px(16)
    room = rect.w - 32 * stage.scale.u
    while len(lines := wrap(stage.measure, about, room, px)) > 2 and px > SMALLEST_TEXT:
        px -= 1
    return lines[:2], px
