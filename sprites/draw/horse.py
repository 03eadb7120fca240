"""Four horses from one kit: each Horse record has its own gait, neck, head, mane and tack. Drawn facing right."""

from dataclasses import dataclass
from math import atan2, degrees

from .cutting import cut
from .geometry import Path, curve, ellipse, limb, poly
from .palette import CREAM, GOLD, INK, RED, STEEL
from .pen import FINE, OUT, at, dot, dots, fill, hatch, ink, line, lines, union

XY = tuple[float, float]
Leg = tuple[tuple[float, float, float], XY, XY, XY]


@dataclass(frozen=True)
class Horse:
    """One horse. The words choose among the drawings below; coat, mane and bridle are inks."""

    coat: str
    mane: str = INK
    bridle: str = RED
    gait: str = "walk"                   # see GAITS
    neck: str = "arched"                 # see NECKS
    profile: str = "straight"            # straight, dished, roman: the line from brow to nose
    cut: str = "falling"                 # mane: falling, plaited, cropped, flying
    blaze: bool = False
    socks: bool = False
    dapples: bool = False
    ears_back: bool = False
    mouth_open: bool = False


# near hind, far hind, near fore, far fore: (hip x, y, girth), knee, fetlock, hoof
GAITS: dict[str, list[Leg]] = {
    "walk": [((120, 440, 39), (98, 520), (112, 574), (116, 590)),
             ((144, 446, 32), (158, 522), (146, 574), (152, 590)),
             ((252, 436, 29), (254, 518), (248, 574), (254, 590)),
             ((262, 436, 28), (306, 480), (302, 532), (296, 548))],
    "stand": [((120, 440, 39), (104, 520), (114, 574), (118, 590)),
              ((144, 446, 32), (152, 522), (152, 574), (158, 590)),
              ((254, 436, 29), (258, 518), (256, 574), (262, 590)),
              ((240, 440, 28), (226, 520), (224, 574), (230, 590))],
    "trot": [((120, 440, 40), (94, 512), (78, 556), (70, 572)),
             ((146, 446, 33), (170, 518), (166, 574), (174, 590)),
             ((254, 436, 30), (304, 478), (294, 532), (284, 546)),
             ((246, 440, 29), (228, 522), (216, 574), (222, 590))],
    "rear": [((118, 438, 43), (90, 518), (120, 572), (128, 590)),
             ((150, 446, 36), (136, 526), (164, 572), (174, 590)),
             ((262, 430, 30), (322, 436), (326, 488), (318, 502)),
             ((258, 424, 29), (308, 464), (294, 512), (284, 524))],
}
LEAN = 9                                 # degrees a rearing horse leans back
PIVOT = (128, 600)

# crest (withers to poll), poll, throat (jaw to chest), angle of the head below the horizontal
NECKS: dict[str, tuple[list[XY], XY, list[XY], float]] = {
    "arched": ([(198, 378), (226, 328), (266, 294)], (304, 288), [(304, 336), (286, 360)], 66),
    "low": ([(196, 384), (228, 352), (262, 330)], (292, 322), [(300, 366), (290, 384)], 54),
    "forward": ([(196, 378), (218, 330), (248, 294)], (280, 280), [(288, 328), (282, 356)], 46),
    "high": ([(198, 378), (228, 332), (262, 290)], (292, 268), [(304, 318), (292, 354)], 38),
}
TRUNK = [(282, 356), (296, 386), (290, 426), (276, 456, 0), (236, 472), (194, 476), (152, 462), (124, 480), (90, 464),
         (76, 426), (90, 392), (122, 376), (164, 388), (198, 378, 0), (236, 344)]

# The head, poll at the origin, nose towards +x.
TOPS = {
    "straight": [(24, -15), (60, -11), (94, -6)],
    "dished": [(24, -18), (56, -6), (94, -8)],
    "roman": [(24, -14), (60, -20), (96, -8)],
}


def leg(place: Leg, coat: str) -> tuple[Path, str]:
    """(the limb as a path, the hoof as a drawing)."""
    (x1, y1, girth), (x2, y2), (x3, y3), (x4, y4) = place
    shape = limb([(x1, y1, girth), ((x1 + x2) / 2, (y1 + y2) / 2, girth * .64), (x2, y2, 13.5),
                  ((x2 + x3) / 2, (y2 + y3) / 2, 9), (x3, y3, 10.5), (x4, y4, 9.5)])
    turn = (degrees(atan2(y4 - y3, x4 - x3)) - 66) * .7
    hoof = ink(curve([(-11, -5, 0), (0, -8), (10, -5, 0), (17, 13, 0), (-15, 13, 0)]), INK, 5)
    return shape, at(hoof, x4, y4 + 2, rotate=turn)


def grounded(place: Leg) -> Leg:
    """A hind leg given on the ground: undo the lean that a rearing horse will get as a whole."""
    knee, (fetlock, hoof), _ = poly(place[1:]).rotate(LEAN, *PIVOT).subs[0]
    return place[0], knee, fetlock[2], hoof[2]


