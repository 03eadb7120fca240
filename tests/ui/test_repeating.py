"""A deal played again, and a match played on from a moment: offered where one wants it, and nothing is lost by it."""

import pytest

from game.engine.actions import Deal
from game.engine.cards import name
from game.engine.record import Record, verify
from game.match.archive_texts import CURRENT
from game.match.match import Match
from game.match.repeat import Repeat, Went, dealt_again
from game.match.repeat_kept import NAME
from game.match.statistics import mine
from game.ui.counting.compared import compared
from game.ui.draw import Label
from game.ui.inputs import Move, Press, Release
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PracticeTable
from game.ui.scenes.review import ReviewScene
from tests.match.records import played
from tests.ui.test_game import ENGLISH, Player
from tests.ui.test_hot_seat import shared_desk


def at_a_count(player: Player | None = None, over: bool = False) -> Player:
    """At the count of the first deal, or of the last one."""
    player = player or Player()
    if player.game.sitting is None:
        player.start()
    if over:
        player.to_the_end()
    while not isinstance(player.game.scene, CountScene):
        player.to_the_end(1)
        player.until_turn()
    player.wait(0.2)
    return player


def record_of(player: Player) -> Record:
    assert player.game.sitting is not None
    return player.game.sitting.host.match.record


def to_the_count(player: Player) -> str:
    """Play the deal at the table to its end; what the screen says then."""
    for _ in range(60):
        player.until_turn()
        if isinstance(player.game.scene, CountScene):
            break
        player.play()
    assert isinstance(player.game.scene, CountScene)
    player.wait(0.2)
    player.key("space") if player.game.scene.moving else player.wait()
    return player.text()


def again(player: Player, *answer: str) -> None:
    """Ask to play the deal again and answer in which way."""
    player.key("a")
    assert player.game.question is not None and "Not now" in player.text()
    player.key(*answer, "enter")


def choose(player: Player, text: str) -> None:
    """Click on a button."""
    place = next(item for item in player.game.items() if isinstance(item, Label) and item.text == text)
    for event in (Move(place.x, place.y), Press(place.x, place.y), Release(place.x, place.y)):
        player.game.handle(event)
    player.wait()


EXCHANGED, FROM_HERE = ("down",), ("down", "down")


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
