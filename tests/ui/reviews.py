"""Looks matches through by real inputs, with a thinker that only glances."""

from dataclasses import replace

from game.ai.advise import advise
from game.ai.types import Advice, Budget, Request
from game.engine.record import Record
from game.match.thinker import InlineThinker
from game.ui.draw import Rect
from game.ui.inputs import Key, Move, Press, Release
from game.ui.reviewing.listing import Listing
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.scene import Command, Sound
from tests.ui.positions import labels, stage


def roughly(request: Request) -> Advice:
    """Advice after a quick look."""
    return advise(replace(request, budget=Budget(2)))


def scene(record: Record, width: int = 1280, height: int = 800, text: float = 1.0, graded: bool = True) -> ReviewScene:
    shown = ReviewScene(stage(width, height, text), record, InlineThinker(roughly))
    while graded and shown.moving:
        shown.update(0.0)
    if graded:
        shown.handle(Key("s"))
    return shown


def press(shown: ReviewScene, *keys: str) -> list[Command]:
    for key in keys:
        shown.handle(Key(key))
    return [command for command in shown.take_commands() if not isinstance(command, Sound)]


def click(shown: ReviewScene, x: float, y: float) -> list[Command]:
    for event in (Move(x, y), Press(x, y), Release(x, y)):
        shown.handle(event)
    return [command for command in shown.take_commands() if not isinstance(command, Sound)]


def texts(shown: ReviewScene) -> list[str]:
    return [label.text for label in labels(shown.items())]


def part(shown: ReviewScene, key: str) -> Rect:
    found = shown._form.find(key)
    assert found is not None
    return found.rect


def listing(shown: ReviewScene) -> Listing:
    found = shown._form.find("list")
    assert isinstance(found, Listing)
    return found
