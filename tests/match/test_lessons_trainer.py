"""The trainer's positions are real, clear, and about what they claim to be about."""

from random import Random

import pytest

from game.ai.advise import advise
from game.ai.explain.situation import Option, Point, Situation
from game.ai.types import Advice, Budget, Candidate, Request
from game.engine.actions import Play
from game.engine.cards import DECK
from game.engine.observe import observe
from game.engine.play import legal
from game.match.lessons.course import Course
from game.match.lessons.lesson import Board, play
from game.match.lessons.trainer import (
    CLEAR,
    COUNTED,
    HIGHEST,
    KINDS,
    LOWEST,
    MOST_ON_TABLE,
    MOST_PLAYS,
    Drill,
    Trainer,
    difficulty,
    fitting,
    gap,
    kind_of,
)
from game.match.thinker import InlineThinker

SLICES = 4000


def found(kind: str, level: int, seed: int, trainer: Trainer | None = None) -> Drill:
    trainer = trainer or Trainer(InlineThinker(advise), Random(seed))
    trainer.look_for(kind, level)
    for _ in range(SLICES):
        trainer.work()
        if trainer.found is not None:
            return trainer.found
    raise AssertionError(kind)


@pytest.fixture(scope="module")
def drills() -> list[Drill]:
    trainer = Trainer(InlineThinker(advise), Random(11))
    return [found(kind, level, 0, trainer) for kind in KINDS for level in ((1, 4) if kind != "pairs" else (3,))]


def test_positions_are_whole_and_can_be_overlooked(drills: list[Drill]) -> None:
    for drill in drills:
        state = drill.task.board.state()
        lying = [card for place in (*state.hands, *state.piles, state.table, state.stock) for card in place]
        assert sorted(lying) == list(DECK)
        assert 2 <= len(legal(state)) <= MOST_PLAYS and len(state.table) <= MOST_ON_TABLE
        assert fitting(drill.seen)


def test_the_best_play_is_clear(drills: list[Drill]) -> None:
    for drill in drills:
        known = len(drill.seen.hands) == 2 and not drill.seen.stock
        assert drill.gap >= (COUNTED if known else CLEAR)
        again = advise(Request(1, drill.seen, "master", Budget(0), 987))
        assert again.action == drill.candidates[0].action and gap(again.candidates) > 0


def test_the_kind_is_true_of_the_two_best_plays(drills: list[Drill]) -> None:
    for drill in drills:
        best, other = (one.action for one in drill.candidates[:2])
        at = Situation(drill.seen)
        assert isinstance(best, Play) and isinstance(other, Play)
        assert KINDS[drill.kind].holds(at, Option(at, best), Option(at, other))
        assert kind_of(drill.seen, drill.candidates) == drill.kind
    assert len({drill.kind for drill in drills}) > len(KINDS) / 2


def test_only_the_best_play_is_right(drills: list[Drill]) -> None:
    for drill in drills:
        for one in drill.candidates:
            course = Course(drill.task)
            course.submit(one.action)
            assert course.faults == (one.action != drill.candidates[0].action)


@pytest.mark.parametrize(
    ("kind", "mine", "his", "table", "better", "worse"),
    [
        ("coins", "2c 2s", "2d 4d 5d 6d Kd Jd", "3d Cb", "3cx3d", "Cs"),
        ("coins", "2c 2s", "2d 4d 5d Kd", "3d Cb", "3cx3d", "Cs"),
        ("primiera", "7s 7c 7d 6b", "2c 2d 2b 2s", "Ab Cb", "AcxAb", "Cs"),
        ("primiera", "7s 7c 6d Ks", "7d 2d 2b 2s", "Ab Cb", "AcxAb", "Cs"),
    ],
)
def test_a_point_that_is_decided_is_not_asked_for(
    kind: str, mine: str, his: str, table: str, better: str, worse: str
) -> None:
    state = Board(("3c Ac Cs", "Kb 5b 3b"), table, (mine, his), taker=1).state()
    at = Situation(observe(state, 0))
    best, other = Option(at, play(better)), Option(at, play(worse))
    point: Point = "coins" if kind == "coins" else "primiera"
    assert KINDS[kind].holds(at, best, other) == (at.settled(point) is None)


def test_levels_ask_for_different_positions() -> None:
    easy = [found("sevens", LOWEST, seed).level for seed in range(4)]
    hard = [found("sevens", HIGHEST, seed).level for seed in range(4)]
    assert sum(easy) < sum(hard)


@pytest.mark.parametrize(
    ("values", "level"),
    [((2.0, 0.0), 1), ((1.0, 0.0), 1), ((1.0, 0.05), 2), ((1.0, 0.5), 4), ((1.0, 0.6), 5), ((1.0, 0.7, 0.6, 0.5), 5)],
)
def test_smaller_leads_and_more_temptation_are_harder(values: tuple[float, ...], level: int) -> None:
    assert difficulty([Candidate(Play(i), value) for i, value in enumerate(values)]) == level


def test_the_same_seed_finds_the_same_position() -> None:
    assert found("coins", 3, 5) == found("coins", 3, 5)


class Elsewhere:
    """A thinker who is also asked by somebody else: now and then the answer is not to our question."""

    def __init__(self) -> None:
        self.advice: Advice | None = None
        self.calls = 0

    def ask(self, request: Request) -> None:
        self.advice = advise(request)

    def poll(self) -> Advice | None:
        self.calls += 1
        if self.calls % 3 == 0 and self.advice is not None:
            return Advice(7, self.advice.action, self.advice.candidates, 1)
        advice, self.advice = (self.advice, None) if self.calls % 3 == 1 else (None, self.advice)
        return advice

    def close(self) -> None:
        pass


def test_answers_to_other_questions_are_not_taken() -> None:
    drill = found("sweep", 1, 3, Trainer(Elsewhere(), Random(3)))
    assert drill == found("sweep", 1, 3)


def test_nothing_is_looked_for_before_it_is_asked_for() -> None:
    trainer = Trainer(InlineThinker(advise), Random(1))
    trainer.work()
    assert trainer.found is None
