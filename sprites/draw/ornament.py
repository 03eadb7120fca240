"""Leaves, flowers, ribbons, crowns and the broom: what stands between the pips. Local origin = centre or root."""

from .cutting import cut
from .geometry import curve, ellipse, petal, polar, poly, rect
from .palette import BLUE, BROWN, CREAM, FLESH, GOLD, GREEN, INK, RED
from .pen import FINE, MID, OUT, at, dot, fill, hatch, ink, line, lines, union


def leaf(length: float = 40, half: float = 11, colour: str = GREEN) -> str:
    """A pointed leaf growing to the right; half = half its width."""
    shape = curve([(0, 0, 0), (length * .45, -half), (length, 0, 0), (length * .45, half)])
    return ink(shape, colour, 4) + line(poly([(3, 0), (length * .72, 0)], False), 2.4)


def sprig(n: int = 3, length: float = 90, colour: str = GREEN, berry: str | None = None) -> str:
    """A symmetrical sprig growing to the right from the origin."""
    art = lines([[(0, 0), (length * .5, -3), (length, 0)]], 4)
    for i in range(n):
        x = length * (.15 + .6 * i / max(n - 1, 1))
        art += "".join(at(leaf(34 - 3 * i, 9, colour), x, 0, rotate=s * 42) for s in (-1, 1))
    art += at(leaf(34, 9, colour), length * .9, 0)
    if berry:
        art += "".join(dot(length * (.3 + .55 * i / max(n - 1, 1)), (-1) ** i * 15, 6, berry, 3) for i in range(n))
    return art


def garland(n: int = 3, length: float = 90, apart: float = 0, berry: str | None = None) -> str:
    """Two sprigs growing apart, left and right."""
    right = sprig(n, length, GREEN, berry)
    return at(right, apart, 0) + at(right, -apart, 0, rotate=180)


def flower(r: float = 30, colour: str = RED, heart: str = GOLD, n: int = 5) -> str:
    """Round petals seen from the front."""
    angles = [i * 360 / n - 90 for i in range(n)]
    art = union([ellipse(*polar(0, 0, r * .58, a), r * .42) for a in angles], colour, 4)
    art += lines([[polar(0, 0, r * .39, a), polar(0, 0, r * .78, a)] for a in angles], 2.6)
    return art + dot(0, 0, r * .3, heart, 3.4)


def scroll(colour: str = BLUE) -> str:
    """A flower between two curling tendrils, for the space between two signs."""
    art = ""
    for s in (-1, 1):
        art += lines([[(0, 0), (s * 34, -16), (s * 74, -6), (s * 88, 18), (s * 68, 30), (s * 58, 14)]], OUT)
        art += at(leaf(40, 12), s * 30, -12, rotate=-60 if s > 0 else 240)
        art += at(leaf(36, 11), s * 44, -12, rotate=60 if s > 0 else 120) + dot(s * 104, 6, 8, RED)
    return art + flower(32, colour)


def ribbon(colour: str = RED) -> str:
    """A tied bow, about 150 wide."""
    art = ""
    for s in (-1, 1):
        tail = curve([(s * 6, 4, 0), (s * 30, 34), (s * 62, 40), (s * 84, 62, 0), (s * 60, 66, 0), (s * 58, 84, 0),
                      (s * 30, 66), (s * 6, 24, 0)])
        art += ink(tail, colour, 5) + hatch(tail, -s * 2, -12, 30 * s, 6.5, 2.4)
    for s in (-1, 1):
        loop = curve([(s * 4, 0, 0), (s * 40, -34), (s * 76, -26), (s * 78, 4), (s * 40, 12)])
        art += ink(loop, colour, 5) + hatch(loop, 3, -13, 20 * s, 6.5, 2.4)
        art += fill(curve([(s * 22, -4, 0), (s * 46, -16), (s * 64, -12), (s * 62, 0), (s * 40, 2)]), INK)
    return art + ink(rect(-13, -13, 26, 26, 9), colour, 5)


