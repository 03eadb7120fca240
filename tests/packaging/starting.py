"""How long the built program takes from its start to its first complete picture, beside the same from source.

``python -m tests.packaging.starting PROGRAM`` prints the figures as JSON; its exit status is 1 if the built program
takes more than LIMIT times as long.
"""

import json
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from statistics import median

from tests.arch.tree import ROOT
from tests.e2e.desktop import Desktop

STARTS = 5
LIMIT = 2.5
REST = 1.0
"""Seconds without a change after which a picture is the whole one."""

PATIENCE = 60.0


def milliseconds(desktop: Desktop, command: list[str]) -> float:
    """From the start of a program until the screen shows what it then goes on to show. Raises TimeoutError."""
    with tempfile.TemporaryDirectory() as data:
        empty = _screen(desktop)
        begin = changed = time.perf_counter()
        arguments = [*command, "--data-dir", data]
        program = subprocess.Popen(
            arguments, env=desktop.environment, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT
        )
        try:
            shown = empty
            while shown == empty or time.perf_counter() - changed < REST:
                if time.perf_counter() - begin > PATIENCE:
                    raise TimeoutError(command[0])
                if (now := _screen(desktop)) != shown:
                    shown, changed = now, time.perf_counter()
                time.sleep(0.005)
        finally:
            program.kill()
            program.wait()
        while _screen(desktop) != empty:
            time.sleep(0.02)
    return 1000 * (changed - begin)


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
