"""Diamonds, hearts, spades and clubs in the manner of the coins, cups, swords and cudgels.

Origin = centre of the sign; r = half its height, about.
"""

from .geometry import Path, curve, edges, ellipse, petal, poly
from .ornament import rays
from .palette import CREAM, GOLD, RED, STEEL
from .pen import MID, dot, dots, fill, hatch, ink, line, small_cut, two_coloured, union
from .suits import suit_ink


def lozenge_shape(r: float) -> Path:
    """Slightly hollow sides, as cut stone."""
    w = r * .8
    return curve([(0, -r, 0), (w * .46, -r * .44), (w, 0, 0), (w * .46, r * .44), (0, r, 0), (-w * .46, r * .44),
                  (-w, 0, 0), (-w * .46, -r * .44)])


def heart_shape(r: float) -> Path:
    """Broad shoulders, a soft point."""
    return curve([(0, -.48, 0), (.24, -.84), (.62, -.9), (.93, -.56), (.84, -.04), (.44, .5), (0, .98, 0), (-.44, .5),
                  (-.84, -.04), (-.93, -.56), (-.62, -.9), (-.24, -.84)]).scale(r)


def spade_shape(r: float) -> Path:
    """A leaf point up, without its stem."""
    return curve([(0, -1, 0), (.4, -.54), (.84, -.06), (.88, .36), (.56, .62), (.2, .5), (.07, .36, 0), (-.07, .36, 0),
                  (-.2, .5), (-.56, .62), (-.88, .36), (-.84, -.06), (-.4, -.54)]).scale(r)


def stem(r: float, top: float) -> Path:
    """The foot of a spade or trefoil, flaring downwards."""
    return curve([(-.08, top, 0), (-.1, .66), (-.38, .95, 0), (.38, .95, 0), (.1, .66), (.08, top, 0)]).scale(r)


def trefoil_shapes(r: float) -> list[Path]:
    """Three leaves and what joins them."""
    return [ellipse(0, -.5 * r, .42 * r), ellipse(-.48 * r, .2 * r, .42 * r), ellipse(.48 * r, .2 * r, .42 * r),
            ellipse(0, 0, .26 * r)]


def diamond(r: float, shining: bool = False) -> str:
    """Gold (or red) with a red field and a four-petalled flower; shining = the settebello."""
    shape, inner = lozenge_shape(r), lozenge_shape(r * .68)
    art = rays(r * .58, r * 1.26, 12, 11, GOLD, RED, 3.4) if shining else ""
    art += ink(shape, suit_ink("coins"))
    if r > 50 and not small_cut() and not two_coloured():
        corners = [(0, -r), (r * .8, 0), (0, r), (-r * .8, 0)]
        mids = [((x1 + x2) * .385, (y1 + y2) * .385) for (x1, y1), (x2, y2) in edges(corners)]
        art += dots([(x * .82, y * .82) for x, y in corners] + mids, r * .045)
    art += ink(inner, RED, MID)
    if r > 40:
        art += "".join(ink(petal(0, 0, r * .06, r * (.5 if angle % 180 else .4), angle, r * .13), CREAM, 2.6)
                       for angle in (0, 90, 180, 270))
    return art + dot(0, 0, r * .12, GOLD, 3)


def heart(r: float) -> str:
    """Red with a gold heart inside."""
    shape = heart_shape(r)
    art = ink(shape, RED) + hatch(shape, -13 * r / 58, -4, 62, 7, 2.6, trim=3)
    art += ink(heart_shape(r * .5).move(0, r * .02), GOLD, MID) + dots([(0, -r * .02)], r * .09)
    return art + line(curve([(-.72, -.34), (-.68, -.58), (-.5, -.7)], False).scale(r), 5 * r / 58 + 1, CREAM)


def spade(r: float) -> str:
    """Blue (or black) with a blade inside."""
    shape, colour = spade_shape(r), suit_ink("swords")
    art = ink(stem(r, .2), colour) + ink(shape, colour) + hatch(shape, -11 * r / 58, -3, 62, 7, 2.6, trim=3)
    blade = curve([(0, -.62, 0), (.3, -.18), (.32, .2), (0, .34, 0), (-.32, .2), (-.3, -.18)]).scale(r)
    half = curve([(0, -.62, 0), (.3, -.18), (.32, .2), (0, .34, 0)]).scale(r)
    return art + ink(blade, CREAM, MID) + fill(half, STEEL) + line(poly([(0, -.6 * r), (0, .32 * r)], False), 2.6)


def trefoil(r: float) -> str:
    """Green (or black) with three gold cut faces."""
    shapes, colour = trefoil_shapes(r), suit_ink("clubs")
    art = ink(stem(r, 0), colour) + union(shapes, colour)
    art += "".join(hatch(shape, -8 * r / 58, -3, 60, 7, 2.6, trim=2, least=5) for shape in shapes[:3])
    return art + "".join(ink(ellipse(x * r, y * r, .17 * r), GOLD, MID) for x, y in ((0, -.5), (-.48, .2), (.48, .2)))


# -- index glyphs: flat, 60 high -------------------------------------------------------------------
def diamond_glyph() -> str:
    """Diamonds in an index."""
    return ink(lozenge_shape(33), suit_ink("coins"), 6) + ("" if two_coloured() else ink(lozenge_shape(16), RED, 4))


def heart_glyph() -> str:
    """Hearts in an index."""
    return ink(heart_shape(29), RED, 6)


def spade_glyph() -> str:
    """Spades in an index."""
    return union([spade_shape(31), stem(31, .2)], suit_ink("swords"), 3.6)


def trefoil_glyph() -> str:
    """Clubs in a French index."""
    return union([*trefoil_shapes(31), stem(31, 0)], suit_ink("clubs"), 3.6)
