"""The four knaves, on foot: page, girl, man-at-arms, countryman. Drawn back to front; cards.py adds the ground."""

from .body import arm, belt, flat_hand, grip, leg, neck, palm_up, pauldron, ruff, scallops, shoe
from .faces import Face
from .geometry import curve, ellipse, rect
from .hair import person
from .hats import beret, chaperon, sallet, straw_hat
from .latin_suits import club, coin, cup, sword
from .ornament import sprig
from .palette import BLUE, BROWN, CREAM, GOLD, GREEN, INK, RED, STEEL
from .pen import FINE, OUT, at, band, dots, hatch, ink, line, lines, lozenge, mirrored, shaded, spots, stripes

PAGE = Face(nose="snub", brow="raised", mouth="smile", hair="bob")
GIRL = Face(jaw=.86, chin=-2, eye="lashes", mouth="full", hair="long")
SOLDIER = Face(jaw=1.06, chin=2, nose="broken", brow="stern", mouth="grim", hair="short", hair_ink=INK)
COUNTRYMAN = Face("profile", nose="snub", brow="raised", hair="curls", hair_ink=INK)


def coins() -> str:
    """Weight on one leg, cape off one shoulder, the coin shown on his palm."""
    cape = curve([(176, 226, 0), (128, 244), (100, 350), (96, 470), (72, 540, 0), (130, 528), (168, 544), (214, 514, 0),
                  (210, 300)])
    art = shaded(cape, BLUE, dx=12, angle=-66)
    art += lines([[(120, 380), (122, 460), (108, 528)], [(146, 420), (150, 480), (146, 532)]])
    art += leg((186, 430), (180, 512), (182, 584), CREAM) + shoe(182, 586, -1, RED)
    art += leg((220, 430), (258, 498), (248, 584), RED) + shoe(250, 586, 1, RED)
    art += scallops((122, 436), (266, 446), GOLD)
    tunic = curve([(180, 226, 0), (144, 242), (148, 292), (162, 342), (120, 436, 0), (190, 456), (266, 444, 0),
                   (238, 340), (250, 288), (258, 234), (220, 222, 0), (200, 236)])
    art += ink(tunic, RED) + spots(tunic, lozenge, GOLD, 30, 26, 12, 12, 24)
    art += lines([[(176, 366), (158, 402), (148, 438)], [(194, 368), (188, 410), (190, 448)],
                  [(218, 364), (234, 402), (242, 442)]], 4)
    art += hatch(tunic, -16, -3, 64, 7, 2.6, trim=4) + line(tunic, OUT) + belt(200, 344, 39, GOLD, BLUE, -2)
    art += arm((150, 258), (86, 316), (140, 354), BLUE, GOLD, (GOLD, RED)) + flat_hand(156, 360, 16, .95)
    art += arm((250, 252), (324, 300), (316, 246), BLUE, GOLD, (GOLD, RED))
    art += neck() + ruff() + person(PAGE, 201, 162, 1, lambda: beret(BLUE, GOLD, CREAM, 88), tilt=-4)
    return art + at(coin(62), 308, 144) + palm_up(312, 202, -4, .92)


def cups() -> str:
    """The feminine knave: walks to the left, cup on her palm, skirt gathered in the other hand."""
    art = leg((220, 440), (248, 510), (262, 574), CREAM) + shoe(264, 580, -1, BLUE, 14)
    art += leg((184, 440), (152, 512), (138, 584), CREAM) + shoe(138, 586, -1, BLUE)
    skirt = curve([(180, 222, 0), (144, 240), (152, 292), (164, 344), (128, 420), (92, 504, 0), (140, 520), (196, 512),
                   (248, 528), (298, 500, 0), (296, 430), (238, 344), (252, 292), (258, 242), (222, 222, 0),
                   (200, 234)])
    art += ink(skirt, RED) + band(skirt, 484, 22, GOLD)
    art += lines([[(180, 368), (146, 430), (124, 512)], [(196, 368), (178, 440), (172, 510)],
                  [(276, 404), (230, 440), (220, 512)], [(278, 408), (258, 450), (262, 518)]], 4)
    art += hatch(skirt, -18, -3, 66, 7, 2.6, trim=4) + line(skirt, OUT)
    bib = curve([(174, 227, 0), (200, 332, 0), (227, 227, 0), (200, 236)])
    art += ink(bib, CREAM, 3.4)
    art += lines([[(186, 262), (214, 262)], [(190, 284), (210, 284)], [(195, 306), (205, 306)]], 4, RED)
    art += belt(200, 344, 39, GOLD, BLUE, 3)
    art += neck() + person(GIRL, 198, 160, -1, lambda: chaperon(BLUE, GOLD), tilt=-5)
    art += arm((250, 262), (304, 336), (280, 386), BLUE, GOLD, (CREAM, BLUE), (24, 20, 16)) + grip(276, 410, 96, .95)
    art += arm((152, 262), (136, 398), (98, 390), BLUE, GOLD, (CREAM, BLUE), (24, 21, 16))
    return art + palm_up(84, 346, 12) + at(cup(1.2), 82, 264)


