"""What cannot be written is held, told once, and written as soon as that is possible."""

import pytest

from game.match.history.texts import CURRENT, TextArchive
from game.match.patience import TEXTS, PatientArchive, PatientStore
from tests.match.fakes import MemoryStore


class Evening:
    """A disk that can be full, what is kept on it, and what was told."""

    def __init__(self) -> None:
        self.disk = MemoryStore()
        self.told: list[str] = []
        self.store = PatientStore(self.disk, self.told.append)
        self.archive = PatientArchive(TextArchive(self.disk), self.told.append)


@pytest.mark.parametrize(("name", "what"), TEXTS.items())
def test_each_text_is_told_once_by_its_own_word_and_is_not_lost(name: str, what: str) -> None:
    evening = Evening()
    evening.store.save(name, "old")
    evening.disk.full = True
    evening.store.save(name, "new")
    evening.store.save(name, "newest")
    assert evening.told == [what]
    assert evening.store.load(name) == "newest" and evening.disk.texts[name] == "old"
    evening.disk.full = False
    evening.store.once_more()
    assert evening.disk.texts[name] == "newest"
    evening.disk.full = True
    evening.store.save(name, "last")
    assert evening.told == [what, what]


def test_one_text_that_can_be_written_brings_the_others_along() -> None:
    evening = Evening()
    evening.disk.full = True
    evening.store.save("settings.json", "settings")
    evening.store.save("scores.json", "scores")
    assert evening.told == ["settings", "scores"]
    evening.disk.full = False
    evening.store.save("lessons.json", "lessons")
    assert sorted(evening.disk.texts.values()) == ["lessons", "scores", "settings"]


def test_what_somebody_asked_to_write_fails_at_once() -> None:
    evening = Evening()
    evening.disk.full = True
    with pytest.raises(OSError, match="full"):
        evening.store.save("score-anna.txt", "text")
    with pytest.raises(OSError, match="full"):
        evening.archive.add(("one",))
    assert evening.told == [] and evening.store.load("score-anna.txt") is None


def test_the_match_under_way_is_there_as_it_is_now() -> None:
    evening = Evening()
    evening.archive.save("first")
    evening.disk.full = True
    evening.archive.save("second")
    evening.archive.save("third")
    assert evening.told == ["match"]
    assert evening.archive.load() == "third" and evening.disk.texts[CURRENT] == "first"
    evening.disk.full = False
    evening.archive.once_more()
    assert evening.disk.texts[CURRENT] == "third"


def test_an_ended_match_is_listed_and_comes_to_the_disk_with_what_was_found() -> None:
    evening = Evening()
    evening.archive.save("begun")
    evening.disk.full = True
    evening.archive.finish("ended")
    assert evening.told == ["ended"] and evening.archive.load() is None
    number = evening.archive.number("ended")
    assert number is not None and number < 0
    assert list(evening.archive.finished()) == [(number, "ended")] and evening.archive.open(number) == "ended"
    evening.archive.note(number, "found")
    assert evening.told == ["ended", "findings"]
    assert evening.archive.findings(number) == "found" and evening.archive.noted() == {number: "found"}
    evening.disk.full = False
    evening.archive.save("next")
    ((kept, text),) = TextArchive(evening.disk).finished()
    assert text == "ended" and kept > 0
    assert TextArchive(evening.disk).findings(kept) == "found" and evening.archive.load() == "next"
    assert evening.told == ["ended", "findings"]


def test_an_ended_match_leaves_none_under_way_as_soon_as_it_can() -> None:
    evening = Evening()
    evening.archive.save("begun")
    evening.disk.full = True
    evening.archive.finish("ended")
    evening.archive.put_by("repeated")
    evening.disk.full = False
    evening.archive.once_more()
    assert [text for _, text in evening.archive.finished()] == ["ended", "repeated"]
    assert evening.archive.load() is None


def test_an_ended_match_that_is_only_held_can_be_deleted() -> None:
    evening = Evening()
    evening.disk.full = True
    evening.archive.finish("ended")
    number = evening.archive.finished()[0][0]
    evening.archive.note(number, "found")
    evening.archive.delete(number)
    assert not evening.archive.finished() and evening.archive.noted() == {}
    evening.disk.full = False
    evening.archive.once_more()
    assert not evening.archive.finished()
