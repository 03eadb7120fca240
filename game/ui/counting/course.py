"""The course of a match as a small chart: every side's score after every deal."""

from collections.abc import Sequence

from game.ui.draw import Colour, Item, Label, Medal, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import Points, disc, line, merged, polygon, polyline
from game.ui.theme import BRASS_LO, INK, INK2, RULE, ULTRA, WHITE

FACE = 10
"""The radius of the portraits at the ends of the lines."""

FACES_APART = 14
"""From one partner's portrait to the next."""


def course(
    stage: Stage, rect: Rect, history: Sequence[Sequence[int]], portraits: Sequence[Sequence[str]], target: int
) -> list[Item]:
    """A line for every side that ends at its portraits; the first one, the viewer's, is filled.

    ``history`` is the scores after every deal.
    """
    scale, measure, u = stage.scale, stage.measure, stage.scale.u
    px = scale.px(14)
    scores = [[0] * len(portraits), *history]
    top = max(target, *(score for after in scores for score in after))
    left = rect.x + measure.width(str(top), px) + 10 * u
    end = rect.right - (2 * FACE + 14 + FACES_APART * (max(map(len, portraits)) - 1)) * u
    plot = Rect(left, rect.y + 6 * u, end - left, rect.h - 12 * u)
    items: list[Item] = []
    for value in (0, target):
        y = plot.bottom - plot.h * value / top
        items.append(line(plot.x, y, plot.right, y, RULE, u))
        items.append(Label(plot.x - 8 * u, y, str(value), px, INK2, anchor="right"))
    ends = []
    for place, side in reversed(list(enumerate(portraits))):
        points = tuple(
            (plot.x + plot.w * i / (len(scores) - 1), plot.bottom - plot.h * after[place] / top)
            for i, after in enumerate(scores)
        )
        items.append(_graph(points, plot.bottom, place, u))
        ends.append((points[-1][1], side))
    return items + _faces(sorted(ends), plot.right + (FACE + 12) * u, u, rect)


def _graph(points: Points, floor: float, place: int, u: float) -> Item:
    width = 2.2 * u
    if place == 0:
        area = ((points[0][0], floor), *points, (points[-1][0], floor))
        marks = [disc(x, y, 3.6 * u, ULTRA) for x, y in points[1:]]
        return merged([polygon(area, ULTRA.fade(0.16)), polyline(points, ULTRA, width), *marks])
    colour: Colour = INK if place == 1 else BRASS_LO
    marks = [disc(x, y, 4 * u, WHITE, 1.6 * u, colour) for x, y in points[1:]]
    return merged([polyline(points, colour, width), polyline(points, WHITE, 0.4 * width), *marks])


def faces(portraits: Sequence[str], x: float, y: float, radius: float, apart: float) -> list[Item]:
    """The portraits of partners, each lying on the one after it."""
    return [Medal(code, x + i * apart, y, radius) for i, code in reversed(list(enumerate(portraits)))]


def _faces(ends: Sequence[tuple[float, Sequence[str]]], x: float, u: float, rect: Rect) -> list[Item]:
    """The portraits beside the ends of their lines, kept apart where the lines end close together."""
    gap = (2 * FACE + 4) * u
    y = rect.y + FACE * u
    items: list[Item] = []
    for number, (end, side) in enumerate(ends):
        below = (len(ends) - 1 - number) * gap
        y = min(max(y, end), rect.bottom - FACE * u - below)
        items += faces(side, x, y, FACE * u, FACES_APART * u)
        y += gap
    return items
