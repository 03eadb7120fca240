"""Small pictures out of the decks: suit signs, and portraits, which are court cards' faces in round frames."""

from math import ceil
from typing import Final

import pygame

from game.shell.cards import PORTRAITS, SMALL_BELOW, UNITS, card_body, face_circle
from game.shell.raster import blank, rasterise
from game.ui.draw import Colour
from game.ui.shapes import paint, pen
from game.ui.theme import BRASS, INK, IVORY, hexa

DRAWN_AT: Final = 29
"""The radius, in pixels, at which the rings were drawn; they grow with it."""

FLAT_BELOW: Final = 30
"""Signs smaller than this, in pixels, are shown as the flat glyphs of corner indices."""

SHADE: Final = hexa("06120E", 0.32)


def draw_medal(code: str, radius: float) -> pygame.Surface:
    """The portrait on a court card with its rings and a little shadow, its centre that of the picture."""
    radius = max(1.0, radius)
    unit = radius / DRAWN_AT
    half = ceil(radius + 6 * unit)
    side = 2 * half
    picture = rasterise(_disc(half + 0.8 * unit, half + 1.6 * unit, radius + 3 * unit, SHADE), side, side)
    picture.blit(_portrait(code, radius, half), (0, 0))
    ink = _ring(half, radius - 0.25 * unit, 4.5 * unit, INK)
    brass = _ring(half, radius - 0.1 * unit, 2.6 * unit, BRASS)
    picture.blit(rasterise(ink + brass, side, side), (0, 0))
    return picture


def draw_sign(suit: str, size: float, deck: str) -> pygame.Surface:
    """A suit's sign as large as this, in its flat form where it is small; nothing for a letter that is no suit's."""
    side = max(1, round(size))
    try:
        from sprites.draw import sign_svg

        return rasterise(_inside(sign_svg(suit, deck, size < FLAT_BELOW), side), side, side)
    except (LookupError, ValueError, pygame.error):
        return blank(side, side)


def _inside(svg: str, side: int) -> str:
    """The markup of a square drawing around 0, 0 as part of one whose corner is there."""
    start = svg.index("<svg")
    head = svg[start : svg.index(">", start)]
    width = float(head.split('width="')[1].split('"')[0])
    body = svg[svg.index(">", start) + 1 : svg.rindex("</svg>")]
    return f'<g transform="translate({side / 2} {side / 2}) scale({side / width:.6f})">{body}</g>'


def _portrait(code: str, radius: float, half: int) -> pygame.Surface:
    side = 2 * half
    x, y, reach = face_circle(code)
    scale = radius / reach
    ground = f'<rect width="{side}" height="{side}" {paint("fill", IVORY)}/>'
    place = f"translate({half} {half}) scale({scale:.6f}) translate({-x} {-y})"
    try:
        body = card_body(PORTRAITS, code, UNITS[1] * scale < SMALL_BELOW)
        picture = rasterise(f'{ground}<g transform="{place}">{body}</g>', side, side)
    except (OSError, LookupError, ValueError, pygame.error):
        picture = rasterise(ground, side, side)
    mask = blank(side, side)
    mask.blit(rasterise(_disc(half, half, radius, hexa("FFFFFF")), side, side), (0, 0))
    picture.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return picture


def _disc(x: float, y: float, radius: float, colour: Colour) -> str:
    return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}" {paint("fill", colour)}/>'


def _ring(middle: float, radius: float, width: float, colour: Colour) -> str:
    return f'<circle cx="{middle}" cy="{middle}" r="{radius:.3f}" fill="none" {pen(colour, width)}/>'
