"""The whole game from the menu to the end of a match, with everything outside it played by the tests."""

from dataclasses import dataclass, field
from random import Random

import pytest

from game.ai.advise import advise
from game.engine.actions import Play
from game.engine.cards import name
from game.engine.play import legal
from game.engine.record import loads, verify
from game.match.history.texts import CURRENT
from game.match.i18n import Words
from game.match.settings import Settings
from game.match.settings import loads as load_settings
from game.match.setup import Setup, usual_seats
from game.match.thinker import InlineThinker
from game.shell.words import words
from game.ui.draw import Label, Measure
from game.ui.house.game import Game
from game.ui.house.ports import Ports
from game.ui.inputs import Focus, Key, Move, Press, Release, Resize
from game.ui.overlays.pause import Pause
from game.ui.scenes.count import CountScene
from game.ui.scenes.menu import MenuScene
from game.ui.theme import COUNT_SETTLES


@dataclass
class Shelf:
    """A store in memory that can be full."""

    texts: dict[str, str] = field(default_factory=dict)
    full: bool = False

    def load(self, name: str) -> str | None:
        return self.texts.get(name)

    def save(self, name: str, text: str) -> None:
        if self.full:
            raise OSError(28, "no space left")
        self.texts[name] = text

    def names(self, ending: str) -> tuple[str, ...]:
        return tuple(sorted(name for name in self.texts if name.endswith(ending)))

    def set_aside(self, name: str) -> str:
        aside = f"{name}.damaged"
        self.texts[aside] = self.texts.pop(name)
        return aside


@dataclass
class Ear:
    """Notes what is heard."""

    heard: list[str] = field(default_factory=list)
    volume: float = 0.0

    def play(self, event: str, pan: float = 0.0, own: bool = True) -> None:
        self.heard.append(event)

    def set_volume(self, volume: float) -> None:
        self.volume = volume


class Dice:
    """Bytes that are the same every time."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def bytes(self, count: int) -> bytes:
        return self.random.randbytes(count)


ENGLISH: Words = words("en")


class Player:
    """Somebody in front of the game."""

    def __init__(self, shelf: Shelf | None = None, settings: Settings | None = None) -> None:
        self.shelf, self.ear, self.now = shelf or Shelf(), Ear(), 0.0
        ports = Ports(
            InlineThinker(advise),
            Dice(1),
            Dice(2),
            self.shelf,
            self.ear,
            Measure(),
            lambda: "2026-11-30T12:00:00Z",
            lambda language: ENGLISH,
            lambda: "a folder",
            lambda: "terms",
        )
        self.game = Game(ports, settings or Settings(speed="instant", cut="auto"), (1280, 800))

    def wait(self, seconds: float = 0.1) -> None:
        for _ in range(max(1, round(seconds * 20))):
            self.now += 0.05
            self.game.frame(self.now)

    def key(self, *keys: str) -> None:
        for key in keys:
            self.game.handle(Key(key))
            self.wait()

    def start(self) -> None:
        """From the menu to the screen of a new match, and to the table."""
        self.key("enter", "enter")

    def text(self) -> str:
        return " ".join(item.text for item in self.game.items() if isinstance(item, Label))

    def my_turn(self) -> bool:
        sitting = self.game.sitting
        if sitting is None or self.game.scene is not sitting.table:
            return False
        return sitting.table.my_turn and not sitting.table.busy

    def until_turn(self) -> None:
        """Until it is the player's turn, or a count has been there long enough to be answered."""
        for _ in range(400):
            if self.my_turn():
                return
            if isinstance(self.game.scene, CountScene):
                self.wait(COUNT_SETTLES + 0.05)
                return
            self.wait()
        raise AssertionError("the game did not go on")

    def play(self) -> None:
        """Make the first legal play with the keyboard."""
        assert self.game.sitting is not None
        table = self.game.sitting.table
        play = next(action for action in legal(table.view) if isinstance(action, Play))
        while table.grip.card != play.card:
            self.key("right")
        self.key("enter")
        if table.popup is not None:
            self.key("enter")

    def to_the_end(self, plays: int = 1000) -> int:
        """Play on, reading every count, until the match is over or so many plays are made."""
        made = 0
        while made < plays:
            self.until_turn()
            if isinstance(self.game.scene, CountScene):
                assert self.game.sitting is not None
                if self.game.sitting.over:
                    return made
                self.key("enter", "enter")
                continue
            self.play()
            made += 1
        return made


