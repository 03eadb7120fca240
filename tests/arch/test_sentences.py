"""What people read stands in the catalogues, and only the catalogue of variants knows one game from another.

A sentence is guessed by its shape: two words after one another, begun with a capital or ended with a stop. Docstrings,
the texts of exceptions and assertions are for developers and stay in English where they are. What is put on the screen
by Label or Shout may hold no letters of its own at all.
"""

import ast
import re
from collections.abc import Iterator

from game.engine.variants import PRESETS
from tests.arch.tree import Source, below_the_shell, report, sources

SENTENCE = re.compile(r"^[A-ZÀ-Ý][a-zà-ÿ’']* [a-zà-ÿ]+|[A-Za-zà-ÿ]+ [a-zà-ÿ]+[.!?…]$|^\w+( [a-zà-ÿ]+){3}")
LETTERS = re.compile(r"[^\W\d_]{2}")
MARKUP = re.compile(r"[<>=]")
SHOWN = {"Label": 2, "Shout": 2}
VARIANTS = "game/engine/variants.py"


def _words(node: ast.AST) -> str | None:
    """The text of a string, with a blank for whatever is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_words(part) or "0" for part in node.values)
    return None


def _for_developers(tree: ast.AST) -> set[ast.AST]:
    """Strings that no player sees: docstrings and what stands in raise and assert."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert):
            found.update(ast.walk(node))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(node.value)
    return found


def _strings(source: Source) -> Iterator[tuple[ast.AST, str]]:
    hidden = _for_developers(source.tree)
    for node in ast.walk(source.tree):
        if node not in hidden and (text := _words(node)) is not None:
            yield node, text


def test_no_sentence_outside_the_catalogues() -> None:
    faults = [
        source.at(node, repr(text))
        for source in below_the_shell()
        for node, text in _strings(source)
        if SENTENCE.search(text) and not MARKUP.search(text)
    ]
    assert not faults, report(faults)


def test_labels_hold_no_words_of_their_own() -> None:
    faults = []
    for source in below_the_shell():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SHOWN:
                shown = node.args[SHOWN[node.func.id] :][:1] + [k.value for k in node.keywords if k.arg == "text"]
                faults += [source.at(node, text) for part in shown if LETTERS.search(text := _words(part) or "")]
    assert not faults, report(faults)


def test_no_variant_is_compared_by_its_id() -> None:
    ids = set(PRESETS)
    faults = []
    for source in sources():
        if source.path.startswith(("game/", "main.py")) and source.path != VARIANTS:
            for node in ast.walk(source.tree):
                if isinstance(node, ast.Compare | ast.MatchValue):
                    named = {child.value for child in ast.walk(node) if isinstance(child, ast.Constant)}
                    faults += [source.at(node, str(name)) for name in named & ids]
    assert not faults, report(faults)
