"""Ports for tests: chance that repeats itself, a store in memory, matches that are ready to play."""

from random import Random

from game.ai.advise import advise
from game.engine.actions import Declare
from game.engine.play import legal
from game.engine.record import Seat
from game.engine.state import Phase
from game.engine.variants import ruleset
from game.match.host import Host, SeenStep
from game.match.match import Match
from game.match.thinker import InlineThinker, Thinker

STARTED = "2026-11-29T21:04:00Z"


class SeededChance:
    """The same bytes for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)


class MemoryStore:
    """Texts in a dictionary."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    def load(self, name: str) -> str | None:
        return self.texts.get(name)

    def save(self, name: str, text: str) -> None:
        if self.full:
            raise OSError("full")
        self.texts[name] = text

    def names(self, ending: str) -> tuple[str, ...]:
        return tuple(sorted(name for name in self.texts if name.endswith(ending)))

    def set_aside(self, name: str) -> str:
        aside = f"{name}-{len(self.texts)}"
        self.texts[aside] = self.texts.pop(name)
        return aside


class Silent:
    """A thinker that never answers."""

    def ask(self, request: object) -> None:
        pass

    def poll(self) -> None:
        return None

    def close(self) -> None:
        pass


def people(players: int, human: int | None = 0, level: str = "regular") -> tuple[Seat, ...]:
    """Seats with one person, or none."""
    return tuple(
        Seat("You", "human") if seat == human else Seat(f"Player {seat}", "ai", level) for seat in range(players)
    )


def host(
    game: str = "scopa_classica",
    players: int = 2,
    human: int | None = 0,
    seed: int = 1,
    thinker: Thinker | None = None,
    speed: float = 0.0,
    deck_seed: int | None = None,
    target: int | None = None,
) -> Host:
    """A match about to begin, with a person at one seat, hosted for that seat."""
    options: dict[str, object] = {} if target is None else {"target": target}
    assert players in ruleset(game).tables
    match = Match.new(game, people(players, human), seed % players, STARTED, options, deck_seed)
    chance, cutter = SeededChance(seed), SeededChance(seed + 1_000_000)
    return Host(match, thinker or InlineThinker(advise), human or 0, chance, cutter, speed)


def run(host: Host, now: float = 0.0) -> list[SeenStep]:
    """Everything that happens without the person; time stands still."""
    steps = []
    while (step := host.step(now)) is not None:
        steps.append(step)
    return steps


def play_on(table: Host) -> list[SeenStep]:
    """Play the match to its end; the person makes the first play that is legal and declares what can be declared."""
    steps = []
    while table.observation.phase is not Phase.OVER:
        steps += run(table)
        if table.waiting:
            table.go_on()
        elif table.observation.phase is Phase.PLAY:
            actions = legal(table.observation, table.viewer)
            declarations = [action for action in actions if isinstance(action, Declare)]
            steps.append(table.submit((declarations or actions)[0]))
    return steps
