"""The pages of the rules say all that the engine does, and nothing else."""

import re
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.ruleset import RuleError, Ruleset
from game.engine.variants import PRESETS, ruleset
from game.ui.rulebook.blocks import Paragraph, Table
from game.ui.rulebook.chapters import fitting_seats
from game.ui.sayings import Deck
from tests.ui.rulebooks import OPTIONS, changed, doings, everything, values_of, written

DECKS: tuple[Deck, ...] = ("italian", "spanish", "french")
RAW = re.compile(r"[{}]|\b[a-z_]+\.[a-z_]+\b")
CIRULLA = "cirulla_genovese"

IN_EFFECT: Mapping[str, tuple[str, dict[str, object]]] = {
    "four_player_pattern": ("scopa_assi_circolo", {}),
    "next_pattern": ("scopa_classica", {"players": (2, 4), "pattern": ("P3", "T4")}),
    "table_30": ("escoba_clasica", {}),
    "table_low": (CIRULLA, {}),
    "ace_on_empty": ("scopa_assi_libera", {}),
    "ace_first_play": ("scopa_assi_libera", {}),
    "ace_sweep": ("scopa_assi_libera", {}),
    "napola_all_ten": ("scopa_classica", {"napola": True}),
    "decl_hand_open": (CIRULLA, {}),
    "matta": (CIRULLA, {}),
    "matta_persists": (CIRULLA, {}),
}
"""Rules under which an option that depends on others has an effect; classic Scopa for the rest."""


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_is_written_in_full(preset: str, deck: Deck) -> None:
    rules = ruleset(preset)
    for seats in rules.tables:
        said = everything(rules, seats, deck)
        assert not [text for text in said if RAW.search(text) or not text.strip()]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_is_told_apart(option: str) -> None:
    preset, others = IN_EFFECT.get(option, ("scopa_classica", {}))
    seats = 4 if option == "four_player_pattern" else 2
    said = {everything(ruleset(preset, **{**others, option: value}), seats): value for value in values_of(option)}
    assert list(said.values()) == list(values_of(option))
    assert not [text for one in said for text in one if RAW.search(text)]


@settings(max_examples=80, deadline=None)
@given(changed(), st.sampled_from((2, 3, 4, 6)))
def test_whatever_is_played_otherwise_reads_otherwise(pair: tuple[Ruleset, Ruleset], wished: int) -> None:
    one, other = pair
    seats = fitting_seats(one, wished)
    if everything(one, seats) == everything(other, seats):
        assert list(doings(one, seats)) == list(doings(other, seats))


def test_rules_of_people_s_own_need_no_preset() -> None:
    rules = Ruleset(pattern=("P5", "T10"), next_pattern=("P5",), players=(2, 3), capture_rule="fifteen", redeal_kings=3)
    said = everything(rules)
    assert not [text for text in said if RAW.search(text)]
    assert "five to each player and ten face up on the table" in " ".join(said)
    assert "house" not in [chapter.key for chapter in written(rules)]


def test_unknown_games_still_raise() -> None:
    with pytest.raises(RuleError):
        ruleset("briscola")


def test_a_preset_has_no_house_rules() -> None:
    for preset in PRESETS:
        assert "house" not in [chapter.key for chapter in written(ruleset(preset))]


def test_house_rules_are_told_with_what_they_replace() -> None:
    rules = ruleset("scopa_classica", must_capture=False, re_bello=True)
    house = next(chapter for chapter in written(rules) if chapter.key == "house")
    paragraphs = [block.text for block in house.blocks if isinstance(block, Paragraph)]
    assert paragraphs == [
        "This is where your rules differ from “Classic Scopa”.",
        "Nobody is forced to take: a card that could take may be laid down instead.",
        "Re bello: the side with the king of coins; worth 1.",
        "Nobody is forced to play a card that takes; but if the card you play can take, it must.",
    ]


@pytest.mark.parametrize(("wished", "given_"), [(2, 2), (3, 2), (4, 4), (6, 4)])
def test_the_nearest_table_is_described(wished: int, given_: int) -> None:
    assert fitting_seats(ruleset("scopa_assi_circolo"), wished) == given_


@pytest.mark.parametrize(("preset", "seats", "chosen"), [("scopa_classica", 4, 2), ("scopone_scientifico", 4, None)])
def test_the_own_table_is_marked_among_several(preset: str, seats: int, chosen: int | None) -> None:
    deal = next(chapter for chapter in written(ruleset(preset), seats) if chapter.key == "deal")
    table = next(block for block in deal.blocks if isinstance(block, Table))
    assert table.chosen == chosen
