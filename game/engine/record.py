"""Match records: one JSON object on one line for a match."""

import json
from collections.abc import Iterable

from game.engine.actions import Deal, Declare, Play
from game.engine.cards import names
from game.engine.events import Counted, Redeal
from game.engine.faults import Fault, Loaded, Where
from game.engine.notation import Entry, fair_fields, points_fields, position_fields, written
from game.engine.reader import FORMAT, VERSION, load_all, loads, verify
from game.engine.transcript import Record, Seat, Step, replay, steps

__all__ = [
    "Fault",
    "Loaded",
    "Record",
    "Seat",
    "Step",
    "Where",
    "dumps",
    "load_all",
    "loads",
    "replay",
    "steps",
    "verify",
]


def dumps(record: Record, known: Iterable[Step] | None = None) -> str:
    """The record as one line of JSON, with the points and the winner that follow from its actions.

    ``known`` are its steps where they are at hand, so that it need not be played again. Raises RuleError or
    IllegalAction if the actions break the rules.
    """
    state = record.beginning
    plays: list[str] = []
    deals = _set_up(record, plays)
    for step in steps(record) if known is None else known:
        match step.action:
            case Deal():
                plays = []
                assisted = len(deals) in record.assisted
                deals.append(_opened(step, step.action, plays, assisted))
            case Declare(seat):
                plays.append(written(Entry(seat, step.action)))
            case Play():
                made = step.after.plays[-1]
                plays.append(written(Entry(made.seat, step.action, made.sweep)))
        for event in step.events:
            if isinstance(event, Counted):
                deals[-1] |= {"points": list(map(points_fields, event.points)), "scores": event.scores}
        state = step.after
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "options": dict(record.options),
        "seats": [_seat_fields(seat) for seat in record.seats],
        "sides": state.sides,
        "first_dealer": record.first_dealer,
        "started": record.started,
        **({} if record.deck_seed is None else {"deck_seed": record.deck_seed}),
        "deals": deals,
        **({} if state.winner is None else {"winner": state.winner}),
    }
    return json.dumps(fields, ensure_ascii=False)


def _set_up(record: Record, plays: list[str]) -> list[dict[str, object]]:
    """The deal that was set up in its middle if the match begins with one: it has a position for a pack."""
    if record.position is None:
        return []
    position = position_fields(record.position)
    return [{"dealer": record.first_dealer, "position": position, "assisted": True, "plays": plays}]


def _opened(step: Step, deal: Deal, plays: list[str], assisted: bool) -> dict[str, object]:
    fields: dict[str, object] = {"dealer": step.before.dealer, "deck": names(deal.deck, " ")}
    if deal.fair is not None:
        fields["fair"] = fair_fields(deal.fair)
    if assisted:
        fields["assisted"] = True
    if any(isinstance(event, Redeal) for event in step.events):
        return {**fields, "redeal": True}
    return {**fields, "plays": plays}


def _seat_fields(seat: Seat) -> dict[str, object]:
    more = {"level": seat.level, "character": seat.character}
    return {"name": seat.name, "kind": seat.kind, **{key: value for key, value in more.items() if value is not None}}
