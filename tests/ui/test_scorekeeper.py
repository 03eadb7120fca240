"""The score keeper's screen: entering, undoing, changing, refusing, and being where it was left."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.variants import PRESETS, ruleset
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.tally import Party, Round, Tally
from game.ui.draw import Label, Sprite
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel
from game.ui.scenes.scene import Go, Sound
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from game.ui.scoring.primiera import THEIRS
from tests.ui.positions import labels, stage
from tests.ui.test_scorekeeper_by_hand import STARTED, Hand, Paper
from tests.ui.test_scorekeeper_layout import alone, hand, teams


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


# Points.


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
    assert said(keeper) == "Enter some points first: nobody has any in this round."
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


# By category.


def test_the_keyboard_alone_counts_a_round() -> None:
    keeper = fresh(2)
    keeper.choose("way", 1, 2)
    while keeper.form.focus != "say-cards":
        keeper.key("tab")
    keeper.type("22")
    keeper.key("tab")
    keeper.type("5")
    keeper.key("tab", "space", "tab", "space", "tab", "tab")
    assert keeper.form.focus == "say-sweeps"
    keeper.type("2")
    keeper.key("enter")
    assert (keeper.scene.desk.side, keeper.form.focus) == (1, "say-cards")
    keeper.key("enter")
    assert keeper.tally.rounds[0].points == (5, 0)


def test_what_is_left_is_filled_in_and_said() -> None:
    keeper = fresh(2)
    keeper.choose("way", 1, 2)
    assert "40 left" in texts(keeper)
    keeper.number("say-cards", 22)
    assert "40 left" not in texts(keeper)
    keeper.click("next")
    assert keeper.find("say-cards").text == "18"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ({"cards": 23}, {"cards": 18}, "That would be 41 cards; a pack has 40."),
        ({"cards": 21}, {"cards": 18}, "The cards add to 39; all 40 must be somewhere."),
        ({"coins": 11}, {}, "That would be 11 coins; there are ten."),
        ({"settebello": 1}, {"settebello": 1}, "Anna and Marco cannot both have the settebello."),
        ({"cards": 38, "coins": 7}, {"coins": 3}, "Marco can have at most 2 coins if the rest is right."),
    ],
)
def test_a_split_that_cannot_be_is_refused(first: dict[str, int], second: dict[str, int], sentence: str) -> None:
    keeper = fresh(2)
    keeper.choose("way", 1, 2)
    whole = {"cards": 22, "coins": 6, "settebello": 1, "primiera": 1}
    for side, numbers in enumerate(({**whole, **first}, second)):
        keeper.click(f"side:{side}")
        for category, number in numbers.items():
            if category in ("cards", "coins"):
                keeper.number(f"say-{category}", number)
            else:
                keeper.click(f"say-{category}")
    before = keeper.tally
    keeper.scene.take_commands()
    keeper.click("finish")
    assert said(keeper) == sentence
    assert keeper.tally == before and keeper.tally.rounds == ()
    assert Sound("refuse") in keeper.scene.take_commands()


def test_points_given_before_are_not_lost_in_a_count() -> None:
    keeper = fresh(2)
    keeper.click("quick:1")
    keeper.choose("way", 1, 2)
    keeper.click("finish")
    assert said(keeper).startswith("Points were already given in this round")
    assert keeper.tally.standings == (1, 0)


# The primiera.


def pick(keeper: Hand, *cells: int) -> None:
    for cell in cells:
        keeper.click(f"card:{cell}")


def test_the_better_cards_take_the_point() -> None:
    keeper = fresh(2)
    pick(keeper, 0, 9, 16, 26)
    keeper.choose("whose", 1, 2)
    pick(keeper, 1, 8, 19)
    assert "the point is for Anna" in texts(keeper) and "a suit missing: no primiera" in texts(keeper)
    pick(keeper, 25)
    shown = texts(keeper)
    assert {"21 + 18 + 21 + 16", "76", "18 + 21 + 15 + 18", "72", "the point is for Anna"} <= set(shown)


def test_cards_of_others_stand_back_and_cannot_be_taken() -> None:
    keeper = fresh(2)
    pick(keeper, 0)
    keeper.choose("whose", 1, 2)
    dims = {item.key: item.dim for item in keeper.scene.items() if isinstance(item, Sprite)}
    assert [key for key, dim in dims.items() if dim == THEIRS] == ["card:0:7d"] and set(dims.values()) == {0.0, THEIRS}
    pick(keeper, 0)
    assert said(keeper) == "The settebello is with Anna already."
    assert keeper.scene.desk.current.counts.sides[1].best == ()


def test_one_card_of_a_suit_and_three_courts_for_three_sides() -> None:
    keeper = fresh()
    pick(keeper, 0, 1, 1, 7)
    assert len(keeper.scene.desk.current.counts.sides[0].best) == 1
    for side in (1, 2):
        keeper.choose("whose", side, 3)
        pick(keeper, 7)
    best = [one.best for one in keeper.scene.desk.current.counts.sides]
    assert best == [(9,), (8,), (7,)]


def test_the_spanish_table_has_its_own_values_and_takes_any_four_cards() -> None:
    keeper = fresh(2, preset="scopa_spagnola")
    heads = [label.text for label in labels(keeper.scene.items()) if label.text in ("21", "18", "16", "15", "14", "13")]
    assert heads == ["21", "18", "16", "15", "14", "13"]
    pick(keeper, 0, 7, 7, 7, 8)
    assert len(keeper.scene.desk.current.counts.sides[0].best) == 4
    pick(keeper, 16)
    assert said(keeper).startswith("Four cards are chosen for Anna already")


# Standings.


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
    assert {"2 to go", "7 to go, deals", "after round 1"} <= set(texts(keeper))
    lowest = hand(Tally(ruleset("scopa_a_perdere"), alone(2).parties, 0, STARTED, (Round((9, 4)),)))
    assert "12 below the end" in texts(lowest)


def test_the_end_of_a_game_and_another_one() -> None:
    keeper = hand(Tally(ruleset("scopa_classica"), alone(2).parties, 0, STARTED, (Round((9, 4)),)))
    for points in ("2", "3"):
        keeper.type(points)
        keeper.key("enter")
    assert Sound("match_won") in keeper.scene.take_commands()
    assert {"Anna won", "11 : 7", "won the game"} <= set(texts(keeper))
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


# Games.


def test_a_game_of_teams_is_set_up() -> None:
    keeper = Hand()
    keeper.choose("teams", 1, 2)
    for seat, name in enumerate(("Anna", "Marco", "Luisa", "")):
        keeper.click(f"name-{seat}")
        keeper.type(name)
    keeper.click("team-1")
    keeper.type("I Re")
    keeper.click("look-0")
    keeper.unfold("game", list(PRESETS).index("escoba_clasica"))
    keeper.choose("target", 3, 5)
    keeper.unfold("dealer", 2)
    keeper.click("start")
    game = keeper.tally
    assert game.parties == (Party(("Anna", "Luisa"), 1), Party(("Marco", "Player 4"), 0, "I Re"))
    assert (game.rules.preset, game.rules.target, game.seats[game.dealer(0)]) == ("escoba_clasica", 31, "Luisa")
    assert "Classic Escoba, two teams, to 31" in texts(keeper)
    assert game.started == STARTED


def test_house_rules_of_the_count_and_a_target_of_ones_own() -> None:
    keeper = Hand()
    keeper.click("set-re_bello")
    keeper.number("own_target", 27)
    keeper.click("start")
    assert (keeper.tally.rules.re_bello, keeper.tally.rules.target) == (True, 27)
    keeper.choose("way", 1, 2)
    assert keeper.find("say-re_bello")


def test_names_target_and_dealer_can_be_changed_later() -> None:
    keeper = hand(alone(2))
    rounds = keeper.tally.rounds
    keeper.click("games")
    keeper.click("change")
    assert keeper.form.find("game") is None and keeper.form.find("size") is None
    keeper.click("name-0")
    keeper.key("end", "backspace", "backspace", "backspace", "backspace")
    keeper.type("Pia")
    keeper.choose("target", 4, 5)
    keeper.unfold("dealer", 1)
    keeper.click("start")
    game = keeper.tally
    assert (game.seats, game.rules.target, game.dealer(5), game.rounds) == (("Pia", "Marco"), 51, 1, rounds)


def test_several_games_are_kept_and_one_is_removed() -> None:
    paper = Paper()
    for game in (alone(3), teams(), alone(2)):
        Scorebook(paper).begin(game)
    keeper = Hand(paper)
    keeper.click("games")
    keeper.click("open:1")
    assert keeper.tally == teams() and keeper.scene.sheets.sheet is None
    keeper.click("games")
    keeper.click("remove")
    assert "Remove this game?" in texts(keeper)
    keeper.key("escape")
    assert len(Scorebook(paper).tallies) == 3
    keeper.click("remove")
    assert "Remove this game?" in texts(keeper)
    keeper.key("enter")
    assert Scorebook(paper).tallies == (alone(3), alone(2))


def test_without_a_game_the_way_is_back() -> None:
    keeper = Hand()
    keeper.key("escape")
    assert keeper.scene.take_commands()[0] == Go("back")
    keeper = hand(alone(2))
    keeper.key("escape")
    assert Go("back") in keeper.scene.take_commands()


def test_a_restart_goes_on_in_the_middle_of_a_round() -> None:
    keeper = fresh()
    keeper.type("3")
    keeper.key("enter")
    pick(keeper, 0, 9)
    again = Hand(keeper.store)
    assert again.tally == keeper.tally and again.tally.current.points == (3, 0, 0)
    again.click("side:1")
    assert texts(again) == texts(keeper)


def test_files_are_saved_and_named() -> None:
    paper = Paper()
    Scorebook(paper).begin(alone(2))
    keeper = Hand(paper)
    keeper.click("rounds")
    for kind in ("txt", "csv"):
        keeper.click(kind)
        name = f"score-2026-11-29-anna-marco.{kind}"
        assert name in paper.texts
        assert said(keeper) == f"Saved as {name}, in the folder of the game's files."


def test_a_full_disk_is_said_and_costs_nothing() -> None:
    paper = Paper()
    Scorebook(paper).begin(alone(2))
    keeper = Hand(paper)
    paper.full = True
    keeper.click("quick:1")
    assert said(keeper).startswith("The scores cannot be saved")
    keeper.click("rounds")
    keeper.click("csv")
    assert said(keeper).startswith("The file could not be written")
    keeper.key("escape")
    paper.full = False
    keeper.click("quick:1")
    assert "cannot" not in said(keeper)
    assert Scorebook(paper).tally == keeper.tally


def test_damage_is_said_once_and_the_rest_is_there() -> None:
    paper = Paper()
    Scorebook(paper).begin(alone(2))
    Scorebook(paper).begin(teams())
    paper.texts["scores.json"] = paper.texts["scores.json"].replace("scopa_classica", "poker")
    keeper = Hand(paper)
    assert said(keeper).startswith("One entry of the scores could not be read")
    assert keeper.book.tallies == (teams(),)
    keeper.click("quick:1")
    assert "could not" not in said(keeper)


# Every way to everything, and no way to break it.


@pytest.mark.parametrize("way", ["points", "counts"])
def test_tab_reaches_every_control(way: str) -> None:
    keeper = fresh(2, preset="cirulla_genovese")
    keeper.choose("way", int(way == "counts"), 2)
    keeper.click("quick:1") if way == "points" else None
    reached = set()
    for _ in range(90):
        keeper.key("tab")
        reached.add(keeper.form.focus)
    usable = {control.key for part in keeper.form._parts for control in part.controls if control.enabled}
    assert reached >= usable - {"figure"} and keeper.form.by_keyboard


@pytest.mark.parametrize("name", ["points", "counts", "large"])
def test_another_window_shows_what_a_new_one_would(name: str) -> None:
    keeper, there = hand(alone(3)), hand(alone(3), 960, 600)
    for one in (keeper, there):
        if name == "large":
            one.click("big")
        else:
            one.choose("way", int(name == "counts"), 2)
        one.do(Move(1, 1))
    keeper.scene.resize(stage(960, 600))
    keeper.wait()
    there.wait()
    assert keeper.scene.items() == there.scene.items()


KEYS = (
    "enter",
    "escape",
    "tab",
    "space",
    "up",
    "down",
    "left",
    "right",
    "backspace",
    "delete",
    "home",
    "u",
    "pagedown",
)


def anything(chance: Random) -> Input:
    x, y = chance.uniform(-20, 1300), chance.uniform(-20, 820)
    made: tuple[Input, ...] = (
        Press(x, y), Release(x, y), Move(x, y), Wheel(chance.choice((-1, 1)), x, y), Key(chance.choice(KEYS)),
        Key("tab", shift=True), Text(chance.choice("0123456789-aZé")), Focus(chance.random() < 0.5), Resize(900, 600),
        Press(x, y, "right"),
    )  # fmt: skip
    return chance.choice(made)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_no_input_does_harm(seed: int) -> None:
    chance = Random(seed)
    paper = Paper()
    for game in (alone(chance.randint(2, 6)), teams())[: chance.randint(0, 2)]:
        Scorebook(paper).begin(game)
    keeper = Hand(paper)
    for _ in range(120):
        event = anything(chance)
        keeper.do(event)
        if isinstance(event, Press):
            keeper.do(Release(event.x, event.y))
        if chance.random() < 0.05:
            keeper.scene.items()
        if chance.random() < 0.02:
            paper.full = not paper.full
    keeper.wait()
    assert keeper.scene.items()
    scene: ScoreKeeperScene = keeper.scene
    assert isinstance(scene.take_commands(), list)
