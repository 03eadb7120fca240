"""The game's window: opening it, putting it on a full screen and back, and showing what was drawn."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import pygame

from game.shell.raster import PIXELS

SMALLEST: Final = 960, 600
SCREENS: Final = "DISPLAY", "WAYLAND_DISPLAY"
UNSEEN_DRIVERS: Final = {"dummy", "offscreen"}
FLIPS_TIMED: Final = 20
SLOW_FLIP: Final = 0.006
"""Seconds. Without a graphics card the usual way to show a picture takes longer than this, the plain way less."""

GRIP: Final = 100
"""So many pixels of a window must be on the screen for it to be dragged there."""

THICKEST_FRAME: Final = 64
"""Pixels that a system puts at most around the inside of a window."""

FRAMED: Final = 80
"""Pixels of a screen's height that title bars and bars of the desktop take at most."""

REPEAT: Final = 400, 35
"""Thousandths of a second after which a held key goes down again, and then every time."""

PLAIN_WAY: Final = "SDL_FRAMEBUFFER_ACCELERATION"
HINTS: Final = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_WMCLASS": "settebello",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
}


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a window is, to be remembered: size and position when neither maximised nor on a full screen."""

    size: tuple[int, int] = (1280, 800)
    position: tuple[int, int] | None = None
    maximised: bool = False
    full_screen: bool = False


def start_display(offscreen: bool = False) -> None:
    """Get ready to open windows; ``offscreen`` opens them where nobody sees them.

    Raises NoDisplayError if a window should be seen and cannot be.
    """
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
    if offscreen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    asked_for = os.environ.get("SDL_VIDEODRIVER") in UNSEEN_DRIVERS
    if sys.platform.startswith("linux") and not asked_for and not any(map(os.environ.get, SCREENS)):
        # Asked to try all the same, the system's libraries would speak up in their own words.
        raise NoDisplayError("no screen is named in the environment")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    if pygame.display.get_driver() in UNSEEN_DRIVERS and not asked_for:
        pygame.display.quit()
        raise NoDisplayError("the only display is one that nobody sees")


def _pair(point: tuple[int, ...]) -> tuple[int, int]:
    return point[0], point[1]


def fitted(place: Place) -> Place:
    """A place that is large enough, and that can be seen if the screens have changed since it was remembered.

    A window that was never anywhere leaves room for its own title bar and for the desktop's bars.
    """
    width, height = max(SMALLEST[0], place.size[0]), max(SMALLEST[1], place.size[1])
    screens = pygame.display.get_desktop_sizes()
    if pygame.display.get_driver() in UNSEEN_DRIVERS or len(screens) != 1:
        return replace(place, size=(width, height))
    (across, down) = screens[0]
    x, y = place.position or (0, 0)
    seen = place.position is not None and 0 <= x < across - GRIP and 0 <= y < down - GRIP
    room = down if seen else max(SMALLEST[1], down - FRAMED)
    return replace(place, size=(min(width, across), min(height, room)), position=place.position if seen else None)


class Window:
    """A window that can be resized. Its surface is another one after each change of size: ask for it every frame."""

    def __init__(
        self, title: str, place: Place, icon: Path | None = None, seconds: Callable[[], float] = perf_counter
    ) -> None:
        self._title = title
        self._icon = icon
        self._seconds = seconds
        self._place = fitted(place)
        self._flips: list[float] = []
        self._slow = False
        self._frame: tuple[int, int] | None = None
        self._window = self._open()

    @property
    def place(self) -> Place:
        """Where the window is now."""
        return self._place

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface().get_size()

    @property
    def density(self) -> float:
        """Pixels for each unit in which the system counts the pointer's position."""
        return self.surface().get_width() / max(1, self._window.size[0])

    def surface(self) -> pygame.Surface:
        """What to draw on."""
        return self._window.get_surface()

    def flip(self) -> None:
        """Show what was drawn.

        If that proves to be slow the window is opened anew, once; its surface is then another, empty one.
        """
        start = self._seconds()
        self._window.flip()
        if len(self._flips) < FLIPS_TIMED:
            self._flips.append(self._seconds() - start)
            self._slow = median(self._flips) > SLOW_FLIP and PLAIN_WAY not in os.environ
        # A window that goes away under a pressed button never hears that it is released.
        elif self._slow and not any(pygame.mouse.get_pressed()):
            self._slow = False
            self._reopen()

    def toggle_full_screen(self) -> None:
        """To the full screen and back to the size, or the maximised state, from before."""
        if self._place.full_screen:
            self._window.set_windowed()
            if self._place.maximised:
                self._window.maximize()
        else:
            self._window.set_fullscreen(desktop=True)
        self._place = replace(self._place, full_screen=not self._place.full_screen)

    def observe(self, event: pygame.event.Event) -> None:
        """Keep track of what the player does to the window."""
        if self._place.full_screen:
            return
        if event.type == pygame.WINDOWMAXIMIZED:
            self._place = replace(self._place, maximised=True)
        elif event.type == pygame.WINDOWRESTORED:
            self._place = replace(self._place, maximised=False)
        elif event.type == pygame.WINDOWMOVED and not self._place.maximised:
            self._place = replace(self._place, position=self._moved_to(_pair(self._window.position)))
        elif event.type == pygame.WINDOWSIZECHANGED and not self._place.maximised:
            self._place = replace(self._place, size=_pair(self._window.size))

    def _moved_to(self, reported: tuple[int, int]) -> tuple[int, int] | None:
        """Where to open the window to have it there: some systems tell where its inside is, but place its frame.

        The first they tell of is where they have put it themselves: None where that was left to them.
        """
        asked = self._place.position
        if self._frame is None:
            off = (0, 0) if asked is None else (reported[0] - asked[0], reported[1] - asked[1])
            self._frame = off if all(0 <= part <= THICKEST_FRAME for part in off) else (0, 0)
            if asked is None:
                return None
        return reported[0] - self._frame[0], reported[1] - self._frame[1]

    @property
    def focused(self) -> bool:
        """Whether the keyboard speaks to this window."""
        return self._window.focused

    def close(self) -> None:
        """Close the window and leave the display."""
        self._window.destroy()
        pygame.display.quit()

    def _open(self) -> pygame.Window:
        place = self._place
        window = pygame.Window(
            self._title,
            place.size,
            pygame.WINDOWPOS_CENTERED if place.position is None else place.position,
            resizable=True,
            allow_high_dpi=True,
            maximized=place.maximised,
            fullscreen_desktop=place.full_screen,
        )
        window.minimum_size = SMALLEST
        pygame.key.set_repeat(*REPEAT)
        if self._icon:
            window.set_icon(pygame.image.load_sized_svg(str(self._icon), (64, 64)).convert(PIXELS))
        window.get_surface()
        return window

    def _reopen(self) -> None:
        """Show pictures the plain way from now on, which the display learns only when it starts."""
        self.close()
        self._frame = None
        os.environ[PLAIN_WAY] = "0"
        pygame.display.init()
        self._window = self._open()
