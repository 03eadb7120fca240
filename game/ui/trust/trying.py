"""A run of trials that goes on a little in every frame."""

from collections.abc import Iterator
from random import Random
from typing import Final

from game.match.fairness_trials import Advise, Trial, trials
from game.match.ports import Chance

ALL: Final = 200
SHOWN: Final = 0.8
"""Seconds for which a position is shown at least, so that nothing flickers."""


class Trying:
    """So many trials with positions from a source of chance: how far they are, and what came out."""

    def __init__(self, advise: Advise, chance: Chance) -> None:
        self._advise, self._chance = advise, chance
        self._trials: Iterator[Trial | None] | None = None
        self._since = 0.0
        self.done = self.same = 0
        self.example = next(trial for trial in self._fresh() if trial is not None)

    @property
    def running(self) -> bool:
        """Whether there is more to try."""
        return self._trials is not None

    @property
    def finished(self) -> bool:
        """Whether all trials were made."""
        return self.done == ALL

    def toggle(self) -> None:
        """Begin with new positions, or give up what has been begun."""
        self._trials = None if self.running else self._fresh()
        self.done = self.same = 0

    def step(self, now: float) -> None:
        """Ask once more, if there is more to try. The first trial that fails stays the example."""
        if self._trials is None:
            return
        trial = next(self._trials)
        if trial is None:
            return
        failed_before = self.same < self.done
        self.done += 1
        self.same += trial.same
        if not failed_before and (not trial.same or now - self._since >= SHOWN):
            self.example, self._since = trial, now
        if self.finished:
            self._trials = None

    def _fresh(self) -> Iterator[Trial | None]:
        return trials(self._advise, Random(int.from_bytes(self._chance.bytes(8))))
