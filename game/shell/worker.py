"""The thinking process: one long-lived neighbour with a low priority, asked and answered through a pipe."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from game.ai.types import Advice, Request
from game.match.ports import Clock

Advise = Callable[[Request], Advice]
NICENESS = 10


class RemoteThinker:
    """Answers requests in a spawned process, which is started anew and asked again should it die or hang.

    ``advise`` must be a function of a module that imports no pygame. Only one request is ever under way, so that
    sending never waits for a full pipe. A request that brought down its process ``ATTEMPTS`` times is not asked again:
    whoever waits for it has to decide alone.
    """

    ATTEMPTS = 3
    STUCK = 5.0
    PATIENCE = 0.5

    def __init__(self, advise: Advise, clock: Clock) -> None:
        self._advise = advise
        self._clock = clock
        self._wanted: Request | None = None
        self._asked: Request | None = None
        self._asked_at = 0.0
        self._failures = 0
        self._closed = False
        self._start()

    @property
    def pid(self) -> int | None:
        """The process, for those who watch it."""
        return self._process.pid

    def ask(self, request: Request) -> None:
        """Start thinking; an unanswered earlier request is dropped."""
        self._wanted = request
        self._failures = 0
        if self._asked is None:
            self._send()

    def poll(self) -> Advice | None:
        """The answer to the newest request if it has come, once. Never waits."""
        if self._closed:
            return None
        advice = self._receive()
        wanted = self._wanted
        if advice is not None and wanted is not None and advice.id == wanted.id:
            self._wanted = None
            return advice
        if self._asked is not None and (self._stuck() or not self._process.is_alive()):
            self._restart()
        elif self._asked is None and wanted is not None and self._failures < self.ATTEMPTS:
            self._send()
        return None

    def close(self) -> None:
        """Stop the process; it is given a moment to end by itself, then it is killed."""
        if not self._closed:
            self._closed = True
            self._stop(self.PATIENCE if self._asked is None else 0.0)

    def _send(self) -> None:
        if self._closed or self._wanted is None:
            return
        self._asked, self._asked_at = self._wanted, self._clock.now()
        with suppress(OSError):
            self._pipe.send(self._wanted)

    def _receive(self) -> Advice | None:
        try:
            if not self._pipe.poll():
                return None
            advice: Advice = self._pipe.recv()
        except (EOFError, OSError):
            return None
        self._asked = None
        return advice

    def _stuck(self) -> bool:
        return self._clock.now() - self._asked_at > self.STUCK

    def _restart(self) -> None:
        self._failures += 1
        self._stop(0.0)
        self._start()
        self._asked = None
        if self._failures < self.ATTEMPTS:
            self._send()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._advise), name="thinker", daemon=True)
        self._process.start()
        theirs.close()

    def _stop(self, patience: float) -> None:
        self._pipe.close()
        self._process.join(patience)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(self.PATIENCE)


def _serve(pipe: Connection, advise: Advise) -> None:
    """Answer request after request until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(advise(pipe.recv()))
