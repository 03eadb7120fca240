"""What a player does, as plain values. Positions are pixels from the top left of the window, times seconds."""

from dataclasses import dataclass
from typing import Literal

Button = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button or finger went down."""

    x: float
    y: float
    button: Button = "left"
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer moved."""

    x: float
    y: float
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button or finger went up, perhaps outside the window."""

    x: float
    y: float
    button: Button = "left"
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by so many notches, upwards positive."""

    notches: float
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down, or is held and goes down ``again``. Names: left right up down enter escape tab space home end
    pageup pagedown backspace delete insert, f1-f12, else the character in lower case."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Characters were typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Resize:
    """The window has this size now."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Focus:
    """The window gained or lost the keyboard."""

    gained: bool


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped onto the window; ``text`` is what it holds, None if it cannot be read."""

    name: str
    text: str | None


Input = Press | Move | Release | Wheel | Key | Text | Resize | Focus | Dropped
