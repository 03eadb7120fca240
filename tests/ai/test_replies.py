"""Replies of somebody who does not see one's cards."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.core.deal import deal_of
from game.ai.search.known import known
from game.ai.search.thinking import values
from tests.ai.positions import met, seen

GAMES = ("scopa_classica", "scopa_a_perdere", "escoba_clasica", "asso_piglia_tutto")


@given(game=st.sampled_from(GAMES), seed=st.integers(0, 99), where=st.integers(0, 29))
def test_a_guess_never_hurts_more_than_the_best_reply(game: str, seed: int, where: int) -> None:
    state = next(islice(met(game, 2, seed), where, None), None)
    if state is None or min(map(len, state.hands)) < 2:
        return
    view, plays = known(seen(state)), tuple(deal_of(state).takes())
    open_handed = values(view, plays, 1, Random(seed))
    guessing = values(replace(view, guessing=True), plays, 1, Random(seed))
    assert all(worth >= least - 1e-9 for worth, least in zip(guessing, open_handed, strict=True))


@given(seed=st.integers(0, 99), where=st.integers(30, 35))
def test_in_the_last_hand_nothing_is_guessed(seed: int, where: int) -> None:
    state = next(islice(met("scopa_classica", 2, seed), where, None), None)
    if state is None:
        return
    view, plays = known(seen(state)), tuple(deal_of(state).takes())
    guessing = values(replace(view, guessing=True), plays, 9, Random(seed))
    assert guessing == pytest.approx(values(view, plays, 9, Random(seed)))
