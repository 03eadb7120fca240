"""Whatever is kept is there again; whatever is wrong with a database, the game starts and nothing of it is lost."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.engine.record import Record, dumps
from game.match.history.history import History
from game.match.history.texts import CURRENT, TextArchive
from game.match.ports import Archive
from game.shell.database import MIGRATIONS, NAME, Database, open_database
from game.shell.files import FolderStore
from tests.match.fakes import STARTED, host, people, play_on


def _text(seed: int = 1) -> str:
    table = host(seed=seed, target=1)
    play_on(table)
    return table.record


FIRST, SECOND = _text(1), _text(2)
UNDER_WAY = dumps(Record("scopa_classica", {}, people(2), 0, STARTED))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "data"


@pytest.fixture
def database(folder: Path) -> Iterator[Database]:
    opened = open_database(folder)
    yield opened
    opened.close()


def _filled(folder: Path, texts: tuple[str, ...] = (FIRST, SECOND)) -> None:
    with closing(open_database(folder)) as database:
        database.add(texts)
        database.save(UNDER_WAY)


def _texts(archive: Archive) -> list[str]:
    return [text for _, text in archive.finished()]


def test_at_first_there_is_nothing(database: Database) -> None:
    assert (database.load(), list(database.finished()), database.open(1), database.trouble) == (None, [], None, None)


def test_what_was_kept_is_there_at_the_next_start(folder: Path) -> None:
    _filled(folder)
    with closing(open_database(folder)) as database:
        assert (database.load(), _texts(database)) == (UNDER_WAY, [FIRST, SECOND])
        assert database.open(2) == SECOND
        database.delete(1)
        database.drop()
    with closing(open_database(folder)) as database:
        assert (database.load(), list(database.finished())) == (None, [(2, SECOND)])


def test_a_number_is_never_given_twice(database: Database) -> None:
    database.finish(FIRST)
    database.delete(1)
    database.finish(SECOND)
    assert list(database.finished()) == [(2, SECOND)]


def test_a_finished_match_is_under_way_no_more(database: Database) -> None:
    database.save(UNDER_WAY)
    database.finish(FIRST)
    assert (database.load(), _texts(database)) == (None, [FIRST])


def test_a_copy_made_at_any_moment_holds_what_was_kept_last(folder: Path, database: Database, tmp_path: Path) -> None:
    """The files as the power cut leaves them: nothing waits in memory."""
    for number in range(20):
        database.save(f"{number}")
        left = tmp_path / f"left-{number}"
        shutil.copytree(folder, left)
        with closing(open_database(left)) as again:
            assert again.load() == f"{number}"


def test_more_is_added_all_or_none(database: Database) -> None:
    with pytest.raises(OSError, match="NOT NULL"):
        database.add([FIRST, None])  # type: ignore[list-item]
    assert _texts(database) == []


def test_a_full_disk_is_an_error_and_costs_nothing(database: Database) -> None:
    database.save(UNDER_WAY)
    pages = database._connection.execute("PRAGMA page_count").fetchone()[0]
    database._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(OSError, match="full"):
        database.save("x" * 100_000)
    assert database.load() == UNDER_WAY
    database._connection.execute("PRAGMA max_page_count = 1000000")
    database.save(FIRST)
    assert database.load() == FIRST


def test_the_second_game_is_told_and_disturbs_nothing(folder: Path, database: Database) -> None:
    database.save(UNDER_WAY)
    with closing(open_database(folder)) as second:
        assert second.trouble is not None and second.trouble.key == "archive.busy" and not second.trouble.saves
        second.save(FIRST)
        second.finish(SECOND)
        assert _texts(second) == [SECOND]
    database.save(FIRST)
    assert (database.load(), _texts(database)) == (FIRST, [])


TRY = "import sys; from pathlib import Path; from game.shell.database import open_database; "
TRY += "print(getattr(open_database(Path(sys.argv[1])).trouble, 'key', 'free'))"


def test_another_process_is_kept_out_until_the_first_one_ends(folder: Path) -> None:
    def trouble() -> str:
        root = Path(__file__).resolve().parents[2]
        command = [sys.executable, "-c", TRY, str(folder)]
        return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()

    with closing(open_database(folder)):
        assert trouble() == "archive.busy"
    assert trouble() == "free"


def _whole(folder: Path) -> bytes:
    _filled(folder, (FIRST, SECOND) * 20)
    return (folder / NAME).read_bytes()


FAULTS: dict[str, Callable[[bytes], bytes]] = {
    "cut short": lambda whole: whole[: len(whole) // 2],
    "almost nothing": lambda whole: whole[:10],
    "only its head": lambda whole: whole[:100],
    "junk": lambda whole: b"All my matches are in here.\n" * 500,
    "words overwritten": lambda whole: whole.replace(b"CREATE TABLE finished", b"CREATE \xc4\xffBLE finished"),
    "overwritten": lambda whole: whole[:4096] + b"\xff" * 4096 + whole[8192:],
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_damaged_database_is_set_aside_and_told(folder: Path, fault: str) -> None:
    damaged = FAULTS[fault](_whole(folder))
    (folder / NAME).write_bytes(damaged)
    with closing(open_database(folder)) as database:
        trouble = database.trouble
        assert trouble is not None and trouble.key == "archive.damaged" and trouble.saves
        aside = folder / str(trouble.values["name"])
        assert aside.read_bytes() == damaged
        assert set(_texts(database)) <= {FIRST, SECOND}
        database.save(FIRST)
    with closing(open_database(folder)) as again:
        assert again.trouble is None and again.load() == FIRST


def test_what_can_be_read_of_a_damaged_database_goes_on(folder: Path) -> None:
    whole = _whole(folder)
    (folder / NAME).write_bytes(whole[: len(whole) * 3 // 4])
    with closing(open_database(folder)) as database:
        assert database.load() == UNDER_WAY
        assert len(_texts(database)) > 5


def test_an_empty_file_is_a_new_database(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / NAME).touch()
    with closing(open_database(folder)) as database:
        assert database.trouble is None
        database.save(FIRST)
        assert database.load() == FIRST


def test_a_newer_database_is_left_as_it_is(folder: Path) -> None:
    _filled(folder)
    with closing(sqlite3.connect(folder / NAME)) as other:
        other.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = (folder / NAME).read_bytes()
    with closing(open_database(folder)) as database:
        assert database.trouble is not None and database.trouble.key == "archive.newer"
        database.save(FIRST)
        assert database.load() == FIRST
    assert (folder / NAME).read_bytes() == before


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_an_older_database_is_brought_up_to_date(folder: Path, version: int) -> None:
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / NAME)) as older:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                older.execute(statement)
        older.execute(f"PRAGMA user_version = {version}")
        older.commit()
    _filled(folder)
    with closing(open_database(folder)) as database:
        assert (database.load(), _texts(database)) == (UNDER_WAY, [FIRST, SECOND])


def test_what_was_found_about_a_match_goes_with_it(folder: Path) -> None:
    _filled(folder)
    with closing(open_database(folder)) as database:
        assert [database.number(text) for text in (FIRST, SECOND, "{}")] == [1, 2, None]
        database.note(2, "first")
        database.note(2, "second")
    with closing(open_database(folder)) as database:
        assert (database.findings(1), database.findings(2), dict(database.noted())) == (None, "second", {2: "second"})
        database.delete(2)
        assert database.findings(2) is None and database.noted() == {}


def test_matches_of_an_older_database_can_be_noted_on(folder: Path) -> None:
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / NAME)) as older:
        for statement in MIGRATIONS[0]:
            older.execute(statement)
        older.execute("INSERT INTO finished (record) VALUES (?)", (FIRST,))
        older.execute("PRAGMA user_version = 1")
        older.commit()
    with closing(open_database(folder)) as database:
        assert _texts(database) == [FIRST]
        database.note(1, "found")
        assert database.findings(1) == "found"


def test_what_earlier_versions_kept_as_files_is_taken_over_once(folder: Path) -> None:
    files = TextArchive(FolderStore(folder))
    files.add([FIRST, SECOND])
    files.save(UNDER_WAY)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    for _ in range(2):
        with closing(open_database(folder)) as database:
            assert (database.load(), _texts(database)) == (UNDER_WAY, [FIRST, SECOND])
    with closing(open_database(folder)) as database:
        database.drop()
        database.delete(1)
    with closing(open_database(folder)) as database:
        assert (database.load(), _texts(database)) == (None, [SECOND])
    assert {name: (folder / name).read_bytes() for name in before} == before


def test_a_damaged_match_under_way_is_kept_in_a_file_of_its_own(folder: Path) -> None:
    FolderStore(folder).save(CURRENT, "{")
    with closing(open_database(folder)) as database:
        found = History(database).unfinished()
        assert found.match is None and found.fault is not None
        assert (folder / str(found.aside)).read_text("utf-8") == "{"
        assert database.load() is None


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_where_nothing_can_be_written_the_game_is_playable(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    with closing(open_database(tmp_path / place)) as database:
        assert database.trouble is not None and database.trouble.key == "archive.unwritable"
        assert not database.trouble.saves
        database.save(FIRST)
        assert database.load() == FIRST


def test_what_cannot_be_written_can_still_be_read(folder: Path) -> None:
    _filled(folder)
    (folder / f"{NAME}-wal").mkdir()
    with closing(open_database(folder)) as database:
        assert database.trouble is not None and database.trouble.key == "archive.unwritable"
        assert (database.load(), _texts(database)) == (UNDER_WAY, [FIRST, SECOND])


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="Only where permissions hold: not for root.")
def test_a_read_only_folder_leaves_history_readable(folder: Path) -> None:
    _filled(folder)
    folder.chmod(0o500)
    try:
        with closing(open_database(folder)) as database:
            assert database.trouble is not None and database.trouble.key == "archive.unwritable"
            assert _texts(database) == [FIRST, SECOND]
    finally:
        folder.chmod(0o700)
