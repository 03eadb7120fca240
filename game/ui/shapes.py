"""Drawings made of plain values: boxes, discs, lines, icons and the outlines of cards.

All sizes are pixels, all angles degrees anticlockwise. A drawing's rectangle has whole edges, so that it is never
blurred, and its markup does not know where on the screen it stands, so that a moved one need not be drawn again.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, floor, hypot, pi, radians, sin
from typing import Final, NamedTuple

from game.ui.draw import Colour, Fill, Item, Label, Measure, Rect, Vector
from game.ui.icons import ICONS
from game.ui.theme import (
    BRASS,
    BRASS_HI,
    BRASS_LO,
    CARD_RADIUS,
    CARD_RATIO,
    GOLD,
    INK,
    IVORY,
    KEYLINE,
    NIGHT,
    TERRA,
    WHITE,
)

Points = tuple[tuple[float, float], ...]


class Stroke(NamedTuple):
    """How the outline of a set runs: the pitch of its pattern and the drawn shares and gaps of one pitch."""

    pitch: float = 0.0
    parts: tuple[float, ...] = ()

    @property
    def dotted(self) -> bool:
        """Whether it is a row of dots."""
        return self.parts[:1] == (0.0,)


STROKES: Final = {
    "solid": Stroke(),
    "dashed": Stroke(24, (0.62, 0.38)),
    "dotted": Stroke(11.5, (0.0, 1.0)),
    "dash_dot": Stroke(34, (0.5, 0.25, 0.0, 0.25)),
    "long_dashed": Stroke(48, (0.72, 0.28)),
    "wide_dotted": Stroke(23, (0.0, 1.0)),
}
SET_STYLES: Final = tuple(STROKES)
"""The styles of the first, second, third ... capture set of a card."""

SHORTEST_DASH: Final = 0.5
"""Shorter ones are left out by the rasteriser here and there."""


def number(value: float) -> str:
    """A number as SVG writes it, to a hundredth of a pixel."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def code(colour: Colour) -> str:
    """A colour as markup names it, without its opacity."""
    return f"#{colour.red:02X}{colour.green:02X}{colour.blue:02X}"


def paint(attribute: str, colour: Colour | None) -> str:
    """A fill or stroke attribute."""
    if colour is None:
        return f'{attribute}="none"'
    opacity = "" if colour.alpha >= 1 else f' {attribute}-opacity="{number(colour.alpha)}"'
    return f'{attribute}="{code(colour)}"{opacity}'


def pen(colour: Colour | None, width: float) -> str:
    """Stroke attributes with round ends and joints."""
    if colour is None or width <= 0:
        return 'stroke="none"'
    return f'{paint("stroke", colour)} stroke-width="{number(width)}" stroke-linecap="round" stroke-linejoin="round"'


def bounds(left: float, top: float, right: float, bottom: float) -> Rect:
    """The smallest rectangle of whole pixels around an area."""
    x, y = floor(left), floor(top)
    return Rect(x, y, ceil(right) - x, ceil(bottom) - y)


def snap(rect: Rect) -> Rect:
    """The rectangle with its edges on whole pixels."""
    x, y = round(rect.x), round(rect.y)
    return Rect(x, y, max(1, round(rect.right) - x), max(1, round(rect.bottom) - y))


@lru_cache(1024)
def box(rect: Rect, radius: float, fill: Colour | None, line: float = 0, line_colour: Colour | None = None) -> Vector:
    """A rounded rectangle; its line runs inside its edge."""
    area = snap(rect)
    width = max(1.0, line) if line else 0.0
    inset = width / 2
    rx = max(0.0, min(radius, area.w / 2, area.h / 2) - inset)
    body = (
        f'<rect x="{number(inset)}" y="{number(inset)}" width="{number(area.w - width)}"'
        f' height="{number(area.h - width)}" rx="{number(rx)}" {paint("fill", fill)} {pen(line_colour, width)}/>'
    )
    return Vector(area, body)


