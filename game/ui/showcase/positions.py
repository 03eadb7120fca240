"""The screen on which a position is set up: bare, filled, with a card in the air, and with something wrong."""

from collections.abc import Callable, Mapping
from random import Random

from game.engine.cards import name, parse_all
from game.match.placing import TABLE, Placing
from game.match.setup import Setup, usual_seats
from game.ui.inputs import Key, Move, Press
from game.ui.scenes.position import PositionScene
from game.ui.scenes.scene import Scene, Stage
from game.ui.showcase.stagecraft import persons

FILLED = Placing(
    (parse_all("7d 3c Ab"), parse_all("6s Kc 2d")),
    parse_all("4d 3s Cb 5c"),
    (parse_all("Kd Ks 2c 2s 7b 4c 3d As Ac"), parse_all("5d 5s Jd Jb 6d 6c Cc Cd 7c")),
    (1, 0),
    0,
    0,
    1,
)


def _scene(stage: Stage, setup: Setup, placing: Placing | None = None, seed: int = 3) -> PositionScene:
    people = persons(stage.words, len(setup.seats))
    return PositionScene(stage, setup, people, Random(seed), placing)


def bare(stage: Stage) -> Scene:
    """All cards in the rack."""
    return _scene(stage, Setup())


def scopa(stage: Stage) -> Scene:
    """A position of Scopa that can be played."""
    return _scene(stage, Setup(), FILLED)


def dragged(stage: Stage) -> Scene:
    """The settebello on its way to the table."""
    scene = _scene(stage, Setup(), FILLED)
    picture = scene.picture
    card = next(piece for piece in picture.cards() if name(piece.card) == "7s")
    to = picture.where.places[TABLE].centre
    scene.handle(Press(*card.rect.centre))
    scene.handle(Move(*to))
    return scene


def wrong(stage: Stage) -> Scene:
    """A pile of a single card, told after "play" was pressed."""
    placing = FILLED
    for card in placing.piles[1][:-1]:
        placing = placing.put(card, "pile0")
    scene = _scene(stage, Setup(), placing)
    scene.handle(Key("enter"))
    return scene


def dealt(preset: str, seats: int, seed: int = 3) -> Callable[[Stage], Scene]:
    """A position out of a random deal of a game."""

    def random(stage: Stage) -> Scene:
        scene = _scene(stage, Setup(preset, {}, usual_seats(seats)), seed=seed)
        scene.desk.random()
        scene.resize(stage)
        return scene

    return random


STATES: Mapping[str, Callable[[Stage], Scene]] = {
    "empty": bare,
    "scopa": scopa,
    "drag": dragged,
    "wrong": wrong,
    "scopone4": dealt("scopone_scientifico", 4),
    "scopa3": dealt("scopa_classica", 3),
    "escoba6": dealt("escoba_clasica", 6),
}
