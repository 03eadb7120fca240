"""A page of settings on paper: every row with its label at the left and its control at the right."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.match.settings import NAME_LENGTH, Settings
from game.ui.draw import Item, Label, Rect, Weight
from game.ui.preferences.pages import Kind, Row, called, chosen
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, line
from game.ui.text import fitted, wrap
from game.ui.theme import BOX, INK, INK2, RADIUS_SLATE, RULE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.pictures import CARD, SWATCH, Backs, Cloths, Pictures, choice_height
from game.ui.widgets.text_field import TextField
from game.ui.widgets.values import Segments, Slider, Toggle

CONTROL, SWITCH, BUTTON, GAP, AIR = 40, 48, 128, 16, 10
ROW: Final = 440
"""Pictures lie no further apart than in a row of this width."""

LEADING, VOICE = 1.3, 1.36
COLUMN: Final = 0.31
"""The share of the width that labels take."""

WIDE: Final = ("segments", "name", "backs", "cloths")
"""Controls that need all the width there is: where a label does not fit beside one, all labels stand above theirs."""


class Laid(NamedTuple):
    """What has been put on paper, and how high it is together."""

    items: list[Item]
    controls: list[Control]
    height: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page about to be laid out; it begins at ``top`` and lies between ``left`` and ``right``, in pixels."""

    stage: Stage
    settings: Settings
    left: float
    right: float
    top: float

    @property
    def middle(self) -> float:
        """Where controls begin that stand beside their label."""
        return self.left + COLUMN * (self.right - self.left)

    def label(self, text: str, second: str, room: float, top: float, least: float) -> tuple[list[Item], float]:
        """A label and a second line, in the middle of a row that starts at ``top``, and how high the row is."""
        measure, scale = self.stage.measure, self.stage.scale
        big, small = scale.px(18), scale.px(15)
        heavy: Weight = "semibold"
        lines = [(part, big, INK, heavy) for part in wrap(measure, text, room, big, weight=heavy)]
        lines += [(part, small, INK2, "regular") for part in wrap(measure, second, room, small)]
        tall = sum(LEADING * px for _, px, _, _ in lines)
        height = max(least, tall + AIR * scale.u)
        items: list[Item] = []
        y = top + (height - tall) / 2
        for part, px, colour, weight in lines:
            items.append(fitted(measure, self.left, y + LEADING / 2 * px, part, room, px, colour, weight=weight))
            y += LEADING * px
        return items, height


def lay(sheet: Sheet, rows: tuple[Row, ...]) -> Laid:
    """Put the rows of a page below one another."""
    items: list[Item] = []
    controls: list[Control] = []
    stacked = _stacked(sheet, rows)
    y = sheet.top
    for row in rows:
        laid = _wide(sheet, row, y, stacked) if row.kind in WIDE else BESIDE[row.kind](sheet, row, y)
        items += laid.items
        controls += laid.controls
        y += laid.height
    return Laid(items, controls, y - sheet.top)


def _stacked(sheet: Sheet, rows: tuple[Row, ...]) -> bool:
    """Whether a label is too long to stand beside its control."""
    stage = sheet.stage
    room, px = sheet.middle - sheet.left - GAP * stage.scale.u, stage.scale.px(18)
    texts = (stage.words.text(f"settings.{row.field}") for row in rows if row.kind in WIDE)
    return any(stage.measure.width(text, px, "sans", "semibold") > room for text in texts)


def _wide(sheet: Sheet, row: Row, top: float, stacked: bool) -> Laid:
    """A label with a control as wide as there is room, beside it or below it."""
    stage, u = sheet.stage, sheet.stage.scale.u
    text, px = stage.words.text(f"settings.{row.field}"), stage.scale.px(18)
    height = _height(sheet, row.kind)
    head = 1.5 * px if stacked else 0.0
    x = sheet.left if stacked else sheet.middle
    place = Rect(x, top + head + AIR * u, sheet.right - x, height)
    if row.kind in ("backs", "cloths"):
        place = place._replace(w=min(place.w, ROW * u))
    line_height = px if stacked else min(height, (SWATCH[1] if row.kind == "cloths" else CARD) * u + 16 * u)
    y = top + (0.75 * px if stacked else AIR * u + line_height / 2)
    room = (sheet.right if stacked else sheet.middle - GAP * u) - sheet.left
    label = fitted(stage.measure, sheet.left, y, text, room, px, INK, weight="semibold")
    return Laid([label], [_control(sheet, row, place)], head + height + 2 * AIR * u)


