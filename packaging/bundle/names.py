"""What the game is called wherever a system wants a name for it, and the day of a build."""

import os
import platform
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILT = ROOT / "dist" / "settebello"
"""Where the recipe puts the built program."""

NAME = "settebello"
TITLE = "Settebello"
SUMMARY = "Scopa and its family at your own desk"
AUTHORS = "The Settebello authors"
IDENTIFIER = "games.settebello.settebello"
"""Unique among all programs. Whoever publishes the game under another name changes it here and nowhere else."""

RECORD_ENDING = ".settebello"
RECORD_TYPE = "application/x-settebello-match"
FIRST_DAY = datetime(2026, 1, 1, tzinfo=UTC)


def _version() -> str:
    found = re.search(
        r'^VERSION = "([0-9]+\.[0-9]+\.[0-9]+)"$', (ROOT / "game" / "__init__.py").read_text("utf-8"), re.M
    )
    if found is None:
        raise ValueError("game/__init__.py states no version of three numbers")
    return found[1]


VERSION = _version()


def day() -> datetime:
    """The time that every file of a build bears: that of SOURCE_DATE_EPOCH, so that builds can be compared."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else FIRST_DAY


def target() -> str:
    """What a build runs on, such as ``linux-x86_64``."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"{system}-{platform.machine().lower().replace('amd64', 'x86_64')}"


def filled(template: Path, more: Mapping[str, str] | None = None) -> str:
    """A text with its ``@NAMES@`` filled in; raises KeyError for a name that means nothing."""
    values = {
        "VERSION": VERSION,
        "NUMBERS": ", ".join([*VERSION.split("."), "0"]),
        "DAY": day().date().isoformat(),
        "YEAR": str(day().year),
        "IDENTIFIER": IDENTIFIER,
        "TITLE": TITLE,
        "SUMMARY": SUMMARY,
        "AUTHORS": AUTHORS,
        "RECORD_ENDING": RECORD_ENDING,
        "RECORD_TYPE": RECORD_TYPE,
        **(more or {}),
    }
    return re.sub(r"@([A-Z_]+)@", lambda place: values[place[1]], template.read_text("utf-8"))