def legs(steed: Horse) -> list[Leg]:
    """The four legs of its gait, in the order of GAITS."""
    near_hind, far_hind, near_fore, far_fore = GAITS[steed.gait]
    if steed.gait == "rear":
        near_hind, far_hind = grounded(near_hind), grounded(far_hind)
    return [near_hind, far_hind, near_fore, far_fore]


def tail(steed: Horse) -> str:
    """Carried high when it trots or rears."""
    if steed.gait in ("rear", "trot"):
        shape = [(92, 392, 0), (64, 368), (42, 390), (42, 440), (46, 498), (36, 542, 0), (62, 518), (66, 548, 0),
                 (82, 506), (74, 452), (80, 420), (98, 414, 0)]
        strands = [[(80, 400), (62, 422), (66, 480), (58, 526)], [(86, 412), (74, 444), (78, 500), (72, 524)]]
    else:
        shape = [(90, 390, 0), (66, 382), (50, 416), (56, 470), (44, 528), (58, 552, 0), (72, 522), (76, 554, 0),
                 (92, 510), (82, 454), (84, 422), (98, 412, 0)]
        strands = [[(78, 398), (64, 424), (70, 480), (60, 526)], [(84, 410), (74, 444), (80, 500), (76, 524)]]
    return ink(curve(shape), steed.mane) + lines(strands, FINE, contrast(steed.mane))


def contrast(mane: str) -> str:
    """The ink for strands within a mane."""
    return INK if mane != INK else STEEL


def mane(steed: Horse) -> str:
    """The mane in its cut, along the crest."""
    crest, poll, _, _ = NECKS[steed.neck]
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = *crest, poll
    if steed.cut == "plaited":                       # a row of knots on the crest
        spine = curve([(x0, y0), (x1, y1), (x2, y2), (x3, y3)], False).flat(3)[0]
        return "".join(ink(ellipse(x, y, 11, 12), steed.mane, 5) for x, y in [*spine[1:-1], (x3 - 4, y3)])
    if steed.cut == "cropped":                       # short and upright
        back = [(x1 - 13, y1 - 9), (x2 - 12, y2 - 14), (x3 - 8, y3 - 16)]
        return ink(curve([(x0, y0, 0), *back, (x3 + 6, y3 - 2, 0), (x2 + 6, y2 + 8), (x1 + 6, y1 + 6)]), steed.mane, 5)
    if steed.cut == "flying":                        # streaming back in locks
        shape = [(x3 + 4, y3 - 8, 0), (x3 - 24, y3 - 16), (x3 - 50, y3 + 4, 0), (x2 - 8, y2 - 6), (x2 - 44, y2 + 14, 0),
                 (x1 - 6, y1 - 10), (x1 - 40, y1 + 18, 0), (x1 - 8, y1 + 16), (x0 - 24, y0 + 4, 0), (x0 + 10, y0 - 6),
                 (x1 + 14, y1 + 8), (x2 + 12, y2 + 12)]
        strands = [[(x3 - 6, y3), (x3 - 26, y3 + 2)], [(x2 - 4, y2 + 6), (x2 - 24, y2 + 14)],
                   [(x1, y1 + 6), (x1 - 18, y1 + 16)]]
    else:
        shape = [(x3 + 6, y3 - 8, 0), (x2 + 4, y2 - 12), (x1 - 8, y1 - 8), (x0 - 6, y0 - 8), (x0 - 4, y0 + 16, 0),
                 (x0 + 16, y0 + 6), (x0 + 22, y0 + 26, 0), (x1 + 26, y1 + 34), (x1 + 42, y1 + 30, 0),
                 (x2 + 8, y2 + 34), (x2 + 30, y2 + 26, 0), (x3 + 2, y3 + 20)]
        strands = [[(x1, y1), (x1 + 14, y1 + 26)], [(x2, y2), (x2 + 8, y2 + 24)],
                   [(x0 + 6, y0 - 16), (x0 + 16, y0 + 10)]]
    return ink(curve(shape), steed.mane) + lines(strands, FINE, contrast(steed.mane))


EARS = {True: [(2, -8, 0), (-22, -18), (-40, -18, 0), (-26, -2), (-2, 4, 0)],                  # laid back
        False: [(-2, -8, 0), (-14, -30), (-10, -46, 0), (8, -32), (13, -13, 0)]}
FORELOCKS = {True: [(6, -12, 0), (22, -24), (36, -22, 0), (26, -14), (30, -8, 0)],
             False: [(0, -12, 0), (18, -20), (40, -14, 0), (26, -8), (32, 0, 0), (12, -4)]}


