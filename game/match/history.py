"""The match under way and the finished ones, as texts in a store."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Any

from game.engine.record import Fault, Loaded, Record, dumps, loads
from game.engine.state import Phase, State, sides
from game.match.match import Match
from game.match.ports import Store

CURRENT = "current.json"
INDEX = "history.json"
NOTHING = ""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What was found of a match under way.

    ``match`` is its valid beginning, None if there is none. ``fault`` says what was wrong with the text, which now
    lies under the name ``aside``; both are None for a sound one.
    """

    match: Match | None = None
    fault: Fault | None = None
    aside: str | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """What a list of matches shows of one; its record is kept under ``name``. ``own`` is the person's side."""

    name: str
    game: str
    started: str
    seats: tuple[str, ...]
    own: int
    scores: tuple[int, ...]
    winner: int
    deals: int
    assisted: bool


class History:
    """Keeps matches in a store. Every method may raise OSError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, match: Match) -> None:
        """Save the match under way, or move it among the finished ones once it is over."""
        if match.state.phase is Phase.OVER:
            self._finish(match)
        else:
            self._store.save(CURRENT, dumps(match.record) + "\n")

    def drop(self) -> None:
        """Give up the match under way."""
        self._store.save(CURRENT, NOTHING)

    def unfinished(self) -> Unfinished:
        """The match under way. A damaged text is set aside, and its valid beginning takes its place."""
        text = self._store.load(CURRENT)
        if text is None or not text.strip():
            return Unfinished()
        loaded = loads(text)
        aside = self._store.set_aside(CURRENT) if loaded.fault else None
        match = Match(loaded.record) if loaded.record else None
        if match is not None and (aside or match.state.phase is Phase.OVER):
            self.keep(match)
        if match is not None and match.state.phase is Phase.OVER:
            match = None
        return Unfinished(match, loaded.fault, aside)

    def finished(self) -> tuple[Finished, ...]:
        """All finished matches, the oldest first. Entries that cannot be read are left out."""
        text = self._store.load(INDEX)
        try:
            entries = json.loads(text) if text else []
        except (ValueError, RecursionError):
            self._store.set_aside(INDEX)
            return ()
        read = map(_entry, entries if isinstance(entries, list) else [])
        return tuple(entry for entry in read if entry is not None)

    def open(self, name: str) -> Loaded | None:
        """The record of a finished match, None if it is gone."""
        text = self._store.load(name)
        return None if text is None else loads(text)

    def _finish(self, match: Match) -> None:
        entries = self.finished()
        number = len(entries) + 1
        while self._store.load(name := f"match-{number:04}.json") is not None:
            number += 1
        self._store.save(name, dumps(match.record) + "\n")
        index = [asdict(entry) for entry in (*entries, _summary(name, match.record, match.state))]
        self._store.save(INDEX, json.dumps(index, ensure_ascii=False, indent=1) + "\n")
        self.drop()


def viewer(record: Record) -> int:
    """The seat of the person who plays here: the first that is not played by the game."""
    people = [number for number, seat in enumerate(record.seats) if seat.kind == "human"]
    return people[0] if people else 0


def _summary(name: str, record: Record, state: State) -> Finished:
    assert state.winner is not None
    return Finished(
        name=name,
        game=record.game,
        started=record.started,
        seats=tuple(seat.name for seat in record.seats),
        own=state.side(viewer(record)),
        scores=state.scores,
        winner=state.winner,
        deals=state.deal_number,
        assisted=bool(record.assisted),
    )


_FORMS: dict[str, Callable[[object], bool]] = {
    "name": lambda value: isinstance(value, str) and value.startswith("match-"),
    "game": lambda value: isinstance(value, str),
    "started": lambda value: isinstance(value, str),
    "seats": lambda value: isinstance(value, list) and all(isinstance(name, str) for name in value),
    "own": lambda value: type(value) is int,
    "scores": lambda value: isinstance(value, list) and all(type(score) is int for score in value),
    "winner": lambda value: type(value) is int,
    "deals": lambda value: type(value) is int,
    "assisted": lambda value: isinstance(value, bool),
}


def _entry(stored: object) -> Finished | None:
    if not isinstance(stored, dict) or not all(form(stored.get(field)) for field, form in _FORMS.items()):
        return None
    known: dict[str, Any] = {**stored, "seats": tuple(stored["seats"]), "scores": tuple(stored["scores"])}
    entry = Finished(**{field.name: known[field.name] for field in fields(Finished)})
    there = range(len(sides(len(entry.seats))))
    sound = entry.own in there and entry.winner in there and len(entry.scores) == len(there)
    return entry if sound else None
