"""Jacks, queens and kings for the French suits: double-ended busts made of the same heads, hats and hands.

A Bust record is drawn looking right and mirrored if it looks left; its lower half is the same picture turned.
"""

from collections.abc import Callable
from dataclasses import dataclass

from .body import arm, ermine, grip, neck, ruff, sceptre
from .faces import Face
from .french_suits import diamond, heart, spade, trefoil
from .geometry import Path, curve, ellipse, poly, rect
from .ground import mark
from .hair import person
from .hats import beret, chaperon, crown, pointed_cap, sallet, snood, veil
from .kings import MERCHANT, PATRIARCH, WARRIOR, WOODSMAN
from .knaves import COUNTRYMAN, PAGE, SOLDIER
from .knights import SQUIRE
from .latin_suits import sword
from .ornament import flower, leaf, sprig
from .palette import BLUE, BROWN, CREAM, FLESH, GOLD, GREEN, INK, RED, STEEL
from .pen import OUT, at, dot, dots, group, hatch, ink, line, lines, lozenge, mirrored, shaded, spots, stripes

HEAD = (200, 172)
SIGNS = {"coins": diamond, "cups": heart, "swords": spade, "clubs": trefoil}
Draw = Callable[[], str]
Pattern = Callable[[Path], str]


@dataclass(frozen=True)
class Bust:
    """One court card: who it is, which way he looks (1 right, -1 left), dress and what he holds."""

    face: Face
    look: int
    hat: Draw
    cloth: str
    sleeve: str
    puff: tuple[str, str]                # cloth and stripe of the near shoulder
    collar: str                          # ruff, ermine, gorget, low
    held: Draw                           # upright, grasped at its origin
    pattern: Pattern = lambda p: ""
    behind: Draw = lambda: ""            # veil or snood


# -- what they hold, grasped at the origin ---------------------------------------------------------
def orb() -> str:
    """A gold globe with a cross."""
    art = dot(0, -44, 27, GOLD, 5.5) + lines([[(-26, -48), (0, -40), (26, -48)], [(0, -70), (0, -42)]], 4)
    return art + ink(rect(-4, -98, 8, 26, 2), GOLD, 4) + ink(rect(-12, -91, 24, 8, 2), GOLD, 4)


def rose(colour: str) -> str:
    """A long-stemmed flower."""
    stem = lines([[(0, 30), (3, -20), (0, -62)]], 5)
    leaves = at(leaf(34, 10), 2, -22, rotate=-40) + at(leaf(30, 9), 2, -10, rotate=-145)
    return stem + leaves + at(flower(30, colour, GOLD if colour != GOLD else RED), 0, -74)


def halberd() -> str:
    """Axe and spike on a pole."""
    art = ink(rect(-5.5, -170, 11, 230, 3), BROWN, 5)
    art += ink(curve([(-4, -150, 0), (-44, -166), (-50, -128), (-40, -96, 0), (-4, -112, 0)]), STEEL, 5.5)
    art += ink(poly([(4, -142), (34, -126), (4, -114)]), STEEL, 5)
    return art + ink(poly([(0, -212), (11, -168), (-11, -168)]), CREAM, 5.5)


def blade() -> str:
    """A drawn sword."""
    return at(sword(232, 17, 38, 1.05), 0, -74)


def staff() -> str:
    """A knobbed staff in leaf."""
    leaves = "".join(at(leaf(38, 11), 0, -132, rotate=a) for a in (-150, -30, -62, -118))
    return ink(rect(-6, -150, 12, 210, 5), BROWN, 5) + dot(0, -158, 14, GOLD, 5) + leaves


