"""Plays at the table without a window: real inputs in, items out, time handed in."""

from collections.abc import Iterator
from random import Random

from game.engine.actions import Action, Deal, Play
from game.engine.cards import Card, name, names
from game.engine.events import Event
from game.engine.observe import observe, observe_events
from game.engine.play import apply, legal, start
from game.engine.state import Phase, State
from game.engine.variants import ruleset
from game.match.i18n import Words
from game.shell.words import words
from game.ui.draw import Measure, Sprite
from game.ui.inputs import Key, Move, Press, Release
from game.ui.scale import Scale
from game.ui.scenes.scene import Command, Stage, Submit
from game.ui.scenes.table import TableScene
from game.ui.table.surroundings import Person

ENGLISH: Words = words("en")
SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))
PEOPLE = tuple(
    Person(name, name, face, "Regular")
    for name, face in (
        ("You", "Jd"),
        ("Gino", "Kc"),
        ("Pina", "Jc"),
        ("Marco", "Kb"),
        ("Luisa", "Js"),
        ("Tonino", "Jb"),
    )
)


def stage(width: int = 1280, height: int = 800, speed: float = 1.0) -> Stage:
    """A window of this size in English."""
    return Stage(Scale(width, height), ENGLISH, Measure(), speed=speed)


class Sitting:
    """A match and the table it is shown on; the others' plays are made by ``step``."""

    def __init__(
        self,
        preset: str = "scopa_classica",
        seats: int = 2,
        seed: int = 1,
        viewer: int = 0,
        width: int = 1280,
        height: int = 800,
        speed: float = 1.0,
    ) -> None:
        self.random = Random(seed)
        self.viewer = viewer
        self.state: State = start(ruleset(preset), seats, 0)
        self.scene = TableScene(stage(width, height, speed), observe(self.state, viewer), PEOPLE[:seats])
        self.now = 0.0
        self.made: list[Action] = []
        self.heard: list[Command] = []

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Make an action in the match and let it be shown."""
        before = observe(self.state, self.viewer)
        self.state, events = apply(self.state, action)
        self.made.append(action)
        self.scene.show(before, observe_events(events, self.viewer), observe(self.state, self.viewer))
        return events

    def deal(self) -> None:
        """Deal shuffled packs until a deal stands."""
        while self.state.phase is Phase.DEAL:
            pack = list(range(40))
            self.random.shuffle(pack)
            self.apply(Deal(tuple(pack)))

    def wait(self, seconds: float, step: float = 1 / 60) -> None:
        """Let time pass frame by frame, and make the plays that the viewer asked for."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + step)
            self.scene.update(self.now)
            self.perform()

    def perform(self) -> list[Command]:
        """Make what the scene asked for."""
        commands = self.scene.take_commands()
        self.heard += commands
        for command in commands:
            if isinstance(command, Submit):
                self.apply(command.action)
        return commands

    def settle(self) -> None:
        """Wait until nothing is shown any more."""
        for _ in range(200):
            if not self.scene.busy:
                break
            self.wait(0.25)
        self.wait(0.3)

    def others(self) -> None:
        """Let the others play until it is the viewer's turn or the deal is over."""
        while self.state.phase is Phase.PLAY and self.state.turn != self.viewer:
            self.apply(self.random.choice([act for act in legal(self.state) if isinstance(act, Play)]))
            self.settle()

    def at(self, card: Card) -> tuple[float, float]:
        """The middle of a card on screen."""
        pose = self.scene.hands.animator.targets()[name(card)].pose
        return pose.x, pose.y

    def press(self, x: float, y: float) -> None:
        """Press the left button."""
        self.scene.handle(Press(x, y, "left", self.now))

    def drag(self, card: Card, to: tuple[float, float]) -> None:
        """Drag a card of the hand to a point and let go."""
        x, y = self.at(card)
        self.press(x, y)
        for part in (0.25, 0.5, 0.75, 1.0):
            self.scene.handle(Move(x + (to[0] - x) * part, y + (to[1] - y) * part, self.now))
            self.wait(1 / 60)
        self.scene.handle(Release(*to, "left", self.now))
        self.perform()

    def key(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.scene.handle(Key(key))
            self.perform()

    def sprites(self) -> Iterator[Sprite]:
        """Every card to be seen."""
        return (item for item in self.scene.items() if isinstance(item, Sprite))


def picture(sitting: Sitting) -> str:
    """What is on the table and in the hand, for messages of failed tests."""
    return f"{names(sitting.state.table)} / {names(sitting.state.hands[sitting.viewer])}"
