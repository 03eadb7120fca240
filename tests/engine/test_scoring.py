"""The count, award by award, and every way in which a match may end or go on."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.cards import DECK, Card, parse, rank, suit
from game.engine.scoring import (
    PRIMIERA_VALUES,
    coin_run,
    count,
    leader,
    outright,
    primiera_cards,
    primiera_total,
)
from game.engine.variants import ruleset
from tests.engine.matches import pack


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse, text.split()))


def rest(pile: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in DECK if card not in pile)


def awards(pile: str, **options: object) -> dict[str, int]:
    """The awards of the side that holds these cards while the other holds all others."""
    own = cards(pile)
    return dict(count(ruleset("scopa_bar", **options), (own, rest(own)), (0, 0))[0].awards)


@pytest.mark.parametrize(
    ("options", "pile", "expected"),
    [
        ({}, "7d", {"settebello": 1}),
        ({}, "Ad 2d 3d", {}),
        ({"napola": True}, "Ad 2d", {}),
        ({"napola": True}, "Ad 2d 3d", {"napola": 3}),
        ({"napola": True}, "Ad 2d 3d 5d", {"napola": 3}),
        ({"napola": True}, "Ad 2d 3d 4d 5d 6d 7d Jd Cd", {"coins": 1, "settebello": 1, "napola": 9}),
        ({"piccola_cap": 6}, "Ad 2d 3d 4d 5d 6d 7d", {"coins": 1, "settebello": 1, "piccola": 6}),
        ({"piccola_cap": 10}, "Ad 2d 3d 4d 5d 6d 7d", {"coins": 1, "settebello": 1, "piccola": 7}),
        ({"grande": 5}, "Jd Cd Kd", {"grande": 5}),
        ({"grande": 5}, "Jd Cd Kc", {}),
        ({"re_bello": True}, "Kd", {"re_bello": 1}),
        ({"seven_point": "most_sevens"}, "7c 7s 7b", {"sevens": 1}),
        ({"all_sevens_bonus": 1}, "7c 7s 7b", {}),
        ({"all_sevens_bonus": 1}, "7d 7c 7s 7b", {"settebello": 1, "all_sevens": 1, "primiera": 1}),
    ],
)
def test_award(options: dict[str, object], pile: str, expected: dict[str, int]) -> None:
    assert awards(pile, **options) == expected


def test_each_part_of_the_total_has_its_name_in_the_order_of_the_rules() -> None:
    rules = ruleset("cirulla_genovese", napola=True, re_bello=True, seven_point="most_sevens", all_sevens_bonus=1)
    side = count(rules, (DECK, ()), (2, 0), (13, 0), (1, 0))[0]
    expected = [
        ("cards", 1), ("coins", 1), ("settebello", 1), ("primiera", 1), ("sweeps", 2), ("sevens", 1),
        ("all_sevens", 1), ("napola", 10), ("re_bello", 1), ("piccola", 6), ("grande", 5), ("declared", 13),
        ("table", 1),
    ]  # fmt: skip
    assert list(side.awards) == expected
    assert side.total == sum(points for _, points in expected)


@given(st.integers(0, 2**32), st.sampled_from(["none", "share"]))
def test_ties_give_nothing_or_are_shared(seed: int, ties: str) -> None:
    chance = Random(seed)
    deck = pack(chance)
    cuts = sorted(chance.choices(range(41), k=2))
    piles = (deck[: cuts[0]], deck[cuts[0] : cuts[1]], deck[cuts[1] :])
    rules = ruleset("scopa_bar", ties=ties, seven_point="most_sevens")
    sides = count(rules, piles, (0, 0, 0))
    for award, numbers in {
        "cards": [side.cards for side in sides],
        "coins": [side.coins for side in sides],
        "primiera": [side.primiera or 0 for side in sides],
        "sevens": [side.sevens for side in sides],
    }.items():
        top = [number == max(numbers) > 0 for number in numbers]
        expected = top if ties == "share" or sum(top) == 1 else [False] * 3
        assert [award in dict(side.awards) for side in sides] == expected


@given(
    st.integers(0, 2**32),
    st.integers(0, 12),
    st.sampled_from(["italian", "descending"]),
    st.sampled_from(["per_suit", "best_four"]),
    st.sampled_from(["disqualify", "partial"]),
)
def test_primiera_is_the_best_choice_there_is(seed: int, size: int, values: str, mode: str, missing: str) -> None:
    pile = pack(Random(seed))[:size]
    rules = ruleset("scopa_bar", primiera_values=values, primiera_mode=mode, primiera_missing=missing)
    worth = {card: PRIMIERA_VALUES[values][rank(card) - 1] for card in pile}
    suits = [[card for card in pile if suit(card) == one] for one in range(4)]
    held = [cards_of for cards_of in suits if cards_of]
    if mode == "best_four":
        best = max(sum(map(worth.__getitem__, four)) for four in combinations(pile, min(4, size)))
    elif len(held) == 4 or missing == "partial":
        best = max(sum(map(worth.__getitem__, choice)) for choice in product(*held))
    else:
        best = 0
    chosen = primiera_cards(pile, rules)
    assert (primiera_total(chosen, rules) or 0) == best
    assert set(chosen) <= set(pile) and len(set(chosen)) == len(chosen) <= 4


def test_primiera_extremes() -> None:
    rules = ruleset("scopa_bar")
    assert primiera_total(primiera_cards(cards("7d 7c 7s 7b"), rules), rules) == 84
    assert primiera_total(primiera_cards(cards("Kd Jc Cs Kb"), rules), rules) == 40


def test_run_of_coins_stops_at_the_first_gap() -> None:
    for length in range(11):
        pile = tuple(card for card in DECK[:10] if card != length)
        assert coin_run(pile) == (length if length >= 3 else 0)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({}, None),
        ({"cappotto": "wins_match"}, "cappotto"),
        ({"napola": True}, None),
        ({"napola_all_ten": "wins_match"}, None),
        ({"napola": True, "napola_all_ten": "wins_match"}, "napola"),
    ],
)
def test_all_ten_coins_win_the_match_where_the_rules_say_so(options: dict[str, object], reason: str | None) -> None:
    rules = ruleset("scopa_bar", **options)
    assert outright(rules, (rest(DECK[:10]), DECK[:10])) == (None if reason is None else (1, reason))
    assert outright(rules, (DECK[:9], DECK[9:])) is None


@pytest.mark.parametrize(
    ("totals", "lowest", "winner"),
    [
        ((10, 9), False, None),
        ((11, 9), False, 0),
        ((11, 11), False, None),
        ((14, 14), False, None),
        ((13, 12), False, 0),
        ((11, 13, 13), False, None),
        ((11, 13, 12), False, 1),
        ((10, 3), True, None),
        ((11, 3), True, 1),
        ((11, 3, 3), True, None),
        ((11, 11), True, None),
        ((11, 4, 3), True, 2),
    ],
)
def test_end_of_the_match(totals: tuple[int, ...], lowest: bool, winner: int | None) -> None:
    assert leader(ruleset("scopa_bar", lowest_wins=lowest), totals) == winner
