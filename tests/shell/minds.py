"""Functions for the thinking process of a test: it imports this module, so this module imports little."""

import os
import sys
import time

from game.ai.types import Advice, Request
from game.engine.actions import Play

DEADLY = "deadly"
ENDLESS = "endless"
LOOK = "look"


def advise(request: Request) -> Advice:
    """Answer with the first card; the level tells what goes wrong on the way."""
    if request.level == DEADLY:
        os._exit(1)
    while request.level == ENDLESS:
        time.sleep(0.01)
    nodes = int("pygame" in sys.modules) if request.level == LOOK else os.nice(0)
    return Advice(request.id, Play(request.observation.hand[0]), (), nodes)
