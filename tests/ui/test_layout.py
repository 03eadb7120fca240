"""Nothing overlaps, nothing is cut, at every size and with every number of seats."""

from itertools import combinations
from math import cos, radians, sin

import pytest

from game.engine.cards import DECK
from game.ui.draw import Rect
from game.ui.scale import Scale
from game.ui.table.arrange import Arrangement, settle
from game.ui.table.layout import Layout, Pose
from game.ui.table.place import table_pose
from game.ui.table.seating import layout

SIZES = (
    (960, 600),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (3440, 1440),
    (1080, 1920),
    (1000, 1000),
    (960, 1300),
)
TABLES = ((2, 3), (3, 3), (4, 3), (4, 9), (4, 10), (6, 3))


def tables() -> list[Layout]:
    return [layout(Scale(*size), seats, hand) for size in SIZES for seats, hand in TABLES]


def window(places: Layout) -> Rect:
    return Rect(0, 0, places.scale.width, places.scale.height)


def turned(pose: Pose) -> Rect:
    """The rectangle around a card, which lies across where a hand is at the side."""
    rect = pose.rect
    if abs(pose.angle) > 45:
        return Rect(pose.x - rect.h / 2, pose.y - rect.w / 2, rect.h, rect.w)
    return rect


def inside(outer: Rect, inner: Rect) -> bool:
    return outer.x <= inner.x and outer.y <= inner.y and inner.right <= outer.right and inner.bottom <= outer.bottom


@pytest.mark.parametrize(
    "places", tables(), ids=lambda p: f"{p.scale.width}x{p.scale.height}-{len(p.hands)}-{p.hands[0].height:.0f}"
)
def test_furniture_lies_apart_and_in_the_window(places: Layout) -> None:
    pieces = [places.score, *places.icons, *places.plates, *dict.fromkeys(pile.rect for pile in places.piles)]
    if places.hands[0].height == layout(places.scale, len(places.hands), 3).hands[0].height:
        pieces.append(
            Rect(
                places.stock.x - places.stock.height * 0.3,
                places.stock.y - places.stock.height / 2,
                places.stock.height * 0.6,
                places.stock.height,
            )
        )
    for piece in pieces:
        assert inside(window(places), piece), piece
        assert not piece.overlaps(places.hint), piece
    for a, b in combinations(pieces, 2):
        assert not a.grow(-2).overlaps(b.grow(-2)), (a, b)


@pytest.mark.parametrize(
    "places", tables(), ids=lambda p: f"{p.scale.width}x{p.scale.height}-{len(p.hands)}-{p.hands[0].height:.0f}"
)
def test_hands_cover_neither_plates_nor_hint(places: Layout) -> None:
    most = 3 if places.hands[0] == layout(places.scale, len(places.hands), 3).hands[0] else 10
    for hand in places.hands:
        for index in range(most):
            card = turned(hand.pose(index, most))
            assert inside(window(places).grow(12 * places.scale.u), card), (hand, card)
            for plate in places.plates:
                assert not card.grow(-4).overlaps(plate), (card, plate)


@pytest.mark.parametrize("size", [(1080, 1920), (720, 1280), (900, 1200), (960, 1300), (600, 960)])
@pytest.mark.parametrize("cards", [3, 6, 9, 10])
def test_a_hand_keeps_off_the_hint_line_of_an_upright_window(size: tuple[int, int], cards: int) -> None:
    places = layout(Scale(*size), 4, cards)
    for pose in (places.hands[0].pose(index, cards) for index in range(cards)):
        turn, card = radians(abs(pose.angle)), pose.rect
        low = pose.y + (card.h * cos(turn) + card.w * sin(turn)) / 2
        assert low + 6 * places.scale.u < places.hint.y


@pytest.mark.parametrize(
    "places", tables(), ids=lambda p: f"{p.scale.width}x{p.scale.height}-{len(p.hands)}-{p.hands[0].height:.0f}"
)
def test_piles_lie_clear_of_hands_and_plates(places: Layout) -> None:
    """With the sweeps that stick out, and with the number of cards below."""
    most = 3 if places.hands[0] == layout(places.scale, len(places.hands), 3).hands[0] else 10
    for pile in dict.fromkeys(places.piles):
        assert inside(window(places), pile.chip), pile
        for piece in (pile.rect, pile.chip):
            for plate in places.plates:
                assert not piece.overlaps(plate), (pile, plate)
            for hand in places.hands:
                for index in range(most):
                    assert not piece.overlaps(turned(hand.pose(index, most)).grow(-4)), (pile, hand)


@pytest.mark.parametrize("size", [size for size in SIZES if Scale(*size).portrait])
def test_names_have_room_in_upright_windows(size: tuple[int, int]) -> None:
    """Beside the portrait a plate has room for a name of about nine letters and the mark of the dealer."""
    for seats in (3, 4, 6):
        places = layout(Scale(*size), seats, 3)
        for plate in places.plates:
            assert plate.w - 1.75 * plate.h >= 5.5 * min(places.scale.px(19), plate.h * 0.375), plate


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("cards", [1, 4, 6, 7, 12, 13, 20, 30, 40])
def test_table_cards_have_places_of_their_own(size: tuple[int, int], seats: int, cards: int) -> None:
    places = layout(Scale(*size), seats, 3)
    arranged = settle(Arrangement(), DECK[:cards], places)
    poses = [table_pose(card, arranged, places) for card in DECK[:cards]]
    assert len(set(arranged.places.values())) == cards
    for pose in poses:
        assert inside(places.area.grow(8 * places.scale.u), pose.rect), pose
    for a, b in combinations(poses, 2):
        shared = min(a.rect.right, b.rect.right) - max(a.rect.x, b.rect.x)
        if a.rect.overlaps(b.rect):
            assert min(shared, min(a.rect.bottom, b.rect.bottom) - max(a.rect.y, b.rect.y)) < 0.2 * a.rect.w


@pytest.mark.parametrize("size", SIZES)
def test_twenty_cards_stay_readable(size: tuple[int, int]) -> None:
    """Rank and suit are read down to a card of about 64 by 112 pixels."""
    places = layout(Scale(*size), 2, 3)
    arranged = settle(Arrangement(), DECK[:20], places)
    assert min(table_pose(card, arranged, places).height for card in DECK[:20]) >= 104


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
@pytest.mark.parametrize(("seats", "cards"), [(3, 3), (4, 3), (4, 10)])
def test_no_row_of_table_cards_touches_a_pile(size: tuple[int, int], seats: int, cards: int) -> None:
    places = layout(Scale(*size), seats, cards)
    for number in range(len(places.grids)):
        grid = places.grid(number)
        ends = [
            Pose(*grid.centre(row, half), grid.height).rect
            for row in range(grid.rows)
            for half in (1 - grid.columns, grid.columns - 1)
        ]
        assert not [end for end in ends for pile in places.piles if end.grow(2).overlaps(pile.rect)], number
