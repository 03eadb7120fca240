"""Soft shadows of rounded rectangles, and the one recipe for the shadow under a card."""

from math import ceil
from typing import Final, NamedTuple

import pygame

from game.shell.raster import blank, rasterise

COLOUR: Final = (8, 16, 12)
WIDEST_KERNEL: Final = 3
"""A wider blur is made on a smaller picture and enlarged: as smooth, and many times faster."""


class Cast(NamedTuple):
    """How an elevated card throws its shadow: offset and blur in pixels, opacity 0-1."""

    dx: float
    dy: float
    blur: float
    alpha: float


def card_shadow(height: float, lift: float) -> Cast:
    """The shadow of a card so many pixels high at an elevation (0.25 in a pile to 4.2 in the hand of a player)."""
    unit = height / 170
    return Cast(
        (1.0 + 2.2 * lift) * unit,
        (1.6 + 3.6 * lift) * unit,
        (2.2 + 3.4 * lift) * unit,
        min(0.62, 0.34 + 0.10 * lift),
    )


def margin(blur: float) -> int:
    """How far a baked shadow reaches beyond its rectangle on every side, in pixels."""
    return ceil(2 * max(0.0, blur)) + 2


def bake(width: int, height: int, radius: float, blur: float, alpha: float) -> pygame.Surface:
    """The shadow of a rounded rectangle with its margin around it."""
    kernel = min(WIDEST_KERNEL, round(max(0.0, blur)))
    shrink = blur / kernel if kernel else 1.0
    edge = margin(blur)
    whole = width + 2 * edge, height + 2 * edge
    small = max(1, ceil(whole[0] / shrink)), max(1, ceil(whole[1] / shrink))
    kx, ky = small[0] / whole[0], small[1] / whole[1]
    shape = (
        f'<rect x="{edge * kx:.3f}" y="{edge * ky:.3f}" width="{width * kx:.3f}" height="{height * ky:.3f}"'
        f' rx="{radius * kx:.3f}" ry="{radius * ky:.3f}" fill="#000000" fill-opacity="{alpha:.3f}"/>'
    )
    picture = rasterise(shape, *small)
    if kernel:
        picture = pygame.transform.gaussian_blur(picture, kernel)
    if small != whole:
        picture = pygame.transform.smoothscale(picture, whole)
    return _coloured(picture)


def _coloured(picture: pygame.Surface) -> pygame.Surface:
    """The same shape in the shadow's colour: blurring has mixed it with what was see-through."""
    result = blank(*picture.get_size())
    result.fill((*COLOUR, 0))
    picture.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    result.blit(picture, (0, 0), None, pygame.BLEND_RGBA_ADD)
    return result
