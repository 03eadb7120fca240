"""No reason is ever untrue, and none depends on what is hidden."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from game.ai.explain.why import case, held
from game.ai.hidden import exchanged
from game.engine.actions import Play
from game.engine.observe import observe
from game.engine.play import legal
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


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_hidden_cards_change_no_reason(game: str, players: int) -> None:
    chance = Random(game)
    for history in islice(decisions(game, players, 77), 0, None, 2):
        state = history[-1]
        better, worse = chance.sample([action for action in legal(state) if isinstance(action, Play)], 2)
        told = held(case(observe(state, state.turn), better, worse))
        other = exchanged(state, state.turn, chance)
        if other is not None:
            assert held(case(observe(other, other.turn), better, worse)) == told
