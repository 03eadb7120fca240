"""What goes through the pipe to the thinking process, byte by byte: no card that the seat may not know."""

import pickle
from collections.abc import Iterator
from dataclasses import fields, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.ai.advise import ponder
from game.ai.hidden import exchanged
from game.ai.types import Budget, Request
from game.engine.cards import Card
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.state import Observation, Phase, State
from game.engine.variants import ruleset
from game.match.host import Host
from game.match.match import Match
from game.match.thinker import Thinker
from game.shell.clockwork import SystemClock
from game.shell.worker import RemoteThinker
from tests.engine.matches import position
from tests.match.fakes import STARTED, SeededChance, people

TABLES = (
    ("scopa_classica", 2),
    ("scopa_classica", 3),
    ("scopa_classica", 6),
    ("scopone_scientifico", 4),
    ("escoba_clasica", 2),
    ("cirulla_genovese", 2),
    ("cirulla_genovese", 4),
    ("asso_piglia_tutto", 3),
)
TARGET, PATIENCE = 21, 30.0
CARDS = {"hands", "table", "stock", "piles", "sweeps", "plays"}
"""Fields of an observation that hold cards; what the others hold are numbers and names."""

NUMBERS = {
    "rules", "phase", "opening", "declared_points", "scores", "last_taker", "turn", "dealer", "deal_number",
    "declared", "opened", "matta", "winner", "seat", "earlier",
}  # fmt: skip


class Wire:
    """A thinking process, and everything that was written to its pipe since the last look."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._sent: list[bytes] = []
        write: Any = Connection._send_bytes  # type: ignore[attr-defined]

        def tapped(connection: Connection, data: Any) -> None:
            self._sent.append(bytes(data))
            write(connection, data)

        monkeypatch.setattr(Connection, "_send_bytes", tapped)
        self.thinker = RemoteThinker(ponder, SystemClock())

    def take(self) -> list[bytes]:
        """What was written."""
        taken, self._sent = self._sent, []
        return taken

    def rest(self) -> None:
        """Wait until there is something to read."""
        wait([self.thinker._pipe], PATIENCE)


class Note:
    """A thinker that only keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Request] = []

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def poll(self) -> None:
        return None

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def wire() -> Iterator[Wire]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        tapped = Wire(monkeypatch)
        yield tapped
        tapped.thinker.close()


def seated(match: Match, thinker: Thinker) -> Host:
    return Host(match, thinker, 0, SeededChance(1), SeededChance(2), speed=0.0)


def requests(wire: Wire, game: str, players: int) -> Iterator[tuple[bytes, Match]]:
    """Play a match to its end; everything that is sent, and the match at that moment."""
    match = Match.new(game, people(players, 0, "greedy"), 1, STARTED, {"target": TARGET})
    table = seated(match, wire.thinker)
    wire.take()
    while match.state.phase is not Phase.OVER:
        before = Match(match.record) if table.thinking is None else None
        table.step(0.0)
        for data in wire.take():
            assert before is not None
            yield data, before
        if table.waiting:
            table.go_on()
        elif table.thinking is not None:
            wire.rest()
        elif match.state.phase is Phase.PLAY and match.state.turn == table.viewer:
            table.submit(legal(match.state)[0])


def secret(state: State, seat: int) -> set[Card]:
    """The cards that a seat may not know: the stock, and the hands of others unless they lie open."""
    open_hands = state.opened if state.rules.decl_hand_open else ()
    closed = [hand for holder, hand in enumerate(state.hands) if holder != seat and holder not in open_hands]
    return {card for cards in (*closed, state.stock) for card in cards}


def cards_in(value: object) -> Iterator[Card]:
    """Every card in the fields for cards."""
    match value:
        case int():
            yield value
        case tuple():
            for part in value:
                yield from cards_in(part)
        case None | bool():
            pass
        case _:
            play: Any = value
            yield from (play.play.card, *(play.play.taken or ()))


def leaked(data: bytes, state: State) -> set[Card]:
    """The cards in a message that its seat may not know."""
    request = pickle.loads(data)
    assert type(request) is Request and type(request.observation) is Observation
    seen = request.observation
    shown = {card for name in CARDS for card in cards_in(getattr(seen, name))}
    return shown & secret(state, seen.seat)


def test_every_field_of_an_observation_is_looked_at() -> None:
    assert {field.name for field in fields(Observation)} == CARDS | NUMBERS


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_hidden_card_goes_through_the_pipe_in_a_whole_match(wire: Wire, game: str, players: int) -> None:
    chance, sent, compared = Random(f"{game} {players}"), 0, 0
    for data, match in requests(wire, game, players):
        state, request = match.state, pickle.loads(data)
        sent += 1
        assert not leaked(data, state)
        assert request.observation == observe(state, request.observation.seat)
        other = exchanged(state, request.observation.seat, chance)
        if other is not None:
            compared += same_bytes(data, match, other, request)
    assert sent > 40 and compared > 0.5 * sent


def same_bytes(data: bytes, match: Match, other: State, request: Request) -> bool:
    """Whether the host would send the very same bytes if the others held other cards.

    False where the host would ask another seat: one that has something to declare with those cards.
    """
    note = Note()
    world = cast(Match, SimpleNamespace(record=match.record, state=other))
    seated(world, note).step(0.0)
    (asked,) = note.asked
    if asked.observation.seat != request.observation.seat:
        return False
    assert bytes(ForkingPickler.dumps(replace(asked, id=request.id))) == data
    return True


def test_a_leak_would_be_found() -> None:
    state = position(ruleset("scopa_classica"), 3, Random(4))
    seen = observe(state, state.turn)
    assert secret(state, state.turn)
    for open_too_far in (replace(seen, hands=state.hands), replace(seen, stock=state.stock)):
        data = bytes(ForkingPickler.dumps(Request(1, open_too_far, "greedy", Budget(0), 0)))
        assert leaked(data, state)
    assert not leaked(bytes(ForkingPickler.dumps(Request(1, seen, "greedy", Budget(0), 0))), state)
