"""What cards and sets of them are called."""

import re

import pytest

from game.engine.cards import DECK
from game.engine.variants import PRESETS, ruleset
from game.match.i18n import joined
from game.ui.sayings import (
    Deck,
    a_value,
    brings,
    card_name,
    cards_list,
    falling,
    leaves,
    rank_name,
    sum_text,
    sweep_word,
    the_card,
    the_rank,
)
from tests.ui.positions import ENGLISH, cards, one


@pytest.mark.parametrize(
    ("code", "deck", "name", "sentence"),
    [
        ("7b", "italian", "seven of clubs", "the seven of clubs"),
        ("7d", "italian", "settebello", "the settebello"),
        ("7d", "french", "settebello", "the settebello"),
        ("Ac", "italian", "ace of cups", "the ace of cups"),
        ("Jd", "italian", "knave of coins", "the knave of coins"),
        ("Jd", "spanish", "knave of coins", "the knave of coins"),
        ("Jd", "french", "jack of diamonds", "the jack of diamonds"),
        ("Cs", "french", "queen of spades", "the queen of spades"),
        ("Kc", "french", "king of hearts", "the king of hearts"),
    ],
)
def test_names_of_cards(code: str, deck: Deck, name: str, sentence: str) -> None:
    assert card_name(ENGLISH, one(code), deck) == name
    assert the_card(ENGLISH, one(code), deck) == sentence


def test_every_card_of_every_deck_has_a_name() -> None:
    for deck in ("italian", "spanish", "french"):
        for card in DECK:
            texts = rank_name(ENGLISH, card, deck), the_rank(ENGLISH, card, deck), card_name(ENGLISH, card, deck)
            assert not [text for text in texts if re.search(r"[{}.]", text)]
        assert len({card_name(ENGLISH, card, deck) for card in DECK}) == len(DECK)


@pytest.mark.parametrize(("value", "text"), [(1, "an ace"), (6, "a six"), (9, "a knight")])
def test_values_take_the_right_article(value: int, text: str) -> None:
    assert a_value(ENGLISH, value) == text


@pytest.mark.parametrize(
    ("codes", "text"),
    [
        ("4d", "four"),
        ("4d3b", "four and three"),
        ("Ad5c2s", "ace, five and two"),
        ("5d5c", "two fives"),
        ("6s2d6c2b6b", "three sixes and two twos"),
        ("7d7cKd", "the settebello, seven and king"),
        ("7c7d7s", "two sevens and the settebello"),
        ("", ""),
    ],
)
def test_lists_of_cards(codes: str, text: str) -> None:
    assert cards_list(ENGLISH, cards(codes)) == text


def test_joining() -> None:
    assert joined(ENGLISH, ["a"]) == "a"
    assert joined(ENGLISH, ["a", "b", "c"]) == "a, b and c"


def test_falling_goes_from_the_highest_rank() -> None:
    assert falling(cards("Ad5c2s")) == cards("5c2sAd")


@pytest.mark.parametrize(
    ("preset", "code", "taken", "worth", "text"),
    [
        ("scopa_classica", "7c", "4d3b", 7, "7 = 4 + 3"),
        ("scopa_classica", "7c", "2d4cAb", 7, "7 = 4 + 2 + 1"),
        ("scopa_classica", "Kd", "Kc", 10, "10 = 10"),
        ("escoba_clasica", "7c", "5d3b", 7, "7 + 5 + 3 = 15"),
        ("cirulla_genovese", "5d", "Kc", 5, "5 + 10 = 15"),
        ("cirulla_genovese", "5d", "3c2c", 5, "5 = 3 + 2"),
        ("cirulla_genovese", "7c", "3d", 3, "3 = 3"),
        ("scopa_assi_libera", "Ad", "Kc4c", 1, "the ace takes all"),
        ("scopa_assi_libera", "Ad", "As", 1, "1 = 1"),
        ("scopa_assi_circolo", "Ad", "", 1, "the ace alone"),
    ],
)
def test_sums(preset: str, code: str, taken: str, worth: int, text: str) -> None:
    assert sum_text(ENGLISH, ruleset(preset), one(code), cards(taken), worth) == text


def test_a_matta_on_the_table_counts_as_it_was_declared() -> None:
    rules = ruleset("cirulla_genovese")
    assert sum_text(ENGLISH, rules, one("5d"), cards("7c3d"), 5, matta=2) == "5 = 3 + 2"


def test_laying_down_has_words() -> None:
    assert sum_text(ENGLISH, ruleset("scopa_libera"), one("5d"), None, 5) == "lay it down"


@pytest.mark.parametrize(
    ("codes", "deck", "text"),
    [
        ("7c4d3b", "italian", "3 cards, 1 coin"),
        ("7s4d3d7d", "italian", "4 cards, 3 coins, the settebello"),
        ("Ac", "italian", "1 card"),
        ("5d5c", "french", "2 cards, 1 diamond"),
    ],
)
def test_what_cards_bring(codes: str, deck: Deck, text: str) -> None:
    assert brings(ENGLISH, cards(codes), deck) == text


@pytest.mark.parametrize(
    ("taken", "sweep", "text"),
    [
        ("4d3b", True, "leaves ace, five and two"),
        ("4d3bAd5c2s", True, "leaves the table bare: a sweep"),
        ("4d3bAd5c2s", False, "leaves the table bare"),
    ],
)
def test_what_a_capture_leaves(taken: str, sweep: bool, text: str) -> None:
    assert leaves(ENGLISH, cards("4d3bAd5c2s"), cards(taken), sweep) == text


def test_every_game_has_its_word_for_a_sweep() -> None:
    called = {preset: sweep_word(ENGLISH, ruleset(preset)) for preset in PRESETS}
    assert {preset for preset, word in called.items() if word == "Escoba!"} == {"escoba_clasica", "escoba_breve"}
    assert set(called.values()) == {"Scopa!", "Escoba!"}
