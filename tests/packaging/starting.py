"""How long the built program takes from its start to its first complete picture, beside the same from source.

``python -m tests.packaging.starting PROGRAM`` prints the figures as JSON; its exit status is 1 if the built program
takes more than LIMIT times as long.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tests.arch.tree import ROOT
from tests.e2e.desktop import Desktop, until

STARTS = 5
LIMIT = 2.5
REST = 1.0
"""Seconds without a change after which a picture is the whole one."""

PATIENCE = 60.0


def milliseconds(desktop: Desktop, command: list[str]) -> float:
    """From the start of a program until the screen shows what it then goes on to show. Raises TimeoutError."""
    empty = _screen(desktop)
    begin = changed = time.perf_counter()
    with tempfile.TemporaryDirectory() as data, _running([*command, "--data-dir", data], desktop.environment):
        shown = empty
        while shown == empty or time.perf_counter() - changed < REST:
            if time.perf_counter() - begin > PATIENCE:
                raise TimeoutError(command[0])
            if (now := _screen(desktop)) != shown:
                shown, changed = now, time.perf_counter()
            time.sleep(0.005)
    until(lambda: _screen(desktop) == empty, "an empty screen")
    return 1000 * (changed - begin)


@contextmanager
def _running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    """A program, and all that it starts: one in a single file is started by another."""
    program = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield
    finally:
        os.killpg(program.pid, signal.SIGKILL)
        program.wait()


def _screen(desktop: Desktop) -> int:
    return zlib.crc32((desktop.folder / "Xvfb_screen0").read_bytes())


def figures(program: str) -> dict[str, float]:
    """The middle one of several starts of each, taken in turn so that both meet the same machine."""
    commands = {"built_ms": [program], "source_ms": [sys.executable, str(ROOT / "main.py")]}
    times: dict[str, list[float]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as folder, Desktop(Path(folder)) as desktop:
        for _ in range(STARTS):
            for name, command in commands.items():
                times[name].append(milliseconds(desktop, command))
    middle = {name: round(median(taken), 1) for name, taken in times.items()}
    return middle | {"ratio": round(middle["built_ms"] / middle["source_ms"], 2)}


if __name__ == "__main__":
    measured = figures(sys.argv[1])
    print(json.dumps(measured, indent=1))
    sys.exit(measured["ratio"] > LIMIT)