@lru_cache(1024)
def disc(
    x: float, y: float, r: float, fill: Colour | None, line: float = 0, line_colour: Colour | None = None
) -> Vector:
    """A disc or ring; its line runs inside its edge."""
    area = bounds(x - r - 0.5, y - r - 0.5, x + r + 0.5, y + r + 0.5)
    body = (
        f'<circle cx="{number(x - area.x)}" cy="{number(y - area.y)}" r="{number(r - line / 2)}"'
        f" {paint('fill', fill)} {pen(line_colour, line)}/>"
    )
    return Vector(area, body)


def line(x: float, y: float, to_x: float, to_y: float, colour: Colour, width: float = 1) -> Item:
    """A straight line; upright and level ones lie on whole pixels and are at least one wide."""
    w = max(1, round(width))
    if y == to_y:
        return Fill(Rect(round(min(x, to_x)), round(y - w / 2), max(1, round(abs(to_x - x))), w), colour)
    if x == to_x:
        return Fill(Rect(round(x - w / 2), round(min(y, to_y)), w, max(1, round(abs(to_y - y)))), colour)
    return polyline(((x, y), (to_x, to_y)), colour, width)


def _around(points: Points, margin: float) -> tuple[Rect, str]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    area = bounds(min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)
    return area, " ".join(f"{number(x - area.x)},{number(y - area.y)}" for x, y in points)


@lru_cache(512)
def polyline(points: Points, colour: Colour, width: float) -> Vector:
    """A line through points with round joints."""
    area, text = _around(points, width / 2 + 0.5)
    return Vector(area, f'<polyline points="{text}" fill="none" {pen(colour, width)}/>')


@lru_cache(512)
def polygon(points: Points, fill: Colour | None, line: float = 0, line_colour: Colour | None = None) -> Vector:
    """A filled shape; its line runs along its edge."""
    area, text = _around(points, line / 2 + 0.5)
    return Vector(area, f'<polygon points="{text}" {paint("fill", fill)} {pen(line_colour, line)}/>')


def diamond(x: float, y: float, r: float, colour: Colour) -> Vector:
    """A square on its corner, ``r`` from the middle to each corner."""
    return polygon(((x, y - r), (x + r, y), (x, y + r), (x - r, y)), colour)


@lru_cache(256)
def icon(name: str, x: float, y: float, size: float, colour: Colour, hole: Colour = WHITE) -> Vector:
    """One of ICONS with its middle at ``x``, ``y``; ``hole`` is what shows through a filled one."""
    area = bounds(x - size * 0.6, y - size * 0.6, x + size * 0.6, y + size * 0.6)
    k = size / 20
    parts = {
        "line": f'fill="none" {pen(colour, 2)}',
        "bold": f'fill="none" {pen(colour, 2.4)}',
        "fill": paint("fill", colour),
        "hole": f'fill="none" {pen(hole, 2.2)}',
    }
    shift = f"translate({number(x - area.x - 10 * k)} {number(y - area.y - 10 * k)}) scale({k:.4f})"
    paths = "".join(f'<path d="{d}" {parts[kind]}/>' for kind, d in ICONS[name])
    return Vector(area, f'<g transform="{shift}">{paths}</g>')


def key_cap(measure: Measure, x: float, y: float, text: str, px: int, paper: bool = False) -> tuple[list[Item], float]:
    """The picture of a key, its left edge at ``x`` and its middle at ``y``, and how wide it is."""
    k = px / 14
    w = max(24 * k, measure.width(text, px, "sans", "semibold") + 14 * k)
    rect = Rect(x, y - 12 * k, w, 24 * k)
    fill, edge, ink = (WHITE, BRASS_LO, INK) if paper else (NIGHT.fade(0.7), BRASS.fade(0.8), BRASS_HI)
    return [box(rect, 5 * k, fill, k, edge), Label(x + w / 2, y, text, px, ink, "sans", "semibold", "centre")], w


def _pattern(style: str, perimeter: float, unit: float) -> str:
    stroke = STROKES[style]
    if not stroke.pitch:
        return ""
    step = perimeter / max(1, round(perimeter / (stroke.pitch * unit)))
    lengths = [max(SHORTEST_DASH, share * step) for share in stroke.parts]
    lengths[-1] -= sum(lengths) - step
    return ' stroke-dasharray="' + " ".join(f"{length:.3f}" for length in lengths) + '"'


