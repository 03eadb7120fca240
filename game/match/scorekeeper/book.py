"""All games whose score is kept, in a store."""

from typing import Final

from game.engine.rows import with_entry
from game.match.i18n import Words
from game.match.ports import Store
from game.match.scorekeeper.export import as_csv, as_text, file_stem
from game.match.scorekeeper.stored import dumps, loads
from game.match.scorekeeper.tally import Tally

NAME: Final = "scores.json"


class Scorebook:
    """The games and which of them is open. Changes raise OSError if they cannot be kept; here they hold all the same.

    ``lost`` says how much of the stored text could not be read; the damaged text then lies under the name ``aside``,
    or still under its own where it could not be moved.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.tallies: tuple[Tally, ...] = ()
        self.current = -1
        self.lost = 0
        self.aside = ""
        try:
            text = store.load(NAME)
        except OSError:
            self.lost, self.aside = 1, NAME
            return
        if text is not None:
            self._open(text)

    @property
    def tally(self) -> Tally | None:
        """The open game."""
        return self.tallies[self.current] if self.current >= 0 else None

    def begin(self, tally: Tally) -> None:
        """Keep another game, and open it."""
        self.tallies = (*self.tallies, tally)
        self.open(len(self.tallies) - 1)

    def open(self, number: int) -> None:
        """Go on with one of the games."""
        self.current = number
        self._save()

    def keep(self, tally: Tally) -> None:
        """The open game has become this."""
        self.tallies = with_entry(self.tallies, self.current, tally)
        self._save()

    def remove(self, number: int) -> None:
        """Forget a game; the one before it is open then if it was open itself."""
        self.tallies = (*self.tallies[:number], *self.tallies[number + 1 :])
        if self.current > number or self.current == len(self.tallies):
            self.current -= 1
        self._save()

    def export(self, words: Words, kind: str) -> str:
        """Write the open game into a file, ``txt`` or ``csv``, and return its name; an older one is never lost."""
        assert self.tally is not None
        text = as_csv(words, self.tally) if kind == "csv" else as_text(words, self.tally)
        stem, number = file_stem(self.tally), 1
        name = f"{stem}.{kind}"
        while (there := self._store.load(name)) is not None and there != text:
            number += 1
            name = f"{stem}-{number}.{kind}"
        self._store.save(name, text)
        return name

    def _save(self) -> None:
        self._store.save(NAME, dumps(self.tallies, self.current))

    def _open(self, text: str) -> None:
        loaded = loads(text)
        self.tallies, self.current, self.lost = loaded.tallies, loaded.current, loaded.lost
        if self.lost:
            try:
                self.aside = self._store.set_aside(NAME)
                self._save()
            except OSError:
                self.aside = self.aside or NAME
