"""Several people at one desk: no hand is ever seen by anybody but the one whose turn it is."""

from dataclasses import replace

import pytest

from game.engine.actions import Play
from game.engine.cards import name
from game.engine.play import legal
from game.engine.record import Seat, verify
from game.match.match import Match
from game.match.settings import Settings
from game.shell.words import words
from game.ui.draw import Fill, Shadow, Sprite
from game.ui.overlays.curtain import Curtain
from game.ui.scenes.count import CountScene
from game.ui.table.seating import layout
from tests.ui.pilot import stage
from tests.ui.test_game import Player


def shared_desk(players: int) -> Player:
    """Everybody at one computer."""
    player = Player(settings=Settings(speed="quick", cut="auto"))
    seats = tuple(Seat(f"Player {number}", "human") for number in range(players))
    player.game._sit_down(Match.new("scopa_classica", seats, 0, "2026-11-30T12:00:00Z", {"target": 1}))
    return player


def faces(player: Player) -> set[str]:
    """The cards whose faces are to be seen, small pictures in popups included."""
    return {item.face for item in player.game.items() if isinstance(item, Sprite) and item.face is not None}


def test_a_hand_is_seen_only_by_the_one_who_said_that_he_is_there() -> None:
    player = shared_desk(2)
    arrived = 0
    for _ in range(6000):
        player.wait(0.05)
        sitting = player.game.sitting
        assert sitting is not None
        if isinstance(player.game.scene, CountScene):
            if sitting.over:
                break
            player.key("enter", "enter")
            continue
        state = sitting.host.match.state
        shown = faces(player)
        for seat, hand in enumerate(state.hands):
            if seat != sitting._present and not sitting.table.busy:
                assert not shown & {name(card) for card in hand}
        if isinstance(sitting.table.popup, Curtain):
            player.key("enter")
            arrived += 1
            assert {name(card) for card in state.hands[state.turn]} <= faces(player)
        elif player.my_turn():
            player.play()
    assert arrived > 20
    assert player.game.sitting is not None and player.game.sitting.over
    assert verify(player.game.sitting.host.record) == ()


def test_dealt_cards_fly_face_down_while_nobody_looks() -> None:
    player = shared_desk(2)
    for _ in range(200):
        player.wait(0.05)
        sitting = player.game.sitting
        assert sitting is not None
        hands = {name(card) for hand in sitting.host.match.state.hands for card in hand}
        assert not faces(player) & hands
        if isinstance(sitting.table.popup, Curtain):
            return
    raise AssertionError("nobody was asked to come")


def test_the_menu_can_be_reached_from_the_curtain() -> None:
    player = shared_desk(3)
    for _ in range(200):
        player.wait(0.05)
        assert player.game.sitting is not None
        if isinstance(player.game.sitting.table.popup, Curtain):
            break
    player.key("escape")
    assert player.game.pause is not None


def test_plays_of_everybody_are_legal_and_kept() -> None:
    player = shared_desk(2)
    made: list[Play] = []
    while len(made) < 6:
        player.wait(0.05)
        sitting = player.game.sitting
        assert sitting is not None
        if isinstance(sitting.table.popup, Curtain):
            player.key("enter")
        elif player.my_turn():
            made.append(next(act for act in legal(sitting.table.view) if isinstance(act, Play)))
            player.play()
    assert player.game.sitting is not None
    kept = [act for act in player.game.sitting.host.match.record.actions if isinstance(act, Play)]
    assert kept == made


@pytest.mark.parametrize("language", ["en", "it", "es"])
@pytest.mark.parametrize(
    ("preset", "seats"), [("scopa_classica", 2), ("scopone_scientifico", 4), ("scopa_classica", 6)]
)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920)])
def test_the_curtain_leaves_the_table_in_sight(size: tuple[int, int], preset: str, seats: int, language: str) -> None:
    window = replace(stage(*size), words=words(language))
    where = layout(window.scale, seats, 10 if seats == 4 else 3)
    items = Curtain(window, "Massimiliano").items()
    assert not any(isinstance(item, Fill) for item in items), "nothing is darkened"
    paper = next(item.rect for item in items if isinstance(item, Shadow))
    assert paper.y >= where.area.bottom and paper.bottom < where.hint.y and paper.x > 0
    for rect in (*where.plates, *(pile.rect for pile in where.piles), where.stock.rect):
        assert not paper.grow(-1).overlaps(rect)