@lru_cache(512)
def card_outline(
    x: float,
    y: float,
    height: float,
    angle: float,
    style: str,
    colour: Colour,
    width: float,
    gap: float,
    keyline: float = 2.5,
    unit: float = 1.0,
) -> Vector:
    """A line around a card with its tilt, on a dark line ``keyline`` wider.

    ``x``, ``y``, ``height`` and ``angle`` are the card's, ``gap`` is how far outside it the line runs (negative:
    inside), ``style`` one of STROKES, whose pitch grows with ``unit``.
    """
    w, h = height * CARD_RATIO + 2 * gap, height + 2 * gap
    r = max(0.0, height * CARD_RATIO * CARD_RADIUS + gap)
    reach = hypot(w, h) / 2 + width + keyline
    area = bounds(x - reach, y - reach, x + reach, y + reach)
    dash = _pattern(style, 2 * (w + h) - 8 * r + 2 * pi * r, unit)
    dots = STROKES[style].dotted
    inner, outer = (1.44 * width, 1.44 * width + 1.12 * keyline) if dots else (width, width + keyline)
    shape = f'<rect x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}" rx="{number(r)}"'
    under = KEYLINE.fade(colour.alpha)
    lines = "".join(f'{shape} fill="none"{dash} {pen(c, b)}/>' for c, b in ((under, outer), (colour, inner)))
    place = f"translate({number(x - area.x)} {number(y - area.y)}) rotate({number(-angle)})"
    return Vector(area, f'<g transform="{place}">{lines}</g>')


def empty_place(x: float, y: float, height: float, angle: float = 0.0, unit: float = 1.0) -> Vector:
    """The thin outline of a place where a card or pile is not."""
    return card_outline(x, y, height, angle, "dashed", IVORY.fade(0.45), 2 * unit, -2 * unit, 2 * unit, unit)


@lru_cache(64)
def sun_rays(x: float, y: float, inner: float, outer: float, colour: Colour, count: int = 24) -> Vector:
    """Straight rays around a point, as on a poster."""
    half = 3.4
    area = bounds(x - outer, y - outer, x + outer, y + outer)
    cx, cy = x - area.x, y - area.y

    def at(r: float, degrees: float) -> str:
        return f"{number(cx + r * cos(radians(degrees)))} {number(cy + r * sin(radians(degrees)))}"

    rays = "".join(
        f"M{at(inner, a - half)}L{at(outer, a - half)}L{at(outer, a + half)}L{at(inner, a + half)}Z"
        for a in (i * 360 / count for i in range(count))
    )
    return Vector(area, f'<path d="{rays}" {paint("fill", colour)}/>')


@lru_cache(32)
def coin(x: float, y: float, r: float) -> Vector:
    """The sign of the suit of coins, in few lines for small sizes."""
    area = bounds(x - r - 1, y - r - 1, x + r + 1, y + r + 1)
    edge = pen(INK, 4.5)
    petals = "".join(
        f'<g transform="rotate({45 * i})"><ellipse cx="0" cy="-13" rx="5.6" ry="10"/></g>' for i in range(8)
    )
    body = (
        f'<circle r="47" {paint("fill", GOLD)} {edge}/><circle r="33" {paint("fill", TERRA)} {edge}/>'
        f'<g {paint("fill", WHITE)} {pen(INK, 2.5)}>{petals}</g><circle r="7" {paint("fill", GOLD)} {pen(INK, 3)}/>'
    )
    place = f"translate({number(x - area.x)} {number(y - area.y)}) scale({r / 50:.4f})"
    return Vector(area, f'<g transform="{place}">{body}</g>')


def merged(parts: Sequence[Vector]) -> Vector:
    """Several drawings as one, in order."""
    left, top = min(part.rect.x for part in parts), min(part.rect.y for part in parts)
    area = Rect(left, top, max(p.rect.right for p in parts) - left, max(p.rect.bottom for p in parts) - top)
    bodies = (
        f'<g transform="translate({number(part.rect.x - left)} {number(part.rect.y - top)})">{part.body}</g>'
        for part in parts
    )
    return Vector(area, "".join(bodies))
