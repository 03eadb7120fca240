"""Makes prints of the items of a screen, each kind by its recipe."""

from collections.abc import Callable
from math import ceil
from typing import Final

import pygame

from game.shell.cards import card_size
from game.shell.cloth import weave
from game.shell.fonts import CAPITALS, Fonts
from game.shell.medals import draw_medal, draw_sign
from game.shell.prints import Mark, Pane, Print, Stamp, Wash
from game.shell.rack import CardRack
from game.shell.raster import SurfaceCache, rasterise
from game.shell.shadows import bake, card_shadow, margin
from game.ui.draw import Clip, Cloth, Fill, Item, Label, Medal, Rect, Shadow, Shout, Sign, Sprite, Vector
from game.ui.shapes import code
from game.ui.theme import CARD_RADIUS, GROUNDS, NIGHT

SHADOW_ANGLE: Final = 2.0
"""The shadows of moving cards come in steps of angle, height and elevation: nobody sees them in something so soft."""

SHADOW_HEIGHT: Final = 8
SHADOW_LIFT: Final = 0.25

Within = Callable[[Item, pygame.Rect], Print | None]
"""The print of an item that is seen through an area only, or None if it lies outside."""


def pixels(rect: Rect) -> tuple[int, int, int, int]:
    """A rectangle with its edges on whole pixels."""
    x, y = round(rect.x), round(rect.y)
    return x, y, max(0, round(rect.right) - x), max(0, round(rect.bottom) - y)


def reach(item: Item) -> pygame.Rect | None:
    """An area that surely holds all of an item, known without drawing it; None if only drawing tells."""
    match item:
        case Fill() | Clip():
            return pygame.Rect(pixels(item.rect))
        case Vector():
            return pygame.Rect(round(item.rect.x), round(item.rect.y), ceil(item.rect.w), ceil(item.rect.h))
        case Shadow():
            edge = 2 * margin(item.blur) + ceil(abs(item.dx) + abs(item.dy))
            return pygame.Rect(pixels(item.rect.grow(edge)))
        case Label():
            wide = len(item.text) * item.size
            return pygame.Rect(round(item.x - wide), round(item.y - 2 * item.size), 2 * wide, 4 * item.size)
        case Sprite():
            half = ceil(item.height * (1 + 0.15 * item.lift)) + 8
            return pygame.Rect(round(item.x) - half, round(item.y) - half, 2 * half, 2 * half)
    return None


def opacity(alpha: float) -> int:
    """Opacity 0-1 as 0-255."""
    return round(255 * min(1.0, max(0.0, alpha)))


