"""Reading match records: every action is played again, and the valid beginning of a damaged record is kept."""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from game.engine.actions import Deal, Fair, Play
from game.engine.events import Counted, Event, Redeal
from game.engine.faults import Broken, Fault, Loaded, Reading, Where
from game.engine.notation import points_fields, read, read_deck, read_position
from game.engine.play import IllegalAction, apply
from game.engine.ruleset import RuleError, shown
from game.engine.shuffle import check, well_formed
from game.engine.state import Phase, State
from game.engine.transcript import Record, Seat

FORMAT = "settebello-match"
VERSION = 1
LARGEST = 5 * 2**20
_STARTED = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")

Fields = Mapping[str, object]
T = TypeVar("T")


def loads(text: str) -> Loaded:
    """Read one record. Any text is allowed; nothing is ever raised."""
    found = load_all(text)
    if len(found) > 1:
        return Loaded(None, (Fault("fault.several", {"matches": len(found)}, Where()),))
    return found[0]


def load_all(text: str) -> tuple[Loaded, ...]:
    """Read a file of records, one to a line, or a single one over any number of lines."""
    if len(text) > LARGEST or len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        return (Loaded(None, (Fault("fault.too_large", {"mebibytes": LARGEST // 2**20}, Where()),)),)
    text = text.removeprefix("\ufeff")
    lines = [line for line in text.split("\n") if line.strip()]
    one_to_a_line = len(lines) > 1 and any(_heads_a_match(line) for line in lines)
    return tuple(_load(part, place) for place, part in enumerate(lines if one_to_a_line else [text], 1))


def verify(text: str) -> tuple[Fault, ...]:
    """Every fault in a file of records, none if all of them are sound."""
    return tuple(fault for loaded in load_all(text) for fault in loaded.faults)


def _heads_a_match(line: str) -> bool:
    try:
        return "format" in _object(line)
    except Broken:
        return False


def _load(text: str, match: int) -> Loaded:
    reading = Reading(match)
    record: Record | None = None
    try:
        fields = _object(text)
        head = _head(fields, reading)
        record, beginning = _begun(head, fields, reading)
        state = _deals(fields, beginning, reading)
        winner = fields.get("winner")
        agreed = winner is None if state.winner is None else type(winner) is int and winner == state.winner
        reading.deal = reading.play = None
        reading.expect(agreed, "fault.winner")
    except Broken as broken:
        reading.note(broken.key, **broken.values)
    except RecursionError:
        reading.note("fault.absurd")
    if record is not None:
        record = replace(record, actions=tuple(reading.actions), assisted=frozenset(reading.assisted))
    return Loaded(record, tuple(reading.faults))


def _object(text: str) -> Fields:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise Broken("fault.json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise Broken("fault.absurd") from None
    if not isinstance(found, dict):
        raise Broken("fault.format")
    return found


def _typed(fields: Fields, name: str, kind: type[T]) -> T:
    value = fields.get(name)
    # Not isinstance: true and false are no numbers here.
    if type(value) is not kind:
        raise Broken("fault.field", field=name)
    return value


def _head(fields: Fields, reading: Reading) -> Record:
    if fields.get("format") != FORMAT:
        raise Broken("fault.format")
    version = fields.get("version")
    if type(version) is not int or version != VERSION:
        raise Broken("fault.version", version=shown(version), known=VERSION)
    started, seed = fields.get("started"), fields.get("deck_seed")
    dated = isinstance(started, str) and _STARTED.fullmatch(started) is not None
    record = Record(
        game=_typed(fields, "game", str),
        options={key: tuple(v) if isinstance(v, list) else v for key, v in _typed(fields, "options", dict).items()},
        seats=tuple(map(_seat, _typed(fields, "seats", list))),
        first_dealer=_typed(fields, "first_dealer", int),
        started=str(started) if dated else "",
        deck_seed=seed if type(seed) is int else None,
    )
    try:
        sides = record.beginning.sides
    except RuleError as error:
        raise Broken(error.key, **error.values) from None
    reading.expect(dated, "fault.field", field="started")
    reading.expect(seed is None or type(seed) is int, "fault.field", field="deck_seed")
    reading.expect(_same(fields.get("sides"), [list(side) for side in sides]), "fault.sides")
    return record


def _begun(record: Record, fields: Fields, reading: Reading) -> tuple[Record, State]:
    """The record with the position that its first deal was taken up at, if it has one, and its first state."""
    match fields.get("deals"):
        case [{"position": stored}, *_]:
            reading.deal = 1
            position = read_position(stored)
            if position is None:
                raise Broken("fault.field", field="position")
            record = replace(record, position=position)
            reading.assisted.add(0)
    try:
        return record, record.beginning
    except RuleError as error:
        raise Broken(error.key, **error.values) from None


def _optional(fields: Fields, field: str) -> str | None:
    """A text that may be missing."""
    value = fields.get(field)
    if value is not None and not isinstance(value, str):
        raise Broken("fault.field", field=field)
    return value


def _seat(fields: object) -> Seat:
    if not isinstance(fields, dict):
        raise Broken("fault.field", field="seats")
    name = _typed(fields, "name", str)
    level, character = (_optional(fields, field) for field in ("level", "character"))
    if any("\ud800" <= letter <= "\udfff" for letter in name):
        raise Broken("fault.field", field="name")
    match fields.get("kind"):
        case "human":
            return Seat(name, "human", level, character)
        case "ai":
            return Seat(name, "ai", level, character)
    raise Broken("fault.field", field="kind")


def _deals(fields: Fields, state: State, reading: Reading) -> State:
    for number, deal in enumerate(_typed(fields, "deals", list), 1):
        reading.deal, reading.play = number, None
        if not isinstance(deal, dict):
            raise Broken("fault.field", field="deals")
        set_up = number == 1 and state.phase is Phase.PLAY
        if state.phase is not Phase.DEAL and not set_up:
            raise Broken("fault.after_end" if state.phase is Phase.OVER else "fault.unfinished")
        if _typed(deal, "dealer", int) != state.dealer:
            raise Broken("fault.dealer", seat=state.dealer)
        state = _plays(deal, state, (), reading) if set_up else _deal(deal, state, reading)
    return state


def _deal(fields: Fields, state: State, reading: Reading) -> State:
    deck = read_deck(_typed(fields, "deck", str))
    if deck is None:
        raise Broken("fault.deck")
    deal = Deal(deck, _fair(fields, reading))
    state, events = apply(state, deal)
    void = any(isinstance(event, Redeal) for event in events)
    if fields.get("redeal", False) is not void:
        raise Broken("fault.redeal" if void else "fault.no_redeal")
    reading.actions.append(deal)
    state = _plays(fields, state, events, reading)
    _promise(deal, state.phase is not Phase.PLAY, reading)
    return state


def _plays(fields: Fields, state: State, events: tuple[Event, ...], reading: Reading) -> State:
    """What was done in a deal that lies there, and its count; ``events`` are those of the dealing."""
    _assisted(fields, reading)
    plays = _typed(fields, "plays", list) if state.phase is Phase.PLAY or "plays" in fields else []
    for number, text in enumerate(plays, 1):
        reading.play = number
        state, more = _played(text, state, reading)
        events += more
    reading.play = None
    _figures(fields, events, reading)
    return state


def _fair(fields: Fields, reading: Reading) -> Fair | None:
    stored = fields.get("fair")
    if stored is None:
        return None
    if isinstance(stored, dict):
        commitment, nonce, cut = (stored.get(part) for part in ("commitment", "nonce", "cut"))
        typed = (nonce is None or isinstance(nonce, str)) and (cut is None or type(cut) is int)
        if isinstance(commitment, str) and typed and well_formed(fair := Fair(commitment, nonce, cut)):
            return fair
    reading.note("fault.field", field="fair")
    return None


def _assisted(fields: Fields, reading: Reading) -> None:
    assisted = fields.get("assisted", False)
    reading.expect(type(assisted) is bool, "fault.field", field="assisted")
    if assisted is True and reading.deal is not None:
        reading.assisted.add(reading.deal - 1)


def _played(text: object, state: State, reading: Reading) -> tuple[State, tuple[Event, ...]]:
    entry = read(text) if isinstance(text, str) else None
    if entry is None:
        raise Broken("fault.notation", text=shown(text))
    played = isinstance(entry.action, Play)
    if played and entry.seat != state.turn:
        raise Broken("fault.turn", seat=state.turn)
    try:
        after, events = apply(state, entry.action)
    except IllegalAction as error:
        raise Broken(error.key, **error.values) from None
    if played and after.plays[-1].sweep is not entry.sweep:
        raise Broken("fault.no_sweep" if entry.sweep else "fault.sweep")
    reading.actions.append(entry.action)
    return after, events


def _figures(fields: Fields, events: tuple[Event, ...], reading: Reading) -> None:
    counted = next((event for event in events if isinstance(event, Counted)), None)
    if counted is None:
        reading.expect(fields.get("points") is None and fields.get("scores") is None, "fault.early_points")
        return
    points, stored = [points_fields(side) for side in counted.points], fields.get("points")
    # Only the known fields of a side are compared: readers ignore what they do not know.
    if isinstance(stored, list) and len(stored) == len(points) and all(isinstance(side, dict) for side in stored):
        stored = [{key: side.get(key, ...) for key in known} for side, known in zip(stored, points, strict=True)]
    reading.expect(_same(stored, points), "fault.points")
    reading.expect(_same(fields.get("scores"), list(counted.scores)), "fault.scores")


def _promise(deal: Deal, over: bool, reading: Reading) -> None:
    """Check what binds the dealer; nonce and cut may wait until the deal is over."""
    fair = deal.fair
    if fair is None:
        return
    if fair.nonce is not None:
        reading.expect(fair.nonce not in reading.nonces, "fault.nonce")
        reading.nonces.add(fair.nonce)
    if fair.nonce is not None and fair.cut is not None:
        reading.expect(check(deal), "fault.commitment")
    elif over:
        reading.note("fault.unproved")


def _same(stored: object, expected: object) -> bool:
    """Equality that tells true from 1 and 1.0 from 1."""
    if type(stored) is not type(expected):
        return False
    if isinstance(stored, dict) and isinstance(expected, dict):
        return stored.keys() == expected.keys() and all(_same(stored[key], expected[key]) for key in expected)
    if isinstance(stored, list) and isinstance(expected, list):
        return len(stored) == len(expected) and all(map(_same, stored, expected))
    return stored == expected
