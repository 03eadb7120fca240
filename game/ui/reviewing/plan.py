"""Where the parts of a review are: list, position, paper and buttons."""

from dataclasses import dataclass
from typing import Final

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.widgets.headings import heading_height

LIST, GAP, BUTTON, SPACE = 348, 16, 44, 8
WIDEST: Final = 1500
"""What a wider window has more goes to the cloth, in logical pixels."""

PAPER_SHARE: Final = 0.375
LARGE_PAPER: Final = 0.47
TALL: Final = (0.34, 0.24)
"""The shares of an upright window that the position and the paper under it take."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The paper with the list, the slate with the position, the paper with sentence and course."""

    list: Rect
    board: Rect
    paper: Rect

    def buttons(self, unit: float, count: int) -> tuple[Rect, ...]:
        """So many squares in the lower right corner of the position."""
        side, step = BUTTON * unit, (BUTTON + SPACE) * unit
        x, y = self.board.right - GAP * unit - count * step + SPACE * unit, self.board.bottom - GAP * unit - side
        return tuple(Rect(x + place * step, y, side, side) for place in range(count))


def plan(scale: Scale) -> Plan:
    """The places in a window."""
    u, gap = scale.u, GAP * scale.u
    top, bottom = heading_height(scale), scale.height - hint_height(scale) - gap
    width = min(scale.width - 2 * gap, WIDEST * u)
    left, right = (scale.width - width) / 2, (scale.width + width) / 2
    high = bottom - top
    if scale.portrait:
        board = Rect(left, top, width, TALL[0] * high)
        paper = Rect(left, board.bottom + gap, width, TALL[1] * high)
        return Plan(Rect(left, paper.bottom + gap, width, bottom - paper.bottom - gap), board, paper)
    x = left + LIST * u * (1 + 0.3 * (scale.text - 1)) + gap
    below = (LARGE_PAPER if scale.text > 1.2 else PAPER_SHARE) * high
    board = Rect(x, top, right - x, high - below - gap)
    return Plan(Rect(left, top, x - gap - left, high), board, Rect(x, bottom - below, right - x, below))
