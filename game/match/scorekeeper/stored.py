"""Games and their scores as a JSON text, read entry by entry, so that a bad one never costs the others."""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from game.engine.cards import NAMES, names, parse
from game.engine.ruleset import RuleError
from game.engine.variants import PRESETS, ruleset
from game.match.scorekeeper.counts import Counts, SideCount
from game.match.scorekeeper.tally import LOOKS, MOST_POINTS, PLAYERS, TEAM_SIZES, Party, Pending, Round, Tally
from game.match.settings import NAME_LENGTH
from game.match.tolerant import read_json

T = TypeVar("T")

FORMAT: Final = "settebello-scores"
VERSION: Final = 1
MOST_COUNTED: Final = 99
"""No number of a count is larger."""

COUNT_FIELDS: Final = tuple(field.name for field in fields(SideCount))


@dataclass(frozen=True, slots=True)
class Loaded:
    """What was found in a text: games, which of them was open (-1: none), and how much of it could not be read."""

    tallies: tuple[Tally, ...] = ()
    current: int = -1
    lost: int = 0


def dumps(tallies: tuple[Tally, ...], current: int) -> str:
    """Games as a text; ``current`` numbers the open one."""
    kept = {"format": FORMAT, "version": VERSION, "current": current, "games": [*map(_stored, tallies)]}
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"


def loads(text: str) -> Loaded:
    """The games of a text."""
    kept = read_json(text)
    if not isinstance(kept, dict) or kept.get("format") != FORMAT or kept.get("version") != VERSION:
        return Loaded(lost=1)
    games = kept.get("games")
    if not isinstance(games, list):
        return Loaded(lost=1)
    read = [_tally(game) for game in games]
    found = [tally for tally, _ in read if tally is not None]
    current = kept.get("current")
    if type(current) is not int or current not in range(len(read)):
        current = -1
    open_one = read[current][0] if current >= 0 else None
    place = found.index(open_one) if open_one is not None else len(found) - 1
    return Loaded(tuple(found), place, sum(lost for _, lost in read))


def _stored(tally: Tally) -> dict[str, object]:
    kept: dict[str, object] = {
        "game": tally.rules.preset,
        "options": tally.options,
        "parties": [{"members": party.members, "look": party.look, "name": party.name} for party in tally.parties],
        "first_dealer": tally.first_dealer,
        "started": tally.started,
        "rounds": [_stored_round(one) for one in tally.rounds],
    }
    if tally.pending:
        points, entered, counts = tally.pending.points, tally.pending.entered, tally.pending.counts
        kept["pending"] = {"points": points, "entered": entered, "counts": _stored_counts(counts)}
    return kept


def _stored_round(one: Round) -> dict[str, object]:
    counts = {"counts": _stored_counts(one.counts)} if one.counts else {}
    return {"points": one.points, **counts}


def _stored_counts(counts: Counts) -> dict[str, object]:
    """Only what was said."""
    nothing = SideCount()
    sides = []
    for side in counts.sides:
        said = {name: getattr(side, name) for name in COUNT_FIELDS if getattr(side, name) != getattr(nothing, name)}
        sides.append({**said, "best": names(side.best, " ")} if side.best else said)
    return {"sides": sides, "tied": counts.tied}


def _tally(stored: object) -> tuple[Tally | None, int]:
    """A game and how many parts of it could not be read; without its players or rules there is none."""
    try:
        entry = _dict(stored)
        parties = _parties(entry["parties"])
        rules = ruleset(_one_of(entry["game"], tuple(PRESETS)), **_dict(entry["options"]))
        seats = sum(len(party.members) for party in parties)
        started = _text(entry["started"], 40)
        dealer = _number(entry["first_dealer"], 0, seats - 1)
        stored_rounds = _list(entry["rounds"])
    except (KeyError, ValueError, RuleError):
        return None, 1
    sides = len(parties)
    rounds = [_sound(_round, one, sides) for one in stored_rounds]
    pending = _sound(_pending, entry["pending"], sides) if "pending" in entry else None
    found = tuple(one for one in rounds if one is not None)
    lost = len(rounds) - len(found) + ("pending" in entry and pending is None)
    return Tally(rules, parties, dealer, started, found, pending), lost


def _sound(read: Callable[[object, int], T], stored: object, sides: int) -> T | None:
    """What can be read of a part, None if it is no good."""
    try:
        return read(stored, sides)
    except (KeyError, ValueError):
        return None


def _parties(stored: object) -> tuple[Party, ...]:
    parties = tuple(_party(_dict(entry)) for entry in _list(stored))
    sizes = {len(party.members) for party in parties}
    alone = sizes == {1} and len(parties) in PLAYERS
    teams = len(parties) == 2 and len(sizes) == 1 and sizes <= set(TEAM_SIZES)
    if not (alone or teams) or len({party.look for party in parties}) < len(parties):
        raise ValueError(parties)
    return parties


def _party(entry: dict[str, Any]) -> Party:
    members = tuple(_text(name, NAME_LENGTH) for name in _list(entry["members"]))
    if not all(members):
        raise ValueError(members)
    return Party(members, _number(entry["look"], 0, LOOKS - 1), _text(entry["name"], NAME_LENGTH))


def _round(stored: object, sides: int) -> Round:
    entry = _dict(stored)
    counts = _counts(entry["counts"], sides) if "counts" in entry else None
    return Round(_points(entry["points"], sides), counts)


def _pending(stored: object, sides: int) -> Pending:
    entry = _dict(stored)
    entered = tuple(_truth(done) for done in _list(entry["entered"], sides))
    return Pending(_points(entry["points"], sides), entered, _counts(entry["counts"], sides))


def _points(stored: object, sides: int) -> tuple[int, ...]:
    return tuple(_number(points, -MOST_POINTS, MOST_POINTS) for points in _list(stored, sides))


def _counts(stored: object, sides: int) -> Counts:
    entry = _dict(stored)
    return Counts(tuple(_side(_dict(side)) for side in _list(entry["sides"], sides)), _truth(entry["tied"]))


def _side(entry: dict[str, Any]) -> SideCount:
    read: dict[str, Any] = {}
    for name, said in entry.items():
        usual = getattr(SideCount(), _one_of(name, COUNT_FIELDS))
        if name == "best":
            read[name] = tuple(parse(_one_of(card, NAMES)) for card in _text(said, 20).split())
        else:
            read[name] = _truth(said) if isinstance(usual, bool) else _number(said, 0, MOST_COUNTED)
    side = SideCount(**read)
    if side.run in (1, 2) or side.run > 10 or len(set(side.best)) != len(side.best) or len(side.best) > 4:
        raise ValueError(entry)
    return side


def _dict(stored: object) -> dict[str, Any]:
    if not isinstance(stored, dict):
        raise ValueError(stored)
    return stored


def _list(stored: object, length: int | None = None) -> list[Any]:
    if not isinstance(stored, list) or length not in (None, len(stored)):
        raise ValueError(stored)
    return stored


def _number(stored: object, low: int, high: int) -> int:
    if type(stored) is not int or not low <= stored <= high:
        raise ValueError(stored)
    return stored


def _truth(stored: object) -> bool:
    if not isinstance(stored, bool):
        raise ValueError(stored)
    return stored


def _text(stored: object, longest: int) -> str:
    if not isinstance(stored, str) or len(stored) > longest or not stored.isprintable():
        raise ValueError(stored)
    return stored


def _one_of(stored: object, allowed: tuple[str, ...]) -> str:
    if not isinstance(stored, str) or stored not in allowed:
        raise ValueError(stored)
    return stored
