"""House rules are offered where they make sense, and only there."""

from random import Random

import pytest

from game.engine.ruleset import ALLOWED, OPTIONS
from game.engine.variants import PRESETS, ruleset
from game.match.options import FIXED, HOUSE_RULES, WANTED, Situation, changed, is_switch, offered, values, wanted


def situation(preset: str, **options: object) -> Situation:
    rules = ruleset(preset, **options)
    return Situation(rules, ruleset(preset), rules.tables[0])


def names(preset: str, **options: object) -> set[str]:
    return {rule.option for rule in offered(situation(preset, **options))}


def test_every_option_is_a_house_rule_or_fixed() -> None:
    listed = [rule.option for rule in HOUSE_RULES]
    assert sorted([*listed, *FIXED]) == sorted(OPTIONS)
    assert all(len(values(option)) > 1 for option in listed)


def test_what_is_asked_for_most_can_be_switched() -> None:
    assert all(is_switch(option) for option in WANTED)
    for preset in PRESETS:
        now = situation(preset)
        assert len(wanted(now, 4)) == 4 and set(wanted(now, 4)) <= names(preset)


@pytest.mark.parametrize(
    ("preset", "options", "there", "absent"),
    [
        ("scopa_classica", {}, "napola must_capture ties", "ace_power ace_sweep matta decl_low grande table_award"),
        ("scopa_classica", {}, "redeal_kings primiera_missing", "napola_all_ten seven_point cappotto redeal_aces"),
        ("scopa_classica", {"napola": True}, "napola_all_ten", ""),
        ("scopa_classica", {"point_primiera": False}, "point_primiera", "primiera_values primiera_mode"),
        ("scopa_classica", {"ace_power": "all"}, "ace_power ace_sweep", "redeal_three_aces"),
        ("scopa_spagnola", {}, "primiera_mode", "primiera_missing"),
        ("scopone_scientifico", {}, "last_play_sweep", "redeal_kings redeal_three_equal table_award"),
        ("scopa_assi_libera", {}, "ace_power ace_on_empty ace_first_play ace_sweep redeal_aces", "redeal_kings"),
        ("scopa_assi_libera", {"ace_power": "none"}, "ace_power", "ace_on_empty ace_first_play ace_sweep"),
        ("escoba_clasica", {}, "seven_point all_sevens_bonus table_award table_30", "match_first last_play_sweep"),
        ("escoba_breve", {}, "table_award", "table_30 table_low matta"),
        ("cirulla_genovese", {}, "matta matta_persists decl_hand_open grande piccola_cap table_low", "napola re_bello"),
        ("cirulla_genovese", {"decl_low": 0, "decl_three": 0}, "decl_low matta", "decl_hand_open matta_persists"),
        ("cirulla_breve", {}, "ace_power matta", "ace_sweep table_30 matta_persists"),
    ],
)
def test_only_what_makes_sense_is_offered(preset: str, options: dict[str, object], there: str, absent: str) -> None:
    found = names(preset, **options)
    assert set(there.split()) <= found
    assert not set(absent.split()) & found


def test_changes_are_counted_against_the_chosen_rules() -> None:
    assert changed(situation("scopa_classica")) == ()
    assert changed(situation("scopa_classica", target=51)) == ()
    assert changed(situation("scopa_classica", napola=True, re_bello=True)) == ("napola", "re_bello")
    assert changed(situation("scopa_classica", ace_sweep="always")) == ()
    assert changed(situation("scopa_classica", capture_rule="fifteen")) == ("capture_rule",)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_any_choice_of_what_is_offered_can_be_played(preset: str) -> None:
    random = Random(preset)
    options: dict[str, object] = {}
    for _ in range(40):
        now = situation(preset, **options)
        option = random.choice(offered(now)).option
        options[option] = random.choice(values(option))
        assert options[option] in ALLOWED[option]  # type: ignore[operator]
    assert situation(preset, **options).rules.tables == ruleset(preset).tables
