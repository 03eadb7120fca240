"""An archive in a store of texts: a text for the match under way and one for every finished match."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from game.match.ports import Store, Trouble

CURRENT: Final = "current.json"
_FINISHED: Final = re.compile(r"match-(\d{4,})\.json")
_NOTED: Final = re.compile(r"review-(\d{4,})\.json")
_GONE: Final = ""


class TextArchive:
    """Matches in a store, as the first versions of the game kept them; see Archive."""

    trouble: Trouble | None = None

    def __init__(self, store: Store) -> None:
        self._store = store

    def load(self) -> str | None:
        """The match under way, or None."""
        return self._store.load(CURRENT) or None

    def save(self, text: str) -> None:
        """Keep the match under way."""
        self._store.save(CURRENT, text)

    def drop(self) -> None:
        """Keep no match under way."""
        self._store.save(CURRENT, _GONE)

    def set_aside(self) -> str:
        """Give the match under way another name and return it."""
        return self._store.set_aside(CURRENT)

    def finish(self, text: str) -> None:
        """Put a match among the finished ones; should the power fail in between it is also still under way."""
        self.add((text,))
        self.drop()

    def finished(self) -> Sequence[tuple[int, str]]:
        """All finished matches by their numbers, the oldest first."""
        texts = ((number, self._store.load(_name(number))) for number in self._numbers())
        return tuple((number, text) for number, text in texts if text)

    def open(self, number: int) -> str | None:
        """A finished match, None if it is gone."""
        return self._store.load(_name(number)) or None

    def add(self, texts: Sequence[str]) -> None:
        """Put more matches among the finished ones, one after the other."""
        first = max(self._numbers(), default=0) + 1
        for number, text in enumerate(texts, first):
            self._store.save(_name(number), text)

    def delete(self, number: int) -> None:
        """Keep a finished match no longer, nor what was found about it."""
        self._store.save(_name(number), _GONE)
        if self.findings(number) is not None:
            self._store.save(_note(number), _GONE)

    def number(self, text: str) -> int | None:
        """The number under which a finished match with this text is kept, the newest if there are several."""
        return next((number for number, other in reversed(self.finished()) if other == text), None)

    def note(self, number: int, findings: str) -> None:
        """Keep what was found about a finished match, in place of what was found before."""
        self._store.save(_note(number), findings)

    def noted(self) -> Mapping[int, str]:
        """What was found about finished matches, by their numbers."""
        texts = ((number, self.findings(number)) for number in self._numbers(_NOTED))
        return {number: text for number, text in texts if text}

    def findings(self, number: int) -> str | None:
        """What was found about a finished match, None if nothing is kept."""
        return self._store.load(_note(number)) or None

    def _numbers(self, form: re.Pattern[str] = _FINISHED) -> list[int]:
        found = map(form.fullmatch, self._store.names(".json"))
        return sorted(int(name[1]) for name in found if name)


def _name(number: int) -> str:
    return f"match-{number:04}.json"


def _note(number: int) -> str:
    return f"review-{number:04}.json"
