"""A deal played again: offered where one wants it, and nothing is lost by it."""

import pytest

from game.engine.actions import Deal
from game.engine.cards import name
from game.engine.record import verify
from game.match.history.statistics import mine
from game.match.history.texts import CURRENT
from game.match.match import Match
from game.match.repeat import dealt_again
from game.match.repeat_kept import NAME
from game.ui.inputs import Press
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PracticeTable
from tests.ui.repeats import EXCHANGED, again, at_a_count, choose, record_of, to_the_count
from tests.ui.test_game import Player
from tests.ui.test_hot_seat import shared_desk


def test_the_deal_just_counted_is_dealt_again_with_the_coach_and_the_match_waits() -> None:
    player = at_a_count()
    left, kept = record_of(player), player.shelf.texts[CURRENT]
    assert "This deal again" in player.text()
    again(player)
    repeat = record_of(player)
    packs = [[one.deck for one in record.actions if isinstance(one, Deal)] for record in (left, repeat)]
    assert packs[0] == packs[1]
    assert repeat.first_dealer == left.first_dealer and repeat.seats == left.seats
    assert repeat.assisted == {0}
    assert player.game.sitting is not None and isinstance(player.game.sitting.table, PracticeTable)
    to_the_count(player)
    assert player.shelf.texts[CURRENT] == kept
    assert verify(player.game.sitting.host.record) == ()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_enter_goes_on_as_the_golden_button_says_after_the_question_is_turned_down(by: str) -> None:
    player = at_a_count()
    to_the_count(player)
    if by == "mouse":
        choose(player, "This deal again")
    else:
        player.key("right", "left", "enter")
    assert player.game.question is not None
    player.key("escape")
    assert player.game.question is None and isinstance(player.game.scene, CountScene)
    player.key("enter")
    assert player.game.question is None and not isinstance(player.game.scene, CountScene)


def test_the_cards_are_dealt_before_the_eyes_of_the_player() -> None:
    player = at_a_count()
    player.game.change("speed", "normal")
    again(player)
    assert player.game.sitting is not None and player.game.sitting.table.busy


def test_the_count_tells_how_it_went_before_and_offers_it_once_more() -> None:
    player = at_a_count()
    again(player)
    first = to_the_count(player)
    assert "The first time you made" in first and "exchanged" not in first
    for offered in ("Once more", "Exchange seats", "Next deal", "Back"):
        assert offered in first
    dealer = record_of(player).first_dealer
    player.key("right", "enter")
    assert record_of(player).first_dealer == 1 - dealer
    assert "now with the seats exchanged" in to_the_count(player)
    player.key("a")
    assert "with your own cards it was" in to_the_count(player)
    player.key("right", "enter")
    assert record_of(player).first_dealer == dealer
    assert "with the seats exchanged it was" in to_the_count(player)


def test_the_seats_exchanged_give_the_cards_of_the_other() -> None:
    player = at_a_count()
    before = Match(dealt_again(record_of(player), 1, "2026-12-01T20:00:00Z").beginning).state
    again(player, *EXCHANGED)
    assert player.game.sitting is not None
    after = player.game.sitting.host.match.state
    dealt = {*after.hands[0], *(made.play.card for made in after.plays if made.seat == 0)}
    assert dealt == set(before.hands[1])


def test_back_leads_to_the_count_that_was_left_and_the_match_goes_on() -> None:
    player = at_a_count()
    left, scene = record_of(player), player.game.scene
    again(player)
    to_the_count(player)
    choose(player, "Back")
    assert player.game.scene is scene and record_of(player) == left
    assert not player.shelf.texts[NAME]
    player.key("enter", "enter")
    player.until_turn()
    assert record_of(player).actions[: len(left.actions)] == left.actions
    assert player.game.sitting is not None and not isinstance(player.game.sitting.table, PracticeTable)


def test_fresh_deals_may_follow_and_bring_the_usual_count() -> None:
    player = at_a_count()
    again(player)
    to_the_count(player)
    player.key("right", "right", "enter")
    player.until_turn()
    assert len(record_of(player).assisted) == 2
    assert "This deal again" in to_the_count(player)
    assert "first time" not in player.text()


def test_a_click_beside_the_buttons_goes_nowhere_after_a_deal_played_again() -> None:
    player = at_a_count()
    again(player)
    to_the_count(player)
    scene = player.game.scene
    player.game.handle(Press(4, 4))
    player.wait()
    assert player.game.scene is scene


def test_leaving_from_the_pause_lays_the_match_where_it_was() -> None:
    player = at_a_count()
    again(player)
    player.until_turn()
    player.play()
    player.until_turn()
    player.key("escape")
    choose(player, "Leave this deal")
    assert isinstance(player.game.scene, CountScene)
    assert not record_of(player).assisted


