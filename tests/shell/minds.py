"""Functions for the thinking process of a test: it imports this module, so this module imports little."""

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

from game.ai.types import Advice, Request
from game.engine.actions import Play

DEADLY = "deadly"
ENDLESS = "endless"
LOOK = "look"
LONG = "long"


def ponder(request: Request) -> Iterator[Advice | None]:
    """Answer with the first card; the level tells what goes wrong on the way, ENDLESS without ever a step."""
    yield None
    if request.level == DEADLY:
        os._exit(1)
    while request.level == ENDLESS:
        time.sleep(0.01)
    while request.level == LONG:
        yield None
    nodes = int("pygame" in sys.modules) if request.level == LOOK else os.nice(0)
    answer = Advice(request.id, Play(request.observation.hand[0]), (), nodes)
    if request.progress:
        yield replace(answer, final=False)
    yield answer


class Dumb:
    """A mind that cannot be brought into another process."""

    def __call__(self, request: Request) -> Iterator[Advice | None]:
        yield from ponder(request)

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)
