"""Drawings that several tests look at, each drawn once."""

from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path

import pygame

from sprites.draw import DECKS, RANKS, STYLES, SUITS, card_svg
from sprites.draw.__main__ import drawings

FOLDER = Path(__file__).resolve().parents[2] / "sprites"
CODES = [rank + suit for suit in SUITS for rank in RANKS]
COURTS = [code for code in CODES if code[0] in "JCK"]
EVERY_CARD = list(product(DECKS, CODES, STYLES, (False, True)))


@cache
def kept() -> dict[str, str]:
    """What the program draws to be kept: where it lies, and the SVG."""
    return dict(drawings())


@cache
def card(deck: str, code: str, style: str, small: bool) -> str:
    """One card's SVG."""
    return card_svg(deck, code, style, small)


def pixels(svg: str, width: int, height: int) -> pygame.Surface:
    """A drawing as the game's own renderer shows it."""
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Mean difference of a channel, 0 to 255."""
    a, b = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    return sum(abs(p - q) for p, q in zip(a, b, strict=True)) / len(a)
