"""How the game starts and ends."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.e2e.desktop import COMMAND, Desktop


def _run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The game on a machine without any screen, away from its own folder."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8"}
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


ONE_SENTENCE = re.compile(r"settebello: [^\n]+[.?]\n")


def test_without_a_screen_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    ended = _run(tmp_path)
    assert ended.returncode == 2
    assert ONE_SENTENCE.fullmatch(ended.stderr), ended.stderr
    assert "--offscreen" in ended.stderr
    assert ended.stdout == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("--game", "poker"),
        ("--players", "5"),
        ("--game", "scopone_scientifico", "--players", "3"),
        ("--seats", "human,genius"),
        ("--target", "0"),
        ("--speed", "warp"),
        ("--size", "large"),
        ("--lang", "tlh"),
        ("verify",),
        ("arena", "--matches", "-1"),
    ],
    ids=" ".join,
)
def test_wrong_words_are_answered_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ended = _run(tmp_path, *arguments)
    assert ended.returncode == 2
    assert ONE_SENTENCE.fullmatch(ended.stderr), ended.stderr


def test_version_and_help_need_no_screen(tmp_path: Path) -> None:
    assert _run(tmp_path, "--version").stdout.strip().startswith("Settebello ")
    assert "verify" in _run(tmp_path, "--help").stdout


def test_window_opens_and_closes_politely(desktop: Desktop, tmp_path: Path) -> None:
    with desktop.play("--data-dir", str(tmp_path / "data"), "--size", "1280x800", "--speed", "instant") as game:
        assert game.area().size == (1280, 800)
        assert game.close() == 0
        assert "Traceback" not in game.words()


DAMAGED = {"current.json": b'{"version": 999}', "settings.json": b'{"speed": "warp"}', "history.json": b"{}"}


@pytest.mark.parametrize("name", DAMAGED)
@pytest.mark.parametrize("content", [None, b"{", b"\xff\xfe\x00"], ids=["wrong", "cut", "binary"])
def test_damaged_files_stop_nothing_and_are_kept(
    desktop: Desktop, tmp_path: Path, name: str, content: bytes | None
) -> None:
    content = content or DAMAGED[name]
    data = tmp_path / "data"
    data.mkdir()
    (data / name).write_bytes(content)
    with desktop.play("--data-dir", str(data)) as game:
        assert game.close() == 0
        assert "Traceback" not in game.words()
    assert content in [path.read_bytes() for path in data.iterdir()]


def test_a_folder_that_cannot_be_written_stops_nothing(desktop: Desktop, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    with desktop.play("--data-dir", str(tmp_path / "file"), "--game", "scopa_classica") as game:
        assert game.close() == 0
        assert "Traceback" not in game.words()
