"""A full disk: everything that is kept says once what could not be kept, and nothing is lost while the game is open."""

from game.match.settings import loads as settings_of
from game.match.setup import Setup, usual_seats
from game.ui.inputs import Key, Press, Release
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from tests.ui.test_game import Player, Shelf

FULL = "the disk is full or read-only"


def press(player: Player, control: str) -> None:
    """Click on a control of the score keeper."""
    scene = player.game.scene
    assert isinstance(scene, ScoreKeeperScene)
    form = scene.sheets.sheet.form if scene.sheets.sheet else scene.form
    found = form.find(control)
    assert found is not None, control
    x, y = found.rect.centre
    player.game.handle(Press(x, y))
    player.game.handle(Release(x, y))
    player.wait()


def told(player: Player) -> str:
    """What is told at this moment, gone afterwards."""
    text = player.text()
    player.wait(8)
    return text


def test_a_setting_is_told_as_a_setting_and_only_once() -> None:
    player = Player(Shelf(full=True))
    player.game.handle(Key("m"))
    assert "The settings cannot be kept: " + FULL in told(player)
    player.game.handle(Key("m"))
    assert FULL not in told(player)
    player.game.handle(Key("m"))
    assert player.game.settings.muted
    player.shelf.full = False
    player.game.keeper.once_more()
    assert settings_of(player.shelf.texts["settings.json"])[0].muted


def test_a_setting_that_could_be_kept_again_is_told_again() -> None:
    player = Player(Shelf(full=True))
    player.game.handle(Key("m"))
    told(player)
    player.shelf.full = False
    player.game.handle(Key("m"))
    assert FULL not in told(player)
    player.shelf.full = True
    player.game.handle(Key("m"))
    assert "The settings cannot be kept" in told(player)


def test_scores_are_told_once_and_are_there_on_coming_back() -> None:
    player = Player(Shelf(full=True))
    player.game._go("scorekeeper")
    press(player, "start")
    assert "The scores cannot be saved" in told(player)
    press(player, "quick:1")
    assert FULL not in told(player)
    scene = player.game.scene
    assert isinstance(scene, ScoreKeeperScene)
    tally = scene.desk.tally
    player.key("escape", "escape")
    player.game._go("scorekeeper")
    again = player.game.scene
    assert isinstance(again, ScoreKeeperScene) and again is not scene and again.desk.tally == tally


def test_what_was_learned_is_told_and_is_there_on_coming_back() -> None:
    player = Player(Shelf(full=True))
    player.game._go("lessons")
    scene = player.game.scene
    assert isinstance(scene, LessonsScene)
    scene._passed("equal")
    assert "How far you are in the lessons cannot be saved" in told(player)
    player.key("escape")
    player.game._go("lessons")
    assert isinstance(player.game.scene, LessonsScene)
    assert player.game.scene._book.progress.done == {"equal"}


def test_a_match_that_ends_on_a_full_disk_is_in_the_list_and_not_to_be_gone_on_with() -> None:
    player = Player()
    player.start()
    player.to_the_end(1)
    player.shelf.full = True
    player.to_the_end()
    assert "cannot be put among the finished ones" in told(player)
    player.game._to_menu()
    assert "Continue" not in player.text()
    assert len(player.game.desk.matches()) == 1
    player.shelf.full = False
    player.game.keeper.once_more()
    later = Player(player.shelf)
    assert "Continue" not in later.text() and len(later.game.desk.matches()) == 1


def test_what_a_review_found_is_told_once_and_is_there_again() -> None:
    player = Player()
    player.game.begin(Setup("scopa_classica", {"target": 1}, usual_seats(2)))
    player.to_the_end()
    player.shelf.full = True
    player.game._go("review")
    for _ in range(400):
        player.wait(1)
        if "What the review found cannot be kept: " + FULL in player.text():
            break
    told(player)
    (match,) = player.game.desk.matches()
    assert match.cost is not None
    assert not any(name.startswith("review") for name in player.shelf.texts)
    player.game.keeper.history.notes(match.number).write("again")
    assert FULL not in told(player)


def test_every_warning_can_be_read_before_the_next_one() -> None:
    player = Player()
    for text, warning in (("first", True), ("second", True), ("second", True), ("third", False)):
        player.game.tell(f"<{text}>", warning)
    for text in ("first", "second", "third"):
        player.wait(1)
        player.game.handle(Press(300, 300))
        player.game.handle(Release(300, 300))
        shown = [one for one in ("first", "second", "third") if f"<{one}>" in player.text()]
        assert shown == ([text] if text != "third" else [])
        player.wait(5.2 if text != "third" else 0.1)


def test_what_is_no_warning_gives_way_at_once() -> None:
    player = Player()
    player.game.tell("written")
    player.game.tell("read")
    assert "read" in player.text() and "written" not in player.text()
