"""Tables on a page of the rules."""

from typing import Final

from game.ui.draw import Rect
from game.ui.rulebook.blocks import Table
from game.ui.rulebook.sheet import LONGEST, Sheet, Style
from game.ui.shapes import box, line
from game.ui.theme import INK2, ROW_ON, RULE

HEAD: Final = Style(16, INK2, "serif", "semibold_italic", 1.2)
FIRST: Final = Style(17, weight="semibold", leading=1.3)
CELL: Final = Style(17, leading=1.3)
GAP, PAD, INSET = 28, 7, 10
NARROWEST: Final = 7
"""A column that must give way keeps so many ems."""


def table(sheet: Sheet, x: float, top: float, width: float, block: Table) -> float:
    """Rows with hairlines between them; how high they are together."""
    u = sheet.stage.scale.u
    widths = _widths(sheet, width, block)
    y = top
    for number, cells in enumerate((block.head, *block.rows)):
        row = number - 1
        styles = [HEAD if row < 0 else CELL if column else FIRST for column in range(len(cells))]
        heights = [sheet.height(cell, room, style) for cell, room, style in zip(cells, widths, styles, strict=True)]
        height = max(heights) + 2 * PAD * u
        if row >= 0 and row == block.chosen:
            sheet.items.append(box(Rect(x, y, sum(widths) + _gaps(sheet, block), height), 6 * u, ROW_ON))
        left = x + INSET * u
        for cell, room, style in zip(cells, widths, styles, strict=True):
            sheet.write(left, y + PAD * u, cell, room, style)
            left += room + GAP * u
        y += height
        sheet.items.append(line(x, y, x + sum(widths) + _gaps(sheet, block), y, RULE, u))
    return y - top


def _gaps(sheet: Sheet, block: Table) -> float:
    """What lies beside and between the columns."""
    return (2 * INSET + GAP * (len(block.head) - 1)) * sheet.stage.scale.u


def _widths(sheet: Sheet, width: float, block: Table) -> list[float]:
    """How wide the columns are: as their text wants it, the widest giving way where that is too much."""
    measure = sheet.stage.measure
    widths = []
    for column, head in enumerate(block.head):
        style = CELL if column else FIRST
        texts = [measure.width(row[column], sheet.px(style), style.face, style.weight) for row in block.rows]
        texts.append(measure.width(head, sheet.px(HEAD), HEAD.face, HEAD.weight))
        widths.append(min(max(texts) + 1, LONGEST * sheet.px(style)))
    excess = sum(widths) + _gaps(sheet, block) - width
    while excess > 0 and max(widths) > NARROWEST * sheet.px(CELL):
        widest = widths.index(max(widths))
        less = min(excess, widths[widest] - NARROWEST * sheet.px(CELL))
        widths[widest] -= less
        excess -= less
    return widths
