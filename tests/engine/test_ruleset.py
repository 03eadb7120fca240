"""Every option has its allowed values, every preset says what the table of presets says."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.play import start
from game.engine.ruleset import OPTIONS, RuleError, Ruleset
from game.engine.variants import PRESETS, ruleset

PAGE = json.loads((Path(__file__).parents[1] / "data" / "presets.json").read_text("utf-8"))


def plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize("preset", sorted({*PRESETS, *PAGE["presets"]}))
def test_preset_is_what_the_rules_say(preset: str) -> None:
    expected = {**PAGE["base"], **PAGE["presets"][preset]}
    rules = ruleset(preset)
    assert {option: plain(getattr(rules, option)) for option in OPTIONS} == expected
    assert rules.tables == rules.players
    assert rules.target in rules.targets


def test_every_family_recommends_a_game() -> None:
    families = {preset.family for preset in PRESETS.values()}
    assert {preset.family for preset in PRESETS.values() if preset.recommended} == families


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"wild": 1}, "rule.option"),
        ({"preset": "scopa_bar"}, "rule.option"),
        ({"target": 0}, "rule.value"),
        ({"target": 1000}, "rule.value"),
        ({"target": True}, "rule.value"),
        ({"target": 11.0}, "rule.value"),
        ({"target": [11]}, "rule.value"),
        ({"must_capture": 1}, "rule.value"),
        ({"redeal_kings": 2}, "rule.value"),
        ({"all_sevens_bonus": True}, "rule.value"),
        ({"ties": "coin"}, "rule.value"),
        ({"ties": None}, "rule.value"),
        ({"players": []}, "rule.value"),
        ({"players": [2, 2]}, "rule.value"),
        ({"players": [5]}, "rule.value"),
        ({"players": [[2]]}, "rule.value"),
        ({"players": 2}, "rule.value"),
        ({"pattern": ["P0"]}, "rule.value"),
        ({"pattern": ["X3"]}, "rule.value"),
        ({"pattern": []}, "rule.value"),
        ({"pattern": ["P100"]}, "rule.value"),
        ({"pattern": ["T40"]}, "rule.deal"),
        ({"pattern": ["P9"]}, "rule.deal"),
        ({"pattern": ["P3"], "next_pattern": []}, "rule.deal"),
    ],
)
def test_refusals(options: dict[str, object], key: str) -> None:
    with pytest.raises(RuleError) as refusal:
        ruleset("scopa_classica", **options)
    assert refusal.value.key == key
    assert refusal.value.values["allowed" if key != "rule.deal" else "pattern"]


def test_unknown_game_is_refused_and_the_games_are_named() -> None:
    with pytest.raises(RuleError) as refusal:
        ruleset("bridge")
    assert refusal.value.key == "rule.preset" and "scopa_classica" in str(refusal.value.values["allowed"])


@pytest.mark.parametrize(
    ("seats", "dealer", "key"), [(5, 0, "rule.players"), (1, 0, "rule.players"), (2, 2, "rule.dealer")]
)
def test_impossible_tables_are_refused(seats: int, dealer: int, key: str) -> None:
    with pytest.raises(RuleError) as refusal:
        start(Ruleset(), seats, dealer)
    assert refusal.value.key == key


def test_a_deal_may_suit_some_numbers_of_players_only() -> None:
    assert ruleset("scopa_classica", pattern=["P10"], next_pattern=[]).tables == (4,)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda inner: st.lists(inner, max_size=3)
)


@given(st.dictionaries(st.sampled_from(OPTIONS) | st.text(), JSON, max_size=3))
def test_any_options_give_rules_or_a_refusal(options: dict[str, object]) -> None:
    try:
        assert isinstance(ruleset("scopa_classica", **options), Ruleset)
    except RuleError as error:
        assert error.key.startswith("rule.")
