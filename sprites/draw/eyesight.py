"""Colour-blind check: simulate deuteranopia and protanopia (Vienot 1999) and measure how far the suit inks stay apart.

Run as a script it prints the lightness of the inks and all their distances.
"""
from __future__ import annotations

from itertools import combinations

from .palette import INK, IVORY, STEEL
from .suits import SUIT_INK

RGB = tuple[int, int, int]
Lab = tuple[float, float, float]
EYES = {
    "deuteranopia": ((.29275, .70725, 0), (.29275, .70725, 0), (-.02234, .02234, 1)),
    "protanopia": ((.11238, .88762, 0), (.11238, .88762, 0), (.00401, -.00401, 1)),
}


def linear(c: float) -> float:
    c /= 255
    return c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4


def display(v: float) -> int:
    v = min(max(v, 0), 1)
    return round(255 * (12.92 * v if v <= .0031308 else 1.055 * v ** (1 / 2.4) - .055))


def simulate(colour: RGB, eyes: str) -> RGB:
    v = [linear(c) for c in colour]
    r, g, b = (display(sum(a * c for a, c in zip(row, v, strict=True))) for row in EYES[eyes])
    return r, g, b


def lab(colour: RGB) -> Lab:
    r, g, b = (linear(c) for c in colour)
    xyz = ((.4124 * r + .3576 * g + .1805 * b) / .9505, .2126 * r + .7152 * g
           + .0722 * b, (.0193 * r + .1192 * g + .9505 * b) / 1.089)
    f = [t ** (1 / 3) if t > .008856 else 7.787 * t + 16 / 116 for t in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def rgb(ink: str) -> RGB:
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


def distances(eyes: str | None = None) -> dict[tuple[str, str], tuple[float, float]]:
    """(dE, dL) of every pair of suit inks, as seen by the given eyes."""
    seen = {suit: lab(simulate(rgb(ink), eyes) if eyes else rgb(ink)) for suit, ink in SUIT_INK.items()}
    return {(a, b): (sum((p - q) ** 2 for p, q in zip(seen[a], seen[b], strict=True)) ** .5,
                     abs(seen[a][0] - seen[b][0])) for a, b in combinations(seen, 2)}


if __name__ == "__main__":
    for name, ink in (SUIT_INK | {"blade": STEEL, "ivory": IVORY, "ink": INK}).items():
        print(f"{name:8} {ink}  L* {lab(rgb(ink))[0]:.0f}")
    for eyes in (None, *EYES):
        print(eyes or "normal", *(f"{a}/{b} dE {de:.0f} dL {dl:.0f}" for (a, b), (de, dl) in distances(eyes).items()),
              sep="\n   ")