# -- dress -----------------------------------------------------------------------------------------
def body(bust: Bust) -> str:
    """Coat or bodice, down to the middle of the card."""
    lady = bust.collar == "low"
    slim = 12 if lady else 0                         # narrower shoulders
    shape = curve([(174, 234, 0), (124 + slim, 250), (86 + slim, 290), (72 + slim, 362, 0), (330 - slim, 362, 0),
                   (316 - slim, 292), (280 - slim, 250), (228, 234, 0), (202, 248)])
    art = ink(shape, bust.cloth) + bust.pattern(shape) + hatch(shape, -16, -3, 64, 7, 2.6, trim=4) + line(shape, OUT)
    if not lady:
        front = curve([(192, 240, 0), (202, 300), (204, 362, 0), (238, 362, 0), (232, 300), (220, 240, 0)])
        art += ink(front, GOLD, 5) + dots([(213, 312), (217, 338)], 5, INK)
    else:
        front = curve([(160, 282, 0), (184, 362, 0), (246, 362, 0), (258, 280, 0), (210, 300)])
        art += ink(front, CREAM, 5) + lines([[(186, 318), (212, 326), (240, 316)]], 4, RED)
    return art


def collar(kind: str) -> str:
    """ruff, ermine, gorget or low: what closes the dress at the neck."""
    if kind == "ruff":
        return neck(202, 218) + ruff(203, 240, 46, 8)
    if kind == "ermine":
        shape = curve([(166, 224, 0), (126, 244), (110, 284, 0), (154, 300), (206, 306), (256, 298), (298, 280, 0),
                       (284, 244), (240, 224, 0), (204, 240)])
        tails = ((134, 272), (164, 286), (206, 290), (246, 284), (274, 268), (148, 248), (258, 248))
        return shaded(shape, CREAM, dx=-10) + ermine(tails)
    if kind == "gorget":
        shape = curve([(170, 222, 0), (122, 246), (106, 292, 0), (156, 308), (206, 314), (258, 306), (300, 288, 0),
                       (286, 246), (236, 222, 0), (204, 236)])
        rivets = dots([(134, 276), (168, 292), (244, 290), (274, 274)], 4.5)
        return neck(202, 214) + shaded(shape, STEEL, dx=-12) + rivets
    return neckline()


def neckline() -> str:
    """The low collar of a lady, with pearls."""
    shape = curve([(176, 214, 0), (172, 236), (132, 254), (150, 284), (208, 304), (262, 280), (274, 252), (232, 236),
                   (230, 214, 0)])
    hem = curve([(134, 256), (152, 286), (208, 304), (262, 282), (274, 254)], False)
    pearls = curve([(166, 246), (186, 264), (208, 268), (230, 262), (246, 246)], False).flat(3)[0]
    art = ink(shape, FLESH, 5.5) + line(hem, 13) + line(hem, 6, GOLD)
    return art + dots(pearls, 5) + dots(pearls, 3, CREAM) + dot(208, 276, 7, RED, 3.4)


def half(bust: Bust) -> str:
    """The upper half of the card, looking right."""
    x, y = HEAD
    art = at(bust.behind(), x, y) + body(bust)
    puff = ellipse(0, 0, 42, 54)
    striped = ink(puff, bust.puff[0]) + stripes(puff.scale(.92), bust.puff[1], 90, 21, 9) + line(puff, OUT)
    art += at(striped, 112 if bust.collar != "low" else 124, 318, rotate=14) + collar(bust.collar)
    art += person(bust.face, x, y, 1, bust.hat) + at(bust.held(), 312, 282, rotate=5)
    art += arm((288, 300), (346, 364), (322, 320), bust.sleeve, GOLD, None, (28, 26, 18))
    return art + grip(310, 292, -20, 1.08)


LADY = Face(jaw=.88, chin=-1, eye="lashes", mouth="full", hair="long")
MATRON = Face(jaw=1, chin=2, nose="hook", eye="lidded", mouth="full", brow="raised", hair="short", hair_ink=INK)
BRIDE = Face(jaw=.92, nose="snub", eye="lashes", brow="raised", mouth="smile", hair="bob", hair_ink=GOLD)
DUCHESS = Face("profile", nose="straight", brow="raised", mouth="calm", hair="short", hair_ink=BROWN)


