"""Where the panels of statistics are: figures on top and a grid below, in narrow windows one column that scrolls."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.ui.chronicle.figures import BODY
from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage

NARROW: Final = 1100
WIDEST: Final = 1248
GAP: Final = 16
LEFT_SHARE: Final = 760 / 1232
UPPER_SHARE: Final = 308 / 520


class Grid(NamedTuple):
    """The places of the large figures, the rating, the shares, the points and the best, before anything is scrolled.

    ``length`` is how high all of them are together, ``column`` whether they stand one below the other.
    """

    view: Rect
    panels: tuple[Rect, ...]
    length: float
    column: bool


def edges(scale: Scale) -> tuple[float, float]:
    """The left and right end of everything; what a wide window has more goes to the cloth."""
    width = min(scale.width - 2 * GAP * scale.u, WIDEST * scale.u)
    return (scale.width - width) / 2, (scale.width + width) / 2


def one_column(scale: Scale) -> bool:
    """Whether there is no room for two panels beside each other."""
    return scale.portrait or scale.width < NARROW or scale.width / scale.u < NARROW * scale.text


def grid(stage: Stage, top: float, figures: Callable[[float], float], shares: float) -> Grid:
    """The places below ``top``. ``figures`` tells how high the large ones are at a width, ``shares`` are so high."""
    scale, gap = stage.scale, GAP * stage.scale.u
    left, right = edges(scale)
    width = right - left
    view = Rect(left, top, width, scale.height - hint_height(scale) - top)
    if one_column(scale):
        return _column(stage, view, figures, shares)
    strip = Rect(left, top, width, figures(width))
    y = strip.bottom + gap
    rest = view.bottom - gap - y - gap
    upper, beside = UPPER_SHARE * rest, LEFT_SHARE * (width - gap)
    x, below, lower, aside = left + beside + gap, y + upper + gap, rest - upper, width - gap - beside
    rating, won = Rect(left, y, beside, upper), Rect(x, y, aside, upper)
    points, best = Rect(left, below, beside, lower), Rect(x, below, aside, lower)
    return Grid(view, (strip, rating, won, points, best), view.h, False)


def _column(stage: Stage, view: Rect, figures: Callable[[float], float], shares: float) -> Grid:
    scale, u, gap = stage.scale, stage.scale.u, GAP * stage.scale.u
    width = view.w - 12 * u
    grown = max(1.0, scale.px(17) / (17 * u))
    chart, lines = 230 * u * grown, (BODY + 30) * u * grown + shares
    places, y = [], view.y
    for height in (figures(width), 300 * u * grown, lines, chart, chart):
        places.append(Rect(view.x, y, width, height))
        y += height + gap
    return Grid(view, tuple(places), y - view.y, True)
