"""What the player chose once and keeps: read field by field, so that one bad field never costs the others."""

import json
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from game.match.tolerant import read_json

NAME = "settings.json"
NAME_LENGTH = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every setting with its value before anybody changed it.

    ``language`` empty means the system's. ``two_colours`` makes the suits of the French deck red and black,
    ``simple_small`` shows small cards in a cut of heavier lines. ``volume`` and ``text_size`` are percent;
    ``window_x`` and ``window_y`` are None where the system places the window. ``player`` empty means the player is
    called "You".
    """

    language: Literal["", "en", "it", "es"] = ""
    deck: Literal["italian", "spanish", "french"] = "italian"
    indices: Literal["none", "numbers", "letters", "large"] = "numbers"
    back: Literal["blue", "red", "plain", "festa"] = "blue"
    two_colours: bool = False
    simple_small: bool = True
    cloth: Literal["green", "wine", "midnight", "walnut"] = "green"
    speed: Literal["relaxed", "normal", "quick", "instant"] = "normal"
    reduced_motion: bool = False
    volume: int = 70
    muted: bool = False
    text_size: int = 100
    card_sort: Literal["rank", "suit"] = "rank"
    cut: Literal["ask", "auto"] = "ask"
    show_captures: bool = False
    show_best: bool = True
    warn: bool = False
    full_screen: bool = False
    maximised: bool = False
    window_width: int = 1280
    window_height: int = 800
    window_x: int | None = None
    window_y: int | None = None
    player: str = ""


_ALLOWED: Mapping[str, Collection[object]] = {
    "volume": range(101),
    "text_size": range(100, 151),
    "window_width": range(960, 16385),
    "window_height": range(600, 16385),
    "window_x": range(-32768, 32768),
    "window_y": range(-32768, 32768),
}
_HINTS = get_type_hints(Settings)


def dumps(settings: Settings) -> str:
    """The settings as a JSON text."""
    return json.dumps(asdict(settings), indent=1, ensure_ascii=False) + "\n"


def loads(text: str) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a text and the names of the fields that could not be used, ``file`` if it was no text of ours.

    What cannot be used keeps its value from the start; fields this version does not know are ignored.
    """
    stored = read_json(text)
    if not isinstance(stored, dict):
        return Settings(), ("file",)
    known = {field: stored[field] for field in _HINTS if field in stored}
    good = {field: value for field, value in known.items() if _fits(field, value)}
    return Settings(**good), tuple(field for field in known if field not in good)


def choices(field: str) -> tuple[Any, ...]:
    """Everything that a setting may be that is one of some words, or yes or no."""
    hint = _HINTS[field]
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


def _fits(field: str, value: object) -> bool:
    hint = _HINTS[field]
    if get_origin(hint) is Literal:
        return _among(value, get_args(hint))
    if hint is bool:
        return isinstance(value, bool)
    if value is None:
        return NoneType in get_args(hint)
    if field in _ALLOWED:
        return _among(value, _ALLOWED[field])
    return is_name(value)


def is_name(value: object) -> bool:
    """Whether something can be what somebody is called, or nothing for the usual name."""
    return isinstance(value, str) and len(value) <= NAME_LENGTH and value.isprintable()


def _among(value: object, allowed: Collection[object]) -> bool:
    # 1.0 and true equal 1 in Python but are neither a size nor a volume.
    return type(value) in (int, str) and value in allowed
