"""A small sample of what the coach says, and that lies are noticed."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.ai.advise import advise
from game.ai.types import Advice, Budget, Request
from game.engine.state import State
from tests.ai import many_reasons
from tests.ai.claims_of import CLAIMS
from tests.ai.coach import heard
from tests.ai.many_reasons import GAMES, decisions


def _met(game: str, players: int, count: int) -> list[list[State]]:
    return list(islice(decisions(game, players, 4), 3, 3 + 7 * count, 7))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_coach_says_what_is_true_and_can_be_known(game: str, players: int) -> None:
    found = [heard(history, Random(1)) for history in _met(game, players, 3)]
    assert [one.faults for one in found] == [()] * 3
    assert any(one.reasons for one in found) and any(one.hidden for one in found)


def _backwards(request: Request) -> Advice:
    advice = advise(request)
    return replace(advice, action=advice.candidates[-1].action, candidates=advice.candidates[::-1])


def _hasty(request: Request) -> Advice:
    return advise(replace(request, level="beginner"))


def _brief(request: Request) -> Advice:
    return advise(replace(request, budget=Budget(2)))


@pytest.mark.parametrize("ask", [_backwards, _hasty, _brief])
def test_less_than_a_master_is_noticed(ask: Callable[[Request], Advice]) -> None:
    faults = heard(_met("scopa_classica", 2, 1)[0], Random(1), ask).faults
    assert any("not what a master plays" in fault for fault in faults)


def test_an_untrue_reason_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_reasons, "CLAIMS", dict.fromkeys(CLAIMS, lambda witness: False))
    found = [heard(history, Random(1)) for history in _met("scopa_classica", 2, 3)]
    assert sum(len(one.faults) for one in found) == sum(one.reasons for one in found) > 0
