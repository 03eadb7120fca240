"""What the courts stand on: a base in the ink of the suit with a mark that needs no colour."""

from .geometry import Path, curve, ellipse, joined, poly, rect
from .ornament import leaf
from .palette import CREAM, GOLD, GREEN, INK
from .pen import FINE, at, fill, ink, line, lines, lozenge

FLOOR = 606


def base(top: list[tuple[float, float]]) -> Path:
    """The space from a top edge (left to right) down to the frame's rounded foot."""
    return curve([(21, 666, 0), (21, top[0][1], 0), *top[1:-1], (379, top[-1][1], 0), (379, 666, 0), (375.5, 675),
                  (366, 679, 0), (34, 679, 0), (24.5, 675)])


def mark(suit: str, x: float, y: float) -> str:
    """Rings, scallops, lozenges or tufts."""
    if suit == "coins":
        return line(ellipse(x, y, 7), 3.6)
    if suit == "cups":
        return lines([[(x - 10, y - 5), (x - 7, y + 3), (x, y + 6), (x + 7, y + 3), (x + 10, y - 5)]], 3.6)
    if suit == "swords":
        return fill(lozenge(x, y, 5, 9), CREAM)
    return lines([[(x, y + 6), (x + lean * .4, y - 1), (x + lean, y - 7)] for lean in (-9, 0, 9)], 3.6, CREAM)


def tile(suit: str, x: float, y: float, colour: str) -> str:
    """One tile of a king's dais."""
    if suit == "coins":
        return fill(ellipse(x, y, 12), colour)
    if suit == "cups":
        cup = curve([(-12, -13, 0), (-10, -1), (-2.5, 4, 0), (-2.5, 8, 0), (-9, 13, 0), (9, 13, 0), (2.5, 8, 0),
                     (2.5, 4, 0), (10, -1), (12, -13, 0)])
        return fill(cup.move(x, y), colour)
    if suit == "swords":
        return fill(lozenge(x, y, 9, 16), colour)
    stick = poly([(-3, 15), (3, 15), (5.5, -15), (-5.5, -15)])
    return fill(joined(stick.rotate(lean).move(x, y).clockwise() for lean in (40, -40)), colour)


def turf(suit: str, colour: str) -> str:
    """Under a knave: a mound with a plant at either side."""
    art = ink(base([(21, 622), (90, 608), (200, 603), (310, 608), (379, 622)]), colour)
    art += "".join(mark(suit, x, y) for x, y in ((62, 650), (116, 640), (170, 656), (232, 642), (288, 656), (340, 646)))
    blade = leaf(32, 7, GOLD if suit == "clubs" else GREEN)
    return art + "".join(at(blade, x, 624, rotate=lean) for x in (44, 352) for lean in (-125, -90, -55))


def road(suit: str, colour: str) -> str:
    """Under a knight: uneven ground."""
    art = ink(base([(21, 624), (110, 608), (220, 612), (310, 606), (379, 616)]), colour)
    marks = ((58, 648), (106, 660), (156, 644), (206, 660), (256, 642), (306, 658), (350, 642))
    return art + "".join(mark(suit, x, y) for x, y in marks)


def dais(suit: str, colour: str) -> str:
    """Under a king: a step and a row of tiles."""
    art = ink(rect(40, 604, 320, 36), colour) + ink(base([(21, 634), (200, 634), (379, 634)]), colour)
    art += "".join(tile(suit, 28 + 344 / 11 * (i + .5), 656.5, CREAM if i % 2 else INK) for i in range(11))
    return art + line(poly([(48, 622), (352, 622)], False), FINE)
