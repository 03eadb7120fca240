"""Texts kept as files in one folder, each either whole or as it was before."""

import contextlib
import errno
import os
import re
import tempfile
from pathlib import Path

import platformdirs

from game.engine.reader import LARGEST

LOG = "settebello.log"
"""Warnings and faults, and what was said that nobody could read."""

_NAME = re.compile(r"[a-z0-9][a-z0-9_.-]*")


def data_folder() -> Path:
    """Where the system wants a program to keep its user's files."""
    return Path(platformdirs.user_data_dir("settebello", appauthor=False))


def read_text(path: Path) -> str:
    """The text of a file, with a mark wherever its bytes are no text.

    Raises OSError if it cannot be read or is larger than any text of ours.
    """
    if path.stat().st_size > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return path.read_text("utf-8", errors="replace")


def name_aside(path: Path) -> Path:
    """The name, not taken yet, under which something that cannot be used is set aside."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    return aside


def untaken(path: Path) -> Path:
    """The path itself if nothing lies there, else the first with a number from 2 behind its name that is free."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


class FolderStore:
    """A store in a folder, which is made when the first text is saved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, name: str) -> str | None:
        """The text kept under a name, or None.

        Raises OSError if it cannot be read or is larger than any text of ours.
        """
        try:
            return read_text(self._path(name))
        except FileNotFoundError:
            return None

    def save(self, name: str, text: str) -> None:
        """Keep a text: afterwards the old or the new one is there, never a part.

        Raises OSError if neither the folder nor the file can be written.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        self._replace(self._path(name), text)

    def names(self, ending: str) -> tuple[str, ...]:
        """The names of all texts that end so, in alphabetical order. Raises OSError if the folder cannot be read."""
        if not self.folder.exists():
            return ()
        found = (path.name for path in self.folder.iterdir() if path.is_file())
        return tuple(sorted(name for name in found if name.endswith(ending) and _NAME.fullmatch(name)))

    def set_aside(self, name: str) -> str:
        """Rename a text that cannot be used to a name not taken yet, and return it.

        Raises OSError.
        """
        path = self._path(name)
        return path.rename(name_aside(path)).name

    def _path(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            raise ValueError(name)
        return self.folder / name

    def _replace(self, path: Path, text: str) -> None:
        handle, temporary = tempfile.mkstemp(prefix=".", suffix=".part", dir=self.folder)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
