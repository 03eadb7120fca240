"""What a screen consists of: a list of items, drawn in order, in pixels.

Items are values. Whoever draws them compares this frame's list with the last one and touches only what differs, so a
screen says what it shows and never what changed. Two items that are equal must look equal.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Face = Literal["serif", "sans"]
Weight = Literal["regular", "semibold", "bold", "italic", "semibold_italic", "bold_italic"]
Anchor = Literal["left", "centre", "right"]


class Colour(NamedTuple):
    """Red, green, blue 0-255 and opacity 0-1."""

    red: int
    green: int
    blue: int
    alpha: float = 1.0

    def fade(self, alpha: float) -> "Colour":
        """The same colour at another opacity."""
        return self._replace(alpha=alpha)


class Rect(NamedTuple):
    """A rectangle: left, top, width, height in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside (right and bottom edges excluded)."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def grow(self, by: float) -> "Rect":
        """The rectangle with every edge moved outwards."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share any area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def shared(self, other: "Rect") -> float:
        """The area that the two share, in square pixels."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, w) * max(0.0, h)


@dataclass(frozen=True, slots=True)
class Cloth:
    """The ground of the whole window: green, wine, midnight or walnut. Dark glass over it takes on its colour."""

    kind: str
    w: int
    h: int


@dataclass(frozen=True, slots=True)
class Fill:
    """A plain rectangle of one colour, also see-through."""

    rect: Rect
    colour: Colour


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow of a rounded rectangle; offset, blur and radius in pixels."""

    rect: Rect
    radius: float
    blur: float
    dx: float
    dy: float
    alpha: float


@dataclass(frozen=True, slots=True)
class Vector:
    """A drawing: ``body`` is SVG markup in pixels with the origin at the rectangle's top left.

    Only what the renderer shows may stand in it: path, rect, circle, ellipse, line, polygon, polyline, g with
    transforms, fill, stroke, dash arrays, opacity, gradients in user space.
    """

    rect: Rect
    body: str
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text. ``y`` is the middle of its capitals, ``size`` its type size in pixels."""

    x: float
    y: float
    text: str
    size: int
    colour: Colour
    face: Face = "sans"
    weight: Weight = "regular"
    anchor: Anchor = "left"
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Shout:
    """The word of a sweep in the display type, outlined and with a block shadow; ``x``, ``y`` is its centre."""

    x: float
    y: float
    text: str
    size: int
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Sprite:
    """A playing card. ``face`` is a card's code, ``back:`` and a back's name, or None for the back in use.

    ``x``, ``y`` is the centre, ``height`` the height of the unturned card; ``angle`` in degrees anticlockwise,
    ``turn`` 0-1 narrows the card while it is being turned over, ``lift`` is the elevation its shadow speaks of,
    ``dim`` 0-1 darkens it. A ``moving`` card may have any height and angle from frame to frame: it is drawn quickly
    from a picture at hand; a resting one is drawn crisp at its exact size.
    """

    key: str
    face: str | None
    x: float
    y: float
    height: float
    angle: float = 0.0
    turn: float = 1.0
    lift: float = 0.7
    dim: float = 0.0
    alpha: float = 1.0
    moving: bool = False


@dataclass(frozen=True, slots=True)
class Medal:
    """A portrait cut round from a court card; ``radius`` of the picture, rings lie outside it."""

    code: str
    x: float
    y: float
    radius: float
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit's sign, its middle at ``x``, ``y``; ``suit`` is its letter, ``size`` the side of the square around it."""

    suit: str
    x: float
    y: float
    size: float
    deck: str = "italian"
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Clip:
    """The items of a list that scrolls, shown inside a rectangle only."""

    rect: Rect
    items: "tuple[Item, ...]"


Item = Cloth | Fill | Shadow | Vector | Label | Shout | Sprite | Medal | Sign | Clip


class Measure:
    """How wide text is; the shell's fonts know, tests use this estimate."""

    def width(self, text: str, size: int, face: Face = "sans", weight: Weight = "regular") -> float:
        """Width of a line in pixels."""
        return len(text) * size * 0.5

    def knows(self, char: str) -> bool:
        """Whether there is a picture of a character."""
        return True
