"""What the game has kept in a folder, read from outside, also while it plays."""

import sqlite3
from contextlib import closing
from pathlib import Path

from game.engine.record import Record, loads
from game.shell.database import NAME
from game.shell.rescue import readable_copy


def kept(folder: Path) -> list[Record]:
    """The finished matches, the oldest first, and after them the one under way. Empty before anything was kept."""
    with closing(sqlite3.connect(":memory:")) as copy:
        try:
            readable_copy(folder / NAME, copy)
            rows = [
                *copy.execute("SELECT record FROM finished ORDER BY id"),
                *copy.execute("SELECT record FROM under_way"),
            ]
        except sqlite3.Error:
            return []
    records = (loads(text).record for (text,) in rows)
    return [record for record in records if record is not None]
