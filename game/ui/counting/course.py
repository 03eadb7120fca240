"""The course of a match as a small chart: every side's score after every deal."""

from collections.abc import Sequence

from game.ui.draw import Colour, Item, Label, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import Points, disc, line, merged, polygon, polyline
from game.ui.text import fit, shorten
from game.ui.theme import BRASS_LO, INK, INK2, RULE, ULTRA, WHITE

THIRD = BRASS_LO


def course(
    stage: Stage,
    rect: Rect,
    history: Sequence[tuple[int, ...]],
    names: Sequence[str],
    order: Sequence[int],
    target: int,
) -> list[Item]:
    """A line for every side, each named where it ends; the viewer's is filled.

    ``order`` lists the sides with the viewer's first; ``names`` are in the order of the sides.
    """
    scale, measure, u = stage.scale, stage.measure, stage.scale.u
    px = scale.px(14)
    top = max(target, *(score for scores in history for score in scores))
    scores = [tuple(0 for _ in names), *history]
    left = rect.x + measure.width(str(top), px) + 10 * u
    names_width = min(0.3 * rect.w, max(measure.width(name, px) for name in names) + 2)
    plot = Rect(left, rect.y + 6 * u, rect.right - names_width - 14 * u - left, rect.h - 12 * u)
    items: list[Item] = []
    for value in (0, target):
        y = plot.bottom - plot.h * value / top
        items.append(line(plot.x, y, plot.right, y, RULE, u))
        items.append(Label(plot.x - 8 * u, y, str(value), px, INK2, anchor="right"))
    ends = []
    for place, side in reversed(list(enumerate(order))):
        points = tuple(
            (plot.x + plot.w * i / (len(scores) - 1), plot.bottom - plot.h * after[side] / top)
            for i, after in enumerate(scores)
        )
        items += _graph(points, plot.bottom, place, u)
        ends.append((points[-1][1], names[side]))
    return items + _names(stage, ends, plot.right + 10 * u, names_width, px, rect)


def _graph(points: Points, floor: float, place: int, u: float) -> list[Item]:
    width = 2.2 * u
    if place == 0:
        area = ((points[0][0], floor), *points, (points[-1][0], floor))
        marks = [disc(x, y, 3.6 * u, ULTRA) for x, y in points[1:]]
        return [merged([polygon(area, ULTRA.fade(0.16)), polyline(points, ULTRA, width), *marks])]
    colour: Colour = INK if place == 1 else THIRD
    marks = [disc(x, y, 4 * u, WHITE, 1.6 * u, colour) for x, y in points[1:]]
    return [merged([polyline(points, colour, width), polyline(points, WHITE, 0.4 * width), *marks])]


def _names(stage: Stage, ends: list[tuple[float, str]], x: float, width: float, px: int, rect: Rect) -> list[Item]:
    """The names beside the ends of their lines, kept apart where the lines end close together."""
    gap = 1.25 * px
    lowest = rect.y + 0.5 * px
    items: list[Item] = []
    ends.sort()
    for number, (y, name) in enumerate(ends):
        below = (len(ends) - 1 - number) * gap
        lowest = min(max(lowest, y), rect.bottom - 0.5 * px - below)
        size = fit(stage.measure, name, width, px)
        items.append(Label(x, lowest, shorten(stage.measure, name, width, size), size, INK))
        lowest += gap
    return items
