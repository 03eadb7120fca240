"""A file of matches is taken in wherever it comes from and whatever is on the screen."""

from game.ui.inputs import Dropped
from game.ui.scenes.history import HistoryScene
from tests.ui.pilot import ENGLISH
from tests.ui.test_game import Player


def _file() -> Dropped:
    giver = Player()
    giver.start()
    giver.to_the_end()
    assert giver.game.sitting is not None
    return Dropped("match.settebello", giver.game.sitting.host.record)


def test_over_the_menu_the_match_is_shown_among_the_others() -> None:
    player = Player()
    player.game.handle(_file())
    player.wait()
    assert isinstance(player.game.scene, HistoryScene) and "One match was added." in player.text()


def test_over_the_table_it_is_shown_and_the_way_leads_back() -> None:
    player = Player()
    player.start()
    player.until_turn()
    sitting = player.game.sitting
    assert sitting is not None
    before = player.game.scene
    player.game.handle(_file())
    player.wait()
    assert isinstance(player.game.scene, HistoryScene) and "One match was added." in player.text()
    player.key("escape")
    assert player.game.scene is before


def test_what_cannot_be_read_is_told() -> None:
    player = Player()
    player.game.handle(Dropped("match.settebello", None))
    player.wait()
    assert ENGLISH.text("history.brought.unreadable") in player.text()


def test_while_something_is_asked_it_waits_for_the_answer() -> None:
    player = Player()
    player.start()
    player.to_the_end(1)
    player.until_turn()
    player.game.propose()
    assert player.game.question is not None
    for _ in range(2):
        player.game.handle(_file())
    assert player.game.question is not None and "Give up" in player.text()
    player.key("enter")
    assert player.game.question is None
    player.wait()
    assert isinstance(player.game.scene, HistoryScene) and "One was here already." in player.text()
    player.key("escape")
    assert player.game.sitting is not None and player.game.scene is player.game.sitting.table


def test_a_match_that_was_given_up_is_taken_in_as_one() -> None:
    giver = Player()
    giver.start()
    giver.to_the_end(3)
    assert giver.game.sitting is not None
    left = giver.game.sitting.host.match
    giver.game.propose()
    assert "Give up" in giver.text()
    giver.key("tab", "enter")
    (file,) = giver.game.keeper.history.export()
    assert file == left.text.strip() + "\n"
    player = Player()
    player.game.handle(Dropped("match.settebello", file))
    player.wait()
    assert "One match was added." in player.text() and "2 players · given up" in player.text()
    assert player.game.desk.matches() == giver.game.desk.matches()
    player.game._go("statistics")
    giver.game._go("statistics")
    player.wait(8)
    assert player.text() == giver.text()
