"""What the shell hands in: time, chance, storage, sound and the clipboard."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol


class Clock(Protocol):
    """Time that only moves forward."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        ...


class Chance(Protocol):
    """A source of random bytes: the operating system's, or a seeded one."""

    def bytes(self, count: int) -> bytes:
        """So many unpredictable bytes."""
        ...


class Store(Protocol):
    """A place that keeps texts under names; every method may raise OSError."""

    def load(self, name: str) -> str | None:
        """The text kept under a name, or None."""
        ...

    def save(self, name: str, text: str) -> None:
        """Keep a text: afterwards the old or the new one is there, never a part."""
        ...

    def names(self, ending: str) -> tuple[str, ...]:
        """The names of all texts that end so, in alphabetical order."""
        ...

    def set_aside(self, name: str) -> str:
        """Move a text that cannot be used out of the way and return the name it now has."""
        ...


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with an archive: ``key`` is the beginning of the keys of the sentences that say so, ``.title`` and
    ``.about``, ``values`` what they speak of.

    Where it ``saves`` all the same, only something of the past is affected.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    saves: bool = False


class Archive(Protocol):
    """A place that keeps matches as the texts of their records; every method may raise OSError."""

    @property
    def trouble(self) -> Trouble | None:
        """What people have to be told about this archive, None if all is well."""
        ...

    def load(self) -> str | None:
        """The match under way, or None."""
        ...

    def save(self, text: str) -> None:
        """Keep the match under way: afterwards the new text is there whatever happens, before it the old one."""
        ...

    def drop(self) -> None:
        """Keep no match under way."""
        ...

    def set_aside(self) -> str:
        """Move the match under way, that cannot be used, out of the way and return the name it now has."""
        ...

    def finish(self, text: str) -> None:
        """Put a match among the finished ones, after which none is under way; both or neither."""
        ...

    def finished(self) -> Sequence[tuple[int, str]]:
        """All finished matches by their numbers, the oldest first."""
        ...

    def open(self, number: int) -> str | None:
        """A finished match, None if it is gone."""
        ...

    def add(self, texts: Sequence[str]) -> None:
        """Put more matches among the finished ones, all or none."""
        ...

    def delete(self, number: int) -> None:
        """Keep a finished match no longer, nor what was found about it."""
        ...

    def number(self, text: str) -> int | None:
        """The number under which a finished match with this text is kept, the newest if there are several."""
        ...

    def note(self, number: int, findings: str) -> None:
        """Keep what was found about a finished match, in place of what was found before."""
        ...

    def noted(self) -> Mapping[int, str]:
        """What was found about finished matches, by their numbers."""
        ...

    def findings(self, number: int) -> str | None:
        """What was found about a finished match, None if nothing is kept."""
        ...


class Audio(Protocol):
    """Something that may sound."""

    def play(self, event: str, pan: float = 0.0, own: bool = True) -> None:
        """Play one of the sounds of an event, from -1 (left) to 1 (right); the others' plays are softer."""
        ...

    def set_volume(self, volume: float) -> None:
        """Loudness from 0 (mute) to 1."""
        ...


class Clipboard(Protocol):
    """Where texts are kept that people carry from one program to another; without one nothing is ever in it."""

    def text(self) -> str:
        """What lies there, empty if it is no text."""
        ...

    def put(self, text: str) -> None:
        """Put a text there."""
        ...
