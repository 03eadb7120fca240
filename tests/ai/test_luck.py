"""The luck of a deal: good cards are worth more than others, and on the whole luck is even."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean, stdev

import pytest

from game.ai.luck import Luck, counted_out, deal_luck, finished, hand_luck
from game.engine.state import State
from tests.ai.positions import met, position


def rounds(game: str, seats: int, seed: int) -> list[State]:
    """The states of a deal in which hands had just been dealt."""
    states = list(met(game, seats, seed))
    return [states[0], *(after for before, after in pairwise(states) if len(after.stock) < len(before.stock))]


def hands(game: str, seats: int) -> Iterator[State]:
    return (state for seed in range(1_000) for state in rounds(game, seats, seed)[:1])


def test_good_cards_are_good_luck() -> None:
    state = position(("7d Kb Cs", "2c Js 5b"), "7s Ks Cb 4c")
    state = replace(state, stock=state.stock[:30])
    lucky = finished(hand_luck(state, 0, Random(1)))
    assert lucky.points > 1.0 and 0 < lucky.error < 0.3


@pytest.mark.parametrize(
    ("game", "seats"),
    [("scopa_classica", 2), ("scopa_a_perdere", 2), ("cirulla_genovese", 2), ("scopone_scientifico", 4)],
)
def test_one_sides_luck_is_the_others_misfortune(game: str, seats: int) -> None:
    dealt = rounds(game, seats, 2)
    mine, theirs = (finished(deal_luck(dealt, side, Random(5))) for side in (0, 1))
    assert mine.points == pytest.approx(-theirs.points) and mine.error == pytest.approx(theirs.error)
    assert mine.points != 0


def test_three_for_themselves_share_it() -> None:
    dealt = rounds("scopa_classica", 3, 2)
    found = [finished(deal_luck(dealt, side, Random(5))).points for side in range(3)]
    assert abs(sum(found)) < 1.5


@pytest.mark.parametrize("game", ["scopa_classica", "escoba_clasica"])
def test_on_the_whole_it_is_even(game: str) -> None:
    chance = Random(3)
    states = [state for state, _ in zip(hands(game, 2), range(50), strict=False)]
    found = [finished(hand_luck(state, 0, chance, redeals=6)).points for state in states]
    assert abs(fmean(found)) < 3 * stdev(found) / len(found) ** 0.5


def test_a_hand_that_can_be_declared_is_worth_its_points() -> None:
    state = position(("Kd Kc Kb", "2c Js 5b"), "7s 4s Cb 6c", game="cirulla_genovese")
    state = replace(state, stock=state.stock[:30])
    assert finished(hand_luck(state, 0, Random(1))).points > 8


def test_what_the_opening_table_gave_is_luck() -> None:
    state = next(state for state in hands("cirulla_genovese", 2) if state.opening[0] > state.opening[1])
    plain = finished(deal_luck([replace(state, opening=(0, 0))], 0, Random(1)))
    assert finished(deal_luck([state], 0, Random(1))).points == pytest.approx(plain.points + state.opening[0])


def test_short_hands_of_two_are_counted_out() -> None:
    tables = (("scopa_classica", 2), ("scopa_classica", 3), ("scopone_scientifico", 4))
    assert [counted_out(next(met(*table, 1))) for table in tables] == [True, False, False]


def test_luck_adds_up() -> None:
    assert Luck(1.0, 0.3) + Luck(-0.5, 0.4) == Luck(0.5, 0.5)
