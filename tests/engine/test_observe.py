"""A seat knows its own hand and what lies open, and nothing that it sees depends on anything else."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Deal, Declare
from game.engine.cards import DECK, MATTA, Card
from game.engine.events import Dealt, Declared
from game.engine.observe import observe, observe_events, unseen
from game.engine.play import apply, legal, start
from game.engine.state import State
from game.engine.variants import ruleset
from tests.engine.matches import match, pack, position, random_rules


def shuffled_world(state: State, seat: int, chance: Random) -> State:
    """The same match with everything that a seat cannot see dealt out anew."""
    seen = observe(state, seat)
    hidden = list(unseen(seen))
    chance.shuffle(hidden)

    def fill(places: tuple[Card | None, ...]) -> tuple[Card, ...]:
        return tuple(hidden.pop() if card is None else card for card in places)

    return replace(state, hands=tuple(map(fill, seen.hands)), stock=fill(seen.stock))


@given(st.integers(0, 2**32))
def test_hidden_cards_change_nothing_that_a_seat_sees(seed: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance)
    state = position(rules, chance.choice(rules.tables), chance)
    for seat in range(state.seats):
        other = shuffled_world(state, seat, chance)
        assert observe(other, seat) == observe(state, seat)
        for actor in (seat, None):
            assert legal(observe(other, seat), actor) == legal(observe(state, seat), actor)
        action = legal(state)[0]
        if seat == state.turn and len(state.hands[seat]) > 1:
            after, events = apply(state, action)
            other_after, other_events = apply(other, action)
            assert observe(other_after, seat) == observe(after, seat)
            assert observe_events(other_events, seat) == observe_events(events, seat)


@given(st.integers(0, 2**32))
def test_the_mover_may_do_the_same_by_the_state_and_by_what_it_sees(seed: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance)
    state = position(rules, chance.choice(rules.tables), chance)
    assert legal(observe(state, state.turn)) == legal(state)
    for seat in range(state.seats):
        assert legal(observe(state, seat), seat) == legal(state, seat)


@given(st.integers(0, 2**32))
def test_every_card_is_seen_or_unseen_and_numbers_are_kept(seed: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance)
    for step in list(match(rules, chance.choice(rules.tables), chance))[:60]:
        state = step.after
        for seat in range(state.seats):
            seen = observe(state, seat)
            assert seen.hand == state.hands[seat]
            assert list(map(len, seen.hands)) == list(map(len, state.hands))
            assert len(seen.stock) == len(state.stock) and not any(card is not None for card in seen.stock)
            hidden = [card for hand in seen.hands for card in hand].count(None) + len(seen.stock)
            assert len(unseen(seen)) == hidden


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_cards_dealt_to_others_stay_face_down(seats: int) -> None:
    rules = ruleset("scopa_classica", redeal_kings=0)
    _, events = apply(start(rules, seats, 0), Deal(pack(Random(seats))))
    for seat in range(seats):
        (news,) = observe_events(events, seat)
        assert isinstance(news, Dealt)
        for packet in news.packets:
            assert (None in packet.cards) == (packet.seat not in (None, seat))
            assert len(packet.cards) == (4 if packet.seat is None else 3)


@pytest.mark.parametrize("shown", [True, False])
def test_a_declared_hand_is_open_as_long_as_it_is_held(shown: bool) -> None:
    rest = [card for card in DECK if card not in (MATTA, 14, 4)]
    rules = ruleset("cirulla_breve", matta="declare", decl_hand_open=shown)
    state, _ = apply(start(rules, 2, 0), Deal((MATTA, 14, 4, *rest)))
    state, events = apply(state, Declare(1, "three", 5))
    (news,) = observe_events(events, 0)
    assert isinstance(news, Declared) and news.cards == ((MATTA, 14, 4) if shown else ())
    assert observe(state, 0).hands[1] == ((MATTA, 14, 4) if shown else (None, None, None))
    for _ in range(6):
        state, _ = apply(state, legal(state)[0])
    assert observe(state, 0).hands[1] == (None, None, None)
