"""The last cards of a deal, against looking at every line of play."""

import pytest

from game.ai.endgame import counted, laid_open
from game.engine.actions import Play
from game.engine.play import apply, legal
from game.engine.state import Phase, State
from tests.ai.positions import met, seen


def _every_line(state: State, side: int) -> float:
    if state.phase is not Phase.PLAY:
        return state.scores[side] - state.scores[1 - side]
    values = [_every_line(apply(state, play)[0], side) for play in legal(state)]
    good_is_high = (state.side(state.turn) == side) is not state.rules.lowest_wins
    return max(values) if good_is_high else min(values)


GAMES = ["scopa_classica", "scopa_libera", "escoba_clasica", "scopa_a_perdere", "scopa_assi_libera"]


@pytest.mark.parametrize("game", GAMES)
def test_counting_out_agrees_with_trying_everything(game: str) -> None:
    tried = 0
    for seed in range(4):
        for state in met(game, 2, seed):
            if state.stock or sum(map(len, state.hands)) > 5:
                continue
            side = state.side(state.turn)
            before = state.scores[side] - state.scores[1 - side]
            sign = -1 if state.rules.lowest_wins else 1
            for play in legal(state):
                assert isinstance(play, Play)
                expected = sign * (_every_line(apply(state, play)[0], side) - before)
                assert counted(state, play, side) == expected
                tried += 1
    assert tried > 20


@pytest.mark.parametrize(("game", "players"), [("scopa_classica", 2), ("scopone_scientifico", 4), ("scopa_bar", 3)])
def test_only_what_can_be_told_is_laid_open(game: str, players: int) -> None:
    told = 0
    for state in met(game, players, 1):
        opened = laid_open(seen(state))
        if opened is not None:
            assert [sorted(hand) for hand in opened.hands] == [sorted(hand) for hand in state.hands]
            assert not state.stock
            told += 1
    assert (told > 0) is (players != 3)
