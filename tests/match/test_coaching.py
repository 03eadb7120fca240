"""Advice that is thought of ahead: quick first, then full, never stale, never in the way."""

from game.ai.advise import advise
from game.ai.types import Advice, Candidate, Request
from game.engine.actions import Action, Play
from game.engine.cards import parse
from game.engine.observe import observe
from game.engine.state import Observation, Phase
from game.match.coaching import Coaching
from game.match.thinker import InlineThinker
from tests.ai.positions import play, position
from tests.match.fakes import host

FIRST, SECOND, THIRD = play("6d x 6b"), play("Jb"), play("3c")


def seen(hand: str = "3c 6d Jb") -> Observation:
    return observe(position((hand, "5d 2d Kd"), "4d 6b Ks"), 0)


def valued(request: Request, *values: float) -> Advice:
    candidates = tuple(Candidate(one, value) for one, value in zip((FIRST, SECOND, THIRD), values, strict=True))
    return Advice(request.id, candidates[0].action, candidates, 1)


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
    coaching.attend(seen())
    slow.answer = valued(slow.asked[-1], *values)
    assert coaching.update()
    return coaching, slow


def test_a_quick_look_comes_first_then_the_full_one() -> None:
    coaching, slow = looking()
    assert not coaching.ready and coaching.candidates[0].action == FIRST
    assert [request.budget.worlds > 0 for request in slow.asked] == [True, False]
    assert {request.level for request in slow.asked} == {"master"}
    slow.answer = valued(slow.asked[-1], 0.7, 0.4, 0.3)
    assert coaching.update() and coaching.ready and coaching.candidates[0].value == 0.7
    assert not coaching.update()
    assert len(slow.asked) == 2


def test_the_same_decision_is_asked_about_once() -> None:
    slow = Slow()
    coaching = Coaching(slow)
    for _ in range(3):
        coaching.attend(seen())
    assert len(slow.asked) == 1
    assert coaching.candidates == () and not coaching.update()


def test_nothing_is_asked_or_taken_while_others_play() -> None:
    coaching, slow = looking()
    coaching.attend(None)
    asked = len(slow.asked)
    slow.answer = valued(slow.asked[-1], 0.1, 0.0, 0.0)
    assert not coaching.update() and coaching.candidates == ()
    assert slow.answer is not None, "an answer to somebody else was taken away"
    coaching.attend(None)
    assert len(slow.asked) == asked


def test_stale_answers_are_dropped() -> None:
    coaching, slow = looking()
    late = valued(slow.asked[-1], 9.0, 0.0, 0.0)
    coaching.attend(seen("3c 6d Ab"))
    slow.answer = late
    assert not coaching.update() and coaching.candidates == ()


def test_coming_back_to_a_decision_asks_anew() -> None:
    coaching, slow = looking()
    coaching.attend(None)
    coaching.attend(seen())
    assert coaching.candidates == () and slow.asked[-1].budget.worlds > 0
    assert len({request.id for request in slow.asked}) == len(slow.asked)


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
            slow.answer = valued(slow.asked[-1], 0.6, 0.4, 0.3)
            coaching.update()
        assert coaching.costly(action) is warned, (full, action)


def test_a_first_look_warns_of_a_blunder() -> None:
    assert looking((0.9, 0.4, 0.3))[0].costly(THIRD)


def test_grades_wait_for_the_full_look() -> None:
    coaching, slow = looking()
    assert coaching.grade(THIRD) is None
    slow.answer = valued(slow.asked[-1], 0.6, 0.4, 0.3)
    coaching.update()
    judged = coaching.grade(THIRD)
    assert judged is not None and judged.name == "mistake"


def test_it_never_holds_up_a_play() -> None:
    coaching = Coaching(Slow())
    coaching.attend(seen())
    assert not coaching.costly(THIRD) and coaching.costs(THIRD) is None


def test_with_a_thinker_in_the_same_process_all_is_known_after_two_looks() -> None:
    coaching = Coaching(InlineThinker(lambda request: valued(request, 0.6, 0.4, 0.3)))
    coaching.attend(seen())
    assert coaching.update() and coaching.update() and coaching.ready


def test_it_shares_its_thinker_with_the_opponents_for_a_whole_deal() -> None:
    thinker = InlineThinker(advise)
    table, coaching = host("scopa_classica", 3, thinker=thinker, deck_seed=5), Coaching(thinker)
    played = 0
    while not table.waiting:
        view = table.observation
        mine = view.phase is Phase.PLAY and view.turn == table.viewer and table.thinking is None
        coaching.attend(view if mine else None)
        if mine:
            while coaching.update():
                pass
            table.submit(coaching.candidates[0].action)
            played += 1
        else:
            table.step(0.0)
    assert played == 12
