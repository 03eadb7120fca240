"""The match under way and the finished ones, kept in an archive."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.reader import LARGEST
from game.engine.record import Fault, Loaded, Record, dumps, load_all, loads
from game.engine.state import Phase
from game.match.archive import Finished, finished, player
from game.match.match import Match
from game.match.ports import Archive

LINE_END: Final = "\n"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What was found of a match under way.

    ``match`` is its valid beginning, None if there is none. ``fault`` says what was wrong with the text, which now
    lies under the name ``aside``; both are None for a sound one.
    """

    match: Match | None = None
    fault: Fault | None = None
    aside: str | None = None


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of a file of records: how many were added, known already, not played to the end, and the faults."""

    added: int = 0
    known: int = 0
    unfinished: int = 0
    faults: tuple[Fault, ...] = ()


class History:
    """Keeps matches in an archive. Every method may raise OSError."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    def keep(self, match: Match) -> None:
        """Save the match under way, or move it among the finished ones once it is over."""
        keep = self._archive.finish if match.state.phase is Phase.OVER else self._archive.save
        keep(match.text)

    def add(self, match: Match) -> None:
        """Put a match that is over among the finished ones; the one under way stays as it is."""
        self._archive.add((match.text,))

    def drop(self) -> None:
        """Give up the match under way."""
        self._archive.drop()

    def unfinished(self) -> Unfinished:
        """The match under way. A damaged text is set aside, and its valid beginning takes its place."""
        text = self._archive.load()
        if text is None:
            return Unfinished()
        loaded = loads(text)
        aside = self._archive.set_aside() if loaded.fault else None
        match = Match(loaded.record) if loaded.record else None
        if match is not None and (aside or match.state.phase is Phase.OVER):
            self.keep(match)
        if match is not None and match.state.phase is Phase.OVER:
            match = None
        return Unfinished(match, loaded.fault, aside)

    def finished(self) -> tuple[Finished, ...]:
        """All finished matches, the oldest first. Texts that cannot be read are left out."""
        read = (finished(number, text) for number, text in self._archive.finished())
        return tuple(match for match in read if match is not None)

    def open(self, number: int) -> Loaded | None:
        """The record of a finished match, None if it is gone."""
        text = self._archive.open(number)
        return None if text is None else loads(text)

    def delete(self, number: int) -> None:
        """Keep a finished match no longer."""
        self._archive.delete(number)

    def export(self, numbers: Sequence[int] | None = None) -> tuple[str, ...]:
        """The records of some or all finished matches, one to a line; in several files where one could not be read."""
        files = [""]
        for number, text in self._archive.finished():
            if numbers is not None and number not in numbers:
                continue
            line = text.strip() + LINE_END
            if len((files[-1] + line).encode()) > LARGEST:
                files.append("")
            files[-1] += line
        return tuple(files) if files[0] else ()

    def bring(self, text: str) -> Brought:
        """Add the matches of a file of records. Those with a fault or without an end are left out, known ones too."""
        known = {text.strip() for _, text in self._archive.finished()}
        added: list[str] = []
        faults: list[Fault] = []
        again = unfinished = 0
        for loaded in load_all(text):
            if loaded.fault is not None or loaded.record is None:
                faults += loaded.faults[:1]
                continue
            line = dumps(loaded.record)
            if finished(0, line) is None:
                unfinished += 1
            elif line in known:
                again += 1
            else:
                known.add(line)
                added.append(line)
        self._archive.add(added)
        return Brought(len(added), again, unfinished, tuple(faults))


def viewer(record: Record) -> int:
    """The seat of the person who plays here: the first that is not played by the game."""
    return player(record.seats)