class Painter:
    """Knows how every kind of item looks; pictures are kept and shared by whatever looks alike."""

    def __init__(self, cache: SurfaceCache, fonts: Fonts, rack: CardRack) -> None:
        self._cache = cache
        self._fonts = fonts
        self._rack = rack
        self._night = NIGHT

    def stand_on(self, ground: str) -> bool:
        """Show dark glass as it looks on this ground from now on; whether that changes it."""
        before, self._night = self._night, GROUNDS[ground].night if ground in GROUNDS else NIGHT
        return self._night != before

    def paint(self, item: Item, resting: bool, within: Within) -> Print:
        """The print of an item; ``resting`` concerns cards, ``within`` gives the prints of what a Clip holds."""
        match item:
            case Clip():
                return _pane(item, within)
            case Sprite():
                return self._sprite(item, resting)
            case Cloth():
                return Print((Stamp(self._cache.get(item, lambda: weave(item.kind, item.w, item.h)), 0, 0),))
            case Fill():
                return Print((self._wash(item),))
            case Vector():
                return Print(self._vector(item))
            case Shadow():
                return Print(self._shadow(item))
            case Label():
                return Print(self._label(item))
            case Shout():
                word = self._cache.get(("shout", item.text, item.size), lambda: self._fonts.shout(item.text, item.size))
                return Print((_centred(word, item.x, item.y, item.alpha),))
            case Medal():
                medal = self._cache.get(("medal", item.code, item.radius), lambda: draw_medal(item.code, item.radius))
                return Print((_centred(medal, item.x, item.y, item.alpha),))
            case Sign():
                key = ("sign", item.suit, item.size, item.deck)
                sign = self._cache.get(key, lambda: draw_sign(item.suit, item.size, item.deck))
                return Print((_centred(sign, item.x, item.y, item.alpha),))

    def _wash(self, item: Fill) -> Wash:
        colour = self._night if item.colour[:3] == NIGHT[:3] else item.colour
        return Wash(pixels(item.rect), colour[:3], 255 - opacity(item.colour.alpha))

    def _vector(self, item: Vector) -> tuple[Mark, ...]:
        width, height = ceil(item.rect.w), ceil(item.rect.h)
        if width < 1 or height < 1:
            return ()
        body = item.body.replace(code(NIGHT), code(self._night))
        picture = self._cache.get((body, width, height), lambda: rasterise(body, width, height))
        return (Stamp(picture, round(item.rect.x), round(item.rect.y), opacity(item.alpha)),)

    def _shadow(self, item: Shadow) -> tuple[Mark, ...]:
        x, y, width, height = pixels(Rect(item.rect.x + item.dx, item.rect.y + item.dy, item.rect.w, item.rect.h))
        shape = width, height, item.radius, item.blur, item.alpha
        edge = margin(item.blur)
        return (Stamp(self._cache.get(("shadow", shape), lambda: bake(*shape)), x - edge, y - edge),)

    def _label(self, item: Label) -> tuple[Mark, ...]:
        colour = item.colour.fade(1.0)
        picture = self._cache.get(
            ("label", item.text, item.size, colour, item.face, item.weight),
            lambda: self._fonts.line(item.text, item.size, colour, item.face, item.weight),
        )
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[item.anchor]
        ascent = self._fonts.ascent(item.size, item.face, item.weight)
        x = round(item.x - share * picture.get_width())
        y = round(item.y + CAPITALS * item.size / 2 - ascent)
        return (Stamp(picture, x, y, opacity(item.colour.alpha * item.alpha)),)

    def _sprite(self, card: Sprite, resting: bool) -> Print:
        picture = self._rack.picture(card, resting)
        return Print(
            (self._card_shadow(card, resting), _centred(picture.surface, card.x, card.y, card.alpha)), picture.final
        )

    def _card_shadow(self, card: Sprite, resting: bool) -> Stamp:
        height, lift, angle = card.height, card.lift, card.angle
        if not resting:
            height = max(SHADOW_HEIGHT, round(height / SHADOW_HEIGHT) * SHADOW_HEIGHT)
            lift = round(lift / SHADOW_LIFT) * SHADOW_LIFT
            angle = round(angle / SHADOW_ANGLE) * SHADOW_ANGLE
        width, rows = card_size(height)
        width = max(1, round(width * card.turn))
        cast = card_shadow(height, lift)
        shape = width, rows, width * CARD_RADIUS, cast.blur, cast.alpha
        picture = self._cache.get(("shadow", shape), lambda: bake(*shape))
        if angle:
            upright = picture
            picture = self._cache.get(("turned", shape, angle), lambda: pygame.transform.rotozoom(upright, angle, 1.0))
        true = card_shadow(card.height, card.lift)
        return _centred(picture, card.x + true.dx, card.y + true.dy, card.alpha)


def _centred(picture: pygame.Surface, x: float, y: float, alpha: float) -> Stamp:
    width, height = picture.get_size()
    return Stamp(picture, round(x - width / 2), round(y - height / 2), opacity(alpha))


def _pane(item: Clip, within: Within) -> Print:
    area = pygame.Rect(pixels(item.rect))
    prints = tuple(one for child in item.items if (one := within(child, area)))
    return Print((Pane(area, prints),), all(one.final for one in prints))
