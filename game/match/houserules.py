"""People's own sets of rules: a name, the game they change, and what they change in it.

One set is a small JSON file that can be given to friends; all sets of a player are kept in one text. Whatever is wrong
with a file is a RuleError whose sentence names the entry and says what it may be.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.engine.ruleset import RuleError, Ruleset
from game.engine.variants import ruleset
from game.match.ports import Store
from game.match.settings import NAME_LENGTH

NAME = "houserules.json"
ENDING = ".rules.json"
FORMAT = "settebello-rules"
VERSION = 1
LARGEST = 64 * 1024
"""A file of one set has never more characters."""

_FIELDS = ("format", "version", "name", "game", "options")


@dataclass(frozen=True, slots=True)
class OwnRules:
    """A set of rules under a name: what differs from the preset ``game``."""

    name: str
    game: str
    options: Mapping[str, object]

    @property
    def rules(self) -> Ruleset:
        """The rules themselves."""
        return ruleset(self.game, **self.options)


def dumps(own: OwnRules) -> str:
    """A set of rules as the text of a file."""
    return json.dumps(_stored(own), ensure_ascii=False, indent=1) + "\n"


def loads(text: str) -> OwnRules:
    """The set of rules of a file. Raises RuleError for whatever is wrong with it."""
    if len(text) > LARGEST:
        raise RuleError("rulesfile.large", kibibytes=LARGEST // 1024)
    return _read(_json(text))


def checked_name(name: str, taken: Iterable[str] = ()) -> str:
    """The name without blanks around it. Raises RuleError for one that cannot be used or is ``taken``."""
    plain = " ".join(name.split())
    if not plain or len(plain) > NAME_LENGTH or not plain.isprintable():
        raise RuleError("rulesfile.name", longest=NAME_LENGTH)
    if plain.casefold() in map(str.casefold, taken):
        raise RuleError("rulesfile.taken", name=plain)
    return plain


class HouseRules:
    """The sets of a player, kept in a store. Changes raise OSError if they cannot be kept, and then nothing changed.

    ``faults`` is what was wrong with the stored text, as errors with sentences; the damaged text then lies under the
    name ``aside``. Every sound set of it is here.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.sets: tuple[OwnRules, ...] = ()
        self.faults: tuple[RuleError, ...] = ()
        self.aside = ""
        try:
            text = store.load(NAME)
            self.sets, self.faults = ((), ()) if text is None else _sound(text)
        except OSError:
            self.faults = (RuleError("rulesfile.unreadable"),)
        if self.faults:
            self._set_aside()

    def find(self, name: str) -> OwnRules | None:
        """The set of this name."""
        return next((own for own in self.sets if own.name == name), None)

    def keep(self, own: OwnRules) -> OwnRules:
        """Add a set, or replace the one of the same name. Raises RuleError if it has no proper name or rules."""
        sound = _read(_stored(own))
        checked_name(sound.name, (other.name for other in self.sets if other.name != sound.name))
        if self.find(sound.name) is None:
            self._save((*self.sets, sound))
        else:
            self._save(tuple(sound if other.name == sound.name else other for other in self.sets))
        return sound

    def rename(self, old: str, new: str) -> OwnRules | None:
        """Give a set another name; None if there is no such set. Raises RuleError for a name that cannot be used."""
        others = [own.name for own in self.sets if own.name != old]
        name = checked_name(new, others)
        self._save(tuple(replace(own, name=name) if own.name == old else own for own in self.sets))
        return self.find(name)

    def remove(self, name: str) -> None:
        """Forget a set."""
        self._save(tuple(own for own in self.sets if own.name != name))

    def hand_out(self, own: OwnRules) -> str:
        """Write a set into a file of its own, and return the name of the file."""
        plain = re.sub(r"[^a-z0-9]+", "-", own.name.lower()).strip("-") or "rules"
        name, number = f"{plain}{ENDING}", 1
        while (text := self._store.load(name)) is not None and text != dumps(own):
            number += 1
            name = f"{plain}-{number}{ENDING}"
        self._store.save(name, dumps(own))
        return name

    def files(self) -> tuple[str, ...]:
        """The files of single sets that can be taken in."""
        return self._store.names(ENDING)

    def take_in(self, text: str) -> OwnRules:
        """Add the set of a file, under another name if its own is taken. Raises RuleError if the file is no good."""
        own = loads(text)
        if own in self.sets:
            return own
        taken, name, number = {other.name.casefold() for other in self.sets}, own.name, 1
        while name.casefold() in taken:
            number += 1
            ending = f" {number}"
            name = own.name[: NAME_LENGTH - len(ending)].rstrip() + ending
        return self.keep(replace(own, name=name))

    def take_in_file(self, name: str) -> OwnRules:
        """Add the set of one of the ``files``. Raises RuleError, also for a file that is gone."""
        try:
            text = self._store.load(name)
        except OSError:
            raise RuleError("rulesfile.unreadable.one", name=name) from None
        if text is None:
            raise RuleError("rulesfile.json", line=1, column=1)
        return self.take_in(text)

    def _save(self, sets: tuple[OwnRules, ...]) -> None:
        kept = {"format": FORMAT, "version": VERSION, "sets": list(map(_stored, sets))}
        self._store.save(NAME, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
        self.sets = sets

    def _set_aside(self) -> None:
        """Move the damaged text out of the way, and keep what is sound of it."""
        try:
            self.aside = self._store.set_aside(NAME)
            self._save(self.sets)
        except OSError:
            self.aside = self.aside or NAME


def _sound(text: str) -> tuple[tuple[OwnRules, ...], tuple[RuleError, ...]]:
    try:
        stored = _json(text)
        if not isinstance(stored, dict) or not isinstance(stored.get("sets"), list):
            raise RuleError("rulesfile.format")
    except RuleError as fault:
        return (), (fault,)
    sets: list[OwnRules] = []
    faults: list[RuleError] = []
    for entry in stored["sets"]:
        try:
            own = _read(entry)
            checked_name(own.name, (other.name for other in sets))
            sets.append(own)
        except RuleError as fault:
            faults.append(fault)
    return tuple(sets), tuple(faults)


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise RuleError("rulesfile.json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise RuleError("rulesfile.absurd") from None


def _stored(own: OwnRules) -> dict[str, object]:
    return {"format": FORMAT, "version": VERSION, "name": own.name, "game": own.game, "options": dict(own.options)}


def _read(stored: object) -> OwnRules:
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise RuleError("rulesfile.format")
    if type(stored.get("version")) is not int or stored["version"] != VERSION:
        raise RuleError("rulesfile.version", version=str(stored.get("version"))[:20], known=VERSION)
    for field in stored:
        if field not in _FIELDS:
            raise RuleError("rulesfile.unknown", field=str(field)[:60], allowed=", ".join(_FIELDS))
    name, game, options = (stored.get(field) for field in ("name", "game", "options"))
    if not isinstance(name, str):
        raise RuleError("rulesfile.name", longest=NAME_LENGTH)
    if not isinstance(game, str):
        raise RuleError("rulesfile.game")
    if not isinstance(options, dict):
        raise RuleError("rulesfile.options")
    rules = ruleset(game, **options)
    plain = ruleset(game)
    changed = {option: getattr(rules, option) for option in options if getattr(rules, option) != getattr(plain, option)}
    return OwnRules(checked_name(name), game, changed)
