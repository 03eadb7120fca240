"""All rounds of a game on one sheet: who dealt, what everybody got, where that left them."""

from dataclasses import dataclass
from typing import Final

from game.match.scorekeeper.tally import Tally
from game.ui.draw import Item, Label, Rect
from game.ui.scenes.scene import Stage
from game.ui.scoring.inwords import name_of
from game.ui.setup.column import Column
from game.ui.shapes import box, line
from game.ui.text import fitted
from game.ui.theme import INK, INK2, ROW_ON, RULE
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

NUMBER, DEALER = 0.09, 0.2
"""The shares of the first columns; the sides have the rest among them."""

SUM: Final = "= {}"


@dataclass(frozen=True, slots=True)
class RoundRow(Pressable):
    """One round; pressing it opens it to be changed. ``cells`` are points and the total after them, by side."""

    number: str = ""
    dealer: str = ""
    cells: tuple[tuple[str, str], ...] = ()

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The figures over a hairline."""
        u, rect = stage.scale.u, self.rect
        items: list[Item] = [line(rect.x, rect.bottom, rect.right, rect.bottom, RULE, u)]
        if look.hovered:
            items.append(box(rect, 8 * u, ROW_ON))
        items += _cells(stage, rect, self.number, self.dealer, self.cells)
        return [*items, ring(rect.grow(-5 * u), u)] if look.focused else items


def _cells(stage: Stage, rect: Rect, number: str, dealer: str, cells: tuple[tuple[str, str], ...]) -> list[Item]:
    measure, y, u = stage.measure, rect.centre[1], stage.scale.u
    px, small = stage.scale.px(17), stage.scale.px(15)
    first, second = NUMBER * rect.w, DEALER * rect.w
    wide = (rect.w - first - second) / len(cells)
    items: list[Item] = [
        Label(rect.x + 8 * u, y, number, px, INK, "serif", "semibold"),
        fitted(measure, rect.x + first, y, dealer, second - 8 * u, small, INK2),
    ]
    for i, (points, total) in enumerate(cells):
        x = rect.x + first + second + (i + 0.5) * wide
        items.append(Label(x - 0.2 * px, y, points, px, INK, "sans", "semibold", "right"))
        items.append(fitted(measure, x + 0.3 * px, y, SUM.format(total), wide / 2 - 0.4 * px, small, INK2))
    return items


def fill_rounds(column: Column, tally: Tally) -> None:
    """The table, the newest round first."""
    stage, words, u = column.stage, column.stage.words, column.stage.scale.u
    if not tally.rounds:
        column.text(words.text("keeper.rounds.none"))
        return
    row = column.take()
    first, second = NUMBER * row.w, DEALER * row.w
    wide = (row.w - first - second) / len(tally.parties)
    small, y = stage.scale.px(15), row.centre[1]
    dealt = words.text("keeper.export.dealer")
    column.items.append(fitted(stage.measure, row.x + first, y, dealt, second - 8 * u, small, INK2))
    for side in tally.sides:
        x = row.x + first + second + (side + 0.5) * wide
        name = name_of(words, tally, side)
        column.items.append(
            fitted(stage.measure, x, y, name, wide - 8 * u, stage.scale.px(17), INK, "sans", "semibold", "centre")
        )
    column.items.append(line(row.x, row.bottom, row.right, row.bottom, RULE, u))
    for number in reversed(range(len(tally.rounds))):
        points, totals = tally.rounds[number].points, tally.totals(number + 1)
        cells = tuple(zip(map(str, points), map(str, totals), strict=True))
        dealer = tally.seats[tally.dealer(number)]
        column.controls.append(
            RoundRow(f"edit:{number}", column.take(), number=str(number + 1), dealer=dealer, cells=cells)
        )
    column.gap(10)
    column.text(words.text("keeper.rounds.how"), 15)
