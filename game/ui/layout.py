"""Where everything lies on the table, computed from the window and the number of seats alone.

Measures come from the drawn screens: logical pixels at 1280x800, multiplied by the scale's unit, and for upright
windows pixels at 1080x1920. A relative seat counts anticlockwise from the viewer, who is 0 and sits at the bottom.
"""

from dataclasses import dataclass
from functools import lru_cache
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
    """A pile's centre and card height."""

    x: float
    y: float
    height: float

    @property
    def rect(self) -> Rect:
        """Where the pile is, with the sweep cards that stick out."""
        return Rect(self.x - self.height * 0.52, self.y - self.height / 2, self.height * 1.04, self.height * 1.1)


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
    """Every place of a table; sequences run over relative seats, ``piles`` over the seat whose pile it is."""

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

    def grid(self, number: int) -> Grid:
        """The grid of table places, from the roomiest (0) to the fullest; more grids follow as cards need them."""
        last = self.grids[-1]
        columns, rows, want = self.grids[number] if number < len(self.grids) else (
            last[0], last[1] + number + 1 - len(self.grids), last[2])
        gap_x, gap_y = self.gaps
        tight = 9 * self.scale.u
        gap = gap_x if number == 0 else max(tight, min(gap_x, self.area.w / columns - want * CARD_RATIO))
        down = gap_y if rows < 3 else min(gap_y, 12 * self.scale.u)
        height = min(want, (self.area.h - (rows - 1) * down) / rows,
                     (self.area.w - (columns - 1) * tight) / columns / CARD_RATIO)
        pitch = min(height * CARD_RATIO + gap, (self.area.w - height * CARD_RATIO) / max(1, columns - 1))
        x, y = self.area.centre
        return Grid(columns, rows, height, pitch, height + down, x, y)


@lru_cache(maxsize=16)
def layout(scale: Scale, seats: int, hand_cards: int) -> Layout:
    """The table of a window for 2, 3, 4 or 6 seats; ``hand_cards`` is the largest hand that the game deals."""
    if scale.portrait:
        return _portrait(scale, seats, hand_cards)
    return _landscape(scale, seats, hand_cards)


def _landscape(scale: Scale, seats: int, hand_cards: int) -> Layout:
    u, height = scale.u, scale.height
    hint = max(36.0, round(40 * u * max(1.0, scale.text * 0.85)))
    floor = height - hint
    width = min(scale.width, 1.9 * height) if scale.width > 2 * height else scale.width
    left, middle, right = (scale.width - width) / 2, scale.width / 2, (scale.width + width) / 2
    edge = 16 * u
    icons = tuple(Rect(left + edge + i * 48 * u, edge, 40 * u, 40 * u) for i in range(3))
    tall = 196 * u if hand_cards <= 5 else 180 * u
    own = HandPlace(middle, floor - (12 if hand_cards <= 5 else 30) * u - tall / 2, tall, tall * CARD_RATIO * 1.06, 594 * u, 2.2,
                    0.012 if hand_cards <= 5 else 0.006)
    side_margin = 169 * u if seats == 2 else 190 * u if seats < 6 else 208 * u
    top, bottom = 152 * u, floor - 224 * u + (0 if hand_cards <= 5 else 8 * u)
    strip = {2: 304, 3: 304, 4: 344, 6: 320}[seats] * u
    rows = 3 if seats == 3 else 2
    score = Rect(right - edge - strip, edge, strip, (42 + 29 * rows) * u)
    area = Rect(left + side_margin, top, width - 2 * side_margin, bottom - top - 22 * u)
    places = _across if seats == 2 else _around
    plates, hands, piles, stock = places(u, seats, left, middle, right, floor, area, own)
    return Layout(scale, Rect(0, floor, scale.width, hint), score, icons, area, stock, plates, hands, piles,
                  ((6, 1, 180 * u), (6, 2, 164 * u), (10, 2, 150 * u), (10, 3, 120 * u)), (46 * u, 18 * u))


_Places = tuple[tuple[Rect, ...], tuple[HandPlace, ...], tuple[PilePlace, ...], PilePlace]


def _across(u: float, seats: int, left: float, middle: float, right: float, floor: float, area: Rect,
            own: HandPlace) -> _Places:
    """Two seats face each other: plates to the left of the hands, piles to the right."""
    plates = (Rect(middle - 430 * u, floor - 92 * u, 204 * u, 64 * u), Rect(middle - 372 * u, 34 * u, 228 * u, 64 * u))
    other = HandPlace(middle, 74 * u, 116 * u, 57 * u, 330 * u, -3.0, -0.006)
    piles = (PilePlace(middle + 300 * u, own.y - 4 * u, 124 * u), PilePlace(middle + 196 * u, 74 * u, 116 * u))
    return plates, (own, other), piles, PilePlace(left + 92 * u, area.centre[1], 140 * u)


