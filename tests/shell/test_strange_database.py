"""A database into which another program has written what the game never would."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.match.history.history import History
from game.shell.database import NAME, open_database
from tests.shell.test_database import FIRST, SECOND


@pytest.mark.parametrize("strange", ["x'00ff'", "7.5", "char(0)"])
def test_what_is_no_text_stops_nothing(tmp_path: Path, strange: str) -> None:
    with closing(open_database(tmp_path)) as database:
        database.add((FIRST, SECOND))
    with closing(sqlite3.connect(tmp_path / NAME)) as other, other:
        other.execute(f"UPDATE finished SET record = {strange} WHERE id = 1")
        other.execute(f"INSERT INTO noted VALUES (2, {strange})")
    with closing(open_database(tmp_path)) as database:
        history = History(database)
        assert database.trouble is None
        assert 1 not in [match.number for match in history.finished()]
        assert SECOND in "".join(history.export())
        history.bring("")
        assert history.open(1) is not None and isinstance(database.findings(2), str)
