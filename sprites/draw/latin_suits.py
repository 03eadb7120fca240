"""Coins, cups, swords and clubs. Origin = centre of the sign; sizes are parameters, so lines keep their weight."""

from .cutting import cut
from .geometry import Path, curve, ellipse, joined, limb, polar, poly, rect
from .ornament import rays, rosette
from .palette import BLUE, CREAM, GOLD, GREEN, INK, RED, STEEL
from .pen import MID, OUT, at, dot, dots, fill, hatch, ink, line, lines, small_cut, union


# -- coins: a gold disc, beaded rim, red field, eight-petalled flower ------------------------------
def coin(r: float = 60) -> str:
    """A coin of this radius."""
    return coin_rim(r) + rosette(r * .62) + dots([(0, 0)], r * .075)


def coin_rim(r: float) -> str:
    """The coin without what is struck on it."""
    beads = 24 if r < 80 else 32
    art = ink(ellipse(0, 0, r), GOLD)
    if not small_cut():
        art += dots([polar(0, 0, r * .855, i * 360 / beads) for i in range(beads)], r * .057)
    return art + ink(ellipse(0, 0, r * (.74 if small_cut() else .70)), RED, MID)


def sun_face(r: float) -> str:
    """A calm frontal sun, for the settebello, the ace and the icon."""
    k = r / 60
    if small_cut() and r < 80:
        return _sun_face_small(r)
    art = ink(ellipse(0, 0, r), GOLD, 5)
    art += hatch(ellipse(0, 0, r - 2), -15 * k, -8 * k, 60, 6.5, 2.6, trim=2, least=5)
    for s in (-1, 1):
        eye = curve([(34, -8, 0), (22, -15), (10, -7, 0), (22, -2)]).scale(s * k, k)
        art += ink(eye, CREAM, 3) + fill(ellipse(s * 21 * k, -8.5 * k, 4.6 * k), INK)
        art += line(curve([(38, -20), (22, -27), (7, -19)], False).scale(s * k, k), 3.4)
        art += fill(ellipse(s * 30 * k, 13 * k, 9 * k, 7 * k), RED, .75)
    art += line(curve([(7, -19), (5, 2), (10, 12), (-2, 15)], False).scale(k), 3.4)
    art += fill(curve([(-13, 27, 0), (-5, 23.5), (0, 25), (5, 23.5), (13, 27, 0), (0, 34)]).scale(k), RED)
    return art + line(curve([(-14, 26.5), (0, 28.5), (14, 26.5)], False).scale(k), 2.4)


def _sun_face_small(r: float) -> str:
    """Two eyes and a smile: all that survives on a card of 90 px."""
    k = r / 60
    return (ink(ellipse(0, 0, r), GOLD, 6) + dots([(-21 * k, -10 * k), (21 * k, -10 * k)], 8 * k)
            + line(curve([(-24, 18), (0, 32), (24, 18)], False).scale(k), 5.5))


def sun_coin(r: float) -> str:
    """A coin that carries the sun's face: the ace and the settebello."""
    return coin_rim(r) + sun_face(r * .6)


def radiant_sun(r: float) -> str:
    """The middle of the settebello."""
    count, half = (16, 9) if small_cut() else (24, 6.4)
    return rays(r * .9, r * 1.41, count, half, RED, GOLD) + sun_coin(r)


# -- cups: a wide chalice --------------------------------------------------------------------------
BOWL = [(-46, -52, 0), (-43, -22), (-26, 6), (-8, 20, 0), (8, 20, 0), (26, 6), (43, -22), (46, -52, 0)]
FOOT = [(-7, 36, 0), (-11, 46), (-36, 57, 0), (-38, 66, 0), (38, 66, 0), (36, 57, 0), (11, 46), (7, 36, 0)]


def cup(k: float = 1) -> str:
    """About 100 x 136 at scale k = 1; line weights do not scale."""
    bowl, foot = curve(BOWL).scale(k), curve(FOOT).scale(k)
    art = ink(foot, RED) + hatch(foot, -14 * k, 2, 90, 6.5, 2.6)
    art += ink(rect(-40 * k, 59 * k, 80 * k, 9 * k, 3), GOLD, MID)
    art += ink(bowl, RED) + hatch(bowl, -13 * k, -3, 62, 7, 2.6, trim=3)
    art += ink(cut(bowl, [(-60 * k, -31 * k), (60 * k, -31 * k), (60 * k, -11 * k), (-60 * k, -11 * k)]), GOLD, MID)
    art += dots([(x * k, -21 * k) for x in (-27, -9, 9, 27)], 4.6 * k)
    art += line(poly([(-31 * k, -38.5 * k), (-30.5 * k, -37 * k)], False), 6 * k, CREAM)
    art += line(poly([(-24 * k, -3 * k), (-15 * k, 8 * k)], False), 4.6 * k, CREAM)
    art += ink(ellipse(0, 28 * k, 14 * k, 10 * k), GOLD, MID + .5)
    return art + ink(ellipse(0, -53 * k, 46 * k, 11.5 * k), GOLD) + fill(ellipse(0, -52.5 * k, 35 * k, 6.5 * k), INK)


