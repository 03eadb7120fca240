"""The repeat under way as a text, beside the match under way that waits for its end."""

import json
from typing import Final

from game.engine.record import Record, dumps, loads
from game.engine.state import Phase
from game.match.match import Match
from game.match.ports import Store
from game.match.repeat import Repeat, Went
from game.match.tolerant import read_json

NAME: Final = "repeat.json"
_NONE: Final = ""


class RepeatKeeper:
    """Keeps one repeat and the match that began with it in a store. Every method may raise OSError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, repeat: Repeat, match: Match) -> None:
        """Save the repeat as far as it was played."""
        self._store.save(NAME, _text(repeat, match))

    def drop(self) -> None:
        """Keep none."""
        if self._store.load(NAME):
            self._store.save(NAME, _NONE)

    def kept(self) -> tuple[Repeat, Match] | None:
        """What was kept. A text that makes no sense is set aside: what it was made from is in the other matches."""
        text = self._store.load(NAME)
        if not text:
            return None
        found = _read(text)
        if found is None:
            self._store.set_aside(NAME)
        return found


def _text(repeat: Repeat, match: Match) -> str:
    fields = {
        "beginning": dumps(repeat.beginning),
        "deal": repeat.deal,
        "moved": repeat.moved,
        "earlier": [[went.moved, *went.points] for went in repeat.earlier],
        "match": match.text,
    }
    return json.dumps(fields, ensure_ascii=False) + "\n"


def _read(text: str) -> tuple[Repeat, Match] | None:
    match read_json(text):
        case {
            "beginning": str(begun),
            "deal": int(deal),
            "moved": int(moved),
            "earlier": [*told],
            "match": str(played),
        }:
            beginning, record = _sound(begun), _sound(played)
            earlier = tuple(map(_went, told))
            known = tuple(went for went in earlier if went is not None)
            if beginning is None or record is None or known != earlier:
                return None
            sides = len(record.beginning.scores)
            found = Match(record)
            if found.state.phase is Phase.OVER or any(len(went.points) != sides for went in known):
                return None
            return Repeat(beginning, deal, moved, known), found
    return None


def _sound(text: str) -> Record | None:
    """The record of a text without any fault and with a deal or a position."""
    loaded = loads(text)
    record = loaded.record if loaded.fault is None else None
    return record if record is not None and (record.actions or record.position) else None


def _went(fields: object) -> Went | None:
    match fields:
        case [int(moved), *points]:
            known = tuple(one for one in points if type(one) is int)
            return Went(moved, known) if len(known) == len(points) else None
    return None
