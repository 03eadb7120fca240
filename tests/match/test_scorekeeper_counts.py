"""Counting real cards by category: the engine's points for whatever can be, a sentence for whatever cannot."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import DECK, RE_BELLO, SETTEBELLO, Card, parse, rank, suit
from game.engine.ruleset import Ruleset
from game.engine.scoring import COIN_COURTS, coin_run, count, primiera_cards
from game.engine.variants import DEFAULT, PRESETS, ruleset
from game.match.scorekeeper.checks import Fault, Refused, contradiction, missing
from game.match.scorekeeper.counts import (
    Counts,
    SideCount,
    asked,
    completed,
    longest_run,
    primiera_takers,
    primieras,
    scored,
)
from game.match.scorekeeper.tally import counted_round

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases.json").read_text("utf-8"))
SCORES = [case for case in CASES if case["kind"] == "score"]
PLAIN = ruleset(DEFAULT)

Piles = Sequence[Sequence[Card]]


def said(
    rules: Ruleset,
    piles: Piles,
    sweeps: Sequence[int],
    declared: Sequence[int] = (),
    opening: Sequence[int] = (),
) -> Counts:
    """What honest people say of their piles, in the categories of the game."""
    nobody = (0,) * len(piles)
    sides = []
    for place, pile in enumerate(piles):
        whole = SideCount(
            cards=len(pile),
            coins=sum(suit(card) == 0 for card in pile),
            settebello=SETTEBELLO in pile,
            best=best_cards(rules, pile),
            sweeps=sweeps[place],
            sevens=sum(rank(card) == 7 for card in pile),
            run=min(coin_run(pile), longest_run(rules)),
            re_bello=RE_BELLO in pile,
            grande=all(card in pile for card in COIN_COURTS),
            declared=(declared or nobody)[place],
            table=(opening or nobody)[place],
        )
        fields = {"primiera": "best"}
        named = {fields.get(category, category) for category in asked(rules)}
        sides.append(SideCount(**{name: getattr(whole, name) for name in named}))
    return Counts(tuple(sides))


def codes(text: str) -> tuple[Card, ...]:
    return tuple(map(parse, text.split()))


def best_cards(rules: Ruleset, pile: Sequence[Card]) -> tuple[Card, ...]:
    """The cards people would pick, also where they make no primiera."""
    return primiera_cards(pile, replace(rules, primiera_missing="partial"))


def shared(sides: int, chance: Random, one_sided: float = 0.5) -> list[list[Card]]:
    """The pack in uneven piles, none of them empty."""
    piles: list[list[Card]] = [[] for _ in range(sides)]
    for place, card in enumerate(chance.sample(DECK, len(DECK))):
        favoured = 0 if chance.random() < one_sided else chance.randrange(sides)
        piles[place if place < sides else favoured].append(card)
    return piles


@pytest.mark.parametrize("case", SCORES, ids=[case["id"] for case in SCORES])
def test_worked_examples_come_out_by_category(case: dict[str, Any]) -> None:
    rules = ruleset(DEFAULT, **case["options"])
    given_ = case["input"]
    sides = list(given_["piles"])
    piles = [[parse(code) for code in given_["piles"][side]] for side in sides]
    sweeps, declared = ([given_.get(kind, {}).get(side, 0) for side in sides] for kind in ("sweeps", "declared"))
    if not any(declared):
        counts = said(rules, piles, sweeps)
    else:
        rules = replace(rules, decl_low=3)
        counts = said(rules, piles, sweeps, declared)
    points = counted_round(rules, counts).points
    assert points == tuple(case["expected"]["points"][side]["total"] for side in sides)
    if "primiera" in case["expected"]:
        assert primieras(rules, counts) == tuple(case["expected"]["primiera"][side] for side in sides)


def house_rules(chance: Random) -> dict[str, object]:
    """Some of the rules that change a count."""
    options: dict[str, Sequence[object]] = {
        "primiera_values": ("italian", "descending"),
        "primiera_mode": ("per_suit", "best_four"),
        "primiera_missing": ("disqualify", "partial"),
        "point_primiera": (True, False),
        "seven_point": ("none", "most_sevens"),
        "all_sevens_bonus": (0, 1),
        "ties": ("none", "share"),
        "napola": (False, True),
        "re_bello": (False, True),
        "piccola_cap": (0, 6, 7, 10),
        "grande": (0, 5),
    }
    return {option: chance.choice(values) for option, values in options.items() if chance.random() < 0.5}


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_whatever_piles_there_are_the_points_are_the_engines(seed: int) -> None:
    chance = Random(seed)
    rules = ruleset(chance.choice(list(PRESETS)), **house_rules(chance))
    piles = shared(chance.randint(2, 6), chance, chance.choice((0.0, 0.4, 0.9)))
    sweeps = [chance.randint(0, min(3, len(pile))) for pile in piles]
    counts = said(rules, piles, sweeps)
    expected = count(rules, piles, sweeps)
    assert counted_round(rules, counts).points == tuple(side.total for side in expected)
    whole = completed(counts)
    assert [side.awards for side in scored(rules, whole)] == [side.awards for side in expected]
    takers = tuple(place for place, side in enumerate(expected) if "primiera" in dict(side.awards))
    assert not rules.point_primiera or primiera_takers(rules, whole) == takers


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_what_follows_need_not_be_said(seed: int) -> None:
    chance = Random(seed)
    rules = ruleset(chance.choice(list(PRESETS)))
    piles = shared(chance.randint(2, 4), chance)
    counts = said(rules, piles, [0] * len(piles))
    silent = chance.randrange(len(piles))
    shorter = counts.with_side(silent, cards=None, coins=None, sevens=None)
    assert counted_round(rules, shorter).points == counted_round(rules, counts).points


def test_single_cards_follow_from_coins_runs_and_primiera() -> None:
    all_coins = completed(Counts((SideCount(coins=10), SideCount()))).sides[0]
    assert (all_coins.settebello, all_coins.re_bello, all_coins.grande, all_coins.run) == (True, True, True, 10)
    assert completed(Counts((SideCount(run=7), SideCount()))).sides[0].settebello
    assert not completed(Counts((SideCount(run=6), SideCount()))).sides[0].settebello
    assert completed(Counts((SideCount(best=(SETTEBELLO,)), SideCount()))).sides[0].settebello


def test_a_court_of_the_primiera_is_no_court_in_particular() -> None:
    """Courts are chosen by the picture of one: the knave of coins may be with whoever chose the king's."""
    counts = completed(Counts((SideCount(best=(RE_BELLO, 16, 26, 36)), SideCount(run=7, best=codes("7d 6c 6s 6b")))))
    assert not counts.sides[0].re_bello and not counts.sides[0].grande
    rules = ruleset("scopa_assi_circolo")
    assert contradiction(rules, counts) is None
    assert counted_round(rules, counts.with_side(0, cards=20, coins=3).with_side(1, cards=20, coins=7)).points


