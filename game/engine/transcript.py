"""A match as the list of its actions, and the states that follow from it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from game.engine.actions import Action
from game.engine.events import Event
from game.engine.play import apply, start
from game.engine.position import MidDeal
from game.engine.ruleset import RuleError, Ruleset
from game.engine.state import State
from game.engine.variants import ruleset


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there; ``level`` is the strength and ``character`` the taste of one who is no person."""

    name: str
    kind: Literal["human", "ai"]
    level: str | None = None
    character: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """All there is to know about a match.

    ``options`` is what differs from the preset ``game``, lists as tuples. ``started`` is a moment such as
    ``2026-11-29T21:04:00Z``. ``assisted`` are the places, from 0, of the deals that were played with help, void ones
    counted; ``deck_seed`` is there if the packs came from a seed. A match may begin with a deal in its middle, at the
    ``position`` that somebody set up: that is its first deal then, and always one that was played with help.
    """

    game: str
    options: Mapping[str, object]
    seats: tuple[Seat, ...]
    first_dealer: int
    started: str
    actions: tuple[Action, ...] = ()
    assisted: frozenset[int] = frozenset()
    deck_seed: int | None = None
    position: MidDeal | None = None

    @property
    def rules(self) -> Ruleset:
        """The rules it is played by. Raises RuleError if there are no such rules."""
        return ruleset(self.game, **self.options)

    @property
    def beginning(self) -> State:
        """The state before the first deal, or the position. Raises RuleError if rules, table or position cannot be."""
        fresh = start(self.rules, len(self.seats), self.first_dealer)
        if self.position is None:
            return fresh
        if len(self.position.hands) != len(self.seats):
            raise RuleError("rule.position.seats")
        return self.position.state(self.rules, self.first_dealer)

    @property
    def replayed(self) -> "Record":
        """The same match before anything was done in it."""
        return replace(self, actions=(), assisted=frozenset() if self.position is None else frozenset({0}))


@dataclass(frozen=True, slots=True)
class Step:
    """An action, the states before and after it, and what happened."""

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]


def steps(record: Record) -> Iterator[Step]:
    """Play a record again, action by action. Raises RuleError or IllegalAction where it breaks the rules."""
    state = record.beginning
    for action in record.actions:
        after, events = apply(state, action)
        yield Step(state, action, after, events)
        state = after


def replay(record: Record) -> tuple[State, ...]:
    """The state before the first action and after every one. Raises RuleError or IllegalAction as ``steps`` does."""
    return (record.beginning, *(step.after for step in steps(record)))
