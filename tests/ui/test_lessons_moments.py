"""What stands on the table and on the paper of a lesson fits the moment."""

from dataclasses import replace

import pytest

from game.match.lessons.catalogue import LESSONS
from game.match.lessons.trainer import KINDS
from game.shell.words import words
from game.ui.school.practice import Practice
from game.ui.table.guests import at_a_lesson
from tests.ui.positions import ENGLISH, labels
from tests.ui.schooling import Learner
from tests.ui.test_lessons import course_of, taking, wrong_play


@pytest.mark.parametrize("lesson", [one.id for one in LESSONS])
def test_nobody_is_told_to_play_while_the_teacher_explains(lesson: str) -> None:
    learner = taking(lesson)
    while learner.doing == "reading":
        learner.key("enter")
    if learner.doing == "naming":
        learner.do_what_is_wanted()
    learner.drag(wrong_play(learner))
    learner.settle()
    table = learner.lesson.table
    assert learner.doing == "wrong" and table is not None and table.around.resting
    shown = [label.text for label in labels(learner.scene.items())]
    must = [ENGLISH.text(f"told.next_must_lay.{who}", Who="Gino") for who in ("you", "one")]
    assert ENGLISH.text("table.your_turn") not in shown
    assert not [text for text in shown for end in must if text.endswith(end)]
    learner.key("enter")
    table = learner.lesson.table
    assert learner.doing == "playing" and table is not None and not table.around.resting
    assert ENGLISH.text("table.your_turn") in [label.text for label in labels(learner.scene.items())]


def test_a_lesson_at_whose_end_the_hand_is_played_out_ends_still_and_clear() -> None:
    learner = taking("sevens")
    while learner.doing != "done":
        learner.do_what_is_wanted()
        learner.settle()
    seen = course_of(learner).seen
    assert not any(seen.hands) and len(seen.stock) == len(course_of(learner).task.seen.stock)
    assert all(card not in seen.table for card in seen.stock if card is not None)
    before = learner.scene.lesson
    learner.key("enter")
    assert learner.scene.lesson is not before, "one key leads on"


def test_the_same_guest_is_the_partner_in_every_lesson_of_scopone() -> None:
    around = set()
    for lesson in LESSONS:
        seen = lesson.tasks[0].seen
        if seen.seats == 4:
            people = at_a_lesson(ENGLISH, seen)
            around.add(tuple(people[(seen.seat + by) % 4].name for by in range(4)))
    assert around == {("You", "Nonno Gino", "Zia Pina", "Marco")}


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_praise_has_a_reason_where_none_accounts_for_enough(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.school.practice.why_best", lambda seen, candidates: ())
    learner = Learner(seed=4)
    learner.scene.train()
    learner.settle()
    learner.drag(course_of(learner).wanted)
    learner.settle()
    for kind in KINDS:
        practice = learner.lesson.teaching
        assert isinstance(practice, Practice) and practice._drill is not None
        practice._drill = replace(practice._drill, kind=kind)
        text = practice.says(words(language), "french")
        assert "lesson." not in text and "{" not in text and len(text) > 60
