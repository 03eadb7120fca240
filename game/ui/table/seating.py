"""The table of every window, and the landscape one in particular: who sits where around it."""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.table.layout import HandPlace, Layout, PilePlace
from game.ui.table.upright import upright
from game.ui.theme import CARD_RATIO

CLOSE = 0.25
"""How far sweep cards lie apart where there is little room above a pile."""

NARROW = 600
"""Where the table is narrower than this, ten cards in a row would be too small."""


@lru_cache(maxsize=16)
def layout(scale: Scale, seats: int, hand_cards: int) -> Layout:
    """The table of a window for 2, 3, 4 or 6 seats; ``hand_cards`` is the largest hand that the game deals."""
    if scale.portrait:
        return upright(scale, seats, hand_cards)
    return _landscape(scale, seats, hand_cards)


def _landscape(scale: Scale, seats: int, hand_cards: int) -> Layout:
    u, height = scale.u, scale.height
    hint = hint_height(scale)
    floor = height - hint
    width = min(scale.width, 1.9 * height) if scale.width > 2 * height else scale.width
    left, middle, right = (scale.width - width) / 2, scale.width / 2, (scale.width + width) / 2
    edge = 16 * u
    icons = tuple(Rect(left + edge + i * 48 * u, edge, 40 * u, 40 * u) for i in range(3))
    own = _own_hand(u, middle, floor, hand_cards)
    side_margin = 169 * u if seats == 2 else 190 * u if seats < 6 else 208 * u
    top, bottom = (200 if seats in (3, 4) else 152) * u, floor - 224 * u + (0 if hand_cards <= 5 else 8 * u)
    strip = {2: 304, 3: 304, 4: 344, 6: 320}[seats] * u
    rows = 3 if seats == 3 else 2
    score = Rect(right - edge - strip, edge, strip, (42 + 29 * rows) * u)
    area = Rect(left + side_margin, top, width - 2 * side_margin, bottom - top - 22 * u)
    piled = seats in (3, 4)
    room = _Room(u, left, middle, right, floor)
    around = _across(room, own, area.centre[1]) if seats == 2 else _around(room, seats, own)
    plates, hands, piles, stock = around
    return Layout(
        scale,
        Rect(0, floor, scale.width, hint),
        score,
        icons,
        area,
        stock,
        plates,
        hands,
        piles,
        ((6, 1, 180 * u), (6, 2, 164 * u), (8 if piled else 10, 2, 150 * u), (10, 3, 120 * u)),
        (46 * u, 18 * u),
        66 * u if piled else 0.0,
    )


def _own_hand(u: float, middle: float, floor: float, hand_cards: int) -> HandPlace:
    """Where the viewer's cards lie: many of them lower, closer and less of a fan."""
    few = hand_cards <= 5
    tall = (196 if few else 180) * u
    lies = floor - (12 if few else 30) * u - tall / 2
    return HandPlace(middle, lies, tall, tall * CARD_RATIO * 1.06, 594 * u, 2.2, 0.012 if few else 0.006)


_Places = tuple[tuple[Rect, ...], tuple[HandPlace, ...], tuple[PilePlace, ...], PilePlace]


class _Room(NamedTuple):
    """The room that people sit around, from ``left`` to ``right`` and down to the ``floor``, all in pixels."""

    u: float
    left: float
    middle: float
    right: float
    floor: float


def _across(room: _Room, own: HandPlace, stock_y: float) -> _Places:
    """Two seats face each other: plates to the left of the hands, piles to the right."""
    u, left, middle, _, floor = room
    plates = (Rect(middle - 430 * u, floor - 92 * u, 204 * u, 64 * u), Rect(middle - 372 * u, 34 * u, 228 * u, 64 * u))
    other = HandPlace(middle, 74 * u, 116 * u, 57 * u, 330 * u, -3.0, -0.006)
    piles = (PilePlace(middle + 300 * u, own.y - 4 * u, 124 * u), PilePlace(middle + 196 * u, 74 * u, 116 * u, CLOSE))
    return plates, (own, other), piles, PilePlace(left + 92 * u, stock_y, 140 * u)


def left_of(places: Layout, right: float) -> Layout:
    """The table for two of a landscape window that ends at ``right`` because somebody sits beside it.

    Cards keep their size; the score shrinks to its figures.
    """
    u, middle = places.scale.u, right / 2
    own, other = places.hands
    mine, theirs = places.plates
    left = places.icons[-1].right + 14 * u
    area = places.area
    strip = 176 * u
    return replace(
        places,
        score=Rect(right - 16 * u - strip, places.score.y, strip, places.score.h),
        area=area._replace(w=right - 40 * u - area.x),
        plates=(mine._replace(x=middle - 430 * u), theirs._replace(x=left, w=222 * u)),
        hands=(
            own._replace(x=middle, row=min(own.row, 380 * u)),
            other._replace(x=middle + 28 * u, y=66 * u, height=100 * u, pitch=49 * u),
        ),
        piles=(
            places.piles[0]._replace(x=middle + 300 * u),
            places.piles[1]._replace(x=middle + 206 * u, y=66 * u, height=104 * u),
        ),
    )


