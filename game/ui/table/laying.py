"""Where a card that is held would lie down."""

from collections.abc import Iterable

from game.engine.cards import Card
from game.ui.draw import Rect
from game.ui.show.beats import Picture
from game.ui.table.arrange import next_place
from game.ui.table.layout import Layout, Pose
from game.ui.table.place import relative, table_pose
from game.ui.theme import CARD_RATIO

SMALLER = (1.0, 0.85, 0.7)
TIGHT = 10
"""How far a place keeps from a card where there is little room."""


def lay_pose(card: Card, picture: Picture, layout: Layout, room: Rect) -> Pose:
    """How a card would lie, within ``room``.

    Where all others would have to move for it, that is beside them as they lie now, or else under them, as long as
    there is a free place.
    """
    table, arrangement = picture.view.table, picture.arrangement
    pose = table_pose(card, next_place(arrangement, card, table, layout), layout)
    lying = [table_pose(other, arrangement, layout) for other in table]
    if not any(pose.lying.grow(-4 * layout.scale.u).overlaps(other.rect) for other in lying):
        return pose
    taken = [*(other.rect for other in lying), *_furniture(picture, layout)]
    for other in (*_beside(picture, layout, pose.height), *_under(picture, layout, pose.height)):
        rect = other.rect.grow(2 * layout.scale.u)
        if _inside(room, rect) and not any(rect.overlaps(one) for one in taken):
            return other
    return pose


def _beside(picture: Picture, layout: Layout, least: float) -> Iterable[Pose]:
    """Places at the ends of the rows, the last row first, as large as the cards or else of the ``least`` height."""
    grid, places = layout.grid(picture.arrangement.grid), sorted(picture.arrangement.places.values())
    rows = sorted({row for row, _ in places}, reverse=True)
    for height, gap in ((grid.height, grid.pitch - grid.height * CARD_RATIO), (least, TIGHT * layout.scale.u)):
        away = (grid.height + height) / 2 * CARD_RATIO + gap
        for row in rows:
            halves = [half for other, half in places if other == row]
            for half, side in ((max(halves), 1), (min(halves), -1)):
                x, y = grid.centre(row, half)
                yield Pose(x + side * away, y, height)


def _under(picture: Picture, layout: Layout, most: float) -> Iterable[Pose]:
    """Places under the last row, where its cards are or would be, from the middle outwards, the largest first."""
    grid, places = layout.grid(picture.arrangement.grid), picture.arrangement.places.values()
    row = max(row for row, _ in places)
    bottom = grid.centre(row, 0)[1] + grid.height / 2 + TIGHT * layout.scale.u
    for share in SMALLER:
        for half in sorted(range(-grid.columns, grid.columns + 1), key=lambda half: (abs(half), -half)):
            yield Pose(grid.centre(row, half)[0], bottom + share * most / 2, share * most)


def _furniture(picture: Picture, layout: Layout) -> list[Rect]:
    """What lies around the table."""
    view = picture.view
    hands = []
    for seat, cards in enumerate(view.hands):
        spot = layout.hands[relative(view, seat)]
        hands += [spot.pose(index, len(cards)).lying for index in range(len(cards))]
    piles = [pile.rect for pile in (*layout.piles, layout.stock)]
    return [*hands, *piles, *layout.plates, layout.score, *layout.icons]


def _inside(outer: Rect, inner: Rect) -> bool:
    return outer.x <= inner.x and outer.y <= inner.y and inner.right <= outer.right and inner.bottom <= outer.bottom
