"""Pictures and reports lie where the game says, and a folder that cannot be written costs nothing."""

import logging
from pathlib import Path

import pygame
import pytest

from game.shell.files import LOG
from game.shell.reports import keep_log, save_picture, write_report


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
