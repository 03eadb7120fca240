"""What an item becomes in pixels: marks that are put on a surface in order, and the box they lie in."""

from typing import NamedTuple, Protocol

import pygame


class Mark(Protocol):
    """Something that can be put on a surface, within the surface's clip."""

    @property
    def box(self) -> pygame.Rect:
        """All that it may touch."""
        ...

    def draw(self, target: pygame.Surface) -> None:
        """Put it there."""
        ...


class Stamp(NamedTuple):
    """A picture with its top left corner at ``x``, ``y``; ``opacity`` 0-255 on top of its own."""

    picture: pygame.Surface
    x: int
    y: int
    opacity: int = 255

    @property
    def box(self) -> pygame.Rect:
        """The picture's rectangle."""
        return pygame.Rect((self.x, self.y), self.picture.get_size())

    def draw(self, target: pygame.Surface) -> None:
        """Blit the picture."""
        if self.opacity < 255:
            self.picture.set_alpha(self.opacity)
            target.blit(self.picture, (self.x, self.y))
            self.picture.set_alpha(255)
        else:
            target.blit(self.picture, (self.x, self.y))


class Wash(NamedTuple):
    """A rectangle painted over; ``light`` 0-255 is the share of what lay there that still shows."""

    area: tuple[int, int, int, int]
    colour: tuple[int, int, int]
    light: int

    @property
    def box(self) -> pygame.Rect:
        """The rectangle."""
        return pygame.Rect(self.area)

    def draw(self, target: pygame.Surface) -> None:
        """Darken what lies there and add the colour: faster than a see-through picture, and takes no memory."""
        if self.light:
            target.fill((self.light,) * 3, self.area, pygame.BLEND_RGB_MULT)
            share = 255 - self.light
            target.fill([round(part * share / 255) for part in self.colour], self.area, pygame.BLEND_RGB_ADD)
        else:
            target.fill(self.colour, self.area)


class Print:
    """An item in pixels. Two prints are equal only if they are the same one, so comparing a screen of them is quick.

    ``final`` is False while something stands in for a better picture that is still to come.
    """

    __slots__ = ("box", "final", "marks")

    def __init__(self, marks: tuple[Mark, ...], final: bool = True) -> None:
        self.marks = marks
        self.final = final
        self.box = pygame.Rect(0, 0, 0, 0)
        for mark in marks:
            self.box = self.box.union(mark.box) if self.box else mark.box

    def draw(self, target: pygame.Surface) -> None:
        """Put all marks on a surface, within its clip."""
        for mark in self.marks:
            mark.draw(target)


class Pane(NamedTuple):
    """Prints that show inside an area only."""

    area: pygame.Rect
    prints: tuple[Print, ...]

    @property
    def box(self) -> pygame.Rect:
        """The area."""
        return self.area

    def draw(self, target: pygame.Surface) -> None:
        """Draw what can be seen of them."""
        outer = target.get_clip()
        inner = outer.clip(self.area)
        target.set_clip(inner)
        draw_within(target, self.prints, inner)
        target.set_clip(outer)


def draw_within(target: pygame.Surface, prints: "tuple[Print, ...] | list[Print]", area: pygame.Rect) -> None:
    """Draw those prints that touch an area; the surface's clip must already be that area."""
    for one in prints:
        if area.colliderect(one.box):
            one.draw(target)
