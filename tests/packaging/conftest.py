"""A stand-in for the built program, small and quickly made; and the real one where the environment names it."""

import os
import tarfile
from pathlib import Path

import pytest

from bundle.archive import linux_archive
from tests.e2e.conftest import desktop

__all__ = ["desktop"]

SPEAKS = '#!/bin/sh\necho "I am the game: $*"\n'


def build(folder: Path) -> Path:
    """A folder like the built one: a program, data beside it, a link within."""
    (folder / "_internal" / "sounds").mkdir(parents=True)
    (folder / "settebello").write_text(SPEAKS, "utf-8")
    (folder / "settebello").chmod(0o755)
    (folder / "_internal" / "sounds" / "lay.ogg").write_bytes(b"\0\1\2")
    (folder / "_internal" / "lay.ogg").symlink_to("sounds/lay.ogg")
    return folder


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A stand-in for the built program."""
    return build(tmp_path / "built")


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What people have who unpacked the archive for Linux, with the stand-in for the program in it."""
    folder = tmp_path_factory.mktemp("unpacked")
    (packed,) = linux_archive(build(folder / "built"), folder)
    return unpack(packed, folder)


def unpack(archive: Path, folder: Path) -> Path:
    """Unpack an archive for Linux and say where the folder in it now is."""
    with tarfile.open(archive) as packed:
        packed.extraction_filter = lambda member, path: member  # ours, and rights are to be as they are
        (top,) = {name.split("/")[0] for name in packed.getnames()}
        packed.extractall(folder)
    return folder / top


def named(variable: str) -> Path:
    """What the environment names, for tests that need the real build; they are skipped without."""
    value = os.environ.get(variable)
    if not value:
        pytest.skip(f"Only for what was built: name it in {variable}.")
    return Path(value)


@pytest.fixture(scope="session")
def program() -> Path:
    """The built program."""
    return named("SETTEBELLO_PROGRAM")


@pytest.fixture(scope="session")
def archive() -> Path:
    """The archive for Linux."""
    return named("SETTEBELLO_ARCHIVE")
