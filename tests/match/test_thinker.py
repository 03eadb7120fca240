"""Thinking in slices: as much as a frame allows, with the same answers as in one go."""

from collections.abc import Iterator
from itertools import islice

import pytest

from game.ai.advise import advise, ponder
from game.ai.types import Advice, Budget, Request
from game.match.thinker import SLICE, SlicedThinker
from tests.ai.positions import met, seen

STEP = SLICE / 4


class Ticking:
    """A clock that moves on a little whenever it is looked at."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        self._now += STEP
        return self._now


class Counted:
    """Thinks about each request for ever, and counts its steps."""

    def __init__(self) -> None:
        self.steps = 0

    def __call__(self, request: Request) -> Iterator[Advice | None]:
        while True:
            self.steps += 1
            yield None


def request(number: int = 1, level: str = "master", progress: bool = False) -> Request:
    state = next(islice(met("scopone_scientifico", 4, 1), 22, None))
    return Request(number, seen(state), level, Budget(20), 3, progress=progress)


def answers(thinker: SlicedThinker) -> list[Advice]:
    """What is said frame after frame, up to the final answer."""
    found: list[Advice] = []
    while not found or not found[-1].final:
        advice = thinker.poll()
        found += [] if advice is None else [advice]
    return found


@pytest.mark.parametrize("level", ["beginner", "master", "greedy"])
def test_slices_bring_what_one_go_brings(level: str) -> None:
    thinker = SlicedThinker(ponder, Ticking())
    thinker.ask(request(level=level))
    assert answers(thinker) == [advise(request(level=level))]
    assert thinker.poll() is None


def test_early_answers_come_on_the_way() -> None:
    thinker = SlicedThinker(ponder, Ticking())
    thinker.ask(request(progress=True))
    *early, last = answers(thinker)
    assert early and last == advise(request())


def test_a_frame_gives_no_more_than_its_slice() -> None:
    mind = Counted()
    thinker = SlicedThinker(mind, Ticking())
    thinker.ask(request())
    for frame in range(1, 4):
        assert thinker.poll() is None
        assert mind.steps == frame * SLICE / STEP


def test_only_the_newest_request_is_thought_about() -> None:
    thinker = SlicedThinker(ponder, Ticking())
    thinker.ask(request(1))
    assert thinker.poll() is None
    thinker.ask(request(2))
    assert [advice.id for advice in answers(thinker)] == [2]


def test_nothing_is_thought_unasked_or_after_the_end() -> None:
    mind = Counted()
    thinker = SlicedThinker(mind, Ticking())
    assert thinker.poll() is None
    thinker.ask(request())
    thinker.close()
    assert thinker.poll() is None and mind.steps == 0


def test_a_question_that_cannot_be_answered_is_none_to_fall_over() -> None:
    thinker = SlicedThinker(ponder, Ticking())
    thinker.ask(request(level="of tomorrow"))
    assert thinker.poll() is None
    thinker.ask(request(2))
    assert [advice.id for advice in answers(thinker)] == [2]
