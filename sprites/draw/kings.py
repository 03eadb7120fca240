"""The four kings: enthroned, standing with a train, in arms, in profile. Drawn back to front."""

from .body import arm, belt, boot, ermine, flat_hand, grip, leg, palm_up, sceptre, shoe
from .faces import Face
from .geometry import curve, ellipse, poly, rect
from .hair import person
from .hats import crown
from .latin_suits import club, coin, cup, sword
from .palette import BLUE, BROWN, CREAM, GOLD, GREEN, INK, RED, STEEL
from .pen import FINE, OUT, at, band, dot, dots, hatch, ink, line, lines, lozenge, shaded, spots, stripes

MERCHANT = Face(jaw=1, nose="hook", eye="lidded", brow="raised", beard="point", hair="short")
PATRIARCH = Face(jaw=1.05, nose="bulb", brow="bushy", mouth="smile", beard="long", hair="long", hair_ink=CREAM,
                 old=True)
WARRIOR = Face("front", nose="straight", brow="stern", mouth="grim", beard="fork", hair="short", hair_ink=INK)
WOODSMAN = Face("profile", nose="hook", brow="bushy", beard="curly", hair="curls")


def coins() -> str:
    """Enthroned, coin on the palm, sceptre upright in the other hand."""
    art = ink(poly([(112, 604), (104, 162), (296, 162), (288, 604)]), BLUE)
    art += spots(rect(112, 182, 176, 60), lozenge, GOLD, 26, 22, 6, 8, 14)
    art += ink(rect(96, 152, 208, 18, 5), GOLD, 5) + dot(106, 139, 13, GOLD, 5) + dot(294, 139, 13, GOLD, 5)
    art += ink(rect(66, 596, 268, 16, 4), BROWN)
    right = curve([(240, 236, 0), (300, 262), (322, 350), (330, 470), (352, 604, 0), (284, 610), (276, 480),
                   (252, 360)])
    left = curve([(160, 236, 0), (104, 268), (84, 380), (72, 490), (46, 604, 0), (118, 610), (118, 470), (146, 360)])
    art += shaded(left, GOLD, dx=-14) + shaded(right, GOLD, dx=-14)
    art += lines([[(100, 400), (96, 500), (78, 596)], [(300, 380), (306, 490), (322, 596)],
                  [(282, 420), (292, 510), (300, 600)]])
    robe = curve([(170, 232, 0), (150, 300), (154, 362), (116, 420), (94, 462), (106, 530), (98, 570, 0), (200, 586),
                  (300, 570, 0), (292, 530), (304, 458), (278, 416), (244, 362), (250, 300), (230, 232, 0)])
    art += shoe(164, 584, -1, BLUE) + shoe(240, 584, 1, BLUE) + ink(robe, RED)
    art += spots(robe, lambda x, y: lozenge(x, y, 9, 12), GOLD, 40, 33, 12, 14, 22) + band(robe, 540, 18, GOLD)
    knees = [[(104, 452), (112, 428), (138, 418), (162, 432), (168, 478), (160, 536)],
             [(296, 452), (286, 428), (262, 418), (238, 432), (232, 478), (240, 536)]]
    art += lines([*knees, [(167, 458), (200, 474), (233, 458)], [(126, 470), (130, 506), (122, 536)],
                  [(276, 470), (270, 506), (278, 536)]])
    between = curve([(172, 466, 0), (200, 478), (228, 466, 0), (232, 500), (236, 536, 0), (164, 536, 0), (168, 500)])
    art += hatch(between, -300, 0, 90, 10, 2.6, trim=5)
    art += hatch(robe, -14, -2, 66, 8, 2.6, trim=4) + line(robe, OUT) + belt(199, 358, 46, GOLD, BLUE)
    art += arm((140, 274), (74, 352), (94, 406), GOLD, CREAM, None, (34, 32, 26)) + at(sceptre(270), 88, 396, rotate=-4)
    art += grip(90, 426, 6, 1.05)
    art += arm((262, 272), (330, 330), (322, 272), GOLD, CREAM, None, (34, 30, 24))
    collar = curve([(158, 214, 0), (118, 240), (108, 288, 0), (150, 306), (200, 312), (250, 306), (292, 288, 0),
                    (282, 240), (242, 214, 0), (200, 226)])
    art += shaded(collar, CREAM, dx=-10)
    art += ermine(((132, 268), (164, 286), (200, 296), (236, 286), (268, 268), (148, 242), (252, 242)))
    art += person(MERCHANT, 200, 168, 1, lambda: crown("points"), tilt=-3)
    return art + at(coin(56), 320, 166) + palm_up(320, 222, -2, 1)


