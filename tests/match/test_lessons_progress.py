"""What a learner has done is kept, and whatever cannot be understood of it is as at first."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match.lessons.catalogue import IDS
from game.match.lessons.progress import AGAIN, NAME, RISE, Progress, Schoolbook, dumps, loads
from game.match.lessons.trainer import HIGHEST, KINDS, LOWEST
from tests.match.fakes import MemoryStore

kinds = st.sampled_from(tuple(KINDS))
answers = st.lists(st.tuples(kinds, st.booleans()), max_size=30)


def after(steps: list[tuple[str, bool]]) -> Progress:
    progress = Progress()
    for kind, right in steps:
        progress = progress.answered(kind, right)
    return progress


@given(st.sets(st.sampled_from(sorted(IDS))), answers)
def test_progress_comes_back_as_it_was(done: set[str], steps: list[tuple[str, bool]]) -> None:
    progress = after(steps)
    for lesson in done:
        progress = progress.passed(lesson)
    assert loads(dumps(progress), IDS) == progress


@given(answers)
def test_the_streak_and_the_level_follow_the_answers(steps: list[tuple[str, bool]]) -> None:
    progress, streak = Progress(), 0
    for kind, right in steps:
        before, progress = progress, progress.answered(kind, right)
        streak = streak + 1 if right else 0
        assert progress.streak == streak <= progress.best
        assert LOWEST <= progress.level <= HIGHEST and abs(progress.level - before.level) <= 1
        assert right or progress.level == max(LOWEST, before.level - 1)
    assert sum(progress.asked.values()) == len(steps)
    assert sum(progress.solved.values()) == sum(right for _, right in steps)


def test_right_answers_in_a_row_make_it_harder() -> None:
    progress = after([("sweep", True)] * (RISE * (HIGHEST + 2)))
    assert progress.level == HIGHEST
    assert after([("sweep", True)] * RISE).level == LOWEST + 1


def test_what_went_wrong_comes_back_after_one_three_and_eight_others() -> None:
    progress = after([("coins", False)])
    came_back = []
    for others in range(max(AGAIN) + 2):
        if progress.returning:
            came_back.append(others)
        progress = progress.answered(progress.returning or "deny", True)
    assert tuple(came_back) == AGAIN and progress.returning is None


DAMAGE: list[tuple[str, object]] = [
    ("done", ["equal", "flying", 3, None]),
    ("done", "equal"),
    ("level", 9),
    ("level", True),
    ("streak", -1),
    ("best", "many"),
    ("asked", {"sweep": -3, "flying": 2}),
    ("asked", 5),
    ("due", [["sweep"], ["flying", 1], 7, ["coins", 1, 2]]),
    ("due", [["coins", "soon"]]),
]


@pytest.mark.parametrize(("name", "value"), DAMAGE)
def test_a_damaged_entry_harms_no_other(name: str, value: object) -> None:
    progress = after([("sweep", True), ("sweep", True), ("deny", False), ("coins", True)]).passed("sum")
    stored = json.loads(dumps(progress))
    read = loads(json.dumps({**stored, name: value}), IDS)
    fresh = Progress()
    for other in ("done", "level", "streak", "best", "rising", "asked", "solved", "due"):
        if other != name:
            assert getattr(read, other) == getattr(progress, other)
    assert read.done <= IDS and read.level in range(LOWEST, HIGHEST + 1) and read.streak >= 0
    assert all(kind in KINDS and left in range(AGAIN[-1] + 1) for kind, left in read.due)
    assert name != "level" or read.level == fresh.level


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "[" * 100_000])
def test_what_is_no_progress_at_all_is_a_beginning(text: str) -> None:
    assert loads(text, IDS) == Progress()


def test_the_schoolbook_keeps_what_it_can() -> None:
    store = MemoryStore()
    book = Schoolbook(store, IDS)
    assert book.progress == Progress()
    book.write(Progress().passed("equal"))
    store.full = True
    book.write(book.progress.passed("sum"))
    assert book.progress.done == {"equal", "sum"}
    assert Schoolbook(store, IDS).progress.done == {"equal"}
    assert NAME in store.texts


class Unreadable(MemoryStore):
    """A store that cannot be read."""

    def load(self, name: str) -> str | None:
        raise OSError(name)


def test_an_unreadable_store_is_a_beginning() -> None:
    assert Schoolbook(Unreadable(), IDS).progress == Progress()
