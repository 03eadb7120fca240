"""The small pictures on buttons, drawn in a box of 20 by 20 with round strokes 2 wide."""

from math import cos, radians, sin
from typing import Final, Literal

Kind = Literal["line", "bold", "fill", "hole"]
"""A stroke, a heavier stroke, a filled area, a stroke in the colour of paper on top of an area."""


def _arc(x: float, y: float, r: float, start: float, end: float) -> str:
    """An arc from one angle to another in degrees clockwise from the right; at most 360 long."""
    middle = (start + end) / 2
    (ax, ay), (bx, by), (cx, cy) = (
        (round(x + r * cos(radians(a)), 2), round(y + r * sin(radians(a)), 2)) for a in (start, middle, end)
    )
    turn = 1 if end > start else 0
    return f"M{ax} {ay}A{r} {r} 0 0 {turn} {bx} {by}A{r} {r} 0 0 {turn} {cx} {cy}"


def _dot(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}A{r} {r} 0 0 1 {x - r} {y}Z"


_SPEAKER = "M1 7H5L10 2.5V17.5L5 13H1Z"

ICONS: Final[dict[str, tuple[tuple[Kind, str], ...]]] = {
    "menu": (("line", "M2 4H18M2 10H18M2 16H18"),),
    "list": (("line", "M7 4H18M7 10H18M7 16H18"), ("fill", "".join(_dot(2.5, y, 1.6) for y in (4, 10, 16)))),
    "undo": (("line", _arc(10.5, 11, 6.5, -200, 60)), ("line", "M3 4L4.2 9.2L9.4 8")),
    "redo": (("line", _arc(9.5, 11, 6.5, 20, -240)), ("line", "M17 4L15.8 9.2L10.6 8")),
    "replay": (("line", _arc(10, 10, 7, -50, 250)), ("line", "M14 .5L14.6 5L10.4 6")),
    "back": (("bold", "M12 3L5 10L12 17"),),
    "next": (("bold", "M8 3L15 10L8 17"),),
    "down": (("bold", "M3 7L10 14L17 7"),),
    "sound": (("fill", _SPEAKER), ("line", _arc(9, 10, 5, -45, 45)), ("line", _arc(9, 10, 9, -45, 45))),
    "mute": (("fill", _SPEAKER), ("line", "M13 7L19 13M19 7L13 13")),
    "search": (("line", _arc(8.5, 8.5, 5.5, 0, 360)), ("bold", "M12.8 12.8L18 18")),
    "close": (("line", "M4 4L16 16M16 4L4 16"),),
    "plus": (("line", "M10 4V16M4 10H16"),),
    "minus": (("line", "M4 10H16"),),
    "check": (("bold", "M3 10L8 15.5L17 4"),),
    "warn": (("fill", "M10 1L19.5 18H.5Z"), ("hole", "M10 7V12M10 14.9V15.4")),
    "first": (("bold", "M15 3L8 10L15 17"), ("line", "M4.5 3V17")),
    "last": (("bold", "M5 3L12 10L5 17"), ("line", "M15.5 3V17")),
    "play": (("fill", "M5 2L17 10L5 18Z"),),
    "pause": (("fill", "M5 3H8.5V17H5ZM11.5 3H15V17H11.5Z"),),
    "eye": (("line", _arc(10, 15, 10.5, -145, -35)), ("line", _arc(10, 5, 10.5, 35, 145)), ("fill", _dot(10, 10, 3))),
    "full_screen": (("line", "M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13"),),
}
