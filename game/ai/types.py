"""What crosses the pipe between the table and the one who thinks: plain data, nothing that a seat may not know."""

from dataclasses import dataclass

from game.engine.actions import Action
from game.engine.state import Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: sampled worlds, 0 for the level's own number. Never a time: play is the same everywhere."""

    worlds: int


@dataclass(frozen=True, slots=True)
class Request:
    """One question: what would a player of this level do here? The same request always gets the same advice.

    ``character`` is a taste from the table of characters, empty for none. ``progress`` asks for early advice as well.
    """

    id: int
    observation: Observation
    level: str
    budget: Budget
    seed: int
    character: str = ""
    progress: bool = False


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was considered and its worth: expected points of the deal, own side minus the others."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer to the request with the same id; ``candidates`` best first, ``nodes`` positions looked at.

    Advice that is not ``final`` is what is known so far, and is followed by better.
    """

    id: int
    action: Action
    candidates: tuple[Candidate, ...]
    nodes: int
    final: bool = True
