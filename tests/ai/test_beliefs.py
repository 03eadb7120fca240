"""Beliefs: hands that explain the plays are likelier, and the walk comes to them as often as it should."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.ai.core.masks import mask
from game.ai.search.beliefs import Beliefs
from game.ai.search.known import known
from game.ai.search.playouts import every_world
from game.ai.search.thinking import instincts
from game.engine.observe import observe
from game.engine.state import State
from tests.ai.positions import met


def late(game: str, seed: int, hidden: int) -> State:
    """A position with so few hidden cards."""
    return next(
        state
        for state in met(game, 4, seed)
        if sum(map(len, state.hands)) - len(state.hands[state.turn]) <= hidden and len(state.hands[state.turn]) > 1
    )


@pytest.mark.parametrize("seed", range(3))
def test_the_walk_comes_to_every_world_as_often_as_it_is_likely(seed: int) -> None:
    view = known(observe(state := late("scopone_scientifico", seed, 6), state.turn))
    beliefs = Beliefs(instincts(view.core, 4), view)
    worlds = [tuple(hands) for hands, _ in every_world(view, 1000)]
    weights = [beliefs.weight(hands) for hands in worlds]
    assert len(worlds) == 90
    walked = Counter(tuple(hands) for hands, _ in islice(beliefs.worlds(Random(seed)), 20_000))
    assert set(walked) <= set(worlds)
    off = sum(
        abs(walked[hands] / 20_000 - weight / sum(weights)) for hands, weight in zip(worlds, weights, strict=True)
    )
    assert off / 2 < 0.06


def test_without_plays_every_world_is_as_likely() -> None:
    view = replace(known(observe(state := late("scopone_scientifico", 1, 9), state.turn)), past=())
    beliefs = Beliefs(instincts(view.core, 4), view)
    assert {beliefs.weight(hands) for hands, _ in islice(beliefs.worlds(Random(1)), 50)} == {1.0}


def test_every_hidden_card_stays_in_the_world() -> None:
    for state in islice(met("scopa_classica", 4, 5), 0, 40, 7):
        view = known(observe(state, state.turn))
        for hands, stock in islice(Beliefs(instincts(view.core, 4), view).worlds(Random(2)), 5):
            held = 0
            for seat, hand in enumerate(hands):
                assert hand.bit_count() == view.sizes[seat]
                assert hand & held == 0
                held |= hand
            assert held | mask(stock) == mask(view.pool) | view.own
            assert hands[view.seat] == view.own


def test_who_left_a_fat_capture_probably_could_not_make_it() -> None:
    """A seat that laid a card instead of taking the settebello holds a seven less often than another one."""
    state, left = next(
        (state, one.seat)
        for seed in range(60)
        for state in met("scopone_scientifico", 4, seed)
        for one in state.plays[:-1]
        if len(state.plays) < 10 and one.seat != state.turn and one.play.taken is None and 6 in _table(state, one)
    )
    view = known(observe(state, state.turn))
    sevens = mask([6, 16, 26, 36]) & mask(view.pool)
    even = [view.world(Random(number))[0][left] & sevens != 0 for number in range(800)]
    found = islice(Beliefs(instincts(view.core, 4), view).worlds(Random(3)), 800)
    assert sum(hands[left] & sevens != 0 for hands, _ in found) < sum(even)


def _table(state: State, made: object) -> set[int]:
    """The table before a play."""
    lying = set(state.table)
    for one in reversed(state.plays):
        lying = lying - {one.play.card} if one.play.taken is None else lying | set(one.play.taken)
        if one is made:
            break
    return lying
