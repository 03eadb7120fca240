"""What the plays of the other of two seats say about its hand."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.core.masks import SEVEN_BITS
from game.ai.hidden import exchanged
from game.ai.search.known import Known, known
from game.ai.search.suspicions import Suspicions
from game.engine.cards import rank
from game.engine.observe import observe
from game.engine.play import apply
from tests.ai.positions import met, play, position, seen

GAMES = ("scopa_classica", "scopa_a_perdere", "escoba_clasica", "cirulla_genovese", "asso_piglia_tutto")
ALL, FEW = 1000, 100


def _after(made: str, table: str) -> Known:
    """What seat 0 knows after a play of seat 1."""
    state = position(("2b 5b Kb", "Jb 3c 2d"), table, turn=1, dealer=0)
    return known(seen(apply(state, play(made))[0]))


def _share(view: Known, wanted: int, worlds: int = ALL) -> float:
    """The weight of the hands that hold one of some cards, of all weight."""
    hands = Suspicions(view.core).hands(view, worlds, Random(1))
    return sum(weight for hand, weight in hands if hand & wanted) / sum(weight for _, weight in hands)


def test_who_left_the_settebello_has_no_seven() -> None:
    view = _after("Jb", table="7d 2s")
    assert _share(view, SEVEN_BITS) < _share(replace(view, past=()), SEVEN_BITS) / 3


def test_where_only_some_hands_are_drawn_they_are_the_likely_ones() -> None:
    view = _after("Jb", table="7d 2s")
    drawn = Suspicions(view.core).hands(view, FEW, Random(2))
    assert len(drawn) <= FEW and sum(weight for _, weight in drawn) == pytest.approx(FEW, abs=1)
    assert _share(view, SEVEN_BITS, FEW) == pytest.approx(_share(view, SEVEN_BITS), abs=0.05)


def test_a_hand_that_counts_for_much_comes_several_times() -> None:
    view = _after("Jb", table="7d 2s")
    hands = Suspicions(view.core).hands(view, ALL, Random(1))
    times = Counter(hand for hand, _ in hands)
    assert max(weight for _, weight in hands) <= 1.0 and max(times.values()) > 1
    assert len(times) == comb(len(view.pool), 2) == pytest.approx(sum(weight for _, weight in hands))


@given(seed=st.integers(0, 99))
def test_a_few_hands_tell_already_what_all_of_them_do(seed: int) -> None:
    view = _after("Jb", table="7d 2s")
    hands = Suspicions(view.core).hands(view, ALL, Random(seed))
    kings = sum(1 << card for card in view.pool if rank(card) == 10)
    some = hands[: len(hands) // 4]
    shares = [
        sum(weight for hand, weight in row if hand & kings) / sum(weight for _, weight in row) for row in (some, hands)
    ]
    assert shares[0] == pytest.approx(shares[1], abs=0.08)


def test_without_plays_every_hand_counts_the_same() -> None:
    view = replace(_after("Jb", table="7d 2s"), past=())
    assert {weight for _, weight in Suspicions(view.core).hands(view, ALL, Random(1))} == {1.0}


@given(game=st.sampled_from(GAMES), seed=st.integers(0, 99), where=st.integers(0, 35), other=st.integers(0, 99))
def test_hands_are_possible_and_follow_from_what_is_seen(game: str, seed: int, where: int, other: int) -> None:
    state = next(islice(met(game, 2, seed), where, None), None)
    if state is None or None not in observe(state, state.turn).hands[1 - state.turn]:
        return
    view = known(seen(state))
    hands = Suspicions(view.core).hands(view, FEW, Random(seed))
    pool = sum(1 << card for card in view.pool)
    assert all(hand & ~pool == 0 and hand.bit_count() == view.sizes[1 - view.seat] for hand, _ in hands)
    assert all(weight > 0 for _, weight in hands)
    changed = exchanged(state, state.turn, Random(other))
    if changed is not None:
        assert Suspicions(view.core).hands(known(seen(changed)), FEW, Random(seed)) == hands
