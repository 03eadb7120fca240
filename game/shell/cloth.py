"""The ground of the window: three woven cloths and a walnut table, lit from the top left."""

from collections.abc import Callable, Iterator
from functools import cache
from math import ceil, hypot, sin
from typing import Final, NamedTuple

import pygame

from game.ui.draw import Colour
from game.ui.theme import GROUNDS, Ground, mix

STEPS: Final = 24
TONES: Final = 10
"""Shades of grey that one step of tone is made of before it is dithered."""

MAP: Final = 160, 100
LIGHT: Final = 0.30, 0.22
DITHER: Final = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
TILE: Final = 96
THREAD: Final = 3
PLANK: Final = 134
JOINT: Final = 2, 16
GREY: Final = 32


class Grain(NamedTuple):
    """One layer of wood grain: the width and height of its lines and how they wander along a plank."""

    line: float
    strength: float
    wander: tuple[tuple[float, float], ...]


GRAINS: Final = (Grain(3.1, 2.6, ((9, 210), (5, 61))), Grain(9.5, 3.0, ((14, 340),)))


def weave(kind: str, width: int, height: int) -> pygame.Surface:
    """The ground for a window of this size; an unknown kind is the green cloth."""
    ground = GROUNDS.get(kind, GROUNDS["green"])
    picture = pygame.Surface((width, height), 0, 32)
    picture.blit(_lit(ground, width, height), (0, 0))
    size = max(1.0, min(width / 1280, height / 800))
    if ground.wood:
        _saw(picture, size)
    else:
        lighter, darker = _threads(max(THREAD, round(THREAD * size)))
        _tile(picture, lighter, pygame.BLEND_RGB_ADD)
        _tile(picture, darker, pygame.BLEND_RGB_SUB)
    return picture


def _tone(x: float, y: float) -> float:
    """How far from the light a place is, 0 to 1; ``x``, ``y`` 0 to 1 across the window."""
    lamp: float = hypot((x - LIGHT[0]) / 0.95, (y - LIGHT[1]) / 1.15) ** 1.6 * 0.9
    border = max(0.0, 0.09 - min(x, 1 - x, y, 1 - y)) * 2.2
    return min(1.0, lamp + border)


@cache
def _tone_map() -> pygame.Surface:
    """The tones of a whole window as shades of grey; they are smooth enough to be enlarged to any size."""
    columns, rows = MAP
    shades = (
        round(_tone(x / (columns - 1), y / (rows - 1)) * STEPS * TONES) for y in range(rows) for x in range(columns)
    )
    return pygame.image.frombytes(b"".join(bytes((s, s, s)) for s in shades), MAP, "RGB").convert(
        pygame.Surface((1, 1), 0, 32)
    )


def _lit(ground: Ground, width: int, height: int) -> pygame.Surface:
    """The tones dithered to steps and coloured: shades of grey become places in a palette."""
    grey = pygame.transform.smoothscale(_tone_map(), (width, height))
    dither = _pattern(4, lambda x, y: int((DITHER[y][x] + 0.5) / 16 * TONES))
    _tile(grey, dither, pygame.BLEND_RGB_ADD)
    result = pygame.image.frombytes(grey.get_buffer().raw[1::4], (width, height), "P")
    result.set_palette([_colour(ground, shade // TONES / STEPS)[:3] for shade in range(256)])
    return result


def _colour(ground: Ground, tone: float) -> Colour:
    if tone < 0.25:
        return mix(ground.near, ground.base, tone * 4)
    return mix(ground.base, ground.far, min(1.0, (tone - 0.25) / 0.75))


def _pattern(period: int, value: Callable[[int, int], int]) -> pygame.Surface:
    """A repeating pattern of greys, as a tile of some 96 pixels."""
    cell = pygame.Surface((period, period), 0, 32)
    for y in range(period):
        for x in range(period):
            cell.set_at((x, y), (value(x, y),) * 3)
    side = period * max(1, TILE // period)
    tile = pygame.Surface((side, side), 0, 32)
    tile.fblits([(cell, (x, y)) for x in range(0, side, period) for y in range(0, side, period)])
    return tile


def _tile(picture: pygame.Surface, tile: pygame.Surface, flag: int) -> None:
    side = tile.get_width()
    width, height = picture.get_size()
    picture.fblits([(tile, (x, y)) for x in range(0, width, side) for y in range(0, height, side)], flag)


@cache
def _threads(thickness: int) -> tuple[pygame.Surface, pygame.Surface]:
    """An over-and-under weave: what it lightens and what it darkens."""

    def middle(at: int) -> bool:
        return at * 3 // thickness % 3 == 1

    def over(x: int, y: int) -> bool:
        return (x // thickness + y // thickness) % 2 == 0

    return (
        _pattern(2 * thickness, lambda x, y: 2 if over(x, y) and middle(x) else 0),
        _pattern(2 * thickness, lambda x, y: 2 if not over(x, y) and middle(y) else 0),
    )


def _saw(picture: pygame.Surface, size: float) -> None:
    """Lay planks: two grains, a shade of its own for each plank, a dark joint between two."""
    width, height = picture.get_size()
    plank = round(PLANK * size)
    wood = pygame.Surface((width, height), 0, 32)
    for number in range(ceil(height / plank)):
        board = wood.subsurface((0, number * plank, width, min(plank, height - number * plank)))
        board.fill((GREY + round(4 * sin(number * 137.0)),) * 3)
        for grain in GRAINS:
            board.blits(list(_lines(grain, number, board, size)), False)
        board.fill((3 * GREY - JOINT[1],) * 3, (0, 0, width, max(1, round(JOINT[0] * size))))
    picture.blit(wood, (0, 0), None, pygame.BLEND_RGB_ADD)
    picture.fill((3 * GREY,) * 3, None, pygame.BLEND_RGB_SUB)


Strip = tuple[pygame.Surface, tuple[int, int], tuple[int, int, int, int], int]


def _lines(grain: Grain, number: int, board: pygame.Surface, size: float) -> Iterator[Strip]:
    """One layer of grain as columns a pixel wide, each pushed up or down as the lines wander."""
    phase = number * 137.0
    reach = ceil(size * sum(height for height, _ in grain.wander))
    strip = pygame.Surface((1, board.get_height() + 2 * reach), 0, 32)
    for y in range(strip.get_height()):
        strip.set_at((0, y), (GREY + round(grain.strength * sin((y - reach) / (grain.line * size) + phase)),) * 3)
    for x in range(board.get_width()):
        push = sum(
            height * sin(x / (length * size) + phase * (turn + 1)) for turn, (height, length) in enumerate(grain.wander)
        )
        yield strip, (x, 0), (0, reach + round(push * size), 1, board.get_height()), pygame.BLEND_RGB_ADD
