"""The thinking process: one long-lived neighbour with a low priority, asked and answered through a pipe."""

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Final, Protocol

from game.ai.types import Advice, Request
from game.match.ports import Clock
from game.match.thinker import Ponder, SlicedThinker, Thinker

NICENESS: Final = 10
LOOK: Final = 0.001
"""Seconds of thinking between two looks into the pipe."""

SIGN: Final = 0.5
"""Seconds of thinking after which a sign of life is due."""

HERE: Final = "SETTEBELLO_THINK_HERE"
"""With this set in the environment no process is started."""


def open_thinker(ponder: Ponder, clock: Clock) -> Thinker:
    """Somebody who thinks without holding up the table, in a process of his own unless the environment forbids it."""
    return SlicedThinker(ponder, clock) if HERE in os.environ else RemoteThinker(ponder, clock)


class RemoteThinker:
    """Answers requests in a spawned process, which is started anew and asked again should it die or hang.

    ``ponder`` must be a function of a module that imports no pygame. At most one request lies in the pipe at any time,
    so that sending never waits for a full one; the process drops what it thinks about as soon as it finds a newer one.
    A request that brought down its process ``ATTEMPTS`` times is not asked again: whoever waits for it has to decide
    alone. Where processes cannot be started, or as many in a row never say a word, the thinking is done here instead.
    """

    ATTEMPTS = 3
    STUCK = 5.0
    PATIENCE = 0.5

    def __init__(self, ponder: Ponder, clock: Clock) -> None:
        self._ponder = ponder
        self._clock = clock
        self._wanted: Request | None = None
        self._sent: Request | None = None
        self._number = 0
        self._unread = self._busy = False
        self._heard = 0.0
        self._failures = self._mute = 0
        self._closed = False
        self._process: BaseProcess | None = None
        self._spare: SlicedThinker | None = None
        self._start()

    @property
    def pid(self) -> int | None:
        """The process, for those who watch it; None if there is none."""
        return None if self._process is None else self._process.pid

    def ask(self, request: Request) -> None:
        """Start thinking; an unanswered earlier request is dropped."""
        self._wanted = request
        self._failures = 0
        if self._spare is not None:
            self._spare.ask(request)
        elif not self._unread:
            self._send()

    def poll(self) -> Advice | None:
        """The newest answer to the newest request if one has come, once. Never waits."""
        if self._closed:
            return None
        if self._spare is not None:
            return self._spare.poll()
        advice, wanted = self._receive(), self._wanted
        if advice is not None and wanted is not None:
            if advice.final:
                self._wanted = None
            return replace(advice, id=wanted.id)
        if self._busy and (self._stuck() or not self._alive()):
            self._restart()
        elif wanted is not None and wanted is not self._sent and not self._unread and self._failures < self.ATTEMPTS:
            self._send()
        return None

    def close(self) -> None:
        """Stop the process; it is given a moment to end by itself, then it is killed."""
        if not self._closed:
            self._closed = True
            self._stop(0.0 if self._busy else self.PATIENCE)

    def _send(self) -> None:
        """Put the newest request into the pipe, under a number that tells its answers from those to others."""
        if self._closed or self._wanted is None:
            return
        if not self._busy:
            self._heard = self._clock.now()
        self._sent, self._unread, self._busy = self._wanted, True, True
        self._number += 1
        with suppress(OSError):
            self._pipe.send(replace(self._wanted, id=self._number))

    def _receive(self) -> Advice | None:
        newest = None
        with suppress(EOFError, OSError):
            while self._pipe.poll():
                newest = self._hear(self._pipe.recv()) or newest
        return newest

    def _hear(self, said: int | Advice) -> Advice | None:
        """Take a word of the process, the number of a request or advice; return advice on the newest request."""
        self._heard, self._mute = self._clock.now(), 0
        if (said if isinstance(said, int) else said.id) != self._number:
            return None
        self._unread = False
        if isinstance(said, int):
            return None
        self._busy = not said.final
        return said if self._sent is self._wanted else None

    def _stuck(self) -> bool:
        return self._clock.now() - self._heard > self.STUCK

    def _alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _restart(self) -> None:
        self._failures += 1
        self._mute += 1
        self._stop(0.0)
        self._sent, self._unread, self._busy = None, False, False
        if self._mute >= self.ATTEMPTS:
            self._stand_in("it never says a word")
            return
        self._start()
        if self._spare is None and self._failures < self.ATTEMPTS:
            self._send()

    def _start(self) -> None:
        try:
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, self._ponder), name="thinker", daemon=True)
            process.start()
            theirs.close()
        except OSError as problem:
            self._stand_in(str(problem))
        else:
            self._process = process

    def _stand_in(self, problem: str) -> None:
        """Think here from now on, since there is no process for it."""
        logging.getLogger(__name__).warning("no thinking process: %s", problem)
        self._process = None
        self._spare = SlicedThinker(self._ponder, self._clock)
        if self._wanted is not None:
            self._spare.ask(self._wanted)

    def _stop(self, patience: float) -> None:
        if self._process is None:
            return
        self._pipe.close()
        self._process.join(patience)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(self.PATIENCE)


class Line(Protocol):
    """The process's end of the pipe."""

    def poll(self) -> bool:
        """Whether there is something to read."""
        ...

    def recv(self) -> Request:
        """The next request, waited for."""
        ...

    def send(self, said: int | Advice, /) -> None:
        """Say something."""
        ...


def _serve(pipe: Connection, ponder: Ponder) -> None:
    """Answer request after request until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        request: Request = pipe.recv()
        while True:
            request = answer(pipe, ponder, request, perf_counter) or pipe.recv()


def answer(line: Line, ponder: Ponder, request: Request, now: Callable[[], float]) -> Request | None:
    """Say that a request was taken up, then its answers; a newer request ends it and is returned.

    The pipe is looked into every LOOK seconds. Who is silent for SIGN seconds says the number of the request again.
    """
    line.send(request.id)
    looked = told = now()
    for advice in ponder(request):
        moment = now()
        if advice is not None or moment - told >= SIGN:
            line.send(advice or request.id)
            told = moment
        if moment - looked >= LOOK:
            looked = moment
            if line.poll():
                return line.recv()
    return None