def _height(sheet: Sheet, kind: Kind) -> float:
    scale = sheet.stage.scale
    if kind in ("backs", "cloths"):
        return choice_height(CARD if kind == "backs" else SWATCH[1], scale)
    return max(CONTROL * scale.u, 1.8 * scale.px(17))


def _control(sheet: Sheet, row: Row, place: Rect) -> Control:
    words, settings = sheet.stage.words, sheet.settings
    if row.kind == "name":
        hint = words.text(f"settings.{row.field}.empty")
        return TextField(row.field, place, getattr(settings, row.field), hint, NAME_LENGTH)
    texts, number = tuple(called(row, value, words) for value in row.values), chosen(row, settings)
    if row.kind == "segments":
        return Segments(row.field, place, texts, number)
    pictures: type[Pictures] = Backs if row.kind == "backs" else Cloths
    return pictures(row.field, place, texts, number, names=tuple(map(str, row.values)))


def _slider(sheet: Sheet, row: Row, top: float) -> Laid:
    """Its place never depends on the size of text, which one of the sliders changes while it is being moved."""
    stage, u = sheet.stage, sheet.stage.scale.u
    number = chosen(row, sheet.settings)
    value = called(row, row.values[number], stage.words)
    room = sheet.middle - sheet.left - GAP * u
    items, height = sheet.label(stage.words.text(f"settings.{row.field}"), value, room, top, (CONTROL + GAP) * u)
    left, right = sheet.middle + 12 * u, sheet.right - 16 * u
    place = Rect(left, top + (height - CONTROL * u) / 2, right - left, CONTROL * u)
    return Laid(items, [Slider(row.field, place, number, len(row.values))], height)


def _toggle(sheet: Sheet, row: Row, top: float) -> Laid:
    stage, u = sheet.stage, sheet.stage.scale.u
    text, about = (stage.words.text(key) for key in (f"settings.{row.field}", f"settings.{row.field}.about"))
    room = sheet.right - (SWITCH + GAP) * u - sheet.left
    items, height = sheet.label(text, about, room, top, (CONTROL + GAP) * u)
    place = Rect(sheet.right - SWITCH * u, top + (height - CONTROL * u) / 2, SWITCH * u, CONTROL * u)
    return Laid(items, [Toggle(row.field, place, bool(chosen(row, sheet.settings)))], height)


def _listen(sheet: Sheet, row: Row, top: float) -> Laid:
    stage, u = sheet.stage, sheet.stage.scale.u
    words = stage.words
    text, about = words.text("settings.listen"), words.text("settings.listen.about")
    do = words.text("settings.listen.do")
    width = max(BUTTON * u, stage.measure.width(do, stage.scale.px(18), "sans", "semibold") + 32 * u)
    items, height = sheet.label(text, about, sheet.right - width - GAP * u - sheet.left, top, (CONTROL + 24) * u)
    place = Rect(sheet.right - width, top + (height - 44 * u) / 2, width, 44 * u)
    return Laid(items, [Button(row.field, place, text=do)], height)


def _sample(sheet: Sheet, row: Row, top: float) -> Laid:
    """A sentence as the coach would speak it, on paper of its own."""
    stage, u, px = sheet.stage, sheet.stage.scale.u, sheet.stage.scale.px(18)
    room = sheet.right - sheet.left - 2 * GAP * u
    lines = wrap(stage.measure, stage.words.text("settings.sample"), room, px, "serif")
    place = Rect(sheet.left, top + AIR * u, sheet.right - sheet.left, VOICE * px * len(lines) + 2 * GAP * u)
    items: list[Item] = [box(place, RADIUS_SLATE * u, BOX, u, RULE)]
    for number, text in enumerate(lines):
        y = place.y + GAP * u + (number + 0.5) * VOICE * px
        items.append(Label(sheet.left + GAP * u, y, text, px, INK, "serif"))
    return Laid(items, [], place.h + 2 * AIR * u)


def _rule(sheet: Sheet, row: Row, top: float) -> Laid:
    u = sheet.stage.scale.u
    y = top + 6 * u
    return Laid([line(sheet.left, y, sheet.right, y, RULE, u)], [], 12 * u)


BESIDE: Final[dict[Kind, Callable[[Sheet, Row, float], Laid]]] = {
    "slider": _slider,
    "toggle": _toggle,
    "listen": _listen,
    "sample": _sample,
    "rule": _rule,
}
