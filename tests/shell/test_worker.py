"""Whatever becomes of the thinking process, the table goes on."""

import os
import signal
from collections.abc import Iterator

import pytest

from game.ai.types import Advice, Budget, Request
from game.engine.actions import Play
from game.engine.ruleset import Ruleset
from game.engine.state import Observation, Phase
from game.shell.clockwork import SystemClock
from game.shell.worker import NICENESS, RemoteThinker
from tests.shell import minds

OBSERVATION = Observation(
    rules=Ruleset(),
    phase=Phase.PLAY,
    hands=((None, None, None), (7, 8, 9)),
    table=(1, 2, 3, 4),
    stock=(None,) * 30,
    piles=((), ()),
    sweeps=((), ()),
    opening=(0, 0),
    declared_points=(0, 0),
    scores=(0, 0),
    last_taker=None,
    turn=1,
    dealer=0,
    deal_number=1,
    plays=(),
    declared=(),
    opened=(),
    matta=None,
    winner=None,
    earlier=0,
    seat=1,
)
LONG = 30.0
LOW_PRIORITY = min(19, os.nice(0) + NICENESS)


class Clock:
    """The system's clock, which a test may set forward."""

    def __init__(self) -> None:
        self._system = SystemClock()
        self.ahead = 0.0

    def now(self) -> float:
        return self._system.now() + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def thinker(clock: Clock) -> Iterator[RemoteThinker]:
    thinker = RemoteThinker(minds.advise, clock)
    yield thinker
    thinker.close()


def _request(number: int, level: str = "regular") -> Request:
    return Request(number, OBSERVATION, level, Budget(0), 0)


def _answer(thinker: RemoteThinker) -> Advice | None:
    clock = SystemClock()
    start = clock.now()
    while clock.now() - start < LONG:
        if (advice := thinker.poll()) is not None:
            return advice
    return None


def test_an_answer_comes_once(thinker: RemoteThinker) -> None:
    thinker.ask(_request(1))
    assert _answer(thinker) == Advice(1, Play(7), (), LOW_PRIORITY)
    assert thinker.poll() is None


def test_the_process_knows_no_pygame(thinker: RemoteThinker) -> None:
    thinker.ask(_request(1, minds.LOOK))
    assert _answer(thinker) == Advice(1, Play(7), (), 0)


def test_only_the_newest_request_is_answered(thinker: RemoteThinker) -> None:
    for number in range(1, 100):
        thinker.ask(_request(number))
    assert _answer(thinker) == Advice(99, Play(7), (), LOW_PRIORITY)
    assert thinker.poll() is None


def test_a_killed_process_is_replaced_and_asked_again(thinker: RemoteThinker) -> None:
    for number in (1, 2):
        victim = thinker.pid
        assert victim is not None
        thinker.ask(_request(number))
        os.kill(victim, signal.SIGKILL)
        assert _answer(thinker) == Advice(number, Play(7), (), LOW_PRIORITY)


def test_a_process_killed_while_idle_is_replaced(thinker: RemoteThinker) -> None:
    thinker.ask(_request(1))
    assert _answer(thinker) is not None
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    thinker.ask(_request(2))
    assert _answer(thinker) == Advice(2, Play(7), (), LOW_PRIORITY)


def test_a_request_that_kills_is_given_up_and_the_next_one_answered(thinker: RemoteThinker) -> None:
    thinker.ask(_request(1, minds.DEADLY))
    started = {thinker.pid}
    clock = SystemClock()
    start = clock.now()
    while len(started) <= RemoteThinker.ATTEMPTS and clock.now() - start < LONG:
        assert thinker.poll() is None
        started.add(thinker.pid)
    assert len(started) == RemoteThinker.ATTEMPTS + 1
    thinker.ask(_request(2))
    assert _answer(thinker) == Advice(2, Play(7), (), LOW_PRIORITY)


def test_a_process_that_hangs_is_replaced(thinker: RemoteThinker, clock: Clock) -> None:
    hanging = thinker.pid
    thinker.ask(_request(1, minds.ENDLESS))
    thinker.ask(_request(2))
    assert thinker.poll() is None
    clock.ahead = RemoteThinker.STUCK + 1
    assert _answer(thinker) == Advice(2, Play(7), (), LOW_PRIORITY)
    assert thinker.pid != hanging


@pytest.mark.parametrize("level", ["regular", minds.DEADLY, minds.ENDLESS])
def test_closing_never_waits_for_an_answer(clock: Clock, level: str) -> None:
    thinker = RemoteThinker(minds.advise, clock)
    thinker.ask(_request(1, level))
    start = clock.now()
    thinker.close()
    thinker.close()
    assert clock.now() - start < LONG
    assert thinker.pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(thinker.pid, 0)
    assert thinker.poll() is None
    thinker.ask(_request(2))
    assert thinker.poll() is None
