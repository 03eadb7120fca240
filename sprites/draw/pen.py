"""The pen: paths in, SVG elements out. Outlines, unions, hatching, cloth patterns.

The renderer of the game knows no clip paths, no ``<use>`` and no text; whatever would need clipping is cut by geometry
instead. Every drawing is a plain string of SVG elements, so drawings join with ``+``. Round caps and joins and
``fill="none"`` are inherited from the root group (``cards.svg``), which keeps the files small.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from math import ceil, cos, radians, sin

from .cutting import contains, cut, rows
from .geometry import Path, Points, curve, ellipse, joined, number, poly, rect
from .palette import INK

OUT = 6.5            # outline of forms
MID = 4.5            # folds, inner contours
FINE = 3             # hatching, pattern


@dataclass(frozen=True, slots=True)
class Hold:
    """How the pen is held.

    small: the optical cut for cards shown under about 120 px. two_colours: the French suits red and black.
    light: 1 from the left, -1 inside a group that will be mirrored. zoom: the scale at which the drawing will stand in
    the card.
    """

    small: bool = False
    two_colours: bool = False
    light: int = 1
    zoom: float = 1.0


PLAIN = Hold()
_HOLD: ContextVar[Hold] = ContextVar("hold", default=PLAIN)      # a card may be drawn in any thread


@contextmanager
def held(hold: Hold) -> Iterator[None]:
    """Hold the pen this way inside a ``with`` block."""
    before = _HOLD.set(hold)
    try:
        yield
    finally:
        _HOLD.reset(before)


def small_cut() -> bool:
    """Whether the small cut is being drawn: no hatching, no beads, lines a sixth heavier."""
    return _HOLD.get().small


def two_coloured() -> bool:
    """Whether the French suits are being drawn red and black."""
    return _HOLD.get().two_colours


@contextmanager
def optical(small: bool, two_colours: bool = False) -> Iterator[None]:
    """Draw in the small cut, or in the normal one; the French suits in four colours, or in two."""
    with held(replace(_HOLD.get(), small=small, two_colours=two_colours)):
        yield


@contextmanager
def zoomed(scale: float) -> Iterator[None]:
    """Draw what will be scaled afterwards: lines are made up for most of what they will lose."""
    hold = _HOLD.get()
    with held(replace(hold, zoom=hold.zoom * scale)):
        yield


def mirrored(draw: Callable[[], str], width: float = 400) -> str:
    """A drawing facing the other way, with the shading still on the right."""
    hold = _HOLD.get()
    with held(replace(hold, light=-hold.light)):
        return group(draw(), f"translate({number(width)} 0)scale(-1 1)")


def weight(width: float) -> str:
    """A stroke width, heavier in the small cut and under a reducing zoom."""
    return number(width * (1.18 if small_cut() else 1) / _HOLD.get().zoom ** .7)


# -- marks -----------------------------------------------------------------------------------------
def fill(path: Path, colour: str, opacity: float | None = None) -> str:
    """A form without an outline."""
    faint = f' opacity="{opacity}"' if opacity is not None else ""
    return f'<path d="{path.data()}" fill="{colour}"{faint}/>'


def line(path: Path, width: float = MID, colour: str = INK, cap: str = "round") -> str:
    """A stroke along a path."""
    ends = f' stroke-linecap="{cap}"' if cap != "round" else ""
    return f'<path d="{path.data()}" stroke="{colour}" stroke-width="{weight(width)}"{ends}/>'


def lines(strokes: Sequence[Points], width: float = MID, colour: str = INK) -> str:
    """Several open curves in one element: folds, veins, hair."""
    return line(joined(curve(points, False) for points in strokes), width, colour)


def ink(path: Path, colour: str, width: float = OUT) -> str:
    """A filled form with its outline."""
    return f'<path d="{path.data()}" fill="{colour}" stroke="{INK}" stroke-width="{weight(width)}"/>'


def union(paths: Sequence[Path], colour: str, width: float = OUT) -> str:
    """One outline round several overlapping shapes: a pass of ink first, the colour on top."""
    whole = joined(path.clockwise() for path in paths)
    return ink(whole, INK, width * 1.8) + fill(whole, colour)


def dots(points: Points, radius: float, colour: str = INK) -> str:
    """Round dots, all in one element: strokes half a unit long, for shorter ones vanish at small sizes."""
    data = "".join(f"M{number(point[0] - .25)} {number(point[1])}h.5" for point in points)
    return f'<path d="{data}" stroke="{colour}" stroke-width="{number(2 * radius)}"/>'


def dot(x: float, y: float, radius: float, colour: str, width: float = 4) -> str:
    """A round jewel, stud or berry with its outline."""
    return ink(ellipse(x, y, radius), colour, width)


def group(body: str, transform: str) -> str:
    """A drawing under an SVG transform."""
    return f'<g transform="{transform}">{body}</g>'


def at(body: str, x: float, y: float, scale: float = 1, rotate: float = 0) -> str:
    """Place a drawing made round the origin; rotate in degrees clockwise."""
    transform = f"translate({number(x)} {number(y)})"
    transform += f"rotate({number(rotate)})" if rotate else ""
    transform += f"scale({scale:.3g})" if scale != 1 else ""
    return group(body, transform)


# -- shading and cloth -----------------------------------------------------------------------------
def hatch(path: Path, dx: float, dy: float, angle: float = 0, gap: float = 8, width: float = FINE, colour: str = INK,
          trim: float = 2, least: float = 7) -> str:
    """Crescent shading: lines over the part of a form not covered by the form moved by (dx, dy).

    trim shortens every line at both ends; what is then shorter than ``least`` is left out.
    """
    if small_cut():
        return ""
    if _HOLD.get().light < 0:
        dx, angle = -dx, 180 - angle
    strokes = []
    for y, intervals in rows(path, angle, gap, gap * .5, path.move(dx, dy)):
        for left, right in intervals:
            left, right = left + trim, right - trim
            jitter = abs(sin(y * 12.99 + left)) * min(7, .3 * (right - left))    # uneven ends, as a hand leaves them
            left, right = left + jitter * .5, right - jitter
            if right - left >= least:
                strokes.append(level(left, right, y, angle))
    if not strokes:
        return ""
    return f'<path d="{joined(strokes).data()}" stroke="{colour}" stroke-width="{number(width)}"/>'


def level(left: float, right: float, y: float, angle: float) -> Path:
    """A straight stroke given in a frame turned by angle."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return poly([(left * c - y * s, left * s + y * c), (right * c - y * s, right * s + y * c)], False)


