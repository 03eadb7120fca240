"""The count as it looks at one moment."""

from dataclasses import dataclass
from functools import cached_property

from game.ui.counting.account import Account
from game.ui.counting.cards import Slot, journey, slots
from game.ui.counting.places import Places, places
from game.ui.counting.rows import Row, rows
from game.ui.counting.tempo import Tempo, eased
from game.ui.draw import Colour
from game.ui.sayings import capital, suit_name
from game.ui.scenes.scene import Stage
from game.ui.theme import COUNT_ROW, INK, INK2, IVORY, MIST


@dataclass(frozen=True)
class Picture:
    """One count in one window: what stands where, and how far it has come after so many seconds."""

    stage: Stage
    account: Account

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """What is counted."""
        return rows(self.account.rules, self.account.counted) if self.account.counted else ()

    @cached_property
    def tempo(self) -> Tempo:
        """When it is counted."""
        return Tempo(len(self.rows), max(self.account.gains), self.stage.speed, self.stage.reduced_motion)

    @cached_property
    def places(self) -> Places:
        """Where it is counted."""
        account = self.account
        course = account.won is not None and bool(account.history)
        return places(self.stage.scale, self.rows, len(account.parties), course, bool(account.compared))

    @cached_property
    def laid(self) -> tuple[tuple[tuple[Slot, ...], ...], ...]:
        """The cards by row and column; a primiera has room for the cards' values and, on the cloth, for its sum."""
        scale, measure, on_paper = self.stage.scale, self.stage.measure, self.places.on_paper
        beside = 0.0 if on_paper else measure.width("= 88", scale.px(22), "serif", "semibold") + 14 * scale.u
        below = 1.45 * scale.px(18)
        return tuple(
            tuple(
                slots(row, cell, side, self.places.k, *((beside, below) if row.worth else ()))
                for side, cell in zip(self.account.order, spot.cells, strict=True)
            )
            for row, spot in zip(self.rows, self.places.lines, strict=True)
        )

    @cached_property
    def stops(self) -> list[tuple[int, int]]:
        """The rows and columns through which the settebello goes."""
        return journey(self.rows, self.laid)

    @cached_property
    def inks(self) -> tuple[Colour, Colour]:
        """The colours of text beside the cards: first and second."""
        return (INK, INK2) if self.places.on_paper else (IVORY, MIST)

    def label(self, row: Row) -> str:
        """What a category is called."""
        if row.name == "coins":
            return capital(suit_name(self.stage.words, 0, self.account.deck))
        return self.stage.words.text(f"count.row.{row.name}")

    def started(self, elapsed: float) -> int:
        """How many rows have begun to appear."""
        return sum(elapsed >= self.tempo.row(number) for number in range(len(self.rows)))

    def travelled(self, elapsed: float) -> tuple[int, float]:
        """At which of its stops the settebello is, and how much of the way there it has done, 0 to 1."""
        begun = [i for i, (row, _) in enumerate(self.stops) if elapsed >= self.tempo.row(row)]
        if not begun:
            return 0, 0.0
        stop = begun[-1]
        if stop == 0 or self.tempo.reduced:
            return stop, 1.0
        begin = self.tempo.row(self.stops[stop][0])
        return stop, eased(elapsed, begin, 0.85 * COUNT_ROW * self.tempo.speed)
