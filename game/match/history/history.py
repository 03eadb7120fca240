"""The match under way and the finished ones, kept in an archive."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from game.engine.actions import Play
from game.engine.reader import LARGEST
from game.engine.record import Fault, Loaded, Record, dumps, load_all, loads, steps
from game.engine.state import Phase
from game.match.history.finished import Finished, finished, player
from game.match.match import Match
from game.match.ports import Archive
from game.match.reviewing.findings import costs

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
    """What became of a file of records: how many were added, known already, broken off unplayed, and the faults."""

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

    def drop(self) -> None:
        """Keep the match under way no longer."""
        self._archive.drop()

    def give_up(self, match: Match) -> None:
        """Keep a match under way no longer; it is put among the finished ones if there is anything to look at."""
        if worth_keeping(match.record):
            self._archive.finish(match.text)
        else:
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
        noted = self._archive.noted()
        return tuple(_priced(match, noted.get(match.number)) for match in read if match is not None)

    def open(self, number: int) -> Loaded | None:
        """The record of a finished match, None if it is gone."""
        text = self._archive.open(number)
        return None if text is None else loads(text)

    def notes(self, number: int | None) -> "Notes":
        """What was found about the finished match of this number; without one nothing is kept."""
        return Notes(self._archive, number)

    def notes_on(self, match: Match) -> "Notes":
        """What was found about a match that may be finished or not."""
        return self.notes(self._archive.number(match.text) if match.state.phase is Phase.OVER else None)

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
        """Add the matches of a file of records, those that were given up as well.

        Left out are those with a fault, those that are here already, if only as the beginning of another, and those in
        which nobody played to the end.
        """
        known = {text.strip() for _, text in self._archive.finished()}
        added: list[str] = []
        faults: list[Fault] = []
        again = unfinished = 0
        for loaded in load_all(text):
            if loaded.fault is not None or loaded.record is None:
                faults += loaded.faults[:1]
                continue
            record, line = loaded.record, dumps(loaded.record)
            ended = finished(0, line)
            if line in known or (ended is not None and ended.given_up and self._goes_on(record, known)):
                again += 1
            elif ended is None or (ended.given_up and not worth_keeping(record)):
                unfinished += 1
            else:
                known.add(line)
                added.append(line)
        self._archive.add(added)
        return Brought(len(added), again, unfinished, tuple(faults))

    def _goes_on(self, record: Record, known: Collection[str]) -> bool:
        """Whether one of these matches, or the one under way, begins with all of this one."""
        alike = [text for text in (*known, self._archive.load() or "") if record.started in text]
        return any(begins(record, loads(text).record) for text in alike)


def begins(record: Record, whole: Record | None) -> bool:
    """Whether a match is the beginning of another, or all of it."""
    if whole is None:
        return False
    made = whole.actions[: len(record.actions)]
    return replace(whole, actions=made, assisted=record.assisted) == record


def worth_keeping(record: Record) -> bool:
    """Whether a match that is given up stays in the list: a person has played in it, and it was no single position."""
    people = {number for number, seat in enumerate(record.seats) if seat.kind == "human"}
    made = (step for step in steps(record) if isinstance(step.action, Play))
    return record.position is None and any(step.before.turn in people for step in made)


class Notes:
    """What a review finds about one match, kept beside it. Where that cannot be done it is found anew another time."""

    def __init__(self, archive: Archive | None = None, number: int | None = None) -> None:
        self._archive, self._number = archive, number

    def read(self) -> str | None:
        """What was found before, None if there is nothing."""
        if self._archive is None or self._number is None:
            return None
        try:
            return self._archive.findings(self._number)
        except OSError:
            return None

    def write(self, findings: str) -> None:
        """Keep what was found."""
        if self._archive is not None and self._number is not None:
            with suppress(OSError):
                self._archive.note(self._number, findings)


def _priced(match: Finished, findings: str | None) -> Finished:
    """The match with what its player's decisions cost, if that was found."""
    seat, found = player(match.seats), costs(findings or "")
    return replace(match, cost=found[seat]) if seat < len(found) else match
