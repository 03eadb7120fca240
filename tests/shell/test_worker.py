"""Whatever becomes of the thinking process, the table goes on."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

import pytest

from game.ai.types import Advice, Budget, Request
from game.engine.actions import Play
from game.engine.ruleset import Ruleset
from game.engine.state import Observation, Phase
from game.match.thinker import SlicedThinker
from game.shell.clockwork import SystemClock
from game.shell.worker import HERE, LOOK, NICENESS, SIGN, RemoteThinker, answer, open_thinker
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
    thinker = RemoteThinker(minds.ponder, clock)
    yield thinker
    thinker.close()


def _request(number: int, level: str = "regular", progress: bool = False) -> Request:
    return Request(number, OBSERVATION, level, Budget(0), 0, progress=progress)


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


def test_a_newer_request_ends_the_one_under_way(thinker: RemoteThinker) -> None:
    busy = thinker.pid
    thinker.ask(_request(1, minds.LONG))
    thinker.ask(_request(2, minds.LONG))
    thinker.ask(_request(3))
    assert _answer(thinker) == Advice(3, Play(7), (), LOW_PRIORITY)
    assert thinker.pid == busy


def test_a_process_killed_in_mid_thought_is_replaced(thinker: RemoteThinker) -> None:
    thinker.ask(_request(1, minds.LONG))
    for _ in range(3):
        assert thinker.poll() is None
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    thinker.ask(_request(2))
    assert _answer(thinker) == Advice(2, Play(7), (), LOW_PRIORITY)


def test_who_thinks_long_but_steadily_is_not_taken_for_hanging(thinker: RemoteThinker, clock: Clock) -> None:
    thinker.ask(_request(1, minds.LONG))
    steady = thinker.pid
    for _ in range(3):
        wait([thinker._pipe], LONG)
        assert thinker.poll() is None
        clock.ahead += RemoteThinker.STUCK - 1
    assert thinker.pid == steady


def test_early_answers_come_only_to_those_who_want_them(thinker: RemoteThinker) -> None:
    for number, progress in ((1, True), (2, False)):
        thinker.ask(_request(number, progress=progress))
        answers: list[Advice] = []
        while not answers or not answers[-1].final:
            advice = _answer(thinker)
            assert advice is not None and advice.id == number
            answers.append(advice)
        assert progress or len(answers) == 1
        assert thinker.poll() is None


def test_the_same_number_again_is_another_request(thinker: RemoteThinker) -> None:
    """Two matches count from one each."""
    thinker.ask(_request(1))
    wait([thinker._pipe], LONG)
    thinker.ask(_request(1, minds.LOOK))
    assert _answer(thinker) == Advice(1, Play(7), (), 0)


def test_where_no_process_may_be_started_it_is_thought_here(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError("not here")

    monkeypatch.setattr(BaseProcess, "start", forbidden)
    thinker = RemoteThinker(minds.ponder, clock)
    assert thinker.pid is None
    for number in (1, 2):
        thinker.ask(_request(number, minds.LOOK))
        assert _answer(thinker) == Advice(number, Play(7), (), int("pygame" in sys.modules))
    thinker.close()
    assert thinker.poll() is None


def test_processes_that_never_say_a_word_are_done_without(clock: Clock) -> None:
    thinker = RemoteThinker(minds.Dumb(), clock)
    thinker.ask(_request(1, minds.LOOK))
    assert _answer(thinker) is not None
    assert thinker.pid is None


def test_the_environment_may_forbid_processes(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HERE, "1")
    assert isinstance(open_thinker(minds.ponder, clock), SlicedThinker)


class Paper:
    """A pipe whose other end is a list of requests that come at certain looks."""

    def __init__(self, newer: Request | None, after: int) -> None:
        self._newer, self._after = newer, after
        self.looks = 0
        self.said: list[int | Advice] = []

    def poll(self) -> bool:
        self.looks += 1
        return self._newer is not None and self.looks > self._after

    def recv(self) -> Request:
        assert self._newer is not None
        return self._newer

    def send(self, said: int | Advice, /) -> None:
        self.said.append(said)


@pytest.mark.parametrize("after", [0, 3])
def test_a_thought_is_dropped_at_the_first_look_that_finds_a_newer_request(after: int) -> None:
    steps = 0

    def ponder(request: Request) -> Iterator[Advice | None]:
        nonlocal steps
        while steps < 1000:
            steps += 1
            yield None

    newer, line = _request(2), Paper(_request(2), after)
    step = LOOK / 4
    assert answer(line, ponder, _request(1), partial(next, count(0.0, step))) == newer
    assert line.looks == after + 1
    assert steps == 4 * (after + 1)
    assert line.said == [1]


def test_a_thought_that_nobody_disturbs_is_told_from_its_start_to_its_end() -> None:
    line = Paper(None, 0)
    assert answer(line, minds.ponder, _request(1, progress=True), partial(next, count(0.0, SIGN))) is None
    early, final = (said for said in line.said if isinstance(said, Advice))
    assert line.said == [1, 1, early, final]
    assert (early.final, final.final) == (False, True)


@pytest.mark.parametrize("level", ["regular", minds.DEADLY, minds.ENDLESS, minds.LONG])
def test_closing_never_waits_for_an_answer(clock: Clock, level: str) -> None:
    thinker = RemoteThinker(minds.ponder, clock)
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
