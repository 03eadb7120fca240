"""A desktop that nobody sees: an X server, a window manager, the real program and a real pointer.

Nothing waits for a fixed time: whatever is expected is polled for, and what did not come fails with the program's own
words and a picture of the screen.
"""

import os
import re
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import pygame

_BUILT = os.environ.get("SETTEBELLO_PROGRAM")
COMMAND = (_BUILT,) if _BUILT else (sys.executable, str(Path(__file__).resolve().parents[2] / "main.py"))
"""How the game is started: from source, or the built program that the environment names."""

TOOLS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "xwininfo": "x11-utils", "xprop": "x11-utils"}
PATIENCE = 30.0
ATTEMPTS = 5
STEPS_OF_A_DRAG = 12

Point = tuple[float, float]


def missing_packages() -> list[str]:
    """What would have to be installed before there can be such a desktop."""
    return sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})


def until(holds: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait for something to become true.

    Raises TimeoutError that names it if it does not.
    """
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.02)


class Desktop:
    """An X server of its own with a window manager on it; ``folder`` keeps its files."""

    def __init__(self, folder: Path, width: int = 1600, height: int = 1000) -> None:
        self.folder = folder
        self._log = (folder / "desktop.log").open("wb")
        self._server, self.display = self._start_server(width, height)
        self._manager = self._start("openbox")
        until(self._managed, "a window manager")

    def _start_server(self, width: int, height: int) -> tuple[subprocess.Popen[bytes], str]:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
        server = subprocess.Popen(
            [*command, "-noreset", "-fbdir", str(self.folder)], pass_fds=[writing], stdout=self._log, stderr=self._log
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            return server, ":" + answer.readline().strip()

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, env=self.environment, stdout=self._log, stderr=self._log)

    @property
    def environment(self) -> dict[str, str]:
        """What a program on this desktop is told: a screen, a home of its own and no sound card."""
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(self.folder),
            "LANG": "C.UTF-8",
            "DISPLAY": self.display,
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }

    def ask(self, *command: str) -> str:
        """What a small program has to say."""
        return subprocess.run(command, env=self.environment, check=True, capture_output=True, text=True).stdout

    def _managed(self) -> bool:
        return "window id" in self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")

    def screen(self) -> pygame.Surface:
        """What is on the whole screen now. The server keeps it in a file in the form of xwd."""
        dump = (self.folder / "Xvfb_screen0").read_bytes()
        fields = struct.unpack(">25I", dump[:100])
        header, width, height, row, colours = fields[0], fields[4], fields[5], fields[12], fields[19]
        start = header + 12 * colours
        return pygame.image.frombuffer(dump[start : start + row * height], (width, height), "BGRA", row).convert(24)

    def close(self) -> None:
        """End everything that was started here."""
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(PATIENCE)
        self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @contextmanager
    def play(self, *arguments: str) -> "Iterator[Program]":
        """The game in a window; what follows its name on the command line is given."""
        program = Program(self, arguments)
        try:
            program.await_window()
            yield program
        except BaseException:
            pygame.image.save(self.screen(), self.folder / "failure.png")
            print(f"The screen is in {self.folder / 'failure.png'}. The program said:\n{program.words()}")
            raise
        finally:
            program.end()


class Program:
    """The running game and its window. Points are pixels from the window's top left."""

    def __init__(self, desktop: Desktop, arguments: tuple[str, ...]) -> None:
        self.desktop = desktop
        self._said: IO[bytes] = (desktop.folder / "program.log").open("wb")
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            cwd=desktop.folder,
            env=desktop.environment,
            stdout=self._said,
            stderr=self._said,
        )
        self._window = ""

    def await_window(self) -> None:
        """Wait until the window is there and shows something that stays."""
        until(self._appeared, "the window of the game")
        until(self.resting, "the first picture")

    def words(self) -> str:
        """All that the program has printed."""
        return (self.desktop.folder / "program.log").read_text("utf-8", "replace")

    def _appeared(self) -> bool:
        if self._process.poll() is not None:
            raise AssertionError(f"The game ended with status {self._process.returncode}: {self.words()}")
        found = re.search(r'(0x[0-9a-f]+) "Settebello', self.desktop.ask("xwininfo", "-root", "-tree"))
        if found:
            self._window = found[1]
        return found is not None and "IsViewable" in self.desktop.ask("xwininfo", "-id", self._window)

    def area(self) -> pygame.Rect:
        """Where on the screen the inside of the window is."""
        told = self.desktop.ask("xwininfo", "-id", self._window)
        names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        return pygame.Rect(*(int(re.search(rf"{name}:\s+(-?\d+)", told)[1]) for name in names))  # type: ignore[index]

    def picture(self) -> pygame.Surface:
        """What the window shows now."""
        screen = self.desktop.screen()
        return screen.subsurface(self.area().clip(screen.get_rect())).copy()

    def resting(self, seconds: float = 0.4) -> bool:
        """Whether the window shows something and the same thing for a while."""
        before = self.picture().get_buffer().raw
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(0.05)
            if self.picture().get_buffer().raw != before:
                return False
        return len(set(before)) > 1

    def _at(self, point: Point) -> tuple[str, str]:
        area = self.area()
        return str(round(area.x + point[0])), str(round(area.y + point[1]))

    def drag(self, start: Point, goal: Point) -> None:
        """Press at a point, move to another in small steps, let go."""
        steps = [
            (
                start[0] + (goal[0] - start[0]) * step / STEPS_OF_A_DRAG,
                start[1] + (goal[1] - start[1]) * step / STEPS_OF_A_DRAG,
            )
            for step in range(STEPS_OF_A_DRAG + 1)
        ]
        command = ["mousemove", *self._at(start), "sleep", "0.05", "mousedown", "1", "sleep", "0.03"]
        for step in steps:
            command += ["mousemove", *self._at(step), "sleep", "0.02"]
        self.desktop.ask("xdotool", *command, "sleep", "0.05", "mouseup", "1")

    def click(self, point: Point) -> None:
        """Press and let go at a point."""
        self.desktop.ask("xdotool", "mousemove", *self._at(point), "sleep", "0.05", "click", "1")

    def press(self, *keys: str) -> None:
        """Press keys one after another, by their X names, such as ``Return`` or ``alt+F4``."""
        self.desktop.ask("xdotool", "key", "--delay", "40", *keys)

    def press_until(self, key: str, answered: Callable[[], bool]) -> None:
        """Press a key, again if nothing comes of it: under load a window manager may miss one.

        Raises TimeoutError.
        """
        for _ in range(ATTEMPTS):
            self.press(key)
            with suppress(TimeoutError):
                until(answered, key, PATIENCE / ATTEMPTS)
                return
        raise TimeoutError(f"an answer to the key {key}")

    def close(self) -> int:
        """Close the window as a person does, and say with which status the game ended."""
        self.press_until("alt+F4", lambda: self._process.poll() is not None)
        return self._process.wait(PATIENCE)

    def crash(self) -> None:
        """End the game from one moment to the next, as a power cut does."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def end(self) -> None:
        """Make sure that nothing goes on."""
        if self._process.poll() is None:
            self.crash()
        self._said.close()
