"""A text while it is written, as people know it from everywhere: caret, selection, words, clipboard."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from game.match.ports import Clipboard
from game.ui.inputs import Input, Key, Text

LONGEST_PASTE: Final = 1000
"""More characters than any line takes."""

Knows = Callable[[str], bool]
"""Whether a character can be shown."""

_WORD: Final = re.compile(r"\W*\w*")
_RUN: Final = re.compile(r"\w+|\s+|[^\w\s]+")
"""A word, what parts two of them, or some signs."""


class NoClipboard:
    """Where there is none: nothing is ever in it."""

    def text(self) -> str:
        """Nothing."""
        return ""

    def put(self, text: str) -> None:
        """It is forgotten."""


NO_CLIPBOARD: Final = NoClipboard()


def anything(char: str) -> bool:
    """Where every character can be shown."""
    return True


def plain(text: str) -> str:
    """A text as it can stand in a line: accents joined to their letters, breaks as blanks, nothing that is not seen."""
    line = " ".join(unicodedata.normalize("NFC", text).splitlines()).replace("\t", " ")
    return "".join(char for char in line if char.isprintable())


@dataclass(frozen=True, slots=True)
class Writing:
    """A text while it is written: ``caret`` is before so many of its characters, what lies between it and the
    ``anchor`` is chosen. Of what was written last something was ``refused`` if it cannot be shown."""

    text: str
    caret: int
    longest: int
    anchor: int | None = None
    refused: bool = False

    @property
    def chosen(self) -> tuple[int, int]:
        """Beginning and end of what is chosen."""
        other = self.caret if self.anchor is None else self.anchor
        return min(self.caret, other), max(self.caret, other)

    @property
    def marked(self) -> str:
        """The text that is chosen, all of it where nothing is."""
        first, last = self.chosen
        return self.text[first:last] or self.text

    def to(self, caret: int, choosing: bool = False) -> "Writing":
        """With the caret elsewhere; ``choosing`` chooses what it passes."""
        anchor = (self.caret if self.anchor is None else self.anchor) if choosing else None
        return replace(self, caret=min(len(self.text), max(0, caret)), anchor=anchor, refused=False)

    def typed(self, text: str, knows: Knows = anything) -> "Writing":
        """With a text in place of what is chosen, as much of it as there is room for and as can be shown."""
        first, last = self.chosen
        wanted = plain(text)
        shown = "".join(filter(knows, wanted))
        refused = shown != wanted
        fresh = (" ".join(shown.split()) if refused else shown)[: max(0, self.longest - len(self.text) + last - first)]
        return replace(
            self,
            text=self.text[:first] + fresh + self.text[last:],
            caret=first + len(fresh),
            anchor=None,
            refused=refused,
        )

    def erased(self, to: int) -> "Writing":
        """Without what is chosen, or else without all from the caret to a place."""
        first, last = self.chosen
        return (self if first < last else self.to(to, choosing=True)).typed("")

    def after(self, event: Input, clipboard: Clipboard = NO_CLIPBOARD, knows: Knows = anything) -> "Writing | None":
        """The text after an input, or None for one that has nothing to do with writing."""
        if self.refused:
            return replace(self, refused=False).after(event, clipboard, knows)
        match event:
            case Text(text):
                return self.typed(text, knows)
            case Key("backspace"):
                return self.erased(self._place(event, "left"))
            case Key("delete", shift=False):
                return self.erased(self._place(event, "right"))
            case Key("left" | "right" | "home" | "end"):
                return self._moved(event)
            case Key("space"):
                return self
            case Key():
                return self._exchanged(event, clipboard, knows)
        return None

    def _moved(self, key: Key) -> "Writing":
        first, last = self.chosen
        if first < last and key.name in ("left", "right") and not (key.shift or key.ctrl or key.alt):
            return self.to(first if key.name == "left" else last)
        return self.to(self._place(key, key.name), key.shift)

    def _place(self, key: Key, way: str) -> int:
        """Where a key leads: by a character, with Ctrl or Alt by a word."""
        words = key.ctrl or key.alt
        match way:
            case "home":
                return 0
            case "end":
                return len(self.text)
            case "right":
                return self.caret + (_word(self.text[self.caret :]) if words else 1)
        return self.caret - (_word(self.text[: self.caret][::-1]) if words else 1)

    def _exchanged(self, key: Key, clipboard: Clipboard, knows: Knows) -> "Writing | None":
        """What goes to the clipboard and comes from it, and all that may not be anything else while one writes."""
        match key:
            case Key("v", ctrl=True, alt=False) | Key("insert", shift=True):
                return self.typed(clipboard.text()[:LONGEST_PASTE], knows)
            case Key("c", ctrl=True, alt=False) | Key("insert", ctrl=True):
                self._put(clipboard)
                return self
            case Key("x", ctrl=True, alt=False) | Key("delete", shift=True):
                self._put(clipboard)
                first, last = self.chosen
                return (self if first < last else self.all()).typed("")
            case Key("a", ctrl=True, alt=False):
                return self.all()
            case Key(name) if len(name) == 1:
                return self
        return None

    def all(self) -> "Writing":
        """With everything chosen."""
        return replace(self, caret=len(self.text), anchor=0)

    def around(self) -> "Writing":
        """With the word at the caret chosen, or else whatever else stands there."""
        runs = [run for run in _RUN.finditer(self.text) if run.start() <= self.caret <= run.end()]
        if not runs:
            return self
        run = max(runs, key=lambda run: run.group()[0].isalnum())
        return replace(self, caret=run.end(), anchor=run.start(), refused=False)

    def _put(self, clipboard: Clipboard) -> None:
        if self.text:
            clipboard.put(self.marked)


def _word(text: str) -> int:
    """How far the next word reaches, and what lies before it."""
    found = _WORD.match(text)
    return found.end() if found else 0
