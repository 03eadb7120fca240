"""Small pills with a few words: counts on the cloth and the sums of capture sets."""

from typing import Final, Literal

from game.ui.draw import Colour, Item, Label, Measure, Rect, Shadow
from game.ui.scale import Scale
from game.ui.shapes import box, disc
from game.ui.theme import BRASS, BRASS_HI, INK, IVORY, NIGHT, PAPER, SMALLEST_TEXT, TERRA, WHITE

TagKind = Literal["paper", "brass", "terra"]
TAGS: Final = {"paper": (PAPER, INK), "brass": (BRASS_HI, INK), "terra": (TERRA, WHITE)}


def chip(scale: Scale, measure: Measure, x: float, y: float, text: str, colour: Colour = IVORY) -> list[Item]:
    """A small dark pill with a count, its middle at ``x``, ``y``, or as near to there as the window lets it."""
    px = scale.px(15)
    w, h = measure.width(text, px, "sans", "semibold") + 1.33 * px, 1.6 * px
    x = min(x, scale.width - w / 2 - 2)
    rect = Rect(x - w / 2, y - h / 2, w, h)
    return [
        box(rect, h / 2, NIGHT.fade(0.92), px / 15, BRASS.fade(0.6)),
        Label(x, y, text, px, colour, "sans", "semibold", "centre"),
    ]


def tag(
    scale: Scale,
    measure: Measure,
    x: float,
    y: float,
    text: str,
    number: int | None = None,
    kind: TagKind = "paper",
    size: float = 17,
) -> tuple[list[Item], Rect]:
    """A paper pill with a sum, its middle at ``x``, ``y``, and where it lies; ``number`` is the key that means it."""
    px = scale.px(size)
    k = px / 17
    fill, ink = TAGS[kind]
    h = px + 15 * k
    w = measure.width(text, px, "serif", "semibold") + (24 if number is None else h / k + 16) * k
    rect = Rect(x - w / 2, y - h / 2, w, h)
    items: list[Item] = [
        Shadow(rect, h / 2, 4 * k, 2 * k, 3 * k, 0.45),
        box(rect, h / 2, fill, 1.5 * k, INK),
    ]
    left = rect.x + 12 * k
    if number is not None:
        middle = rect.x + h / 2
        items.append(disc(middle, y, h / 2 - 4 * k, INK))
        items.append(Label(middle, y, str(number), max(SMALLEST_TEXT, round(15 * k)), IVORY, "sans", "bold", "centre"))
        left = rect.x + h + 4 * k
    items.append(Label(left, y, text, px, ink, "serif", "semibold"))
    return items, rect
