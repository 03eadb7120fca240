"""The trial of what others see, and the proof of a seal: both must notice what is wrong."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.advise import advise
from game.ai.hidden import exchanged
from game.ai.types import Advice, Budget, Request
from game.engine.actions import Deal, Play
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.shuffle import cut, proof, seal
from game.engine.state import State
from game.match import fairness_trials
from game.match.fairness_trials import Trial, trials
from tests.engine.matches import position, random_rules

SEALED = seal(Random(3).randbytes)
PROVED = SEALED.deal(11, shown=True)


def first(request: Request) -> Advice:
    """The simplest player there is."""
    return Advice(request.id, legal(request.observation, request.observation.seat)[0], (), 1)


def some(seed: int, count: int, asked: list[Request] | None = None) -> list[Trial]:
    def ask(request: Request) -> Advice:
        if asked is not None:
            asked.append(request)
        return first(request)

    found: list[Trial] = []
    for trial in trials(ask, Random(seed)):
        found += [trial] if trial else []
        if len(found) == count:
            return found
    raise AssertionError


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_an_exchange_changes_other_hands_and_nothing_that_the_seat_sees(seed: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance)
    state = position(rules, chance.choice(rules.tables), chance)
    other = exchanged(state, state.turn, chance)
    if other is None:
        return
    assert observe(other, state.turn) == observe(state, state.turn)
    assert [set(hand) for hand in other.hands] != [set(hand) for hand in state.hands]
    everything = [card for hand in other.hands for card in hand] + list(other.stock)
    assert sorted(everything) == sorted([card for hand in state.hands for card in hand] + list(state.stock))


def test_where_all_is_known_there_is_nothing_to_exchange() -> None:
    chance = Random(1)
    rules = random_rules(chance)
    state = position(rules, 2, chance)
    last = replace(state, hands=((1,), (2,)), stock=(), turn=0)
    assert exchanged(last, 0, chance) is None


def test_trials_come_from_many_games_and_ask_once_at_a_time() -> None:
    asked: list[Request] = []
    found = some(1, 60, asked)
    assert len(asked) == 120
    assert len({(trial.dealt.rules.preset, trial.dealt.seats) for trial in found}) > 5
    assert all(trial.same for trial in found)
    assert all(
        one.seed == other.seed and one.level == other.level for one, other in zip(asked[::2], asked[1::2], strict=True)
    )


def test_the_real_opponents_pass() -> None:
    found = [trial for trial in islice(trials(advise, Random(5)), 60) if trial is not None]
    assert len(found) == 30 and all(trial.same for trial in found)


def test_one_who_looks_into_other_hands_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(state: State, level: str, seed: int) -> Request:
        seen = observe(state, state.turn)
        return Request(1, replace(seen, hands=state.hands), level, Budget(0), seed)

    def peeping(request: Request) -> Advice:
        seen = request.observation
        other = seen.hands[(seen.seat + 1) % seen.seats]
        return Advice(1, Play(max(card for card in other if card is not None)), (), 1)

    monkeypatch.setattr(fairness_trials, "_request", leaking)
    found = [trial for trial in islice(trials(peeping, Random(2)), 80) if trial is not None]
    assert any(not trial.same for trial in found)


def test_a_proof_holds_what_was_sealed() -> None:
    found = proof(PROVED)
    assert found is not None and found.agrees
    assert (found.pack, found.nonce, found.cut) == (SEALED.pack, SEALED.nonce, 11)
    assert found.computed == found.seal == SEALED.commitment
    assert cut(found.pack, found.cut) == PROVED.deck


def test_whatever_is_changed_the_proof_fails() -> None:
    fair = PROVED.fair
    assert fair is not None and fair.nonce is not None
    deck = PROVED.deck
    for changed in (
        Deal((deck[1], deck[0], *deck[2:]), fair),
        Deal(deck, replace(fair, cut=12)),
        Deal(deck, replace(fair, nonce=fair.nonce[::-1])),
        Deal(deck, replace(fair, commitment=fair.commitment[::-1])),
    ):
        found = proof(changed)
        assert found is not None and not found.agrees and found.computed != found.seal


def test_what_is_not_told_is_no_proof() -> None:
    assert proof(Deal(PROVED.deck)) is None
    assert proof(SEALED.deal(11)) is None
    assert PROVED.fair is not None
    for wrong in (replace(PROVED.fair, cut=40), replace(PROVED.fair, nonce="x"), replace(PROVED.fair, cut=None)):
        assert proof(Deal(PROVED.deck, wrong)) is None
