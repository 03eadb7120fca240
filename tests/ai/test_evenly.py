"""Hidden hands in an order in which few of them stand for all."""

from itertools import combinations, islice, pairwise
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.core.masks import cards_of
from game.ai.search.evenly import hidden_hands, in_a_row, row_of_hands, stirred, walk
from game.engine.cards import DECK, rank

weights = st.lists(st.floats(0.01, 50.0), max_size=60)
pools = st.sets(st.sampled_from(DECK), min_size=3, max_size=33).map(sorted)


@given(length=st.integers(1, 700), seed=st.integers(0, 99))
def test_a_walk_comes_to_every_place_once(length: int, seed: int) -> None:
    assert sorted(walk(length, Random(seed))) == list(range(length))


@given(length=st.integers(200, 6000), seed=st.integers(0, 99))
def test_a_dozen_steps_lie_all_over_the_row(length: int, seed: int) -> None:
    places = sorted(islice(walk(length, Random(seed)), 12))
    gaps = [after - before for before, after in zip(places, [*places[1:], places[0] + length], strict=True)]
    assert max(gaps) < length / 12 * 2


@given(weights=weights, seed=st.integers(0, 99))
def test_who_counts_for_much_comes_several_times(weights: list[float], seed: int) -> None:
    stir = stirred(list(enumerate(weights)), Random(seed))
    assert all(weight <= 1.0 for _, weight in stir)
    for thing, weight in enumerate(weights):
        mean = sum(weights) / len(weights)
        assert sum(part for one, part in stir if one == thing) == pytest.approx(weight / mean)


@given(pool=pools, size=st.integers(1, 3), wanted=st.integers(1, 300), seed=st.integers(0, 99))
def test_so_many_different_hands_or_all(pool: list[int], size: int, wanted: int, seed: int) -> None:
    hands = list(hidden_hands(pool, size, wanted, Random(seed)))
    assert len(hands) == len(set(hands)) == min(wanted, comb(len(pool), size))
    assert all(set(cards_of(hand)) <= set(pool) and hand.bit_count() == size for hand in hands)


@given(seed=st.integers(0, 99))
def test_every_card_is_met_as_often_as_any_other(seed: int) -> None:
    hands = list(islice(hidden_hands(DECK[:33], 3, 300, Random(seed)), 11))
    assert sum(hands) == sum(1 << card for card in DECK[:33])


@given(pool=pools, size=st.integers(1, 3), most=st.integers(5, 300), seed=st.integers(0, 99))
def test_a_row_is_whole_or_thinned_out_evenly(pool: list[int], size: int, most: int, seed: int) -> None:
    row, every = row_of_hands(pool, size, most, Random(seed)), list(combinations(in_a_row(pool), size))
    assert len(row) == len(set(row)) == min(most, len(every))
    places = list(map(every.index, row))
    apart = max(1.0, len(every) / most)
    assert all(later - sooner <= apart + 1 for sooner, later in pairwise(places))
    assert [rank(hand[0]) for hand in row] == sorted(rank(hand[0]) for hand in row)
