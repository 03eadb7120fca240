"""Advice that is thought of ahead: early first, then better, never stale, never restless, never in the way."""

import pytest

from game.ai.advise import advise
from game.ai.types import Advice, Candidate, Request
from game.engine.actions import Action, Play
from game.engine.cards import parse
from game.engine.observe import observe
from game.engine.state import Observation, Phase
from game.match.coaching import CLEARLY, Coaching
from game.match.thinker import ATTEMPTS, SILENCE, InlineThinker
from tests.ai.positions import play, position
from tests.match.fakes import host

FIRST, SECOND, THIRD = play("6d x 6b"), play("Jb"), play("3c")


def seen(hand: str = "3c 6d Jb") -> Observation:
    return observe(position((hand, "5d 2d Kd"), "4d 6b Ks"), 0)


def valued(request: Request, *values: float, final: bool = True) -> Advice:
    found = [Candidate(one, value) for one, value in zip((FIRST, SECOND, THIRD), values, strict=True)]
    candidates = tuple(sorted(found, key=lambda candidate: -candidate.value))
    return Advice(request.id, candidates[0].action, candidates, 1, final)


class Slow:
    """A thinker that answers when it is told to, and only its newest question."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.answer: Advice | None = None

    def ask(self, request: Request) -> None:
        self.asked.append(request)
        self.answer = None

    def poll(self) -> Advice | None:
        answer, self.answer = self.answer, None
        return answer

    def close(self) -> None:
        self.answer = None


def looking(values: tuple[float, float, float] = (0.6, 0.4, 0.3)) -> tuple[Coaching, Slow]:
    """A decision with its first look answered."""
    slow = Slow()
    coaching = Coaching(slow)
    coaching.attend(seen(), 0.0)
    told(coaching, slow, *values, final=False)
    return coaching, slow


def told(coaching: Coaching, slow: Slow, *values: float, final: bool = True) -> None:
    """The thinker tells what it knows."""
    slow.answer = valued(slow.asked[-1], *values, final=final)
    assert coaching.update(0.0)


def test_an_early_answer_comes_first_then_better_ones() -> None:
    coaching, slow = looking()
    assert not coaching.ready and coaching.waiting and coaching.candidates[0].action == FIRST
    told(coaching, slow, 0.65, 0.4, 0.3, final=False)
    assert not coaching.ready and coaching.candidates[0].value == 0.65
    told(coaching, slow, 0.7, 0.4, 0.3)
    assert coaching.ready and not coaching.waiting and coaching.candidates[0].value == 0.7
    assert not coaching.update(0.0)
    assert [(request.level, request.budget.worlds, request.progress) for request in slow.asked] == [("master", 0, True)]


STEADY: list[tuple[tuple[float, float, float], Action]] = [
    ((0.6, 0.6, 0.3), FIRST),
    ((0.6, 0.6 + 0.9 * CLEARLY, 0.3), FIRST),
    ((0.6, 0.6 + 1.1 * CLEARLY, 0.3), SECOND),
    ((0.6, 0.62, 0.64), FIRST),
]


@pytest.mark.parametrize(("values", "advised"), STEADY)
def test_what_is_advised_changes_on_the_way_only_for_something_clearly_better(
    values: tuple[float, float, float], advised: Action
) -> None:
    coaching, slow = looking()
    told(coaching, slow, *values, final=False)
    assert coaching.candidates[0].action == advised
    assert coaching.candidates[0].value == max(values)
    assert not coaching.costs(advised)
    assert [one.value for one in coaching.candidates] == sorted(
        (one.value for one in coaching.candidates), reverse=True
    )
    assert {one.action for one in coaching.candidates} == {FIRST, SECOND, THIRD}


def test_in_the_end_the_best_is_advised() -> None:
    coaching, slow = looking()
    told(coaching, slow, 0.6, 0.6 + 0.9 * CLEARLY, 0.3)
    assert coaching.candidates[0].action == SECOND


def test_the_same_decision_is_asked_about_once() -> None:
    slow = Slow()
    coaching = Coaching(slow)
    for moment in range(3):
        coaching.attend(seen(), float(moment))
    assert len(slow.asked) == 1
    assert coaching.candidates == () and not coaching.update(3.0)


def test_nothing_is_asked_or_taken_while_others_play() -> None:
    coaching, slow = looking()
    coaching.attend(None, 0.0)
    asked = len(slow.asked)
    slow.answer = valued(slow.asked[-1], 0.1, 0.0, 0.0)
    assert not coaching.update(0.0) and coaching.candidates == () and not coaching.waiting
    assert slow.answer is not None, "an answer to somebody else was taken away"
    coaching.attend(None, 0.0)
    assert len(slow.asked) == asked


def test_stale_answers_are_dropped() -> None:
    coaching, slow = looking()
    late = valued(slow.asked[-1], 9.0, 0.0, 0.0)
    coaching.attend(seen("3c 6d Ab"), 0.0)
    slow.answer = late
    assert not coaching.update(0.0) and coaching.candidates == ()


def test_coming_back_to_a_decision_asks_anew() -> None:
    coaching, slow = looking()
    coaching.attend(None, 0.0)
    coaching.attend(seen(), 0.0)
    assert coaching.candidates == () and len(slow.asked) == 2
    assert len({request.id for request in slow.asked}) == len(slow.asked)


def test_a_question_that_got_lost_is_asked_again_but_not_for_ever() -> None:
    slow = Slow()
    coaching = Coaching(slow)
    coaching.attend(seen(), 0.0)
    for attempt in range(1, ATTEMPTS + 1):
        assert len(slow.asked) == attempt and coaching.waiting
        coaching.update(attempt * SILENCE - 0.01)
        assert len(slow.asked) == attempt
        coaching.update(attempt * SILENCE)
    assert len(slow.asked) == ATTEMPTS and not coaching.waiting
    assert len({(request.seed, request.observation) for request in slow.asked}) == 1


def test_its_questions_never_bear_the_number_of_an_opponents() -> None:
    assert all(request.id < 0 for request in looking()[1].asked)


def test_the_same_decision_is_asked_with_the_same_seed() -> None:
    first, second = looking()[1].asked[0], looking()[1].asked[0]
    assert first.seed == second.seed


COSTS: list[tuple[bool, Action, bool]] = [
    (False, THIRD, False),
    (True, THIRD, True),
    (True, SECOND, False),
    (True, FIRST, False),
    (True, Play(parse("Ad")), False),
]


def test_a_warning_needs_a_quarter_of_a_point_and_a_full_look() -> None:
    for full, action, warned in COSTS:
        coaching, slow = looking((0.6, 0.4, 0.3))
        if full:
            told(coaching, slow, 0.6, 0.4, 0.3)
        assert coaching.costly(action) is warned, (full, action)


def test_a_first_look_warns_of_a_blunder() -> None:
    assert looking((0.9, 0.4, 0.3))[0].costly(THIRD)


def test_grades_wait_for_the_full_look() -> None:
    coaching, slow = looking()
    assert coaching.grade(THIRD) is None
    told(coaching, slow, 0.6, 0.4, 0.3)
    judged = coaching.grade(THIRD)
    assert judged is not None and judged.name == "mistake"


def test_it_never_holds_up_a_play() -> None:
    coaching = Coaching(Slow())
    coaching.attend(seen(), 0.0)
    assert not coaching.costly(THIRD) and coaching.costs(THIRD) is None


def test_it_shares_its_thinker_with_the_opponents_for_a_whole_deal() -> None:
    thinker = InlineThinker(advise)
    table, coaching = host("scopa_classica", 3, thinker=thinker, deck_seed=5), Coaching(thinker)
    played = 0
    while not table.waiting:
        table.think_ahead()
        view = table.observation
        mine = view.phase is Phase.PLAY and view.turn == table.viewer and not table.asking
        coaching.attend(view if mine else None, 0.0)
        if mine:
            assert coaching.update(0.0) and coaching.ready
            table.submit(coaching.candidates[0].action)
            played += 1
        else:
            table.step(0.0)
    assert played == 12
