"""Stepping, pointing and building reach every capture set."""

from hypothesis import given
from hypothesis import strategies as st

from game.engine.actions import Play
from game.engine.captures import captures
from game.engine.cards import DECK, parse
from game.engine.variants import ruleset
from game.ui.table.choices import CROWDED, Choice, choices

SEVEN = Choice(parse("7s"), ((parse("4d"), parse("3b")), (parse("5c"), parse("2s"))), False)


def test_one_set_is_meant_at_once_two_must_be_chosen() -> None:
    alone = Choice(SEVEN.card, SEVEN.sets[:1], False)
    assert alone.meant == Play(SEVEN.card, SEVEN.sets[0]) == alone.only
    assert SEVEN.meant is None and SEVEN.only is None


def test_stepping_goes_round_both_ways() -> None:
    assert [SEVEN.step(1).armed, SEVEN.step(1).step(1).armed, SEVEN.step(1).step(1).step(1).armed] == [0, 1, 0]
    assert SEVEN.step(-1).armed == 1


def test_pointing_at_a_card_means_its_set_and_elsewhere_changes_nothing() -> None:
    assert SEVEN.point(parse("2s")).armed == 1
    assert SEVEN.point(parse("2s")).point(parse("Kd")).armed == 1
    assert SEVEN.point(None).armed is None


def test_a_card_that_takes_nothing_means_to_lie_down() -> None:
    assert Choice(3, (), True).meant == Play(3, None)
    assert Choice(3, (), False).meant is None


@given(st.sets(st.sampled_from(DECK), min_size=8, max_size=20), st.sampled_from(("escoba_clasica", "cirulla_genovese")))
def test_building_card_by_card_reaches_every_set(table: set[int], preset: str) -> None:
    card = min(set(DECK) - table)
    sets = captures(sorted(table), card, ruleset(preset))
    choice = Choice(card, sets, False)
    for index, wanted in enumerate(sets[:12]):
        built = choice
        for taken in wanted:
            assert taken in built.open_cards
            built = built.pick(taken)
        assert built.built == set(wanted) and built.armed == index
        assert built.crowded == (len(sets) > CROWDED)


def test_choices_gather_the_plays_of_each_card() -> None:
    legal = (Play(1, (2, 3)), Play(1, (4,)), Play(5), Play(6, (7,)), Play(6))
    found = choices(legal)
    assert found[1].sets == ((4,), (2, 3)) and not found[1].may_lay
    assert found[5].sets == () and found[5].may_lay
    assert found[6].plays == (Play(6, (7,)), Play(6))
