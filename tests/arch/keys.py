"""Which sentences the programs ask for.

A key is written whole (``"table.turn.you"``), or as the beginning of several, which stands for all below it: a stem
(``"rules.sweeps"``) or an f-string that begins with their fixed first part (``f"suit.{name}"``). A string of that form
counts wherever it stands, in a call or in a table of data, if its first part is one of the catalogue's. Other names
with dots (of files, of cards on the screen) must therefore begin with another word.
"""

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from tests.arch.tree import Source, sources

KEY = re.compile(r"[a-z][a-z0-9_]*(\.[A-Za-z0-9_]+)+")
FILE_NAME = re.compile(r".*\.(json|jsonl|csv|svg|png|ogg|wav|otf|txt|po|mo|py|db|bak|log)")
BELOW = r"(\.[A-Za-z0-9_]+)*"


@dataclass(frozen=True)
class Use:
    """Keys asked for, all those that ``pattern`` matches, and where."""

    pattern: re.Pattern[str]
    where: str


@dataclass(frozen=True)
class Call:
    """A sentence asked for with a key written whole; ``values`` are the names given, None where they are unpacked."""

    key: str
    plural: bool
    values: frozenset[str] | None
    where: str


def _programs() -> Iterator[Source]:
    return (source for source in sources() if source.path.startswith("game/") or source.path == "main.py")


def _string(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _is_key(text: str) -> bool:
    return bool(KEY.fullmatch(text)) and not FILE_NAME.fullmatch(text)


def _family(node: ast.JoinedStr) -> str:
    fixed = [_string(part) for part in node.values]
    return "".join("[A-Za-z0-9_]+" if text is None else re.escape(text) for text in fixed)


def uses(known: Collection[str]) -> Iterator[Use]:
    """Every key or beginning of keys in the programs whose first part is that of a known key."""
    namespaces = {key.split(".")[0] for key in known}
    for source in _programs():
        pieces: set[ast.AST] = set()
        for node in ast.walk(source.tree):
            where = source.at(node, "").rstrip(": ")
            if isinstance(node, ast.JoinedStr) and node.values:
                pieces.update(node.values)
                head = (_string(node.values[0]) or "").split(".")
                if len(head) > 1 and head[0] in namespaces and "\\ " not in _family(node):
                    yield Use(re.compile(_family(node) + BELOW), where)
            elif node in pieces or not (text := _string(node)):
                continue
            elif text in known or (_is_key(text) and text.split(".")[0] in namespaces):
                yield Use(re.compile(re.escape(text) + ("" if text in known else BELOW)), where)


def calls() -> Iterator[Call]:
    """Every ``words.text("key", ...)`` and ``words.plural("key", n, ...)`` with a key written whole."""
    for source in _programs():
        for node in ast.walk(source.tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                continue
            key = _string(node.args[0])
            if node.func.attr in {"text", "plural"} and key and _is_key(key):
                names = {keyword.arg for keyword in node.keywords}
                given = None if None in names else frozenset(name for name in names if name)
                yield Call(key, node.func.attr == "plural", given, source.at(node, key))
