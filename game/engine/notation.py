"""The words of a match record: actions, packs and points as text, and back."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from game.engine.actions import DeclarationKind, Declare, Fair, Play
from game.engine.cards import DECK, Card, name, names, parse, parse_all
from game.engine.events import SidePoints
from game.engine.position import MidDeal

_CARD = "[A2-7JCK][dcsb]"
_PLAY = re.compile(rf"([0-5]):({_CARD})(?:(x)((?:{_CARD})*)(#?))?")
_DECLARATION = re.compile(r"([0-5])!(low|three)(?::7c=([1-9]|10))?")
_KINDS: dict[str, DeclarationKind] = {"low": "low", "three": "three"}


class Entry(NamedTuple):
    """One line of a deal: who did what, and whether it is marked as a sweep."""

    seat: int
    action: Play | Declare
    sweep: bool = False


def written(entry: Entry) -> str:
    """An entry as a record has it, such as ``1:2sx2b#`` or ``0!three:7c=5``."""
    seat, action, sweep = entry
    if isinstance(action, Declare):
        return f"{seat}!{action.kind}" + (f":7c={action.value}" if action.value is not None else "")
    taken = "" if action.taken is None else "x" + names(action.taken)
    return f"{seat}:{name(action.card)}{taken}{'#' if sweep else ''}"


def read(text: str) -> Entry | None:
    """The entry that a text stands for, None if it has not the form of one. Captured cards may come in any order."""
    if match := _PLAY.fullmatch(text):
        seat, card, takes, taken, mark = match.groups()
        cards = tuple(sorted(parse(taken[at : at + 2]) for at in range(0, len(taken), 2))) if takes else None
        return Entry(int(seat), Play(parse(card), cards), bool(mark))
    if match := _DECLARATION.fullmatch(text):
        seat, kind, value = match.groups()
        return Entry(int(seat), Declare(int(seat), _KINDS[kind], int(value) if value else None))
    return None


def read_deck(text: str) -> tuple[Card, ...] | None:
    """The pack that a text stands for, None if it is not forty different cards with single spaces between them."""
    codes = text.split(" ")
    if sorted(codes) != sorted(map(name, DECK)):
        return None
    return tuple(map(parse, codes))


def position_fields(position: MidDeal) -> dict[str, object]:
    """A deal that was set up in its middle; each place has the codes of its cards with single spaces between them."""
    return {
        "hands": _texts(position.hands),
        "table": names(position.table, " "),
        "piles": _texts(position.piles),
        "sweeps": _texts(position.sweeps),
        "stock": names(position.stock, " "),
        "taker": position.taker,
        "turn": position.turn,
    }


def read_position(fields: object) -> MidDeal | None:
    """The position that stands there, None if it has not the form of one."""
    if not isinstance(fields, dict):
        return None
    hands, piles, sweeps = (_read_rows(fields.get(field)) for field in ("hands", "piles", "sweeps"))
    table, stock = (_read_cards(fields.get(field)) for field in ("table", "stock"))
    taker, turn = fields.get("taker"), fields.get("turn")
    # Not isinstance: true and false are no seats.
    if type(turn) is not int or (taker is not None and type(taker) is not int):
        return None
    if hands is None or piles is None or sweeps is None or table is None or stock is None:
        return None
    return MidDeal(hands, table, piles, sweeps, stock, taker, turn)


def _texts(rows: Sequence[Sequence[Card]]) -> list[str]:
    return [names(row, " ") for row in rows]


def _read_rows(stored: object) -> tuple[tuple[Card, ...], ...] | None:
    if not isinstance(stored, list):
        return None
    rows = tuple(map(_read_cards, stored))
    known = tuple(row for row in rows if row is not None)
    return known if len(known) == len(rows) else None


def _read_cards(stored: object) -> tuple[Card, ...] | None:
    try:
        return parse_all(stored) if isinstance(stored, str) else None
    except ValueError:
        return None


def fair_fields(fair: Fair) -> dict[str, object]:
    """The fair data of a deal, without what is not known yet."""
    fields = {"commitment": fair.commitment, "nonce": fair.nonce, "cut": fair.cut}
    return {key: value for key, value in fields.items() if value is not None}


def points_fields(points: SidePoints) -> dict[str, object]:
    """The count of one side."""
    return {
        "cards": points.cards,
        "coins": points.coins,
        "settebello": points.settebello,
        "primiera": points.primiera,
        "sweeps": points.sweeps,
        "awards": dict(points.awards),
        "total": points.total,
    }
