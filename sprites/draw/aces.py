"""The aces: each card a picture of its own."""

from collections.abc import Callable, Sequence
from math import atan2, degrees

from .cutting import cut
from .french_suits import diamond, heart, spade, trefoil
from .geometry import Path, Points, curve, ellipse, limb, petal, polar, rect
from .latin_suits import club, sun_coin, sword
from .ornament import broom, coronet, flower, leaf, rays, ribbon
from .palette import BLUE, CREAM, GOLD, GREEN, INK, IVORY, RED, STEEL
from .pen import FINE, MID, OUT, at, dot, dots, fill, group, hatch, ink, line, lines, small_cut, union


def beside(side: int, *points: Sequence[float]) -> list[tuple[float, ...]]:
    """Points given to the right of the card's middle line, here on that side of it (-1 left, +1 right)."""
    return [(200 + side * x, *rest) for x, *rest in points]


# -- coins -----------------------------------------------------------------------------------------
def eagle_wing(side: int) -> str:
    """Long quills, two rows of coverts, the golden arm."""
    quills = [((58, 306), (88, 450)), ((80, 288), (128, 440)), ((100, 264), (156, 398)), ((120, 236), (164, 338)),
              ((138, 208), (164, 276))]
    art = ""
    for (x0, y0), (x1, y1) in quills:
        tip = (x1 * .94 + x0 * .06, y1 * .94 + y0 * .06, 14)
        art += ink(limb(beside(side, (x0, y0, 15), ((x0 + x1) / 2, (y0 + y1) / 2, 20), tip)), BLUE)
        art += lines([beside(side, (x0, y0), (x0 * .14 + x1 * .86, y0 * .14 + y1 * .86))], 3.4, STEEL)
    for reach, colour in ((.5, STEEL), (.27, RED)):
        for (x0, y0), (x1, y1) in quills:
            x2, y2 = x0 + (x1 - x0) * reach, y0 + (y1 - y0) * reach
            covert = beside(side, (x0, y0 - 4, 14), ((x0 + x2) / 2, (y0 + y2) / 2, 17), (x2, y2, 12))
            art += ink(limb(covert, 4), colour, 5.5)
    shoulder = limb(beside(side, (40, 300, 26), (78, 240, 22), (112, 206, 17), (142, 186, 13), (160, 196, 9)))
    return art + union([shoulder], GOLD) + dots(beside(side, (62, 266), (84, 236), (106, 212), (128, 194)), 5.5)


def eagle_leg(side: int) -> str:
    """A feathered thigh and four talons."""
    thigh = limb(beside(side, (52, 420, 26), (84, 462, 18), (98, 492, 9)))
    x, y = 200 + side * 100, 500
    art = ink(thigh, BLUE) + hatch(thigh, -side * 8, -4, 60, 7, 2.6)
    talons = []
    for angle in (20, 62, 104, 150):
        tx, ty = polar(x, y + 2, 30, angle if side > 0 else 180 - angle)
        talons.append(limb([(x, y, 6.5), ((x + tx) / 2 + 2, (y + ty) / 2 - 2, 6), (tx, ty, 3.4)], 4))
    return art + union(talons, GOLD, 4) + ink(ellipse(x, y - 1, 11, 10), GOLD, 5)


def eagle_head(side: int) -> str:
    """Slender hackled neck, flat skull, heavy brow, hooked open beak with a tongue."""
    def form(*points: Sequence[float]) -> Path:
        return curve(beside(side, *points))
    skull = form((-4, 300, 0), (2, 252), (8, 232), (-3, 218, 0), (13, 210), (3, 194, 0), (18, 188), (10, 170, 0),
                 (22, 164), (18, 148, 0), (26, 130), (46, 117), (76, 124, 0), (74, 150), (58, 168), (70, 184, 0),
                 (62, 196), (74, 214, 0), (67, 230), (77, 252, 0), (66, 306, 0))
    lower_beak = form((70, 156, 0), (90, 157), (99, 166), (92, 174, 0), (76, 173), (62, 166, 0))
    tongue = form((78, 151, 0), (96, 151), (109, 160, 0), (94, 162))
    beak = form((68, 124, 0), (96, 125), (112, 132), (120, 148), (117, 172, 0), (107, 154), (94, 149), (68, 153, 0))
    art = ink(skull, BLUE) + ink(lower_beak, GOLD, 5) + ink(tongue, RED, 3.4) + ink(beak, GOLD, 5.5)
    art += lines([beside(side, (72, 127), (80, 138), (73, 151))], FINE) + dots(beside(side, (90, 136)), 2.6)
    art += ink(form((40, 144, 0), (52, 133), (68, 144, 0), (54, 149)), GOLD, 3.4) + dots(beside(side, (57, 141.5)), 4)
    art += ink(form((28, 128, 0), (50, 119), (78, 136, 0), (52, 131)), INK, 3)
    ticks = [(36, 182), (48, 200), (32, 208), (50, 226), (32, 236), (48, 254)]
    return art + lines([[(x - 7, y - 5), (x, y + 3), (x + 7, y - 5)] for x, y in beside(side, *ticks)], FINE, STEEL)


