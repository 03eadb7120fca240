"""The count as it looks at one moment."""

from dataclasses import dataclass, replace
from functools import cached_property

from game.engine.cards import SETTEBELLO, name
from game.ui.counting.account import Account
from game.ui.counting.cards import Slot, journey, slots
from game.ui.counting.course import course
from game.ui.counting.places import Cell, Line, Places, places
from game.ui.counting.rows import Row, missing_suits, rows
from game.ui.counting.tempo import Tempo, eased
from game.ui.draw import Colour, Item, Label, Medal, Sprite
from game.ui.furniture import panel
from game.ui.sayings import capital, suit_name
from game.ui.scenes.scene import Stage
from game.ui.shapes import card_outline, disc, empty_place, line
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, INK, INK2, IVORY, MIST, RULE

COUNTED_HERE = 0.38
"""How faint the settebello stays in a row that it has left for the next."""


@dataclass(frozen=True)
class Picture:
    """One count in one window; ``items`` shows it at any moment."""

    stage: Stage
    account: Account

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """What is counted."""
        return rows(self.account.rules, self.account.counted) if self.account.counted else ()

    @cached_property
    def tempo(self) -> Tempo:
        """When it is counted."""
        stage = self.stage
        return Tempo(len(self.rows), max(self.account.gains), stage.speed, stage.reduced_motion)

    @cached_property
    def places(self) -> Places:
        """Where it is counted."""
        account = self.account
        shown = account.won is not None and bool(account.history)
        return places(self.stage.scale, self.rows, len(account.parties), shown)
