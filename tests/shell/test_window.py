"""The window opens where it was, is never too small, goes to the full screen and back, and shows pictures quickly."""

import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from pygame.event import Event

from game.shell.commands.frame_figures import frame_figures
from game.shell.renderer import Renderer
from game.shell.resources import resource
from game.shell.window import FLIPS_TIMED, PLAIN_WAY, SMALLEST, NoDisplayError, Place, Window, fitted, start_display
from tests.shell.screens import GROUND, pixels


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A display that nobody sees, as asked for."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    start_display()
    yield
    pygame.display.quit()


@pytest.mark.usefixtures("display")
def test_a_window_has_the_size_asked_for() -> None:
    window = Window("Settebello", Place((1100, 700)), resource("sprites", "icons", "icon.svg"))
    assert window.size == (1100, 700)
    assert window.density == 1.0
    window.close()


@pytest.mark.usefixtures("display")
def test_a_window_is_never_too_small() -> None:
    window = Window("Settebello", Place((300, 200)))
    assert window.size == window.place.size == SMALLEST
    window.close()


@pytest.mark.parametrize(
    ("screen", "size"),
    [((1920, 1080), (1280, 800)), ((1280, 800), (1280, 720)), ((1366, 768), (1280, 688)), ((1024, 640), (1024, 600))],
)
def test_a_first_window_leaves_room_for_its_title_bar(
    screen: tuple[int, int], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    assert fitted(Place()).size == size
    kept = Place((1000, 640), (10, 20))
    assert fitted(kept) == kept


@pytest.mark.usefixtures("display")
def test_the_full_screen_and_back() -> None:
    window = Window("Settebello", Place((1000, 700)))
    window.toggle_full_screen()
    assert window.place.full_screen
    window.toggle_full_screen()
    assert not window.place.full_screen
    assert window.size == window.place.size == (1000, 700)
    window.close()


@pytest.mark.usefixtures("display")
def test_a_maximised_window_remembers_its_size_from_before() -> None:
    window = Window("Settebello", Place((1000, 700)))
    window.observe(Event(pygame.WINDOWMAXIMIZED))
    window.toggle_full_screen()
    for event in (pygame.WINDOWSIZECHANGED, pygame.WINDOWMOVED, pygame.WINDOWRESTORED):
        window.observe(Event(event))
    assert window.place == Place((1000, 700), maximised=True, full_screen=True)
    window.toggle_full_screen()
    assert window.place == Place((1000, 700), maximised=True)
    window.observe(Event(pygame.WINDOWRESTORED))
    assert not window.place.maximised
    window.close()


def _window(seconds: float, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A window on which showing a picture takes so long."""
    monkeypatch.setenv(PLAIN_WAY, "1")
    monkeypatch.delenv(PLAIN_WAY)
    ticks = count()
    return Window("Settebello", Place(), seconds=lambda: next(ticks) * seconds)


def _flip(window: Window) -> None:
    """Show pictures until the game has judged how long that takes."""
    for _ in range(FLIPS_TIMED + 1):
        window.flip()


@pytest.mark.usefixtures("display")
def test_a_slow_window_is_opened_anew_the_plain_way(monkeypatch: pytest.MonkeyPatch) -> None:
    window = _window(0.020, monkeypatch)
    _flip(window)
    assert os.environ[PLAIN_WAY] == "0"
    assert window.size == (1280, 800)
    window.flip()
    window.close()


@pytest.mark.usefixtures("display")
def test_a_slow_window_stays_as_long_as_a_button_is_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    window = _window(0.020, monkeypatch)
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda: (True, False, False))
    _flip(window)
    assert PLAIN_WAY not in os.environ
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda: (False, False, False))
    window.flip()
    assert os.environ[PLAIN_WAY] == "0"
    window.close()


@pytest.mark.usefixtures("display")
@pytest.mark.parametrize(
    ("opened", "moved"),
    [
        pytest.param((60, 70), (160, 170), id="where it was opened and not a frame further"),
        pytest.param(None, (161, 190), id="not where the system put it"),
    ],
)
def test_a_window_is_remembered(opened: tuple[int, int] | None, moved: tuple[int, int]) -> None:
    window = Window("Settebello", Place(position=opened))
    shown = window._window
    window._window = SimpleNamespace(position=(61, 90))  # type: ignore[assignment]
    window.observe(Event(pygame.WINDOWMOVED))
    assert window.place.position == opened
    window._window.position = (161, 190)
    window.observe(Event(pygame.WINDOWMOVED))
    assert window.place.position == moved
    window._window = shown
    window.close()


@pytest.mark.usefixtures("display")
def test_a_quick_window_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    window = _window(0.002, monkeypatch)
    _flip(window)
    window.close()
    assert PLAIN_WAY not in os.environ


@pytest.mark.usefixtures("display")
def test_a_reopened_window_is_drawn_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    window = _window(0.020, monkeypatch)
    renderer = Renderer(window.surface)
    renderer.draw([GROUND])
    before = pixels(window.surface())
    _flip(window)
    renderer.draw([GROUND])
    assert pixels(window.surface()) == before
    window.close()


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_display_that_nobody_sees_must_be_asked_for(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(NoDisplayError):
        start_display()
    start_display(offscreen=True)


def test_a_display_that_cannot_start_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("no display")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplayError):
        start_display()


def test_files_are_found_from_source_and_in_the_built_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert resource("game", "shell", "resources.py").is_file()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource("sounds", "lay_1.ogg") == tmp_path / "sounds" / "lay_1.ogg"


def test_frame_figures_name_both_ways_of_drawing() -> None:
    figures = frame_figures([(320, 200)], frames=3)
    assert set(figures) == {"320x200"}
    assert all(value > 0 for value in figures["320x200"].values())
    assert {name.split("_")[0] for name in figures["320x200"]} == {"changes", "everything"}
