"""Nothing that is said gets lost, and a fault of the program's own ends it in one sentence."""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from game import VERSION
from game.shell import cli, mishaps
from game.shell.files import LOG


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put into boxes; no test opens one."""
    boxes: list[str] = []
    monkeypatch.setattr(mishaps, "_show", boxes.append)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return boxes


def _stumble(_: Sequence[str]) -> int:
    raise KeyError("the seven of swords")


def _build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(cli, "main", _stumble)


def _silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No console, as in a Windows program with a window."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)


def test_what_is_said_stays_in_the_console(shown: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        mishaps.guarded(["--version"])
    assert capsys.readouterr().out == f"Settebello {VERSION}\n"
    assert shown == []


def test_a_console_of_few_letters_gets_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    def say(_: Sequence[str]) -> int:
        print("più di così")
        return 0

    raw = io.BytesIO()
    monkeypatch.setattr(cli, "main", say)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert mishaps.guarded([]) == 0
    sys.stdout.flush()
    assert raw.getvalue().split() == [b"pi?", b"di", b"cos?"]


@pytest.mark.parametrize(
    ("arguments", "words"), [(["--version"], VERSION), (["--help"], "verify"), (["dance"], "dance")]
)
def test_without_a_console_it_is_shown_and_kept(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], words: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    _silence(monkeypatch)
    try:
        status = mishaps.guarded(arguments)
    except SystemExit as end:
        status = int(str(end.code))
    assert status == (2 if arguments == ["dance"] else 0)
    assert len(shown) == 1 and words in shown[0]
    assert words in (tmp_path / "settebello" / LOG).read_text("utf-8")


def test_a_fault_of_the_built_program_is_one_sentence_and_a_report(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _build(monkeypatch)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    assert mishaps.guarded(["--data-dir", str(tmp_path)]) == 1
    log = tmp_path / LOG
    assert isinstance(sys.stderr, io.StringIO)
    said = sys.stderr.getvalue()
    assert said.count("\n") == 1 and str(log) in said and "Traceback" not in said
    assert shown == [said.strip()], "started from a menu, nobody reads the console"
    report = log.read_text("utf-8")
    assert "Traceback" in report and "the seven of swords" in report and VERSION in report


def test_a_fault_without_a_console_is_shown_once(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _build(monkeypatch)
    _silence(monkeypatch)
    assert mishaps.guarded(["--data-dir", str(tmp_path)]) == 1
    assert len(shown) == 1
    assert "Traceback" in (tmp_path / LOG).read_text("utf-8")


def test_a_fault_is_told_even_if_it_cannot_be_written_down(
    shown: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _build(monkeypatch)
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert mishaps.guarded(["--data-dir", str(tmp_path / "file")]) == 1
    assert "the seven of swords" in capsys.readouterr().err


def test_from_source_a_fault_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "main", _stumble)
    with pytest.raises(KeyError):
        mishaps.guarded([])


def test_where_no_screen_is_no_box_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    tried: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text: tried.append(text))
    monkeypatch.setattr(sys, "platform", "linux")
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(screen, raising=False)
    mishaps._show("unseen")
    assert tried == [] and "DISPLAY" not in os.environ
    monkeypatch.setenv("DISPLAY", ":0")
    mishaps._show("seen")
    assert tried == ["seen"]
