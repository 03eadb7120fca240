"""All rounds of a game in a table: who dealt, what everybody got, where that left them."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from game.match.scorekeeper.tally import Tally
from game.ui.draw import Item, Label, Rect
from game.ui.scenes.scene import Stage
from game.ui.scoring.inwords import name_of
from game.ui.scoring.looks import mark
from game.ui.setup.column import Column
from game.ui.shapes import box, line
from game.ui.text import fit, fitted
from game.ui.theme import INK, INK2, ROW_ON, RULE, SMALLEST_TEXT
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

SUM: Final = "= {}"
MOST_NAME: Final = 0.3
"""The share of the width that the dealers' names have at most."""


class Columns(NamedTuple):
    """Where the columns begin, in pixels from the left: the dealer, the first side; and how wide a side's is.

    Where there is no room for the dealers, the sides begin in their place.
    """

    dealer: float = 0.0
    sides: float = 0.0
    width: float = 0.0


NOWHERE: Final = Columns()


@dataclass(frozen=True, slots=True)
class RoundRow(Pressable):
    """One round; pressing it opens it to be changed. ``cells`` are points and the total after them, by side."""

    number: str = ""
    dealer: str = ""
    cells: tuple[tuple[str, str], ...] = ()
    columns: Columns = NOWHERE

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The figures over a hairline."""
        u, rect, y = stage.scale.u, self.rect, self.rect.centre[1]
        px, small, where = stage.scale.px(17), stage.scale.px(15), self.columns
        items: list[Item] = [line(rect.x, rect.bottom, rect.right, rect.bottom, RULE, u)]
        if look.hovered:
            items.append(box(rect, 8 * u, ROW_ON))
        items.append(Label(rect.x + 8 * u, y, self.number, px, INK, "serif", "semibold"))
        items += _dealer(stage, rect, where, self.dealer)
        for i, (points, total) in enumerate(self.cells):
            x, rest = rect.x + where.sides + (i + 0.5) * where.width, where.width / 2 - 0.4 * px
            told = SUM.format(total)
            if stage.measure.width(told, small) > rest:
                items.append(Label(x, y, points, px, INK, "sans", "semibold", "centre"))
                continue
            items.append(Label(x - 0.2 * px, y, points, px, INK, "sans", "semibold", "right"))
            items.append(Label(x + 0.3 * px, y, told, small, INK2))
        return [*items, ring(rect.grow(-5 * u), u)] if look.focused else items


def fill_rounds(column: Column, tally: Tally) -> None:
    """The table, the newest round first."""
    stage, words, u = column.stage, column.stage.words, column.stage.scale.u
    if not tally.rounds:
        column.text(words.text("keeper.rounds.none"))
        return
    row = column.take()
    where, y = _columns(stage, tally, row.w), row.centre[1]
    column.items += _dealer(stage, row, where, words.text("keeper.export.dealer"))
    for side in tally.sides:
        x, room = row.x + where.sides + (side + 0.5) * where.width, where.width - 8 * u
        column.items.append(_head(stage, x, y, name_of(words, tally, side), tally.parties[side].look, room))
    column.items.append(line(row.x, row.bottom, row.right, row.bottom, RULE, u))
    for number in reversed(range(len(tally.rounds))):
        points, totals = tally.rounds[number].points, tally.totals(number + 1)
        column.controls.append(
            RoundRow(
                f"edit:{number}",
                column.take(),
                number=str(number + 1),
                dealer=tally.seats[tally.dealer(number)],
                cells=tuple(zip(map(str, points), map(str, totals), strict=True)),
                columns=where,
            )
        )
    column.gap(10)
    column.text(words.text("keeper.rounds.how"), 15)


def _dealer(stage: Stage, row: Rect, where: Columns, text: str) -> list[Item]:
    room = where.sides - where.dealer - 8 * stage.scale.u
    if room <= 0:
        return []
    return [fitted(stage.measure, row.x + where.dealer, row.centre[1], text, room, stage.scale.px(15), INK2)]


def _head(stage: Stage, x: float, y: float, name: str, look: int, room: float) -> Item:
    """The name over a column, in a narrow one the mark of the side."""
    px = fit(stage.measure, name, room, stage.scale.px(17), "sans", "semibold")
    if stage.measure.width(name, px, "sans", "semibold") > room:
        return mark(look, x, y, 0.6 * stage.scale.px(17))
    return Label(x, y, name, px, INK, "sans", "semibold", "centre")


def _columns(stage: Stage, tally: Tally, width: float) -> Columns:
    small, u, measure = stage.scale.px(15), stage.scale.u, stage.measure
    left = 8 * u + 2.2 * small
    words = (*tally.seats, stage.words.text("keeper.export.dealer"))
    dealers = min(MOST_NAME * width, max(measure.width(word, small) for word in words) + 12 * u)
    names = [name_of(stage.words, tally, side) for side in tally.sides]
    wanted = max(measure.width(name, SMALLEST_TEXT, "sans", "semibold") for name in names) + 8 * u
    each = (width - left - dealers) / len(names)
    if each < wanted:
        return Columns(left, left, (width - left) / len(names))
    return Columns(left, left + dealers, each)
