"""What can be set, page by page, and what the values of a setting are called."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from game.match.i18n import LANGUAGES, Words
from game.match.settings import Settings, choices

Kind = Literal["segments", "backs", "cloths", "slider", "toggle", "name", "listen", "sample", "rule"]
Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Row:
    """One setting and the control that shows it; ``field`` is its name in the settings.

    With a ``deck`` the row stands there only while that deck is in use.
    """

    field: str
    kind: Kind
    values: tuple[Value, ...] = ()
    deck: str = ""


KEYS: Final = "keys"
"""The page that has nothing to set."""


def _row(field: str, kind: Kind, deck: str = "") -> Row:
    """A row for a setting with its values in the order of the settings."""
    return Row(field, kind, choices(field), deck)


PAGES: Final[Mapping[str, tuple[Row, ...]]] = {
    "game": (
        Row("language", "segments", tuple(LANGUAGES)),
        Row("player", "name"),
        _row("card_sort", "segments"),
        _row("cut", "segments"),
        _row("speed", "slider"),
        _row("reduced_motion", "toggle"),
    ),
    "cards": (
        _row("deck", "segments"),
        _row("two_colours", "toggle", deck="french"),
        _row("indices", "segments"),
        _row("back", "backs"),
        _row("cloth", "cloths"),
        Row("", "rule"),
        _row("simple_small", "toggle"),
    ),
    "sound": (
        Row("volume", "slider", tuple(range(0, 101, 10))),
        _row("muted", "toggle"),
        Row("listen", "listen"),
    ),
    "helps": (_row("show_captures", "toggle"), _row("show_best", "toggle"), _row("warn", "toggle")),
    "reading": (Row("text_size", "slider", tuple(range(100, 151, 10))), Row("sample", "sample")),
    "window": (_row("full_screen", "toggle"),),
    KEYS: (),
}

GRADES: Final[Mapping[str, tuple[tuple[int, str], ...]]] = {
    "volume": ((0, "silent"), (30, "soft"), (60, "medium"), (100, "loud")),
    "text_size": ((100, "usual"), (120, "larger"), (150, "large")),
}
"""What figures are called, up to and including a figure."""


def rows(page: str, settings: Settings) -> tuple[Row, ...]:
    """The rows of a page, as far as they mean anything now."""
    return tuple(row for row in PAGES[page] if row.deck in ("", settings.deck) and len(row.values) != 1)


def chosen(row: Row, settings: Settings) -> int:
    """The number of the value that holds, or of the one nearest to it."""
    value = getattr(settings, row.field)
    if value in row.values:
        return row.values.index(value)
    return min(range(len(row.values)), key=lambda number: abs(int(row.values[number]) - int(value)))


def called(row: Row, value: Value, words: Words) -> str:
    """What a value of a setting is called."""
    if row.field == "language":
        return LANGUAGES[str(value)]
    if isinstance(value, bool):
        return words.text("settings.yes" if value else "settings.no")
    if isinstance(value, str):
        return words.text(f"settings.{row.field}.{value}")
    grade = next(name for most, name in GRADES[row.field] if value <= most)
    return words.text(f"settings.{row.field}.{grade}", percent=value)
