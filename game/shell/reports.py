"""What people can take out of the game: pictures of the screen, and a folder that shows what went wrong."""

import logging
import platform
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pygame

from game import TITLE, VERSION
from game.shell.files import LOG, untaken

LARGEST_LOG = 256 * 1024
KEPT = (LOG, "settings.json", "setup.json")
"""What a report holds, where it is there; nothing of it tells more of its owner than the names and ways of players."""


def keep_log(folder: Path) -> None:
    """Write warnings into a file of the folder; where that cannot be, nothing is written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(folder / LOG, maxBytes=LARGEST_LOG, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger("game").addHandler(handler)


def _now() -> str:
    """The local time as part of a name."""
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")


def save_picture(surface: pygame.Surface, folder: Path) -> Path:
    """Write what is on the screen as a picture and say where. Raises OSError."""
    path = untaken(folder / "pictures" / f"settebello-{_now()}.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(surface, path)
    except pygame.error as error:
        raise OSError(str(error)) from error
    return path


def write_file(folder: Path, name: str, text: str) -> Path:
    """Write a text into a file that bears the moment in its name, and say where. Raises OSError."""
    stem, _, ending = name.rpartition(".")
    path = untaken(folder / "files" / f"{stem}-{_now()}.{ending}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="")
    return path


def write_report(folder: Path, record: str) -> Path:
    """Gather log, settings and the match under way in a new folder and say where. Raises OSError."""
    report = untaken(folder / "reports" / _now())
    report.mkdir(parents=True)
    about = f"{TITLE} {VERSION}\nPython {platform.python_version()}\npygame-ce {pygame.version.ver}\n"
    about += f"SDL {'.'.join(map(str, pygame.version.SDL))}\n{platform.platform(terse=True)}\n"
    (report / "about.txt").write_text(about, encoding="utf-8")
    if record:
        (report / "match.json").write_text(record + "\n", encoding="utf-8")
    for name in KEPT:
        source = folder / name
        if source.is_file():
            (report / name).write_bytes(source.read_bytes())
    return report
