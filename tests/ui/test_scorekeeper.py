"""The score keeper's screen: entering points, taking them back, changing old rounds."""

from dataclasses import replace

from game.match.scorekeeper.tally import Round
from game.ui.draw import Label
from game.ui.scenes.scene import Sound
from tests.ui.positions import labels
from tests.ui.test_scorekeeper_by_hand import Hand
from tests.ui.test_scorekeeper_layout import alone, hand


def texts(keeper: Hand) -> list[str]:
    keeper.wait()
    return [label.text for label in labels(keeper.scene.items())]


def said(keeper: Hand) -> str:
    """The sentence at the bottom, on however many lines."""
    keeper.wait()
    low = keeper.scene.stage.scale.height - 60
    return " ".join(
        item.text for item in keeper.scene.items() if isinstance(item, Label) and item.y > low and item.x < 60
    )


def fresh(count: int = 3, target: int = 21, preset: str = "scopa_classica") -> Hand:
    """So many players before their first round."""
    return hand(replace(alone(count, preset, target), rounds=(), first_dealer=0))


def test_typed_points_are_added_and_the_next_player_is_next() -> None:
    keeper = fresh()
    for points, side in (("3", 1), ("0", 2)):
        keeper.type(points)
        keeper.key("enter")
        assert keeper.scene.desk.side == side
    assert not keeper.tally.rounds and keeper.tally.standings == (3, 0, 0)
    keeper.type("12")
    keeper.key("enter")
    assert keeper.tally.rounds == (Round((3, 0, 12)),) and keeper.tally.pending is None


def test_points_tapped_during_the_deal_count_with_those_at_its_end() -> None:
    keeper = fresh(2)
    keeper.click("quick:1")
    keeper.click("side:1")
    keeper.click("quick:3")
    assert keeper.tally.standings == (1, 3) and not keeper.tally.rounds
    keeper.click("side:0")
    keeper.type("2")
    keeper.click("add")
    keeper.click("finish")
    assert keeper.tally.rounds == (Round((3, 3)),)


def test_the_pad_writes_what_the_keys_write() -> None:
    keeper = fresh(2)
    for key in ("1", "7", "-", "4"):
        keeper.click(f"type:{key}")
    assert keeper.scene.desk.typed == "-174"
    keeper.click("type:9")
    keeper.click("type:erase")
    keeper.click("type:-")
    assert (keeper.scene.desk.typed, keeper.scene.desk.points) == ("17", 17)
    keeper.key("backspace")
    keeper.type("5")
    assert keeper.scene.desk.points == 15


def test_tab_goes_from_player_to_player_and_then_on() -> None:
    keeper = fresh()
    sides = []
    for _ in range(3):
        sides.append(keeper.scene.desk.side)
        keeper.key("tab")
    assert sides == [0, 1, 2] and keeper.form.focus != "figure"


def test_a_round_of_nothing_is_not_finished() -> None:
    keeper = fresh()
    keeper.click("finish")
    assert keeper.tally.rounds == ()
    assert said(keeper) == "Enter some points first: nobody has any in this deal."
    assert Sound("refuse") in keeper.scene.take_commands()


def test_the_hint_says_what_typed_points_would_do() -> None:
    keeper = hand(alone(3))
    keeper.type("4")
    name = texts(keeper)
    assert "Add 4 for Anna" in name
    total = keeper.tally.totals()[0]
    assert said(keeper).startswith(f"Four points would bring Anna to {total + 4}.")


# Taking back and changing.


def test_everything_can_be_taken_back_step_by_step() -> None:
    keeper = fresh(2)
    for points in ("3", "1", "2"):
        keeper.type(points)
        keeper.key("enter")
    keeper.click("quick:2")
    keeper.type("9")
    shown = []
    for _ in range(5):
        keeper.key("u")
        shown.append((len(keeper.tally.rounds), keeper.tally.standings))
    assert shown == [(1, (5, 3)), (1, (5, 1)), (1, (3, 1)), (0, (3, 0)), (0, (0, 0))]
    assert keeper.tally == fresh(2).tally


def test_after_a_restart_the_last_round_can_still_be_taken_back() -> None:
    keeper = hand(alone(2))
    before = keeper.tally
    keeper.click("undo")
    assert len(keeper.tally.rounds) == len(before.rounds) - 1 and keeper.tally.standings == before.standings
    keeper.click("finish")
    assert keeper.tally == before


def test_an_old_round_can_be_changed_left_and_removed() -> None:
    keeper = hand(alone(2))
    before = keeper.tally
    keeper.click("rounds")
    keeper.click("edit:1")
    keeper.type("9")
    keeper.key("enter")
    keeper.click("leave")
    assert keeper.tally == before
    keeper.click("rounds")
    keeper.click("edit:1")
    keeper.type("9")
    keeper.key("enter")
    keeper.click("finish")
    assert keeper.tally.rounds[1].points == (9, before.rounds[1].points[1])
    assert keeper.scene.desk.editing is None
    keeper.click("rounds")
    keeper.click("edit:0")
    keeper.click("remove_round")
    assert keeper.tally.rounds == (Round((9, before.rounds[1].points[1])), *before.rounds[2:])
    keeper.key("u", "u")
    assert keeper.tally == before


def test_a_counted_round_is_changed_by_its_counts() -> None:
    keeper = fresh(2)
    keeper.choose("way", 1, 2)
    keeper.number("say-cards", 22)
    keeper.number("say-coins", 6)
    for key in ("settebello", "primiera"):
        keeper.click(f"say-{key}")
    keeper.click("finish")
    assert keeper.tally.rounds[0].points == (4, 0)
    keeper.choose("way", 0, 2)
    keeper.click("rounds")
    keeper.click("edit:0")
    assert keeper.scene.desk.way == "counts"
    keeper.click("say-coins", 0.05)
    keeper.click("say-coins", 0.05)
    keeper.click("finish")
    assert keeper.tally.rounds[0].points == (3, 1)
