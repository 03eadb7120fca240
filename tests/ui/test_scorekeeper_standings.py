"""Who stands where: sides that glide, how far they have to go, the end, the large view."""

from dataclasses import replace

import pytest

from game.engine.variants import ruleset
from game.match.scorekeeper.tally import Round, Tally
from game.ui.scenes.scene import Go, Sound
from tests.match.fakes import STARTED
from tests.ui.positions import stage
from tests.ui.test_scorekeeper import fresh, texts
from tests.ui.test_scorekeeper_layout import alone, hand


def test_sides_glide_to_their_new_places() -> None:
    keeper = fresh()
    keeper.wait()
    start = [keeper.find(f"side:{side}").rect.y for side in range(3)]
    keeper.click("side:2")
    keeper.click("quick:3")
    keeper.scene.update(keeper.now + 0.1)
    assert keeper.scene.moving
    between = [keeper.find(f"side:{side}").rect.y for side in range(3)]
    assert start[0] < between[2] < start[2] and start[0] < between[0] < start[1]
    keeper.wait()
    assert [keeper.find(f"side:{side}").rect.y for side in (2, 0, 1)] == start and not keeper.scene.moving


@pytest.mark.parametrize("calm", [{"reduced_motion": True}, {"speed": 0.0}])
def test_without_motion_they_are_there_at_once(calm: dict[str, object]) -> None:
    keeper = fresh()
    keeper.scene.resize(replace(stage(), **calm))  # type: ignore[arg-type]
    keeper.click("side:2")
    keeper.click("quick:3")
    assert not keeper.scene.moving
    assert keeper.find("side:2").rect.y < keeper.find("side:0").rect.y


def test_everybody_sees_how_far_it_is() -> None:
    keeper = hand(Tally(ruleset("scopa_classica"), alone(2).parties, 0, STARTED, (Round((9, 4)),)))
    assert {"2 to go", "7 to go, deals", "after deal 1"} <= set(texts(keeper))
    lowest = hand(Tally(ruleset("scopa_a_perdere"), alone(2).parties, 0, STARTED, (Round((9, 4)),)))
    assert "12 below the end" in texts(lowest)


def test_the_end_of_a_game_and_another_one() -> None:
    keeper = hand(Tally(ruleset("scopa_classica"), alone(2).parties, 0, STARTED, (Round((9, 4)),)))
    for points in ("2", "3"):
        keeper.type(points)
        keeper.key("enter")
    assert Sound("match_won") in keeper.scene.take_commands()
    assert {"Anna won", "11 : 7", "won the match"} <= set(texts(keeper))
    keeper.type("5")
    keeper.key("enter")
    assert keeper.tally.totals() == keeper.tally.standings == (11, 7)
    keeper.click("again")
    assert not keeper.tally.rounds and keeper.tally.parties == alone(2).parties
    assert keeper.tally.first_dealer == 0 and len(keeper.book.tallies) == 2


def test_the_large_view_takes_points_too() -> None:
    keeper = hand(alone(3))
    before = keeper.tally.standings
    keeper.click("big")
    assert keeper.form.find("figure") is None
    keeper.click("side:1")
    keeper.click("quick:2")
    keeper.type("3")
    keeper.key("enter")
    assert keeper.tally.standings == (before[0], before[1] + 5, before[2])
    keeper.key("escape")
    assert keeper.form.find("figure") is not None and keeper.scene.take_commands()[-1] != Go("back")
