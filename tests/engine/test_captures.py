"""The finder of captures against brute force, and its speed by counting."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.captures import captures, is_sweep, plays, sets_adding_to, value
from game.engine.cards import DECK, MATTA, Card, parse, rank
from game.engine.ruleset import ALLOWED, Ruleset
from game.engine.variants import PRESETS, ruleset
from tests.engine.matches import pack

Sets = set[tuple[Card, ...]]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse, text.split()))


def brute_force(table: tuple[Card, ...], card: Card, rules: Ruleset, matta: int | None, first_play: bool) -> Sets:
    """The rules of captures word for word, over all subsets of the table."""
    worth = value(card, matta)
    lying = {other: value(other, matta if rules.matta_persists else None) for other in table}
    power = rules.ace_power != "none" and worth == 1 and not (first_play and rules.ace_first_play == "plain")
    if power and not (rules.ace_power == "all_unless_ace" and 1 in lying.values()):
        return {tuple(sorted(table))} if table else ({()} if rules.ace_on_empty == "self" else set())
    subsets = [chosen for size in range(1, len(table) + 1) for chosen in combinations(sorted(table), size)]
    simple = {s for s in subsets if sum(map(lying.__getitem__, s)) == worth and rules.capture_rule != "fifteen"}
    fifteen = {s for s in subsets if sum(map(lying.__getitem__, s)) == 15 - worth and rules.capture_rule != "sum"}
    if rules.match_first and any(len(s) == 1 for s in simple):
        simple = {s for s in simple if len(s) == 1}
    if rules.sum_choice == "fewest":
        simple = {s for s in simple if len(s) == min(map(len, simple))}
        if rules.capture_rule == "fifteen":
            fifteen = {s for s in fifteen if len(s) == min(map(len, fifteen))}
    return simple | fifteen


def capture_rules(chance: Random) -> Ruleset:
    """Any combination of the options that captures depend on."""
    names = (
        "capture_rule",
        "match_first",
        "sum_choice",
        "ace_power",
        "ace_on_empty",
        "ace_first_play",
        "matta_persists",
    )
    allowed = {name: values for name in names if isinstance(values := ALLOWED[name], tuple)}
    assert len(allowed) == len(names)
    return ruleset("scopa_classica", **{name: chance.choice(values) for name, values in allowed.items()})


@settings(max_examples=200)
@given(st.integers(0, 2**32), st.integers(0, 10))
def test_finder_equals_brute_force(seed: int, size: int) -> None:
    chance = Random(seed)
    card, *rest = pack(chance)
    rules, matta = capture_rules(chance), chance.choice([None, *range(1, 11)])
    table, first_play = tuple(rest[:size]), chance.random() < 0.3
    found = captures(table, card, rules, matta=matta, first_play=first_play)
    assert len(set(found)) == len(found)
    assert all(list(taken) == sorted(taken) for taken in found)
    assert set(found) == brute_force(table, card, rules, matta, first_play)


@given(st.integers(0, 2**32), st.integers(4, 14))
def test_large_tables_give_as_many_sets_as_there_are(seed: int, total: int) -> None:
    table = sorted(pack(Random(seed))[:30])
    ways = [1] + [0] * total
    for card in table:
        for reached in range(total, rank(card) - 1, -1):
            ways[reached] += ways[reached - rank(card)]
    found = sets_adding_to(table, list(map(rank, table)), total)
    assert len(found) == len(set(found)) == ways[total]


class Counted(int):
    """A value that counts how often anything is taken away from a total because of it."""

    subtractions = 0

    def __rsub__(self, other: int) -> int:
        Counted.subtractions += 1
        return int(other) - int(self)


def test_work_grows_with_the_sets_and_not_with_the_subsets() -> None:
    courts_and_an_ace = [*(card for card in DECK if rank(card) >= 8), *cards("Ad 2c 2s 4b")]
    Counted.subtractions = 0
    found = sets_adding_to(courts_and_an_ace, [Counted(rank(card)) for card in courts_and_an_ace], 9)
    assert len(found) == 9
    assert Counted.subtractions <= len(found) * len(courts_and_an_ace)


def test_equal_table_cards_are_different_cards() -> None:
    rules = ruleset("scopa_classica")
    assert captures(cards("5c 5s"), parse("5d"), rules) == (cards("5c"), cards("5s"))
    assert len(captures(cards("2d 2c 2s 2b"), parse("4d"), rules)) == 6


def test_ace_waits_or_goes_to_its_owner_on_a_bare_table() -> None:
    assert captures((), parse("Ad"), ruleset("scopa_assi_libera")) == ()
    assert captures((), parse("Ad"), ruleset("scopa_assi_circolo")) == ((),)
    assert not is_sweep((), parse("Ad"), (), ruleset("scopa_assi_circolo", ace_sweep="always"))


def test_matta_worth_one_is_an_ace_in_hand_and_on_the_table() -> None:
    rules = ruleset("cirulla_genovese")
    table = cards("Js 4d 3b")
    assert captures(table, MATTA, rules, matta=1) == (tuple(sorted(table)),)
    assert captures((*table, MATTA), parse("Ad"), rules, matta=1) == ((MATTA,),)
    forgetful = ruleset("cirulla_genovese", matta_persists=False)
    assert captures((*table, MATTA), parse("Ad"), forgetful, matta=1) == (tuple(sorted((*table, MATTA))),)


@pytest.mark.parametrize(
    ("sweep", "table", "scores"),
    [
        ("never", "Ac", False),
        ("never", "5c Ks", False),
        ("natural", "Ac", True),
        ("natural", "5c Ks", False),
        ("always", "Ac", True),
        ("always", "5c Ks", True),
    ],
)
def test_ace_sweeps(sweep: str, table: str, scores: bool) -> None:
    rules = ruleset("scopa_assi_libera", ace_sweep=sweep)
    assert is_sweep(cards(table), parse("Ad"), tuple(sorted(cards(table))), rules) == scores


def test_natural_ace_sweep_by_fifteen() -> None:
    rules = ruleset("cirulla_genovese", ace_sweep="natural")
    assert is_sweep(cards("Kc 4s"), parse("Ad"), cards("Kc 4s"), rules)
    assert not is_sweep(cards("Kc 5s"), parse("Ad"), cards("Kc 5s"), rules)


def test_ace_power_options_do_nothing_without_the_power() -> None:
    rules = ruleset("scopa_classica", ace_on_empty="self", ace_first_play="forbidden", ace_sweep="never")
    assert captures((), parse("Ad"), rules) == ()
    assert {play.card for play in plays(cards("Ad 5c 7s"), (), rules, first_play=True)} == set(cards("Ad 5c 7s"))
    assert is_sweep(cards("Ac"), parse("Ad"), cards("Ac"), rules)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("last", [False, True])
def test_sweep_with_the_last_card_follows_the_rules_of_the_game(preset: str, last: bool) -> None:
    rules = ruleset(preset)
    assert is_sweep(cards("5c"), parse("Kd"), cards("5c"), rules, last=last) == (
        not last or preset in ("scopone_scientifico", "scopa_spagnola")
    )
