"""What may stand behind the name of the program, and the one sentence said where it is wrong."""

import argparse
import re
from collections.abc import Callable, Collection, Sequence
from difflib import get_close_matches
from typing import NoReturn

from game.engine.ruleset import Ruleset
from game.engine.state import sides
from game.engine.variants import PRESETS, ruleset
from game.match.i18n import LANGUAGES, Words
from game.shell.options import Size

SEEDS = range(2**63)
SMALLEST, LARGEST = 600, 16384


class UsageError(Exception):
    """A command that cannot be understood; ``key`` and ``values`` are the sentence that says why."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence, and leaves it to its caller to end."""

    def error(self, message: str) -> NoReturn:
        raise UsageError("cli.error.argument", message=message)


class Arguments:
    """Adds arguments with the help texts of a catalogue."""

    def __init__(self, parser: argparse.ArgumentParser, words: Words) -> None:
        self._parser = parser
        self._words = words

    def text(self, name: str, default: str | None = None, metavar: str = "NAME") -> None:
        """An option with any text."""
        self._add(name, default=default, metavar=metavar)

    def choice(self, name: str, values: Collection[str], default: str | None = None) -> None:
        """An option with one of some words."""
        self._add(name, choices=tuple(values), default=default)

    def number(self, name: str, values: range, default: int | None = None) -> None:
        """An option with a whole number within a range."""
        self._add(name, type=self._whole(values), default=default, metavar="N")

    def flag(self, name: str) -> None:
        """An option that is there or not."""
        self._add(name, action="store_true")

    def files(self, name: str) -> None:
        """The names of one or more files, which have to be given."""
        self._parser.add_argument(name, metavar=name.upper(), nargs="+", help=self._help(name))

    def folder(self, name: str) -> None:
        """The name of a folder, which has to be given."""
        self._parser.add_argument(name, metavar=name.upper(), help=self._help(name))

    def _add(self, name: str, **how: object) -> None:
        self._parser.add_argument(f"--{name}", help=self._help(name), **how)  # type: ignore[arg-type]

    def _help(self, name: str) -> str:
        return self._words.text(f"cli.option.{name.replace('-', '_')}")

    def _whole(self, values: range) -> Callable[[str], int]:
        def convert(text: str) -> int:
            if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) not in values:
                bounds = {"low": values.start, "high": values.stop - 1}
                raise argparse.ArgumentTypeError(self._words.text("cli.error.number", **bounds))
            return int(text)

        return convert


def sizes(text: str | None) -> tuple[Size, ...]:
    """The window sizes of a list such as ``960x600,1280x800``; none for no text.

    Raises UsageError for anything else, and for a window smaller than the game can be.
    """
    found = []
    for part in text.split(",") if text else []:
        match = re.fullmatch(r"([0-9]{3,5})x([0-9]{3,5})", part.strip())
        width, height = (int(match[1]), int(match[2])) if match else (0, 0)
        if min(width, height) < SMALLEST or max(width, height) > LARGEST:
            raise UsageError("cli.error.size", given=part[:40], smallest=SMALLEST, largest=LARGEST)
        found.append((width, height))
    return tuple(found)


def languages(text: str | None) -> tuple[str, ...]:
    """The languages of a list such as ``en,it``; none for no text.

    Raises UsageError for one that the game does not speak.
    """
    names = [name.strip() for name in text.split(",")] if text else []
    for name in names:
        _known(name, LANGUAGES, "language")
    return tuple(names)


def chosen_rules(game: str) -> Ruleset:
    """The rules of a game named on the command line.

    Raises UsageError for a name that is none, with the nearest one that is.
    """
    _known(game, PRESETS, "game")
    return ruleset(game)


def chosen_players(rules: Ruleset, players: int | None) -> int:
    """How many sit at the table, by default as few as the game allows.

    Raises UsageError for a number that the game is not for.
    """
    if players is not None and players not in rules.tables:
        allowed = ", ".join(map(str, rules.tables))
        raise UsageError("cli.error.players", game=rules.preset, players=players, allowed=allowed)
    return players or min(rules.tables)


def chosen_seats(text: str | None, default: Sequence[str], players: int, allowed: Collection[str]) -> tuple[str, ...]:
    """Who sits where: a list of one name, one for each side or one for each seat, repeated around the table.

    Raises UsageError for a name that is none, or a list that does not go round evenly.
    """
    names = [name.strip() for name in text.split(",")] if text else list(default)
    for name in names:
        _known(name, allowed, "level")
    if len(names) not in (1, len(sides(players)), players):
        raise UsageError("cli.error.seats", given=len(names), players=players)
    return tuple(names[seat % len(names)] for seat in range(players))


def _known(name: str, names: Collection[str], kind: str) -> None:
    if name in names:
        return
    closest = get_close_matches(name, names, 1, 0.5)
    allowed = ", ".join(names)
    if closest:
        raise UsageError(f"cli.error.unknown_{kind}_near", name=name[:40], closest=closest[0], allowed=allowed)
    raise UsageError(f"cli.error.unknown_{kind}", name=name[:40], allowed=allowed)
