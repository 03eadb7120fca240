"""One card as a picture: from the drawings kept beside the program, else drawn now, else a plain card."""

import logging
from collections.abc import Callable
from functools import lru_cache
from math import ceil, cos, radians, sin
from threading import Lock
from typing import Final, NamedTuple

import pygame

import sprites
from game.shell.raster import rasterise
from game.shell.resources import font_file, resource
from game.ui.shapes import paint
from game.ui.theme import CARD_RADIUS, CARD_RATIO, INK, IVORY

UNITS: Final = 400, 700
BACK: Final = "back:"
SMALL_BELOW: Final = 120
"""Cards less high than this, in pixels, are shown in the small cut of their deck."""

BODIES_KEPT: Final = 256
NOWHERE: Final = 200.0, 350.0, 150.0
"""The part of a card that makes a portrait if nobody's face is on it."""

_log = logging.getLogger(__name__)
_drawing = Lock()


class CardLook(NamedTuple):
    """Which pictures the cards have: the deck, the style of its corner indices and the back, by name.

    ``two_colours`` makes French suits red and black; ``simple_small`` shows small cards in a cut of heavier lines.
    """

    deck: str = "italian"
    indices: str = "numbers"
    back: str = "blue"
    two_colours: bool = False
    simple_small: bool = True


PORTRAITS: Final = CardLook("italian", "none")


def card_size(height: float) -> tuple[int, int]:
    """Width and height in whole pixels of a card that should be so high."""
    return max(1, round(height * CARD_RATIO)), max(1, round(height))


def draw_card(look: CardLook, face: str | None, height: int, angle: float) -> pygame.Surface:
    """A card turned by ``angle`` degrees anticlockwise, its centre that of the picture; None is the back.

    There is at least one clear pixel on every side. May be called from any thread and never fails.
    """
    width = card_size(height)[0]
    frame = _frame(width, height, angle)
    try:
        body = card_body(look, face, look.simple_small and height < SMALL_BELOW)
        turned = f"translate({frame[0] / 2} {frame[1] / 2}) rotate({-angle:.3f})"
        scaled = f"scale({width / UNITS[0]:.6f} {height / UNITS[1]:.6f}) translate(-200 -350)"
        return rasterise(f'<g transform="{turned} {scaled}">{body}</g>', *frame)
    except (OSError, LookupError, ValueError, pygame.error) as error:
        return _plain_card(_name_missing(look, face, str(error)), width, height, angle)


def _frame(width: int, height: int, angle: float) -> tuple[int, int]:
    """The picture's size. Odd or even as the card's own, so that a turning card does not tremble by half a pixel."""
    across, along = abs(cos(radians(angle))), abs(sin(radians(angle)))

    def fit(need: float, like: int) -> int:
        pixels = ceil(need - 1e-6) + 2
        return pixels + (pixels - like) % 2

    return fit(width * across + height * along, width), fit(height * across + width * along, height)


@lru_cache(BODIES_KEPT)
def card_body(look: CardLook, face: str | None, small: bool) -> str:
    """The markup of a card in its 400 by 700 units.

    Raises OSError, LookupError or ValueError if there is no such drawing.
    """
    if face is None or face.startswith(BACK):
        text = _back(face.removeprefix(BACK) if face else look.back)
    else:
        text = _face(look, face, small)
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]


def _face(look: CardLook, face: str, small: bool) -> str:
    two_colours = look.two_colours and look.deck == "french"
    file = None if two_colours else sprites.card_file(look.deck, face, look.indices, small)

    def drawn() -> str:
        from sprites.draw import card_svg

        return card_svg(look.deck, face, look.indices, small, two_colours)

    return _text(file, drawn)


def _back(name: str) -> str:
    def drawn() -> str:
        from sprites.draw import back_svg

        return back_svg(name)

    return _text(sprites.back_file(name), drawn)


def _text(file: str | None, drawn: Callable[[], str]) -> str:
    """A drawing kept in a file, else made by the drawing program, which takes time to load and draws one at a time."""
    if file and (path := resource("sprites", *file.split("/"))).is_file():
        return path.read_text("utf-8")
    with _drawing:
        return drawn()


@lru_cache(BODIES_KEPT)
def _name_missing(look: CardLook, face: str | None, reason: str) -> str | None:
    """Say once that a picture is missing; the card's name for the plain one."""
    name = face or f"the back {look.back}"
    _log.warning("There is no picture of %s in the deck %s (%s): a plain card stands in.", name, look.deck, reason)
    return face


def _plain_card(name: str | None, width: int, height: int, angle: float) -> pygame.Surface:
    """Ivory with the card's two letters, or ink for a back."""
    frame = width + 2, height + 2
    ground = paint("fill", IVORY if name else INK)
    shape = f'<rect x="1" y="1" width="{width}" height="{height}" rx="{width * CARD_RADIUS:.2f}" {ground}/>'
    picture = rasterise(shape, *frame)
    if name:
        font = pygame.font.Font(str(font_file("serif", "bold")), max(1, round(height * 0.28)))
        letters = font.render(name, True, INK[:3])
        picture.blit(letters, letters.get_rect(center=(frame[0] // 2, frame[1] // 2)))
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


def face_circle(code: str) -> tuple[float, float, float]:
    """Centre and radius of the portrait on a court card, in card units."""
    with _drawing:
        from sprites.draw import MEDALLIONS

        return MEDALLIONS.get(code, NOWHERE)
