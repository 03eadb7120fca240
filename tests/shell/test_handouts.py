"""Files for people never replace one another."""

from pathlib import Path

import pytest

from game.shell.handouts import Handouts, handout_folder


def test_every_file_gets_a_name_of_its_own(tmp_path: Path) -> None:
    handouts = Handouts(tmp_path / "new")
    places = [Path(handouts.write("matches.csv", str(number))) for number in range(3)]
    assert [place.name for place in places] == ["matches.csv", "matches-2.csv", "matches-3.csv"]
    assert [place.read_text("utf-8") for place in places] == ["0", "1", "2"]


def test_where_nothing_can_be_written_it_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError):
        Handouts(tmp_path / "file").write("matches.csv", "x")


def test_the_folder_is_one_that_is_there() -> None:
    assert handout_folder().is_dir()
