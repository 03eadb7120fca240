"""The paper beside the cards: whose turn it is, who deals, who captured last, the sweeps; and what can be done."""

from collections.abc import Sequence

from game.match.placing import Placing
from game.ui.draw import Item, Label, Rect
from game.ui.furniture import panel
from game.ui.placing.plan import row_height
from game.ui.scenes.scene import Stage
from game.ui.text import fitted
from game.ui.theme import INK2
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.form import Part
from game.ui.widgets.stepper import Stepper

PADDING = 22
WAYS = ("clear", "random", "rest")


def paper(stage: Stage, place: Rect, placing: Placing, names: Sequence[str], swept: Sequence[str]) -> Part:
    """All of it; ``names`` are those of the seats, ``swept`` says whose the sweeps of each side are."""
    u, words = stage.scale.u, stage.words
    inner = Rect(place.x + PADDING * u, place.y + 18 * u, place.w - 2 * PADDING * u, place.h - 40 * u)
    items: list[Item] = [*panel(place, u)]
    controls: list[Control] = []
    takers = (words.text("placing.nobody"), *names)
    choices = (
        ("turn", tuple(names), placing.turn),
        ("dealer", tuple(names), placing.dealer),
        ("taker", takers, 0 if placing.taker is None else placing.taker + 1),
    )
    high = row_height(stage.scale)
    first, second = _cells(stage, inner, inner.y, 3), _cells(stage, inner, inner.y + _pitch(stage), len(swept))
    for cell, (key, texts, chosen) in zip(first, choices, strict=True):
        items.append(_caption(stage, cell, words.text(f"placing.{key}")))
        controls.append(DropDown(key, _below(stage, cell), texts, chosen))
    for side, (cell, text) in enumerate(zip(second, swept, strict=True)):
        number = placing.sweeps[side]
        items.append(_caption(stage, cell, text))
        most = max(number, len(placing.piles[side]) // 2)
        controls.append(Stepper(f"sweeps{side}", _below(stage, cell), number, 0, most, str(number)))
    foot = Rect(inner.x, inner.bottom - high, inner.w, high)
    return Part(items, [*controls, *_buttons(stage, foot)])


def _pitch(stage: Stage) -> float:
    return 1.4 * stage.scale.px(15) + row_height(stage.scale) + 8 * stage.scale.u


def _cells(stage: Stage, inner: Rect, top: float, count: int) -> list[Rect]:
    gap = 12 * stage.scale.u
    wide = (inner.w - gap * (count - 1)) / count
    return [Rect(inner.x + i * (wide + gap), top, wide, _pitch(stage)) for i in range(count)]


def _caption(stage: Stage, cell: Rect, text: str) -> Label:
    px = stage.scale.px(15)
    return fitted(stage.measure, cell.x, cell.y + 0.6 * px, text, cell.w, px, INK2)


def _below(stage: Stage, cell: Rect) -> Rect:
    return Rect(cell.x, cell.y + 1.4 * stage.scale.px(15), cell.w, row_height(stage.scale))


def _buttons(stage: Stage, foot: Rect) -> list[Control]:
    """What fills the places, and at the right the way to the table."""
    words, gap = stage.words, 10 * stage.scale.u
    texts = [words.text(f"placing.{way}") for way in WAYS]
    px = stage.scale.px(17)
    widths = [stage.measure.width(text, px, "sans", "semibold") + 24 * stage.scale.u for text in texts]
    wish = stage.measure.width(words.text("setup.play"), px, "sans", "semibold") + 70 * stage.scale.u
    share = (foot.w - gap * len(texts)) / (sum(widths) + wish)
    left, found = foot.x, list[Control]()
    for way, text, width in zip(WAYS, texts, widths, strict=True):
        found.append(Button(way, foot._replace(x=left, w=width * share), text=text, size=17))
        left += width * share + gap
    last = foot._replace(x=left, w=foot.right - left)
    cap = words.text("key.enter.cap")
    return [*found, Button("play", last, text=words.text("setup.play"), kind="primary", size=18, shortcut=cap)]
