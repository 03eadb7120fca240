"""How far the suit inks stay apart for colour-blind eyes: a simulation of them, and the distances that are left."""

from itertools import combinations

from .suits import SUIT_INK

RGB = tuple[int, int, int]
Lab = tuple[float, float, float]

# Linear light as these eyes receive it (Vienot, Brettel and Mollon 1999).
EYES = {
    "deuteranopia": ((.29275, .70725, 0), (.29275, .70725, 0), (-.02234, .02234, 1)),
    "protanopia": ((.11238, .88762, 0), (.11238, .88762, 0), (.00401, -.00401, 1)),
}


def linear(value: float) -> float:
    """The light of a display value of 0 to 255, as 0 to 1."""
    value /= 255
    return value / 12.92 if value <= .04045 else ((value + .055) / 1.055) ** 2.4


def display(light: float) -> int:
    """The display value of light from 0 to 1."""
    light = min(max(light, 0), 1)
    return round(255 * (12.92 * light if light <= .0031308 else 1.055 * light ** (1 / 2.4) - .055))


def simulate(colour: RGB, eyes: str) -> RGB:
    """A colour as one kind of EYES sees it."""
    light = [linear(value) for value in colour]
    r, g, b = (display(sum(a * v for a, v in zip(row, light, strict=True))) for row in EYES[eyes])
    return r, g, b


def lab(colour: RGB) -> Lab:
    """CIE lightness, and the two opponent axes."""
    r, g, b = (linear(value) for value in colour)
    x = (.4124 * r + .3576 * g + .1805 * b) / .9505
    y = .2126 * r + .7152 * g + .0722 * b
    z = (.0193 * r + .1192 * g + .9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > .008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def rgb(ink: str) -> RGB:
    """An ink's red, green and blue."""
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


def distances(eyes: str | None = None) -> dict[tuple[str, str], float]:
    """The difference (CIE 1976) of every pair of suit inks, as seen by these eyes; None: by all colours' eyes."""
    seen = {suit: lab(simulate(rgb(ink), eyes) if eyes else rgb(ink)) for suit, ink in SUIT_INK.items()}
    return {(a, b): sum((p - q) ** 2 for p, q in zip(seen[a], seen[b], strict=True)) ** .5
            for a, b in combinations(seen, 2)}
