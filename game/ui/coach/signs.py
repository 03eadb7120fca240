"""The suits as small signs, drawn in a box of 90 by 90 with its origin in the middle."""

from functools import lru_cache
from typing import Final

from game.ui.draw import Vector
from game.ui.sayings import Deck
from game.ui.shapes import bounds, code, number
from game.ui.theme import GOLD, INK, hexa

RED: Final = hexa("D0402F")
BLUE: Final = hexa("24578A")
STEEL: Final = hexa("A9C6CF")
GREEN: Final = hexa("3F8F5C")

_HEART = "M0-13C6-26 16-30 26-25 38-18 36-4 30 6 24 16 10 29 0 38-10 29-24 16-30 6-36-4-38-18-26-25-16-30-6-26 0-13Z"
_SPADE = "M0-34C8-24 30-8 30 8 30 22 14 26 5 17 6 24 8 29 14 34H-14C-8 29-6 24-5 17-14 26-30 22-30 8-30-8-8-24 0-34Z"
_CLUB = "M-3 8C-4 22-6 29-13 34H13C6 29 4 22 3 8Z"
_KNOB = "M-14-32C-9-20-12-8-20-4-16 6-8 8-8 16V34H8V16C8 8 16 6 20-4 12-8 9-20 14-32Z"


def _path(d: str, fill: str, wide: float = 7) -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{code(INK)}" stroke-width="{wide}" stroke-linejoin="round"/>'


def _disc(x: float, y: float, r: float, fill: str, wide: float = 7) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{code(INK)}" stroke-width="{wide}"/>'


def _clover(fill: str) -> str:
    leaves = ((0, -16), (-15, 5), (15, 5))
    outside = "".join(_disc(x, y, 13, code(INK), 7) for x, y in leaves) + _path(_CLUB, code(INK))
    inside = "".join(_disc(x, y, 13, fill, 0) for x, y in leaves)
    return f'{outside}{inside}<path d="{_CLUB}" fill="{fill}"/><circle r="7" fill="{fill}"/>'


_CUP = _path("M-27-29C-27-5-22 5-5 8V16L-20 28H20L5 16V8C22 5 27-5 27-29Z", code(RED))
_BAND = f'<path d="M-21-16H21" stroke="{code(GOLD)}" stroke-width="8"/>'
_BLADE = _path("M0-38L10-23 9 10H-9L-10-23Z", code(STEEL))
_HILT = _path("M-25 7H25V18H-25Z", code(BLUE)) + _path("M-5 18H5V32H-5Z", code(BLUE))
_TOP = f'<ellipse cy="-32" rx="14" ry="8" fill="{code(GOLD)}" stroke="{code(INK)}" stroke-width="6"/>'
_STAFF = f'<g transform="rotate(32)">{_path(_KNOB, code(GREEN))}{_TOP}</g>'


SIGNS: Final[dict[str, tuple[str, str, str, str]]] = {
    "latin": (
        _disc(0, 0, 29, code(GOLD)) + _disc(0, 0, 12, code(RED), 6),
        _CUP + _BAND,
        _BLADE + _HILT + _disc(0, 35, 6, code(GOLD), 5),
        _STAFF,
    ),
    "french": (
        _path("M0-36C8-22 18-10 29 0 18 10 8 22 0 36-8 22-18 10-29 0-18-10-8-22 0-36Z", code(GOLD)),
        _path(_HEART, code(RED)),
        _path(_SPADE, code(BLUE)),
        _clover(code(GREEN)),
    ),
}


@lru_cache(64)
def suit_sign(which: int, x: float, y: float, size: float, deck: Deck) -> Vector:
    """The sign of a suit, its middle at ``x``, ``y``."""
    area = bounds(x - size / 2, y - size / 2, x + size / 2, y + size / 2)
    place = f"translate({number(x - area.x)} {number(y - area.y)}) scale({size / 90:.4f})"
    return Vector(area, f'<g transform="{place}">{SIGNS["french" if deck == "french" else "latin"][which]}</g>')
