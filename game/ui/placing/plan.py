"""Where rack, places and paper stand in this window, and how cards lie in a place."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from game.engine.cards import RANKS, SUITS, Card, rank, suit
from game.match.placing import TABLE
from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.table.layout import Pose
from game.ui.theme import CARD_RATIO
from game.ui.widgets.headings import heading_height

EDGE, GAP, INSET = 16, 12, 10
RACK_SHARE: Final = 0.5
PLACES_SHARE: Final = 0.57
"""How much of an upright window's height the places take from rack and paper together."""

WEIGHTS: Final = {"hand": 1.0, "table": 1.1, "pile": 1.15}
LEAST_STEP: Final = 0.3
"""The part of a card's width that stays free of the next one as long as there is another row."""


class Plan(NamedTuple):
    """The slate of the rack, the paper, and the slates of all places by their names."""

    rack: Rect
    paper: Rect
    places: dict[str, Rect]


def caption_height(scale: Scale) -> float:
    """How high the line over the cards of a place is, in pixels."""
    return max(30 * scale.u, 1.75 * scale.px(16))


def paper_height(scale: Scale) -> float:
    """How high the paper is: two rows with captions and a row of buttons."""
    u, row = scale.u, row_height(scale)
    return 2 * (1.4 * scale.px(15) + row + 8 * u) + row + 46 * u


def row_height(scale: Scale) -> float:
    """How high a control on the paper is."""
    return max(40 * scale.u, 1.95 * scale.px(16))


def rows(seats: int, sides: int) -> tuple[tuple[str, ...], ...]:
    """The names of the places as they stand: round the table as people sit, the player at the lower right."""
    half = seats // 2
    left, right = range(half, seats), range(half - 1, -1, -1)
    hands = [tuple(f"hand{seat}" for seat in pair) for pair in zip(left, right, strict=False)]
    if seats == 2:
        hands = [("hand1",), ("hand0",)]
    elif seats == 3:
        hands = [("hand2", "hand1"), ("hand0",)]
    piles = tuple(f"pile{side}" for side in range(sides))
    return (*hands[:-1], (TABLE,), hands[-1], piles)


def plan(scale: Scale, seats: int, sides: int) -> Plan:
    """Rack and paper beside the places, in upright windows above and below them."""
    u, head, floor = scale.u, heading_height(scale), scale.height - hint_height(scale)
    room = Rect(EDGE * u, head, scale.width - 2 * EDGE * u, floor - head - GAP * u)
    high = paper_height(scale)
    names = rows(seats, sides)
    if scale.portrait:
        cards = min(room.w * 4 / len(RANKS) / CARD_RATIO, (1 - PLACES_SHARE) * (room.h - high))
        rack = room._replace(h=cards)
        paper = room._replace(y=room.bottom - high, h=high)
        top = rack.bottom + GAP * u
        return Plan(rack, paper, _places(room._replace(y=top, h=paper.y - GAP * u - top), names, u))
    wide = RACK_SHARE * (room.w - GAP * u)
    rack = Rect(room.x, room.y, wide, room.h - high - GAP * u)
    paper = Rect(room.x, rack.bottom + GAP * u, wide, high)
    left = rack.right + GAP * u
    return Plan(rack, paper, _places(Rect(left, room.y, room.right - left, room.h), names, u))


def _places(room: Rect, names: Sequence[Sequence[str]], u: float) -> dict[str, Rect]:
    gap = 8 * u
    weights = [WEIGHTS[row[0].rstrip("0123456789")] for row in names]
    unit = (room.h - gap * (len(names) - 1)) / sum(weights)
    found: dict[str, Rect] = {}
    y = room.y
    for row, weight in zip(names, weights, strict=True):
        wide = (room.w - gap * (len(row) - 1)) / len(row)
        for i, place in enumerate(row):
            found[place] = Rect(room.x + i * (wide + gap), y, wide, weight * unit)
        y += weight * unit + gap
    return found


def rack_pose(card: Card, rack: Rect, scale: Scale) -> Pose:
    """Where a card stands in the rack, by suit and rank."""
    u, caption = scale.u, caption_height(scale)
    inner = Rect(rack.x + INSET * u, rack.y + caption, rack.w - 2 * INSET * u, rack.h - caption - 6 * u)
    across, down = inner.w / len(RANKS), inner.h / len(SUITS)
    height = min(down - 6 * u, (across - 6 * u) / CARD_RATIO)
    x, y = inner.x + (rank(card) - 0.5) * across, inner.y + (suit(card) + 0.5) * down
    return Pose(round(x), round(y), height)


def place_poses(count: int, place: Rect, scale: Scale) -> list[Pose]:
    """So many cards in a place: side by side, overlapping where they are many, in rows where they are too many."""
    u = scale.u
    top = place.y + caption_height(scale)
    inner = Rect(place.x + INSET * u, top, place.w - 2 * INSET * u, place.bottom - 8 * u - top)
    best = _in_rows(count, 1, inner, u)
    for number in (2, 3):
        if len(best) > 1 and best[1].x - best[0].x < LEAST_STEP * best[0].height * CARD_RATIO:
            best = _in_rows(count, number, inner, u)
    return best


def _in_rows(count: int, number: int, inner: Rect, u: float) -> list[Pose]:
    """Cards in so many rows, of which the lower ones cover the upper ones but for their upper parts."""
    height = inner.h / (1 + 0.36 * (number - 1))
    width = height * CARD_RATIO
    each = ceil(count / number)
    step = min(width + 6 * u, (inner.w - width) / max(1, each - 1))
    poses = []
    for i in range(count):
        row, column = divmod(i, each)
        x = inner.x + width / 2 + column * step
        poses.append(Pose(round(x), round(inner.y + height / 2 + row * 0.36 * height), height))
    return poses
