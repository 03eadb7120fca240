"""The running score: pegs or a bar for every side, against the target."""

from functools import lru_cache
from typing import NamedTuple

from game.ui.draw import Colour, Item, Label, Measure, Rect, Vector
from game.ui.furniture.slates import slate
from game.ui.scale import Scale
from game.ui.shapes import box, disc, line, merged
from game.ui.text import fit, fitted
from game.ui.theme import BRASS, BRASS_HI, IVORY, MIST, NIGHT, SMALLEST_TEXT, TERRA_HI


def score_height(rows: int) -> int:
    """How high the score is in logical pixels."""
    return 42 + 29 * rows


NARROW = 220
"""Below this width in logical pixels there is no room for a row of pegs."""


class Standing(NamedTuple):
    """A side in the score: its points, whether it leads, and the points it has made in a deal not yet counted."""

    name: str
    points: int
    leads: bool = False
    made: int = 0


def score_strip(
    scale: Scale,
    measure: Measure,
    rect: Rect,
    head: str,
    target_text: str,
    rows: tuple[Standing, ...],
    target: int,
    lowest_wins: bool = False,
    short_head: str = "",
) -> list[Item]:
    """The running score, a row for each side, against the target.

    A narrow one has figures only, under the ``short_head``.
    """
    k = rect.h / score_height(len(rows))
    px, small, figure = (min(scale.px(n), round(most * k)) for n, most in ((17, 23), (15, 20), (22, 29)))
    px, small = max(SMALLEST_TEXT, px), max(SMALLEST_TEXT, small)
    left, right = rect.x + 14 * k, rect.right - 14 * k
    narrow = rect.w < NARROW * k
    items = slate(rect, k)
    items += _head(measure, left, right, rect.y + 20 * k, short_head if narrow else head, target_text, small, k)
    items.append(line(rect.x + 12 * k, rect.y + 35 * k, rect.right - 12 * k, rect.y + 35 * k, BRASS.fade(0.4)))
    figures = [measure.width(str(row.points), figure, "serif", "bold") for row in rows]
    made = max(measure.width(_made(row), small, "sans", "semibold") for row in rows)
    ends = right - max(figures) - (made + 6 * k if made else 0.0)
    widest = max(measure.width(row.name, px, "serif", "semibold") for row in rows)
    name_width = min(widest, ends - left - 10 * k if narrow else 0.4 * rect.w)
    track = (left + name_width + 16 * k, min(ends - 12 * k, right - 32 * k))
    for i, row in enumerate(rows):
        y = rect.y + (53 + 29 * i) * k
        colour = BRASS_HI if row.leads else IVORY
        items.append(fitted(measure, left, y, row.name, name_width, px, IVORY, "serif", "semibold"))
        if not narrow:
            items.append(_progress(track, y, k, row.points, target, colour, TERRA_HI if lowest_wins else BRASS))
        if row.made:
            x = right - max(figures) - 6 * k
            items.append(Label(x, y, _made(row), small, MIST, "sans", "semibold", "right"))
        items.append(Label(right, y, str(row.points), figure, colour, "serif", "bold", "right"))
    return items


def _head(
    measure: Measure, left: float, right: float, y: float, text: str, target: str, size: int, k: float
) -> list[Item]:
    """What is played and how far it goes; the target alone where there is no room for both."""
    room = right - left - 12 * k
    size = fit(measure, text + target, room, size)
    goal = Label(right, y, target, size, MIST, anchor="right")
    shown = fitted(measure, left, y, text, room - measure.width(target, size), size, MIST)
    return [shown, goal] if shown.text == text else [goal]


def _made(row: Standing) -> str:
    return f"+{row.made}" if row.made else ""


def _progress(
    track: tuple[float, float], y: float, k: float, points: int, target: int, colour: Colour, goal: Colour
) -> Vector:
    return (_pegs if target <= 21 else _bar)(track[0], track[1], y, k, points, target, colour, goal)


@lru_cache(64)
def _pegs(
    left: float, right: float, y: float, k: float, points: int, target: int, colour: Colour, goal: Colour
) -> Vector:
    first, last = left + 7 * k, right - 7 * k
    step = (last - first) / max(1, target - 1)
    full, empty = min(4.6 * k, 0.42 * step), min(3.6 * k, 0.36 * step)
    parts = [
        disc(first + i * step, y, full, colour)
        if i < points
        else disc(first + i * step, y, empty, None, max(1.0, k), IVORY.fade(0.45))
        for i in range(target)
    ]
    return merged([*parts, disc(last, y, 7 * k, None, 1.2 * k, goal)])


@lru_cache(64)
def _bar(
    left: float, right: float, y: float, k: float, points: int, target: int, colour: Colour, goal: Colour
) -> Vector:
    width = right - left
    parts = [box(Rect(left, y - 4 * k, width, 8 * k), 4 * k, NIGHT.fade(0.6), k, IVORY.fade(0.4))]
    if points > 0:
        parts.append(box(Rect(left, y - 4 * k, width * min(1, points / target), 8 * k), 4 * k, colour))
    parts += [
        box(Rect(left + width * tens / target - k / 2, y - 7 * k, k, 14 * k), 0, IVORY.fade(0.55))
        for tens in range(10, target, 10)
    ]
    return merged([*parts, box(Rect(right - k, y - 8 * k, 2 * k, 16 * k), 0, goal)])
