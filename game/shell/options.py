"""What was asked for on the command line, checked and complete."""

from dataclasses import dataclass
from pathlib import Path

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class TableOptions:
    """A match to start straight into; ``seats`` are ``human`` or a level, one for each seat."""

    game: str
    seats: tuple[str, ...]
    target: int | None


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """How the window is to open. None stands for what the settings say, an empty ``language`` too.

    ``opened`` is a file of matches to begin with, None for the menu.
    """

    table: TableOptions | None = None
    deck_seed: int | None = None
    speed: str | None = None
    language: str = ""
    data_dir: Path | None = None
    opened: Path | None = None
    size: Size | None = None
    offscreen: bool = False


@dataclass(frozen=True, slots=True)
class TourOptions:
    """Which pictures to write; empty ``sizes`` and ``languages`` stand for all, ``text`` is a size in percent."""

    folder: Path
    sizes: tuple[Size, ...] = ()
    languages: tuple[str, ...] = ()
    only: str | None = None
    text: int = 100


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """Who plays what how often; ``deals`` is None where matches are counted.

    ``everywhere`` says that no game was named, so that what can be checked in every game is.
    """

    game: str
    levels: tuple[str, ...]
    matches: int
    deals: int | None
    seed: int
    duplicate: bool
    jobs: int
    record: Path | None
    json: bool
    everywhere: bool


@dataclass(frozen=True, slots=True)
class VerifyOptions:
    """Files of match records."""

    files: tuple[Path, ...]