def swords() -> str:
    """Man-at-arms: hand on the hilt of a grounded sword, a green branch in the other."""
    cape = curve([(240, 226, 0), (284, 290), (296, 420), (330, 536, 0), (268, 524), (214, 548), (176, 524, 0),
                  (150, 300), (170, 240)])
    art = shaded(cape, RED, dx=-14, angle=70, gap=8)
    art += lines([[(262, 300), (276, 420), (296, 520)], [(244, 360), (250, 440), (250, 526)]])
    art += leg((222, 440), (228, 512), (226, 584), STEEL) + shoe(226, 586, 1, STEEL)
    art += leg((180, 440), (146, 506), (158, 584), STEEL) + shoe(158, 586, -1, STEEL)
    for x, y in ((148, 508), (228, 512)):
        art += ink(ellipse(x, y, 19, 17), GOLD, 5) + lines([[(x - 9, y), (x, y + 5), (x + 9, y)]], FINE)
    skirt = curve([(162, 340, 0), (130, 438, 0), (200, 450), (268, 440, 0), (238, 340, 0)])
    art += scallops((132, 438), (268, 438), GOLD) + ink(skirt, BLUE) + stripes(skirt, CREAM, 84, 34, 15, 8)
    art += line(skirt, OUT)
    plate = curve([(174, 224, 0), (142, 244), (148, 298), (164, 344, 0), (200, 358), (238, 344, 0), (252, 296),
                   (258, 238), (226, 224, 0), (200, 236)])
    art += shaded(plate, STEEL, dx=-16, trim=4)
    art += lines([[(198, 240), (190, 300), (198, 352)], [(156, 286), (176, 306), (196, 308), (224, 302), (244, 280)]])
    art += lines([[(164, 262), (172, 256)]], 6, CREAM) + belt(200, 350, 40)
    art += arm((252, 258), (330, 300), (318, 236), BLUE, GOLD) + pauldron(258, 258)
    art += at(sprig(4, 140, GREEN, RED), 314, 244, rotate=-84)
    art += grip(316, 212, -86, .95)
    art += neck() + person(SOLDIER, 199, 162, -1, sallet)
    art += at(sword(296, 18, 40, 1.1), 100, 454, rotate=180)
    art += arm((146, 258), (70, 312), (84, 346), BLUE, GOLD) + pauldron(142, 258)
    return art + grip(101, 356, 14)


def clubs() -> str:
    """Countryman in profile, striding, the cudgel on his shoulder."""
    return mirrored(_clubs)


def _clubs() -> str:
    art = leg((188, 430), (158, 508), (112, 566), BLUE) + shoe(108, 572, 1, BROWN, 24)
    art += at(ink(rect(-21, -8, 42, 16, 5), CREAM, 5), 128, 546, rotate=36)
    art += arm((250, 258), (304, 330), (258, 352), CREAM, None) + flat_hand(244, 352, 176, .9)
    art += leg((216, 430), (260, 504), (264, 584), BLUE) + shoe(266, 586, 1, BROWN)
    art += ink(rect(242, 548, 44, 16, 5), CREAM, 5)
    shirt = curve([(180, 224, 0), (146, 242), (150, 300), (162, 350), (138, 428, 0), (196, 442), (270, 424, 0),
                   (240, 344), (254, 290), (256, 238), (222, 222, 0)])
    art += shaded(shirt, CREAM, dx=-14)
    vest = curve([(172, 226, 0), (142, 244), (148, 296), (162, 350, 0), (130, 416, 0), (180, 430, 0), (196, 350, 0),
                  (190, 280)])
    art += shaded(vest, GREEN, dx=-10)
    art += shaded(curve([(228, 224, 0), (256, 240), (252, 294), (240, 346, 0), (274, 412, 0), (240, 424, 0),
                         (222, 350, 0), (214, 280)]), GREEN, dx=-10)
    art += dots([(205, 264), (207, 290), (208, 316)], 4)
    art += ink(curve([(182, 362, 0), (168, 400), (140, 436, 0), (168, 446, 0), (190, 404), (202, 368, 0)]), RED, 5.5)
    art += ink(curve([(160, 338, 0), (202, 344), (240, 334, 0), (242, 364, 0), (202, 372), (160, 366, 0)]), RED)
    art += lines([[(164, 352), (202, 358), (238, 349)]], FINE)
    art += at(club(320, 1.25), 120, 244, rotate=-26)
    art += arm((152, 260), (100, 332), (150, 354), CREAM, None) + grip(176, 354, -22)
    scarf = curve([(166, 222, 0), (202, 214), (238, 222, 0), (228, 240), (206, 262, 0), (176, 240)])
    art += neck(204) + ink(scarf, RED, 5.5)
    return art + person(COUNTRYMAN, 210, 160, 1, straw_hat, tilt=3)


KNAVES = {"coins": coins, "cups": cups, "swords": swords, "clubs": clubs}
