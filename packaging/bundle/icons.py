"""The icon in all the sizes and files that systems want, drawn from its two vectors."""

import io
import os
import struct
from pathlib import Path

from bundle.names import NAME, ROOT

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

DESKTOP = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Pixels of the icons that Linux desktops look for."""

WINDOWS = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
"""Apple's kinds of icon that may be PNG, with their pixels."""

SIMPLE = 32
"""Up to so many pixels the simpler drawing is the clearer one."""


def vector(size: int) -> Path:
    """The drawing for an icon of so many pixels."""
    return ROOT / "sprites" / "icons" / ("icon_small.svg" if size <= SIMPLE else "icon.svg")


def png(size: int) -> bytes:
    """The icon as a PNG of so many pixels."""
    picture = pygame.image.load_sized_svg(str(vector(size)), (size, size))
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """All sizes that Windows shows in one file."""
    pictures = [(size, png(size)) for size in WINDOWS]
    head, place = struct.pack("<3H", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, picture in pictures:
        # A side of 256 is written as 0; then colours, a reserved byte, planes and bits for each pixel.
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(picture for _, picture in pictures)


def icns() -> bytes:
    """All sizes that macOS shows in one file."""
    entries = b"".join(_entry(kind.encode(), png(size)) for kind, size in MACOS.items())
    return _entry(b"icns", entries)


def _entry(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack(">I", 8 + len(content)) + content


def write_icons(folder: Path) -> list[Path]:
    """Every form of the icon in a folder, for those who build and those who want one to hang up."""
    folder.mkdir(parents=True, exist_ok=True)
    made = {f"{NAME}.ico": ico(), f"{NAME}.icns": icns(), **{f"{NAME}-{size}.png": png(size) for size in DESKTOP}}
    for name, content in made.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in made]
