"""The screens that are visited and come back from, and what each of them is given."""

from collections.abc import Callable, Mapping
from typing import Protocol

from game import VERSION
from game.match.settings import Settings
from game.match.setup import Setup
from game.ui.keeping import Keeper
from game.ui.ports import Ports
from game.ui.scenes.about import AboutScene
from game.ui.scenes.new_match import NewMatchScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.scene import Scene, Stage
from game.ui.scenes.settings import SettingsScene
from game.ui.sitting import Sitting


class House(Protocol):
    """What the doors need to know of the game they belong to."""

    ports: Ports
    settings: Settings
    setup: Setup
    keeper: Keeper
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


def _rules(house: House) -> Scene:
    """The rules of the match at the table, else of any game."""
    sitting, setup = house.sitting, house.setup
    if sitting is not None and house.scene is sitting.table:
        view = sitting.table.view
        return RulesScene(house.stage, view.rules, view.seats, house.settings.deck)
    return RulesScene(house.stage, setup.rules, len(setup.seats), house.settings.deck, choose=True)


DOORS: Mapping[str, Callable[[House], Scene]] = {
    "about": _about,
    "new": _new,
    "play": _new,
    "rules": _rules,
    "settings": _settings,
}
"""By the names that the menu and other screens ask for."""
