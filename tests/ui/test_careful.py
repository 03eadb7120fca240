"""Nothing is played, and no match is lost, by a key or click that was meant for something else."""

from game.engine.cards import name
from game.match.settings import Settings
from game.ui.draw import Label
from game.ui.inputs import Key, Move, Press, Release
from tests.ui.test_game import Player


def test_a_click_that_ends_a_show_plays_nothing() -> None:
    player = Player(settings=Settings(speed="normal", cut="auto"))
    player.start()
    player.until_turn()
    player.play()
    assert player.game.sitting is not None
    table = player.game.sitting.table
    player.game.handle(Key("space"))
    card = table.grip.hand[0]
    pose = table.hands.picture.placed(table.layout)[name(card)].pose
    player.game.handle(Press(pose.x, pose.y, "left", player.now))
    player.game.handle(Release(pose.x, pose.y, "left", player.now))
    while not table.busy:
        player.wait(0.05)
    made = len(player.game.sitting.host.match.record.actions)
    area = table.layout.area
    player.game.handle(Press(area.centre[0], area.bottom + 5, "left", player.now))
    assert not table.busy
    assert len(player.game.sitting.host.match.record.actions) == made


def test_the_pointer_alone_means_no_card() -> None:
    player = Player()
    player.start()
    player.until_turn()
    assert player.game.sitting is not None
    table = player.game.sitting.table
    pose = table.hands.picture.placed(table.layout)[name(table.grip.hand[0])].pose
    player.game.handle(Move(pose.x, pose.y, player.now))
    made = len(player.game.sitting.host.match.record.actions)
    player.key("space")
    assert len(player.game.sitting.host.match.record.actions) == made


def test_a_match_under_way_is_given_up_only_after_asking() -> None:
    player = Player()
    player.start()
    player.to_the_end(3)
    player.until_turn()
    assert player.game.sitting is not None
    record = player.game.sitting.host.record
    player.game._to_menu()
    player.game._go("play")
    player.key("enter")
    assert player.game.question is not None
    assert "Your match of Classic Scopa stands at 0 : 0." in " ".join(player.text().split())
    player.key("enter")
    assert player.game.sitting.host.record == record
    player.game._to_menu()
    player.game._go("play")
    player.key("enter")
    assert "given up" in player.text() or "Give up" in player.text()
    player.key("tab", "enter")
    assert player.game.sitting is not None and player.game.sitting.host.record != record
    player.game._to_menu()
    player.game._go("history")
    assert "2 players · given up" in player.text()
    player.key("enter")
    assert "Review" in player.text()


def test_a_match_in_which_nothing_was_played_is_given_up_without_a_trace() -> None:
    player = Player()
    player.start()
    player.until_turn()
    player.game._to_menu()
    player.game._go("play")
    player.key("enter", "tab", "enter")
    player.game._to_menu()
    player.game._go("history")
    assert "No match yet" in player.text()


def test_a_deal_with_a_coach_is_given_up_as_one() -> None:
    player = Player()
    player.game._go("practice")
    player.key("enter")
    player.until_turn()
    player.game._to_menu()
    player.game._go("play")
    player.key("enter")
    assert "You are practising Classic Scopa, at 0 : 0." in " ".join(player.text().split())


def test_with_the_menu_of_the_table_open_the_hint_line_tells_of_it() -> None:
    player = Player()
    player.start()
    player.until_turn()
    table = player.text()
    player.key("escape")
    shown = [item.text for item in player.game.items() if isinstance(item, Label)]
    assert "The match waits: change what you like, or go on." in shown
    assert not {"see it again", "plays", "choose a card", "menu"} & set(shown) and "close" in shown
    player.key("escape")
    assert player.text() == table
