"""Entering points: a few at once as they happen, or the number of a round on a pad of keys."""

from dataclasses import dataclass
from typing import Final

from game.match.i18n import Words
from game.ui.draw import Item, Label, Rect
from game.ui.scenes.scene import Stage
from game.ui.scoring.desk import Desk
from game.ui.scoring.inwords import name_of
from game.ui.shapes import box
from game.ui.text import fitted
from game.ui.theme import BRASS_LO, INK, INK2, RADIUS_CONTROL, WHITE
from game.ui.widgets.buttons import Button, Pressable
from game.ui.widgets.controls import Control, Look, ring

QUICK: Final = (1, 2, 3)
PAD: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "-", "0", "erase")
MINUS: Final = "−"


@dataclass(frozen=True, slots=True)
class Figure(Pressable):
    """The number that is typed, and in words what it would do."""

    typed: str = ""
    about: str = ""

    def entered(self) -> str | None:
        """The number is complete."""
        return "enter"

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The figure at the right, its effect at the left."""
        u, rect, measure = stage.scale.u, self.rect, stage.measure
        y, px = rect.centre[1], min(stage.scale.px(38), round(0.62 * rect.h))
        items: list[Item] = [box(rect, RADIUS_CONTROL * u, WHITE, 1.25 * u, BRASS_LO)]
        shown = self.typed.replace("-", MINUS)
        width = measure.width(shown, px, "serif", "bold")
        items.append(Label(rect.right - 18 * u, y + u, shown, px, INK, "serif", "bold", "right"))
        room = rect.w - 36 * u - width - (12 * u if shown else 0)
        items.append(fitted(measure, rect.x + 18 * u, y, self.about, room, stage.scale.px(17), INK2))
        return [*items, ring(rect, u)] if look.focused else items


def points_controls(stage: Stage, place: Rect, desk: Desk) -> tuple[list[Item], list[Control]]:
    """Quick points, the figure, the pad; ``place`` is what is left of the panel between its head and its button."""
    u, words = stage.scale.u, stage.words
    gap = 12 * u
    wide = (place.w - 2 * gap) / 3
    top = place.y
    high = min(64 * u, 0.13 * place.h)
    controls: list[Control] = []
    if desk.editing is None:
        for i, number in enumerate(QUICK):
            rect = Rect(place.x + i * (wide + gap), top, wide, high)
            controls.append(Button(f"quick:{number}", rect, text=f"+{number}", kind="primary", size=28))
        top += high + 8 * u
    px = stage.scale.px(18)
    label = words.text("keeper.or_type" if desk.editing is None else "keeper.type")
    items: list[Item] = [fitted(stage.measure, place.x, top + 10 * u + 0.6 * px, label, place.w, px, INK, "serif",
                                "semibold_italic")]  # fmt: skip
    top += 18 * u + 1.3 * px
    field = Rect(place.x, top, place.w, min(60 * u, 0.13 * place.h))
    controls.append(Figure("figure", field, typed=desk.typed, about=_about(words, desk)))
    top = field.bottom + 18 * u
    step = (place.bottom + gap - top) / 4
    for i, key in enumerate(PAD):
        rect = Rect(place.x + i % 3 * (wide + gap), top + i // 3 * step, wide, step - gap - 3 * u)
        text = words.text("keeper.erase") if key == "erase" else key.replace("-", MINUS)
        controls.append(Button(f"type:{key}", rect, text=text, size=17 if key == "erase" else 24))
    return items, controls


def _about(words: Words, desk: Desk) -> str:
    """What the figure would do, or what there is without it."""
    if desk.editing is not None:
        old = desk.current.points[desk.side]
        if desk.points is None:
            return words.text("keeper.was", points=old)
        return words.text("keeper.becomes", before=old, after=desk.points)
    old = desk.tally.standings[desk.side]
    if desk.points is None:
        return words.text("keeper.stands", points=old) if old else ""
    return words.text("keeper.becomes", before=old, after=old + desk.points)


def main_button(words: Words, rect: Rect, desk: Desk) -> Button:
    """Take the typed points, or finish the round."""
    who = name_of(words, desk.tally, desk.side)
    enter = words.text("key.enter.cap")
    if desk.way == "points" and desk.points is not None:
        key = "keeper.set" if desk.editing is not None else "keeper.add"
        return Button("add", rect, text=words.text(key, points=desk.typed.replace("-", MINUS), who=who),
                      kind="primary", shortcut=enter, size=20)  # fmt: skip
    if desk.editing is not None:
        text = words.text("keeper.change_round", round=desk.editing + 1)
    else:
        text = words.text("keeper.finish", round=len(desk.tally.rounds) + 1)
    return Button("finish", rect, text=text, kind="primary", shortcut=enter, size=20)
