"""One match: what was done, and how far back one has gone. Nothing else writes it."""

from collections.abc import Mapping
from dataclasses import replace

from game.engine.actions import Action, Deal
from game.engine.events import Event
from game.engine.play import apply
from game.engine.record import Record, Seat, replay
from game.engine.state import State


class Match:
    """A record, the states that follow from it, and a cursor among them that undo and redo move."""

    def __init__(self, record: Record) -> None:
        """Take up a match where its record ends. Raises RuleError or IllegalAction if the record breaks the rules."""
        self._record = record
        self._states = list(replay(record))
        self._cursor = len(record.actions)

    @classmethod
    def new(
        cls,
        game: str,
        seats: tuple[Seat, ...],
        first_dealer: int,
        started: str,
        options: Mapping[str, object] | None = None,
        deck_seed: int | None = None,
    ) -> "Match":
        """A match before its first deal; see Record for what the values mean. Raises RuleError."""
        return cls(Record(game, options or {}, seats, first_dealer, started, deck_seed=deck_seed))

    @property
    def state(self) -> State:
        """The present state."""
        return self._states[self._cursor]

    @property
    def record(self) -> Record:
        """The match up to the present state."""
        return replace(self._record, actions=self._record.actions[: self._cursor])

    @property
    def packs(self) -> int:
        """How many packs were dealt so far, thrown back ones too."""
        return sum(isinstance(action, Deal) for action in self._record.actions[: self._cursor])

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Do something: what had been undone is forgotten. Raises IllegalAction and changes nothing."""
        after, events = apply(self.state, action)
        self._record = replace(self._record, actions=(*self._record.actions[: self._cursor], action))
        self._states[self._cursor + 1 :] = [after]
        self._cursor += 1
        return events

    def undo(self) -> bool:
        """Go back one action; False at the beginning."""
        if self._cursor == 0:
            return False
        self._cursor -= 1
        return True

    def redo(self) -> bool:
        """Go forward again; False where nothing is left to be done again."""
        if self._cursor + 1 == len(self._states):
            return False
        self._cursor += 1
        return True

    def last(self) -> tuple[State, tuple[Event, ...]] | None:
        """The state before the last action and what that made happen, None at the beginning."""
        if self._cursor == 0:
            return None
        before = self._states[self._cursor - 1]
        return before, apply(before, self._record.actions[self._cursor - 1])[1]

    def mark_assisted(self) -> None:
        """Note that the present deal was played with help, so that it does not count in the statistics."""
        if self.packs:
            self._record = replace(self._record, assisted=self._record.assisted | {self.packs - 1})
