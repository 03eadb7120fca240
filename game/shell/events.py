"""From what the system reports to what a player does."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from game.match.ports import Clock
from game.shell.files import read_text
from game.ui.inputs import Button, Dropped, Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel

BUTTONS: Final[dict[int, Button]] = {1: "left", 2: "middle", 3: "right"}

KEYS: Final = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_AC_BACK: "escape",
    pygame.K_TAB: "tab",
    pygame.K_SPACE: "space",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_INSERT: "insert",
    **{getattr(pygame, f"K_F{number}"): f"f{number}" for number in range(1, 13)},
    **{getattr(pygame, f"K_KP{number}"): str(number) for number in range(10)},
}

PAD: Final = {
    pygame.CONTROLLER_BUTTON_A: Key("enter"),
    pygame.CONTROLLER_BUTTON_B: Key("escape"),
    pygame.CONTROLLER_BUTTON_X: Key("h"),
    pygame.CONTROLLER_BUTTON_Y: Key("r"),
    pygame.CONTROLLER_BUTTON_START: Key("escape"),
    pygame.CONTROLLER_BUTTON_BACK: Key("l"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Key("tab", shift=True),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Key("tab"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Key("left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Key("right"),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Key("up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Key("down"),
}
"""The buttons of a game controller, each as the key that does the same."""

LINE_ENDS: Final = {"left": "home", "right": "end", "up": "home", "down": "end"}
"""Where the arrows lead with the command key of a Mac, which has neither Home nor End."""

LARGEST_CODE: Final = 0x110000


def wants_to_quit(event: pygame.event.Event) -> bool:
    """Whether the player closes the window or the system ends the game."""
    return event.type in (pygame.QUIT, pygame.WINDOWCLOSE, pygame.APP_TERMINATING)


def uncovers(event: pygame.event.Event) -> bool:
    """Whether the window must be shown again though nothing on it has changed."""
    return event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


class Translator:
    """Turns events into inputs. ``density`` is pixels for each unit of the pointer, ``size`` the window in pixels."""

    def __init__(self, clock: Clock, density: Callable[[], float], size: Callable[[], tuple[int, int]]) -> None:
        self._clock = clock
        self._density = density
        self._size = size
        self._pointer = (0.0, 0.0)
        self._down: set[int] = set()
        self._composing = False

    def inputs(self, event: pygame.event.Event) -> tuple[Input, ...]:
        """What an event means: nothing, one input, or, rarely, several.

        A finger arrives as a mouse. Positions may lie outside the window while a button is held.
        """
        match event.type:
            case pygame.MOUSEMOTION:
                return (Move(*self._at(event), self._clock.now()),)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                kind = Press if event.type == pygame.MOUSEBUTTONDOWN else Release
                button = BUTTONS.get(event.button)
                return (kind(*self._at(event), button, self._clock.now()),) if button else ()
            case pygame.MOUSEWHEEL:
                notches = getattr(event, "precise_y", event.y)
                return (Wheel(notches, *self._pointer),) if notches else ()
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._key(event)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._text(event)
            case pygame.CONTROLLERBUTTONDOWN:
                return (PAD[event.button],) if event.button in PAD else ()
            case pygame.WINDOWSIZECHANGED:
                return (Resize(*self._size()),)
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self._down.clear()
                self._composing = False
                return (Focus(event.type == pygame.WINDOWFOCUSGAINED),)
            case pygame.DROPFILE:
                return (dropped(Path(event.file)),)
        return ()

    def _key(self, event: pygame.event.Event) -> tuple[Input, ...]:
        """A key that goes down; while a character is put together the keys that do that are nobody else's."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            return ()
        again = event.key in self._down
        self._down.add(event.key)
        return () if self._composing and event.key in KEYS else _key(event, again)

    def _text(self, event: pygame.event.Event) -> tuple[Input, ...]:
        self._composing = event.type == pygame.TEXTEDITING and bool(event.text)
        return (Text(event.text),) if event.type == pygame.TEXTINPUT and event.text else ()

    def _at(self, event: pygame.event.Event) -> tuple[float, float]:
        density = self._density()
        self._pointer = event.pos[0] * density, event.pos[1] * density
        return self._pointer


def dropped(path: Path) -> Dropped:
    """A file as the game takes it, with the text that is in it."""
    try:
        return Dropped(path.name, read_text(path))
    except OSError:
        return Dropped(path.name, None)


def _key(event: pygame.event.Event, again: bool) -> tuple[Input, ...]:
    name = KEYS.get(event.key) or _character(event)
    if not name:
        return ()
    held = event.mod
    if held & pygame.KMOD_META and name in LINE_ENDS:
        return (Key(LINE_ENDS[name], shift=bool(held & pygame.KMOD_SHIFT), again=again),)
    return (
        Key(
            name,
            shift=bool(held & pygame.KMOD_SHIFT),
            ctrl=bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            alt=bool(held & pygame.KMOD_ALT),
            again=again,
        ),
    )


def _character(event: pygame.event.Event) -> str:
    """What the key writes on this keyboard, in lower case; with Ctrl or Alt held, what stands on the key."""
    written = getattr(event, "unicode", "")
    if len(written) == 1 and written.isprintable() and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return written.lower()
    return chr(event.key).lower() if 32 < event.key < LARGEST_CODE else ""
