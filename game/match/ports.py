"""What the shell hands in: time, chance, storage and sound."""

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


class Audio(Protocol):
    """Something that may sound."""

    def play(self, event: str, pan: float = 0.0, own: bool = True) -> None:
        """Play one of the sounds of an event, from -1 (left) to 1 (right); the others' plays are softer."""
        ...

    def set_volume(self, volume: float) -> None:
        """Loudness from 0 (mute) to 1."""
        ...
