"""The top of these screens: the way back, the title, choices that narrow what is shown, buttons at the right."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.draw import Item, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, icon
from game.ui.text import fit, fitted
from game.ui.theme import BRASS, BRASS_HI, IVORY, NIGHT, RADIUS_CONTROL
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control, Look, ring
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.form import Part
from game.ui.widgets.headings import GAP, HEIGHT, MARGIN, SIDE, TITLE, back_button

HIGH, BETWEEN, ROW = 44, 12, 56


@dataclass(frozen=True, slots=True)
class GlassDropDown(DropDown):
    """A choice of many on the cloth."""

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The chosen text on dark glass and a sign that there are more."""
        u, rect = stage.scale.u, self.rect
        y, px = rect.centre[1], stage.scale.px(17)
        fill, edge = (BRASS.fade(0.28), BRASS_HI) if look.hovered else (NIGHT.fade(0.55), BRASS)
        items: list[Item] = [box(rect, RADIUS_CONTROL * u, fill, 1.25 * u, edge)]
        items.append(icon("down", rect.right - 0.5 * rect.h, y, 0.4 * rect.h, BRASS_HI))
        room = rect.w - 16 * u - 0.9 * rect.h
        text = self.texts[self.chosen]
        items.append(fitted(stage.measure, rect.x + 16 * u, y, text, room, px, IVORY))
        return [*items, ring(rect, u, on_cloth=True)] if look.focused else items


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be chosen under a key, and the number of what is."""

    key: str
    texts: tuple[str, ...]
    chosen: int


def top(
    stage: Stage, title: str, choices: Sequence[Choice], buttons: Sequence[tuple[str, str]], left: float, right: float
) -> tuple[Part, float]:
    """The strip between ``left`` and ``right``, and where it ends; choices stand in a row of their own if need be."""
    scale, u = stage.scale, stage.scale.u
    start = (MARGIN + SIDE + GAP) * u
    placed = _buttons(stage, buttons, right)
    end = placed[0].rect.x if placed else right
    widths = [_width(stage, choice) for choice in choices]
    asked = sum(widths) + BETWEEN * u * len(widths)
    wide = stage.measure.width(title, scale.px(TITLE), "serif", "semibold")
    beside = start + wide + 36 * u + asked <= end
    px = fit(stage.measure, title, end - start - 12 * u, scale.px(TITLE), "serif", "semibold")
    items = [fitted(stage.measure, start, HEIGHT / 2 * u, title, end - start, px, IVORY, "serif", "semibold")]
    x, y = (start + wide + 36 * u, (HEIGHT - HIGH) / 2 * u) if beside else (left, HEIGHT * u)
    if not beside and asked > (room := right - left + BETWEEN * u):
        widths = [width * (room - BETWEEN * u * len(widths)) / sum(widths) for width in widths]
    controls: list[Control] = [back_button(stage, "leave")]
    for choice, width in zip(choices, widths, strict=True):
        controls.append(GlassDropDown(choice.key, Rect(x, y, width, HIGH * u), choice.texts, choice.chosen))
        x += width + BETWEEN * u
    return Part(items, [*controls, *placed]), (HEIGHT + (0 if beside or not choices else ROW)) * u


def _width(stage: Stage, choice: Choice) -> float:
    px = stage.scale.px(17)
    return min(260 * stage.scale.u, max(stage.measure.width(text, px) for text in choice.texts) + 64 * stage.scale.u)


def _buttons(stage: Stage, buttons: Sequence[tuple[str, str]], right: float) -> list[Button]:
    u, px = stage.scale.u, stage.scale.px(18)
    placed: list[Button] = []
    for key, text in reversed(buttons):
        width = stage.measure.width(text, px, "sans", "semibold") + 48 * u
        rect = Rect(right - width, (HEIGHT - HIGH) / 2 * u, width, HIGH * u)
        placed.insert(0, Button(key, rect, text=text, kind="cloth"))
        right -= width + BETWEEN * u
    return placed
