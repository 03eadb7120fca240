"""The large entries of the menu."""

from dataclasses import dataclass

from game.ui.draw import Item, Label, Medal, Sign
from game.ui.furniture import panel
from game.ui.scenes.scene import Stage
from game.ui.shapes import box
from game.ui.text import fit, fitted, wrap
from game.ui.theme import BRASS, BRASS_HI, INK, INK2, IVORY, MIST, RADIUS_CONTROL
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring


@dataclass(frozen=True, slots=True)
class Entry(Pressable):
    """A line of the menu on the cloth: a word, and at the right what it leads to."""

    text: str = ""
    about: str = ""
    suit: str = "d"

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The sign of a suit, the word, the explanation where there is room for it."""
        u, rect, measure = stage.scale.u, self.rect, stage.measure
        y = rect.centre[1]
        items: list[Item] = []
        if look.hovered:
            items.append(box(rect, RADIUS_CONTROL * u, BRASS.fade(0.22 if look.pressed else 0.14)))
        if look.focused:
            items.append(ring(rect.grow(-3 * u), u, on_cloth=True))
        px, left = stage.scale.px(28), rect.x + 68 * u
        width = measure.width(self.text, px, "serif", "semibold")
        items.append(Sign(self.suit, rect.x + 34 * u, y, 36 * u))
        items.append(Label(left, y, self.text, px, BRASS_HI if look.hovered else IVORY, "serif", "semibold"))
        room = rect.right - 12 * u - left - width - 16 * u
        about = fit(measure, self.about, room, stage.scale.px(17))
        if measure.width(self.about, about) <= room:
            items.append(Label(rect.right - 12 * u, y + 2 * u, self.about, about, MIST, anchor="right"))
        return items


@dataclass(frozen=True, slots=True)
class Continue(Pressable):
    """The paper with the match under way: opponent, game and score."""

    text: str = ""
    about: str = ""
    score: str = ""
    portrait: str = ""

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The paper, a little brighter under the pointer."""
        u, measure = stage.scale.u, stage.measure
        down = 2 * u if look.pressed else 0
        rect = self.rect._replace(y=self.rect.y + down)
        items = panel(rect, u)
        if look.hovered:
            items.append(box(rect.grow(-10 * u), 6 * u, BRASS.fade(0.14)))
        if look.focused:
            items.append(ring(rect, u, on_cloth=True, radius=16))
        items.append(Medal(self.portrait, rect.x + 64 * u, rect.centre[1], 32 * u))
        left, right = rect.x + 116 * u, rect.right - 28 * u
        px = stage.scale.px(28)
        score = measure.width(self.score, px, "serif", "bold")
        px = fit(measure, self.text, right - left - score - 16 * u, px, "serif", "semibold")
        small = fit(measure, self.about, right - left, stage.scale.px(17))
        lines = wrap(measure, self.about, right - left, small)[:2]
        first = rect.y + (0.68 if len(lines) == 1 else 0.59) * rect.h
        y = rect.y + (0.36 if len(lines) == 1 else 0.29) * rect.h
        items.append(Label(left, y, self.text, px, INK, "serif", "semibold"))
        items.append(Label(right, y, self.score, px, INK, "serif", "bold", "right"))
        return items + [
            fitted(measure, left, first + i * 1.25 * small, words, right - left, small, INK2)
            for i, words in enumerate(lines)
        ]
