"""Questions are asked while cards still fly: the others' plays first, then the coach's."""

from dataclasses import replace

import pytest

from game.ai.advise import advise
from game.ai.types import Advice, Request
from game.match.settings import Settings
from game.match.thinker import InlineThinker
from game.ui.inputs import Dropped
from game.ui.scenes.count import CountScene
from game.ui.scenes.practice import PracticeTable
from tests.ui.test_game import Player


class Noted(InlineThinker):
    """Keeps every question, and takes no advice for final while answers are held back."""

    def __init__(self) -> None:
        super().__init__(advise)
        self.asked: list[Request] = []
        self.held_back = False

    def ask(self, request: Request) -> None:
        self.asked.append(request)
        super().ask(request)

    def poll(self) -> Advice | None:
        if not self.held_back or self._advice is None:
            return super().poll()
        return replace(self._advice, final=False)


def practising() -> tuple[Player, Noted]:
    """A player at a table with a coach, at his turn."""
    player, thinker = Player(settings=Settings(speed="normal", cut="auto")), Noted()
    player.game.ports = replace(player.game.ports, thinker=thinker)
    player.game._go("practice")
    player.key("enter")
    player.until_turn()
    player.wait()
    return player, thinker


def table(player: Player) -> PracticeTable:
    sitting = player.game.sitting
    assert sitting is not None and isinstance(sitting.table, PracticeTable)
    return sitting.table


def test_the_others_play_is_found_while_the_players_card_flies() -> None:
    player, thinker = practising()
    thinker.held_back = True
    player.play()
    assert table(player).busy
    assert thinker.asked[-1].id > 0 and thinker.asked[-1].observation.seat == 1
    assert table(player).around.thinking is None


def test_the_coach_is_asked_while_the_other_takes_his_time_and_not_again() -> None:
    player, thinker = practising()
    player.play()
    while thinker.asked[-1].id > 0:
        player.wait()
    coming = thinker.asked[-1].observation
    assert not table(player).my_turn and coming.turn == coming.seat == 0
    asked = len(thinker.asked)
    player.until_turn()
    player.wait()
    assert table(player).view == coming and len(thinker.asked) == asked


def test_the_coach_is_asked_while_the_others_card_flies() -> None:
    player, thinker = practising()
    thinker.held_back = True
    player.play()
    while not table(player).my_turn:
        player.wait()
    assert table(player).busy
    player.wait()
    assert thinker.asked[-1].id < 0 and thinker.asked[-1].observation == table(player).view


def test_the_coach_never_takes_the_thinker_from_the_others() -> None:
    player, thinker = practising()
    for _ in range(8):
        player.until_turn()
        if isinstance(player.game.scene, CountScene):
            break
        player.play()
    turns = [request.observation.seat == 0 for request in thinker.asked]
    assert [request.id < 0 for request in thinker.asked] == turns
    assert all(request.observation.turn == request.observation.seat for request in thinker.asked)
    assert len({len(request.observation.plays) for request in thinker.asked}) == len(turns)


def test_what_is_shown_is_drawn_again_until_all_is_known() -> None:
    player, thinker = practising()
    thinker.held_back = True
    player.play()
    player.until_turn()
    player.key("h")
    player.wait(2.0)
    assert "At first sight" in player.text()
    assert player.game.moving
    thinker.held_back = False
    player.wait(0.3)
    assert "At first sight" not in player.text()
    assert not player.game.moving


@pytest.mark.parametrize("seat", [0, 1])
def test_what_another_screen_asked_in_between_is_made_good_at_once(seat: int) -> None:
    player, thinker = practising()
    thinker.held_back = True
    player.play()
    while thinker.asked[-1].observation.seat != seat:
        player.wait()
    lost = thinker.asked[-1]
    assert lost.observation.seat == seat
    player.game.handle(Dropped("matches.json", ""))
    thinker.ask(replace(lost, id=-1_000_000))
    asked = len(thinker.asked)
    player.key("escape")
    player.wait()
    assert player.game.scene is table(player)
    assert [request.observation for request in thinker.asked[asked:]] == [lost.observation]
