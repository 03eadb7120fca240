"""Counting a round by category: filled in, refused, and the primiera on pictures of cards."""

import pytest

from game.ui.draw import Sprite
from game.ui.scenes.scene import Sound
from game.ui.scoring.primiera import THEIRS
from tests.ui.positions import labels
from tests.ui.test_scorekeeper import fresh, said, texts
from tests.ui.test_scorekeeper_by_hand import Hand


def test_the_keyboard_alone_counts_a_round() -> None:
    keeper = fresh(2)
    keeper.choose("way", 1, 2)
    while keeper.form.focus != "say-cards":
        keeper.key("tab")
    keeper.type("22")
    keeper.key("tab")
    keeper.type("5")
    keeper.key("tab", "space", "tab", "space", "tab", "tab")
    assert keeper.form.focus == "say-sweeps"
    keeper.type("2")
    keeper.key("enter")
    assert (keeper.scene.desk.side, keeper.form.focus) == (1, "say-cards")
    keeper.key("enter")
    assert keeper.tally.rounds[0].points == (5, 0)


def test_what_is_left_is_filled_in_and_said() -> None:
    keeper = fresh(2)
    keeper.choose("way", 1, 2)
    assert "40 left" in texts(keeper)
    keeper.number("say-cards", 22)
    assert "40 left" not in texts(keeper)
    keeper.click("next")
    assert keeper.find("say-cards").text == "18"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ({"cards": 23}, {"cards": 18}, "That would be 41 cards; a pack has 40."),
        ({"cards": 21}, {"cards": 18}, "The cards add to 39; all 40 must be somewhere."),
        ({"coins": 11}, {}, "That would be 11 coins; there are ten."),
        ({"settebello": 1}, {"settebello": 1}, "Anna and Marco cannot both have the settebello."),
        ({"cards": 38, "coins": 7}, {"coins": 3}, "Marco can have at most 2 coins if the rest is right."),
    ],
)
def test_a_split_that_cannot_be_is_refused(first: dict[str, int], second: dict[str, int], sentence: str) -> None:
    keeper = fresh(2)
    keeper.choose("way", 1, 2)
    whole = {"cards": 22, "coins": 6, "settebello": 1, "primiera": 1}
    for side, numbers in enumerate(({**whole, **first}, second)):
        keeper.click(f"side:{side}")
        for category, number in numbers.items():
            if category in ("cards", "coins"):
                keeper.number(f"say-{category}", number)
            else:
                keeper.click(f"say-{category}")
    before = keeper.tally
    keeper.scene.take_commands()
    keeper.click("finish")
    assert said(keeper) == sentence
    assert keeper.tally == before and keeper.tally.rounds == ()
    assert Sound("refuse") in keeper.scene.take_commands()


def test_points_given_before_are_not_lost_in_a_count() -> None:
    keeper = fresh(2)
    keeper.click("quick:1")
    keeper.choose("way", 1, 2)
    keeper.click("finish")
    assert said(keeper).startswith("Points were already given in this deal")
    assert keeper.tally.standings == (1, 0)


# The primiera.


def pick(keeper: Hand, *cells: int) -> None:
    for cell in cells:
        keeper.click(f"card:{cell}")


def test_the_better_cards_take_the_point() -> None:
    keeper = fresh(2)
    pick(keeper, 0, 9, 16, 26)
    keeper.choose("whose", 1, 2)
    pick(keeper, 1, 8, 19)
    assert "the point is for Anna" in texts(keeper) and "a suit missing: no primiera" in texts(keeper)
    pick(keeper, 25)
    shown = texts(keeper)
    assert {"21 + 18 + 21 + 16", "76", "18 + 21 + 15 + 18", "72", "the point is for Anna"} <= set(shown)


def test_cards_of_others_stand_back_and_cannot_be_taken() -> None:
    keeper = fresh(2)
    pick(keeper, 0)
    keeper.choose("whose", 1, 2)
    dims = {item.key: item.dim for item in keeper.scene.items() if isinstance(item, Sprite)}
    assert [key for key, dim in dims.items() if dim == THEIRS] == ["card:0:7d"] and set(dims.values()) == {0.0, THEIRS}
    pick(keeper, 0)
    assert said(keeper) == "The settebello is with Anna already."
    assert keeper.scene.desk.current.counts.sides[1].best == ()


def test_one_card_of_a_suit_and_three_courts_for_three_sides() -> None:
    keeper = fresh()
    pick(keeper, 0, 1, 1, 7)
    assert len(keeper.scene.desk.current.counts.sides[0].best) == 1
    for side in (1, 2):
        keeper.choose("whose", side, 3)
        pick(keeper, 7)
    best = [one.best for one in keeper.scene.desk.current.counts.sides]
    assert best == [(9,), (8,), (7,)]


def test_the_spanish_table_has_its_own_values_and_takes_any_four_cards() -> None:
    keeper = fresh(2, preset="scopa_spagnola")
    heads = [label.text for label in labels(keeper.scene.items()) if label.text in ("21", "18", "16", "15", "14", "13")]
    assert heads == ["21", "18", "16", "15", "14", "13"]
    pick(keeper, 0, 7, 7, 7, 8)
    assert len(keeper.scene.desk.current.counts.sides[0].best) == 4
    pick(keeper, 16)
    assert said(keeper).startswith("Four cards are chosen for Anna already")
