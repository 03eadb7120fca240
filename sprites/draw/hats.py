"""Crowns and hats. Origin = middle of the face; drawn for a head that looks right."""

from .cutting import cut
from .geometry import curve, ellipse, limb, poly, rect
from .ornament import leaf
from .palette import BLUE, CREAM, GOLD, RED, STEEL
from .pen import FINE, MID, at, dot, dots, fill, ink, line, lines, lozenge, shaded, stripes, union

W = 41               # half width of a crown at the brow


def crown(kind: str, colour: str = GOLD, jewel: str = RED) -> str:
    """points (coins), lily (cups), arch (swords), leaves (clubs), diadem (queens)."""
    art = {"points": _points, "lily": _lily, "arch": _arch, "leaves": _leaves, "diadem": _diadem}[kind](colour, jewel)
    art += ink(curve([(-W - 3, -48, 0), (0, -42), (W + 3, -48, 0), (W + 1, -28, 0), (0, -22), (-W - 1, -28, 0)]),
               colour)
    art += fill(lozenge(-26, -37, 6, 8), jewel) + fill(lozenge(0, -34, 6, 8), BLUE)
    return art + fill(lozenge(26, -37, 6, 8), jewel)


def _points(colour: str, jewel: str) -> str:
    """Five points with a jewel on each."""
    tips = [(-W - 7 + i * (2 * W + 14) / 4, -100 if i == 2 else -92) for i in range(5)]
    edge = [point for x, y in tips for point in ((x, y), (x + (W + 7) / 4, -62))]
    art = ink(poly([(-W, -36), *edge[:-1], (W, -36)]), colour)
    return art + "".join(dot(x, y - 4, 7, jewel) for x, y in tips)


def _lily(colour: str, jewel: str) -> str:
    """A lily between two half lilies."""
    shape = curve([(-W, -36, 0), (-W - 8, -76), (-W - 14, -92, 0), (-W + 10, -84), (-20, -64, 0), (-14, -80),
                   (0, -112, 0), (14, -80), (20, -64, 0), (W - 10, -84), (W + 14, -92, 0), (W + 8, -76), (W, -36, 0)])
    art = ink(shape, colour) + ink(ellipse(0, -76, 8, 11), jewel, 4)
    return art + dot(-36, -70, 6.5, BLUE) + dot(36, -70, 6.5, BLUE)


def _arch(colour: str, jewel: str) -> str:
    """Closed, with a globe and a cross; the jewel's colour is the cap inside."""
    art = ink(curve([(-W, -40, 0), (-W - 6, -78), (-22, -98), (0, -90), (22, -98), (W + 6, -78), (W, -40, 0)]), jewel)
    for s in (-1, 1):
        bow = limb([(s * (W - 2), -44, 6), (s * (W + 2), -76, 7), (s * 24, -96, 6.5), (0, -88, 6)])
        art += union([bow], colour, 4.5)
    art += union([limb([(0, -44, 7), (0, -92, 7)])], colour, 4.5) + dot(0, -103, 9, colour, 5)
    return art + ink(rect(-3.5, -126, 7, 17, 2), colour, 3.6) + ink(rect(-9, -121, 18, 7, 2), colour, 3.6)


def _leaves(colour: str, jewel: str) -> str:
    """Three points with oak leaves behind them."""
    art = "".join(at(leaf(52, 13), x, -48, rotate=lean) for x, lean in ((-32, -112), (-12, -98), (12, -82), (32, -68)))
    art += ink(poly([(-W, -36), (-W - 8, -84), (-21, -60), (0, -96), (21, -60), (W + 8, -84), (W, -36)]), colour)
    return art + "".join(dot(x, y, 7, jewel) for x, y in ((-W - 8, -87), (0, -99), (W + 8, -87)))


def _diadem(colour: str, jewel: str) -> str:
    """Low and light, rising to the middle: a queen's."""
    shape = curve([(-W, -40, 0), (-W - 2, -62, 0), (-28, -54), (-18, -72, 0), (-9, -62), (0, -88, 0), (9, -62),
                   (18, -72, 0), (28, -54), (W + 2, -62, 0), (W, -40, 0)])
    pearls = ((-W - 2, -66), (-18, -77), (0, -93), (18, -77), (W + 2, -66))
    return ink(shape, colour) + "".join(dot(x, y, 5.5, jewel, 3.6) for x, y in pearls)


