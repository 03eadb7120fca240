"""The application icon, and a simpler one for 32 px and less."""

from .geometry import curve, ellipse, polar, poly, rect
from .latin_suits import sun_face
from .ornament import rays
from .palette import BLUE, CREAM, GOLD, IVORY, RED
from .pen import at, dot, dots, fill, ink, line, lozenge
from .svg import document

SIDE = 512


def icon() -> str:
    """A sun before two cards."""
    art = ink(rect(14, 14, 484, 484, 108), RED, 16) + line(rect(36, 36, 440, 440, 90), 6, GOLD)
    sheet = rect(-100, -165, 200, 330, 24)
    diamonds = "".join(fill(lozenge(x, y, 16, 20), CREAM) for y in (-100, -50, 0, 50, 100) for x in (-50, 0, 50))
    back = ink(sheet, BLUE, 14) + line(rect(-80, -145, 160, 290, 12), 6, CREAM) + diamonds
    art += at(back, 196, 250, rotate=-16) + at(ink(sheet, IVORY, 14), 292, 256, rotate=12)
    return art + at(rays(96, 156, 16, 9, GOLD, RED, 9) + ink(ellipse(0, 0, 106), GOLD, 14) + sun_face(100), 280, 262)


def icon_small() -> str:
    """The sun alone: two eyes, two cheeks, a smile."""
    sun = "".join(ink(poly([polar(0, 0, 120, a - 19), polar(0, 0, 218, a), polar(0, 0, 120, a + 19)]), GOLD, 13)
                  for a in range(-90, 270, 45))
    sun += dot(0, 0, 134, GOLD, 20) + dots([(-78, 34), (78, 34)], 24, RED) + dots([(-46, -22), (46, -22)], 19)
    sun += line(curve([(-44, 56), (0, 80), (44, 56)], False), 18)
    return ink(rect(20, 20, 472, 472, 108), RED, 30) + at(sun, 256, 256)


DRAWINGS = {"icon": icon, "icon_small": icon_small}
ICONS = tuple(DRAWINGS)


def icon_svg(name: str) -> str:
    """An icon by its name in ICONS, 512 units square."""
    return document(DRAWINGS[name](), SIDE, SIDE)
