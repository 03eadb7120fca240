"""What the count is told."""

from dataclasses import dataclass
from typing import Literal

from game.engine.events import Counted, Won
from game.engine.ruleset import Ruleset
from game.ui.sayings import Deck

Person = Literal["you", "one", "we", "they"]

Repeating = Literal["never", "offered", "whole", "moment"]
"""Whether a deal can be played again: not at all, if one likes; or it was, from its first card or from a moment on."""


@dataclass(frozen=True, slots=True)
class Party:
    """A side as the count shows it: its name, the portraits of its players, its grammatical person."""

    name: str
    portraits: tuple[str, ...]
    person: Person


@dataclass(frozen=True, slots=True)
class Account:
    """Everything the count of a deal tells.

    ``parties`` are in the order of the sides, ``own`` is the viewer's side, ``before`` the scores before the deal and
    ``history`` the scores after every deal, this one last. ``counted`` is None where the opening table ended the match
    and nothing was counted, ``won`` None while the match goes on; ``outcome`` says how things stand in one sentence.
    ``compared`` says how a deal that was played again went before and now, empty where there is nothing to compare.
    """

    rules: Ruleset
    parties: tuple[Party, ...]
    own: int
    before: tuple[int, ...]
    counted: Counted | None
    won: Won | None
    history: tuple[tuple[int, ...], ...]
    outcome: str
    deck: Deck = "italian"
    repeating: Repeating = "never"
    compared: str = ""

    @property
    def order(self) -> tuple[int, ...]:
        """The sides from left to right: the viewer's first."""
        return (self.own, *(side for side in range(len(self.parties)) if side != self.own))

    @property
    def after(self) -> tuple[int, ...]:
        """The scores with this deal."""
        return self.counted.scores if self.counted else self.before

    @property
    def gains(self) -> tuple[int, ...]:
        """The points of this deal."""
        return tuple(side.total for side in self.counted.points) if self.counted else tuple(0 for _ in self.parties)
