"""Where everything lies on the table, computed from the window and the number of seats alone.

Measures come from the drawn screens: logical pixels at 1280x800, multiplied by the scale's unit, and for upright
windows pixels at 1080x1920. A relative seat counts anticlockwise from the viewer, who is 0 and sits at the bottom.
"""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import NamedTuple

from game.ui.draw import Rect
from game.ui.scale import Scale
from game.ui.theme import CARD_RATIO


class Pose(NamedTuple):
    """How a card lies: its centre, its height, its turn in degrees anticlockwise, its elevation, its layer."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    lift: float = 0.7
    layer: int = 0

    @property
    def rect(self) -> Rect:
        """The unturned card's rectangle."""
        width = self.height * CARD_RATIO
        return Rect(self.x - width / 2, self.y - self.height / 2, width, self.height)

    @property
    def lying(self) -> Rect:
        """The rectangle of the card as it lies, upright or on its side."""
        upright = self.rect
        if abs(self.angle) <= 45:
            return upright
        return Rect(self.x - upright.h / 2, self.y - upright.w / 2, upright.h, upright.w)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies on the turned card."""
        turn = radians(self.angle)
        dx, dy = x - self.x, y - self.y
        along, down = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        return abs(along) <= self.height * CARD_RATIO / 2 and abs(down) <= self.height / 2


class HandPlace(NamedTuple):
    """A fan of cards: centre, card height, widest pitch, longest row, degrees a card, sag, and the seat's direction.

    ``facing`` is 0 for the viewer and the seat opposite, 90 for a hand along the left edge, -90 along the right.
    """

    x: float
    y: float
    height: float
    pitch: float
    row: float
    fan: float
    sag: float
    facing: int = 0

    def pose(self, index: int, count: int, lift: float = 1.0) -> Pose:
        """The place of one of so many cards, counted from the left (or from the top)."""
        step = min(self.pitch, self.row / max(1, count - 1))
        k = index - (count - 1) / 2
        along, across = k * step, k * k * self.height * self.sag
        if self.facing:
            inward = -across if self.facing > 0 else across
            return Pose(self.x + inward, self.y + along, self.height, self.facing - k * self.fan, 0.5, index)
        return Pose(self.x + along, self.y + across, self.height, -k * self.fan, lift, index)


class PilePlace(NamedTuple):
    """A pile's centre and card height, and how far its crosswise sweep cards lie apart, as a share of the height."""

    x: float
    y: float
    height: float
    spread: float = 0.40

    @property
    def rect(self) -> Rect:
        """Where the pile is, with the sweep cards that stick out."""
        return Rect(self.x - self.height * 0.52, self.y - self.height / 2, self.height * 1.04, self.height * 1.1)

    @property
    def chip(self) -> Rect:
        """Where the number of its cards stands."""
        low = self.y + self.height / 2
        return Rect(self.x - self.height * 0.35, low - 14, self.height * 0.7, 32)


class Grid(NamedTuple):
    """Rows of places for table cards: how many, how large, how far apart; centres are symmetrical about x, y."""

    columns: int
    rows: int
    height: float
    pitch: float
    row_pitch: float
    x: float
    y: float

    def centre(self, row: int, half: int) -> tuple[float, float]:
        """The middle of a place; ``half`` counts half pitches from the centre."""
        return self.x + half * self.pitch / 2, self.y + (row - (self.rows - 1) / 2) * self.row_pitch


@dataclass(frozen=True, slots=True)
class Layout:
    """Every place of a table; sequences run over relative seats, ``piles`` over the seat whose pile it is.

    The rows of the fuller grids, from the third on, end so far inside the area (``beside``) that they touch no pile.
    """

    scale: Scale
    hint: Rect
    score: Rect
    icons: tuple[Rect, ...]
    area: Rect
    stock: PilePlace
    plates: tuple[Rect, ...]
    hands: tuple[HandPlace, ...]
    piles: tuple[PilePlace, ...]
    grids: tuple[tuple[int, int, float], ...]
    gaps: tuple[float, float]
    beside: float = 0.0

    def grid(self, number: int) -> Grid:
        """The grid of table places, from the roomiest (0) to the fullest; more grids follow as cards need them."""
        last = self.grids[-1]
        columns, rows, want = (
            self.grids[number]
            if number < len(self.grids)
            else (last[0], last[1] + number + 1 - len(self.grids), last[2])
        )
        gap_x, gap_y = self.gaps
        width = self.area.w - (2 * self.beside if number > 1 else 0.0)
        tight = 9 * self.scale.u
        gap = gap_x if number == 0 else max(tight, min(gap_x, width / columns - want * CARD_RATIO))
        down = gap_y if rows < 3 else min(gap_y, 12 * self.scale.u)
        height = min(
            want, (self.area.h - (rows - 1) * down) / rows, (width - (columns - 1) * tight) / columns / CARD_RATIO
        )
        pitch = min(height * CARD_RATIO + gap, (width - height * CARD_RATIO) / max(1, columns - 1))
        x, y = self.area.centre
        return Grid(columns, rows, height, pitch, height + down, x, y)
