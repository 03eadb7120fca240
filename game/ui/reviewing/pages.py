"""The pages of the paper under the position: about one decision, in hindsight, and the match in short."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.record import Step
from game.ui.draw import Item, Label, Medal, Rect
from game.ui.furniture import panel
from game.ui.reviewing.listing import Line, Listing, row_height
from game.ui.reviewing.onlooker import Onlooker
from game.ui.reviewing.told import row_text
from game.ui.scenes.scene import Stage
from game.ui.text import fitted, wrap
from game.ui.theme import INK, INK2, SMALLEST_TEXT
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control

SIDE, TOP, FOOT, GAP, BUTTON = 30, 18, 14, 12, 36
CHART: Final = 54
"""The least height of the curve, in logical pixels; the sentence gets smaller before it does."""

LEADING: Final = 1.3
NOTES: Final = 2
"""On more lines than these the figures get smaller."""

DEAR: Final = "dear"

Choices = Sequence[tuple[str, str]]
"""The keys of buttons, and what stands on them."""


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on the paper, and where the curve goes on the page that has one."""

    items: list[Item]
    controls: list[Control]
    plot: Rect | None = None


def buttons(stage: Stage, right: float, y: float, choices: Choices) -> list[Control]:
    """Buttons side by side that end at ``right``, their upper edge at ``y``."""
    u, px, made = stage.scale.u, stage.scale.px(16), []
    for key, text in reversed(choices):
        wide = stage.measure.width(text, px, "sans", "semibold") + 28 * u
        made.append(Button(key, Rect(right - wide, y, wide, _high(stage)), text=text, size=16))
        right -= wide + GAP * u
    return [*reversed(made)]


def decision_page(stage: Stage, paper: Rect, who: str, text: str, below: str, choices: Choices) -> Page:
    """Who did what, the sentence, what it cost beside the buttons, and the place of the curve under them."""
    u, scale, measure = stage.scale.u, stage.scale, stage.measure
    inner, small, axis_text = _inner(stage, paper), scale.px(15), scale.px(14)
    placed = buttons(stage, inner.right, 0, choices)
    room = min([one.rect.x for one in placed], default=inner.right) - inner.x - GAP * u
    note = small
    while note > SMALLEST_TEXT and len(wrap(measure, below, room, note)) > NOTES:
        note -= 1
    lines = wrap(measure, below, room, note)
    row = max(_high(stage) if placed else 0.0, 1.25 * note * len(lines))
    rest = inner.h - 1.7 * small - row - (CHART + GAP) * u - 1.7 * axis_text
    px = _size(stage, text, inner.w, rest)
    y = inner.y + 0.8 * small
    items: list[Item] = [*panel(paper, u)]
    items.append(fitted(measure, inner.x, y, who, inner.w, small, INK2, "sans", "semibold"))
    items += _lines(stage, inner.x, y + 0.9 * small, text, inner.w, px)
    y += 0.9 * small + LEADING * px * len(wrap(measure, text, inner.w, px, "serif")) + 4 * u
    first = y + (row - 1.25 * note * (len(lines) - 1)) / 2
    items += [Label(inner.x, first + 1.25 * note * i, line, note, INK2) for i, line in enumerate(lines)]
    y_buttons = y + (row - _high(stage)) / 2
    axis = measure.width("+00", axis_text) + 14 * u
    top, floor = y + row + 8 * u, inner.bottom - 1.7 * axis_text
    plot = Rect(inner.x + axis, top, inner.w - axis - 8 * u, max(24 * u, floor - top))
    return Page(items, buttons(stage, inner.right, y_buttons, choices), plot)


