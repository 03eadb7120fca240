"""From vector drawings to pixels, and the memory of what was drawn."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from io import BytesIO
from typing import Final

import pygame

PIXELS: Final = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
"""The order of colours that is blitted fastest; a picture in the rasteriser's own order takes thirty times as long."""

LARGEST: Final = 16384
MEBIBYTE: Final = 1 << 20


def document(body: str, width: int, height: int) -> str:
    """A whole SVG text around markup in pixels."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )


def rasterise(body: str, width: int, height: int) -> pygame.Surface:
    """Markup in pixels as a picture of exactly this size; may be called from any thread.

    Raises pygame.error if the markup is broken or the size is not between 1 and 16384.
    """
    if not (0 < width <= LARGEST and 0 < height <= LARGEST):
        raise pygame.error(f"no picture can be {width} by {height}")
    svg = BytesIO(document(body, width, height).encode())
    return pygame.image.load_sized_svg(svg, (width, height)).convert(PIXELS)


def blank(width: int, height: int) -> pygame.Surface:
    """A picture of which nothing is to be seen yet."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA, 32)


class SurfaceCache:
    """Pictures by key, the least recently used leaving first when they take more than ``budget`` bytes."""

    def __init__(self, budget: int = 128 * MEBIBYTE) -> None:
        self.budget = budget
        self.size = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The picture of a key, if it is there."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
        return picture

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a key, made now if it is not there."""
        picture = self.find(key)
        if picture is None:
            picture = make()
            self.put(key, picture)
        return picture

    def put(self, key: Hashable, picture: pygame.Surface) -> None:
        """Keep a picture; one larger than the whole budget is not kept."""
        self.drop(key)
        self._pictures[key] = picture
        self.size += _bytes(picture)
        while self.size > self.budget:
            _, oldest = self._pictures.popitem(last=False)
            self.size -= _bytes(oldest)

    def drop(self, key: Hashable) -> None:
        """Forget a picture if it is there."""
        if key in self._pictures:
            self.size -= _bytes(self._pictures.pop(key))

    def clear(self) -> None:
        """Forget everything."""
        self._pictures.clear()
        self.size = 0


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
