"""What the documents promise is there."""

import re

import pytest

from game import VERSION
from game.engine.variants import PRESETS
from tests.arch.tree import ROOT, report

README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
DOCUMENTS = {"README.md": README, "CONTRIBUTING.md": CONTRIBUTING, "CHANGELOG.md": CHANGELOG}


def test_readme_starts_the_game_and_the_tests_with_one_line_each() -> None:
    lines = [line for line in README.splitlines() if line.startswith("python3 -m venv .venv && ")]
    assert [line.rsplit(" && ", 1)[1] for line in lines] == [".venv/bin/python main.py", ".venv/bin/python -m pytest"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_linked_files_exist(name: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", DOCUMENTS[name])
    assert not (faults := [link for link in links if not (ROOT / link).exists()]), report(faults)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_named_paths_exist(name: str) -> None:
    paths = re.findall(r"`((?:game|tests|sprites|sounds|packaging)(?:/[\w./]+)?)`", DOCUMENTS[name])
    assert not (faults := [path for path in paths if not (ROOT / path).exists()]), report(faults)


def test_named_presets_exist() -> None:
    named = re.findall(r"--game ([a-z_]+)", README + CONTRIBUTING)
    assert named
    assert set(named) <= set(PRESETS)


def test_contributing_says_why_each_requirement_is_there() -> None:
    lines = [
        line
        for path in ("requirements.txt", "tests/requirements.txt")
        for line in (ROOT / path).read_text("utf-8").split()
    ]
    required = {line.split("==")[0] for line in lines if "==" in line}
    explained = {
        name for row in re.findall(r"^\| (`.*?) \|", CONTRIBUTING, re.MULTILINE) for name in row.split("`")[1::2]
    }
    assert required <= explained


def test_changelog_speaks_of_this_version() -> None:
    assert re.search(rf"^## (Unreleased|{re.escape(VERSION)})", CHANGELOG, re.MULTILINE)
