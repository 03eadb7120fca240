"""Choosing a play in the list at the table, by keys or by the pointer, and seeing it again."""

import pytest

from game.engine.events import Played
from game.ui.draw import Medal
from game.ui.inputs import Key, Move
from tests.ui.test_overlays import numbers, plays
from tests.ui.test_past import told
from tests.ui.test_table_scene import turn_of


def test_the_chosen_play_is_always_before_the_eyes() -> None:
    listing = plays(36)
    listing.choose(1)
    assert listing.chosen == 35
    for at in range(34, -1, -1):
        listing.choose(-1)
        assert listing.chosen == at and at + 1 in numbers(listing)
    listing.choose(-1)
    assert listing.chosen == 0 and listing.handle(Key("enter")) == 0
    listing.handle(Key("end"))
    assert listing.chosen is None and listing.handle(Key("enter")) is None


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_play_chosen_in_the_list_is_seen_again_by_a_key(key: str) -> None:
    sitting = turn_of("scopa_classica", 3, 3, 1)
    made = sitting.state.plays
    sitting.key("right", "l", *["up"] * (len(made) + 2))
    for play in made:
        sitting.key(key)
        event = told(sitting)[0]
        assert isinstance(event, Played) and (event.seat, event.card) == (play.seat, play.play.card)
        sitting.key("down")
    assert sitting.state.plays == made


def test_the_pointer_chooses_in_the_list_and_enter_shows_that_play_instead_of_playing_a_card() -> None:
    sitting = turn_of("scopa_classica", 2, 3, 1)
    made = sitting.state.plays
    sitting.key("l", "right")
    row = [item for item in sitting.scene.items() if isinstance(item, Medal)][-len(made)]
    sitting.scene.handle(Move(row.x + 30, row.y))
    sitting.key("enter")
    assert sitting.scene.busy and sitting.state.plays == made
    sitting.key("enter")
    assert not sitting.scene.busy, "what is shown is ended first"
    sitting.key("right", "enter")
    assert len(sitting.state.plays) > len(made), "whoever chooses a card of his hand then means that"


def test_arrows_step_through_what_a_lifted_card_can_do_though_the_list_is_open() -> None:
    sitting = turn_of("scopa_libera", 2, 2)
    grip = sitting.scene.grip
    card = next(card for card, choice in grip.choices.items() if len(choice.plays) > 1)
    sitting.key("l", *["right"] * (1 + grip.hand.index(card)), "down", "down")
    assert grip.card == card and grip.stepped
    assert sitting.scene.listing is not None and sitting.scene.listing.chosen is None
