"""What the built program carries: all that the game reads, the terms of it all, and nothing for nothing."""

import re
import subprocess
from pathlib import Path

import pytest

from bundle.names import PACKAGING, VERSION
from tests.arch.tree import ROOT

LARGEST_FOLDER, LARGEST_ARCHIVE = 45_000_000, 16_000_000
DATA = {"sprites": ".svg", "sounds": ".ogg", "game/locale": ".mo", "packaging": "NOTICES.md"}
UNWANTED = re.compile(r"freesansbold|numpy|unittest|\.pyi?$|\.pyc$|\.dist-info|/docs/|/examples/|\.(a|la|debug|map)$")
LIBRARY = re.compile(r"lib([^.-]+).*\.so[\d.]*")


@pytest.fixture(scope="session")
def files(program: Path) -> dict[str, Path]:
    """Every file of the built program by its name within it."""
    return {path.relative_to(program.parent).as_posix(): path for path in program.parent.rglob("*") if path.is_file()}


def test_it_is_small(files: dict[str, Path]) -> None:
    assert sum(path.lstat().st_size for path in files.values()) <= LARGEST_FOLDER


def test_its_archive_is_small(archive: Path) -> None:
    assert archive.stat().st_size <= LARGEST_ARCHIVE
    assert VERSION in archive.name


def test_it_tells_its_version(program: Path) -> None:
    assert (
        subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        == f"Settebello {VERSION}\n"
    )


@pytest.mark.parametrize("folder", DATA)
def test_it_carries_all_that_the_game_reads(files: dict[str, Path], folder: str) -> None:
    wanted = list((ROOT / folder).rglob(f"*{DATA[folder]}"))
    assert wanted
    for path in wanted:
        inside = files[f"_internal/{path.relative_to(ROOT).as_posix()}"]
        assert inside.read_bytes() == path.read_bytes()


def test_it_carries_the_terms_of_what_it_carries(files: dict[str, Path]) -> None:
    terms = [ROOT / "LICENSE", PACKAGING / "NOTICES.md", *(PACKAGING / "licenses").iterdir()]
    carried = {path.name: path for name, path in files.items() if "/files/" not in name}
    for path in terms:
        assert carried[path.name].read_bytes() == path.read_bytes()
    fonts = {name.rsplit("/", 1)[0] for name in files if name.endswith(".otf")}
    assert len(fonts) == 2 and all(f"{folder}/LICENSE.txt" in files for folder in fonts)


def test_every_library_is_named_in_the_notices(files: dict[str, Path]) -> None:
    notices = (PACKAGING / "NOTICES.md").read_text("utf-8").lower()
    named = [row.split("|")[1] for row in notices.splitlines() if row.startswith("|")]
    names = {name.replace("lib", "") for row in named for name in re.findall(r"[a-z0-9_+]{3,}", row)}
    libraries = [found[1].lower() for path in files.values() if (found := LIBRARY.fullmatch(path.name))]
    assert libraries
    assert [library for library in libraries if not library.startswith(tuple(names))] == []


def test_it_carries_nothing_for_nothing(files: dict[str, Path]) -> None:
    assert [name for name in files if UNWANTED.search(name)] == []


def test_it_carries_no_symbols_for_debugging(files: dict[str, Path]) -> None:
    programs = [path for path in files.values() if path.read_bytes()[:4] == b"\x7fELF"]
    assert programs
    for path in programs:
        sections = subprocess.run(["readelf", "-S", "-W", path], capture_output=True, text=True, check=True).stdout
        assert not re.search(r"\.(symtab|debug_\w+)\b", sections), path.name
