"""Whoever answers requests: in this process at once, or in another one while the table goes on."""

from collections.abc import Callable
from typing import Protocol

from game.ai.types import Advice, Request


class Thinker(Protocol):
    """Takes a request and answers later; only the newest request is answered."""

    def ask(self, request: Request) -> None:
        """Start thinking; an unanswered earlier request is dropped."""
        ...

    def poll(self) -> Advice | None:
        """The answer to the newest request if it has come, once. Never waits."""
        ...

    def close(self) -> None:
        """Stop for good."""
        ...


class InlineThinker:
    """Answers at once, in this process: for tests, the arena, and where no other process may run."""

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
