"""Hands, arms, legs, shoes and the pieces of dress that several figures share."""

from collections.abc import Sequence
from math import atan2, degrees, hypot

from .geometry import Point, curve, ellipse, joined, limb, rect
from .palette import CREAM, FLESH, GOLD, INK, RED, STEEL
from .pen import FINE, OUT, at, dot, fill, hatch, ink, line, lines, shaded, stripes, union


# -- hands: the wrist lies towards -x of their own frame; k is their scale -------------------------
def grip(x: float, y: float, angle: float = 0, k: float = 1) -> str:
    """A fist closed round a shaft that runs along its own y axis; draw it over the shaft."""
    fingers = [limb([(-6, v, 5.6), (4, v, 5.8), (10 + reach, v, 5.4)], 4).scale(k)
               for v, reach in ((-14, 0), (-4.7, 2.5), (4.7, 2), (13.6, -1))]
    heel = curve([(-20, -10), (-12, -18), (0, -19, 0), (0, 18, 0), (-12, 17), (-20, 10)]).scale(k)
    thumb = limb([(-13, -13, 5), (-3, -20, 5.4), (9, -21, 4.6)], 4).scale(k)
    art = union([heel, *fingers], FLESH, 4.6) + lines([[(-1 * k, v * k), (13 * k, v * k)] for v in (-9.4, 0, 9.2)], 2.4)
    return at(art + ink(thumb, FLESH, 3.6), x, y, rotate=angle)


def palm_up(x: float, y: float, angle: float = 0, k: float = 1) -> str:
    """An open hand carrying something on its palm: the top of the palm is at (x, y), the wrist below."""
    palm = curve([(-8, 36, 0), (-12, 20), (-24, 8), (-26, -1, 0), (24, -1, 0), (22, 12), (13, 22),
                  (12, 36, 0)]).scale(k)
    fingers = [limb([(-6, 8 + d, 6.2), (-22, 6 + d, 5.4), (-37 + 4 * d, -2 + d, 4.4)], 4).scale(k) for d in (5, 0)]
    thumb = limb([(12, 18, 6), (22, 8, 5.6), (29, -8, 4.4)], 4).scale(k)
    art = union([palm, *fingers], FLESH, 4.6) + lines([[(-30 * k, 6 * k), (-14 * k, 12 * k), (-2 * k, 11 * k)]], 2.4)
    return at(art + ink(thumb, FLESH, 3.8), x, y, rotate=angle)


def flat_hand(x: float, y: float, angle: float = 0, k: float = 1) -> str:
    """The back of a relaxed hand with its fingers together: on a hip, on a heart."""
    shape = curve([(-18, -10), (-6, -13), (8, -13), (24, -9), (33, -2), (31, 6), (20, 11), (0, 13), (-18, 10)]).scale(k)
    thumb = limb([(-9, -9, 5), (1, -17, 5), (12, -19, 4.2)], 4).scale(k)
    art = ink(thumb, FLESH, 4.6) + ink(shape, FLESH, 4.6)
    art += lines([[(13 * k, v * k), (22 * k, v * .9 * k), (30 * k, v * .8 * k)] for v in (-5, .5, 6)], 2.4)
    return at(art, x, y, rotate=angle)


# -- arms and legs ---------------------------------------------------------------------------------
def arm(shoulder: Point, elbow: Point, wrist: Point, colour: str, cuff: str | None = GOLD,
        puff: tuple[str, str] | None = None, girth: tuple[float, float, float] = (26, 22, 17)) -> str:
    """A sleeved arm; the hand is drawn apart so that the sign can go between.

    puff: cloth and stripe of a puffed sleeve. girth: at shoulder, elbow and wrist.
    """
    (x1, y1), (x2, y2), (x3, y3) = shoulder, elbow, wrist
    sleeve = limb([(x1, y1, girth[0]), (x2, y2, girth[1]), (x3, y3, girth[2])], 8, flat=True)
    art = union([sleeve], colour, 5.5) + hatch(sleeve, -9, -11, 62, 7, 2.6, trim=3, least=9)
    upper, lower = degrees(atan2(y2 - y1, x2 - x1)), degrees(atan2(y3 - y2, x3 - x2))
    if abs((lower - upper + 180) % 360 - 180) > 35:
        art += creases(shoulder, elbow, wrist)
    if puff:
        shape = ellipse(0, 0, 42, 33)
        striped = ink(shape, puff[0]) + stripes(shape.scale(.9), puff[1], 0, 21, 9) + line(shape, OUT)
        art += at(striped, x1 * .6 + x2 * .4, y1 * .6 + y2 * .4, rotate=upper)
    if cuff:
        w = girth[2] + 5
        art += at(ink(rect(-9, -w, 17, 2 * w, 5), cuff, 5), x3, y3, rotate=lower)
    return art


def creases(shoulder: Point, elbow: Point, wrist: Point) -> str:
    """Two folds in the crook of a bent arm."""
    (x1, y1), (x2, y2), (x3, y3) = shoulder, elbow, wrist
    mx, my = (x1 + x3) / 2 - x2, (y1 + y3) / 2 - y2
    length = max(hypot(mx, my), 1)
    ux, uy = mx / length, my / length                # from the elbow into the crook
    return lines([[(x2 + ux * 17 - uy * s, y2 + uy * 17 + ux * s),
                   (x2 + ux * 4 - uy * s * .7, y2 + uy * 4 + ux * s * .7)] for s in (-6, 5)], FINE)


