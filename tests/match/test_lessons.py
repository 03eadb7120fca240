"""Every lesson is true: its position exists, the rules answer to its plays, and what it calls right is best."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.advise import advise
from game.ai.explain.why import PRINCIPLES
from game.ai.types import Budget, Request
from game.engine.actions import Play
from game.engine.cards import DECK, rank
from game.engine.events import Counted, Leftovers, Played
from game.engine.observe import observe, unseen
from game.engine.play import IllegalAction, apply, legal
from game.engine.scoring import primiera_cards, primiera_total
from game.engine.state import Phase, State
from game.match.lessons.catalogue import BY_PRINCIPLE, IDS, LESSONS, MAIN, lesson_on
from game.match.lessons.course import MOST_HELP, Course
from game.match.lessons.lesson import Task, play

TASKS = {f"{lesson.id}{number}": task for lesson in LESSONS for number, task in enumerate(lesson.tasks)}
JUST_AS_GOOD = 0.1
BY_FIFTEEN = ("escoba0", "ace0", "cirulla0")


def task_of(lesson: str, number: int = 0) -> Task:
    return TASKS[f"{lesson}{number}"]


def plays(state: State) -> list[Play]:
    return [action for action in legal(state) if isinstance(action, Play)]


def rights(task: Task) -> list[Play]:
    """The plays that solve a task."""
    return [
        one for one in plays(task.board.state()) if next(answer for answer in task.answers if answer.meets(one)).counts
    ]


def doing(course: Course) -> str:
    """What the learner does."""
    return course.doing


def to_the_end(course: Course) -> list[object]:
    """Everything that happens when the learner does what is right until the course is done."""
    events: list[object] = []
    for _ in range(60):
        if course.doing == "done":
            return events
        if course.doing == "naming":
            assert course.name(course.task.ranks)
        elif course.doing == "playing":
            events += course.submit(course.wanted).events
        elif course.doing == "watching":
            step = course.go_on()
            events += step.events if step else ()
        else:
            course.take_back()
    raise AssertionError(course.doing)


def test_there_are_sixteen_lessons_and_five_extras() -> None:
    assert len(MAIN) == 16 and len(LESSONS) == 21 and len(IDS) == 21
    assert not any(earlier.extra and not later.extra for earlier, later in pairwise(LESSONS))


@pytest.mark.parametrize("name", TASKS)
def test_positions_hold_every_card_once(name: str) -> None:
    state = TASKS[name].board.state()
    lying = [card for place in (*state.hands, *state.piles, state.table, state.stock) for card in place]
    assert sorted(lying) == list(DECK)
    assert all(set(sweeps) <= set(pile) for sweeps, pile in zip(state.sweeps, state.piles, strict=True))


@pytest.mark.parametrize("name", [name for name in TASKS if name not in BY_FIFTEEN])
def test_piles_come_from_captures(name: str) -> None:
    """A capture by an equal card or a sum takes twice the value of its card."""
    state = TASKS[name].board.state()
    assert sum(rank(card) for pile in state.piles for card in pile) % 2 == 0


@pytest.mark.parametrize("name", TASKS)
def test_every_play_has_an_answer_and_every_answer_a_play(name: str) -> None:
    task = TASKS[name]
    state = task.board.state()
    met = [next(answer for answer in task.answers if answer.meets(one)) for one in plays(state)]
    assert set(map(id, met)) == set(map(id, task.answers))
    for one, answer in zip(plays(state), met, strict=True):
        if answer.reply:
            assert play(answer.reply) in legal(apply(state, one)[0])


@pytest.mark.parametrize("name", TASKS)
def test_what_is_right_is_best_at_full_strength(name: str) -> None:
    task = TASKS[name]
    worlds = 1500 if len(task.seen.hands) == 4 and not task.seen.piles[0] else 0
    found = advise(Request(1, task.seen, "master", Budget(worlds), 7)).candidates
    best = max(one.value for one in found if one.action in rights(task))
    assert found[0].value - best <= JUST_AS_GOOD


@pytest.mark.parametrize("name", TASKS)
def test_lines_follow_the_rules(name: str) -> None:
    course = Course(TASKS[name])
    to_the_end(course)
    assert course.faults == 0 and course.later == sum(
        step.seat == course.seat for step in course.state.plays[-len(course.task.line) :] if course.task.line
    )


def test_what_the_lessons_say_of_their_outcome_is_so() -> None:
    sweep = to_the_end(Course(task_of("sweep")))
    assert any(isinstance(event, Played) and event.sweep for event in sweep)
    last = to_the_end(Course(task_of("dealer_last")))
    assert any(isinstance(event, Played) and event.sweep and event.seat == 3 for event in last)
    for lesson, cards in (("known_hand", (22, 18)), ("last_capture", (18, 22))):
        events = to_the_end(Course(task_of(lesson)))
        counted = next(event for event in events if isinstance(event, Counted))
        assert tuple(side.cards for side in counted.points) == cards
        assert any(isinstance(event, Leftovers) for event in events)


@pytest.mark.parametrize(("first", "primiere"), [("7cx7s", [79, 75]), ("JsxAd7s", [74, 78])])
def test_the_primiera_of_its_lesson(first: str, primiere: list[int]) -> None:
    state = apply(task_of("primiera").board.state(), play(first))[0]
    while state.phase is Phase.PLAY:
        state = apply(state, advise(Request(1, observe(state, state.turn), "master", Budget(0), 1)).action)[0]
    assert [primiera_total(primiera_cards(pile, state.rules), state.rules) for pile in state.piles] == primiere


def test_the_last_hand_is_known() -> None:
    task = task_of("known_hand")
    assert tuple(sorted(map(rank, unseen(task.seen)))) == tuple(sorted(task.ranks))
    assert Counter(map(rank, DECK))[task.ranks[0]] == 4


def test_a_fair_play_is_no_fault() -> None:
    course = Course(task_of("sum"))
    course.submit(play("Kbx4c6b"))
    while course.go_on():
        pass
    assert doing(course) == "fair" and course.tries == 0
    course.take_back()
    assert doing(course) == "playing"


def test_help_grows_with_wrong_plays_and_the_position_comes_back() -> None:
    course = Course(task_of("twin"))
    before = course.seen
    for tries in (1, 2, 3, 4):
        course.submit(play("6b"))
        assert doing(course) == "watching"
        reply = course.go_on()
        assert reply is not None and any(isinstance(event, Played) and event.sweep for event in reply.events)
        assert course.go_on() is None and doing(course) == "wrong"
        assert course.help == min(MOST_HELP, tries)
        course.take_back()
        assert course.seen == before
    to_the_end(course)
    assert course.faults == 4


def test_either_of_two_equal_cards_will_do_later_on() -> None:
    for first, last in (("5c", "5sx5c"), ("5s", "5cx5s")):
        course = Course(task_of("dealer_last"))
        course.submit(play("2dx2c"))
        for own in (first, last):
            while course.go_on():
                pass
            assert doing(course) == "playing"
            course.submit(play(own))
        while course.go_on():
            pass
        assert doing(course) == "done" and course.faults == 0


def test_a_later_play_can_be_wrong_too() -> None:
    course = Course(task_of("known_hand"))
    assert not course.name((2, 5, 8)) and doing(course) == "naming"
    assert course.name((9, 5, 2))
    course.submit(play("3b"))
    while doing(course) == "watching":
        course.go_on()
    decision = course.seen
    course.submit(play("Kdx2cJs"))
    assert course.go_on() is None and doing(course) == "wrong"
    course.take_back()
    assert course.seen == decision
    to_the_end(course)


def test_nobody_plays_out_of_turn() -> None:
    course = Course(task_of("known_hand"))
    with pytest.raises(IllegalAction):
        course.submit(play("3b"))
    course = Course(task_of("equal"))
    with pytest.raises(IllegalAction):
        course.submit(play("7b"))
    course.submit(play("5sx5d"))
    with pytest.raises(IllegalAction):
        course.submit(play("Kb"))


@given(st.sampled_from(tuple(TASKS)), st.lists(st.integers(0, 30), max_size=14))
def test_nobody_is_ever_stuck(name: str, choices: list[int]) -> None:
    """Whatever was played, shown and taken back: doing what is wanted leads to the end."""
    course = Course(TASKS[name])
    for choice in choices:
        if course.doing == "naming":
            course.name((choice % 10 + 1,))
        elif course.doing == "playing" and choice == 30:
            course.show()
        elif course.doing == "playing":
            options = plays(course.state)
            course.submit(options[choice % len(options)])
        elif course.doing == "watching":
            course.go_on()
        elif course.doing != "done":
            course.take_back()
    to_the_end(course)


def test_every_principle_of_a_lesson_is_one_of_the_explanations() -> None:
    known = {principle.id for principle in PRINCIPLES}
    assert set(BY_PRINCIPLE) <= known | {one.partition(".")[0] for one in known}
    assert {lesson_on(one) for one in known} - {None} == {lesson.id for lesson in LESSONS if lesson.principles}
    assert lesson_on("whatever") is None