def give_way(places: Layout, right: float) -> Layout:
    """The same table with all its cards left of ``right``; where that leaves little room they lie in shorter rows.

    Who sits at the right edge of a table for more than two moves up as well.
    """
    u, area = places.scale.u, places.area
    if len(places.plates) > 2 and not places.scale.portrait:
        return _moved_up(places, right - 12 * u)
    area = area._replace(w=right - 16 * u - area.x)
    grids = places.grids
    if area.w < NARROW * u and not places.scale.portrait:
        grids = ((6, 1, 180 * u), (6, 2, 164 * u), (6, 3, 120 * u))
    return replace(places, area=area, grids=grids)


def _moved_up(places: Layout, right: float) -> Layout:
    """Everybody left of ``right``, plates above the viewer's hand; the table cards lie between the piles then."""
    u, own, area = places.scale.u, places.piles[0], places.area
    by = max(0.0, max(plate.right for plate in places.plates) - right)
    plates, hands = list(places.plates), list(places.hands)
    floor = hands[0].y - hands[0].height / 2 - 18 * u
    for seat, (plate, hand) in enumerate(zip(places.plates, places.hands, strict=True)):
        if plate.right > right:
            up = max(0.0, plate.bottom - floor)
            plates[seat] = plate._replace(x=plate.x - by, y=plate.y - up)
            hands[seat] = hand._replace(x=hand.x - by, y=hand.y - up / 2, row=hand.row - up)
    piles = tuple(
        pile._replace(x=pile.x - by) if pile != own and pile.rect.right > right else pile for pile in places.piles
    )
    beside = [pile.rect for pile in piles if pile != own and pile.rect.bottom > area.y]
    middle = places.hands[0].x
    start = max([area.x, *(pile.right + 10 * u for pile in beside if pile.right < middle)])
    end = min([area.right - by, *(pile.x - 10 * u for pile in beside if pile.x > middle)])
    area, grids = area._replace(x=start, w=end - start), places.grids
    if area.w < NARROW * u:
        grids = ((4, 2, 164 * u), (5, 2, 150 * u), (6, 3, 120 * u))
    return replace(places, area=area, grids=grids, beside=0.0, plates=tuple(plates), hands=tuple(hands), piles=piles)


def _around(room: _Room, seats: int, own: HandPlace) -> _Places:
    """Three, four or six seats around the table, play going to the right."""
    u, left, middle, right, floor = room
    mine = Rect(left + 16 * u, floor - 96 * u, 196 * u, 64 * u)
    stock = PilePlace(left + 304 * u, floor - 96 * u, 112 * u)
    own_pile = PilePlace(right - 134 * u, floor - 90 * u, 116 * u)
    if seats == 6:
        return _six(room, own, mine, stock, own_pile)
    lift = (floor - 760 * u) / 2
    east = HandPlace(right - 62 * u, 352 * u + lift, 96 * u, 27 * u, 243 * u, -1.6, 0.003, -90)
    west = HandPlace(left + 62 * u, 352 * u + lift, 96 * u, 27 * u, 243 * u, 1.6, 0.003, 90)
    plates = [
        mine,
        Rect(right - 232 * u, 520 * u + lift, 216 * u, 64 * u),
        Rect(middle - 388 * u, 30 * u, 196 * u, 64 * u),
        Rect(left + 16 * u, 520 * u + lift, 216 * u, 64 * u),
    ]
    north = HandPlace(middle, 68 * u, 96 * u, 36 * u, 330 * u, -2.2, -0.006)
    hands = [own, east, north, west]
    right_pile, left_pile = (PilePlace(x, 190 * u, 80 * u, CLOSE) for x in (right - 206 * u, left + 206 * u))
    piles = [own_pile, right_pile, own_pile, left_pile]
    if seats == 3:
        del plates[2], hands[2], piles[2]
    return tuple(plates), tuple(hands), tuple(piles), stock


def _six(room: _Room, own: HandPlace, mine: Rect, stock: PilePlace, own_pile: PilePlace) -> _Places:
    """Two at each side with three small backs over their plates, one opposite."""
    u, left, middle, right, _ = room
    spots = (
        (right - 208 * u, 440 * u),
        (right - 208 * u, 236 * u),
        None,
        (left + 16 * u, 236 * u),
        (left + 16 * u, 440 * u),
    )
    plates, hands = [mine], [own]
    for spot in spots:
        if spot is None:
            plates.append(Rect(middle - 344 * u, 34 * u, 208 * u, 64 * u))
            hands.append(HandPlace(middle, 66 * u, 96 * u, 47 * u, 220 * u, -3.0, -0.006))
        else:
            plates.append(Rect(spot[0], spot[1], 192 * u, 64 * u))
            hands.append(HandPlace(spot[0] + 94 * u, spot[1] - 44 * u, 72 * u, 38 * u, 120 * u, 4.0, -0.004))
    theirs = PilePlace(middle + 230 * u, 72 * u, 104 * u, CLOSE)
    return tuple(plates), tuple(hands), (own_pile, theirs) * 3, stock
