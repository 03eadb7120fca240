"""The running score: pegs or a bar for every side, against the target."""

from functools import lru_cache

from game.ui.draw import Colour, Item, Label, Measure, Rect, Vector
from game.ui.furniture.slates import slate
from game.ui.scale import Scale
from game.ui.shapes import box, disc, line, merged
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, IVORY, MIST, NIGHT, SMALLEST_TEXT, TERRA_HI


def score_height(rows: int) -> int:
    """How high the score is in logical pixels."""
    return 42 + 29 * rows


NARROW = 220
"""Below this width in logical pixels there is no room for a row of pegs."""


def score_strip(
    scale: Scale,
    measure: Measure,
    rect: Rect,
    head: str,
    target_text: str,
    rows: tuple[tuple[str, int, bool], ...],
    target: int,
    lowest_wins: bool = False,
) -> list[Item]:
    """The running score: a row of name, points and whether they lead for each side, against the target.

    A narrow one has figures only.
    """
    k = rect.h / score_height(len(rows))
    px, small, figure = (min(scale.px(n), round(most * k)) for n, most in ((17, 23), (15, 20), (22, 29)))
    px, small = max(SMALLEST_TEXT, px), max(SMALLEST_TEXT, small)
    left, right = rect.x + 14 * k, rect.right - 14 * k
    target_width = measure.width(target_text, small)
    items = slate(rect, k)
    narrow = rect.w < NARROW * k
    if not narrow:
        room = right - left - target_width - 12 * k
        items.append(fitted(measure, left, rect.y + 20 * k, head, room, small, MIST))
    items.append(Label(right, rect.y + 20 * k, target_text, small, MIST, anchor="right"))
    items.append(line(rect.x + 12 * k, rect.y + 35 * k, rect.right - 12 * k, rect.y + 35 * k, BRASS.fade(0.4)))
    widest = max(measure.width(name, px, "serif", "semibold") for name, _, _ in rows)
    name_width = min(widest, (0.62 if narrow else 0.4) * rect.w)
    figure_width = max(measure.width(str(points), figure, "serif", "bold") for _, points, _ in rows)
    track = (left + name_width + 16 * k, right - max(32 * k, figure_width + 12 * k))
    for i, (name, points, leading) in enumerate(rows):
        y = rect.y + (53 + 29 * i) * k
        colour = BRASS_HI if leading else IVORY
        items.append(fitted(measure, left, y, name, name_width, px, IVORY, "serif", "semibold"))
        if not narrow:
            items.append(_progress(track, y, k, points, target, colour, TERRA_HI if lowest_wins else BRASS))
        items.append(Label(right, y, str(points), figure, colour, "serif", "bold", "right"))
    return items


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
