"""A position that was set up is played out, kept, counted, reviewed and begun again."""

import json

import pytest

from game.engine.record import verify
from game.engine.state import Phase
from game.match.placing import TABLE, Placing
from game.match.setup import Setup, usual_seats
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PracticeTable
from game.ui.scenes.review import ReviewScene
from tests.ui.arranger import POSITION, Arranger, cards, expected, played_out, player_stock
from tests.ui.repeats import again, record_of, to_the_count


@pytest.fixture
def player() -> Arranger:
    arranger = Arranger()
    arranger.open()
    return arranger


def test_a_position_is_dragged_together_and_played_out(player: Arranger) -> None:
    player.arrange()
    expected(player.placing)
    player.key("enter")
    sitting = player.game.sitting
    assert sitting is not None and isinstance(player.game.scene, PracticeTable)
    begun = sitting.host.match.state
    assert begun.table == cards(POSITION[TABLE]) and begun.piles[0] == cards(POSITION["pile0"])
    assert sorted(begun.stock) == sorted(player_stock()) and begun.turn == 0 and begun.scores == (0, 0)
    assert not sitting.host.can_undo and not sitting.host.undo()
    played_out(player)
    text = sitting.host.record
    fields = json.loads(text)
    assert verify(text) == () and all(deal["assisted"] for deal in fields["deals"])
    assert "position" in fields["deals"][0]


@pytest.mark.parametrize(
    ("preset", "seats"), [("scopa_classica", 6), ("scopone_scientifico", 4), ("cirulla_torneo", 3)]
)
def test_a_random_position_can_be_played_at_every_table(preset: str, seats: int) -> None:
    player = Arranger()
    player.game.practising = True
    player.game.arrange(Setup(preset, {}, usual_seats(seats)))
    player.click_control("random")
    assert player.scene.desk.wrong is None
    player.key("enter")
    played_out(player)
    assert player.game.sitting is not None
    assert verify(player.game.sitting.host.record) == ()


def over(player: Arranger) -> None:
    """Play a random position to the end of its match."""
    player.click_control("random")
    player.key("enter")
    while player.game.sitting is None or not player.game.sitting.over:
        player.to_the_end(1)
        player.until_turn()
        if isinstance(player.game.scene, CountScene) and not player.game.sitting.over:  # type: ignore[union-attr]
            player.key("enter", "enter")
    player.key("enter")


def test_after_the_count_the_position_is_there_again(player: Arranger) -> None:
    over(player)
    assert player.game.sitting is not None
    ended = player.game.sitting.host.match.record
    player.key("enter")
    again = player.game.sitting.host.match
    assert again.record.position == ended.position and again.state.phase is Phase.PLAY


def test_the_match_is_reviewed_listed_and_out_of_the_statistics(player: Arranger) -> None:
    over(player)
    player.game._go("review")
    assert isinstance(player.game.scene, ReviewScene)
    (match,) = player.game.keeper.history.finished()
    assert match.assisted and len(match.deals) >= 1
    (text,) = player.game.keeper.history.export()
    fresh = Arranger()
    assert fresh.game.keeper.history.bring(text).added == 1


def test_the_position_stays_on_the_rack_for_the_next_time(player: Arranger) -> None:
    over(player)
    left = player.game._arranged
    assert left is not None
    player.game._to_menu()
    player.open()
    assert player.placing == left.desk.placing


def test_an_interrupted_deal_goes_on_where_it_was(player: Arranger) -> None:
    player.click_control("random")
    player.key("enter")
    player.until_turn()
    assert player.game.sitting is not None
    seen = player.game.sitting.host.observation
    again = Arranger(player.shelf)
    again.key("enter")
    assert again.game.sitting is not None and again.game.sitting.practice
    assert again.game.sitting.host.observation == seen


def test_a_match_under_way_is_not_given_up_unasked(player: Arranger) -> None:
    player.game.begin(Setup())
    player.until_turn()
    under_way = player.game.sitting
    player.game._to_menu()
    player.open()
    player.click_control("random")
    player.key("enter")
    assert player.game.question is not None and player.game.sitting is under_way
    player.key("escape")
    assert player.game.sitting is not None and player.game.sitting.host.match.record.position is None
    assert not isinstance(player.game.scene, MenuScene)


def test_the_coach_leads_to_the_position_on_the_table(player: Arranger) -> None:
    player.click_control("random")
    player.key("enter")
    player.until_turn()
    table = player.game.scene
    assert isinstance(table, PracticeTable)
    for key in ("helps", "arrange"):
        control = next(one for one in table.panel._fixed if one.key == key)
        player.point(*control.rect.centre)
    assert player.game.sitting is not None
    assert player.placing == Placing.of(player.game.sitting.host.match.state)
    player.key("escape")
    assert player.game.scene is player.game.sitting.table


@pytest.mark.parametrize(("way", "answer"), [("count", 0), ("count", 1), ("review", 0), ("review", 1), ("review", 2)])
def test_a_position_is_repeated_like_a_deal(player: Arranger, way: str, answer: int) -> None:
    player.click_control("random")
    player.key("enter")
    first = record_of(player).beginning
    to_the_count(player)
    if way == "review":
        player.game._go("review")
        player.key("home")
    again(player, *["down"] * answer)
    begun = record_of(player).beginning
    assert player.game.repeat is not None
    assert (begun.hands == first.hands[::-1]) if answer == 1 else (begun == first)
    assert "now" in to_the_count(player) and verify(player.game.sitting.host.record) == ()  # type: ignore[union-attr]
