"""A reason, the case it speaks in, and the principle it comes from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from game.ai.explain.situation import Kind, Option, Situation
from game.engine.cards import Card

Value = int | float | str | tuple[int, ...] | tuple[Card, ...]
Speaks = Literal["better", "worse", "both"]


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that can truly be said of a position.

    ``key`` is the principle, ``values`` what its sentence fills in, ``weight`` about how many points of the difference
    between the two plays it accounts for. Names of values say what they are: ``card`` and ``cards`` are cards,
    ``rank`` capture values of which any would do, ``ranks`` values of which all are meant, ``odds`` a chance, ``n`` the
    number that decides between one and several.
    """

    key: str
    values: Mapping[str, Value]
    weight: float


@dataclass(frozen=True, slots=True)
class Case:
    """Two plays of one situation: which is the better one, and by how many points."""

    at: Situation
    better: Option
    worse: Option
    margin: float = 0.0

    @property
    def safer(self) -> float:
        """What the smaller chance of a sweep by the next player is worth, in points."""
        return self.at.price * (self.worse.threat - self.better.threat)


Told = tuple[float, dict[str, Value]]
"""A reason's weight and values."""

ALL: Final[frozenset[Kind]] = frozenset(("scopa", "scopone", "aces", "fifteen", "cirulla"))
SUMS: Final[frozenset[Kind]] = frozenset(("scopa", "scopone", "aces"))
PLAIN: Final[frozenset[Kind]] = frozenset(("scopa", "scopone"))


@dataclass(frozen=True, slots=True)
class Principle:
    """A row of the table of principles.

    ``theme`` groups those that say much the same: of each theme one is said. ``speaks`` is the play its sentence is
    about. ``holds`` gives a reason's weight and values, or None where the principle's condition is not true.
    """

    id: str
    theme: str
    speaks: Speaks
    games: frozenset[Kind]
    holds: Callable[[Case], Told | None]


def told(weight: float, **values: Value) -> Told:
    """What a principle has to say."""
    return weight, values
