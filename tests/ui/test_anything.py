"""Anything at any time: keys, clicks, drags, other windows and languages, files and ways, on every screen."""

from dataclasses import replace
from random import Random

import pytest

from game.engine.record import verify
from game.match.settings import Settings
from game.match.setup import Place, Setup
from game.shell.words import words
from game.ui.draw import Clip, Item, Label, Sprite
from game.ui.inputs import Dropped, Focus, Input, Key, Move, Press, Release, Resize, Text, Wheel
from tests.ui.test_game import Player

KEYS = (
    *("left", "right", "up", "down", "enter", "escape", "tab", "space", "home", "end", "pageup", "pagedown"),
    *("backspace", "delete", "f1", "f11", "enter", "up", "escape"),
    *"/acdhlmnoprsuwy1259-l",
)
WINDOWS = ((960, 600), (2560, 600), (600, 1200), (1080, 1920), (1, 1))
WAYS = ("menu", "history", "statistics", "settings", "scorekeeper", "lessons", "practice", "continue", "fair", "about")
SETTINGS: tuple[tuple[str, tuple[str | int | bool, ...]], ...] = (
    ("language", ("en", "it", "es")),
    ("deck", ("italian", "french", "spanish")),
    ("text_size", (100, 150)),
    ("speed", ("instant", "normal")),
    ("cut", ("ask", "auto")),
    ("warn", (True, False)),
)
SEATS = (Place("human", name='{card} "x'), Place("human"), Place("ai", "novice"), Place("ai", "novice"))
STEPS = 160


class Whim:
    """Somebody who does anything."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.player = Player(settings=Settings(speed="quick", cut="auto", warn=True))
        self.player.game.ports = replace(self.player.game.ports, words=words)

    def do(self) -> None:
        """One thing, whatever it is, and the picture after it."""
        game, choose = self.player.game, self.random.choice
        kind = self.random.random()
        if kind < 0.80:
            for event in self._inputs():
                game.handle(event)
                game.items()
        elif kind < 0.84:
            name, values = choose(SETTINGS)
            game.change(name, choose(values))
        elif kind < 0.88:
            game._go(choose(WAYS))
        elif kind < 0.90:
            game.propose(Setup("scopa_classica", {"target": 1}, SEATS[: choose((2, 4))]))
        else:
            self.player.wait(choose((0.05, 0.5, 3.0)))
        game.items()

    def _inputs(self) -> tuple[Input, ...]:
        (x, y), goal = self._point(), self._point()
        here = Press(x, y, self.random.choice(("left", "left", "left", "right")), self.player.now)
        ways: tuple[tuple[Input, ...], ...] = (
            *((Key(self.random.choice(KEYS)),) for _ in range(6)),
            *((Move(x, y), here, Release(x, y, here.button, self.player.now)) for _ in range(3)),
            (here, Move(*goal), Release(*goal)),
            (here, Move(*goal), Key(self.random.choice(KEYS)), Resize(*self.random.choice(WINDOWS)), Release(*goal)),
            (Wheel(self.random.choice((-1, 1)), x, y),),
            (Text(self.random.choice(("{card}", "l’asso", "W" * 30, "שלום", '"'))),),
            (Resize(*self.random.choice(WINDOWS)),),
            (Focus(False),),
            (Dropped("file", self.random.choice((None, "", "{"))),) if self.random.random() < 0.2 else (Focus(True),),
        )
        return self.random.choice(ways)

    def _point(self) -> tuple[float, float]:
        """Somewhere, mostly where there is something."""
        there = [(item.x, item.y) for item in _flat(self.player.game.items()) if isinstance(item, Label | Sprite)]
        width, height = self.player.game.size
        anywhere = self.random.uniform(-9, width + 9), self.random.uniform(-9, height + 9)
        return self.random.choice([*there, anywhere])


def _flat(items: list[Item] | tuple[Item, ...]) -> list[Item]:
    return [one for item in items for one in (_flat(item.items) if isinstance(item, Clip) else [item])]


@pytest.mark.parametrize("seed", range(4))
def test_anything_at_any_time_leaves_a_sound_match(seed: int) -> None:
    whim = Whim(seed)
    whim.player.start()
    for _ in range(STEPS):
        whim.do()
    sitting = whim.player.game.sitting
    assert sitting is not None and verify(sitting.host.record) == ()
    history = whim.player.game.keeper.history
    for match in history.finished():
        kept = history.open(match.number)
        assert kept is not None and kept.fault is None
