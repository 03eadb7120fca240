"""The scripts that install the game below a home, and take away all of it and nothing else."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

PLACES = ["home", "casa à metà", 'a "b" $c `d`', "100%"]


class Home:
    """A person's home; ``data`` is where the desktop looks for what belongs to programs."""

    def __init__(self, folder: Path, data: str = "") -> None:
        folder.mkdir(parents=True)
        self.folder = folder
        self.data = folder / (data or ".local/share")
        self._environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        if data:
            self._environment["XDG_DATA_HOME"] = str(self.data)
        self.program = folder / ".local/lib/settebello"

    def run(self, *command: str | Path, status: int = 0) -> str:
        """What a command says; it must end as expected."""
        done = subprocess.run(command, env=self._environment, cwd="/", capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stderr
        return done.stdout + done.stderr

    def files(self) -> set[str]:
        """Everything below the home."""
        return {path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*")}


def command_of(entry: Path) -> list[str]:
    """The command of a desktop entry as a menu would carry it out, without a file."""
    (line,) = [line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec=")]
    # First the escapes that any text of such a file may have, then the quotes of commands, then the codes.
    (quoted,) = re.findall(r'"((?:[^"\\]|\\.)*)" %f$', line.replace("\\\\", "\\"))
    return [re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%")]


@pytest.mark.parametrize("place", PLACES)
def test_the_menu_starts_it_wherever_the_home_is(unpacked: Path, tmp_path: Path, place: str) -> None:
    home = Home(tmp_path / place)
    home.run(unpacked / "install")
    command = command_of(home.data / "applications/settebello.desktop")
    assert home.run(*command, "hello") == "I am the game: hello\n"
    assert home.run(home.folder / ".local/bin/settebello", "hello") == "I am the game: hello\n"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("data", ["", "elsewhere/my data"])
def test_nothing_is_left_but_what_was_there(unpacked: Path, tmp_path: Path, place: str, data: str) -> None:
    home = Home(tmp_path / place, data)
    kept = home.data / "settebello" / "match-0001.settebello"
    kept.parent.mkdir(parents=True)
    kept.write_text("a match", "utf-8")
    before = home.files()
    home.run(unpacked / "install")
    assert home.files() > before
    assert str(kept.parent) in home.run(home.program / "uninstall")
    assert home.files() == before
    assert kept.read_text("utf-8") == "a match"


def test_folders_and_files_of_others_stay(unpacked: Path, tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    others = [
        ".local/bin/other",
        ".local/share/applications/other.desktop",
        ".local/share/icons/hicolor/48x48/apps/other.png",
    ]
    for name in others:
        (home.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (home.folder / name).write_text("[Desktop Entry]\n", "utf-8")
    (home.folder / ".local/share/metainfo").mkdir()
    before = home.files()
    home.run(unpacked / "install")
    home.run(unpacked / "uninstall")
    assert home.files() - {".local/share/applications/mimeinfo.cache"} == before


def test_a_new_version_takes_the_place_of_the_old_one(unpacked: Path, tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    before = home.files()
    old, new = (Path(shutil.copytree(unpacked, tmp_path / name, symlinks=True)) for name in ("old", "new"))
    (old / "share" / "old.txt").write_text("old", "utf-8")
    home.run(old / "install")
    assert {path.name for path in home.folder.rglob("*.txt")} == {"README.txt", "old.txt"}
    home.run(new / "install")
    assert {path.name for path in home.folder.rglob("*.txt")} == {"README.txt"}
    home.run(home.program / "uninstall")
    assert home.files() == before


def test_what_cannot_be_done_is_said(unpacked: Path, tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    assert "not installed" in home.run(unpacked / "install", "--remove", status=1)
    assert "--remove" in home.run(unpacked / "install", "--please", status=1)
    (home.folder / ".local/bin").mkdir(parents=True)
    mine = home.folder / ".local/bin/settebello"
    mine.write_text("something of mine", "utf-8")
    assert str(mine) in home.run(unpacked / "install", status=1)
    assert mine.read_text("utf-8") == "something of mine"
    mine.unlink()
    home.run(unpacked / "install")
    assert "already" in home.run(home.program / "install", status=1)
    assert home.run(mine, "still here") == "I am the game: still here\n"
