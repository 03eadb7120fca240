"""The drawings kept in the project are what the program draws, all of them and nothing else."""

import pytest

from sprites import FILE_STYLES, back_file, card_file, icon_file
from sprites.draw import BACKS, DECKS, ICONS, STYLES
from sprites.draw.__main__ import main, write
from tests.sprites.drawn import CODES, FOLDER, kept

LARGEST = 6e6  # bytes of all drawings together


def test_drawing_again_gives_the_kept_files_byte_for_byte() -> None:
    stale = [where for where, text in kept().items() if (FOLDER / where).read_bytes() != text.encode("ascii")]
    assert not stale, "draw again with: python -m sprites.draw sprites"


def test_nothing_lies_there_that_is_not_drawn() -> None:
    assert {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.svg")} == set(kept())


def test_all_drawings_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.svg")) < LARGEST


def test_every_deck_has_its_files_in_one_style_and_both_cuts() -> None:
    assert tuple(FILE_STYLES) == DECKS
    for deck in DECKS:
        for style in STYLES:
            for small in (False, True):
                where = [card_file(deck, code, style, small) for code in CODES]
                if style == FILE_STYLES[deck]:
                    assert all(path is not None and (FOLDER / path).is_file() for path in where)
                else:
                    assert where == [None] * len(CODES)


def test_backs_and_icons_lie_where_they_are_said_to_lie() -> None:
    assert all((FOLDER / back_file(name)).is_file() for name in BACKS)
    assert all((FOLDER / icon_file(name)).is_file() for name in ICONS)


def test_the_program_writes_into_a_new_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("sprites") / "new"
    size = write(folder)
    assert size == sum(path.stat().st_size for path in folder.rglob("*.svg"))


@pytest.mark.parametrize("words", [[], ["one", "two"]])
def test_the_program_wants_exactly_one_folder(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "usage" in capsys.readouterr().err
