"""The icon is there in every size and form that a system asks for."""

import io
import struct
from pathlib import Path

import pygame
import pytest

from bundle.icons import DESKTOP, MACOS, WINDOWS, icns, ico, png, vector, write_icons

PNG = b"\x89PNG\r\n\x1a\n"


def _picture(content: bytes) -> pygame.Surface:
    assert content.startswith(PNG)
    return pygame.image.load(io.BytesIO(content), "icon.png")


@pytest.mark.parametrize("size", sorted({*DESKTOP, *WINDOWS, *MACOS.values()}))
def test_a_picture_fills_its_square_and_leaves_the_corners_free(size: int) -> None:
    picture = _picture(png(size))
    assert picture.get_size() == (size, size)
    assert picture.get_at((size // 2, size // 2)).a == 255
    assert picture.get_at((0, 0)).a < 255
    assert max(picture.get_bounding_rect(min_alpha=1).size) >= 0.9 * size


def test_small_icons_are_the_simple_drawing() -> None:
    assert vector(32) != vector(48)


def test_windows_finds_every_size_where_the_directory_says() -> None:
    content = ico()
    reserved, kind, number = struct.unpack_from("<3H", content)
    assert (reserved, kind, number) == (0, 1, len(WINDOWS))
    end = 6 + 16 * number
    for index, size in enumerate(WINDOWS):
        width, height, _, _, _, bits, length, place = struct.unpack_from("<4B2H2I", content, 6 + 16 * index)
        assert (width or 256, height or 256, bits, place) == (size, size, 32, end)
        assert _picture(content[place : place + length]).get_size() == (size, size)
        end = place + length
    assert end == len(content)


def test_macos_finds_every_size_by_its_kind() -> None:
    content = icns()
    assert content[:4] == b"icns" and struct.unpack(">I", content[4:8])[0] == len(content)
    found, place = {}, 8
    while place < len(content):
        kind, length = struct.unpack_from(">4sI", content, place)
        found[kind.decode()] = _picture(content[place + 8 : place + length]).get_width()
        place += length
    assert found == MACOS


def test_all_forms_are_written(tmp_path: Path) -> None:
    made = write_icons(tmp_path / "icons")
    assert {path.suffix for path in made} == {".ico", ".icns", ".png"}
    assert all(path.stat().st_size for path in made)
