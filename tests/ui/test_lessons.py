"""Lessons on the screen: a learner gets through all of them by mouse or keyboard, and is never left alone."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import Play
from game.engine.cards import NAMES, name
from game.engine.play import legal
from game.match.lessons.catalogue import LESSONS
from game.match.lessons.course import Course
from game.ui.draw import Sprite, Vector
from game.ui.inputs import Focus, Key, Move, Press, Release, Wheel
from game.ui.scenes.scene import Go, Sound
from tests.ui.positions import labels, stage
from tests.ui.schooling import Learner

NUMBERS = {lesson.id: number for number, lesson in enumerate(LESSONS)}


def taking(lesson: str, **window: float) -> Learner:
    learner = Learner(**window)  # type: ignore[arg-type]
    learner.scene.take_lesson(NUMBERS[lesson])
    learner.settle()
    return learner


def course_of(learner: Learner) -> Course:
    course = learner.lesson.teaching.course
    assert course is not None
    return course


def said(learner: Learner) -> str:
    return learner.lesson.note.text


def wrong_play(learner: Learner) -> Play:
    course = course_of(learner)
    return next(
        one
        for one in legal(course.state)
        if isinstance(one, Play)
        and not (answer := next(a for a in course.task.answers if a.meets(one))).counts
        and not answer.fair
    )


@pytest.mark.parametrize("keyboard", [False, True])
@pytest.mark.parametrize("number", range(len(LESSONS)))
def test_every_lesson_can_be_passed(number: int, keyboard: bool) -> None:
    learner = Learner()
    learner.scene.take_lesson(number)
    for _ in range(40):
        learner.settle()
        if LESSONS[number].id in learner.progress.done:
            break
        assert "lesson." not in said(learner)
        learner.do_what_is_wanted(keyboard)
    assert learner.progress.done == {LESSONS[number].id}
    assert Sound("point") in learner.commands


def test_lessons_follow_one_another_and_end_in_the_list() -> None:
    learner = Learner()
    learner.scene.take_lesson(len(LESSONS) - 2)
    for _ in range(20):
        if learner.scene.lesson is None:
            break
        learner.settle()
        learner.do_what_is_wanted()
    assert learner.scene.lesson is None
    assert learner.progress.done == {lesson.id for lesson in LESSONS[-2:]}
    assert f"2 of {len(LESSONS)} lessons done. Choose any of them." in [
        label.text for label in labels(learner.scene.items())
    ]


@pytest.mark.parametrize("lesson", [lesson.id for lesson in LESSONS])
def test_wrong_plays_bring_more_and_more_help(lesson: str) -> None:
    learner = taking(lesson)
    while learner.doing in ("reading", "naming"):
        learner.do_what_is_wanted()
        learner.settle()
    start, played = said(learner), wrong_play(learner)
    outlines = []
    for tries in (1, 2, 3):
        learner.drag(played)
        learner.settle()
        assert learner.doing == "wrong" and said(learner) not in ("", start) and "lesson." not in said(learner)
        learner.press("again")
        if tries < 3:
            learner.settle()
            assert learner.doing == "playing" and said(learner) != start
            outlines.append(sum(isinstance(item, Vector) for item in learner.scene.items()))
    assert outlines[1] > outlines[0]
    learner.settle()
    assert learner.doing == "shown"
    learner.press("again")
    learner.settle()
    assert learner.doing == "playing"
    learner.drag(course_of(learner).wanted)
    learner.settle()
    assert learner.doing in ("playing", "done")


def test_help_can_be_had_at_once() -> None:
    learner = taking("settebello")
    while learner.doing == "reading":
        learner.key("enter")
    learner.key("h")
    learner.settle()
    assert learner.doing == "shown" and course_of(learner).faults == 1
    learner.key("enter")
    learner.settle()
    learner.with_keys(course_of(learner).wanted)
    learner.settle()
    assert learner.doing == "done" and "settebello" in learner.progress.done


def test_there_is_nothing_to_show_while_the_teacher_explains() -> None:
    learner = taking("equal")
    learner.key("h")
    assert learner.doing == "reading" and course_of(learner).faults == 0
    assert not any("practice" in label.text for label in labels(learner.scene.items()))


def test_the_ranks_can_be_shown() -> None:
    learner = taking("known_hand")
    learner.key("enter")
    learner.key("1", "2", "3", "enter")
    assert learner.doing == "naming" and course_of(learner).tries == 1
    learner.key("1", "3", "h")
    learner.key("enter")
    assert learner.doing == "playing"


def test_playing_skips_what_is_told_first() -> None:
    learner = taking("equal")
    assert learner.doing == "reading"
    learner.drag(course_of(learner).wanted)
    learner.settle()
    assert learner.doing == "done"


def test_leaving_loses_nothing() -> None:
    learner = taking("sum")
    learner.key("enter")
    learner.drag(wrong_play(learner))
    learner.settle()
    learner.key("escape")
    assert learner.scene.lesson is None and not learner.progress.done
    learner.key("escape")
    assert Go("back") in learner.commands
    again = taking("equal")
    again.key("escape")
    assert again.scene.lesson is None


def test_nothing_can_be_played_while_the_teacher_explains_a_mistake() -> None:
    learner = taking("twin")
    learner.drag(wrong_play(learner))
    learner.settle()
    state = course_of(learner).state
    table = learner.lesson.table
    assert table is not None
    for card in table.grip.hand:
        learner.drag(Play(card))
    assert course_of(learner).state is state and learner.doing == "wrong"


def test_enter_hurries_the_others_on() -> None:
    learner = taking("twin")
    learner.drag(wrong_play(learner))
    course = course_of(learner)
    for _ in range(12):
        if course.doing != "watching":
            break
        learner.key("enter")
    assert course.doing == "wrong"
    assert not any("button" in label.text for label in labels(learner.scene.items()))


def test_who_plays_too_soon_is_told_what_comes_first() -> None:
    learner = taking("known_hand")
    learner.key("enter", "right", "enter")
    learner.drag(Play(course_of(learner).seen.hand[0]))
    assert any("Choose values" in label.text for label in labels(learner.scene.items()))
    assert not any("First press" in label.text for label in labels(learner.scene.items()))


@pytest.mark.parametrize("pages", [0, 1])
def test_the_piles_can_be_looked_through(pages: int) -> None:
    learner = taking("known_hand")
    learner.key(*("enter",) * pages, "p")
    seen, shown = course_of(learner).seen, [item for item in learner.scene.items() if isinstance(item, Sprite)]
    assert {name(card) for card in seen.piles[0]} == {item.face for item in shown if item.key.startswith("whole.")}
    assert not any(item.key.startswith("slip.") for item in shown)


@pytest.mark.parametrize(("lesson", "said_so"), [("known_hand", True), ("settebello", False)])
def test_the_key_of_the_piles_is_told_where_something_lies_in_them(lesson: str, said_so: bool) -> None:
    learner = taking(lesson)
    learner.key("enter")
    assert ("piles" in [label.text for label in labels(learner.scene.items())]) is said_so


def test_no_hidden_card_is_ever_shown() -> None:
    learner = taking("known_hand")
    seen = course_of(learner).seen
    open_cards = {name(card) for card in (*seen.hand, *seen.table, *seen.sweeps[0], *seen.sweeps[1])}
    faces = {item.face for item in learner.scene.items() if isinstance(item, Sprite) and item.face in NAMES}
    assert faces <= open_cards


def test_the_trainer_asks_counts_and_says_why() -> None:
    learner = Learner(seed=4)
    learner.scene.train()
    for right in (True, True, False):
        learner.settle()
        course = course_of(learner)
        if not right:
            learner.drag(wrong_play(learner))
            learner.settle()
            assert learner.doing == "wrong" and "coach." not in said(learner) and "lesson." not in said(learner)
            assert learner.progress.streak == 0
            learner.key("enter")
            learner.settle()
        learner.drag(course.wanted)
        learner.settle()
        assert learner.doing == "done" and "coach." not in said(learner)
        learner.key("enter")
    assert learner.progress.best == 2 and sum(learner.progress.asked.values()) == 3
    assert sum(learner.progress.solved.values()) == 2


def test_other_settings_show_at_once() -> None:
    learner = taking("coins")
    assert any("coins" in label.text for label in labels(learner.scene.items()))
    learner.settings = replace(learner.settings, deck="french", muted=True)
    learner.scene.resize(stage(1080, 1920, 1.5))
    shown = " ".join(label.text for label in labels(learner.scene.items()))
    assert "diamonds" in shown and "coins" not in shown
    assert learner.lesson.table is not None and learner.lesson.table.around.muted


inputs = st.one_of(
    st.builds(Press, st.floats(0, 1280), st.floats(0, 800), st.sampled_from(("left", "right"))),
    st.builds(Move, st.floats(0, 1280), st.floats(0, 800)),
    st.builds(Release, st.floats(0, 1280), st.floats(0, 800)),
    st.builds(Wheel, st.sampled_from((-1.0, 1.0)), st.floats(0, 1280), st.floats(0, 800)),
    st.builds(
        Key,
        st.sampled_from(
            ("enter", "space", "escape", "tab", "left", "right", "up", "down", "h", "l", "p", "r", "s", "1", "2", "0")
        ),
    ),
    st.builds(Focus, st.booleans()),
)


@given(st.integers(0, len(LESSONS)), st.lists(inputs, max_size=25))
@settings(max_examples=30)
def test_any_input_at_any_time(number: int, events: list[Press | Move | Release | Wheel | Key | Focus]) -> None:
    learner = Learner()
    learner.scene.take_lesson(number) if number < len(LESSONS) else learner.scene.train()
    for event in events:
        learner.scene.handle(event)
        learner.wait(0.2)
        assert learner.scene.items()
