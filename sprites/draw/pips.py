"""Pip cards: layouts as data, and the ornaments that make each card a picture."""

from collections.abc import Callable

from .french_suits import diamond, heart, spade, trefoil
from .latin_suits import club, coin, cup, radiant_sun, sword
from .ornament import flower, garland, mask, ribbon, scroll, shield, sprig
from .palette import BLUE, GOLD, GREEN, RED
from .pen import at

CX, CY = 200, 350
Place = tuple[float, ...]                # x, y, size[, turn]: size is a scale, or for long signs a length
Layouts = dict[str, dict[int, list[Place]]]
Ornaments = dict[tuple[str, int], Callable[[], tuple[str, str]]]   # draw what lies below and above the pips


def columns(x: float, ys: tuple[float, ...], size: float) -> list[Place]:
    """Pairs left and right of the middle."""
    return [(place, y, size) for y in ys for place in (x, 400 - x)]


def rows(xs: tuple[float, ...], ys: tuple[float, ...], size: float) -> list[Place]:
    """A grid, row by row."""
    return [(x, y, size) for y in ys for x in xs]


LONG: dict[int, list[Place]] = {             # swords and clubs, southern manner: upright, not crossed, from the four on
    4: columns(110, (190, 510), 296),
    5: [*columns(92, (190, 510), 290), (CX, CY, 350)],
    6: rows((88, 200, 312), (188, 512), 272),
    7: [*rows((88, 200, 312), (160, 540), 232), (CX, CY, 300, 90)],
}
ITALIAN: Layouts = {
    "coins": {
        2: [(CX, 176, 1.75), (CX, 524, 1.75)],
        3: [(CX, 124, 1.4), (CX, CY, 1.4), (CX, 576, 1.4)],
        4: columns(112, (136, 564), 1.25),
        5: [*columns(112, (134, 566), 1.25), (CX, CY, 1.4)],
        6: columns(110, (128, 350, 572), 1.25),
        7: [(CX, 104, 1.06), *columns(96, (224, 476), 1.06), (CX, 596, 1.06), (CX, CY, 1.3)],
    },
    "cups": {
        2: [(CX, 170, 1.62), (CX, 532, 1.62)],
        3: [(CX, 168, 1.62), *columns(110, (530,), 1.5)],
        4: columns(112, (150, 550), 1.5),
        5: [*columns(108, (138, 562), 1.36), (CX, CY, 1.46)],
        6: columns(110, (132, 350, 568), 1.34),
        7: [*columns(116, (134, 566), 1.24), *rows((82, 200, 318), (350,), 1.08)],
    },
    "swords": LONG | {2: [(CX, CY, 580, 25), (CX, CY, 580, -25)],
                      3: [(CX, CY, 580, 27), (CX, CY, 580, -27), (CX, CY, 610)]},
    "clubs": LONG | {2: columns(122, (CY,), 560), 3: [(CX, CY, 570, 25), (CX, CY, 570, -25), (CX, CY, 600)]},
}
SPANISH: Layouts = ITALIAN | {                    # Spanish swords and clubs never cross
    "swords": LONG | {2: columns(130, (CY,), 540), 3: [(CX, 192, 290), *columns(112, (508,), 290)]},
    "clubs": LONG | {2: columns(122, (CY,), 560), 3: [(CX, 192, 290), *columns(112, (508,), 290)]},
}
STANDARD: dict[int, list[Place]] = {              # French suits; signs below the middle are turned
    2: [(CX, 152, 1.6), (CX, 548, 1.6, 180)],
    3: [(CX, 138, 1.45), (CX, CY, 1.45), (CX, 562, 1.45, 180)],
    4: [(112, 150, 1.45), (288, 150, 1.45), (112, 550, 1.45, 180), (288, 550, 1.45, 180)],
    5: [(110, 144, 1.35), (290, 144, 1.35), (CX, CY, 1.35), (110, 556, 1.35, 180), (290, 556, 1.35, 180)],
    6: [(110, 140, 1.3), (290, 140, 1.3), (110, CY, 1.3), (290, CY, 1.3), (110, 560, 1.3, 180), (290, 560, 1.3, 180)],
    7: [(98, 130, 1.16), (302, 130, 1.16), (98, CY, 1.16), (302, CY, 1.16), (98, 570, 1.16, 180), (302, 570, 1.16, 180),
        (CX, 240, 1.16)],
}
FRENCH: Layouts = dict.fromkeys(("coins", "cups", "swords", "clubs"), STANDARD)
LAYOUTS: dict[str, Layouts] = {"italian": ITALIAN, "spanish": SPANISH, "french": FRENCH}

SWORD_WIDTH = {2: 21, 3: 20, 4: 17, 5: 17, 6: 14, 7: 13.5}
CLUB_GIRTH = {2: 1.6, 3: 1.35, 4: 1.25, 5: 1.15, 6: .92, 7: .84}


def long_sword(size: float, rank: int) -> str:
    """A sword for a pip card: the fewer, the broader."""
    big = 1.3 if size > 500 else 1
    return sword(size, SWORD_WIDTH[rank], 28 if rank > 5 else 38 * big, big)


LATIN_SIGNS: dict[str, Callable[[int, float], str]] = {
    "coins": lambda rank, size: coin(60 * size), "cups": lambda rank, size: cup(size),
    "swords": lambda rank, size: long_sword(size, rank), "clubs": lambda rank, size: club(size, CLUB_GIRTH[rank]),
}
FRENCH_SIGNS = {"coins": diamond, "cups": heart, "swords": spade, "clubs": trefoil}


