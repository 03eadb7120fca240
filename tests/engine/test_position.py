"""A deal set up in its middle: which positions the rules know, and that a match from one is like any other."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.engine.actions import Action, Deal
from game.engine.cards import DECK, parse
from game.engine.play import apply, legal
from game.engine.position import MidDeal
from game.engine.record import Loaded, Record, Seat, dumps, loads, replay, steps, verify
from game.engine.ruleset import RuleError
from game.engine.state import Phase, State
from game.engine.variants import ruleset
from tests.engine.matches import TABLES, position, random_action

STARTED = "2026-11-29T21:04:00Z"


def codes(text: str) -> tuple[int, ...]:
    """Cards from their codes."""
    return tuple(map(parse, text.split()))


def taken_up(state: State) -> MidDeal:
    """The position of a state."""
    return MidDeal(state.hands, state.table, state.piles, state.sweeps, state.stock, state.last_taker, state.turn)


def record(preset: str, seats: int, seed: int) -> Record:
    """A match from a position of a random deal, played to its end."""
    chance = Random(f"{preset} {seats} {seed}")
    rules = ruleset(preset, single_deal=True)
    state = position(rules, seats, chance)
    while any(state.opening) or not state.played:
        state = position(rules, seats, chance)
    people = tuple(Seat(f"Player {seat}", "ai" if seat else "human") for seat in range(seats))
    options = {"single_deal": True}
    begun = Record(preset, options, people, state.dealer, STARTED, assisted=frozenset({0}), position=taken_up(state))
    now, actions = begun.beginning, list[Action]()
    while now.phase is not Phase.OVER:
        action = random_action(now, chance)
        now, _ = apply(now, action)
        actions.append(action)
    return replace(begun, actions=tuple(actions))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_match_from_a_position_comes_back_and_is_sound(preset: str, seats: int) -> None:
    for seed in range(4):
        played = record(preset, seats, seed)
        text = dumps(played)
        assert loads(text) == Loaded(played, ())
        assert verify(text) == ()
        for state in replay(played):
            places = (*state.hands, state.table, *state.piles, state.stock)
            assert sorted(card for place in places for card in place) == list(DECK)


def test_every_beginning_of_it_comes_back() -> None:
    played = record("scopa_classica", 2, 1)
    for length in range(len(played.actions) + 1):
        part = replace(played, actions=played.actions[:length])
        assert loads(dumps(part)) == Loaded(part, ())


def test_its_first_deal_has_a_position_for_a_pack_and_was_helped() -> None:
    first = json.loads(dumps(record("scopa_classica", 2, 1)))["deals"][0]
    assert "deck" not in first and first["assisted"] is True
    assert set(first["position"]) == {"hands", "table", "piles", "sweeps", "stock", "taker", "turn"}


def test_one_deal_decides_the_match_unless_nobody_is_ahead() -> None:
    for seed in range(30):
        run = list(steps(record("scopa_classica", 2, seed)))
        ends = [step.after for step in run if step.after.plays and step.after.phase is not Phase.PLAY]
        assert ends[-1].phase is Phase.OVER
        assert all(len(set(state.scores)) == 1 for state in ends[:-1])


RULES = ruleset("scopa_classica")


def completed(early: MidDeal) -> MidDeal:
    """All cards that lie nowhere else in the stock."""
    lying = {card for place in (*early.hands, early.table, *early.piles) for card in place}
    return replace(early, stock=tuple(card for card in DECK if card not in lying))


SOUND = completed(
    MidDeal(
        (codes("7d Ad"), codes("2d 3c")),
        codes("4d 5c"),
        (codes("Kc Ks"), codes("6c 6s")),
        (codes("Kc"), ()),
        (),
        1,
        0,
    )
)
"""Two cards each have been played of a first hand; the seat 0 moves, the dealer is seat 1."""


def test_a_sound_position() -> None:
    state = SOUND.state(RULES, 1)
    assert (state.phase, state.turn, state.last_taker, state.deal_number, state.earlier) == (Phase.PLAY, 0, 1, 1, 2)
    assert state.scores == (0, 0) and legal(state)


STOCK = SOUND.stock
REFUSED: list[tuple[str, Callable[[], MidDeal], dict[str, object]]] = [
    ("seats", lambda: replace(SOUND, turn=2), {}),
    ("seats", lambda: replace(SOUND, taker=-1), {}),
    ("seats", lambda: replace(SOUND, piles=(*SOUND.piles, ())), {}),
    ("cards", lambda: replace(SOUND, stock=STOCK[1:]), {}),
    ("cards", lambda: replace(SOUND, table=(*SOUND.table, SOUND.table[0])), {}),
    ("stock", lambda: replace(SOUND, stock=STOCK[1:], table=(*SOUND.table, STOCK[0])), {"stock": len(STOCK) - 1}),
    ("empty", lambda: replace(SOUND, hands=((), SOUND.hands[1]), table=(*SOUND.table, *SOUND.hands[0])), {"seat": 0}),
    (
        "many",
        lambda: replace(SOUND, hands=((*SOUND.hands[0], *SOUND.table), SOUND.hands[1]), table=()),
        {"seat": 0, "held": 4, "wanted": 3},
    ),
    (
        "hand",
        lambda: replace(SOUND, hands=(SOUND.hands[0], SOUND.hands[1][:1]), table=(*SOUND.table, SOUND.hands[1][1])),
        {"seat": 1, "held": 1, "wanted": 2},
    ),
    ("hand", lambda: replace(SOUND, turn=1), {"seat": 0, "held": 2, "wanted": 1}),
    (
        "pile",
        lambda: replace(SOUND, piles=(SOUND.piles[0], codes("6c")), table=(*SOUND.table, parse("6s"))),
        {"side": 1},
    ),
    ("sweeps", lambda: replace(SOUND, sweeps=(codes("Kc Ks"), ())), {"side": 0, "sweeps": 2, "most": 1}),
    ("marked", lambda: replace(SOUND, sweeps=(codes("6c"), ())), {"side": 0}),
    ("no_taker", lambda: replace(SOUND, taker=None), {}),
    (
        "taker",
        lambda: replace(SOUND, piles=(SOUND.piles[0], ()), table=(*SOUND.table, *SOUND.piles[1])),
        {"seat": 1},
    ),
]


@pytest.mark.parametrize(("key", "wrong", "values"), REFUSED, ids=[f"{row[0]}{i}" for i, row in enumerate(REFUSED)])
def test_refused_positions(key: str, wrong: Callable[[], MidDeal], values: dict[str, object]) -> None:
    with pytest.raises(RuleError) as caught:
        wrong().state(RULES, 1)
    assert caught.value.key == f"rule.position.{key}"
    assert values.items() <= caught.value.values.items()


def test_nobody_captures_before_playing() -> None:
    hands = (codes("7d Ad Kd"), codes("2d 3c 4b"))
    early = completed(MidDeal(hands, codes("5c Ac"), (codes("Kc Ks"), ()), ((), ()), (), 0, 0))
    with pytest.raises(RuleError, match=r"rule\.position\.unplayed"):
        early.state(RULES, 1)


@pytest.mark.parametrize(("preset", "table"), [("scopa_classica", "Kd Kc Ks 2b"), ("cirulla_genovese", "Ad 5c 4s 5b")])
def test_a_deal_that_would_not_go_on_with_its_table_is_refused(preset: str, table: str) -> None:
    early = completed(MidDeal((codes("7d 6d 3d"), codes("2d 3c 4b")), codes(table), ((), ()), ((), ()), (), None, 0))
    with pytest.raises(RuleError, match=r"rule\.position\.opening"):
        early.state(ruleset(preset), 1)


def test_an_ace_opens_as_the_rules_say_only_where_no_card_was_played() -> None:
    rules = ruleset("asso_piglia_tutto", ace_first_play="forbidden")
    hands = (codes("Ad 6d 3d"), codes("2d 3c 4b"))
    fresh = completed(MidDeal(hands, codes("5c Kc Jb 7s"), ((), ()), ((), ()), (), None, 0))
    later = completed(
        MidDeal((codes("Ad 6d"), codes("2d 3c")), codes("5c Kc Jb 7s 2s 4d"), ((), ()), ((), ()), (), None, 0)
    )
    assert parse("Ad") not in {play.card for play in legal(fresh.state(rules, 1))}  # type: ignore[union-attr]
    assert parse("Ad") in {play.card for play in legal(later.state(rules, 1))}  # type: ignore[union-attr]


FIELDS: dict[str, Any] = json.loads(dumps(replace(record("scopa_classica", 2, 1), actions=())))


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("hands", None, "fault.field"),
        ("hands", [1, 2], "fault.field"),
        ("table", "7x", "fault.field"),
        ("turn", True, "fault.field"),
        ("taker", "you", "fault.field"),
        ("hands", ["7d", "Ad", "Kd"], "rule.position.seats"),
        ("stock", "7d 7d", "rule.position.cards"),
    ],
)
def test_a_record_with_a_wrong_position_has_nothing_valid(field: str, value: object, key: str) -> None:
    fields = json.loads(json.dumps(FIELDS))
    fields["deals"][0]["position"][field] = value
    loaded = loads(json.dumps(fields))
    assert loaded.record is None
    assert loaded.fault is not None and (loaded.fault.key, loaded.fault.where.deal) == (key, 1)


def test_a_position_is_no_deal_of_another_seat() -> None:
    fields = json.loads(json.dumps(FIELDS))
    fields["deals"][0]["dealer"] = 1 - fields["deals"][0]["dealer"]
    fault = loads(json.dumps(fields)).fault
    assert fault is not None and fault.key == "fault.dealer"


def test_a_pack_is_dealt_after_a_position_only_when_its_deal_is_over() -> None:
    begun = replace(record("scopa_classica", 2, 1), actions=(Deal(DECK),))
    with pytest.raises(ValueError, match=r"illegal\.deal_now"):
        replay(begun)
