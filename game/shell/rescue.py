"""What can still be had of matches that no open database keeps: earlier files, damaged and read-only databases."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.engine.record import loads
from game.match.history.texts import TextArchive
from game.shell.files import FolderStore, name_aside

FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What a database may raise: what it says of damage can itself be no text."""

PARTS: Final = ("", "-wal")
"""The endings of the files that together are a database."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The match under way, if there is one, and the finished ones, the oldest first."""

    under_way: str | None = None
    finished: tuple[str, ...] = ()


def as_text(stored: bytes) -> str:
    """A text as it was stored, with a mark wherever its bytes are none."""
    return stored.decode("utf-8", errors="replace")


def earlier_texts(folder: Path) -> Texts:
    """The matches that the first versions of the game kept in the folder as files."""
    archive = TextArchive(FolderStore(folder))
    under_way: str | None = None
    finished: tuple[str, ...] = ()
    with suppress(OSError):
        under_way = archive.load()
    with suppress(OSError):
        finished = tuple(text for _, text in archive.finished())
    return Texts(under_way, finished)


def set_files_aside(path: Path) -> Path:
    """Rename a damaged database to a name not taken yet, and return it. Raises OSError."""
    aside = name_aside(path)
    for part in reversed(PARTS):
        with suppress(FileNotFoundError):
            Path(f"{path}{part}").rename(f"{aside}{part}")
    return aside


def rescued(path: Path) -> Texts:
    """Every sound record that can be read from a damaged database; never raises."""
    under_way = tuple(_readable(path, "under_way"))
    return Texts(under_way[0] if under_way else None, tuple(_readable(path, "finished")))


def readable_copy(path: Path, into: sqlite3.Connection) -> None:
    """Read a database that lies where nothing can be written. Raises OSError or one of FAULTS."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for part in PARTS:
            if Path(f"{path}{part}").is_file():
                shutil.copyfile(f"{path}{part}", f"{copy}{part}")
        with closing(sqlite3.connect(f"{copy.as_uri()}?mode=rw", uri=True)) as database:
            database.backup(into)


def _readable(path: Path, table: str) -> Iterator[str]:
    with suppress(*FAULTS), closing(sqlite3.connect(path)) as database:
        database.text_factory = as_text
        # Without it nothing of a file that has been cut short could be read.
        database.execute("PRAGMA writable_schema = ON")
        for (text,) in database.execute(f"SELECT record FROM {table} ORDER BY id"):
            if isinstance(text, str) and loads(text).fault is None:
                yield text
