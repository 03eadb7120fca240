"""The four knights. Riders are drawn at the size of the other courts, then seated on the horse."""

from collections.abc import Callable

from .body import arm, grip, neck, palm_up, pauldron, ruff
from .faces import Face
from .geometry import Path, curve, ellipse, limb
from .hair import person
from .hats import barbute, beret, brimmed_hat, wreath
from .horse import LEAN, PIVOT, Horse, cloth_shape, horse, reins, saddle_cloth
from .latin_suits import club, coin, cup, sword
from .palette import BLUE, BROWN, CREAM, GOLD, GREEN, INK, RED, STEEL
from .pen import OUT, at, group, hatch, ink, line, lines, lozenge, mirrored, spots, stripes, union, zoomed

GALLANT = Face(jaw=.92, chin=3, nose="hook", eye="lidded", beard="goatee", whisker="curled", hair="bob")
SQUIRE = Face("profile", nose="straight", hair="long", hair_ink=INK)
CAPTAIN = Face(jaw=1.08, chin=2, nose="broken", brow="stern", mouth="grim", whisker="drooping", hair="short",
               hair_ink=INK)
WILD_MAN = Face(jaw=1.08, nose="bulb", eye="merry", brow="bushy", mouth="smile", beard="round", hair="curls")

PALFREY = Horse(CREAM, GOLD, RED, "walk", "arched", "dished", "plaited")
COB = Horse(BROWN, INK, GOLD, "stand", "low", "straight", "falling", blaze=True, socks=True)
CHARGER = Horse(STEEL, INK, RED, "rear", "high", "straight", "flying", dapples=True, ears_back=True, mouth_open=True)
DRAUGHT = Horse(GOLD, CREAM, GREEN, "trot", "forward", "roman", "cropped", blaze=True)

SEAT, SEAT_X, SEAT_Y = .9, 2, 42         # a rider is scaled, then moved to the saddle


def seated(x: float, y: float) -> tuple[float, float]:
    """A point of the rider in card units."""
    return SEAT_X + SEAT * x, SEAT_Y + SEAT * y


def stud(x: float, y: float) -> Path:
    """A round nail-head, for patterns."""
    return ellipse(x, y, 4.5)


def torso(colour: str, pattern: Callable[[Path], str] = lambda p: "") -> str:
    """Coat or breastplate with its belt."""
    shape = curve([(160, 232, 0), (132, 248), (136, 300), (146, 350), (126, 398, 0), (176, 410), (228, 396, 0),
                   (212, 350), (222, 300), (224, 244), (198, 230, 0), (178, 242)])
    art = ink(shape, colour) + pattern(shape) + hatch(shape, -13, -3, 64, 7, 2.6, trim=4) + line(shape, OUT)
    strap = curve([(144, 340, 0), (178, 347), (214, 339, 0), (214, 358, 0), (178, 366), (144, 358, 0)])
    return art + ink(strap, GOLD, 5)


def cape(colour: str, wind: float = 0) -> str:
    """Thrown back from the shoulders in three large folds; wind lifts it."""
    shape = curve([(186, 232, 0), (132, 246), (92, 296 - wind), (62, 330 - wind, 0), (74, 356 - wind), (66, 384 - wind),
                   (92, 384 - wind * .8), (100, 404 - wind * .6), (128, 398), (150, 404), (190, 392, 0), (196, 300)])
    folds = [[(146, 270), (112, 320 - wind * .5), (80, 360 - wind)],
             [(156, 300), (132, 350), (104, 384 - wind * .6)]]
    return ink(shape, colour) + hatch(shape, 4, -14, 30, 8, 2.6, trim=3) + lines(folds)


def rider_leg(hose: str, boot: str, cuff: str = CREAM) -> str:
    """The near leg, booted, its foot in the stirrup."""
    thigh = limb([(178, 376, 30), (216, 394, 25), (238, 424, 19), (234, 470, 17), (228, 496, 13)])
    art = union([thigh], hose, 5.5) + hatch(thigh, -7, -5, 62, 7, 2.6)
    art += ink(curve([(218, 442, 0), (256, 446, 0), (250, 486), (248, 502, 0), (276, 514), (280, 526, 0), (222, 524, 0),
                      (215, 500)]), boot)
    art += ink(curve([(214, 436, 0), (236, 443), (262, 438, 0), (262, 456, 0), (236, 461), (214, 454, 0)]), cuff, 5)
    return art + lines([[(212, 529), (284, 531)]], 7)


