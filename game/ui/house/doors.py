"""The screens that are visited and come back from, and what each of them is given."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol

from game import VERSION
from game.ai.advise import advise
from game.engine.record import Record
from game.match.history.history import Notes
from game.match.i18n import Words
from game.match.lessons.catalogue import IDS
from game.match.lessons.progress import Schoolbook
from game.match.match import Match
from game.match.placing import Placing
from game.match.scorekeeper.book import Scorebook
from game.match.settings import Settings
from game.match.setup import Setup
from game.ui.chronicle.desk import Desk
from game.ui.house.keeping import Keeper
from game.ui.house.ports import Ports
from game.ui.house.sitting import Sitting
from game.ui.scenes.about import AboutScene
from game.ui.scenes.fair import FairScene
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.menu import MenuScene, Waiting
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.position import PositionScene
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.scorekeeper import ScoreKeeperScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.table.guests import PLAYER_FACE, people, seated


class House(Protocol):
    """What the doors need to know of the game they belong to."""

    ports: Ports
    settings: Settings
    setup: Setup
    keeper: Keeper
    desk: Desk
    sitting: Sitting | None
    scene: Scene

    @property
    def stage(self) -> Stage: ...


def _about(house: House) -> Scene:
    return AboutScene(house.stage, VERSION, house.ports.notices())


def _settings(house: House) -> Scene:
    return SettingsScene(house.stage, house.settings)


def _new(house: House) -> Scene:
    return NewMatchScene(house.stage, house.setup, house.keeper.house_rules, house.settings.player)


def _practice(house: House) -> Scene:
    kept, player = house.keeper.house_rules, house.settings.player
    return NewMatchScene(house.stage, house.setup, kept, player, practice=True)


def _rules(house: House) -> Scene:
    """The rules of the match at the table, else of any game."""
    sitting, setup = house.sitting, house.setup
    if sitting is not None and house.scene is sitting.table:
        view = sitting.table.view
        return RulesScene(house.stage, view.rules, view.seats, house.settings.deck)
    return RulesScene(house.stage, setup.rules, len(setup.seats), house.settings.deck, choose=True)


def _history(house: House) -> Scene:
    return HistoryScene(house.stage, house.desk.matches())


def _statistics(house: House) -> Scene:
    return StatisticsScene(house.stage, house.desk.matches(), house.ports.today(), house.settings.deck)


def _scorekeeper(house: House) -> Scene:
    book = Scorebook(house.keeper.store)
    return ScoreKeeperScene(house.stage, book, house.ports.today, house.keeper.house_rules.sets, house.settings.deck)


def _fair(house: House) -> Scene:
    """Whether it is fair: with the last deal of the match under way, once it has been counted."""
    last = house.sitting.counted_deal if house.sitting is not None else None
    records = house.keeper.records()
    return FairScene(house.stage, records, advise, house.ports.chance, last, house.settings.deck)


def _lessons(house: House) -> LessonsScene:
    book = Schoolbook(house.keeper.store, IDS)
    return LessonsScene(house.stage, book, house.ports.thinker, house.ports.chance, lambda: house.settings)


def taught(house: House, lesson: str) -> Scene:
    """The lessons, one of them begun."""
    scene = _lessons(house)
    scene.take(lesson)
    return scene


def _review(house: House) -> Scene:
    """The match at the table once more, play by play."""
    assert house.sitting is not None
    match = house.sitting.host.match
    return review(house, match.record, house.keeper.notes_on(match))


def review(house: House, record: Record, notes: Notes) -> Scene:
    """Any match once more, play by play. Raises RuleError or IllegalAction if its record breaks the rules."""
    return ReviewScene(house.stage, record, house.ports.thinker, house.settings.deck, notes)


def arranging(house: House, setup: Setup, placing: Placing | None) -> PositionScene:
    """Setting up a position for a match, from where cards lie already if they do."""
    seats = seated(house.stage.words, setup.seats, house.settings.player)
    record = Record(setup.game, setup.options, seats, 0, "")
    chance = Random(house.ports.chance.bytes(8))
    return PositionScene(house.stage, setup, people(house.stage.words, record), chance, placing, house.settings.deck)


DOORS: Mapping[str, Callable[[House], Scene]] = {
    "about": _about,
    "fair": _fair,
    "history": _history,
    "lessons": _lessons,
    "play": _new,
    "practice": _practice,
    "review": _review,
    "rules": _rules,
    "scorekeeper": _scorekeeper,
    "settings": _settings,
    "statistics": _statistics,
}
"""By the names that the menu and other screens ask for."""

MATCH_DOORS = ("play", "practice")
"""Those that lead to a match, with a coach or without."""

ENTRIES = (
    "play",
    "practice",
    "lessons",
    "scorekeeper",
    "statistics",
    "history",
    "rules",
    "fair",
    "settings",
    "about",
    "quit",
)
"""What the menu offers besides the match under way."""


def menu(stage: Stage, match: Match | None, words: Words) -> MenuScene:
    """The menu as it is while this match is under way."""
    if match is None:
        return MenuScene(stage, ENTRIES)
    record, state = match.record, match.state
    shown = [person for person, seat in zip(people(words, record), record.seats, strict=True) if seat.kind == "ai"]
    name, face = (shown[0].name, shown[0].portrait) if shown else (record.seats[-1].name, PLAYER_FACE)
    waiting = Waiting(record.game, max(1, state.deal_number), name, face, state.scores)
    return MenuScene(stage, ("continue", *ENTRIES), waiting)
