"""How a match is set up: the game, its house rules, who sits where."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Literal

from game.ai.levels import LEVELS
from game.engine.ruleset import RuleError, Ruleset
from game.engine.variants import DEFAULT, PRESETS, ruleset
from game.match.settings import is_name
from game.match.tolerant import read_json

NAME = "setup.json"
USUAL_LEVEL = "regular"


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits at a seat: a person, or an opponent of a strength.

    ``character`` is the opponent's key among the people of the house, empty for whoever usually sits there; ``name`` is
    what the person is called, empty for the name the seat has.
    """

    kind: Literal["human", "ai"]
    level: str = ""
    character: str = ""
    name: str = ""


YOU = Place("human")
OPPONENT = Place("ai", USUAL_LEVEL)


@dataclass(frozen=True, slots=True)
class Setup:
    """A match to be begun.

    ``options`` is what differs from the preset ``game``, the target included; ``seats`` in the order of play, the
    player's own first; ``rules_name`` names the player's own set of rules if it is one. ``first_dealer`` None: by lot.
    """

    game: str = DEFAULT
    options: Mapping[str, object] = field(default_factory=dict)
    seats: tuple[Place, ...] = (YOU, OPPONENT)
    rules_name: str = ""
    first_dealer: int | None = None
    deck_seed: int | None = None

    @property
    def rules(self) -> Ruleset:
        """The rules it will be played by. Raises RuleError if there are no such rules."""
        return ruleset(self.game, **self.options)


def dumps(setup: Setup) -> str:
    """What is remembered of a setup until the next match: game, house rules and seats."""
    kept = {
        "game": setup.game,
        "rules_name": setup.rules_name,
        "options": dict(setup.options),
        "seats": [asdict(place) for place in setup.seats],
    }
    return json.dumps(kept, indent=1, ensure_ascii=False) + "\n"


def loads(text: str) -> tuple[Setup, tuple[str, ...]]:
    """The setup of a text and the names of the fields that could not be used, ``file`` if it was no text of ours.

    What cannot be used gives way to what is usual, and always to something that can be played.
    """
    stored = read_json(text)
    if not isinstance(stored, dict):
        return Setup(), ("file",)
    game = stored.get("game")
    if not isinstance(game, str) or game not in PRESETS:
        return Setup(), ("game",)
    options, name = _options(game, stored.get("options")), stored.get("rules_name")
    faults = () if options is not None and is_name(name) else ("options",)
    if options is None or not isinstance(name, str) or faults:
        options, name = {}, ""
    seats = _seats(stored.get("seats"), ruleset(game, **options))
    if seats is None:
        usual = Setup(game, options)
        return replace(usual, seats=usual_seats(usual.rules.tables[0]), rules_name=name), (*faults, "seats")
    return Setup(game, options, seats, name), faults


def usual_seats(players: int) -> tuple[Place, ...]:
    """The player and as many usual opponents."""
    return (YOU, *(OPPONENT,) * (players - 1))


def _options(game: str, stored: object) -> dict[str, object] | None:
    if not isinstance(stored, dict):
        return None
    try:
        rules = ruleset(game, **stored)
    except RuleError:
        return None
    return {option: getattr(rules, option) for option in stored}


def _seats(stored: object, rules: Ruleset) -> tuple[Place, ...] | None:
    places = tuple(map(_place, stored)) if isinstance(stored, list) else ()
    known = tuple(place for place in places if place is not None)
    return known if known == places and len(known) in rules.tables and known[0].kind == "human" else None


def _place(stored: object) -> Place | None:
    """A seat as it was stored; strengths that are not offered any more give way to the usual one."""
    if not isinstance(stored, dict) or stored.keys() != asdict(YOU).keys():
        return None
    kind, level, character, name = (stored[key] for key in ("kind", "level", "character", "name"))
    if kind not in ("human", "ai") or not all(map(is_name, (level, character, name))):
        return None
    if kind == "ai" and level not in LEVELS:
        level = USUAL_LEVEL
    return Place(kind, level, character, name)
