"""Small samples of the arena's checks, and that they notice whoever does what they are looking for."""

from dataclasses import replace
from itertools import islice

import pytest

from game.ai.lab import honesty
from game.ai.lab.honesty import OPPONENTS, Compared, answers, compared, exchanges
from game.ai.levels import OFFERED
from game.ai.types import Advice, Request
from game.engine.actions import Play
from game.engine.observe import observe
from game.engine.state import Observation, State
from game.engine.variants import PRESETS, ruleset
from game.match.fairness_trials import TABLES
from game.match.packs import seeded_pack


@pytest.mark.parametrize("game", PRESETS)
def test_hidden_cards_change_no_move(game: str) -> None:
    levels = set()
    for number, (_, seats) in enumerate(table for table in TABLES if table[0] == game):
        found = list(exchanges(ruleset(game), seats, number, seeded_pack, 1))
        assert sum((one for _, one in found), Compared()) == Compared(len(found))
        levels |= {opponent.level for opponent, _ in found}
    assert levels == set(OFFERED)


def test_one_who_looks_into_other_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: State, seat: int) -> Observation:
        return replace(observe(state, seat), hands=state.hands)

    def peeping(request: Request) -> Advice:
        seen = request.observation
        other = [card for card in seen.hands[seen.seat - 1] if card is not None]
        return Advice(request.id, Play(max(other, default=0)), (), 1)

    monkeypatch.setattr(honesty, "observe", leaking)
    monkeypatch.setattr(honesty, "advise", peeping)
    found = islice(exchanges(ruleset("scopone_scientifico"), 4, 1, seeded_pack, 1), 8)
    assert sum((one for _, one in found), Compared()).moves_changed > 0


def test_a_worth_that_differs_is_noticed_even_if_the_move_is_the_same() -> None:
    advice = Advice(1, Play(3), (), 1)
    assert compared(advice, advice) == Compared(1)
    assert compared(advice, replace(advice, nodes=2)) == Compared(1, 0, 1)
    assert compared(advice, replace(advice, action=Play(4))) == Compared(1, 1, 1)


@pytest.mark.parametrize(("game", "seats", "number"), [("scopa_classica", 2, 3), ("cirulla_breve", 3, 1)])
def test_a_deal_replayed_has_the_same_answers(game: str, seats: int, number: int) -> None:
    first = answers(ruleset(game), seats, number, seeded_pack)
    made = tuple(advice.action for advice in first)
    assert first == answers(ruleset(game), seats, number, seeded_pack, made)
    assert len({OPPONENTS[(number + seat) % len(OPPONENTS)] for seat in range(seats)}) == seats
