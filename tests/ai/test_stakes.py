"""The chances of a match, and that near its end they count for more than points."""

from dataclasses import replace
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.advise import advise
from game.ai.search.stakes import Stakes, curve, ends_of, equity
from game.ai.search.thinking import in_chances, stakes_of
from game.ai.types import Budget, Request
from tests.ai.positions import TABLES, met, seen

EVEN = ends_of([(3, 1), (1, 3), (2, 2), (4, 0), (0, 4), (0, 0)])


@given(own=st.integers(0, 12), other=st.integers(0, 12), lowest=st.booleans())
def test_what_one_side_hopes_the_other_fears(own: int, other: int, lowest: bool) -> None:
    match = equity(EVEN, 11, lowest)
    assert 0 <= match(own, other) <= 1
    assert match(own, other) == pytest.approx(1 - match(other, own))
    assert lowest or own >= 11 or match(own + 1, other) >= match(own, other) - 0.2


@pytest.mark.parametrize(("own", "other", "chance"), [(11, 10, 1.0), (12, 13, 0.0), (11, 11, 0.5), (9, 9, 0.5)])
def test_the_match_is_won_by_who_is_ahead_at_the_target(own: int, other: int, chance: float) -> None:
    assert equity(EVEN, 11, False)(own, other) == pytest.approx(chance)
    assert equity(EVEN, 11, True)(own, other) == pytest.approx(1 - chance)


@given(own=st.integers(0, 10), other=st.integers(0, 10), leads=st.booleans(), hands=st.integers(0, 5))
def test_more_points_are_never_worth_less(own: int, other: int, leads: bool, hands: int) -> None:
    stakes = Stakes(own, other, 11, False, leads, EVEN)
    worth = curve(stakes, hands)
    steps = [worth(step / 4) for step in range(-20, 21)]
    assert all(later >= earlier for earlier, later in pairwise(steps))
    assert steps[-1] >= steps[0]


def test_both_sides_see_the_same_match() -> None:
    stakes = Stakes(8, 10, 11, False, True, EVEN)
    assert stakes.turned().turned() == stakes
    assert stakes.chance(3, 2) == pytest.approx(1 - stakes.turned().chance(2, 3))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_stakes_begin_near_the_target(game: str, players: int) -> None:
    state = next(met(game, players, 1))
    target = state.rules.target
    far, close = (
        replace(state, scores=(0,) * len(state.scores)),
        replace(state, scores=(target - 1,) * len(state.scores)),
    )
    assert (stakes_of(seen(close)) is not None) is (players != 3)
    assert target <= 9 or stakes_of(seen(far)) is None
    if players == 3:
        return
    for view in (far, close):
        advice = advise(Request(1, seen(view), "master", Budget(1), 1))
        assert advice.candidates[0].value == max(candidate.value for candidate in advice.candidates)


@pytest.mark.parametrize(("scores", "least", "most"), [((0, 0), 0.2, 6.0), ((7, 10), 0.05, 12.0), ((2, 10), 0.0, 6.0)])
def test_no_play_is_said_to_cost_more_points_than_a_deal_has(
    scores: tuple[int, int], least: float, most: float
) -> None:
    """Where hardly any deal turns the match, one that does would else look as if it were worth dozens of points."""
    spreads = []
    for state in islice(met("scopone_scientifico", 4, 5), 0, None, 5):
        view = seen(replace(state, scores=scores))
        told = advise(Request(1, view, "master", Budget(20), 1)).candidates
        spreads.append(told[0].value - told[-1].value)
        lost = in_chances(view, spreads[-1])
        assert lost is not None and 0 <= lost <= 1
    assert least <= max(spreads) <= most