# What cannot be. Each case: rules, the two sides, the key of the sentence.
ALL = {"cards": 22, "coins": 6, "settebello": True, "primiera": True}
REST = {"cards": 18, "coins": 4}
NAPOLA = ruleset("scopa_assi_circolo")
GENOA = ruleset("cirulla_genovese")
ESCOBA = ruleset("escoba_clasica")
SEVENS, NO_SEVENS = {"sevens": 3}, {"sevens": 1}


IMPOSSIBLE: list[tuple[str, Ruleset, dict[str, Any], dict[str, Any], str]] = [
    ("two settebelli", PLAIN, ALL, {**REST, "settebello": True}, "both"),
    ("41 cards", PLAIN, ALL, {**REST, "cards": 19}, "over.cards"),
    ("39 cards", PLAIN, ALL, {**REST, "cards": 17}, "under.cards"),
    ("11 coins", PLAIN, ALL, {**REST, "coins": 5}, "over.coins"),
    ("11 coins alone", PLAIN, {**ALL, "coins": 11}, {**REST, "coins": None}, "over.coins"),
    ("9 coins", PLAIN, ALL, {**REST, "coins": 3}, "under.coins"),
    ("5 sevens", ESCOBA, {**ALL, **SEVENS}, {**REST, "sevens": 2}, "over.sevens"),
    ("3 sevens", ESCOBA, {**ALL, **SEVENS}, {**REST, "sevens": 0}, "under.sevens"),
    ("more coins than cards", PLAIN, {**ALL, "cards": 38, "coins": 6}, {"cards": 2, "coins": 4}, "most.coins"),
    ("fewer cards than coins and sevens", ESCOBA, {"cards": 3, "coins": 1, "sevens": 4, "settebello": True},
     {"cards": 37, "coins": 9, "sevens": 0}, "most.sevens"),
    ("two primieras", PLAIN, ALL, {**REST, "primiera": True}, "primieras"),
    ("more sweeps than cards", PLAIN, {**ALL, "cards": 39}, {"cards": 1, "coins": 1, "sweeps": 2}, "sweeps"),
    ("a run without its coins", NAPOLA, {**ALL, "coins": 4, "run": 5}, {**REST, "coins": 6}, "least.coins"),
    ("two runs", NAPOLA, {**ALL, "run": 3}, {**REST, "run": 4}, "both"),
    ("a run that goes on", NAPOLA, {**ALL, "run": 6, "coins": 8}, {**REST, "coins": 2}, "longer"),
    ("the settebello in the other's run", NAPOLA, {**ALL, "run": 0}, {**REST, "coins": 4, "run": 7}, "both"),
    ("the courts of coins with two coins", GENOA, {**ALL, "coins": 8}, {**REST, "coins": 2, "grande": True},
     "most.coins"),
    ("ten in a row with nine coins", NAPOLA, {**ALL, "run": 10, "coins": 9}, {**REST, "coins": 1}, "least.coins"),
    ("declarations of four points", GENOA, {**ALL, "declared": 4}, REST, "declared"),
    ("an opening table for both", GENOA, {**ALL, "table": 1}, {**REST, "table": 2}, "tables"),
    ("an opening table of five", GENOA, {**ALL, "table": 5}, REST, "table"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "first", "second", "key"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE]
)
def test_what_cannot_be_is_refused(rules: Ruleset, first: dict[str, Any], second: dict[str, Any], key: str) -> None:
    if "sevens" in asked(rules):
        first, second = {**SEVENS, **first}, {**NO_SEVENS, **second}
    with pytest.raises(Refused) as refused:
        counted_round(rules, Counts((SideCount(**first), SideCount(**second))))
    assert refused.value.fault.key == f"keeper.fault.{key}"


