"""What people ask for about finished matches is done here, and told in a sentence."""

from collections.abc import Callable
from typing import Final

from game import RECORD_ENDING
from game.match.history.finished import Finished
from game.match.history.history import Brought, History
from game.match.history.statistics import table
from game.match.i18n import Words
from game.ui.scenes.scene import Bring, Delete, HandOut

Write = Callable[[str, str], str]
"""Writes a text into a file that people find, by the name it should have; where it is. Raises OSError."""

Tell = Callable[[str, bool], None]

FILES: Final = {"records": ("settebello-matches", RECORD_ENDING), "table": ("settebello-matches", ".csv")}
"""Names and endings."""


class Desk:
    """Deletes matches, brings them in from files and writes them into files. What happened is told, also trouble."""

    def __init__(self, history: History, write: Write, words: Words, tell: Tell) -> None:
        self.words = words
        self._history, self._write, self._tell = history, write, tell

    def matches(self) -> tuple[Finished, ...]:
        """All finished matches, the oldest first."""
        try:
            return self._history.finished()
        except OSError:
            self._tell(self.words.text("history.unreadable"), True)
            return ()

    def perform(self, asked: Delete | Bring | HandOut) -> None:
        """Do what a screen asked for."""
        try:
            match asked:
                case Delete(number):
                    self._history.delete(number)
                case Bring(None):
                    self._tell(self.words.text("history.brought.unreadable"), True)
                case Bring(str(text)):
                    self._report(self._history.bring(text))
                case HandOut():
                    self._hand_out(asked)
        except OSError:
            self._tell(self.words.text(f"history.not_done.{type(asked).__name__.lower()}"), True)

    def _hand_out(self, asked: HandOut) -> None:
        if asked.form == "records":
            texts = self._history.export(asked.numbers)
        else:
            texts = (table([match for match in self._history.finished() if match.number in asked.numbers]),)
        stem, ending = FILES[asked.form]
        places = [
            self._write(f"{stem}-{number}{ending}" if number > 1 else f"{stem}{ending}", text)
            for number, text in enumerate(texts, 1)
        ]
        if places:
            self._tell(self.words.text("history.handed_out", place=places[-1]), False)

    def _report(self, brought: Brought) -> None:
        words = self.words
        told = (
            ("history.brought", brought.added),
            ("history.brought.known", brought.known),
            ("history.brought.unfinished", brought.unfinished),
            ("history.brought.faults", len(brought.faults)),
        )
        sentences = [words.plural(key, number) for key, number in told if number]
        self._tell(" ".join(sentences), brought.added == 0)