def eagle() -> str:
    """Two-headed, crowned, the coin on its breast."""
    art = "".join(ink(petal(200, 400, 10, 178 - abs(i) * 12, 90 + i * 15, 17), STEEL if i % 2 == 0 else BLUE, 5.5)
                  for i in (-3, 3, -2, 2, -1, 1, 0))         # the tail, its middle feather last
    art += "".join(part(side) for part in (eagle_leg, eagle_wing, eagle_head) for side in (-1, 1))
    breast = curve([(146, 296, 0), (140, 350), (160, 420), (200, 452, 0), (240, 420), (260, 350), (254, 296, 0)])
    return art + ink(breast, BLUE) + at(coronet(), 200, 88, .92)


def stamp() -> str:
    """Fiscal stamp: a scrap of perforated paper with the broom."""
    w, h, n = 62, 76, 5
    steps = [(i + .5) / n - .5 for i in range(n)]
    holes = [hole for t in steps for hole in ((t * w, -h / 2), (t * w, h / 2), (-w / 2, t * h), (w / 2, t * h))]
    art = ink(rect(-w / 2, -h / 2, w, h), CREAM, MID) + dots(holes, 3.8, IVORY)
    return art + ink(rect(-w / 2 + 8, -h / 2 + 9, w - 16, h - 18), GREEN, FINE) + at(broom(74), 0, -1, .74)


def coins() -> str:
    """The eagle with the sun on its breast, the stamp at its feet."""
    return group(eagle() + at(sun_coin(100), 200, 346), "translate(11 14)scale(.945)") + at(stamp(), 200, 624)


def spanish_coins() -> str:
    """One great sun between garlands, under a crown."""
    art = at(rays(120, 176, 20 if small_cut() else 32, 5.4, GOLD, RED), 200, 362) + at(sun_coin(134), 200, 362)
    for side in (-1, 1):
        for x, y, angle in ((30, 600, -8), (66, 592, -34), (98, 572, -56), (28, 584, -52)):
            art += at(leaf(54, 15), 200 + side * x, y, rotate=angle if side > 0 else 180 - angle)
    return art + at(ribbon(), 200, 588, .95) + at(coronet(), 200, 122, 1.4)


# -- cups ------------------------------------------------------------------------------------------
VASE = [(88, 270, 0), (96, 340), (138, 420), (180, 446, 0), (220, 446, 0), (262, 420), (304, 340), (312, 270, 0)]
FOOT = [(184, 500, 0), (176, 540), (112, 580, 0), (108, 606, 0), (292, 606, 0), (288, 580, 0), (224, 540),
        (216, 500, 0)]


def bouquet() -> str:
    """What grows out of the vase."""
    leaves = ((130, 210, -150), (112, 244, 175), (270, 210, -30), (288, 244, 5), (166, 130, -118), (234, 130, -62),
              (152, 168, -140), (248, 168, -40))
    blooms = ((200, 118, 44, RED), (136, 178, 38, BLUE), (264, 178, 38, BLUE), (160, 228, 36, RED), (240, 228, 36, RED))
    art = "".join(at(leaf(60, 16), x, y, rotate=angle) for x, y, angle in leaves)
    art += "".join(at(flower(r, colour), x, y) for x, y, r, colour in blooms)
    return art + at(flower(42, GOLD, RED, 6), 200, 194)


def handles() -> str:
    """Two gold handles with a stud on each shoulder."""
    art = ""
    for side in (-1, 1):
        bow = limb(beside(side, (96, 300, 9), (146, 268, 10), (160, 320, 11), (128, 376, 10), (88, 400, 9)), 8)
        stud = (200 + side * 112, 292)
        art += union([bow, ellipse(*stud, 13)], GOLD, 5.5) + dots([stud], 5, RED)
    return art


