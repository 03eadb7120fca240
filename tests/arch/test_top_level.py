"""What lies at the top of the project, and words that belong to one machine or one day."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arch.tree import ROOT, files, report

TOP_LEVEL = {
    "main.py", "game", "sprites", "sounds", "tests", "build.spec", "README.md", "requirements.txt", "packaging",
    "pyproject.toml", "LICENSE", "CONTRIBUTING.md", "CHANGELOG.md",
}  # fmt: skip
MADE_BY_PROGRAMS = {"build", "dist"}
TEXT = {".py", ".spec", ".md", ".txt", ".toml", ".po", ".svg", ".json", ".sh", ".desktop", ".yml", ".cfg", ""}
REGISTRIES = "|".join(("pypi", "pythonhosted", "npmjs", "debian"))
UNWANTED = {
    "a path of one machine": re.compile(r"/(?:work|root|home|tmp|opt|mnt)/"),
    "a folder outside the project": re.compile(r"\.\./shar" r"ed\b"),
    "the host of a package registry": re.compile(rf"\b(?:{REGISTRIES})\.(?:org|com|io|net)\b"),
    "unfinished work": re.compile(r"\b(?:TO" r"DO|FIX" r"ME|X" r"XX|HA" r"CK)\b"),
}


def _texts() -> Iterator[tuple[str, str]]:
    dotted = [path for path in (ROOT / ".ci" / "run", ROOT / ".gitignore") if path.exists()]
    for path in (*files(), *dotted):
        if path.suffix in TEXT:
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def test_top_level_is_as_agreed() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} - MADE_BY_PROGRAMS
    assert there - {"__pycache__"} == TOP_LEVEL


@pytest.mark.parametrize("kind", UNWANTED)
def test_no_unwanted_words(kind: str) -> None:
    faults = [
        f"{path}:{number}: {kind}: {line.strip()[:100]}"
        for path, text in _texts()
        for number, line in enumerate(text.splitlines(), 1)
        if UNWANTED[kind].search(line)
    ]
    assert not faults, report(faults)


def test_every_room_of_the_game_has_its_tests() -> None:
    rooms = {path.name for path in (ROOT / "game").iterdir() if (path / "__init__.py").exists()}
    tested = {path.parent.name for path in (ROOT / "tests").rglob("test_*.py")}
    assert rooms <= tested


def test_requirements_are_exact() -> None:
    faults = [
        f"{path}: {line}"
        for path in ("requirements.txt", "tests/requirements.txt")
        for line in Path(ROOT, path).read_text("utf-8").splitlines()
        if line and not line.startswith("-r ") and not re.fullmatch(r"[\w-]+==[\w.]+", line)
    ]
    assert not faults, report(faults)
