"""No reason is ever untrue, and none depends on what is hidden."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.ai.explain.why import case, held
from game.engine.actions import Play
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.state import State
from tests.ai.many_reasons import GAMES, OTHERS, claimed, decisions, false_claim


@pytest.mark.parametrize(("game", "players"), (*GAMES, *OTHERS))
def test_every_claim_is_true(game: str, players: int) -> None:
    chance, found = Random(game), Counter[str]()
    deals = 5 if (game, players) in GAMES else 2
    for seed in range(deals):
        for history in decisions(game, players, seed):
            for witness, reason in claimed(history, chance, 3):
                found[reason.key] += 1
                assert not (fault := false_claim(witness)), fault
    assert len(found) >= (2 if game == "scopa_a_perdere" else 15)


def _behind(state: State, chance: Random) -> State:
    """The same to the mover's eyes, the hidden cards dealt otherwise."""
    shown = {state.turn, *(state.opened if state.rules.decl_hand_open else ())}
    closed = [seat for seat in range(state.seats) if seat not in shown]
    pool = [card for seat in closed for card in state.hands[seat]] + list(state.stock)
    chance.shuffle(pool)
    hands = list(state.hands)
    for seat in closed:
        size = len(hands[seat])
        hands[seat], pool = tuple(pool[:size]), pool[size:]
    return replace(state, hands=tuple(hands), stock=tuple(pool))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_hidden_cards_change_no_reason(game: str, players: int) -> None:
    chance = Random(game)
    for history in islice(decisions(game, players, 77), 0, None, 2):
        state = history[-1]
        better, worse = chance.sample([action for action in legal(state) if isinstance(action, Play)], 2)
        told = held(case(observe(state, state.turn), better, worse))
        other = _behind(state, chance)
        assert held(case(observe(other, other.turn), better, worse)) == told
