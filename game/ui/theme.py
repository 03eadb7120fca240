"""Every colour, size and duration of the game in one place; no screen holds one of its own.

Sizes are logical pixels at 1280x800 and grow with the layout's unit; times are seconds at normal speed.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.ui.draw import Colour


def hexa(text: str, alpha: float = 1.0) -> Colour:
    """A colour from its six hex digits."""
    return Colour(int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16), alpha)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """The colour a certain share of the way from ``a`` to ``b``."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a[:3], b[:3], strict=True))
    return Colour(red, green, blue)


class Ground(NamedTuple):
    """What the table is covered with: its colour where the light falls, in general, far away, and under dark glass."""

    near: Colour
    base: Colour
    far: Colour
    night: Colour
    wood: bool = False


def _ground(base: str, far: str, night: str, wood: bool = False) -> Ground:
    return Ground(mix(hexa(base), hexa("E8C9A0"), 0.08), hexa(base), hexa(far), hexa(night), wood)


GROUNDS: Final[Mapping[str, Ground]] = {
    "green": _ground("1E4A3F", "12312A", "0C221D")._replace(near=hexa("28594C")),
    "wine": _ground("5A1F2A", "38131A", "1D090D"),
    "midnight": _ground("1F2F52", "131E36", "0B1222"),
    "walnut": _ground("5B3A24", "3A2416", "1F130A", wood=True),
}

NIGHT: Final = GROUNDS["green"].night
"""A part to be played rather than a colour: on every other ground it is shown as that ground's own night."""

IVORY: Final = hexa("F6EEDC")
PAPER: Final = IVORY
PAPER2: Final = hexa("EBDFC3")
ROW_ON: Final = hexa("EEDDAF")
ROW_BAD: Final = hexa("F6DDD2")
RULE: Final = hexa("D3C29A")
WHITE: Final = hexa("FFFAF0")
INK: Final = hexa("2A2420")
INK2: Final = hexa("5E5145")
MIST: Final = hexa("C9D6C8")
BRASS: Final = hexa("C9A24B")
BRASS_HI: Final = hexa("E3C27A")
BRASS_LO: Final = hexa("7A5A1E")
TERRA: Final = hexa("B5452C")
TERRA_HI: Final = hexa("F2A58F")
TERRA_LO: Final = hexa("963620")
ULTRA: Final = hexa("2E4E7E")
LEAF: Final = hexa("2E6841")
SET_LINE: Final = hexa("F2E4BF")
KEYLINE: Final = hexa("0A1D18")
VEIL: Final = hexa("081511", 0.58)
BOX: Final = hexa("F1E6CC")
TRACK: Final = hexa("D8CAA8")

HANDLE: Final = hexa("8A4A32")
GOLD: Final = hexa("EAB13A")
SWEEP_LIGHT: Final = hexa("FFE296")

SIDES: Final = (ULTRA, BRASS, LEAF, hexa("7A3B6B"), hexa("74A5C4"), INK)
"""The colours of those whose score is kept; a shape goes with each, so that nobody need tell them by colour alone."""

RADIUS_PANEL: Final = 12
RADIUS_SLATE: Final = 10
RADIUS_CONTROL: Final = 8
CARD_RATIO: Final = 4 / 7
"""A card's width as a share of its height."""

CARD_RADIUS: Final = 26 / 400
SMALLEST_TEXT: Final = 14
SMALLEST_TARGET: Final = 36

HOVER_RISE: Final = 0.08
"""By which share of its height a card rises under the pointer."""

DRAG_START: Final = 4
"""How many logical pixels a pressed card is moved before it is held."""

# Seconds. What is shown of a game takes that long at normal speed; the player's speed is a factor on it.
HOVER: Final = 0.09
SETTLE: Final = 0.12
GLIDE_HOME: Final = 0.16
DEAL_GAP: Final = 0.09
DEAL: Final = 0.22
LAY: Final = 0.20
CAPTURE: Final = 0.22
SUM_OWN: Final = 0.45
SUM_OTHER: Final = 0.70
GATHER: Final = 0.28
SWEEP: Final = 0.90
BROOM: Final = 0.36
WORD_DELAY: Final = 0.12
COUNT_ROW: Final = 0.35
COUNT_SETTLES: Final = 0.60
DISC: Final = 0.16
PEG: Final = 0.08
PANEL: Final = 0.16
TOAST: Final = 4.0
WARNING: Final = 6.0
REDUCED_FADE: Final = 0.20
DOUBLE_CLICK: Final = 0.4

SEEN_AGAIN: Final = 0.5
"""How fast something is shown again where nothing else takes time, as the speeds below."""

SPEEDS: Final = {"relaxed": 1.6, "normal": 1.0, "quick": 0.5, "instant": 0.0}