# -- hats ------------------------------------------------------------------------------------------
def feather(colour: str, length: float = 120) -> str:
    """Curling plume growing up and to the left from the origin."""
    n = length
    shape = curve([(0, 0, 0), (-14, -n * .34), (-n * .42, -n * .62), (-n * .86, -n * .5), (-n * .98, -n * .2, 0),
                   (-n * .74, -n * .3), (-n * .6, -n * .16, 0), (-n * .46, -n * .26), (-n * .3, -n * .04, 0),
                   (-n * .2, -n * .12)])
    quill = [(0, -2), (-n * .3, -n * .34), (-n * .66, -n * .42), (-n * .88, -n * .28)]
    barbs = [[(-n * x, -n * y), (-n * (x + .06), -n * (y - .12))] for x, y in ((.3, .33), (.45, .4), (.6, .41))]
    return ink(shape, colour, 5) + lines([quill, *barbs], 2.8)


def beret(colour: str, band: str = GOLD, plume: str | None = None, length: float = 112) -> str:
    """Soft and flat, fuller at the back."""
    art = at(feather(plume, length), -20, -56, rotate=28) if plume else ""
    cloth = curve([(-42, -30, 0), (-72, -44), (-62, -74), (-8, -88), (48, -74), (56, -50), (38, -30, 0), (0, -38)])
    art += shaded(cloth, colour, dx=-4, dy=-14, angle=12)
    return art + ink(curve([(-43, -40, 0), (0, -47), (39, -40, 0), (38, -25, 0), (0, -33), (-42, -24, 0)]), band, 5)


def chaperon(colour: str, tail: str) -> str:
    """Padded roll with a hanging liripipe."""
    liripipe = curve([(-30, -58, 0), (-70, -40), (-78, 20), (-66, 96), (-88, 132, 0), (-40, 124, 0), (-48, 60),
                      (-42, -10), (-26, -34, 0)])
    crest = curve([(36, -46, 0), (34, -80), (4, -100), (-34, -92), (-56, -66), (-40, -40, 0)])
    roll = limb([(-44, -34, 13), (-22, -46, 17), (6, -51, 18), (30, -44, 16), (44, -32, 12)])
    art = shaded(liripipe, tail, dx=-10, dy=-2, angle=80) + shaded(crest, tail, dx=-5, dy=-12, angle=30)
    art += lines([[(20, -58), (4, -78), (-20, -80)]]) + union([roll], colour, 5.5)
    return art + lines([[(x - 4, -58 + abs(x) * .35), (x + 3, -46 + abs(x) * .3), (x, -34 + abs(x) * .24)]
                        for x in (-30, -14, 3, 20, 34)], FINE)


def sallet(colour: str = STEEL, plume: str = RED) -> str:
    """Open helmet with a crest."""
    crest = curve([(14, -76, 0), (34, -88), (22, -110), (2, -112), (-10, -122), (-34, -114), (-46, -108), (-66, -88),
                   (-66, -72), (-80, -50), (-70, -30, 0), (-50, -44), (-40, -66), (-16, -78)])
    barbs = ((18, -80, 20, -102), (2, -80, 0, -106), (-14, -80, -24, -106), (-30, -74, -48, -94), (-42, -62, -64, -72))
    steel = curve([(42, -16, 0), (42, -50), (12, -80), (-26, -74), (-46, -42), (-47, 0), (-66, 22, 0), (-36, 26, 0),
                   (-34, -6), (-24, -26, 0), (12, -30)])
    art = ink(crest, plume)
    art += lines([[(x1, y1), ((x1 + x2) / 2 - 5, (y1 + y2) / 2), (x2, y2)] for x1, y1, x2, y2 in barbs], FINE)
    art += shaded(steel, colour, dx=-10, angle=70) + lines([[(40, -34), (0, -44), (-42, -26)]], 4)
    return art + dots([(26, -36), (6, -39), (-14, -38), (-32, -31)], FINE)