def test_in_practice_the_deal_under_way_begins_again_from_the_pause() -> None:
    player = Player()
    player.game._go("practice")
    player.key("enter")
    player.until_turn()
    player.play()
    player.until_turn()
    left = record_of(player)
    player.key("escape")
    choose(player, "This deal again")
    choose(player, "With the same seats")
    player.until_turn()
    begun = record_of(player)
    assert [one.deck for one in begun.actions if isinstance(one, Deal)] == [
        one.deck for one in left.actions if isinstance(one, Deal)
    ]
    player.key("u")
    assert record_of(player) == begun, "there is no decision before the first one"
    player.play()
    player.until_turn()
    player.key("u")
    assert record_of(player) == begun
    to_the_count(player)
    assert "first time" not in player.text(), "it was never played to its end"
    choose(player, "Back")
    player.until_turn()
    assert record_of(player) == left


def test_a_match_without_a_coach_offers_nothing_in_mid_deal() -> None:
    player = Player()
    player.start()
    player.until_turn()
    player.play()
    player.until_turn()
    player.key("escape")
    assert "This deal again" not in player.text()


def test_the_game_goes_on_with_the_repeat_or_with_the_match_after_a_break() -> None:
    player = at_a_count()
    left = record_of(player)
    again(player, *EXCHANGED)
    player.until_turn()
    player.play()
    player.until_turn()
    repeat = record_of(player)
    first = Player(player.shelf)
    first.key("enter")
    assert first.game.question is not None and "Nonno Gino" in first.text()
    first.key("escape")
    assert isinstance(first.game.scene, MenuScene)
    first.key("enter")
    choose(first, "The deal")
    assert record_of(first) == repeat
    assert "now with the seats exchanged" in to_the_count(first)
    choose(first, "Back")
    assert isinstance(first.game.scene, MenuScene)
    first.key("enter")
    assert record_of(first) == left


def test_going_on_with_the_match_ends_the_repeat() -> None:
    player = at_a_count()
    left = record_of(player)
    again(player)
    player.until_turn()
    second = Player(player.shelf)
    second.key("enter")
    choose(second, "The match")
    assert record_of(second) == left
    assert Player(player.shelf).game.keeper.repeated() is None


def test_a_new_match_asks_about_the_match_that_waits() -> None:
    player = at_a_count()
    again(player)
    player.until_turn()
    kept = player.shelf.texts[CURRENT]
    player.game._to_menu()
    player.game._go("play")
    player.key("enter")
    assert player.game.question is not None
    choose(player, "Go on with it")
    assert isinstance(player.game.scene, CountScene)
    assert player.shelf.texts[CURRENT] == kept


def test_after_the_match_the_last_deal_is_played_again_and_the_history_keeps_what_was() -> None:
    player = at_a_count(over=True)
    ended = player.game.desk.matches()
    again(player)
    to_the_count(player)
    assert player.game.desk.matches()[:1] == ended
    assert not player.shelf.texts[CURRENT]
    choose(player, "Back")
    assert isinstance(player.game.scene, CountScene) and "Review" in player.text()


def test_a_repeat_played_to_the_end_of_a_match_lies_among_the_matches_as_practice() -> None:
    player = at_a_count()
    kept = player.shelf.texts[CURRENT]
    again(player)
    for _ in range(12):
        to_the_count(player)
        assert player.game.sitting is not None
        if player.game.sitting.over:
            break
        player.game._go("count_done")
    assert player.game.sitting is not None and player.game.sitting.over
    assert player.shelf.texts[CURRENT] == kept
    found = player.game.desk.matches()
    assert len(found) == 1 and found[0].assisted and mine(found) == ()
    assert player.game.keeper.repeated() is None


def test_everybody_at_one_desk_may_play_the_deal_again() -> None:
    player = shared_desk(2)
    for _ in range(4000):
        player.wait(0.05)
        if isinstance(player.game.scene, CountScene):
            break
        player.key("enter") if player.game.sitting and player.game.sitting.table.popup else None
        if player.my_turn():
            player.play()
    left = record_of(player)
    player.game._go("repeat")
    assert "everybody gets the cards" in player.text()
    player.key("enter")
    assert record_of(player).seats == left.seats
    assert player.game.sitting is not None and player.game.sitting.shared
    hidden = {name(card) for hand in player.game.sitting.host.match.state.hands for card in hand}
    assert not hidden & {getattr(item, "face", None) for item in player.game.items()}


def test_a_full_disk_loses_neither_the_match_nor_the_repeat_while_one_plays() -> None:
    player = at_a_count()
    left = record_of(player)
    player.shelf.full = True
    again(player)
    to_the_count(player)
    choose(player, "Back")
    assert record_of(player) == left
