"""Pictures and reports lie where the game says, and a folder that cannot be written costs nothing."""

import logging
from pathlib import Path

import pygame
import pytest

from game.shell import reports
from game.shell.files import LOG
from game.shell.reports import keep_log, save_picture, write_file, write_report


def test_a_picture_can_be_opened_again(tmp_path: Path) -> None:
    surface = pygame.Surface((40, 30))
    surface.fill((200, 10, 10))
    read = pygame.image.load(save_picture(surface, tmp_path))
    assert read.get_size() == (40, 30) and read.get_at((5, 5))[:3] == (200, 10, 10)


def test_a_report_holds_what_is_there_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{}")
    (tmp_path / "private.txt").write_text("diary")
    report = write_report(tmp_path, '{"match": 1}')
    assert {path.name for path in report.iterdir()} == {"about.txt", "match.json", "settings.json"}
    assert "Settebello" in (report / "about.txt").read_text()


def test_nothing_of_the_same_second_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "_now", lambda: "2026-01-31-235959")
    files = [write_file(tmp_path, "settebello-matches.csv", text) for text in ("first", "second", "third")]
    assert [path.read_text() for path in files] == ["first", "second", "third"]
    assert [path.name for path in files] == [
        f"settebello-matches-2026-01-31-235959{number}.csv" for number in ("", "-2", "-3")
    ]
    surface = pygame.Surface((4, 4))
    assert [save_picture(surface, tmp_path).name for _ in range(2)] == [
        "settebello-2026-01-31-235959.png",
        "settebello-2026-01-31-235959-2.png",
    ]
    first, second = write_report(tmp_path, '{"match": 1}'), write_report(tmp_path, "")
    assert (first / "match.json").exists() and not (second / "match.json").exists()


def test_what_cannot_be_written_is_an_os_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with pytest.raises(OSError):
        write_report(blocked, "")
    with pytest.raises(OSError):
        save_picture(pygame.Surface((4, 4)), blocked)
    keep_log(blocked / "deeper")


def test_warnings_go_to_the_log(tmp_path: Path) -> None:
    logger = logging.getLogger("game")
    before = list(logger.handlers)
    keep_log(tmp_path)
    logging.getLogger("game.shell.cards").warning("a picture is missing")
    for handler in logger.handlers[len(before) :]:
        handler.close()
        logger.removeHandler(handler)
    assert "a picture is missing" in (tmp_path / LOG).read_text()
