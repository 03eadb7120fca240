"""Corner indices: monoline figures, suit glyphs, and the three styles numbers, letters, large."""

from collections.abc import Sequence

from .french_suits import diamond_glyph, heart_glyph, spade_glyph, trefoil_glyph
from .geometry import Path, curve, ellipse, joined, number, poly, rect
from .latin_suits import club_glyph, coin_glyph, cup_glyph, sword_glyph
from .palette import IVORY
from .pen import at, group, ink, line

RANKS = ("A", "2", "3", "4", "5", "6", "7", "J", "C", "K")            # card codes: C is the knight or queen
STYLES = ("none", "numbers", "letters", "large")

# what stands on the card: rank -> label; ranks not named are their own label
VALUES = {"A": "1", "J": "8", "C": "9", "K": "10"}
LABELS = {
    "italian": {"numbers": VALUES, "letters": {"J": "F", "C": "C", "K": "R"}, "large": VALUES},
    "spanish": {"numbers": {"A": "1", "J": "10", "C": "11", "K": "12"}, "letters": {"J": "S", "C": "C", "K": "R"},
                "large": {"A": "1", "J": "10", "C": "11", "K": "12"}},
    "french": {"numbers": VALUES, "letters": {"C": "Q"}, "large": {"C": "Q"}},
}
LATIN_GLYPHS = {"coins": coin_glyph, "cups": cup_glyph, "swords": sword_glyph, "clubs": club_glyph}
FRENCH_GLYPHS = {"coins": diamond_glyph, "cups": heart_glyph, "swords": spade_glyph, "clubs": trefoil_glyph}


def stroke(*points: Sequence[float]) -> Path:
    """A curved stroke of a figure."""
    return curve(points, False)


def bars(*points: Sequence[float]) -> Path:
    """Straight strokes of a figure."""
    return poly(points, False)


# Drawn in a box 36 wide and 56 high; round caps add half the pen on every side.
FIGURES = {
    "1": [bars((6, 15), (20, 4), (20, 54)), bars((8, 54), (32, 54))],
    "2": [stroke((4, 17), (17, 4), (32, 18), (22, 34), (5, 54, 0)), bars((5, 54), (34, 54))],
    "3": [bars((5, 5), (31, 5), (17, 24)), stroke((17, 24), (33, 38), (19, 54), (3, 46))],
    "4": [bars((25, 54), (25, 4), (2, 39), (36, 39))],
    "5": [bars((31, 5), (9, 5), (7, 27)), stroke((7, 27), (20, 22), (33, 38), (19, 54), (3, 47))],
    "6": [stroke((28, 3), (10, 20), (4, 38)), ellipse(19, 38.5, 15, 15.5)],
    "7": [bars((3, 5), (33, 5), (14, 54))],
    "8": [ellipse(18, 16, 12, 12), ellipse(18, 41, 15, 13)],
    "9": [stroke((10, 55), (28, 38), (34, 20)), ellipse(19, 19.5, 15, 15.5)],
    "0": [ellipse(18, 29, 14.5, 25)],
    "A": [bars((2, 54), (18, 4), (34, 54)), bars((9, 38), (27, 38))],
    "F": [bars((31, 5), (7, 5), (7, 54)), bars((7, 28), (26, 28))],
    "C": [stroke((33, 14), (19, 4), (4, 29), (19, 54), (33, 44))],
    "R": [bars((6, 54), (6, 5), (17, 5)), stroke((17, 5), (32, 17), (17, 30)), bars((17, 30), (6, 30)),
          bars((16, 30), (33, 54))],
    "S": [stroke((31, 12), (18, 4), (6, 16), (18, 28), (31, 41), (18, 54), (4, 46))],
    "J": [stroke((28, 4, 0), (28, 30), (26, 46), (15, 54), (4, 44))],
    "Q": [ellipse(18, 29, 15, 25), bars((20, 42), (34, 56))],
    "K": [bars((6, 4), (6, 54)), bars((32, 4), (6, 33)), bars((15, 25), (34, 54))],
}


def text(label: str, x: float, y: float, height: float, pen: float) -> tuple[str, float]:
    """A label with its top left at (x, y): (drawing, width).

    Two figures stand narrow and close, and their 1 has no foot.
    """
    sy = (height - pen) / 50
    sx = sy if len(label) == 1 else sy * .64
    figures, left = [], x + pen / 2
    for sign in label:
        narrow = sign == "1" and len(label) > 1
        strokes = FIGURES[sign][:1] if narrow else FIGURES[sign]
        figure = joined(strokes).scale(sx, sy)
        x0, _, x1, _ = figure.box()
        figures.append(figure.move(left - x0, y + pen / 2 - 4 * sy))
        left += x1 - x0 + pen * 1.35
    return line(joined(figures), pen), left - pen * .85 - x


def label_of(deck: str, rank: str, style: str) -> str:
    """What stands on the card for a rank."""
    return LABELS[deck][style].get(rank, rank)


def glyph(deck: str, suit: str) -> str:
    """The flat suit sign of an index, about 60 high, round the origin."""
    return (FRENCH_GLYPHS if deck == "french" else LATIN_GLYPHS)[suit]()


TAB = rect(28, 28, 72, 146, 12)          # on courts the index stands on a tab of its own


def corner(deck: str, suit: str, rank: str, style: str, tab: bool) -> str:
    """The index of the top left corner."""
    label = label_of(deck, rank, style)
    body, width = text(label, 0, 0, 74, 14 if len(label) == 1 else 11.5)
    art = ink(TAB, IVORY, 5) if tab else ""
    x, y = (64, 40) if tab else (62, 36)
    return art + group(body, f"translate({number(x - width / 2)} {y})") + at(glyph(deck, suit), x, y + 103, .68)


def foot(deck: str, rank: str, style: str) -> str:
    """On a court that stands on a base, the turned corner carries the figure alone, within the base."""
    body, width = text(label_of(deck, rank, style), 0, 0, 38, 8)
    w = max(width + 18, 46)
    x, y = 372 - w / 2, 640
    tab = ink(rect(372 - w, y - 25, w, 50, 10), IVORY, 5)
    return tab + group(body, f"rotate(180 {number(x)} {y})translate({number(x - width / 2)} {y - 19})")


def headline(deck: str, suit: str, rank: str) -> str:
    """The large style: figure and sign across the top of the card."""
    body, width = text(label_of(deck, rank, "large"), 28, 20, 108, 20)
    return body + at(glyph(deck, suit), 28 + width + 64, 74, 1.42)
