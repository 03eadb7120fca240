"""Cards lie where the deal has brought them, however one came to the table; what was played is seen again in order."""

import pytest

from game.engine.actions import Play
from game.engine.cards import name
from game.engine.events import Dealt, Played
from game.engine.play import legal
from game.match.settings import Settings
from game.match.setup import Setup, usual_seats
from game.ui.draw import Medal
from game.ui.inputs import Move, Press, Release
from game.ui.table.place import Placed
from tests.ui.pilot import Sitting, stage
from tests.ui.test_game import Player
from tests.ui.test_table_scene import GAMES, rests, turn_of


def lying(player: Player) -> dict[str, Placed]:
    """Where every card of the table lies."""
    assert player.game.sitting is not None
    table = player.game.sitting.table
    placed = table.hands.animator.targets()
    return {name(card): placed[name(card)] for card in table.view.table}


def at_practice() -> Player:
    player = Player()
    player.game._go("practice")
    player.key("enter")
    player.until_turn()
    return player


def test_undo_and_redo_leave_every_card_exactly_where_it_was() -> None:
    player = at_practice()
    seen = [lying(player)]
    for _ in range(7):
        player.play()
        player.until_turn()
        seen.append(lying(player))
    for there in reversed(seen[:-1]):
        player.key("u")
        assert lying(player) == there
    for there in seen[1:]:
        player.key("y")
        assert lying(player) == there


@pytest.mark.parametrize(("game", "seats"), [("scopa_classica", 2), ("scopone_scientifico", 4)])
def test_a_match_goes_on_with_every_card_exactly_where_it_was(game: str, seats: int) -> None:
    player = Player()
    player.game.begin(Setup(game, seats=usual_seats(seats)))
    for _ in range(5):
        player.until_turn()
        player.play()
        player.until_turn()
        later = Player(player.shelf)
        later.key("enter")
        assert lying(later) == lying(player)


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_a_window_that_was_small_for_a_while_leaves_no_trace(preset: str, seats: int) -> None:
    sitting = turn_of(preset, seats, 3, 2)
    before = rests(sitting)
    for size in ((1080, 1920), (960, 600), (1280, 800)):
        sitting.scene.resize(stage(*size))
    assert rests(sitting) == before


def told(sitting: Sitting) -> list[object]:
    """What is told while the show runs, each thing once."""
    news: list[object] = []
    assert sitting.scene.busy
    while sitting.scene.busy:
        sitting.wait(1 / 60)
        if sitting.scene.busy and (not news or news[-1] is not sitting.scene.news):
            news.append(sitting.scene.news)
    return news


@pytest.mark.parametrize("speed", [1.0, 0.0])
@pytest.mark.parametrize(("preset", "seats"), [("scopa_classica", 2), ("scopa_libera", 3), ("scopa_classica", 6)])
def test_all_that_the_others_played_since_is_seen_again(preset: str, seats: int, speed: float) -> None:
    sitting = turn_of(preset, seats, 3, 1)
    sitting.scene.resize(stage(speed=speed))
    plays = [action for action in sitting.made if isinstance(action, Play)][-(seats - 1) :]
    before, began = rests(sitting), sitting.now
    sitting.key("r")
    news = told(sitting)
    seen = [event.card for event in news if isinstance(event, Played)]
    assert seen[: seats - 1] == [play.card for play in plays]
    assert sitting.now - began > 0.2 * (seats - 1), "each can be followed"
    sitting.settle()
    assert rests(sitting) == before
    if speed == 0:
        sitting.apply(next(action for action in legal(sitting.state) if isinstance(action, Play)))
        assert not sitting.scene.busy, "what follows takes no time again"


def test_whoever_played_last_sees_that_again_and_before_any_play_the_deal() -> None:
    sitting = Sitting("scopa_classica", 2, 3, viewer=1)
    sitting.deal()
    sitting.settle()
    sitting.key("r")
    assert isinstance(told(sitting)[-1], Dealt)
    sitting.apply(next(action for action in legal(sitting.state) if isinstance(action, Play)))
    sitting.settle()
    sitting.key("r")
    event = told(sitting)[0]
    assert isinstance(event, Played) and event.seat == 1


def test_plays_are_seen_again_after_a_break() -> None:
    player = Player(settings=Settings(speed="instant", cut="auto"))
    player.game.begin(Setup("scopa_classica", seats=usual_seats(4)))
    player.until_turn()
    player.play()
    player.until_turn()
    later = Player(player.shelf)
    later.key("enter", "r")
    sitting = later.game.sitting
    assert sitting is not None
    seats: list[int] = []
    later.wait(0.05)
    while sitting.table.busy:
        news = sitting.table.news
        if isinstance(news, Played) and seats[-1:] != [news.seat]:
            seats.append(news.seat)
        later.wait(0.05)
    assert seats[:3] == [1, 2, 3]


def test_a_play_is_seen_again_by_a_click_on_it_in_the_list() -> None:
    sitting = turn_of("scopa_classica", 3, 3, 1)
    before = rests(sitting)
    last = sitting.scene.news
    made = sitting.state.plays
    sitting.key("l")
    rows = [item for item in sitting.scene.items() if isinstance(item, Medal)][-len(made) :]
    for row, play in zip(rows, made, strict=True):
        sitting.scene.handle(Move(row.x + 30, row.y))
        sitting.press(row.x + 30, row.y)
        sitting.scene.handle(Release(row.x + 30, row.y))
        event = told(sitting)[0]
        assert isinstance(event, Played) and (event.seat, event.card) == (play.seat, play.play.card)
        assert sitting.scene.news is last, "what is told then is what happened last"
    sitting.key("escape")
    sitting.scene.handle(Move(3, 3))
    sitting.settle()
    assert rests(sitting) == before and sitting.state.plays == made


def test_a_click_beside_the_plays_of_the_list_shows_nothing() -> None:
    sitting = turn_of("scopa_classica", 2, 3, 1)
    sitting.key("l")
    rows = [item for item in sitting.scene.items() if isinstance(item, Medal)][-len(sitting.state.plays) :]
    sitting.scene.handle(Press(rows[0].x, rows[0].y - 60))
    assert not sitting.scene.busy
