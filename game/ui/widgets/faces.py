"""How a button looks in each of its kinds and states."""

from typing import Final, Literal, NamedTuple

from game.ui.draw import Colour
from game.ui.theme import BRASS, BRASS_HI, BRASS_LO, INK, IVORY, NIGHT, TERRA, TERRA_LO, WHITE, hexa

Kind = Literal["primary", "secondary", "warn", "cloth"]
State = Literal["normal", "hover", "pressed", "disabled"]


class Face(NamedTuple):
    """The face, the lower edge (or none), the line around, the text."""

    fill: Colour
    edge: Colour | None
    line: Colour
    text: Colour


_SAND = hexa("EFE6D0")
_PALE = hexa("C9BB97")
_GREY = hexa("5C5242")

FACES: Final[dict[Kind, dict[State, Face]]] = {
    "primary": {
        "normal": Face(BRASS, BRASS_LO, INK, INK),
        "hover": Face(BRASS_HI, BRASS_LO, INK, INK),
        "pressed": Face(hexa("B48E3C"), None, INK, INK),
        "disabled": Face(hexa("DDD0B2"), None, hexa("B5A781"), _GREY),
    },
    "secondary": {
        "normal": Face(WHITE, hexa("B9A473"), BRASS_LO, INK),
        "hover": Face(hexa("F3E3B8"), hexa("B9A473"), BRASS_LO, INK),
        "pressed": Face(hexa("E6D5A6"), None, BRASS_LO, INK),
        "disabled": Face(_SAND, None, _PALE, _GREY),
    },
    "warn": {
        "normal": Face(WHITE, hexa("C58A78"), TERRA, TERRA),
        "hover": Face(hexa("FBE3DA"), hexa("C58A78"), TERRA, TERRA_LO),
        "pressed": Face(hexa("F3CFC2"), None, TERRA, hexa("8A321E")),
        "disabled": Face(_SAND, None, _PALE, _GREY),
    },
    "cloth": {
        "normal": Face(NIGHT.fade(0.55), None, BRASS, IVORY),
        "hover": Face(BRASS.fade(0.28), None, BRASS_HI, IVORY),
        "pressed": Face(NIGHT.fade(0.85), None, BRASS, BRASS_HI),
        "disabled": Face(NIGHT.fade(0.35), None, hexa("5D7A6C"), hexa("9DB0A4")),
    },
}
"""Measured so that text keeps a contrast of 4.5 to its face."""

SHEEN: Final = hexa("F3DFA8", 0.8)
