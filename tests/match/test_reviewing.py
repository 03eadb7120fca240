"""Grading in the background: one question at a time, what is looked at first, until everything is known."""

from dataclasses import replace

from game.ai.advise import advise
from game.ai.explain.grades import COSTLY
from game.ai.types import Advice, Budget, Request
from game.match.reviewing.reviewing import FIRST_ID, Reviewing
from game.match.thinker import ATTEMPTS, SILENCE
from tests.match.records import played


class Slow:
    """A thinker that answers when it is told to, and only the newest question."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self._advice: Advice | None = None

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def poll(self) -> Advice | None:
        advice, self._advice = self._advice, None
        return advice

    def answer(self) -> None:
        self._advice = advise(replace(self.asked[-1], budget=Budget(4)))

    def close(self) -> None:
        self._advice = None


def grade_all(reviewing: Reviewing, slow: Slow) -> None:
    while not reviewing.done:
        reviewing.update(0, 0.0)
        slow.answer()


def test_it_asks_one_thing_at_a_time_and_never_twice() -> None:
    slow = Slow()
    reviewing = Reviewing(played("scopa_classica", 2, actions=30), slow)
    for _ in range(5):
        assert not reviewing.update(0, 0.0)
    assert len(slow.asked) == 1
    grade_all(reviewing, slow)
    ids = [request.id for request in slow.asked]
    assert len(set(ids)) == len(ids) and all(number <= FIRST_ID for number in ids)
    assert reviewing.graded == len(reviewing.decisions)


def test_forced_plays_are_known_at_once_and_nobody_is_asked() -> None:
    slow = Slow()
    reviewing = Reviewing(played("scopa_classica", 2, actions=30), slow)
    forced = [place for place, one in enumerate(reviewing.decisions) if one.forced]
    assert forced and set(reviewing.grades) == set(forced)
    grade_all(reviewing, slow)
    assert len(slow.asked) == len(reviewing.decisions) - len(forced)


def test_what_is_looked_at_comes_first() -> None:
    slow = Slow()
    reviewing = Reviewing(played("scopa_classica", 2, actions=30), slow)
    open_places = [place for place, one in enumerate(reviewing.decisions) if not one.forced]
    reviewing.update(open_places[4], 0.0)
    slow.answer()
    assert reviewing.update(open_places[2], 0.0)
    assert [request.id for request in slow.asked] == [FIRST_ID - open_places[4], FIRST_ID - open_places[2]]
    assert open_places[4] in reviewing.grades and reviewing.candidates(open_places[4])


def test_an_answer_to_somebody_else_is_no_grade() -> None:
    slow = Slow()
    reviewing = Reviewing(played("scopa_classica", 2, actions=30), slow)
    reviewing.update(0, 0.0)
    slow.asked.append(replace(slow.asked[-1], id=-1))
    slow.answer()
    before = reviewing.graded
    assert not reviewing.update(0, 0.0) and reviewing.graded == before


def test_without_an_answer_it_asks_again_and_then_goes_on() -> None:
    slow = Slow()
    reviewing = Reviewing(played("scopa_classica", 2, actions=30), slow)
    for attempt in range(ATTEMPTS):
        assert not reviewing.update(0, attempt * SILENCE)
    first = slow.asked[0]
    assert slow.asked == [first] * ATTEMPTS
    assert reviewing.update(0, ATTEMPTS * SILENCE)
    assert reviewing.grades[FIRST_ID - first.id] is None
    assert slow.asked[-1] != first


def test_ratings_are_the_mean_loss_where_there_was_a_choice() -> None:
    slow = Slow()
    reviewing = Reviewing(played("scopa_classica", 2, actions=40), slow)
    assert reviewing.rating(0) is None
    grade_all(reviewing, slow)
    for seat in (0, 1):
        own = [at for at, one in enumerate(reviewing.decisions) if one.seat == seat and not one.forced]
        assert reviewing.rating(seat) == sum(map(reviewing.loss, own)) / len(own)
    costly = [at for at in range(len(reviewing.decisions)) if reviewing.costly(at)]
    assert costly and all(reviewing.loss(at) >= COSTLY for at in costly)
