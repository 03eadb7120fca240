"""What the system reports becomes what a player does."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame.event import Event

from game.shell.events import PAD, Translator, uncovers, wants_to_quit
from game.ui.inputs import Dropped, Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel

SIZE = 1280, 800


@dataclass
class Stopped:
    """A clock that stands still."""

    time: float = 7.5

    def now(self) -> float:
        """Always the same time."""
        return self.time


def _translator(density: float = 1.0) -> Translator:
    return Translator(Stopped(), lambda: density, lambda: SIZE)


def _key(key: int, unicode: str = "", mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, unicode=unicode, mod=mod, scancode=0)


def _pad(button: int) -> Event:
    return Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


TABLE: list[tuple[Event, Input | None]] = [
    (Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=False), Press(3, 4, "left", 7.5)),
    (Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=2, touch=False), Press(3, 4, "middle", 7.5)),
    (Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3, touch=False), Press(3, 4, "right", 7.5)),
    (Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=True), Press(3, 4, "left", 7.5)),
    (Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=4, touch=False), None),
    (Event(pygame.MOUSEBUTTONUP, pos=(1289, 820), button=1, touch=False), Release(1289, 820, "left", 7.5)),
    (Event(pygame.MOUSEBUTTONUP, pos=(-9, -1), button=3, touch=False), Release(-9, -1, "right", 7.5)),
    (Event(pygame.MOUSEMOTION, pos=(-5, 900), rel=(1, 1), buttons=(1, 0, 0), touch=False), Move(-5, 900, 7.5)),
    (Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.5, flipped=False), Wheel(-1.5, 0, 0)),
    (Event(pygame.MOUSEWHEEL, x=1, y=0, precise_y=0.0, flipped=False), None),
    (_key(pygame.K_RETURN, "\r"), Key("enter")),
    (_key(pygame.K_KP_ENTER, "\r"), Key("enter")),
    (_key(pygame.K_ESCAPE, "\x1b"), Key("escape")),
    (_key(pygame.K_TAB, "\t", pygame.KMOD_LSHIFT), Key("tab", shift=True)),
    (_key(pygame.K_SPACE, " "), Key("space")),
    (_key(pygame.K_F11), Key("f11")),
    (_key(pygame.K_RETURN, "\r", pygame.KMOD_LALT), Key("enter", alt=True)),
    (_key(pygame.K_h, "h"), Key("h")),
    (_key(pygame.K_h, "H", pygame.KMOD_CAPS), Key("h")),
    (_key(pygame.K_z, "\x1a", pygame.KMOD_LCTRL), Key("z", ctrl=True)),
    (_key(pygame.K_z, "", pygame.KMOD_LMETA), Key("z", ctrl=True)),
    (_key(pygame.K_LEFT, "", pygame.KMOD_LMETA), Key("home")),
    (_key(pygame.K_RIGHT, "", pygame.KMOD_RMETA | pygame.KMOD_LSHIFT), Key("end", shift=True)),
    (_key(pygame.K_LEFT, "", pygame.KMOD_LALT), Key("left", alt=True)),
    (_key(pygame.K_LEFT, "", pygame.KMOD_LCTRL), Key("left", ctrl=True)),
    (_key(pygame.K_7, "/", pygame.KMOD_RSHIFT), Key("/", shift=True)),
    (_key(pygame.K_KP7, "7"), Key("7")),
    (_key(pygame.K_3, "3"), Key("3")),
    (_key(pygame.K_LSHIFT, "", pygame.KMOD_LSHIFT), None),
    (Event(pygame.KEYUP, key=pygame.K_h, unicode="h", mod=0), None),
    (Event(pygame.TEXTINPUT, text="è"), Text("è")),
    (Event(pygame.TEXTINPUT, text=""), None),
    (_pad(pygame.CONTROLLER_BUTTON_A), Key("enter")),
    (_pad(pygame.CONTROLLER_BUTTON_B), Key("escape")),
    (_pad(pygame.CONTROLLER_BUTTON_GUIDE), None),
    (Event(pygame.WINDOWSIZECHANGED, x=1, y=1), Resize(*SIZE)),
    (Event(pygame.WINDOWFOCUSLOST), Focus(False)),
    (Event(pygame.WINDOWFOCUSGAINED), Focus(True)),
    (Event(pygame.FINGERDOWN, x=0.5, y=0.5), None),
    (Event(pygame.USEREVENT), None),
]


@pytest.mark.parametrize(("event", "meant"), TABLE, ids=[str(event)[:70] for event, _ in TABLE])
def test_one_event_means_one_input_or_none(event: Event, meant: Input | None) -> None:
    assert _translator().inputs(event) == (() if meant is None else (meant,))


def test_positions_are_pixels_on_a_dense_screen() -> None:
    translator = _translator(density=2.0)
    event = Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1, touch=False)
    assert translator.inputs(event) == (Press(20, 40, "left", 7.5),)


def test_the_wheel_turns_where_the_pointer_is() -> None:
    translator = _translator(density=2.0)
    translator.inputs(Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    assert translator.inputs(Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)) == (Wheel(1, 20, 40),)


def test_a_file_dropped_on_the_window_is_read(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_text("{}\n", "utf-8")
    assert _translator().inputs(Event(pygame.DROPFILE, file=str(file))) == (Dropped("matches.jsonl", "{}\n"),)
    assert _translator().inputs(Event(pygame.DROPFILE, file=str(tmp_path))) == (Dropped(tmp_path.name, None),)
    gone = tmp_path / "gone.jsonl"
    assert _translator().inputs(Event(pygame.DROPFILE, file=str(gone))) == (Dropped("gone.jsonl", None),)


@given(st.integers(0, 2**31 - 1), st.text(max_size=2), st.integers(0, 0xFFFF))
def test_any_key_of_any_keyboard_has_a_name_or_means_nothing(key: int, unicode: str, mod: int) -> None:
    for meant in _translator().inputs(_key(key, unicode, mod)):
        assert isinstance(meant, Key) and meant.name == meant.name.lower() != ""


def test_a_controller_can_do_what_the_keyboard_needs() -> None:
    names = {key.name for key in PAD.values()}
    assert {"left", "right", "up", "down", "enter", "escape", "tab"} <= names


@pytest.mark.parametrize(
    ("kind", "attributes", "quits", "uncovered"),
    [
        (pygame.QUIT, {}, True, False),
        (pygame.WINDOWCLOSE, {}, True, False),
        (pygame.WINDOWEXPOSED, {}, False, True),
        (pygame.WINDOWRESTORED, {}, False, True),
        (pygame.MOUSEMOTION, {"pos": (0, 0)}, False, False),
    ],
)
def test_closing_and_uncovering(kind: int, attributes: dict[str, Any], quits: bool, uncovered: bool) -> None:
    event = Event(kind, **attributes)
    assert (wants_to_quit(event), uncovers(event)) == (quits, uncovered)


def test_a_key_that_is_held_goes_down_again() -> None:
    translator = _translator()
    down, up = _key(pygame.K_BACKSPACE), Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0, scancode=0)
    assert translator.inputs(down) == (Key("backspace"),)
    assert translator.inputs(down) == (Key("backspace", again=True),)
    assert translator.inputs(up) == ()
    assert translator.inputs(down) == (Key("backspace"),)
    translator.inputs(Event(pygame.WINDOWFOCUSLOST))
    assert translator.inputs(down) == (Key("backspace"),)


def test_while_a_character_is_put_together_keys_do_nothing_else() -> None:
    translator = _translator()
    assert translator.inputs(Event(pygame.TEXTEDITING, text="´", start=1, length=0)) == ()
    assert translator.inputs(_key(pygame.K_RETURN, "\r")) == ()
    assert translator.inputs(Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0, scancode=0)) == ()
    assert translator.inputs(Event(pygame.TEXTINPUT, text="é")) == (Text("é"),)
    assert translator.inputs(_key(pygame.K_RETURN, "\r")) == (Key("enter"),)
    translator.inputs(Event(pygame.TEXTEDITING, text="´", start=1, length=0))
    translator.inputs(Event(pygame.TEXTEDITING, text="", start=0, length=0))
    assert translator.inputs(_key(pygame.K_LEFT)) == (Key("left"),)


def test_pasting_is_the_same_with_the_command_key() -> None:
    translator = _translator()
    assert translator.inputs(_key(pygame.K_v, "", pygame.KMOD_LMETA)) == (Key("v", ctrl=True),)
    assert translator.inputs(_key(pygame.K_INSERT, "", pygame.KMOD_LSHIFT)) == (Key("insert", shift=True),)
