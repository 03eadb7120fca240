"""Drawings outside the cards: suit signs for menus, the broom of a sweep, the sun. Each is centred in a square."""

from .french_suits import diamond, heart, spade, trefoil
from .geometry import ellipse
from .indices import glyph
from .latin_suits import club, coin, cup, sun_face, sword
from .ornament import broom, rays
from .palette import GOLD, RED
from .pen import at, ink, optical
from .suits import SUITS
from .svg import document

LATIN = {
    "coins": lambda: coin(70), "cups": lambda: at(cup(), 0, -2), "swords": lambda: sword(146),
    "clubs": lambda: club(146),
}
FRENCH = {
    "coins": lambda: diamond(72), "cups": lambda: heart(68), "swords": lambda: spade(72), "clubs": lambda: trefoil(72),
}


def square(body: str, side: float) -> str:
    """A drawing made round the origin, in a square of this side."""
    return document(body, side, side, -side / 2, -side / 2)


def sign_svg(suit: str, deck: str = "italian", small: bool = False) -> str:
    """A suit sign; suit is its letter, d c s b.

    small: the flat glyph of the corner indices, for signs shown less than 30 px high.
    """
    name = SUITS[suit]
    if small:
        with optical(True):
            return square(glyph(deck, name), 90)
    return square((FRENCH if deck == "french" else LATIN)[name](), 160)


def broom_svg() -> str:
    """The broom that sweeps the table, brush downwards, handle on the middle line of the square."""
    return square(at(broom(150), 0, -3, 1.3), 240)


def sun_svg() -> str:
    """The sun with its rays."""
    return square(rays(110, 196, 32, 5.2, GOLD, RED, 5) + ink(ellipse(0, 0, 118), GOLD, 8) + sun_face(112), 410)
