"""Whoever changes the language or the cards in the middle of a match finds the change everywhere at the table."""

from dataclasses import replace

from game.match.settings import Settings
from game.shell.words import words
from game.ui.draw import Label
from game.ui.inputs import Press
from game.ui.overlays.pause import Pause
from tests.ui.test_game import Player


def _texts(player: Player) -> set[str]:
    return {item.text for item in player.game.items() if isinstance(item, Label)}


def test_people_and_their_strengths_are_called_in_the_new_language() -> None:
    player = Player()
    player.game.ports = replace(player.game.ports, words=words)
    player.start()
    player.until_turn()
    assert {"You", "Regular"} <= _texts(player)
    player.game._go("settings")
    player.game.change("language", "it")
    player.game._go("back")
    assert {"Tu", words("it").text("level.regular")} <= _texts(player)
    assert not {"You", "Regular"} & _texts(player)


def test_the_open_list_of_plays_calls_the_cards_as_the_new_deck_does() -> None:
    player = Player(settings=Settings(speed="instant", cut="auto", deck="italian"))
    player.start()
    player.until_turn()
    player.key("l")
    while "knight" not in player.text():
        player.to_the_end(1)
        player.until_turn()
    assert player.game.sitting is not None
    table = player.game.sitting.table
    assert table.listing is not None
    listed = len(_texts(player))
    player.game.handle(Press(*table.layout.icons[0].centre))
    assert isinstance(player.game.pause, Pause)
    player.game.change("deck", "french")
    player.key("escape")
    assert table.listing is not None and len(_texts(player)) == listed
    shown = " ".join(item.text for item in table.listing.items() if isinstance(item, Label))
    assert "queen" in shown and "knight" not in shown