# -- cloth -----------------------------------------------------------------------------------------
def lozenges(colour: str) -> Pattern:
    """Cloth strewn with diamonds."""
    return lambda p: spots(p, lambda x, y: lozenge(x, y, 7, 11), colour, 38, 32, 12, 16, 20)


def bars(colour: str, width: float) -> Pattern:
    """Striped cloth."""
    return lambda p: stripes(p, colour, 84, 34, width)


def beads(colour: str) -> Pattern:
    """Cloth strewn with dots."""
    return lambda p: spots(p, lambda x, y: ellipse(x, y, 5), colour, 32, 27, 10, 14, 16)


BUSTS: dict[tuple[str, str], Bust] = {
    ("coins", "J"): Bust(PAGE, 1, lambda: beret(BLUE, GOLD, CREAM, 84), RED, BLUE, (GOLD, RED), "ruff", halberd,
                         lozenges(GOLD)),
    ("cups", "J"): Bust(SQUIRE, -1, lambda: chaperon(BLUE, GOLD), RED, BLUE, (CREAM, BLUE), "ruff", lambda: rose(RED),
                        bars(GOLD, 6)),
    ("swords", "J"): Bust(SOLDIER, 1, sallet, BLUE, BLUE, (RED, CREAM), "gorget", blade, bars(CREAM, 10)),
    ("clubs", "J"): Bust(COUNTRYMAN, 1, lambda: pointed_cap(GREEN, GOLD, RED), GREEN, CREAM, (CREAM, GREEN), "ruff",
                         staff, beads(GOLD)),
    ("coins", "C"): Bust(BRIDE, -1, lambda: crown("diadem"), GOLD, RED, (RED, GOLD), "low", lambda: rose(BLUE),
                         lozenges(RED), veil),
    ("cups", "C"): Bust(LADY, 1, lambda: crown("diadem", GOLD, BLUE), RED, RED, (CREAM, RED), "low", lambda: rose(GOLD),
                        beads(GOLD), lambda: veil(BLUE)),
    ("swords", "C"): Bust(MATRON, 1, lambda: crown("diadem"), BLUE, BLUE, (STEEL, BLUE), "low",
                          lambda: at(sceptre(190), 0, -56), bars(STEEL, 8), lambda: veil(CREAM)),
    ("clubs", "C"): Bust(DUCHESS, -1, lambda: crown("diadem"), GREEN, GREEN, (GOLD, GREEN), "low",
                         lambda: at(sprig(4, 100, GREEN, RED), 0, 6, rotate=-88), beads(GOLD), snood),
    ("coins", "K"): Bust(MERCHANT, 1, lambda: crown("points"), GOLD, GOLD, (RED, GOLD), "ermine",
                         lambda: at(sceptre(200), 0, -50), lozenges(RED)),
    ("cups", "K"): Bust(PATRIARCH, -1, lambda: crown("lily"), RED, RED, (GOLD, RED), "ermine", orb, bars(GOLD, 8)),
    ("swords", "K"): Bust(WARRIOR, 1, lambda: crown("arch"), BLUE, BLUE, (STEEL, BLUE), "gorget", blade,
                          bars(STEEL, 8)),
    ("clubs", "K"): Bust(WOODSMAN, -1, lambda: crown("leaves"), GREEN, GREEN, (GOLD, GREEN), "ermine", orb,
                         beads(GOLD)),
}


def sash(suit: str, colour: str) -> str:
    """The band across the middle, with the marks of the Latin courts' bases."""
    art = ink(rect(27, 332, 346, 36), colour, 5.5)
    return art + "".join(mark(suit, 44 + i * 39, 350) for i in range(9))


def court(suit: str, rank: str, colour: str, signed: bool = True) -> str:
    """A court card, both ends. signed: with the suit sign in the corners, for cards without an index there."""
    bust = BUSTS[suit, rank]
    top = half(bust) if bust.look > 0 else mirrored(lambda: half(bust))
    top += at(SIGNS[suit](42), 74, 90) if signed else ""
    return top + group(top, "rotate(180 200 350)") + sash(suit, colour)
