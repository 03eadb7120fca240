"""The system's clipboard, and what happens without one."""

import pygame
import pytest

from game.shell.clipboard import SystemClipboard


def test_without_a_clipboard_nothing_is_ever_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: str) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr("pygame.scrap.get_text", none)
    monkeypatch.setattr("pygame.scrap.put_text", none)
    clipboard = SystemClipboard()
    clipboard.put("text")
    assert clipboard.text() == ""


def test_before_there_is_a_display_it_is_empty() -> None:
    pygame.display.quit()
    clipboard = SystemClipboard()
    clipboard.put("text")
    assert clipboard.text() == ""


def test_what_was_put_there_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    try:
        clipboard = SystemClipboard()
        clipboard.put("perché è così")
        assert clipboard.text() == "perché è così"
    finally:
        pygame.display.quit()