def broom(length: float = 150) -> str:
    """The scopa: a besom, brush downwards. The decks' own device."""
    h = length / 2
    brush = curve([(-9, -2, 0), (-20, h * .35), (-34, h, 0), (-14, h + 5), (14, h + 5), (34, h, 0), (20, h * .35),
                   (9, -2, 0)])
    art = ink(rect(-4.5, -h, 9, length * .62, 4), BROWN, 4.5) + ink(brush, GOLD, 5)
    art += lines([[(x * .35, 16), (x * .8, h * .6), (x * 1.15, h - 4)] for x in (-20, -10, 0, 10, 20)], 2.6)
    return art + ink(rect(-12, -5, 24, 15, 4), RED, 4)


def coronet() -> str:
    """A three-pointed crown, about 100 wide, origin at its middle."""
    art = ink(poly([(-40, 22), (-50, -28), (-26, -4), (0, -42), (26, -4), (50, -28), (40, 22)]), GOLD)
    art += ink(curve([(-41, 12, 0), (0, 17), (41, 12, 0), (41, 30, 0), (0, 35), (-41, 30, 0)]), RED, 5)
    return art + "".join(dot(x, y, 7.5, RED) for x, y in ((-50, -32), (0, -46), (50, -32)))


def shield() -> str:
    """A crowned shield, red and blue, with the broom."""
    shape = curve([(-46, -58, 0), (0, -50), (46, -58, 0), (48, 0), (0, 66, 0), (-48, 0)])
    art = ink(shape, RED) + fill(cut(shape, [(0, -80), (80, -80), (80, 90), (0, 90)]), BLUE)
    art += line(poly([(0, -52), (0, 64)], False), MID) + hatch(shape, -9, -5, 60, 7, 2.6, trim=3) + line(shape, OUT)
    return art + broom(100) + at(coronet(), 0, -82, .84)


def mask() -> str:
    """The moustached mask of the three of clubs (no portrait of anybody)."""
    hair = [ellipse(*polar(0, -10, 66, a), 17) for a in range(178, 364, 20)]
    beard = [ellipse(*polar(0, 8, 64, a), 16) for a in range(-4, 186, 19)]
    art = union(hair + beard, BROWN, 5.5) + ink(ellipse(0, -6, 54, 66), FLESH)
    art += lines([[(s * 8, -50), (s * 22, -54), (s * 34, -47)] for s in (-1, 1)], 3)
    for s in (-1, 1):
        art += ink(curve([(s * 42, -14, 0), (s * 26, -24), (s * 10, -12, 0), (s * 26, -6)]), CREAM, 3.4)
        art += fill(ellipse(s * 24, -14.5, 5.6), INK)
        art += fill(curve([(s * 48, -30, 0), (s * 26, -42), (s * 6, -26, 0), (s * 26, -32)]), INK)
        art += fill(ellipse(s * 36, 8, 11, 9), RED, .8)
    art += lines([[(8, -22), (9, 4), (14, 14), (0, 18), (-10, 14)]], 4)
    for s in (-1, 1):
        art += ink(curve([(0, 22, 0), (s * 22, 20), (s * 46, 30), (s * 66, 14, 0), (s * 60, 40), (s * 30, 46),
                          (0, 32, 0)]), BROWN, 4)
    return art + fill(curve([(-12, 46, 0), (0, 43), (12, 46, 0), (0, 55)]), RED) + lines([[(-14, 46), (14, 46)]], FINE)


def rays(inner: float, outer: float, count: int, half: float, long: str, short: str, width: float = 4) -> str:
    """A ring of pointed rays between two radii, long and short in turn, each in its ink.

    half: half the angle a long ray takes, in degrees.
    """
    art = ""
    for i in range(count):
        angle = i * 360 / count - 90
        colour, tip, spread = (long, outer, half) if i % 2 == 0 else (short, outer * .93, half * .8)
        ray = poly([polar(0, 0, inner, angle - spread), polar(0, 0, tip, angle), polar(0, 0, inner, angle + spread)])
        art += ink(ray, colour, width)
    return art


def rosette(r: float, petals: int = 8, heart: str = GOLD) -> str:
    """A cream flower on gold leaves: the inside of a coin, the medallion of a back."""
    step = 360 / petals
    art = "".join(fill(petal(0, 0, r * .26, r, (i + .5) * step, r * .17), GOLD) for i in range(petals))
    art += "".join(ink(petal(0, 0, r * .16, r, i * step, r * .21), CREAM, 2.4 + r * .02) for i in range(petals))
    return art + dot(0, 0, r * .32, heart, 3.4 + r * .01)