def _around(u: float, seats: int, left: float, middle: float, right: float, floor: float, area: Rect,
            own: HandPlace) -> _Places:
    """Three, four or six seats around the table, play going to the right."""
    mine = Rect(left + 16 * u, floor - 96 * u, 196 * u, 64 * u)
    stock = PilePlace(left + 304 * u, floor - 96 * u, 112 * u)
    own_pile = PilePlace(right - 134 * u, floor - 90 * u, 116 * u)
    if seats == 6:
        return _six(u, left, middle, right, own, mine, stock, own_pile)
    lift = (floor - 760 * u) / 2
    east = HandPlace(right - 62 * u, 352 * u + lift, 96 * u, 27 * u, 243 * u, -1.6, 0.003, -90)
    west = HandPlace(left + 62 * u, 352 * u + lift, 96 * u, 27 * u, 243 * u, 1.6, 0.003, 90)
    plates = [mine, Rect(right - 232 * u, 520 * u + lift, 216 * u, 64 * u),
              Rect(middle - 388 * u, 30 * u, 196 * u, 64 * u), Rect(left + 16 * u, 520 * u + lift, 216 * u, 64 * u)]
    north = HandPlace(middle, 68 * u, 96 * u, 36 * u, 330 * u, -2.2, -0.006)
    hands = [own, east, north, west]
    right_pile, left_pile = PilePlace(right - 160 * u, 192 * u, 92 * u), PilePlace(left + 160 * u, 192 * u, 92 * u)
    piles = [own_pile, right_pile, own_pile, left_pile]
    if seats == 3:
        del plates[2], hands[2], piles[2]
    return tuple(plates), tuple(hands), tuple(piles), stock


def _six(u: float, left: float, middle: float, right: float, own: HandPlace, mine: Rect, stock: PilePlace,
         own_pile: PilePlace) -> _Places:
    """Two at each side with three small backs over their plates, one opposite."""
    spots = ((right - 192 * u, 440 * u), (right - 192 * u, 236 * u), None, (left + 16 * u, 236 * u), (left + 16 * u, 440 * u))
    plates, hands = [mine], [own]
    for spot in spots:
        if spot is None:
            plates.append(Rect(middle - 344 * u, 34 * u, 208 * u, 64 * u))
            hands.append(HandPlace(middle, 66 * u, 96 * u, 47 * u, 220 * u, -3.0, -0.006))
        else:
            plates.append(Rect(spot[0], spot[1], 176 * u, 64 * u))
            hands.append(HandPlace(spot[0] + 94 * u, spot[1] - 44 * u, 72 * u, 38 * u, 120 * u, 4.0, -0.004))
    theirs = PilePlace(middle + 230 * u, 72 * u, 104 * u)
    return tuple(plates), tuple(hands), (own_pile, theirs) * 3, stock


def _portrait(scale: Scale, seats: int, hand_cards: int) -> Layout:
    s = min(scale.width / 1080, scale.height / 1920)
    width, height = scale.width, scale.height
    hint = max(44.0, 76 * s * max(1.0, scale.text * 0.85))
    floor = height - hint
    edge = 64 * s
    icons = tuple(Rect(width - edge - (172 - i * 92) * s, 58 * s, 80 * s, 80 * s) for i in range(2))
    rows = 3 if seats == 3 else 2
    score = Rect(edge, 32 * s, width - 2 * edge - 196 * s, (57 + 39 * rows) * s)
    tall = 320 * s if hand_cards <= 5 else 280 * s
    own = HandPlace(width / 2, floor - 28 * s - tall / 2, tall, tall * CARD_RATIO * 1.06, width - 2 * edge - 170 * s,
                    2.2, 0.012 if hand_cards <= 5 else 0.004)
    row = floor - 560 * s
    stock = PilePlace(edge + 60 * s, row, 176 * s)
    mine = Rect(edge + 160 * s, row - 38 * s, 280 * s, 77 * s)
    own_pile = PilePlace(width - 170 * s, row, 170 * s)
    if seats == 2:
        plates: tuple[Rect, ...] = (mine, Rect(edge, 250 * s, 300 * s, 77 * s))
        hands: tuple[HandPlace, ...] = (own, HandPlace(width / 2, 299 * s, 190 * s, 93 * s, 300 * s, -3.0, -0.006))
        piles: tuple[PilePlace, ...] = (own_pile, PilePlace(width - 170 * s, 296 * s, 170 * s))
    else:
        plates, hands, piles = _portrait_row(s, width, seats, score.bottom, own, mine, own_pile)
    top = 440 * s
    area = Rect(edge, top, width - 2 * edge, row - 120 * s - top)
    return Layout(scale, Rect(0, floor, width, hint), score, icons, area, stock, plates, hands, piles,
                  ((3, 2, 276 * s), (4, 3, 230 * s), (5, 4, 176 * s), (6, 5, 140 * s)), (96 * s, 84 * s))


def _portrait_row(s: float, width: float, seats: int, top: float, own: HandPlace, mine: Rect, own_pile: PilePlace,
                  ) -> tuple[tuple[Rect, ...], tuple[HandPlace, ...], tuple[PilePlace, ...]]:
    """The others side by side above the table, the next to play at the right; small backs under their plates."""
    others = seats - 1
    edge = 32 * s
    column = (width - 2 * edge) / others
    plates, hands, piles = [mine], [own], [own_pile]
    for place in range(others):
        x = width - edge - (place + 0.5) * column
        plates.append(Rect(x - column / 2 + 4 * s, top + 16 * s, column - 8 * s, 77 * s))
        hands.append(HandPlace(x - column * 0.14, top + 168 * s, 120 * s, 36 * s, column * 0.5, 3.0, -0.004))
        piles.append(PilePlace(x + column * 0.34, top + 168 * s, 100 * s))
    if seats > 3:
        piles = [own_pile, piles[1]] * (seats // 2)
    return tuple(plates), tuple(hands), tuple(piles)