def sign(deck: str, suit: str, rank: int, size: float) -> str:
    """One pip."""
    return FRENCH_SIGNS[suit](58 * size) if deck == "french" else LATIN_SIGNS[suit](rank, size)


# -- ornaments -------------------------------------------------------------------------------------
def flowers(places: tuple[tuple[float, float], ...], r: float, colour: str) -> str:
    """Equal flowers at several places."""
    return "".join(at(flower(r, colour), x, y) for x, y in places)


def middle(drawing: str, scale: float = 1, dy: float = 0) -> str:
    """A drawing in the middle of the card, or dy below it."""
    return at(drawing, CX, CY + dy, scale)


def upright(n: int, length: float, apart: float, berry: str | None = None, dy: float = 0) -> str:
    """A garland from top to bottom."""
    return at(garland(n, length, apart, berry), CX, CY + dy, rotate=90)


def bloom_beside(berry: str | None) -> str:
    """Flowers beside the upper sign and a sprig between the lower two, on a Spanish three."""
    return flowers(((96, 192), (304, 192)), 30, RED) + at(sprig(3, 90, GREEN, berry), CX, 620, rotate=-90)


LATIN: Ornaments = {
    ("coins", 2): lambda: ("", middle(scroll(), 1.2)),
    ("coins", 3): lambda: ("".join(middle(garland(3, 92, 46, RED), dy=y) for y in (-108, 108)), ""),
    ("coins", 4): lambda: ("", middle(shield(), 1.2, 24)),
    ("coins", 5): lambda: (middle(garland(2, 44, 84)), ""),
    ("coins", 6): lambda: (flowers(((CX, 245), (CX, 455)), 26, BLUE), ""),
    ("coins", 7): lambda: ("", middle(radiant_sun(74))),
    ("cups", 2): lambda: ("", middle(scroll(), 1.1)),
    ("cups", 3): lambda: (middle(garland(3, 96, 36), dy=8), middle(flower(34, BLUE), dy=8)),
    ("cups", 4): lambda: (middle(garland(3, 100, 42, RED)), middle(flower(40, BLUE))),
    ("cups", 6): lambda: (flowers(((CX, 244), (CX, 456)), 24, BLUE), ""),
    ("cups", 7): lambda: (flowers(((CX, 236), (CX, 464)), 24, BLUE), ""),
    ("swords", 4): lambda: (upright(2, 70, 34, dy=-4) + flowers(((CX, 186), (CX, 506)), 26, RED),
                            middle(flower(36, GOLD, RED), dy=-4)),
    ("swords", 5): lambda: (flowers(((CX, 128), (CX, 572)), 26, RED), ""),
    ("swords", 6): lambda: (flowers(((144, CY), (256, CY)), 18, RED), ""),
    ("clubs", 2): lambda: (upright(4, 130, 44, RED), middle(flower(40, RED))),
    ("clubs", 4): lambda: (upright(3, 110, 36), middle(flower(40, RED))),
    ("clubs", 5): lambda: (flowers(((CX, 118), (CX, 574)), 26, RED), ""),
    ("clubs", 6): lambda: (flowers(((144, CY), (256, CY)), 18, RED), ""),
}


def french_ornaments(suit: str, colour: str) -> Ornaments:
    """The ornaments of a French suit, their flowers in the given ink."""
    return {
        (suit, 2): lambda: ("", middle(scroll(colour), 1.1)),
        (suit, 3): lambda: ("".join(middle(garland(3, 80, 34), dy=y) for y in (-106, 106)), ""),
        (suit, 4): lambda: (middle(garland(3, 80, 40)), middle(flower(38, colour))),
        (suit, 5): lambda: (flowers(((CX, 236), (CX, 464)), 22, colour), ""),
        (suit, 6): lambda: (flowers(((CX, 243), (CX, 457)), 26, colour), ""),
    }


ORNAMENTS: dict[str, Ornaments] = {
    "italian": LATIN | {
        ("swords", 2): lambda: (flowers(((CX, 120), (CX, 580)), 34, RED), middle(ribbon(), 1.05)),
        ("swords", 3): lambda: ("", middle(ribbon(), 1.1)),
        ("clubs", 3): lambda: ("", middle(mask(), 1.2)),
    },
    "spanish": LATIN | {
        ("swords", 2): lambda: (upright(4, 130, 44, RED), middle(flower(40, GOLD, RED))),
        ("swords", 3): lambda: (bloom_beside(None), ""),
        ("clubs", 3): lambda: (bloom_beside(RED), ""),
    },
    "french": (french_ornaments("coins", BLUE) | french_ornaments("cups", GOLD) | french_ornaments("swords", RED)
               | french_ornaments("clubs", RED)),
}


def reaches_corner(deck: str, suit: str, rank: int) -> bool:
    """Whether a sign stands (or leans) where a corner index goes."""
    places = LAYOUTS[deck][suit][rank]
    return len(places[0]) > 3 or any((x < 140 and y < 200) or (x > 260 and y > 500) for x, y, *_ in places)


def pip_card(deck: str, suit: str, rank: int) -> str:
    """The picture of a two to seven."""
    under, over = ORNAMENTS[deck].get((suit, rank), lambda: ("", ""))()
    places = LAYOUTS[deck][suit][rank]
    if suit == "coins" and rank == 7 and deck != "french":      # the sun takes the middle coin's place
        places = [place for place in places if place[:2] != (CX, CY)]
    if suit == "coins" and rank == 7 and deck == "french":      # and the seventh diamond shines
        *places, (x, y, size) = places
        over += at(diamond(60 * size, shining=True), x, y)
    signs = "".join(at(sign(deck, suit, rank, size), x, y, rotate=turn[0] if turn else 0)
                    for x, y, size, *turn in places)
    return under + signs + over
