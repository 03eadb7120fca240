"""The built program starts wherever people start it: odd places, odd systems, twice, over the files of before."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.record import loads
from tests.e2e import desktop as e2e
from tests.e2e.desktop import Desktop, Program, until
from tests.kept import kept

HOMES = Path(__file__).parent / "homes"
"""Homes as earlier versions left them, each named by its version."""

pytestmark = pytest.mark.usefixtures("program")


class Elsewhere(Desktop):
    """A desktop that tells its programs other things: ``told`` replaces what its environment says, None is silence."""

    told: dict[str, str | None]

    @property
    def environment(self) -> dict[str, str]:
        """What a program is told."""
        return {name: value for name, value in (super().environment | self.told).items() if value is not None}


@pytest.fixture
def elsewhere(desktop: Desktop) -> Elsewhere:
    """A desktop that may be told other things."""
    desktop.__class__ = Elsewhere
    assert isinstance(desktop, Elsewhere)
    desktop.told = {}
    return desktop


def _starts_and_ends(desktop: Desktop, *arguments: str) -> None:
    with desktop.play(*arguments) as game:
        assert game.close() == 0
        assert "Traceback" not in game.words()


@pytest.mark.parametrize(
    "told",
    [
        {"SDL_AUDIODRIVER": None},
        {"SDL_AUDIODRIVER": "no such driver"},
        {"LANG": "C"},
        {"LANG": "it_IT.ISO-8859-1", "LC_ALL": "xx_XX"},
        {"PYTHONHOME": "nowhere", "PYTHONPATH": "nowhere", "LD_LIBRARY_PATH": None},
    ],
    ids=lambda told: " ".join(f"{name}={value}" for name, value in told.items()),
)
def test_it_starts_whatever_it_is_told(elsewhere: Elsewhere, told: dict[str, str | None]) -> None:
    elsewhere.told = told
    _starts_and_ends(elsewhere)


def test_it_starts_where_nothing_can_be_kept(elsewhere: Elsewhere) -> None:
    elsewhere.told = {"HOME": "/sys"}  # not even root writes there
    _starts_and_ends(elsewhere, "--game", "scopa_classica")


def test_it_starts_twice_at_once(desktop: Desktop, tmp_path: Path) -> None:
    data = tmp_path / "data"
    arguments = ("--data-dir", str(data), "--game", "scopa_classica", "--deck-seed", "7", "--speed", "instant")
    with desktop.play(*arguments) as first:
        until(lambda: len(kept(data)) == 1, "the first deal")
        second = Program(desktop, arguments)
        try:
            until(lambda: desktop.ask("xwininfo", "-root", "-tree").count('"Settebello') == 2, "two windows")
            second.await_window()
            assert second.close() == 0
        finally:
            second.end()
        assert first.close() == 0
        assert "Traceback" not in first.words()
    assert len(kept(data)) == 1


@pytest.mark.parametrize("version", sorted(path.name for path in HOMES.iterdir()))
def test_it_goes_on_where_an_earlier_version_stopped(desktop: Desktop, tmp_path: Path, version: str) -> None:
    data = tmp_path / "data"
    shutil.copytree(HOMES / version, data)
    left = loads((data / "current.json").read_text("utf-8")).record
    assert left is not None
    with desktop.play("--data-dir", str(data)) as game:
        menu = game.picture().get_buffer().raw
        game.press_until("Return", lambda: game.picture().get_buffer().raw != menu)
        until(game.resting, "the table as it was")
        assert game.close() == 0
        assert "Traceback" not in game.words()
    *finished, now = kept(data)
    assert now.actions[: len(left.actions)] == left.actions
    assert len(finished) == len([*data.glob("match-*")])
    assert [path.name for path in data.rglob("*damaged*")] == []
    for record in HOMES.joinpath(version).glob("match-*"):
        assert (data / record.name).read_bytes() == record.read_bytes()


@pytest.fixture
def sealed(program: Path) -> Iterator[Path]:
    """The program in a folder that nobody may write, and that is as it was afterwards."""
    folders = [program.parent, *(path for path in program.parent.rglob("*") if path.is_dir() and not path.is_symlink())]
    before = _state(program.parent)
    for folder in folders:
        folder.chmod(0o555)
    yield program
    for folder in folders:
        folder.chmod(0o755)
    assert _state(program.parent) == before


def _state(folder: Path) -> dict[str, tuple[int, int]]:
    return {str(path): (path.lstat().st_size, path.lstat().st_mtime_ns) for path in folder.rglob("*") if path.is_file()}


def test_it_tests_itself_from_anywhere_with_an_empty_home(sealed: Path, tmp_path: Path) -> None:
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run([sealed, "selftest"], cwd="/", env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "record sound" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--help"], "verify"),
        (["arena", "--matches", "2", "--seats", "greedy", "--jobs", "2"], "greedy"),
        (["tour", "pictures", "--sizes", "960x600", "--only", "menu"], ".png"),
    ],
    ids=["help", "arena", "tour"],
)
def test_its_commands_need_no_window(program: Path, tmp_path: Path, arguments: list[str], said: str) -> None:
    environment = {"HOME": str(tmp_path), "PATH": os.environ["PATH"], "LANG": "C"}
    done = subprocess.run(
        [program, *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_the_tests_play_what_was_built(program: Path) -> None:
    assert (str(program),) == e2e.COMMAND
