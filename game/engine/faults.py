"""What can be wrong with a match record, and where."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.engine.actions import Action
from game.engine.transcript import Record


@dataclass(frozen=True, slots=True)
class Where:
    """A place in a file of records, counted from 1; void deals count as deals, declarations as plays."""

    match: int = 1
    deal: int | None = None
    play: int | None = None

    @property
    def key(self) -> str:
        """The sentence of the message catalogue that names the place; it speaks of match, deal, play and fault."""
        return "fault.at.match" if self.deal is None else "fault.at.deal" if self.play is None else "fault.at.play"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a record: ``key`` names a sentence of the message catalogue, ``values`` what it speaks of."""

    key: str
    values: Mapping[str, object]
    where: Where


@dataclass(frozen=True, slots=True)
class Loaded:
    """A record as far as it is valid, None if not even its head is, and all that is wrong with it."""

    record: Record | None
    faults: tuple[Fault, ...]

    @property
    def fault(self) -> Fault | None:
        """The first fault, None for a sound record."""
        return self.faults[0] if self.faults else None


class Broken(Exception):  # noqa: N818 - it ends the reading, not the program
    """Nothing after this place can be read."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(slots=True)
class Reading:
    """A record while it is read: what was found valid so far."""

    match: int
    faults: list[Fault] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    assisted: set[int] = field(default_factory=set)
    nonces: set[str] = field(default_factory=set)
    deal: int | None = None
    play: int | None = None

    def note(self, key: str, **values: object) -> None:
        """Remember a fault at the present place, and go on."""
        self.faults.append(Fault(key, values, Where(self.match, self.deal, self.play)))

    def expect(self, condition: bool, key: str, **values: object) -> None:
        """Note a fault unless the condition holds."""
        if not condition:
            self.note(key, **values)
