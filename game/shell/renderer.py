"""Puts the items of a screen on a surface and, the next time, touches only what has changed."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from typing import Final

import pygame

from game.shell.cards import CardLook
from game.shell.dirty import changed, merged
from game.shell.fonts import FontMeasure, Fonts
from game.shell.painter import Painter, Within, reach
from game.shell.prints import Print, draw_within
from game.shell.rack import CardRack
from game.shell.raster import MEBIBYTE, SurfaceCache
from game.ui.draw import Cloth, Item, Sprite

SCREENS_KEPT: Final = 10
"""Pictures may take so many times the memory of the window, and never less than the cache's usual budget."""

Pose = tuple[str | None, float, float, float]


class Renderer:
    """Draws lists of items on the surface that ``surface`` gives, which may become another one at any time.

    With a ``background``, which must have one worker only, a card may be shown by a stand-in for some frames until it
    is drawn there. Without, every frame is crisp at once, as pictures of the game must be.
    """

    def __init__(
        self, surface: Callable[[], pygame.Surface], look: CardLook | None = None, background: Executor | None = None
    ) -> None:
        fonts = Fonts()
        self.measure = FontMeasure(fonts)
        self._surface = surface
        self._background = background
        self._drawn_on: tuple[pygame.Surface, tuple[int, int]] | None = None
        self._cache = SurfaceCache()
        self._rack = CardRack(self._cache, look or CardLook(), background)
        self._painter = Painter(self._cache, fonts, self._rack)
        self._items: list[Item] = []
        self._prints: list[Print] = []
        self._made: dict[Item, Print] = {}
        self._poses: dict[str, Pose] = {}

    @property
    def settled(self) -> bool:
        """Whether the last frame shows everything as it should be, with nothing standing in for it."""
        return all(one.final for one in self._prints)

    @property
    def look(self) -> CardLook:
        """Which pictures the cards have."""
        return self._rack.look

    @look.setter
    def look(self, look: CardLook) -> None:
        if look != self._rack.look:
            self._rack.change(look)
            self.redraw()

    def prepare(self, faces: Iterable[str | None], height: float) -> None:
        """Draw cards in the background before they are needed, some ``height`` pixels high; None is the back."""
        self._rack.prepare(faces, height)

    def redraw(self) -> None:
        """Forget what is on the surface: the next frame is drawn whole, as it must be after a change of size."""
        self._drawn_on = None

    def close(self) -> None:
        """End the work in the background."""
        if self._background:
            self._background.shutdown(wait=False, cancel_futures=True)

    def draw(self, items: Sequence[Item]) -> bool:
        """Bring the surface up to date; whether anything on it changed.

        Call it every frame, also with the same items: better pictures may have arrived in the meantime.
        """
        target = self._surface()
        whole = self._drawn_on != (target, target.get_size())
        self._rack.collect()
        if not whole and items == self._items and self.settled:
            return False
        if whole:
            self._drawn_on = target, target.get_size()
        ground = next((item.kind for item in items if isinstance(item, Cloth)), "")
        if self._painter.stand_on(ground) or whole:
            self._made.clear()
            self._cache.budget = max(128 * MEBIBYTE, SCREENS_KEPT * 4 * target.get_width() * target.get_height())
        area = target.get_rect()
        prints = self._print_all(items, area)
        dirty = [area] if whole else merged(changed(self._prints, prints), area)
        self._items, self._prints = list(items), prints
        for part in dirty:
            target.set_clip(part)
            target.fill((0, 0, 0))
            draw_within(target, prints, part)
        target.set_clip(None)
        return bool(dirty)

    def _print_all(self, items: Sequence[Item], area: pygame.Rect) -> list[Print]:
        """The prints of what can be seen, those of the last frame again where nothing has changed."""
        made: dict[Item, Print] = {}
        poses: dict[str, Pose] = {}

        def within(item: Item, part: pygame.Rect) -> Print | None:
            near = reach(item)
            if near is not None and not near.colliderect(part):
                return None
            if item not in made:
                made[item] = self._print(item, poses, within)
            return made[item]

        prints = [one for item in items if (one := within(item, area))]
        self._made, self._poses = made, poses
        return prints

    def _print(self, item: Item, poses: dict[str, Pose], within: Within) -> Print:
        resting = True
        if isinstance(item, Sprite):
            pose = item.face, item.height, item.angle, item.turn
            resting = not self._background or not item.moving or self._poses.get(item.key) == pose
            poses[item.key] = pose
        old = self._made.get(item)
        if old and old.final:
            return old
        new = self._painter.paint(item, resting, within)
        if old and old.marks == new.marks:
            old.final = new.final
            return old
        return new


def render_picture(items: Sequence[Item], size: tuple[int, int], look: CardLook | None = None) -> pygame.Surface:
    """A screen as a picture of any size, everything on it crisp."""
    picture = pygame.Surface(size, 0, 32)
    Renderer(lambda: picture, look).draw(items)
    return picture
