"""How long a frame takes while four cards fly over a full table, beside drawing everything anew each time."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import pi, sin
from statistics import median, quantiles
from time import perf_counter
from typing import Final

import pygame

from game.engine.cards import NAMES
from game.shell.cards import CardLook, card_size, draw_card
from game.shell.renderer import Renderer, render_picture
from game.shell.shadows import bake, card_shadow
from game.ui.draw import Cloth, Item, Label, Sprite
from game.ui.theme import CARD_RADIUS, IVORY

SIZES: Final = (1920, 1080), (3840, 2160)
COLUMNS: Final = 10
FLYING: Final = 4
CARD_SHARE: Final = 0.23
"""Height of a card, of the window's height."""


def frame_figures(sizes: Sequence[tuple[int, int]] = SIZES, frames: int = 120) -> dict[str, dict[str, float]]:
    """Milliseconds a frame for each size: ``changes`` as the game draws it, ``everything`` the naive way.

    The middle one and the slowest but one in a hundred; neither counts the time to show the frame on a screen.
    """
    figures = {}
    for size in sizes:
        changes, everything = _changes(size, frames), _everything(size, frames)
        figures[f"{size[0]}x{size[1]}"] = {
            "changes_ms": _middle(changes),
            "changes_p99_ms": _slow(changes),
            "everything_ms": _middle(everything),
            "everything_p99_ms": _slow(everything),
        }
    return figures


def _still(width: int, height: int) -> list[Item]:
    """Twenty cards lying on the table, and a few lines of text."""
    tall = height * CARD_SHARE
    items: list[Item] = [Cloth("green", width, height)]
    for number, code in enumerate(NAMES[:20]):
        row, column = divmod(number, COLUMNS)
        x, y = width * (column + 0.5) / COLUMNS, height * (0.3 + 0.3 * row)
        items.append(Sprite(code, code, x, y, tall, (number * 7 % 5 - 2) * 0.8))
    items.extend(
        Label(width * 0.02, height * (0.86 + 0.03 * line), "settebello " * 5, height // 45, IVORY) for line in range(4)
    )
    return items


def _flying(width: int, height: int, time: float) -> list[Sprite]:
    """Four cards on their way; ``time`` 0 to 1."""
    tall = height * CARD_SHARE
    cards = []
    for number, code in enumerate(NAMES[-FLYING:]):
        x = width * (0.15 + 0.7 * time) + (number - 1.5) * tall * 0.4
        y = height * (0.85 - 0.35 * sin(pi * time)) - number * tall * 0.1
        cards.append(Sprite(code, code, x, y, tall, 30 * time - 5 * number, lift=3.0, moving=True))
    return cards


def _changes(size: tuple[int, int], frames: int) -> list[float]:
    surface = pygame.Surface(size, 0, 32)
    renderer = Renderer(lambda: surface, background=ThreadPoolExecutor(1))
    still = _still(*size)
    renderer.draw([*still, *_flying(*size, 0.0)])
    while not renderer.settled:
        pygame.time.wait(1)
        renderer.draw([*still, *_flying(*size, 0.0)])
    times = []
    for frame in range(frames):
        items = [*still, *_flying(*size, frame / frames)]
        start = perf_counter()
        renderer.draw(items)
        times.append(perf_counter() - start)
    renderer.close()
    return times


def _everything(size: tuple[int, int], frames: int) -> list[float]:
    """Yardstick: the whole still picture, and on it every flying card and its shadow turned afresh."""
    surface = pygame.Surface(size, 0, 32)
    still = render_picture(_still(*size), size)
    width, tall = card_size(size[1] * CARD_SHARE)
    cast = card_shadow(tall, 3.0)
    shadow = bake(width, tall, width * CARD_RADIUS, cast.blur, cast.alpha)
    faces = {code: draw_card(CardLook(), code, tall, 0.0) for code in NAMES[-FLYING:]}
    times = []
    for frame in range(frames):
        cards = _flying(*size, frame / frames)
        start = perf_counter()
        surface.blit(still, (0, 0))
        for card in cards:
            for picture, dx, dy in ((shadow, cast.dx, cast.dy), (faces[card.key], 0.0, 0.0)):
                turned = pygame.transform.rotozoom(picture, card.angle, 1.0)
                surface.blit(turned, turned.get_rect(center=(card.x + dx, card.y + dy)))
        times.append(perf_counter() - start)
    return times


def _middle(times: Sequence[float]) -> float:
    return round(1000 * median(times), 2)


def _slow(times: Sequence[float]) -> float:
    return round(1000 * quantiles(times, n=100)[-1], 2)