def mounted(steed: Horse, cloth: str, rider: str, hand: tuple[float, float]) -> str:
    """Horse, saddle-cloth, reins, rider, back to front."""
    sitting = group(rider, f"translate({SEAT_X} {SEAT_Y})scale({SEAT})")
    return horse(steed) + cloth + reins(steed, seated(*hand)) + sitting


def coins() -> str:
    """Walks to the right on a collected white palfrey, coin on the raised palm."""
    with zoomed(SEAT):
        rider = cape(BLUE) + torso(BLUE, lambda p: spots(p, stud, GOLD, 30, 26, 10, 10, 14)) + rider_leg(GOLD, RED)
        rider += arm((146, 268), (136, 340), (196, 352), RED) + grip(216, 352, 4)
        rider += ruff(178, 232) + person(GALLANT, 178, 172, 1, lambda: brimmed_hat(RED, GOLD, CREAM))
        rider += arm((212, 268), (276, 282), (292, 224), RED) + at(coin(64), 300, 112) + palm_up(296, 174, -2, 1.05)
    cloth = saddle_cloth(RED, GOLD, spots(cloth_shape(), lozenge, GOLD, 30, 26, 9, 14, 16))
    return mounted(PALFREY, cloth, rider, (222, 352))


def cups() -> str:
    """A young squire in profile on a patient cob, the cup lifted behind him."""
    return mirrored(_cups)


def _cups() -> str:
    with zoomed(SEAT):
        rider = cape(GREEN) + torso(RED) + rider_leg(BLUE, GOLD)
        rider += arm((212, 268), (250, 330), (226, 352), RED, GOLD, (CREAM, BLUE)) + grip(214, 356, 172)
        rider += arm((142, 268), (84, 306), (82, 252), RED, GOLD, (CREAM, BLUE))
        rider += ruff(178, 232) + person(SQUIRE, 180, 170, 1, lambda: beret(BLUE))
        rider += palm_up(80, 208, 4) + at(cup(1.08), 78, 134)
    cloth = saddle_cloth(CREAM, RED, stripes(cloth_shape(), BLUE, 90, 26, 8, 6))
    return mounted(COB, cloth, rider, (208, 356))


def swords() -> str:
    """A captain on a rearing grey charger, sword drawn back over his head."""
    with zoomed(SEAT):
        rider = cape(RED, 26) + torso(STEEL) + rider_leg(STEEL, STEEL, GOLD)
        rider += lines([[(146, 290), (176, 308), (212, 288)], [(180, 254), (180, 338)]])
        rider += arm((146, 268), (136, 340), (196, 348), BLUE) + pauldron(144, 266) + grip(216, 346, 4)
        rider += neck(178, 213) + person(CAPTAIN, 178, 172, 1, barbute)
        rider += at(sword(256, 21, 42, 1.1), 312, 138, rotate=34)
        rider += arm((212, 268), (276, 268), (274, 232), BLUE) + pauldron(214, 264) + grip(265, 207, 34, 1.05)
    cloth = saddle_cloth(BLUE, GOLD, spots(cloth_shape(), lozenge, CREAM, 30, 26, 9, 14, 16))
    return group(mounted(CHARGER, cloth, rider, (222, 346)), f"translate(36 2)rotate({-LEAN} {PIVOT[0]} {PIVOT[1]})")


def clubs() -> str:
    """A wild man crowned with leaves on a trotting draught horse, club upright behind him."""
    return mirrored(_clubs)


def _clubs() -> str:
    with zoomed(SEAT):
        rider = cape(RED, 20) + torso(GREEN) + rider_leg(CREAM, BROWN)
        rider += arm((212, 268), (250, 330), (226, 352), CREAM) + grip(214, 356, 172)
        rider += at(club(264, 1.25), 92, 172, rotate=-5)
        rider += arm((142, 268), (78, 318), (90, 280), CREAM) + grip(100, 254, -5, 1.1)
        rider += neck(178, 213) + person(WILD_MAN, 178, 172, 1, wreath)
    cloth = saddle_cloth(GREEN, RED, spots(cloth_shape(), stud, GOLD, 26, 22, 8, 12, 14))
    return mounted(DRAUGHT, cloth, rider, (208, 356))


KNIGHTS = {"coins": coins, "cups": cups, "swords": swords, "clubs": clubs}
