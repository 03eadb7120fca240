"""Charts on paper: a line that goes on in time, pairs of bars, shares of a whole."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from game.ui.chronicle.naming import thousands
from game.ui.draw import Item, Label, Medal, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, disc, line, merged, polygon, polyline
from game.ui.text import fitted
from game.ui.theme import BRASS, INK, INK2, PAPER2, RULE, ULTRA, WHITE

STEPS: Final = (50, 100, 200, 500, 1000)
MOST_LINES: Final = 4


def course_chart(stage: Stage, area: Rect, values: Sequence[float], marks: Sequence[str]) -> list[Item]:
    """A line through values, one to a match, on a grid of round ones.

    ``marks`` says under which word every value stands; a word is shown where it begins, if there is room for it.
    """
    u, px = stage.scale.u, stage.scale.px(15)
    low, high, step = _grid(min(values), max(values))
    lines = range(low, high + 1, step)
    left = area.x + max(stage.measure.width(thousands(value), px) for value in lines) + 18 * u
    plot = Rect(left, area.y + 0.5 * px, area.right - 14 * u - left, area.h - 2.4 * px)
    items: list[Item] = []
    for value in lines:
        y = plot.bottom - plot.h * (value - low) / (high - low)
        items.append(line(plot.x, y, plot.right, y, RULE, u))
        items.append(Label(plot.x - 8 * u, y, thousands(value), px, INK2, anchor="right"))
    width = plot.w / max(1, len(values) - 1)
    points = tuple(
        (plot.x + i * width if len(values) > 1 else plot.right, plot.bottom - plot.h * (value - low) / (high - low))
        for i, value in enumerate(values)
    )
    if len(points) > 1:
        ground = ((points[0][0], plot.bottom), *points, (points[-1][0], plot.bottom))
        items.append(merged([polygon(ground, BRASS.fade(0.26)), polyline(points, INK, 2.2 * u)]))
    items.append(disc(*points[-1], 5.5 * u, BRASS, 1.5 * u, INK))
    return items + _marks(stage, plot, [x for x, _ in points], marks, area.bottom - 0.6 * px)


def _grid(lowest: float, highest: float) -> tuple[int, int, int]:
    """The first and last line of a grid around these values, and how far apart its lines are."""
    for step in STEPS:
        low, high = floor(lowest / step) * step, ceil(highest / step) * step
        if high == low:
            high += step
        if (high - low) // step < MOST_LINES:
            return low, high, step
    return low, high, high - low


def _marks(stage: Stage, plot: Rect, xs: Sequence[float], marks: Sequence[str], y: float) -> list[Item]:
    px, free = stage.scale.px(15), plot.x
    items: list[Item] = []
    for i, (x, mark) in enumerate(zip(xs, marks, strict=True)):
        width = stage.measure.width(mark, px)
        if mark and (i == 0 or marks[i - 1] != mark) and x >= free and (x + width <= plot.right or not items):
            items.append(Label(min(x, plot.right - width), y, mark, px, INK2))
            free = x + width + 1.5 * px
    return items


@dataclass(frozen=True, slots=True)
class Pair:
    """What two bars side by side stand for, and their values as numbers and in writing."""

    label: str
    own: float
    other: float
    own_text: str
    other_text: str


def pair_chart(stage: Stage, area: Rect, pairs: Sequence[Pair]) -> list[Item]:
    """Two bars for everything: a filled one and an outlined one."""
    u, scale, measure = stage.scale.u, stage.scale, stage.measure
    px, label = scale.px(14), scale.px(16)
    floor_y = area.bottom - 2 * label
    room = floor_y - area.y - 1.6 * px
    top = max([pair.own for pair in pairs] + [pair.other for pair in pairs] + [0.1])
    pitch = area.w / len(pairs)
    widest = max(measure.width(text, px) for pair in pairs for text in (pair.own_text, pair.other_text))
    bar = min(max(32 * u, widest), pitch / 2 - 8 * u)
    items: list[Item] = [line(area.x, floor_y, area.right, floor_y, INK, 1.5 * u)]
    for i, pair in enumerate(pairs):
        middle = area.x + (i + 0.5) * pitch
        for x, value, text, fill in (
            (middle - bar - 4 * u, pair.own, pair.own_text, ULTRA),
            (middle + 4 * u, pair.other, pair.other_text, WHITE),
        ):
            high = max(2 * u, room * value / top)
            items.append(box(Rect(x, floor_y - high, bar, high), 4 * u, fill, 1.25 * u, INK))
            room_x = pitch / 2 - 2 * u
            items.append(
                fitted(measure, x + bar / 2, floor_y - high - 0.8 * px, text, room_x, px, INK, anchor="centre")
            )
        name = fitted(measure, middle, floor_y + label, pair.label, pitch - 6 * u, label, INK, anchor="centre")
        items.append(name)
    return items


@dataclass(frozen=True, slots=True)
class Share:
    """One line of shares: its name, what it is out of, how much (0 to 1), in writing, perhaps with a portrait."""

    name: str
    about: str
    share: float
    written: str
    portrait: str = ""


SHARE_PITCH: Final = 48


def share_lines(stage: Stage, area: Rect, shares: Sequence[Share]) -> list[Item]:
    """A bar for every share, with a mark at half of it."""
    u, scale, measure = stage.scale.u, stage.scale, stage.measure
    pitch, figure = _share_pitch(stage), scale.px(19)
    faces = any(share.portrait for share in shares)
    items: list[Item] = []
    right = area.right - measure.width("100 %", figure, "serif", "bold") - 12 * u
    left = area.x + (50 * u if faces else 0)
    bar = Rect(left + 0.42 * (right - left), 0, 0.58 * (right - left), 14 * u)
    for i, share in enumerate(shares):
        y = area.y + (i + 0.5) * pitch
        if share.portrait:
            items.append(Medal(share.portrait, area.x + 20 * u, y, 18 * u))
        room = bar.x - left - 12 * u
        items.append(fitted(measure, left, y - 0.2 * pitch, share.name, room, scale.px(19), INK, "serif", "semibold"))
        items.append(fitted(measure, left, y + 0.22 * pitch, share.about, room, scale.px(15), INK2))
        track = bar._replace(y=y - 7 * u)
        parts = [box(track, 4 * u, PAPER2)]
        if share.share > 0:
            parts.append(box(track._replace(w=max(8 * u, track.w * share.share)), 4 * u, BRASS, 1.25 * u, INK))
        middle = track.x + track.w / 2
        parts.append(box(Rect(middle - u, y - 13 * u, max(1.0, 1.5 * u), 26 * u), 0, INK))
        items.append(merged(parts))
        items.append(Label(area.right, y, share.written, figure, INK, "serif", "bold", "right"))
    x, y, px = bar.x + bar.w / 2, area.y + len(shares) * pitch, scale.px(15)
    return [*items, Label(x, y + 0.4 * px, stage.words.text("statistics.half"), px, INK2, anchor="centre")]


def share_height(stage: Stage, lines: int) -> float:
    """How high so many lines of shares are, in pixels."""
    return lines * _share_pitch(stage) + 1.2 * stage.scale.px(15)


def _share_pitch(stage: Stage) -> float:
    return max(SHARE_PITCH * stage.scale.u, 2.6 * stage.scale.px(17))
