"""Keeps in memory what cannot be written, and writes it as soon as that is possible again.

What could not be kept is told by a word, once until all of it could be.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.match import repeat_kept, settings, setup
from game.match.lessons import progress
from game.match.ports import Archive, Store, Trouble
from game.match.scorekeeper import book

Tell = Callable[[str], None]

TEXTS: Final[Mapping[str, str]] = {
    settings.NAME: "settings",
    setup.NAME: "setup",
    repeat_kept.NAME: "repeat",
    progress.NAME: "lessons",
    book.NAME: "scores",
}
"""The texts that are kept without anybody asking for it, and the words they are told by."""


class PatientStore:
    """A store that never loses one of the ``TEXTS`` while it lives; see Store. Others raise OSError as before."""

    def __init__(self, store: Store, tell: Tell) -> None:
        self._store, self._tell = store, tell
        self._held: dict[str, str] = {}
        self._told: set[str] = set()

    def load(self, name: str) -> str | None:
        """The text kept under a name, the newest even if it is only held here."""
        return self._held[name] if name in self._held else self._store.load(name)

    def save(self, name: str, text: str) -> None:
        """Keep a text, or hold it."""
        if name not in TEXTS:
            self._store.save(name, text)
            return
        self._held[name] = text
        self.once_more()
        if name in self._held and name not in self._told:
            self._told.add(name)
            self._tell(TEXTS[name])

    def names(self, ending: str) -> tuple[str, ...]:
        """The names of all texts that end so."""
        return self._store.names(ending)

    def set_aside(self, name: str) -> str:
        """Move a text that cannot be used out of the way."""
        return self._store.set_aside(name)

    def once_more(self) -> None:
        """Write what is held, as far as that is possible now."""
        for name, text in tuple(self._held.items()):
            try:
                self._store.save(name, text)
            except OSError:
                continue
            del self._held[name]
            self._told.discard(name)


class PatientArchive:
    """An archive that loses neither the match under way nor an ended one while it lives; see Archive.

    Ended matches that are only held here have numbers below zero. To add files and to delete raises OSError as before.
    """

    def __init__(self, archive: Archive, tell: Tell) -> None:
        self._archive, self._tell = archive, tell
        self._under_way: tuple[str | None] | None = None
        self._ended: dict[int, str] = {}
        self._found: dict[int, str] = {}
        self._last = 0
        self._told: set[str] = set()

    @property
    def trouble(self) -> Trouble | None:
        """What people have to be told about this archive."""
        return self._archive.trouble

    def load(self) -> str | None:
        """The match under way, the newest even if it is only held here."""
        return self._archive.load() if self._under_way is None else self._under_way[0]

    def save(self, text: str) -> None:
        """Keep the match under way, or hold it."""
        self._under_way = (text,)
        self._attempt("match")

    def drop(self) -> None:
        """Keep no match under way."""
        self._under_way = (None,)
        self._attempt("match")

    def set_aside(self) -> str:
        """Move the match under way, that cannot be used, out of the way."""
        return self._archive.set_aside()

    def finish(self, text: str) -> None:
        """Put a match among the finished ones, after which none is under way, or hold it."""
        self._under_way = (None,)
        self.put_by(text)

    def put_by(self, text: str) -> None:
        """Put a match among the finished ones, or hold it."""
        self._last -= 1
        self._ended[self._last] = text
        self._attempt("ended")

    def finished(self) -> Sequence[tuple[int, str]]:
        """All finished matches by their numbers, the oldest first."""
        return (*self._archive.finished(), *self._ended.items())

    def open(self, number: int) -> str | None:
        """A finished match, None if it is gone."""
        return self._ended.get(number) or self._archive.open(number)

    def add(self, texts: Sequence[str]) -> None:
        """Put more matches among the finished ones, all or none."""
        self._archive.add(texts)

    def delete(self, number: int) -> None:
        """Keep a finished match no longer, nor what was found about it."""
        if self._ended.pop(number, None) is None:
            self._archive.delete(number)
        self._found.pop(number, None)

    def number(self, text: str) -> int | None:
        """The number under which a finished match with this text is kept, the newest if there are several."""
        held = [number for number, one in self._ended.items() if one == text]
        return held[-1] if held else self._archive.number(text)

    def note(self, number: int, findings: str) -> None:
        """Keep what was found about a finished match, or hold it."""
        self._found[number] = findings
        self._attempt("findings")

    def noted(self) -> Mapping[int, str]:
        """What was found about finished matches, by their numbers."""
        return {**self._archive.noted(), **self._found}

    def findings(self, number: int) -> str | None:
        """What was found about a finished match, None if nothing is kept."""
        return self._found.get(number) or self._archive.findings(number)

    def once_more(self) -> None:
        """Write what is held. Raises OSError where that is still impossible."""
        for number, text in tuple(self._ended.items()):
            if self._under_way == (None,) and number == self._last:
                self._archive.finish(text)
                self._under_way = None
            else:
                self._archive.add((text,))
            del self._ended[number]
            if number in self._found and (known := self._archive.number(text)) is not None:
                self._found[known] = self._found.pop(number)
        if self._under_way is not None:
            (text_now,) = self._under_way
            if text_now is None:
                self._archive.drop()
            else:
                self._archive.save(text_now)
            self._under_way = None
        for number, findings in tuple(self._found.items()):
            self._archive.note(number, findings)
            del self._found[number]
        self._told.clear()

    def _attempt(self, what: str) -> None:
        try:
            self.once_more()
        except OSError:
            if what not in self._told:
                self._told.add(what)
                self._tell(what)
