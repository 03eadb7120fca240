"""The aces: each card a picture of its own."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, degrees

from .french_suits import diamond, heart, spade, trefoil
from .cutting import cut
from .geometry import Path, Points, curve, ellipse, limb, petal, polar, rect
from .latin_suits import club, sun_coin, sword
from .ornament import broom, coronet, flower, leaf, rays, ribbon
from .palette import BLUE, CREAM, GOLD, GREEN, INK, IVORY, RED, STEEL
from .pen import FINE, MID, OUT, at, dot, dots, fill, group, hatch, ink, line, lines, small_cut, union


# -- coins ------------------------------------------------------------------------------------------
def eagle_wing(s: int) -> str:
    """Long quills, two rows of coverts, the golden arm."""
    def X(x: float) -> float:
        return 200 + s * x
    quills = [((58, 306), (88, 450)), ((80, 288), (128, 440)), ((100, 264), (156, 398)), ((120, 236), (164, 338)),
              ((138, 208), (164, 276))]
    art = ""
    for (x0, y0), (x1, y1) in quills:
        tip = (X(x1 * .94 + x0 * .06), y1 * .94 + y0 * .06, 14)
        art += ink(limb([(X(x0), y0, 15), (X((x0 + x1) / 2), (y0 + y1) / 2, 20), tip]), BLUE)
        art += lines([[(X(x0), y0), (X(x0 * .14 + x1 * .86), y0 * .14 + y1 * .86)]], 3.4, STEEL)
    for t, c in ((.5, STEEL), (.27, RED)):
        for (x0, y0), (x1, y1) in quills:
            x2, y2 = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            art += ink(limb([(X(x0), y0 - 4, 14), (X((x0 + x2) / 2), (y0 + y2) / 2, 17), (X(x2), y2, 12)], 4), c, 5.5)
    art += union([limb([(X(40), 300, 26), (X(78), 240, 22), (X(112), 206, 17), (X(142), 186, 13), (X(160), 196, 9)])],
                 GOLD)
    return art + dots([(X(x), y) for x, y in ((62, 266), (84, 236), (106, 212), (128, 194))], 5.5)


def eagle_leg(s: int) -> str:
    thigh = limb([(200 + s * 52, 420, 26), (200 + s * 84, 462, 18), (200 + s * 98, 492, 9)])
    x, y = 200 + s * 100, 500
    art = ink(thigh, BLUE) + hatch(thigh, -s * 8, -4, 60, 7, 2.6)
    talons = []
    for a in (20, 62, 104, 150):
        tx, ty = polar(x, y + 2, 30, a if s > 0 else 180 - a)
        talons.append(limb([(x, y, 6.5), ((x + tx) / 2 + 2, (y + ty) / 2 - 2, 6), (tx, ty, 3.4)], 4))
    return art + union(talons, GOLD, 4) + ink(ellipse(x, y - 1, 11, 10), GOLD, 5)


def eagle_head(s: int) -> str:
    """Slender hackled neck, flat skull, heavy brow, hooked open beak with a tongue."""
    def P(*pts: Sequence[float]) -> Path:
        return curve([(200 + s * x, *rest) for x, *rest in pts])
    art = ink(P((-4, 300, 0), (2, 252), (8, 232), (-3, 218, 0), (13, 210), (3, 194, 0), (18, 188), (10, 170, 0),
                (22, 164), (18, 148, 0), (26, 130), (46, 117), (76, 124, 0), (74, 150), (58, 168), (70, 184, 0),
                (62, 196), (74, 214, 0), (67, 230), (77, 252, 0), (66, 306, 0)), BLUE)
    art += ink(P((70, 156, 0), (90, 157), (99, 166), (92, 174, 0), (76, 173), (62, 166, 0)), GOLD, 5)
    art += ink(P((78, 151, 0), (96, 151), (109, 160, 0), (94, 162)), RED, 3.4)
    art += ink(P((68, 124, 0), (96, 125), (112, 132), (120, 148), (117, 172, 0), (107, 154), (94, 149), (68, 153, 0)),
               GOLD, 5.5)
    art += lines([[(200 + s * 72, 127), (200 + s * 80, 138), (200 + s * 73, 151)]], FINE)
    art += dots([(200 + s * 90, 136)], 2.6)
    art += ink(P((40, 144, 0), (52, 133), (68, 144, 0), (54, 149)), GOLD, 3.4) + dots([(200 + s * 57, 141.5)], 4)
    art += ink(P((28, 128, 0), (50, 119), (78, 136, 0), (52, 131)), INK, 3)
    ticks = [(36, 182), (48, 200), (32, 208), (50, 226), (32, 236), (48, 254)]
    return art + lines([[(200 + s * x - 7, y - 5), (200 + s * x, y + 3), (200 + s * x + 7, y - 5)] for x, y in ticks],
                       FINE, STEEL)


def eagle() -> str:
    """Two-headed, crowned, the coin on its breast."""
    art = "".join(ink(petal(200, 400, 10, 178 - abs(i) * 12, 90 + i * 15, 17), STEEL if i % 2 == 0 else BLUE, 5.5)
                  for i in (-3, 3, -2, 2, -1, 1, 0))
    art += "".join(part(s) for part in (eagle_leg, eagle_wing, eagle_head) for s in (-1, 1))
    art += ink(curve([(146, 296, 0), (140, 350), (160, 420), (200, 452, 0), (240, 420), (260, 350), (254, 296, 0)]),
               BLUE)
    return art + at(coronet(), 200, 88, .92)


def stamp() -> str:
    """Fiscal stamp: a scrap of perforated paper with the broom."""
    w, h, n = 62, 76, 5
    steps = [(i + .5) / n - .5 for i in range(n)]
    holes = [p for t in steps for p in ((t * w, -h / 2), (t * w, h / 2), (-w / 2, t * h), (w / 2, t * h))]
    art = ink(rect(-w / 2, -h / 2, w, h), CREAM, MID) + dots(holes, 3.8, IVORY)
    return art + ink(rect(-w / 2 + 8, -h / 2 + 9, w - 16, h - 18), GREEN, FINE) + at(broom(74), 0, -1, .74)


def coins() -> str:
    return group(eagle() + at(sun_coin(100), 200, 346), "translate(11 14)scale(.945)") + at(stamp(), 200, 624)


def spanish_coins() -> str:
    """One great sun between garlands, under a crown."""
    n = 20 if small_cut() else 32
    art = at(rays(120, 176, n, 5.4, GOLD, RED), 200, 362) + at(sun_coin(134), 200, 362)
    art += "".join(at(leaf(54, 15), 200 + s * x, y, rotate=a if s > 0 else 180 - a) for s in (-1, 1)
                   for x, y, a in ((30, 600, -8), (66, 592, -34), (98, 572, -56), (28, 584, -52)))
    return art + at(ribbon(), 200, 588, .95) + at(coronet(), 200, 122, 1.4)


# -- cups ----------------------------------------------------------------------------------------------
def cups() -> str:
    """Two-handled vase with flowers."""
    art = ""
    for s in (-1, 1):
        handle = limb([(200 + s * 96, 300, 9), (200 + s * 146, 268, 10), (200 + s * 160, 320, 11),
                       (200 + s * 128, 376, 10), (200 + s * 88, 400, 9)], 8)
        art += union([handle, ellipse(200 + s * 112, 292, 13)], GOLD, 5.5) + dots([(200 + s * 112, 292)], 5, RED)
    for x, y, a in ((130, 210, -150), (112, 244, 175), (270, 210, -30), (288, 244, 5), (166, 130, -118),
                    (234, 130, -62), (152, 168, -140), (248, 168, -40)):
        art += at(leaf(60, 16), x, y, rotate=a)
    for x, y, r, c in ((200, 118, 44, RED), (136, 178, 38, BLUE), (264, 178, 38, BLUE), (160, 228, 36, RED),
                       (240, 228, 36, RED), (200, 194, 42, GOLD)):
        art += at(flower(r, c, GOLD if c != GOLD else RED, 6 if c == GOLD else 5), x, y)
    bowl = curve([(88, 270, 0), (96, 340), (138, 420), (180, 446, 0), (220, 446, 0), (262, 420), (304, 340),
                  (312, 270, 0)])
    art += ink(curve([(184, 500, 0), (176, 540), (112, 580, 0), (108, 606, 0), (292, 606, 0), (288, 580, 0), (224, 540),
                      (216, 500, 0)]), RED)
    art += lines([[(200 + x * .2, 522), (200 + x * .5, 548), (200 + x, 586)] for x in (-60, -30, 0, 30, 60)])
    art += ink(rect(98, 592, 204, 26, 5), GOLD) + dots([(116 + i * 24, 605) for i in range(8)], 4.6) + ink(bowl, RED)
    for i, x in enumerate((-66, -33, 0, 33, 66)):    # gadroons
        lobe = curve([(200 + x * .28, 442, 0), (200 + x * .62 - 15, 408), (200 + x - 14, 372), (200 + x, 356),
                      (200 + x + 14, 372), (200 + x * .62 + 15, 408)])
        art += ink(lobe, CREAM if i % 2 else GOLD, 5)
    art += hatch(bowl, -26, -4, 64, 8, 2.8, trim=4) + line(bowl, OUT)
    art += ink(cut(bowl, [(60, 300), (340, 300), (340, 346), (60, 346)]), BLUE, 5.5)
    art += "".join(dot(200 + x, 323, 11, CREAM if i % 2 else GOLD) for i, x in enumerate((-78, -39, 0, 39, 78)))
    art += ink(ellipse(200, 270, 112, 21), GOLD) + fill(ellipse(200, 271, 92, 12), INK)
    art += at(leaf(50, 13), 150, 268, rotate=-165) + at(leaf(50, 13), 250, 268, rotate=-15)
    art += ink(ellipse(200, 474, 34, 20), GOLD) + ink(ellipse(200, 452, 26, 11), RED, 5)
    art += ink(ellipse(200, 498, 26, 11), RED, 5)
    art += dots([(200 + x, 474) for x in (-18, 0, 18)], 4.6)
    return art + "".join(at(flower(r, c, heart), x, y) for x, y, r, c,
                         heart in ((166, 246, 30, RED, GOLD), (234, 246, 30, RED, GOLD), (200, 232, 34, GOLD, RED)))


# -- swords and clubs ----------------------------------------------------------------------------------
def laurel(s: int, points: Points) -> str:
    """A berried branch on one side of the middle (s = -1 left, +1 right)."""
    branch = curve([(200 + s * x, y) for x, y in points], False)
    art, pts = line(branch, 5.5), branch.flat(6)[0]
    for i in range(3, len(pts) - 1, 3):
        (x0, y0), (x1, y1), (x, y) = pts[i - 1], pts[i + 1], pts[i]
        a = degrees(atan2(y1 - y0, x1 - x0))
        art += "".join(at(leaf(50, 13), x, y, rotate=round(a + turn)) for turn in (-44, 44))
        art += dot(x + s * 13, y + 14, 6.5, RED, 3.4)
    (x0, y0), (x1, y1) = pts[-2:]
    return art + at(leaf(50, 13), x1, y1, rotate=round(degrees(atan2(y1 - y0, x1 - x0))))


def swords() -> str:
    art = "".join(laurel(s, ((14, 566), (90, 520), (128, 420), (118, 300), (84, 214))) for s in (-1, 1))
    return art + at(sword(610, 34, 92, 2), 200, 350) + at(ribbon(), 200, 548) + at(coronet(), 200, 300, 1.05)


def clubs() -> str:
    """A flowering twig grows from each lopped branch."""
    art = ""
    for x, y, s, up in ((270, 226, 1, -40), (130, 320, -1, -34), (262, 398, 1, -30), (146, 470, -1, -24)):
        art += lines([[(x - s * 20, y + 6), (x + s * 20, y + up * .3), (x + s * 62, y + up)]], 7)
        art += "".join(at(leaf(46, 13), x + s * 62 * t, y + up * t + 3, rotate=a if s > 0 else 180 - a)
                       for t, a in ((.35, 40), (.62, -62)))
        art += at(flower(30, RED), x + s * 62, y + up)
    return art + at(club(596, 2.45), 200, 350)


FRENCH_ACES: dict[str, tuple[Callable[[], str], str | None]] = {        # the great sign, and the flowers in its wreath
    "coins": (lambda: diamond(118, True), None), "cups": (lambda: heart(106), GOLD),
    "swords": (lambda: spade(114), None), "clubs": (lambda: trefoil(110), RED),
}


def french(suit: str) -> str:
    """One great sign in a crowned wreath; the diamond shines, hearts and clubs have flowers."""
    big, bloom = FRENCH_ACES[suit]
    art = "".join(laurel(s, ((8, 616), (86, 584), (126, 500), (131, 390), (112, 286), (80, 214))) for s in (-1, 1))
    if bloom:
        art += "".join(at(flower(25, bloom, RED if bloom == GOLD else GOLD), 200 + s * x, y) for s in (-1, 1)
                       for x, y in ((112, 536), (133, 440), (124, 332), (90, 234)))
    return art + at(big(), 200, 372) + at(ribbon(), 200, 598, .85) + at(coronet(), 200, 132, 1.05)


ACES = {"coins": coins, "cups": cups, "swords": swords, "clubs": clubs}


def ace(deck: str, suit: str) -> str:
    if deck == "french":
        return french(suit)
    return spanish_coins() if (deck, suit) == ("spanish", "coins") else ACES[suit]()