def cups() -> str:
    """An old man turned to the left, cup on his palm, the mantle gathered across and trailing behind."""
    train = curve([(226, 226, 0), (286, 262), (312, 380), (330, 500), (352, 606, 0), (300, 612), (180, 612),
                   (104, 604, 0), (122, 470), (140, 330), (160, 240)])
    art = shaded(train, RED, dx=-16)
    art += lines([[(300, 430), (316, 530), (332, 600)], [(266, 460), (284, 540), (300, 602)]])
    robe = curve([(166, 230, 0), (138, 300), (132, 400), (104, 600, 0), (160, 610), (222, 604, 0), (232, 480),
                  (238, 300), (226, 228, 0)])
    art += shoe(136, 594, -1, GOLD) + ink(robe, BLUE) + stripes(robe, GOLD, -4, 52, 9, 12)
    art += stripes(robe, CREAM, -4, 52, 4, 38)
    art += lines([[(170, 400), (158, 500), (146, 596)], [(206, 470), (204, 540), (196, 600)]]) + line(robe, OUT)
    sweep = curve([(236, 226, 0), (282, 290), (292, 372), (256, 408, 0), (196, 420), (140, 404, 0), (128, 436),
                   (168, 470), (226, 486), (214, 606, 0), (304, 612), (344, 606, 0), (324, 470), (306, 330),
                   (288, 262)])
    art += shaded(sweep, RED, dx=-16)
    art += lines([[(264, 416), (214, 446), (152, 434)], [(272, 424), (246, 470), (240, 596)],
                  [(284, 420), (276, 500), (284, 602)]])
    art += lines([[(138, 406), (130, 434), (168, 468), (224, 484), (214, 602)]], 12, GOLD)
    art += arm((262, 278), (318, 352), (284, 392), RED, GOLD, None, (34, 32, 24)) + grip(268, 404, 150, 1.05)
    art += arm((146, 276), (132, 392), (98, 394), RED, GOLD, None, (32, 32, 25))
    collar = curve([(160, 214, 0), (118, 244), (116, 290, 0), (156, 306), (204, 310), (252, 300), (290, 280, 0),
                    (280, 240), (240, 214, 0), (200, 226)])
    art += shaded(collar, GOLD, dx=-10)
    art += "".join(dot(x, y, 8, RED) for x, y in ((134, 268), (164, 286), (238, 284), (268, 264)))
    art += person(PATRIARCH, 198, 168, -1, lambda: crown("lily"))
    return art + palm_up(84, 352, 10, 1.05) + at(cup(1.2), 82, 269)


