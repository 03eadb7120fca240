"""What can be pressed on the screen of the rules."""

from dataclasses import dataclass

from game.ui.draw import Anchor, Item, Label, Weight
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, icon, key_cap, line
from game.ui.text import fit, fitted, wrap
from game.ui.theme import (
    BRASS,
    BRASS_HI,
    BRASS_LO,
    INK,
    IVORY,
    MIST,
    NIGHT,
    PAPER,
    RADIUS_CONTROL,
    WHITE,
)
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring
from game.ui.widgets.pen import Room, text_items
from game.ui.widgets.writing import Writing

LONGEST = 40
"""So many characters can be looked for."""


@dataclass(frozen=True, slots=True)
class Leaf(Pressable):
    """A word on the cloth that turns to paper when it is chosen: a chapter, or with ``ruled`` off a game above."""

    text: str = ""
    chosen: bool = False
    figure: str = ""
    ruled: bool = True

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The word, a hairline under it or paper behind it."""
        u, rect, measure = stage.scale.u, self.rect, stage.measure
        items: list[Item] = []
        if self.chosen:
            items.append(box(rect, RADIUS_CONTROL * u, PAPER))
            items.append(box(rect.grow(-4 * u), 6 * u, None, 1.25 * u, BRASS))
        elif look.hovered:
            items.append(box(rect, RADIUS_CONTROL * u, BRASS.fade(0.22 if look.pressed else 0.14)))
        if self.ruled and not self.chosen:
            y = rect.bottom + 2 * u
            items.append(line(rect.x + 12 * u, y, rect.right - 8 * u, y, BRASS.fade(0.25), u))
        if look.focused:
            items.append(ring(rect.grow(-2 * u), u, on_cloth=True, radius=11))
        return items + self._words(stage, measure.width(self.figure, stage.scale.px(15)) if self.figure else 0.0)

    def _words(self, stage: Stage, aside: float) -> list[Item]:
        u, rect = stage.scale.u, self.rect
        colour, second = (INK, INK) if self.chosen else (IVORY, BRASS_HI)
        weight: Weight = "semibold" if self.chosen else "regular"
        room = rect.w - 32 * u - aside
        x, y = (rect.x + 20 * u, rect.centre[1]) if self.ruled else rect.centre
        anchor: Anchor = "left" if self.ruled else "centre"
        if not self.ruled:
            room = rect.w - 16 * u
        px = stage.scale.px(19 if self.ruled else 18)
        items: list[Item] = [fitted(stage.measure, x, y, self.text, room, px, colour, "serif", weight, anchor)]
        if self.figure:
            items.append(Label(rect.right - 12 * u, y, self.figure, stage.scale.px(15), second, anchor="right"))
        return items


@dataclass(frozen=True, slots=True)
class FormChoice(Pressable):
    """Opens the forms of a game. Unlike a drop-down it says a long name on two lines, and arrows do not change it."""

    text: str = ""

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The box, one or two lines of text, the chevron."""
        u, rect, measure = stage.scale.u, self.rect, stage.measure
        room = rect.w - 44 * u
        px = stage.scale.px(17)
        lines = wrap(measure, self.text, room, px)
        if len(lines) > 1:
            px = min(fit(measure, words, room, stage.scale.px(15)) for words in lines)
            lines = wrap(measure, self.text, room, px)
        first = rect.centre[1] - (len(lines) - 1) * 0.58 * px
        items: list[Item] = [box(rect, RADIUS_CONTROL * u, WHITE, 1.25 * u, BRASS if look.hovered else BRASS_LO)]
        if look.focused:
            items.append(ring(rect.grow(-2 * u), u, on_cloth=True, radius=11))
        items += [Label(rect.x + 14 * u, first + i * 1.16 * px, words, px, INK) for i, words in enumerate(lines)]
        return [*items, icon("down", rect.right - 20 * u, rect.centre[1], 13 * u, BRASS_LO)]


@dataclass(frozen=True, slots=True)
class SearchField(Pressable):
    """Where text to be looked for is typed, in which ``writing`` is None while nobody does; ``place`` says which of its
    places is shown."""

    text: str = ""
    writing: Writing | None = None
    prompt: str = ""
    cap: str = ""
    place: str = ""
    longest: int = LONGEST

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The glass, the text or what invites to type, and at the right the key or the place."""
        u, rect, measure, px = stage.scale.u, self.rect, stage.measure, stage.scale.px(17)
        edge = BRASS_HI if look.hovered or self.writing else BRASS
        items: list[Item] = [box(rect, RADIUS_CONTROL * u, NIGHT.fade(0.55), 1.25 * u, edge)]
        items.append(icon("search", rect.x + 24 * u, rect.centre[1], 18 * u, BRASS_HI))
        if self.writing:
            items.append(ring(rect.grow(-2 * u), u, on_cloth=True, radius=11))
        right, y, room = rect.right - 16 * u, rect.centre[1], self.room(stage)
        if self.place:
            items.append(Label(right, y, self.place, stage.scale.px(15), MIST, anchor="right"))
        elif not self.writing:
            cap = stage.scale.px(14)
            items += key_cap(measure, right - key_cap(measure, 0, y, self.cap, cap)[1], y, self.cap, cap)[0]
        if not (self.text or self.writing):
            items.append(fitted(measure, room.left, y, self.prompt, room.width, px, MIST))
        return items + text_items(measure, self.text, self.writing, room, IVORY, BRASS_HI)

    def room(self, stage: Stage) -> Room:
        """Where the text is shown: between the glass and what stands at the right."""
        u, measure = stage.scale.u, stage.measure
        left, right = self.rect.x + 46 * u, self.rect.right - 16 * u
        if self.place:
            right -= measure.width(self.place, stage.scale.px(15)) + 10 * u
        elif not self.writing:
            right -= key_cap(measure, 0, 0, self.cap, stage.scale.px(14))[1] + 10 * u
        return Room(left, self.rect.centre[1], right - left, stage.scale.px(17))


@dataclass(frozen=True, slots=True)
class Reading(Pressable):
    """The page itself: with the focus on it the arrows turn it."""

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """Only the ring of the focus; the page is drawn by the screen."""
        u = stage.scale.u
        return [ring(self.rect.grow(-1 * u), u, on_cloth=True, radius=15)] if look.focused else []