def hindsight_page(
    stage: Stage, paper: Rect, onlooker: Onlooker, said: str, line: Sequence[Step], choices: Choices
) -> Page:
    """The answer, and the plays that show it one by one, in columns."""
    u, scale, measure, words = stage.scale.u, stage.scale, stage.measure, stage.words
    inner, small = _inner(stage, paper), scale.px(15)
    foot = inner.bottom - _high(stage) - 4 * u
    px = _size(stage, said, inner.w, 0.4 * inner.h)
    items: list[Item] = [*panel(paper, u), *_lines(stage, inner.x, inner.y, said, inner.w, px)]
    placed = buttons(stage, inner.right, foot, choices)
    if not line:
        return Page(items, placed)
    y = inner.y + LEADING * px * len(wrap(measure, said, inner.w, px, "serif")) + 0.9 * small
    items.append(fitted(measure, inner.x, y, words.text("review.hindsight.line"), inner.w, small, INK2))
    y += 0.9 * small
    columns, pitch = max(1, int(inner.w // (14.5 * small))), max(1.7 * small, 26 * u)
    rows = max(1, int((foot - y) // pitch))
    shown = line if len(line) <= rows * columns else line[: rows * columns - 1]
    rows = min(rows, -(-len(line) // columns))
    wide = inner.w / columns
    for number, step in enumerate(shown):
        x, middle = inner.x + number // rows * wide, y + (number % rows + 0.5) * pitch
        items += _made(stage, onlooker, step, x, middle, wide - GAP * u, pitch)
    if len(shown) < len(line):
        x, middle = inner.x + len(shown) // rows * wide, y + (len(shown) % rows + 0.5) * pitch
        more = words.plural("review.hindsight.more", len(line) - len(shown))
        items.append(fitted(measure, x, middle, more, wide - GAP * u, small, INK2))
    return Page(items, placed)


def overview_page(
    stage: Stage, paper: Rect, title: str, dearest: Sequence[Line], said: Sequence[str], choices: Choices
) -> Page:
    """What cost most at the left, and what there is to say of the match at the right, over the buttons."""
    u, scale, measure = stage.scale.u, stage.scale, stage.measure
    inner, large = _inner(stage, paper), scale.px(20)
    y = inner.y + 0.6 * large
    items: list[Item] = [*panel(paper, u)]
    items.append(fitted(measure, inner.x, y, title, inner.w, large, INK, "serif", "semibold"))
    y += 0.9 * large
    foot = inner.bottom - _high(stage) - 4 * u
    controls: list[Control] = buttons(stage, inner.right, foot, choices)
    left, wide = inner.x, inner.w
    if dearest:
        wide = (inner.w - 24 * u) / 2
        pitch = min(row_height(stage), (inner.bottom - y) / len(dearest))
        rows = Rect(inner.x - 12 * u, y, wide + 12 * u, pitch * len(dearest))
        controls.insert(0, Listing(DEAR, rows, lines=dearest, view=rows, pitch=pitch, chosen=-1))
        left = inner.right - wide
    px = scale.px(17)
    while px > SMALLEST_TEXT and sum(_height(stage, one, wide, px) for one in said) > foot - y:
        px -= 1
    for one in said:
        items += _lines(stage, left, y, one, wide, px)
        y += _height(stage, one, wide, px)
    return Page(items, controls)


def _inner(stage: Stage, paper: Rect) -> Rect:
    u = stage.scale.u
    return Rect(paper.x + SIDE * u, paper.y + TOP * u, paper.w - 2 * SIDE * u, paper.h - (TOP + FOOT) * u)


def _high(stage: Stage) -> float:
    """How high a button is."""
    return max(BUTTON * stage.scale.u, 1.7 * stage.scale.px(16))


def _size(stage: Stage, text: str, width: float, height: float) -> int:
    """The type size at which a text is no higher than that, or the smallest that can be read."""
    px = stage.scale.px(18)
    while px > SMALLEST_TEXT and LEADING * px * len(wrap(stage.measure, text, width, px, "serif")) > height:
        px -= 1
    return px


def _height(stage: Stage, text: str, width: float, px: int) -> float:
    """How high a paragraph is with the space under it."""
    return px * (LEADING * len(wrap(stage.measure, text, width, px, "serif")) + 0.4)


def _lines(stage: Stage, x: float, top: float, text: str, width: float, px: int) -> list[Item]:
    return [
        Label(x, top + LEADING * px * (i + 0.5), line, px, INK, "serif")
        for i, line in enumerate(wrap(stage.measure, text, width, px, "serif"))
    ]


def _made(stage: Stage, onlooker: Onlooker, step: Step, x: float, y: float, width: float, pitch: float) -> list[Item]:
    """Who makes a play of the line, and which."""
    radius, small = 0.42 * pitch, stage.scale.px(15)
    left = x + 2 * radius + 0.5 * small
    text = row_text(stage.words, step, onlooker.deck)
    return [
        Medal(onlooker.people[step.before.turn].portrait, x + radius, y, radius),
        fitted(stage.measure, left, y, text, width - (left - x), small, INK),
    ]