def shaded(path: Path, colour: str, width: float = OUT, dx: float = -12, dy: float = -3, angle: float = 64,
           gap: float = 7, trim: float = 3) -> str:
    """A form with its outline and the usual hatching on the right-hand side."""
    return ink(path, colour, width) + hatch(path, dx, dy, angle, gap, 2.6, trim=trim)


def stripes(path: Path, colour: str, angle: float = 90, gap: float = 24, width: float = 12, phase: float = 0) -> str:
    """Exact stripes: a form cut by parallel bands, which run in the direction of angle."""
    x0, y0, x1, y1 = path.rotate(-angle).box()
    bands = []
    y = ceil((y0 - phase) / gap) * gap + phase - gap
    while y < y1 + gap:
        bands.append(cut(path, rect(x0 - 5, y - width / 2, x1 - x0 + 10, width).rotate(angle).flat()[0]))
        y += gap
    stripe = joined(bands)
    return fill(stripe, colour) if stripe.subs else ""


def spots(path: Path, motif: Callable[[float, float], Path], colour: str, gap: float = 30, row: float | None = None,
          margin: float = 8, left: float = 0, top: float = 0) -> str:
    """A motif at every point of a staggered grid that lies inside a form, in one element.

    left, top: how far the grid starts inside the form's box.
    """
    x0, y0, x1, y1 = path.box()
    row = row or gap * .87
    motifs, odd, y = [], False, y0 + top
    while y < y1:
        x = x0 + left + (gap / 2 if odd else 0)
        while x < x1:
            if contains(path, x, y, margin):
                motifs.append(motif(x, y))
            x += gap
        y += row
        odd = not odd
    return fill(joined(motifs), colour) if motifs else ""


def lozenge(x: float, y: float, rx: float = 6, ry: float = 9) -> Path:
    """A diamond: stud, tile or pattern."""
    return poly([(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)])


def band(path: Path, y: float, height: float, colour: str, width: float = MID) -> str:
    """The part of a form between y and y + height."""
    return ink(cut(path, [(-99, y), (499, y), (499, y + height), (-99, y + height)]), colour, width)
