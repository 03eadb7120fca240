"""One match: what was done, and how far back one has gone. Nothing else writes it."""

from collections.abc import Mapping
from dataclasses import replace

from game.engine.actions import Action, Deal
from game.engine.events import Event
from game.engine.play import apply
from game.engine.position import MidDeal
from game.engine.record import Record, Seat, Step, dumps, steps
from game.engine.state import State


class Match:
    """A record, the steps that follow from it, and a cursor among them that undo and redo move."""

    def __init__(self, record: Record) -> None:
        """Take up a match where its record ends. Raises RuleError or IllegalAction if the record breaks the rules."""
        self._record = record
        self._beginning = record.beginning
        self._steps = list(steps(record))
        self._cursor = len(self._steps)

    @classmethod
    def new(
        cls,
        game: str,
        seats: tuple[Seat, ...],
        first_dealer: int,
        started: str,
        options: Mapping[str, object] | None = None,
        deck_seed: int | None = None,
        position: MidDeal | None = None,
    ) -> "Match":
        """A match before its first deal, or at a position; see Record for what the values mean. Raises RuleError."""
        record = Record(game, options or {}, seats, first_dealer, started, deck_seed=deck_seed, position=position)
        return cls(record.replayed)

    @property
    def state(self) -> State:
        """The present state."""
        return self._steps[self._cursor - 1].after if self._cursor else self._beginning

    @property
    def record(self) -> Record:
        """The match up to the present state."""
        return replace(self._record, actions=self._record.actions[: self._cursor])

    @property
    def text(self) -> str:
        """The match up to the present state as the text of its record."""
        return dumps(self.record, self._steps[: self._cursor])

    @property
    def packs(self) -> int:
        """How many packs were dealt so far, thrown back ones too."""
        return sum(isinstance(action, Deal) for action in self._record.actions[: self._cursor])

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Do something: what had been undone is forgotten. Raises IllegalAction and changes nothing."""
        before = self.state
        after, events = apply(before, action)
        self._record = replace(self._record, actions=(*self._record.actions[: self._cursor], action))
        self._steps[self._cursor :] = [Step(before, action, after, events)]
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
        if self._cursor == len(self._steps):
            return False
        self._cursor += 1
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self._cursor < len(self._steps)

    @property
    def this_deal(self) -> tuple[Step, ...]:
        """What was done since the last pack was dealt, that included; everything if none was."""
        done = self._steps[: self._cursor]
        dealt = [at for at, step in enumerate(done) if isinstance(step.action, Deal)]
        return tuple(done[dealt[-1] if dealt else 0 :])

    def mark_assisted(self) -> None:
        """Note that the present deal was played with help, so that it does not count in the statistics."""
        deals = self.packs + (self._record.position is not None)
        if deals:
            self._record = replace(self._record, assisted=self._record.assisted | {deals - 1})
