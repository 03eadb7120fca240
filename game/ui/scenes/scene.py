"""What every screen is: it takes input, lives in time, shows items, and asks for things by commands."""

from dataclasses import dataclass
from typing import Literal, Protocol

from game.engine.actions import Action
from game.engine.position import MidDeal
from game.engine.ruleset import Ruleset
from game.match.i18n import Words
from game.match.ports import Clipboard
from game.match.setup import Setup
from game.ui.draw import Item, Measure
from game.ui.inputs import Input
from game.ui.scale import Scale
from game.ui.widgets.writing import NO_CLIPBOARD


@dataclass(frozen=True, slots=True)
class Submit:
    """Make this action in the match."""

    action: Action


@dataclass(frozen=True, slots=True)
class Sound:
    """Let an event be heard; ``pan`` -1 to 1, ``own`` for the player's own doing."""

    event: str
    pan: float = 0.0
    own: bool = True


@dataclass(frozen=True, slots=True)
class Go:
    """Go somewhere: ``menu``, ``new``, ``again``, ``continue``, ``count_done``, ``quit``, ``rules``, ``back``..."""

    where: str


@dataclass(frozen=True, slots=True)
class Change:
    """Give a setting another value; names and values are those of the settings."""

    field: str
    value: str | int | bool


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the pack: so many cards lifted, or None to have it done."""

    cards: int | None


@dataclass(frozen=True, slots=True)
class Begin:
    """Sit down to this match, or to the deal at a position."""

    setup: Setup
    position: MidDeal | None = None


@dataclass(frozen=True, slots=True)
class Arrange:
    """Set up a position for this match."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class ReadRules:
    """Open the rules of a game as so many people would play it."""

    rules: Ruleset
    seats: int


@dataclass(frozen=True, slots=True)
class Open:
    """Show a finished match, play by play."""

    number: int


@dataclass(frozen=True, slots=True)
class Delete:
    """Keep a finished match no longer."""

    number: int


@dataclass(frozen=True, slots=True)
class Bring:
    """Add the matches of a file of records, None for one that could not be read."""

    text: str | None


@dataclass(frozen=True, slots=True)
class HandOut:
    """Write finished matches into a file: their ``records``, or a ``table`` of them."""

    form: Literal["records", "table"]
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Learn:
    """Begin a lesson, given by its name."""

    lesson: str


Command = Submit | Sound | Go | Change | Cut | Begin | Arrange | ReadRules | Open | Delete | Bring | HandOut | Learn


@dataclass(frozen=True, slots=True)
class Stage:
    """What every screen is given: the window's scale, the words, the width of text, the cloth on the table, and the
    clipboard for what is written."""

    scale: Scale
    words: Words
    measure: Measure
    cloth: str = "green"
    speed: float = 1.0
    reduced_motion: bool = False
    clipboard: Clipboard = NO_CLIPBOARD


class Scene(Protocol):
    """One screen. ``update`` is called once a frame with the time in seconds, before ``items``."""

    def handle(self, event: Input) -> None:
        """Take one input; anything at any time, never raises."""
        ...

    def update(self, now: float) -> None:
        """Move on to this moment."""
        ...

    def resize(self, stage: Stage) -> None:
        """Go on in another window size, language or setting."""
        ...

    def items(self) -> list[Item]:
        """What is to be seen now, from the ground up."""
        ...

    def take_commands(self) -> list[Command]:
        """What the screen wants done, once."""
        ...

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different without any input."""
        ...


class Screen:
    """What most screens share: they ask for things by commands, and nothing moves by itself unless one says so."""

    def __init__(self) -> None:
        self._commands: list[Command] = []

    @property
    def moving(self) -> bool:
        """Nothing moves by itself."""
        return False

    def update(self, now: float) -> None:
        """Nothing to do."""

    def take_commands(self) -> list[Command]:
        """What has been asked for since the last time."""
        taken, self._commands = self._commands, []
        return taken
