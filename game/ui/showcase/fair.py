"""The page on fairness after some matches, and the proof of a seal over it."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from game.ai.advise import advise
from game.ai.types import Budget, Request
from game.engine.actions import Deal
from game.engine.observe import observe
from game.engine.record import Seat
from game.engine.shuffle import cut_place, seal
from game.engine.state import Phase
from game.match.match import Match
from game.ui.inputs import Key
from game.ui.scenes.fair import FairScene
from game.ui.scenes.scene import Scene, Stage
from game.ui.showcase.stagecraft import FRAME
from game.ui.trust.hidden import TRY
from game.ui.trust.story import CHECK

MATCHES, LONGEST = 12, 2000
STARTED: Final = "2026-11-29T21:04:00Z"
PLAYERS: Final = (Seat("You", "human"), Seat("Gino", "ai", "greedy"))
LAST: Final = seal(Random(8).randbytes).deal(17, shown=True)


class Dice:
    """Chance that is the same in every picture."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def bytes(self, count: int) -> bytes:
        """So many bytes."""
        return self._dice.randbytes(count)


@cache
def records() -> tuple[str, ...]:
    """Some matches between two players of the simplest kind."""
    return tuple(_played(number, Dice(number)) for number in range(MATCHES))


def _played(number: int, dice: Dice) -> str:
    match = Match.new("scopa_classica", PLAYERS, number % 2, STARTED)
    while match.state.phase is not Phase.OVER:
        if match.state.phase is Phase.DEAL:
            match.submit(seal(dice.bytes).deal(cut_place(dice.bytes), shown=True))
        else:
            seen = observe(match.state, match.state.turn)
            match.submit(advise(Request(1, seen, "greedy", Budget(0), len(seen.plays))).action)
    return match.text


def _scene(stage: Stage, page: str, records: tuple[str, ...] = (), last: Deal = LAST) -> FairScene:
    return _settled(FairScene(stage, records, advise, Dice(4), last, page=page))


def _settled(scene: FairScene) -> FairScene:
    for frame in range(LONGEST):
        if not scene.moving:
            break
        scene.update(frame * FRAME)
    return scene


def story(stage: Stage) -> Scene:
    """How a deal is sealed."""
    return _scene(stage, "story")


def figures(stage: Stage) -> Scene:
    """What the packs of some matches gave."""
    return _scene(stage, "figures", records())


def no_figures(stage: Stage) -> Scene:
    """Before the first match."""
    return _scene(stage, "figures")


def tried(stage: Stage) -> Scene:
    """The trial of hidden cards, with its result."""
    return _pressed(_scene(stage, "hidden"), TRY)


def proof(stage: Stage) -> Scene:
    """The proof of the last deal."""
    return _pressed(_scene(stage, "story"), CHECK)


def forged(stage: Stage) -> Scene:
    """A seal that does not agree."""
    deck = LAST.deck
    return _pressed(_scene(stage, "story", last=replace(LAST, deck=(deck[1], deck[0], *deck[2:]))), CHECK)


def _pressed(scene: FairScene, key: str) -> FairScene:
    scene.focus_on(key)
    scene.handle(Key("enter"))
    return _settled(scene)


STATES: Final[dict[str, Callable[[Stage], Scene]]] = {
    "story": story,
    "figures": figures,
    "empty": no_figures,
    "hidden": tried,
    "proof": proof,
    "forged": forged,
}
"""The states by the names that pictures bear."""
