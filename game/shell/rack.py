"""The cards at hand: crisp ones in the exact size and angle they lie in, quick ones for those that move.

A resting card is drawn from its vectors in the background; until that is done, the quick picture stands in: another
picture of the same card, scaled and turned. A card of which there is no picture at all is drawn at once.
"""

from collections.abc import Hashable, Iterable
from concurrent.futures import Executor, Future
from typing import Final, NamedTuple

import pygame

from game.shell.cards import CardLook, card_size, draw_card
from game.shell.raster import SurfaceCache, blank
from game.ui.draw import Sprite

LARGE: Final = 330
"""Cards higher than this turn in coarser steps while they move: turning them takes longest, and frames are reused."""

STEP: Final = 0.5
LARGE_STEP: Final = 2.0
WORTH_REPLACING: Final = 1.1


class Picture(NamedTuple):
    """A card's picture, and whether it is the final one or stands in for it."""

    surface: pygame.Surface
    final: bool


class Upright(NamedTuple):
    """An unturned picture of a card to make quick ones from."""

    surface: pygame.Surface
    height: int


class Key(NamedTuple):
    """What a crisp picture shows; height in whole pixels, angle in degrees."""

    look: CardLook
    face: str | None
    height: int
    angle: float

    def draw(self) -> pygame.Surface:
        """The picture, made now."""
        return draw_card(self.look, self.face, self.height, self.angle)


class CardRack:
    """Every card's pictures. Without a ``background`` all of them are drawn crisp when they are needed."""

    def __init__(self, cache: SurfaceCache, look: CardLook, background: Executor | None = None) -> None:
        self.look = look
        self._background = background
        self._cache = cache
        self._uprights: dict[str | None, Upright] = {}
        self._jobs: dict[Key, Future[pygame.Surface]] = {}
        self._wanted: set[Key] = set()
        self._ordered: set[Key] = set()

    def picture(self, card: Sprite, resting: bool) -> Picture:
        """The picture of a card; a resting one stands in only until the crisp one is ready."""
        key = Key(self.look, card.face, card_size(card.height)[1], round(card.angle, 2) % 360)
        if resting and card.turn >= 1:
            name, surface, final = self._crisp(key)
        else:
            name, surface = self._quick(key, card.turn)
            final = not card.moving or not self._background
        if card.dim > 0:
            shade = round(255 * (1 - min(1.0, card.dim)))
            return Picture(self._cache.get((name, shade), lambda: _darkened(surface, shade)), final)
        return Picture(surface, final)

    def change(self, look: CardLook) -> None:
        """Show other cards from now on."""
        self.look = look
        self._uprights.clear()

    def prepare(self, faces: Iterable[str | None], height: float) -> None:
        """Draw cards in the background, so that none has to be drawn at once later."""
        for face in faces:
            if face not in self._uprights:
                key = Key(self.look, face, card_size(height)[1], 0.0)
                self._ordered.add(key)
                self._order(key)

    def collect(self) -> None:
        """Take in what the thread has finished, and call off what nobody has asked for since the last time."""
        for key, job in list(self._jobs.items()):
            if job.done():
                self._keep(key, job.result())
            elif key in self._wanted | self._ordered or not job.cancel():
                continue
            del self._jobs[key]
            self._ordered.discard(key)
        self._wanted.clear()

    def _crisp(self, key: Key) -> tuple[Hashable, pygame.Surface, bool]:
        if surface := self._cache.find(key):
            return key, surface, True
        if not self._background or (key.angle == 0 and key.face not in self._uprights):
            return key, self._keep(key, key.draw()), True
        self._order(key)
        return (*self._quick(key, 1.0), False)

    def _quick(self, key: Key, turn: float) -> tuple[Hashable, pygame.Surface]:
        base = self._at_hand(key._replace(angle=0.0))
        step = LARGE_STEP if key.height > LARGE else STEP
        degrees = round(key.angle / step) * step % 360
        width = max(1, round(turn * base.surface.get_width()))
        if base.height == key.height and not degrees and turn >= 1:
            return key._replace(angle=0.0), base.surface
        name = "quick", key._replace(angle=degrees), base.height, width
        return name, self._cache.get(name, lambda: _turned(base.surface, width, key.height / base.height, degrees))

    def _at_hand(self, key: Key) -> Upright:
        """The best upright picture to make a quick one from."""
        surface = self._cache.find(key)
        if surface is None and (not self._background or key.face not in self._uprights):
            surface = self._keep(key, key.draw())
        if surface:
            return Upright(surface, key.height)
        best = self._uprights[key.face]
        if key.height > best.height * WORTH_REPLACING:
            self._order(key)
        return best

    def _order(self, key: Key) -> None:
        self._wanted.add(key)
        if self._background and key not in self._jobs:
            self._jobs[key] = self._background.submit(key.draw)

    def _keep(self, key: Key, surface: pygame.Surface) -> pygame.Surface:
        self._cache.put(key, surface)
        best = self._uprights.get(key.face)
        if key.look == self.look and key.angle == 0 and (best is None or key.height > best.height):
            self._uprights[key.face] = Upright(surface, key.height)
        return surface


def _turned(picture: pygame.Surface, width: int, scale: float, degrees: float) -> pygame.Surface:
    """A quick picture: narrowed to a width while the card is turned over, then scaled and turned."""
    if width != picture.get_width():
        narrow = pygame.transform.smoothscale(picture, (width, picture.get_height()))
        picture = blank(width + 2, picture.get_height())  # turning needs a clear edge, or it leaves a jagged one
        picture.blit(narrow, (1, 0))
    return pygame.transform.rotozoom(picture, degrees, scale)


def _darkened(picture: pygame.Surface, shade: int) -> pygame.Surface:
    result = picture.copy()
    result.fill((shade, shade, shade), None, pygame.BLEND_RGB_MULT)
    return result