def head(steed: Horse) -> str:
    """Head and bridle."""
    top = TOPS[steed.profile]
    muzzle = [(108, 3), (110, 14), (102, 22)] + ([(96, 16, 0), (100, 34), (86, 36)] if steed.mouth_open else [(90, 27)])
    shape = curve([(-8, -8, 0), *top, *muzzle, (62, 22), (36, 32), (12, 34), (-6, 20, 0)])
    art = ink(curve(EARS[steed.ears_back]), steed.coat, 5.5) + ink(shape, steed.coat, 5.5)
    if steed.blaze:
        art += ink(curve([(30, top[0][1] + 4, 0), (60, top[1][1] + 5), (92, -2, 0), (60, top[1][1] + 14)]), CREAM, FINE)
    art += fill(curve([(28, -4, 0), (36, -10), (46, -4, 0), (36, 0)]), INK) + dots([(39, -5.5)], 2, CREAM)
    art += fill(ellipse(99, 4, 5, 3.6), INK) + lines([[(102, 21), (90, 18), (80, 20)]], 3.4)
    art += lines([[(22, 26), (32, 16), (32, 4)]], FINE)
    noseband = [(70, -12 if steed.profile != "dished" else -6), (74, 8), (70, 23)]
    art += lines([noseband, [(71, 18), (44, 4), (8, -12)], [(16, -16), (12, 8), (16, 32)]], 6, steed.bridle)
    return art + dot(71, 19, 7, GOLD, 3.6) + ink(curve(FORELOCKS[steed.ears_back]), steed.mane, 4.5)


def bit(steed: Horse) -> XY:
    """Where the rein meets the bridle ring, in card units."""
    _, poll, _, angle = NECKS[steed.neck]
    return ellipse(71, 19, .01).rotate(angle).move(*poll).subs[0][0]


def horse(steed: Horse) -> str:
    """The bare horse with bridle and breast strap; saddle-cloth and rider come after."""
    places = legs(steed)
    (near_hind, hoof1), (far_hind, hoof2), (near_fore, hoof3), (far_fore, hoof4) = (
        leg(place, steed.coat) for place in places)
    crest, poll, throat, angle = NECKS[steed.neck]
    art = tail(steed)
    for shape, hoof in ((far_fore, hoof4), (far_hind, hoof2)):               # far legs, in shade
        art += union([shape], steed.coat, 5.5) + fill(shape, INK, .3) + hoof
    trunk = curve(TRUNK)
    neck = curve([(*crest[0], 0), *crest[1:], (*poll, 0), (poll[0] + 14, poll[1] + 24), *throat, (290, 400), (264, 430),
                  (210, 420)])
    art += union([trunk, neck, near_hind, near_fore], steed.coat)
    art += (socks(places) if steed.socks else "") + hoof1 + hoof3
    art += hatch(cut(trunk, [(60, 400), (400, 400), (400, 520), (60, 520)]), -3, -24, 70, 10, 2.6, trim=6)
    for shape in (near_hind, near_fore):
        art += hatch(cut(shape, [(0, 476), (400, 476), (400, 640), (0, 640)]), -8, 0, 30, 8, 2.6)
    x, y, _ = places[0][0]
    art += lines([[(x + 30, y - 26), (x + 34, y + 8), (x + 18, y + 40)], [(240, 404), (230, 436), (238, 462)]])
    art += dots(DAPPLES, 5.5, CREAM) if steed.dapples else ""
    return art + breast_strap(steed.bridle) + at(head(steed), *poll, rotate=angle) + mane(steed)


DAPPLES = ((96, 416), (112, 432), (92, 444), (110, 456), (262, 410), (252, 384), (270, 364), (240, 372), (258, 338))


def socks(places: list[Leg]) -> str:
    """White fetlocks on the near legs."""
    art = ""
    for _, (x2, y2), (x3, y3), hoof in (places[0], places[2]):
        art += fill(limb([(x2 * .35 + x3 * .65, y2 * .35 + y3 * .65, 8.5), (x3, y3, 9.5), (*hoof, 8.5)]), CREAM)
    return art


def breast_strap(colour: str) -> str:
    """A strap with three gold studs."""
    strap = curve([(206, 394), (240, 420), (282, 402)], False)
    studs = "".join(dot(x, y, 6, GOLD, FINE) for x, y in ((226, 413), (244, 417), (262, 413)))
    return line(strap, 15) + line(strap, 8, colour) + studs


def saddle_cloth(colour: str, edge: str, pattern: str) -> str:
    """A bordered cloth over the horse's back."""
    shape = cloth_shape()
    return ink(shape, colour) + pattern + line(shape.scale(.8, .8, 166, 408), OUT, edge) + line(shape, OUT)


def cloth_shape() -> Path:
    """The outline of a saddle-cloth, which its pattern must know."""
    return curve([(116, 376, 0), (166, 390), (204, 378, 0), (216, 420), (210, 470, 0), (186, 482), (168, 468, 0),
                  (148, 484), (122, 466, 0), (116, 420)])


def reins(steed: Horse, hand: XY) -> str:
    """From the bit to the rider's hand; both are in card units."""
    (x1, y1), (x2, y2) = bit(steed), hand
    return lines([[(x1, y1), ((x1 + x2) / 2 - 4, (y1 + y2) / 2 + 20), (x2, y2)]], 5, steed.bridle)
