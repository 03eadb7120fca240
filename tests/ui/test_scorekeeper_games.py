"""Games of the score keeper: set up, changed, kept, gone on with, written into files."""

from game.engine.variants import PRESETS
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.tally import Party
from game.ui.scenes.scene import Go
from tests.match.fakes import STARTED, MemoryStore
from tests.ui.test_scorekeeper import fresh, said, texts
from tests.ui.test_scorekeeper_by_hand import Hand
from tests.ui.test_scorekeeper_counting import pick
from tests.ui.test_scorekeeper_layout import alone, hand, teams


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


def test_a_name_stays_when_it_is_clicked_or_finished_with_enter() -> None:
    keeper = Hand()
    keeper.click("name-0")
    keeper.type("Anna")
    keeper.key("enter")
    keeper.type("Marco")
    keeper.click("name-0")
    keeper.key("end")
    keeper.type("!")
    keeper.key("enter", "enter", "enter")
    assert keeper.tally.seats == ("Anna!", "Marco")


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
    paper = MemoryStore()
    for game in (alone(3), teams(), alone(2)):
        Scorebook(paper).begin(game)
    keeper = Hand(paper)
    keeper.click("games")
    keeper.click("open:1")
    assert keeper.tally == teams() and keeper.scene.sheets.sheet is None
    keeper.click("games")
    keeper.click("remove")
    assert "Remove this match?" in texts(keeper)
    keeper.key("escape")
    assert len(Scorebook(paper).tallies) == 3
    keeper.click("remove")
    assert "Remove this match?" in texts(keeper)
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
    paper = MemoryStore()
    Scorebook(paper).begin(alone(2))
    keeper = Hand(paper)
    keeper.click("rounds")
    for kind in ("txt", "csv"):
        keeper.click(kind)
        name = f"score-2026-11-29-anna-marco.{kind}"
        assert name in paper.texts
        assert said(keeper) == f"Saved as {name}, in the folder of the game’s files."


def test_a_full_disk_is_said_and_costs_nothing() -> None:
    paper = MemoryStore()
    Scorebook(paper).begin(alone(2))
    keeper = Hand(paper)
    paper.full = True
    keeper.click("quick:1")
    keeper.click("rounds")
    keeper.click("csv")
    assert said(keeper).startswith("The file could not be written")
    keeper.key("escape")
    paper.full = False
    keeper.click("quick:1")
    assert "cannot" not in said(keeper)
    assert Scorebook(paper).tally == keeper.tally


def test_damage_is_said_once_and_the_rest_is_there() -> None:
    paper = MemoryStore()
    Scorebook(paper).begin(alone(2))
    Scorebook(paper).begin(teams())
    paper.texts["scores.json"] = paper.texts["scores.json"].replace("scopa_classica", "poker")
    keeper = Hand(paper)
    assert said(keeper).startswith("One entry of the scores could not be read")
    assert keeper.book.tallies == (teams(),)
    keeper.click("quick:1")
    assert "could not" not in said(keeper)
