"""Whoever answers requests: in this process at once or slice by slice, or in another one while the table goes on."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, Protocol

from game.ai.types import Advice, Request
from game.match.ports import Clock

Ponder = Callable[[Request], Iterator[Advice | None]]
"""Thinks in small steps; what they bring is None or better and better advice, final at last."""

SLICE: Final = 0.002
"""Seconds of a frame that may go into thinking."""

SILENCE: Final = 12.0
"""After so many seconds without a word the coach and a review ask again: somebody else may have asked in between."""

ATTEMPTS: Final = 3
"""How often they ask in all."""


class Thinker(Protocol):
    """Takes a request and answers later; only the newest request is answered."""

    def ask(self, request: Request) -> None:
        """Start thinking; an unanswered earlier request is dropped."""
        ...

    def poll(self) -> Advice | None:
        """The answer to the newest request if it has come, once; never waits.

        A request that asks for progress gets early answers first, each at most once, the newest of them.
        """
        ...

    def close(self) -> None:
        """Stop for good."""
        ...


class InlineThinker:
    """Answers at once, in this process: for tests and the arena."""

    def __init__(self, advise: Callable[[Request], Advice]) -> None:
        self._advise = advise
        self._advice: Advice | None = None

    def ask(self, request: Request) -> None:
        """Think until the answer is there."""
        self._advice = self._advise(request)

    def poll(self) -> Advice | None:
        """The answer, once."""
        advice, self._advice = self._advice, None
        return advice

    def close(self) -> None:
        """Forget the answer."""
        self._advice = None


class SlicedThinker:
    """Thinks in this process for SLICE seconds whenever it is polled: where no other process may run.

    A request that goes wrong is not answered.
    """

    def __init__(self, ponder: Ponder, clock: Clock) -> None:
        self._ponder = ponder
        self._clock = clock
        self._steps: Iterator[Advice | None] = iter(())

    def ask(self, request: Request) -> None:
        """Think about this from now on."""
        self._steps = self._ponder(request)

    def poll(self) -> Advice | None:
        """Think on for a slice, one step at the least, and return the newest answer that came of it."""
        newest = None
        end = self._clock.now() + SLICE
        with suppress(Exception):
            for advice in self._steps:
                newest = advice or newest
                if self._clock.now() >= end:
                    break
        return newest

    def close(self) -> None:
        """Think no more."""
        self._steps = iter(())