def leg(hip: Point, knee: Point, ankle: Point, colour: str) -> str:
    """A leg in hose or armour, without its shoe."""
    (x1, y1), (x2, y2), (x3, y3) = hip, knee, ankle
    shape = limb([(x1, y1, 30), (x1 * .45 + x2 * .55, y1 * .45 + y2 * .55, 25), (x2, y2, 18),
                  ((x2 + x3) / 2, (y2 + y3) / 2, 19), (x3, y3, 11)])
    art = union([shape], colour, 5.5) + hatch(shape, -9, -1, 60, 7, 2.6, trim=3, least=9)
    return art + lines([[(x2 - 8, y2 + 9), (x2 + 2, y2 + 12), (x2 + 10, y2 + 7)]], FINE)


def shoe(x: float, y: float, toe: int, colour: str, tilt: float = 0) -> str:
    """A soft shoe under an ankle, toe = -1 left, +1 right."""
    shape = curve([(-toe * 14, -16, 0), (toe * 13, -14, 0), (toe * 26, 2), (toe * 58, 9), (toe * 60, 19, 0),
                   (-toe * 14, 19, 0), (-toe * 19, 0)])
    return at(ink(shape, colour), x, y, rotate=tilt)


def boot(x: float, y: float, toe: int, colour: str, cuff: str, height: float) -> str:
    """A riding boot with a turned-down top, toe = -1 left, +1 right."""
    shape = curve([(-22, -height, 0), (22, -height, 0), (17, -24), (20, -8), (toe * 48 + 2, 8), (toe * 56, 19, 0),
                   (-toe * 20, 19, 0), (-17, -20)])
    art = shaded(shape, colour, 5.5, dx=-9) + lines([[(-14, -30), (0, -26), (14, -31)]], FINE)
    top = curve([(-26, -height - 10, 0), (0, -height - 5), (26, -height - 10, 0), (24, -height + 10, 0),
                 (0, -height + 15), (-24, -height + 10, 0)])
    return at(art + ink(top, cuff, 5), x, y)


# -- dress -----------------------------------------------------------------------------------------
def neck(x: float = 200, y: float = 205) -> str:
    """What shows between head and collar."""
    return ink(rect(x - 14, y - 18, 28, 36, 8), FLESH, 5)


def ruff(x: float = 200, y: float = 222, half: float = 38, folds: int = 7) -> str:
    """A starched collar of round folds; half = half its width."""
    xs = [x - half + i * 2 * half / (folds - 1) for i in range(folds)]
    art = union([ellipse(v, y + 5 - abs(i - (folds - 1) / 2) * 2, 11, 12) for i, v in enumerate(xs)], CREAM, 4.6)
    return art + lines([[(v, y + 10), (x + (v - x) * .7, y - 2)] for v in xs], 2.4)


def belt(x: float, y: float, half: float, colour: str = GOLD, gem: str = RED, tilt: float = 0) -> str:
    """A belt with a jewel in the middle; half = half its width."""
    strap = curve([(-half, -9, 0), (0, -3), (half, -9, 0), (half, 9, 0), (0, 15), (-half, 9, 0)])
    return at(ink(strap, colour, 5) + ink(ellipse(0, 4, 9, 8), gem, 4), x, y, rotate=tilt)


def scallops(left: Point, right: Point, colour: str, count: int = 8, sag: float = 10) -> str:
    """A scalloped hem hanging between two points."""
    (x1, y1), (x2, y2) = left, right
    half = (x2 - x1) / count / 2
    lobes = []
    for i in range(count):
        t = (i + .5) / count
        lobes.append(ellipse(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t), half + 1, 14))
    return union(lobes, colour, 5)


def pauldron(x: float, y: float) -> str:
    """A steel shoulder."""
    shape = ellipse(x, y, 27, 29)
    rim = lines([[(x - 18, y + 4), (x, y + 13), (x + 18, y + 5)]])
    return ink(shape, STEEL) + hatch(shape, -7, -4, 64, 7, 2.6, trim=3) + rim


def ermine(places: Sequence[Point]) -> str:
    """Black tails on white fur, all in one element."""
    tail = curve([(0, -7, 0), (3.5, 1), (4.5, 8, 0), (0, 4, 0), (-4.5, 8, 0), (-3.5, 1)])
    return fill(joined(tail.move(x, y) for x, y in places), INK)


def sceptre(length: float = 250) -> str:
    """A gold rod with a fleuron, origin at its middle."""
    h = length / 2
    art = ink(rect(-6, -h, 12, length, 5), GOLD, 5)
    art += "".join(ink(rect(-10, y, 20, 12, 4), RED, 4) for y in (-length * .1, length * .42))
    fleuron = curve([(0, -56, 0), (14, -30), (8, -12, 0), (22, -26), (34, -12), (16, 6, 0), (-16, 6, 0), (-34, -12),
                     (-22, -26), (-8, -12, 0), (-14, -30)])
    return art + ink(fleuron.move(0, -h), GOLD, 5) + dot(0, -h - 6, 7, RED, 3.6)