def barbute(colour: str = STEEL, plume: str = RED) -> str:
    """Helmet with raised visor and a single sweeping plume: the knight's."""
    feathers = curve([(10, -70, 0), (26, -91), (21, -117), (-5, -126), (-31, -111), (-45, -84, 0), (-29, -95),
                      (-31, -80, 0), (-15, -92), (-13, -79, 0), (-3, -84)])
    quill = [(9, -80), (9, -104), (-9, -109), (-31, -95)]
    barbs = [[(4, -105), (-7, -93)], [(-11, -109), (-22, -94)]]
    steel = curve([(38, -22, 0), (40, -52), (14, -82), (-24, -78), (-46, -46), (-48, 6), (-40, 34, 0), (-22, 36, 0),
                   (-32, 4), (-24, -26, 0), (8, -30)])
    art = ink(feathers, plume) + lines([quill, *barbs], FINE) + shaded(steel, colour, dx=-10, angle=70)
    visor = curve([(-30, -40, 0), (0, -56), (40, -56), (60, -42, 0), (40, -32), (6, -28), (-28, -24, 0)])
    art += ink(visor, colour, 5.5) + lines([[(8, -44), (24, -46)], [(10, -37), (30, -40)]], FINE)
    return art + dot(-27, -33, 7, GOLD)


def straw_hat(colour: str = GOLD, ribbon: str = RED) -> str:
    """Broad brim, two leaves in the ribbon."""
    top = curve([(-34, -42, 0), (-30, -78), (0, -90), (30, -78), (34, -42, 0), (0, -36)])
    art = ink(top, colour) + lines([[(-27, -76), (0, -80), (27, -76)], [(-31, -66), (0, -70), (31, -66)]], 2.4)
    art += ink(cut(top, [(-60, -60), (60, -60), (60, -30), (-60, -30)]), ribbon, MID)
    art += at(leaf(44, 12), -24, -52, rotate=-110) + at(leaf(38, 11), -26, -50, rotate=-150)
    brim = curve([(-78, -34), (-40, -44), (0, -40), (40, -44), (78, -34), (46, -22), (0, -20), (-46, -22)])
    return art + ink(brim, colour) + lines([[(-60, -32), (0, -30), (60, -32)]], 2.6)


def brimmed_hat(colour: str, brim: str, plume: str) -> str:
    """Rider's travelling hat with a turned-up brim."""
    art = at(feather(plume, 96), -12, -60, rotate=40)
    top = curve([(-36, -42, 0), (-34, -74), (-4, -88), (30, -76), (36, -42, 0)])
    edge = curve([(-58, -50, 0), (-30, -52), (0, -46), (30, -44), (66, -30, 0), (36, -24), (0, -28), (-40, -30)])
    return art + shaded(top, colour, dx=-9, dy=-4, angle=70) + ink(edge, brim)


def wreath() -> str:
    """Leaves and berries round the brow."""
    art = ""
    for s in (-1, 1):
        for x, y, lean in ((40, -26, -100), (33, -40, -125), (22, -50, -150), (8, -55, -170)):
            art += at(leaf(34, 11), s * x, y, rotate=lean if s > 0 else 180 - lean)
    return art + "".join(dot(x, y, 6.5, RED, 3.4) for x, y in ((-30, -42), (0, -54), (30, -42)))


def pointed_cap(colour: str, fur: str = CREAM, plume: str | None = None) -> str:
    """Hunter's cap: long in front, turned up behind, a feather in the fold."""
    art = at(feather(plume, 78), -24, -56, rotate=4) if plume else ""
    cloth = curve([(-38, -34, 0), (-40, -66), (-14, -90), (16, -78), (72, -40, 0), (30, -40)])
    edge = curve([(-44, -30, 0), (-46, -52, 0), (-6, -56), (34, -44), (74, -40, 0), (30, -26), (0, -30)])
    return art + shaded(cloth, colour, dx=-4, dy=-12, angle=20) + ink(edge, fur, 5)


def veil(colour: str = CREAM) -> str:
    """What falls from a queen's diadem; drawn before the head."""
    shape = curve([(-40, -52, 0), (-66, -10), (-70, 60), (-84, 118, 0), (-20, 118), (30, 110, 0), (46, 40), (46, -20),
                   (38, -50, 0), (0, -62)])
    folds = [[(-54, 10), (-56, 60), (-66, 104)], [(-44, 30), (-40, 70), (-46, 110)]]
    return ink(shape, colour, 5.5) + lines(folds, FINE)


def snood(colour: str = GOLD) -> str:
    """A netted hair bag behind the head; drawn before the head."""
    shape = curve([(-20, -58), (-58, -46), (-72, -4), (-58, 30), (-26, 36)])
    net = stripes(shape, RED, 45, 15, 2.6) + stripes(shape, RED, -45, 15, 2.6)
    return ink(shape, colour, 5.5) + net + line(shape, 5.5)