def test_from_the_menu_through_a_match_and_again() -> None:
    player = Player()
    assert isinstance(player.game.scene, MenuScene)
    player.start()
    player.to_the_end()
    assert player.game.sitting is not None
    text = player.game.sitting.host.record
    assert verify(text) == ()
    assert any(event.startswith("match_") for event in player.ear.heard)
    ended = player.game.sitting
    player.key("enter", "enter")
    assert player.game.sitting is not ended and not player.game.sitting.over


@pytest.mark.parametrize(
    ("preset", "players"), [("scopone_scientifico", 4), ("cirulla_genovese", 3), ("scopa_classica", 6)]
)
def test_other_games_are_played_to_their_end(preset: str, players: int) -> None:
    player = Player()
    target = 5 if preset != "cirulla_genovese" else 9
    player.game.begin(Setup(preset, {"target": target}, usual_seats(players)))
    player.to_the_end()
    assert player.game.sitting is not None and player.game.sitting.over
    assert verify(player.game.sitting.host.record) == ()


def test_an_interrupted_match_is_there_again() -> None:
    player = Player()
    player.start()
    player.to_the_end(5)
    player.until_turn()
    assert player.game.sitting is not None
    left = player.game.sitting.host.observation
    again = Player(player.shelf)
    assert "Continue" in again.text()
    again.key("enter")
    assert again.game.sitting is not None and again.game.sitting.host.observation == left


def test_a_match_left_at_the_count_shows_the_count_again() -> None:
    player = Player()
    player.start()
    while not isinstance(player.game.scene, CountScene):
        player.to_the_end(1)
        player.until_turn()
    again = Player(player.shelf)
    again.key("enter")
    assert isinstance(again.game.scene, CountScene)


def test_a_damaged_match_keeps_its_sound_beginning_and_says_so() -> None:
    player = Player()
    player.start()
    player.to_the_end(4)
    text = player.shelf.texts[CURRENT]
    broken = Shelf({CURRENT: text.replace('"plays": ["', '"plays": ["9:9z", "')})
    again = Player(broken)
    assert any(key.endswith(".damaged") for key in broken.texts)
    again.wait(0.2)
    assert "could not be read" in again.text()


def test_a_full_disk_leaves_the_game_playable_and_says_so_once() -> None:
    player = Player(Shelf(full=True))
    player.start()
    player.wait(0.3)
    assert "How you set up this match cannot be remembered" in player.text()
    player.wait(6.5)
    assert "cannot be saved" in player.text()
    player.wait(6)
    player.to_the_end(4)
    player.wait(0.3)
    assert "cannot be saved" not in player.text()


def test_the_pause_changes_settings_at_once_and_keeps_them() -> None:
    player = Player()
    player.start()
    player.until_turn()
    player.key("escape")
    assert isinstance(player.game.pause, Pause)
    player.game.change("cloth", "wine")
    player.game.change("muted", True)
    assert player.ear.volume == 0.0
    kept, faults = load_settings(player.shelf.texts["settings.json"])
    assert (kept.cloth, kept.muted, faults) == ("wine", True, ())
    player.key("escape")
    assert player.game.pause is None and player.my_turn()


def test_escape_never_loses_a_match() -> None:
    player = Player()
    player.start()
    player.until_turn()
    assert player.game.sitting is not None
    before = player.game.sitting.host.record
    player.key("escape", "escape", "escape", "escape")
    assert player.game.sitting.host.record == before
    assert loads(player.shelf.texts[CURRENT]).fault is None


def test_keys_of_the_whole_game() -> None:
    player = Player()
    player.key("f11")
    assert player.game.full_screen
    player.key("m")
    assert player.game.settings.muted
    player.game.handle(Resize(1, 1))
    player.game.items()
    player.game.handle(Resize(1280, 800))
    player.game.handle(Focus(False))
    player.game.handle(Press(700, 400))
    player.game.handle(Move(2, 2))
    player.game.handle(Release(2, 2))
    player.game.items()


def test_the_others_wait_while_the_pause_is_open() -> None:
    player = Player(settings=Settings(speed="normal", cut="auto"))
    player.start()
    player.until_turn()
    player.play()
    player.game.handle(Key("space"))
    player.key("escape")
    assert player.game.sitting is not None
    made = len(player.game.sitting.host.match.record.actions)
    player.wait(5)
    assert len(player.game.sitting.host.match.record.actions) == made


def test_the_hint_line_names_the_card_in_question() -> None:
    player = Player()
    player.start()
    player.until_turn()
    player.key("right")
    assert player.game.sitting is not None
    card = player.game.sitting.table.grip.card
    assert card is not None and name(card)
    assert "Enter" in player.text()
