"""Advice in small steps: early answers if they are wanted, and in the end the same as in one go."""

from collections.abc import Iterable
from itertools import islice, pairwise
from math import sqrt
from random import Random

import pytest

from game.ai.advise import EARLY, advise, ponder
from game.ai.search.estimates import APART, FIRST_LOOK, Estimates, settled
from game.ai.types import Advice, Budget, Request
from tests.ai.positions import TABLES, met, seen

LEVELS = ("beginner", "greedy")


def _request(level: str = "master", worlds: int = 40, progress: bool = True) -> Request:
    view = seen(next(islice(met("scopone_scientifico", 4, 0), 20, None)))
    return Request(3, view, level, Budget(worlds), 11, progress=progress)


def _answers(request: Request) -> list[Advice]:
    return [advice for advice in ponder(request) if advice is not None]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_last_step_brings_what_advise_says(game: str, players: int) -> None:
    state = next(islice(met(game, players, 2), 9, None))
    for level in LEVELS:
        request = Request(1, seen(state), level, Budget(EARLY), 4, progress=True)
        assert _answers(request)[-1] == advise(request)


@pytest.mark.parametrize("level", ["master", "amateur"])
def test_early_answers_come_more_and_more_seldom(level: str) -> None:
    *early, last = _answers(_request(level))
    assert last.final and not any(advice.final for advice in early)
    nodes = [advice.nodes for advice in (*early, last)]
    assert len(early) > 2 and nodes[0] == EARLY * len(last.candidates)
    assert all(more <= 2 * less for less, more in pairwise(nodes))
    actions = {candidate.action for candidate in last.candidates}
    assert all({candidate.action for candidate in advice.candidates} == actions for advice in early)
    assert {advice.id for advice in (*early, last)} == {3}


def test_without_a_wish_for_progress_there_is_one_answer_but_as_many_steps() -> None:
    assert len(_answers(_request(progress=False))) == 1
    assert len(list(ponder(_request(progress=False)))) == len(list(ponder(_request())))


@pytest.mark.parametrize("level", ["master", "beginner"])
def test_a_step_is_no_more_than_one_look_at_each_play(level: str) -> None:
    """Whoever is interrupted between steps is interrupted soon."""
    request = _request(level)
    assert len(list(ponder(request))) >= advise(request).nodes / len(advise(request).candidates)


def test_what_was_given_up_stays_as_far_behind_as_it_was() -> None:
    found = Estimates(3)
    found.totals, found.counts = [1.0, 6.0, 4.0], [2.0, 2.0, 2.0]
    assert found.worths() == [0.5, 3.0, 2.0]
    found.keep([1, 2])
    assert found.alive == [1, 2]
    found.totals[1], found.totals[2] = 0.0, 2.0
    assert settled(iter([found])) == [-2.5, 0.0, 1.0]


def test_who_was_given_up_behind_somebody_given_up_later_stays_behind_both() -> None:
    found = Estimates(3)
    found.totals, found.counts = [3.0, 2.0, 1.0], [1.0, 1.0, 1.0]
    found.keep([0, 1])
    found.totals[1] = 5.0
    found.keep([1])
    found.totals[1] = 4.0
    assert found.worths() == [2.0, 4.0, 0.0]


def _raced(worlds: Iterable[tuple[float, list[float]]]) -> Estimates:
    """Over at the first moment, or after all the worlds."""
    first, *others = worlds
    found = Estimates(len(first[1]))
    for weight, results in (first, *others):
        found.enter(weight, [results[place] for place in found.alive])
        if found.over():
            break
    return found


def test_hopeless_plays_are_given_up_when_it_is_time_to_look() -> None:
    found = Estimates(3)
    for _ in range(FIRST_LOOK - 1):
        found.enter(1.0, [0.0, 1.0, 2.0])
        assert not found.over()
        assert found.alive == [0, 1, 2]
    found.enter(1.0, [0.0, 1.0, 2.0])
    assert found.over()
    assert found.alive == [2]
    assert found.worths() == pytest.approx([0.0, 1.0, 2.0], abs=0.05)


def test_what_was_given_up_on_little_evidence_is_told_nearer_than_it_seemed() -> None:
    found = Estimates(2, spread=0.0)
    for world in range(FIRST_LOOK):
        unlucky = sqrt(FIRST_LOOK) * (-1) ** world
        found.enter(1.0, [0.0, -2.0 + unlucky])
    assert found.worths() == pytest.approx([0.0, -2.0])
    found.keep([0])
    # It lay two points behind, give or take one, and plays lie about one apart.
    assert found.worths() == pytest.approx([0.0, -2.0 / (1.0 + 1.0 / APART**2)])


def test_nothing_is_given_up_for_one_world_that_counts_for_many() -> None:
    weights = [FIRST_LOOK - 0.7, *[0.1] * (FIRST_LOOK - 1)]
    assert _raced((weight, [0.0, 1.5]) for weight in weights).alive == [1, 0]


def test_plays_that_do_badly_in_the_same_worlds_are_told_apart_by_fewer_of_them() -> None:
    """The worlds differ by ten points each time, the plays by one."""
    chance = Random(5)
    luck = [chance.uniform(-5.0, 5.0) for _ in range(200)]
    shared = _raced((1.0, [worth, worth + 1.0]) for worth in luck)
    assert (shared.worlds, shared.alive) == (FIRST_LOOK, [1])
    apart = _raced((1.0, [worth, other + 1.0]) for worth, other in pairwise(luck))
    assert apart.worlds > 5 * FIRST_LOOK


def test_plays_that_are_alike_are_not_looked_at_for_long() -> None:
    found = _raced((1.0, [0.0, 0.01]) for _ in range(1000))
    assert found.alive == [1, 0]
    assert found.worlds < 100
