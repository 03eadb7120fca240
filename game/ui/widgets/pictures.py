"""Choices among things that are better seen than named: backs of cards and cloths. Their names stand below them."""

from dataclasses import dataclass

from game.ui.draw import Item, Rect, Sprite, Vector
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, card_outline, code, disc, icon, line, merged, snap
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, CARD_RATIO, GROUNDS, INK, RADIUS_CONTROL
from game.ui.widgets.controls import Look, ring
from game.ui.widgets.values import Choice

CARD, SWATCH = 84, (76, 52)


def choice_height(picture: float, scale: Scale) -> float:
    """How high a choice is, in pixels, whose pictures are so many logical pixels high."""
    return (picture + 16) * scale.u + 1.2 * scale.px(15)


@dataclass(frozen=True, slots=True)
class Pictures(Choice):
    """A row of pictures; ``names`` are those of the things, ``texts`` what people call them."""

    names: tuple[str, ...] = ()

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """Every picture over its name, the chosen one with a check mark."""
        u, px = stage.scale.u, stage.scale.px(15)
        cell = SWATCH[0] * u
        pitch = (self.rect.w - cell) / max(1, len(self.texts) - 1)
        items: list[Item] = []
        for i, (name, text) in enumerate(zip(self.names, self.texts, strict=True)):
            place = self.picture(self.rect.x + cell / 2 + i * pitch, u)
            items += self.show(name, place, i == self.chosen, u)
            if i == self.chosen:
                items.append(_check(place.right - 8 * u, place.bottom - 8 * u, u))
            y = self.rect.bottom - 0.6 * px
            items.append(fitted(stage.measure, place.centre[0], y, text, pitch - 4 * u, px, INK, anchor="centre"))
            if look.focused and i == self.chosen:
                items.append(ring(place.grow(3 * u), u))
        return items

    def picture(self, x: float, u: float) -> Rect:
        """Where a picture lies with its middle at ``x``."""
        raise NotImplementedError

    def show(self, name: str, place: Rect, chosen: bool, u: float) -> list[Item]:
        """One picture."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Backs(Pictures):
    """A choice of card backs."""

    def picture(self, x: float, u: float) -> Rect:
        """A card."""
        height = CARD * u
        return Rect(x - height * CARD_RATIO / 2, self.rect.y + 8 * u, height * CARD_RATIO, height)

    def show(self, name: str, place: Rect, chosen: bool, u: float) -> list[Item]:
        """The back, the chosen one in a brass frame."""
        x, y = round(place.centre[0]), round(place.centre[1])
        items: list[Item] = [Sprite(f"{self.key}:{name}", f"back:{name}", x, y, place.h, lift=0.4)]
        if chosen:
            items.append(card_outline(x, y, place.h, 0, "solid", BRASS, 3.2 * u, 4 * u, 2.5 * u, u))
        return items


@dataclass(frozen=True, slots=True)
class Cloths(Pictures):
    """A choice of grounds for the table."""

    def picture(self, x: float, u: float) -> Rect:
        """A piece of cloth."""
        w, h = SWATCH[0] * u, SWATCH[1] * u
        return Rect(x - w / 2, self.rect.y + 8 * u, w, h)

    def show(self, name: str, place: Rect, chosen: bool, u: float) -> list[Item]:
        """The cloth in its light, the chosen one in a brass frame."""
        radius = RADIUS_CONTROL * u
        edge = box(place, radius, None, (3 if chosen else 1.5) * u, BRASS if chosen else BRASS_LO)
        return [_swatch(name, place, radius), *_planks(name, place, u), edge]


def _swatch(name: str, place: Rect, radius: float) -> Vector:
    """A ground from its lit to its far corner."""
    area, ground = snap(place), GROUNDS[name]
    stops = "".join(
        f'<stop offset="{offset}%" stop-color="{code(colour)}"/>'
        for offset, colour in ((0, ground.near), (40, ground.base), (100, ground.far))
    )
    way = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{area.w}" y2="{area.h}"'
    rect = f'<rect x="0.5" y="0.5" width="{area.w - 1}" height="{area.h - 1}" rx="{radius:.2f}" fill="url(#lit)"/>'
    return Vector(area, f'<defs><linearGradient id="lit" {way}>{stops}</linearGradient></defs>{rect}')


def _planks(name: str, place: Rect, u: float) -> list[Item]:
    if not GROUNDS[name].wood:
        return []
    joints = (place.y + place.h * part / 4 for part in (1, 2, 3))
    return [line(place.x + 2 * u, y, place.right - 2 * u, y, GROUNDS[name].night.fade(0.55), u) for y in joints]


def _check(x: float, y: float, u: float) -> Item:
    return merged([disc(x, y, 10 * u, BRASS, 1.25 * u, INK), icon("check", x, y, 12 * u, INK)])
