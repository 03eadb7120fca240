"""Matches in a database in the user's folder: whatever was kept is there again after a crash or a power cut.

One running game at a time has the database for itself. Where it cannot be had, the game is given one in memory and a
trouble to tell.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from game.match.ports import Trouble
from game.shell.files import FolderStore, name_aside
from game.shell.rescue import (
    FAULTS,
    Texts,
    as_text,
    earlier_texts,
    readable_copy,
    rescued,
    set_files_aside,
)

NAME: Final = "matches.db"

MIGRATIONS: Final = (
    (
        "CREATE TABLE under_way (id INTEGER PRIMARY KEY CHECK (id = 1), record TEXT NOT NULL)",
        "CREATE TABLE finished (id INTEGER PRIMARY KEY AUTOINCREMENT, record TEXT NOT NULL)",
    ),
    ("CREATE TABLE noted (id INTEGER PRIMARY KEY REFERENCES finished (id), findings TEXT NOT NULL)",),
)
"""The statements that lead from each version of the database to the next; never changed, only added to."""

_AS_TEXT: Final = "ifnull(CAST({} AS TEXT), '')"
"""A column as the text it should be, whatever another program has put there."""

_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class NewerError(Exception):
    """A later version of the game made this database."""


class DamagedError(Exception):
    """This database cannot be trusted."""


class Database:
    """An archive in a database; see Archive. Every method raises OSError where the database cannot do it."""

    def __init__(self, connection: sqlite3.Connection, folder: Path, trouble: Trouble | None = None) -> None:
        self.trouble = trouble
        self._connection = connection
        self._connection.text_factory = as_text
        self._folder = folder

    def load(self) -> str | None:
        """The match under way, or None."""
        return self._text("SELECT record FROM under_way")

    def save(self, text: str) -> None:
        """Keep the match under way; on return it has reached the disk."""
        with self._changing() as database:
            database.execute("INSERT OR REPLACE INTO under_way VALUES (1, ?)", (text,))

    def drop(self) -> None:
        """Keep no match under way."""
        with self._changing() as database:
            database.execute("DELETE FROM under_way")

    def set_aside(self) -> str:
        """Write the match under way, that cannot be used, into a file of its own and return the file's name."""
        aside = name_aside(self._folder / "match.json")
        FolderStore(self._folder).save(aside.name, self.load() or "")
        self.drop()
        return aside.name

    def finish(self, text: str) -> None:
        """Put a match among the finished ones, after which none is under way; both or neither."""
        with self._changing() as database:
            database.execute("INSERT INTO finished (record) VALUES (?)", (text,))
            database.execute("DELETE FROM under_way")

    def finished(self) -> Sequence[tuple[int, str]]:
        """All finished matches by their numbers, the oldest first."""
        with _as_os_error():
            return self._connection.execute(
                f"SELECT id, {_AS_TEXT.format('record')} FROM finished ORDER BY id"
            ).fetchall()

    def open(self, number: int) -> str | None:
        """A finished match, None if it is gone."""
        return self._text("SELECT record FROM finished WHERE id = ?", number)

    def add(self, texts: Sequence[str]) -> None:
        """Put more matches among the finished ones, all or none."""
        with self._changing() as database:
            database.executemany("INSERT INTO finished (record) VALUES (?)", [(text,) for text in texts])

    def delete(self, number: int) -> None:
        """Keep a finished match no longer, nor what was found about it."""
        with self._changing() as database:
            database.execute("DELETE FROM noted WHERE id = ?", (number,))
            database.execute("DELETE FROM finished WHERE id = ?", (number,))

    def number(self, text: str) -> int | None:
        """The number under which a finished match with this text is kept, the newest if there are several."""
        found = self._text("SELECT max(id) FROM finished WHERE record = ?", text)
        return None if found is None else int(found)

    def note(self, number: int, findings: str) -> None:
        """Keep what was found about a finished match, in place of what was found before."""
        with self._changing() as database:
            database.execute("INSERT OR REPLACE INTO noted VALUES (?, ?)", (number, findings))

    def noted(self) -> Mapping[int, str]:
        """What was found about finished matches, by their numbers."""
        with _as_os_error():
            return dict(self._connection.execute(f"SELECT id, {_AS_TEXT.format('findings')} FROM noted").fetchall())

    def findings(self, number: int) -> str | None:
        """What was found about a finished match, None if nothing is kept."""
        return self._text("SELECT findings FROM noted WHERE id = ?", number)

    def close(self) -> None:
        """Let go of the database, so that another game can have it."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def _text(self, query: str, *values: int | str) -> str | None:
        with _as_os_error():
            row = self._connection.execute(query, values).fetchone()
        return str(row[0]) if row and row[0] is not None else None

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        with _as_os_error(), self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection


@contextmanager
def _as_os_error() -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        raise OSError(str(error)) from error


def open_database(folder: Path) -> Database:
    """The database of this folder, made and brought up to date where needed; never raises.

    A damaged one is set aside, and what can be read of it goes on in a new one.
    """
    try:
        return Database(_opened(folder / NAME), folder)
    except DamagedError:
        return _anew(folder)
    except NewerError:
        return _in_memory(folder, "archive.newer")
    except OSError:
        return _read_only(folder)
    except sqlite3.Error as error:
        return _in_memory(folder, "archive.busy") if _code(error) in _BUSY else _read_only(folder)


def _anew(folder: Path) -> Database:
    try:
        aside = set_files_aside(folder / NAME)
        saved = rescued(aside)
        connection = _opened(folder / NAME, saved)
    except (OSError, *FAULTS, DamagedError, NewerError):
        return _read_only(folder)
    return Database(connection, folder, Trouble("archive.damaged", {"name": aside.name}, saves=True))


def _read_only(folder: Path) -> Database:
    """What a database holds that cannot be written."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        readable_copy(folder / NAME, connection)
        _bring_up_to_date(connection, Texts())
    except (OSError, *FAULTS, DamagedError, NewerError):
        connection.close()
        return _in_memory(folder, "archive.unwritable")
    return Database(connection, folder, Trouble("archive.unwritable"))


def _in_memory(folder: Path, trouble: str) -> Database:
    """A database that is forgotten when the game ends."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _bring_up_to_date(connection, Texts())
    return Database(connection, folder, Trouble(trouble))


def _opened(path: Path, texts: Texts | None = None) -> sqlite3.Connection:
    """Open or make a database; a new one begins with these texts, or with what earlier versions kept as files.

    Raises OSError, sqlite3.Error, DamagedError or NewerError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    connection.text_factory = as_text
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _bring_up_to_date(connection, earlier_texts(path.parent) if texts is None else texts)
    except BaseException as error:
        connection.close()
        if isinstance(error, UnicodeDecodeError) or (isinstance(error, sqlite3.Error) and _code(error) in _DAMAGED):
            raise DamagedError from error
        raise
    return connection


def _bring_up_to_date(database: sqlite3.Connection, texts: Texts) -> None:
    """Make what this version needs and the database has not; an empty one begins with these texts."""
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise NewerError
    if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise DamagedError
    with database:
        database.execute("BEGIN IMMEDIATE")
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        if version == 0:
            database.executemany("INSERT INTO finished (record) VALUES (?)", [(text,) for text in texts.finished])
            if texts.under_way is not None:
                database.execute("INSERT INTO under_way VALUES (1, ?)", (texts.under_way,))


def _code(error: sqlite3.Error) -> int:
    """The kind of an error of the database, without its finer distinctions; 0 for one of the module itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
