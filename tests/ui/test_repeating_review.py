"""Played again or on from the review, and what the count says about every time."""

import pytest

from game.engine.actions import Deal
from game.match.history.texts import CURRENT
from game.match.match import Match
from game.match.repeat import Repeat, Went
from game.match.settings import Settings
from game.ui.counting.compared import compared
from game.ui.inputs import Key
from game.ui.overlays.pause import Pause
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PracticeTable
from game.ui.scenes.review import ReviewScene
from tests.match.records import played
from tests.ui.positions import SIZES, faults, stage
from tests.ui.repeats import FROM_HERE, again, at_a_count, choose, record_of, to_the_count
from tests.ui.test_game import ENGLISH, Player


def reviewing(player: Player, steps: int) -> ReviewScene:
    """In the review of the last match, so many decisions on."""
    player.game.look_through(player.game.desk.matches()[-1].number)
    player.wait(1)
    scene = player.game.scene
    assert isinstance(scene, ReviewScene)
    player.key(*["right"] * steps)
    return scene


def test_from_the_review_the_position_is_played_on_and_undone() -> None:
    player = at_a_count(over=True)
    player.game._to_menu()
    scene = reviewing(player, 9)
    moment = scene.reviewing.decisions[9].before
    again(player, *FROM_HERE)
    record = record_of(player)
    states = Match(record)
    while len(states.record.actions) > len([one for one in record.actions if isinstance(one, Deal)]) + 9:
        states.undo()
    assert states.state == moment
    assert player.game.sitting is not None and isinstance(player.game.sitting.table, PracticeTable)
    player.until_turn()
    made = len(record_of(player).actions)
    player.key("u")
    assert len(record_of(player).actions) < made
    text = to_the_count(player)
    assert "The first time you made" in text and "Exchange seats" not in text
    choose(player, "Back")
    assert player.game.scene is scene and scene.place == 9
    assert len(player.game.desk.matches()) == 1


def test_from_the_review_the_deal_that_is_looked_at_is_played_again() -> None:
    player = at_a_count(over=True)
    player.game._to_menu()
    scene = reviewing(player, 50)
    deal = scene.deal
    assert deal is not None
    again(player)
    assert record_of(player).actions[0] == Deal(deal.deck)
    player.key("escape")
    choose(player, "Leave this deal")
    assert player.game.scene is scene
    player.key("escape")
    assert isinstance(player.game.scene, MenuScene)


def test_an_unfinished_match_is_not_touched_by_what_is_played_from_the_review() -> None:
    player = at_a_count(over=True)
    player.key("enter", "enter")
    player.to_the_end(3)
    player.until_turn()
    kept, under_way = player.shelf.texts[CURRENT], record_of(player)
    player.game._to_menu()
    scene = reviewing(player, 4)
    again(player, *FROM_HERE)
    player.until_turn()
    player.play()
    assert player.shelf.texts[CURRENT] == kept
    player.game._go("repeat_leave")
    assert player.game.scene is scene
    player.key("escape", "enter")
    assert record_of(player) == under_way


@pytest.mark.parametrize(
    ("moved", "earlier", "told"),
    [
        (0, (), ""),
        (1, (), ""),
        (0, ((0, 3, 2),), "The first time you made 3 : 2, now 4 : 1."),
        (0, ((0, 3, 2), (0, 5, 0)), "The first time you made 3 : 2, now 4 : 1."),
        (
            0,
            ((0, 3, 2), (1, 1, 4), (1, 2, 3)),
            "The first time you made 3 : 2, now 4 : 1; with the seats exchanged it was 2 : 3.",
        ),
        (1, ((0, 3, 2),), "With your own cards you made 3 : 2, now with the seats exchanged 4 : 1."),
        (0, ((1, 3, 2),), "With the seats exchanged you made 3 : 2, now with your own cards 4 : 1."),
        (
            1,
            ((0, 3, 2), (1, 1, 4)),
            "With the seats exchanged you first made 1 : 4, now 4 : 1; with your own cards it was 3 : 2.",
        ),
    ],
)
def test_what_the_count_says(moved: int, earlier: tuple[tuple[int, int, int], ...], told: str) -> None:
    before = tuple(Went(turn, (own, theirs)) for turn, own, theirs in earlier)
    repeat = Repeat(played("scopa_classica", 2), moved=moved, earlier=before)
    assert compared(ENGLISH, repeat, (4, 1), (0, 1), False) == told
    assert bool(compared(ENGLISH, repeat, (4, 1), (0, 1), True)) == bool(told)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("way", ["repeat", "repeat_leave", "rules", "settings"])
def test_the_menu_of_the_table_has_room_for_a_repeat(size: tuple[int, int], text: float, way: str) -> None:
    pause = Pause(stage(*size, text), Settings(), repeatable=True, repeats=True)
    assert not faults(pause.items(), *size)
    for _ in range(30):
        if pause._controls.focus == way:
            break
        pause.handle(Key("tab"))
    assert pause.handle(Key("enter")) == way
