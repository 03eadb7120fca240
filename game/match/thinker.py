"""Whoever answers requests: in this process at once, or in another one while the table goes on."""

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
