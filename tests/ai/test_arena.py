"""Matches between levels, and the figures that come of them."""

from functools import partial
from itertools import count

import pytest

from game.ai.arena import Course, Effort, arrangements, play_match, tally
from game.engine.actions import Deal
from game.engine.record import Record, Seat, dumps, replay, verify
from game.engine.state import Phase
from game.engine.variants import ruleset
from game.match.packs import seeded_pack
from tests.ai.positions import TABLES


def _match(game: str, levels: tuple[str, ...], seed: int = 1, target: int | None = None) -> Course:
    rules = ruleset(game) if target is None else ruleset(game, target=target)
    ticks = count()
    return play_match(rules, levels, 0, seed, partial(seeded_pack, seed), lambda: float(next(ticks)))


def _record(game: str, levels: tuple[str, ...], course: Course, options: dict[str, object]) -> Record:
    seats = tuple(Seat(level, "ai", level) for level in levels)
    return Record(game, options, seats, 0, "2026-11-29T21:04:00Z", course.actions, deck_seed=1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_match_of_every_game_ends_and_can_be_verified(game: str, players: int) -> None:
    course = _match(game, ("prevent",) * players, target=1)
    record = _record(game, ("prevent",) * players, course, {"target": 1})
    last = replay(record)[-1]
    assert last.phase is Phase.OVER and last.winner == course.winner
    assert tuple(map(sum, zip(*course.points, strict=True))) == last.scores
    assert verify(dumps(record)) == ()


def test_the_effort_of_every_seat_is_counted() -> None:
    course = _match("scopa_classica", ("greedy", "random"))
    moves = sum(effort.moves for effort in course.efforts)
    assert moves == sum(not isinstance(action, Deal) for action in course.actions)
    assert all(effort.seconds == effort.moves and effort.nodes >= effort.moves for effort in course.efforts)


def test_the_same_seed_is_the_same_match() -> None:
    levels = ("rules", "random")
    assert _match("scopa_classica", levels, 5) == _match("scopa_classica", levels, 5)
    assert _match("scopa_classica", levels, 5).actions != _match("scopa_classica", levels, 6).actions


@pytest.mark.parametrize(
    ("levels", "sides", "seated"),
    [
        ("ab", 2, ["ab", "ba"]),
        ("abb", 3, ["abb", "bab", "bba"]),
        ("abab", 2, ["abab", "baba"]),
        ("abcd", 2, ["abcd", "dabc"]),
    ],
)
def test_every_side_gets_every_place(levels: str, sides: int, seated: list[str]) -> None:
    assert ["".join(row) for row in arrangements(levels, sides, duplicate=True)] == seated
    assert ["".join(row) for row in arrangements(levels, sides, duplicate=False)] == [levels]


def _course(points: list[tuple[int, ...]], winner: int | None, *moves: int) -> Course:
    return Course((), tuple(points), winner, tuple(Effort(number, number / 10, number * 5) for number in moves))


def test_results_are_told_from_the_first_side() -> None:
    pair = [_course([(3, 1), (4, 0)], 0, 10, 20), _course([(2, 2), (5, 1)], 0, 30, 40)]
    result = tally([pair])
    assert (result.deals, result.matches) == (4, 2)
    assert result.mean == pytest.approx((2 + 4 + 0 - 4) / 4)
    assert (result.wins, result.draws, result.losses) == (1, 0, 1)
    assert result.efforts == (Effort(50, 5.0, 250), Effort(50, 5.0, 250))
    assert result.ci95 is None


def test_the_interval_is_that_of_the_pairs() -> None:
    groups = [[_course([(difference, 0)], 0, 1, 1)] for difference in (1, 3, 1, 3)]
    result = tally(groups)
    assert result.mean == 2
    assert result.ci95 == pytest.approx(1.96 * (4 / 3) ** 0.5 / 4**0.5)
    exchanged = [[_course([(9, 0)], 0, 1, 1), _course([(7, 0)], 0, 1, 1)] for _ in range(5)]
    assert tally(exchanged).ci95 == 0


def test_three_sides_and_matches_given_up() -> None:
    result = tally([[_course([(2, 1, 0)], None, 1, 1, 1), _course([(2, 1, 0)], 1, 1, 1, 1)]])
    assert result.mean == pytest.approx(((2 - 1) + (1 - 0)) / 2)
    assert (result.wins, result.draws, result.losses) == (1, 1, 0)


def test_a_match_won_before_any_count_is_a_win() -> None:
    assert tally([[_course([], 1, 0, 0), _course([], 1, 0, 0)]]).wins == 1


@pytest.mark.parametrize(("better", "worse", "pairs"), [("rules", "greedy", 30), ("greedy", "random", 20)])
def test_levels_are_in_order(better: str, worse: str, pairs: int) -> None:
    """The same matches every time, so this holds or fails for good."""
    rules = ruleset("scopa_classica")
    groups = [
        [
            play_match(rules, levels, seed % 2, seed, partial(seeded_pack, seed), lambda: 0.0)
            for levels in arrangements((better, worse), 2, duplicate=True)
        ]
        for seed in range(pairs)
    ]
    result = tally(groups)
    assert result.ci95 is not None and result.mean - result.ci95 > 0
    assert result.wins > result.losses
