"""What was saved is there, or what was there before; never a part of it."""

import os
from pathlib import Path

import pytest

from game.engine.reader import LARGEST
from game.shell.files import FolderStore

NAME = "settings.json"


@pytest.fixture
def store(tmp_path: Path) -> FolderStore:
    return FolderStore(tmp_path / "deep" / "folder")


def _break_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)


def test_nothing_is_there_before_anything_was_saved(store: FolderStore) -> None:
    assert store.load(NAME) is None
    assert not store.folder.exists()


def test_a_text_returns_to_the_letter(store: FolderStore) -> None:
    for text in ("first", "è così: ñ, 大\nsecond line\n", ""):
        store.save(NAME, text)
        assert store.load(NAME) == text
    assert [path.name for path in store.folder.iterdir()] == [NAME]


def test_a_failed_saving_leaves_the_old_text_and_no_rubbish(
    store: FolderStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(NAME, "old")
    _break_disk(monkeypatch)
    with pytest.raises(OSError, match="No space"):
        store.save(NAME, "new")
    assert store.load(NAME) == "old"
    assert [path.name for path in store.folder.iterdir()] == [NAME]


def test_a_folder_that_cannot_be_made_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    store = FolderStore(tmp_path / "file" / "below")
    with pytest.raises(OSError):
        store.save(NAME, "text")


def test_what_is_set_aside_is_kept_under_another_name(store: FolderStore) -> None:
    names = []
    for text in ("one", "two"):
        store.save(NAME, text)
        names.append(store.set_aside(NAME))
        assert store.load(NAME) is None
    assert [store.load(name) for name in names] == ["one", "two"]


def test_broken_letters_do_not_stop_the_reading(store: FolderStore) -> None:
    store.save(NAME, "")
    (store.folder / NAME).write_bytes(b'{"cloth": "\xff\xfe"}')
    text = store.load(NAME)
    assert text is not None and text.startswith('{"cloth"')


def test_a_huge_file_is_not_read(store: FolderStore) -> None:
    store.save(NAME, "")
    with (store.folder / NAME).open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(OSError, match="too large"):
        store.load(NAME)


@pytest.mark.parametrize("name", ["../settings.json", "a/b", "", ".hidden", "C:x"])
def test_names_stay_inside_the_folder(store: FolderStore, name: str) -> None:
    with pytest.raises(ValueError):
        store.save(name, "text")