@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        ("7d 7c 7s 7b", "6d 6c 6s 7b", "both"),
        ("7d 6c 7s 7b", "6d Ac 6s 6b", "nowhere"),  # the seven of cups
        ("7d 7c 7s 7b", "6d 6c 6s", None),  # a suit missing is no contradiction
        ("7d 7c 7s", "6d 6c 6s 6b", "nowhere"),  # the seven of clubs
        ("7d 7c 7s 7b", "Kd 6c 6s 6b", None),
        ("7d 7c 7s 7b", "2d 2c 2s 2b", "least.cards"),  # all but four twos and the courts are with the first
    ],
)
def test_cards_of_the_primiera_must_be_possible(first: str, second: str, key: str | None) -> None:
    counts = Counts((SideCount(20, 8, best=codes(first)), SideCount(20, 2, best=codes(second))))
    if key is None:
        assert counted_round(PLAIN, counts).points[0] >= 2
        return
    with pytest.raises(Refused) as refused:
        counted_round(PLAIN, counts)
    assert refused.value.fault.key == f"keeper.fault.{key}"


def test_a_better_card_that_is_held_must_be_in_the_primiera() -> None:
    counts = Counts((SideCount(22, 6, settebello=True, best=codes("6d 7c")), SideCount()))
    assert contradiction(PLAIN, completed(counts)) == Fault("keeper.fault.better", (0,), SETTEBELLO)


def test_what_is_missing_is_asked_for_in_order() -> None:
    counts, asked_for = Counts.empty(3), []
    answers: list[tuple[int, dict[str, Any]]] = [
        (0, {"cards": 20}), (1, {"cards": 12}), (0, {"coins": 5}), (1, {"coins": 5}),
        (2, {"settebello": False}), (0, {"settebello": True}), (1, {"primiera": True}),
    ]  # fmt: skip
    for side, answer in answers:
        fault = missing(PLAIN, completed(counts))
        asked_for.append((fault.key.rsplit(".")[-1], fault.sides) if fault else None)
        counts = counts.with_side(side, **answer)
    assert asked_for == [
        ("cards", (0,)), ("cards", (1,)), ("coins", (0,)), ("coins", (1,)),
        ("settebello", ()), ("settebello", ()), ("primiera", ()),
    ]  # fmt: skip
    assert missing(PLAIN, completed(counts)) is None
    assert counted_round(PLAIN, counts).points == (2, 1, 0)


@pytest.mark.parametrize(("ties", "points"), [("none", (3, 0)), ("share", (4, 1))])
def test_a_tied_primiera_follows_the_rules_for_ties(ties: str, points: tuple[int, ...]) -> None:
    rules = ruleset(DEFAULT, ties=ties)
    counts = Counts((SideCount(22, 6, settebello=True), SideCount(18, 4)), tied=True)
    assert counted_round(rules, counts).points == points


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_no_number_can_be_changed_alone(seed: int) -> None:
    """Where everything was said truly, one more or less somewhere is never taken."""
    chance = Random(seed)
    rules = ruleset(chance.choice(list(PRESETS)))
    piles = shared(chance.randint(2, 4), chance)
    counts = said(rules, piles, [0] * len(piles))
    side = chance.randrange(len(piles))
    kind = chance.choice([kind for kind in ("cards", "coins", "sevens") if kind in asked(rules)])
    wrong = max(0, getattr(counts.sides[side], kind) + chance.choice((-1, 1)))
    if wrong == getattr(counts.sides[side], kind):
        wrong += 1
    with pytest.raises(Refused):
        counted_round(rules, counts.with_side(side, **{kind: wrong}))