def vase() -> str:
    """A red bowl with gadroons and a jewelled band, on a foot."""
    bowl = curve(VASE)
    art = ink(curve(FOOT), RED)
    art += lines([[(200 + x * .2, 522), (200 + x * .5, 548), (200 + x, 586)] for x in (-60, -30, 0, 30, 60)])
    art += ink(rect(98, 592, 204, 26, 5), GOLD) + dots([(116 + i * 24, 605) for i in range(8)], 4.6) + ink(bowl, RED)
    for i, x in enumerate((-66, -33, 0, 33, 66)):
        gadroon = curve([(200 + x * .28, 442, 0), (200 + x * .62 - 15, 408), (200 + x - 14, 372), (200 + x, 356),
                         (200 + x + 14, 372), (200 + x * .62 + 15, 408)])
        art += ink(gadroon, CREAM if i % 2 else GOLD, 5)
    art += hatch(bowl, -26, -4, 64, 8, 2.8, trim=4) + line(bowl, OUT)
    art += ink(cut(bowl, [(60, 300), (340, 300), (340, 346), (60, 346)]), BLUE, 5.5)
    art += "".join(dot(200 + x, 323, 11, CREAM if i % 2 else GOLD) for i, x in enumerate((-78, -39, 0, 39, 78)))
    return art + ink(ellipse(200, 270, 112, 21), GOLD) + fill(ellipse(200, 271, 92, 12), INK)


def cups() -> str:
    """Two-handled vase with flowers."""
    art = handles() + bouquet() + vase()
    art += at(leaf(50, 13), 150, 268, rotate=-165) + at(leaf(50, 13), 250, 268, rotate=-15)
    art += ink(ellipse(200, 474, 34, 20), GOLD) + ink(ellipse(200, 452, 26, 11), RED, 5)
    art += ink(ellipse(200, 498, 26, 11), RED, 5) + dots([(200 + x, 474) for x in (-18, 0, 18)], 4.6)
    return art + at(flower(30), 166, 246) + at(flower(30), 234, 246) + at(flower(34, GOLD, RED), 200, 232)


# -- swords and clubs ------------------------------------------------------------------------------
def laurel(side: int, points: Points) -> str:
    """A berried branch on one side of the middle."""
    branch = curve(beside(side, *points), False)
    art, along = line(branch, 5.5), branch.flat(6)[0]
    for i in range(3, len(along) - 1, 3):
        (x0, y0), (x1, y1), (x, y) = along[i - 1], along[i + 1], along[i]
        angle = degrees(atan2(y1 - y0, x1 - x0))
        art += "".join(at(leaf(50, 13), x, y, rotate=round(angle + spread)) for spread in (-44, 44))
        art += dot(x + side * 13, y + 14, 6.5, RED, 3.4)
    (x0, y0), (x1, y1) = along[-2:]
    return art + at(leaf(50, 13), x1, y1, rotate=round(degrees(atan2(y1 - y0, x1 - x0))))


def swords() -> str:
    """A great sword through a crown, between two branches."""
    art = "".join(laurel(side, ((14, 566), (90, 520), (128, 420), (118, 300), (84, 214))) for side in (-1, 1))
    return art + at(sword(610, 34, 92, 2), 200, 350) + at(ribbon(), 200, 548) + at(coronet(), 200, 300, 1.05)


def clubs() -> str:
    """A flowering twig grows from each lopped branch."""
    art = ""
    for x, y, side, up in ((270, 226, 1, -40), (130, 320, -1, -34), (262, 398, 1, -30), (146, 470, -1, -24)):
        end = x + side * 62
        art += lines([[(x - side * 20, y + 6), (x + side * 20, y + up * .3), (end, y + up)]], 7)
        art += "".join(at(leaf(46, 13), x + side * 62 * t, y + up * t + 3, rotate=angle if side > 0 else 180 - angle)
                       for t, angle in ((.35, 40), (.62, -62)))
        art += at(flower(30, RED), end, y + up)
    return art + at(club(596, 2.45), 200, 350)


FRENCH_ACES: dict[str, tuple[Callable[[], str], str | None]] = {     # the great sign, and the flowers in its wreath
    "coins": (lambda: diamond(118, True), None), "cups": (lambda: heart(106), GOLD),
    "swords": (lambda: spade(114), None), "clubs": (lambda: trefoil(110), RED),
}


def french(suit: str) -> str:
    """One great sign in a crowned wreath; the diamond shines, hearts and clubs have flowers."""
    big, bloom = FRENCH_ACES[suit]
    path = ((8, 616), (86, 584), (126, 500), (131, 390), (112, 286), (80, 214))
    art = "".join(laurel(side, path) for side in (-1, 1))
    if bloom:
        places = [place for side in (-1, 1) for place in beside(side, (112, 536), (133, 440), (124, 332), (90, 234))]
        art += "".join(at(flower(25, bloom, RED if bloom == GOLD else GOLD), x, y) for x, y in places)
    return art + at(big(), 200, 372) + at(ribbon(), 200, 598, .85) + at(coronet(), 200, 132, 1.05)


ACES = {"coins": coins, "cups": cups, "swords": swords, "clubs": clubs}


def ace(deck: str, suit: str) -> str:
    """The picture of an ace."""
    if deck == "french":
        return french(suit)
    return spanish_coins() if (deck, suit) == ("spanish", "coins") else ACES[suit]()
