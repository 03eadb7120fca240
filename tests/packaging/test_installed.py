"""The whole way of a player: unpack, install, start from the menu, play, remove."""

import shutil
from pathlib import Path

import pytest

from game.engine.record import dumps, verify
from tests.e2e import desktop as e2e
from tests.e2e import test_match_by_hand as by_hand
from tests.e2e.desktop import Desktop, until
from tests.kept import kept
from tests.packaging.conftest import unpack
from tests.packaging.test_install import Home, command_of

PLACE = "Giocare è bello (à casa)"


@pytest.fixture
def home(desktop: Desktop) -> Home:
    """The home of whoever sits at the desktop."""
    return Home(desktop.folder / PLACE)


@pytest.fixture
def menu(home: Home, archive: Path, desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> str:
    """The program as the menu knows it once it is installed; the desktop starts that from now on."""
    unpacked = unpack(archive, desktop.folder)
    home.run(unpacked / "install")
    # The folder it came in may go.
    unpacked.rename(desktop.folder / "gone")
    (command,) = command_of(home.data / "applications/settebello.desktop")
    told = desktop.environment | {"HOME": str(home.folder)}
    monkeypatch.setattr(Desktop, "environment", told)
    monkeypatch.setattr(e2e, "COMMAND", (command,))
    return command


@pytest.mark.usefixtures("menu")
def test_it_is_played_and_removed_and_only_matches_stay(desktop: Desktop, home: Home) -> None:
    data = home.data / "settebello"
    with desktop.play() as game:
        assert game.close() == 0
    size = f"{by_hand.SIZE[0]}x{by_hand.SIZE[1]}"
    seeded = ("--size", size, "--game", "scopa_classica", "--target", "1", "--deck-seed", "7", "--speed", "instant")
    with desktop.play(*seeded) as game:
        sitting = by_hand.Sitting(game, data)
        while not sitting.over:
            sitting.play_once()
            sitting.wait()
        assert sitting.made() == sitting.meant
        until(game.resting, "the end of the match")
        assert game.close() == 0
    (record,) = kept(data)
    assert not verify(dumps(record))
    home.run(home.program / "uninstall")
    left = {path.relative_to(home.folder).parts[:3] for path in home.folder.rglob("*") if path.is_file()}
    assert left == {(".local", "share", "settebello")}
    assert [path for path in home.folder.rglob("*") if path.is_dir() and not any(path.iterdir())] == []


def test_the_commands_need_no_window(menu: str, home: Home) -> None:
    assert home.run(menu, "arena", "--matches", "1", "--seats", "greedy").startswith("scopa_classica")
    assert home.run(home.folder / ".local/bin/settebello", "--version").startswith("Settebello ")


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="Only where the desktop lists kinds of file.")
@pytest.mark.usefixtures("menu")
def test_the_desktop_knows_records(home: Home) -> None:
    assert "application/x-settebello-match:*.settebello" in (home.data / "mime" / "globs2").read_text("utf-8")