def swords() -> str:
    """In armour, legs apart, the mantle thrown back, sword upright."""
    mantle = curve([(166, 226, 0), (108, 258), (86, 400), (52, 604, 0), (122, 616), (200, 604), (280, 616),
                    (350, 604, 0), (314, 400), (292, 258), (234, 226, 0)])
    art = ink(mantle, BLUE) + hatch(mantle, -16, -2, -74, 8, 2.6, trim=3)
    art += lines([[(112, 360), (104, 480), (84, 600)], [(140, 420), (136, 520), (122, 606)],
                  [(290, 360), (298, 480), (318, 600)], [(262, 430), (272, 520), (282, 606)]])
    art += leg((226, 446), (236, 518), (242, 584), STEEL) + shoe(242, 588, 1, STEEL)
    art += leg((178, 446), (154, 512), (144, 584), STEEL) + shoe(144, 588, -1, STEEL)
    for x, y in ((154, 516), (237, 520)):
        art += ink(ellipse(x, y, 20, 18), GOLD, 5) + lines([[(x - 9, y), (x, y + 5), (x + 9, y)]], FINE)
    kilt = curve([(152, 352, 0), (124, 462, 0), (198, 478), (276, 462, 0), (250, 352, 0)])
    art += ink(kilt, RED) + stripes(kilt, CREAM, 88, 38, 18, 12) + band(kilt, 446, 14, GOLD) + line(kilt, OUT)
    for x in (-46, -15, 16, 47):
        art += ink(rect(184 + x, 360, 30, 60 - abs(x) * .2, 5), STEEL, 5) + dots([(199 + x, 408 - abs(x) * .2)], 4)
    plate = curve([(166, 226, 0), (136, 252), (146, 318), (154, 356, 0), (200, 370), (248, 356, 0), (254, 316),
                   (264, 250), (234, 226, 0)])
    art += shaded(plate, STEEL, dx=-16, trim=4)
    art += lines([[(200, 306), (198, 364)], [(150, 318), (176, 338), (198, 338), (226, 336), (252, 314)]])
    art += belt(201, 358, 50)
    art += at(sword(420, 23, 46, 1.2), 322, 244, rotate=5)
    art += arm((262, 276), (312, 366), (300, 402), BLUE, GOLD, None, (34, 30, 23)) + grip(306, 414, 8, 1.1)
    art += arm((138, 276), (70, 346), (132, 390), BLUE, GOLD, None, (34, 32, 24)) + flat_hand(148, 398, 24, 1.05)
    collar = curve([(158, 214, 0), (112, 240), (104, 284, 0), (150, 300), (200, 306), (250, 300), (296, 284, 0),
                    (288, 240), (242, 214, 0), (200, 226)])
    art += shaded(collar, STEEL, dx=-10) + dots([(134, 264), (166, 282), (234, 282), (266, 264)], 4.5)
    return art + person(WARRIOR, 200, 170, 1, lambda: at(crown("arch"), 0, 2, .96))


def clubs() -> str:
    """Profile to the left: furred mantle thrown back, knee-length robe, boots, the club against his shoulder."""
    mantle = curve([(230, 226, 0), (272, 262), (284, 400), (316, 604, 0), (266, 614), (196, 604), (120, 612, 0),
                    (136, 440), (150, 300), (170, 232)])
    art = shaded(mantle, GREEN, dx=-16)
    art += lines([[(276, 440), (286, 520), (298, 602)], [(146, 520), (142, 560), (138, 604)]])
    art += "".join(leg((x, 450), (x + 2, 500), (x, 560), RED) + boot(x, 588, -1, BROWN, GOLD, height=58)
                   for x in (228, 148))
    robe = curve([(168, 230, 0), (142, 300), (146, 386), (116, 482, 0), (184, 498), (258, 486, 0), (244, 386),
                  (246, 300), (228, 228, 0)])
    art += ink(robe, GOLD)
    art += spots(robe, lambda x, y: curve([(0, 13, 0), (-7, 0), (0, -13, 0), (7, 0)]).move(x, y), GREEN, 44, 36, 12, 14,
                 20)
    art += lines([[(168, 410), (154, 454), (146, 484)], [(204, 410), (206, 456), (203, 490)]]) + line(robe, OUT)
    art += line(curve([(118, 478), (184, 493), (257, 482)], False), 21, INK, "butt")
    art += line(curve([(118, 478), (184, 493), (257, 482)], False), 12, CREAM, "butt")
    art += belt(194, 386, 50, BROWN, GOLD)
    edge = curve([(214, 232, 0), (250, 300), (262, 400), (296, 604, 0), (262, 612, 0), (238, 420), (222, 320)])
    art += ink(edge, CREAM, 5.5) + ermine([(242 + (y - 320) * .12, y) for y in range(320, 600, 44)])
    art += at(club(400, 1.34), 316, 262, rotate=1)
    art += arm((262, 276), (304, 368), (310, 402), GREEN, GOLD, None, (34, 32, 25)) + grip(314, 424, 4, 1.1)
    collar = curve([(156, 216, 0), (116, 244), (110, 288, 0), (150, 304), (200, 310), (252, 304), (292, 284, 0),
                    (284, 240), (242, 214, 0), (200, 226)])
    art += shaded(collar, CREAM, dx=-10)
    art += ermine(((134, 270), (164, 288), (200, 296), (236, 288), (268, 268), (252, 244)))
    art += person(WOODSMAN, 202, 168, -1, lambda: crown("leaves"))
    return art + arm((134, 290), (72, 352), (134, 384), GREEN, GOLD, None, (31, 33, 24)) + flat_hand(152, 390, 18, 1.05)


KINGS = {"coins": coins, "cups": cups, "swords": swords, "clubs": clubs}
