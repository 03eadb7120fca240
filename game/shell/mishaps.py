"""What is said where nobody reads a console, and what becomes of a fault of the program's own."""

import io
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Final

from game import TITLE, VERSION
from game.shell.words import words

FAILED: Final = 1
LINE: Final = 90
"""Letters to a line of a box, which breaks none itself."""


def guarded(arguments: Sequence[str]) -> int:
    """Carry out the command line so that nothing it says gets lost; returns its exit status.

    Where the system gives a program with a window no console, what it says goes to LOG and into a box on the screen.
    A fault of the built program's own is written there too, and told in one sentence; from source it is raised.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console of few letters gets question marks
    unread = io.StringIO()
    sys.stdout = sys.stdout or unread
    sys.stderr = sys.stderr or unread
    try:
        from game.shell.cli import main

        return main(arguments)
    except Exception as fault:
        if not getattr(sys, "frozen", False):
            raise
        _own_up(fault, _log(arguments), unread)
        return FAILED
    finally:
        if said := unread.getvalue().strip():
            with suppress(OSError):
                _write(_log(arguments), said)
            _show(said)


def _own_up(fault: Exception, log: Path, unread: io.StringIO) -> None:
    """Write a fault down and say where it stands."""
    try:
        _write(log, "".join(traceback.format_exception(fault)))
        sentence = words().text("cli.fault", file=log)
    except OSError:
        sentence = words().text("cli.fault_unwritten", fault=repr(fault))
    print(sentence, file=sys.stderr)
    if sys.stderr is not unread and sys.stderr is not None and not sys.stderr.isatty():
        _show(sentence)


def _log(arguments: Sequence[str]) -> Path:
    from game.shell.files import LOG, data_folder

    given = (Path(folder) for name, folder in pairwise(arguments) if name == "--data-dir")
    return next(given, data_folder()) / LOG


def _write(log: Path, text: str) -> None:
    import platform

    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a", encoding="utf-8", errors="replace") as file:
        print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} {TITLE} {VERSION}, {platform.platform()}", text, sep="\n", file=file)


def _show(text: str) -> None:
    """A box with a text, where there is a screen for it."""
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return
    with suppress(Exception):
        import pygame

        lines = [part for line in text.splitlines() for part in wrap(line, LINE) or [""]]
        pygame.display.message_box(TITLE, "\n".join(lines))