# -- swords: straight, double-edged, one face light one face steel ---------------------------------
def sword(length: float = 260, w: float = 15, q: float = 38, k: float = 1) -> str:
    """Point up. w: half the width of the blade; q: half the guard; k: scale of the hilt."""
    top, bottom = -length / 2, length / 2
    guard, tip = bottom - 66 * k, 2.4 * w
    art = ink(poly([(0, top), (w, top + tip), (w * .86, guard), (-w * .86, guard), (-w, top + tip)]), CREAM)
    art += fill(poly([(0, top + 5), (w * .8, top + tip), (w * .7, guard), (0, guard)]), STEEL)
    art += line(poly([(0, top + tip * .5), (0, guard)], False), 2.6)
    art += ink(rect(-8.5 * k, guard, 17 * k, 48 * k, 3), BLUE, MID + .5)
    wire = [poly([(-8 * k, guard + (y + 3) * k), (8 * k, guard + (y - 3) * k)], False) for y in (12, 24, 36)]
    art += line(joined(wire), 3.4 * k, GOLD)
    art += ink(ellipse(0, bottom - 11 * k, 12.5 * k), GOLD, OUT - .5) + dots([(0, bottom - 11 * k)], 4.2 * k, RED)
    bar = limb([(-q, guard + 7 * k, 6.5 * k), (-q * .5, guard + k, 6 * k), (0, guard, 8.5 * k),
                (q * .5, guard + k, 6 * k), (q, guard + 7 * k, 6.5 * k)])
    knobs = [ellipse(s * (q + 2), guard + 8 * k, 9 * k) for s in (-1, 1)]
    return art + union([bar, *knobs], GOLD, 5.5) + dots([(0, guard)], 4 * k, RED)


# -- clubs: knotted cudgels with lopped branches ---------------------------------------------------
FOUR_KNOTS = ((1, .17), (-1, .32), (1, .46), (-1, .59))      # side, and how far down the trunk
THREE_KNOTS = ((1, .2), (-1, .38), (1, .56))


def club(length: float = 260, k: float = 1) -> str:
    """Thick end up; k scales the girth. Short thin ones carry three knots, the others four."""
    top, bottom = -length / 2 + 12 * k, length / 2 - 12 * k
    span = bottom - top

    def radius(y: float) -> float:
        taper: float = ((bottom - y) / span) ** 1.25
        return (10.5 + 17.5 * taper) * k
    wide = radius(top)
    sides = [(radius(y), y) for y in (top + span * f for f in (.25, .5, .75, 1))]
    trunk = curve([(-wide, top, 0), *((-r, y) for r, y in sides), (0, bottom + radius(bottom)), *sides[::-1],
                   (wide, top, 0)])
    stubs, faces, grain = [], "", []
    for side, share in FOUR_KNOTS if k >= 1 else THREE_KNOTS:
        y = top + span * share
        x, size = side * radius(y), k * (.45 + .55 * radius(y) / wide)       # smaller towards the hand
        stub, face = knot(x, y, side, size)
        stubs.append(stub)
        faces += face
        grain.append([(x * .25, y + 26 * k), (x * .5, y + 10 * k), (x * .95, y + 5 * k)])
    art = union([trunk, *stubs], GREEN) + hatch(trunk, -12 * k, -2, 60, 7, 2.6) + lines(grain, 3)
    art += lines([[(-wide * .5, top + span * .1), (-wide * .52, top + span * .27)]], 4.5, CREAM) + faces
    art += ink(ellipse(0, top, wide + 2.5, wide * .42), GOLD, OUT - .5)
    art += line(ellipse(-1, top, wide * .5, wide * .17), 3)
    for i, colour in enumerate((GOLD, RED, GOLD)):           # bound grip
        y = bottom - (26 - 13 * i) * k
        art += ink(rect(-radius(y) - 2, y - 5 * k, 2 * radius(y) + 4, 10 * k, 3), colour, 3.6)
    return art


def knot(x: float, y: float, side: int, size: float) -> tuple[Path, str]:
    """A lopped branch at (x, y) on the trunk's edge: (the stub as a path, its cut face as a drawing)."""
    stub = curve([(0, y - 22 * size), (x + side * 9 * size, y - 14 * size, 0), (x + side * 12 * size, y + 5 * size, 0),
                  (x * .9, y + 20 * size), (0, y + 26 * size)])
    face = ellipse(0, 0, 6.2 * size, 10.5 * size).rotate(-side * 10).move(x + side * 8 * size, y - 5 * size)
    return stub, ink(face, GOLD, 4)


# -- index glyphs: flat and bold, 60 high ----------------------------------------------------------
def coin_glyph() -> str:
    """Coins in an index."""
    return dot(0, 0, 27, GOLD, 6.5) + dot(0, 0, 12.5, RED, 5)


def cup_glyph() -> str:
    """Cups in an index."""
    shape = curve([(-27, -29, 0), (-22, -2), (-5.5, 8, 0), (-5.5, 16, 0), (-21, 28, 0), (21, 28, 0), (5.5, 16, 0),
                   (5.5, 8, 0), (22, -2), (27, -29, 0)])
    return ink(shape, RED, 6.5) + line(poly([(-21.5, -16), (21.5, -16)], False), 7, GOLD, "butt")


def sword_glyph() -> str:
    """Swords in an index."""
    return (ink(poly([(0, -38), (10, -23), (9.5, 10), (-9.5, 10), (-10, -23)]), STEEL, 6)
            + ink(rect(-6, 12, 12, 20, 4), BLUE, 5.5) + ink(rect(-25, 6, 50, 13, 6), BLUE, 5.5)
            + dot(0, 34, 6, GOLD, 5))


def club_glyph() -> str:
    """A leaning cudgel: its slant alone tells it from the sword."""
    shape = curve([(-14, -32, 0), (-13, -14), (-21, -13), (-20, 1), (-10, 3), (-8, 18), (-6, 34), (0, 38), (6, 34),
                   (8, 18), (9, 9), (19, 8), (20, -6), (12, -9), (14, -32, 0)])
    return at(ink(shape, GREEN, 6) + ink(ellipse(0, -33, 15, 8), GOLD, 5)
              + line(poly([(-5, 24), (5, 24)], False), 6, GOLD, "butt"), 0, 0, .92, 32)
