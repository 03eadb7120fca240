"""Plays deals again as a person does, and answers what is asked about it."""

from game.engine.record import Record
from game.ui.draw import Label
from game.ui.inputs import Move, Press, Release
from game.ui.scenes.count import CountScene
from tests.ui.test_game import Player


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
