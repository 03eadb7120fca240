"""The broom that clears the table after a sweep, and the light it leaves behind."""

from functools import lru_cache
from math import pi, sin
from typing import Final

from game.ui.draw import Rect, Vector
from game.ui.shapes import bounds, number, paint, pen
from game.ui.theme import GOLD, HANDLE, INK, SWEEP_LIGHT, TERRA

STEPS: Final = 24
STRANDS: Final = 13


def sweep_path(area: Rect, share: float) -> tuple[float, float]:
    """Where the broom is after a share 0-1 of its way: an arc from the left to the right of an area."""
    rise = sin(share * pi * 0.92 + 0.12)
    return area.x + area.w * share, area.bottom - area.h * (rise - 0.2 * share)


@lru_cache(8)
def light_stroke(area: Rect) -> Vector:
    """The whole trail of light along the arc; show it with a Clip that follows the broom, then let it fade."""
    reach = 0.5 * area.h
    rect = bounds(area.x, area.y - reach, area.right, area.bottom + reach)
    strands = []
    for i in range(STRANDS):
        side = i / (STRANDS - 1) - 0.5
        first, last = 0.02 + (i * 13 % 9) * 0.012, 0.80 + (i * 17 % 11) * 0.018
        points = []
        for step in range(STEPS + 1):
            share = first + (last - first) * step / STEPS
            x, y = sweep_path(area, share)
            points.append(f"{number(x - rect.x)},{number(y - rect.y + side * reach * (0.5 + 0.9 * share))}")
        width = area.h * (0.055 + 0.02 * (i * 7 % 5))
        strength = 0.30 * (1 - 1.5 * abs(side))
        strands += [
            f'<polyline points="{" ".join(points)}" fill="none" stroke="url(#light)" stroke-linecap="round"'
            f' stroke-width="{number(width * spread)}" opacity="{number(strength * share)}"/>'
            for spread, share in ((2.2, 0.45), (1.4, 0.6), (0.6, 1.0))
        ]
    stops = "".join(
        f'<stop offset="{offset}%" {paint("stop-color", SWEEP_LIGHT.fade(1))} stop-opacity="{opacity}"/>'
        for offset, opacity in ((0, 0), (85, 1), (100, 0.6))
    )
    ends = f'x1="0" y1="0" x2="{number(rect.w)}" y2="0"'
    light = f'<defs><linearGradient id="light" gradientUnits="userSpaceOnUse" {ends}>{stops}</linearGradient></defs>'
    return Vector(rect, light + "".join(strands))


@lru_cache(64)
def broom(x: float, y: float, height: float, angle: float) -> Vector:
    """A broom, brush downwards, ``height`` from end to end, its middle at ``x``, ``y``."""
    reach = 0.6 * height
    area = bounds(x - reach, y - reach, x + reach, y + reach)
    line = pen(INK, 4.5)
    bristles = "".join(
        f'<path d="M{0.30 * foot} 34L{foot} 92" fill="none" {pen(INK, 2.4)}/>' for foot in (-36, -18, 0, 18, 36)
    )
    body = (
        f'<path d="M-5 -97H5V10H-5Z" {paint("fill", HANDLE)} {line}/>'
        f'<path d="M-15 16L-54 86Q-56 92 -50 94Q0 104 50 94Q56 92 54 86L15 16Z" {paint("fill", GOLD)} {line}/>'
        f'{bristles}<path d="M-16 4H16V24H-16Z" {paint("fill", TERRA)} {line}/>'
    )
    place = f"translate({number(x - area.x)} {number(y - area.y)}) rotate({number(-angle)}) scale({height / 200:.4f})"
    return Vector(area, f'<g transform="{place}">{body}</g>')
