"""The slip of a pile that may be looked through: the last capture, and under it every card once."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.engine.actions import Play
from game.engine.cards import DECK, Card, name, parse, suit
from game.engine.state import Made, Observation
from game.ui.draw import Item, Rect, Shadow, Sprite
from game.ui.overlays.peek import peek
from game.ui.overlays.slip import beside, paper, window
from game.ui.overlays.whole import whole
from game.ui.scale import Scale
from game.ui.table.place import pile_of
from game.ui.table.seating import layout
from tests.ui.positions import cards, faults, labels, stage, view

SIZES = ((960, 600), (1280, 800), (3840, 2160), (1080, 1920))
SHORT, LONG = cards("7s4d3b"), cards("AcKdKc2d2s3d4d5d6dJdCd7d")


def holding(pile: tuple[Card, ...], last: tuple[Card, ...] = SHORT, seats: int = 2, side: int = 0) -> Observation:
    """A side with this pile, the last of it taken by a play."""
    plays = (Made(side, Play(last[0], last[1:]), False),)
    seen = view(seats=seats, plays=plays)
    return replace(seen, piles=tuple(pile if other == side else () for other in range(len(seen.piles))))


def sprites(items: list[Item]) -> list[Sprite]:
    return [item for item in items if isinstance(item, Sprite)]


def parts(items: list[Item]) -> tuple[list[Card], list[Sprite]]:
    """The cards above the heading of the whole pile, and those below it."""
    level = next((label.y for label in labels(items) if "of this pile" in label.text), float("inf"))
    above = [parse(item.face) for item in sprites(items) if item.y < level and item.face is not None]
    return above, [item for item in sprites(items) if item.y > level]


def area(card: Sprite) -> Rect:
    return Rect(card.x - card.height * 2 / 7, card.y - card.height / 2, card.height * 4 / 7, card.height)


def slip_of(items: list[Item]) -> Rect:
    return next(item.rect for item in items if isinstance(item, Shadow))


def looked_at(seen: Observation, pile: Rect, width: int = 1280, height: int = 800, text: float = 1.0) -> list[Item]:
    table = stage(width, height, text)
    return whole(table, seen, 0, pile, window(table.scale))


@pytest.mark.parametrize("last", [SHORT, LONG])
@pytest.mark.parametrize("more", [0, 1, 14, 28])
def test_every_card_of_the_pile_stands_once_below_the_heading(last: tuple[Card, ...], more: int) -> None:
    pile = (*[card for card in reversed(DECK) if card not in last][:more], *last)
    above, below = parts(looked_at(holding(pile, last), Rect(600, 600, 80, 120)))
    assert above == list(last)
    assert [item.face for item in below] == [name(card) for card in sorted(pile)]


def test_every_suit_is_a_row_in_even_steps() -> None:
    _, below = parts(looked_at(holding(DECK), Rect(600, 600, 80, 120)))
    rows = [[item for item in below if item.face is not None and suit(parse(item.face)) == s] for s in range(4)]
    assert [len({item.y for item in row}) for row in rows] == [1] * 4
    assert [row[0].x for row in rows] == [rows[0][0].x] * 4
    steps = [after.x - before.x for row in rows for before, after in pairwise(row)]
    assert max(steps) - min(steps) < 0.01
    falls = [lower[0].y - upper[0].y for upper, lower in pairwise(rows)]
    assert max(falls) - min(falls) < 0.01 and min(falls) > rows[0][0].height


def test_the_heading_counts_the_cards() -> None:
    for pile, heading in ((cards("Ad"), "the only card of this pile"), (DECK[:17], "all 17 cards of this pile")):
        assert heading in [label.text for label in labels(looked_at(holding(pile), Rect(600, 600, 80, 120)))]


def test_an_empty_pile_has_no_slip() -> None:
    assert looked_at(holding(()), Rect(600, 600, 80, 120)) == []


def test_a_capture_that_nobody_saw_is_not_made_up() -> None:
    seen = replace(holding(DECK[:12]), plays=(), earlier=14)
    above, below = parts(looked_at(seen, Rect(600, 600, 80, 120)))
    assert above == [] and len(below) == 12
    assert "the last capture" not in [label.text for label in labels(looked_at(seen, Rect(600, 600, 80, 120)))]
    given = replace(seen, piles=(DECK[:4], ()), earlier=0)
    assert parts(looked_at(given, Rect(600, 600, 80, 120)))[0] == list(DECK[:4])


def test_the_slip_of_every_other_table_shows_the_last_capture_only() -> None:
    items = peek(stage(), holding(DECK), 0, Rect(600, 600, 80, 120))
    assert [item.face for item in sprites(items)] == [name(card) for card in SHORT]
    assert not [label for label in labels(items) if "of this pile" in label.text]


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_the_slip_lies_inside_the_window_and_not_on_its_pile(size: tuple[int, int], seats: int, text: float) -> None:
    table = stage(*size, text)
    sides = len(view(seats=seats).piles)
    for side, last, pile in ((s, t, p) for s in range(sides) for t in (SHORT, LONG) for p in (t, DECK)):
        seen = holding(pile, last, seats, side)
        place = pile_of(seen, side, layout(Scale(*size, text), seats, 3)).rect
        items = whole(table, seen, side, place, window(table.scale))
        slip = slip_of(items)
        assert slip.x >= 0 and slip.y >= 0 and slip.right <= size[0] and slip.bottom <= size[1]
        assert not slip.overlaps(place)
        assert faults(items, *size) == []
        above, below = parts(items)
        assert above == list(last) and len(below) == len(pile)
        for card in map(area, sprites(items)):
            assert slip.x < card.x and card.right < slip.right and slip.y < card.y and card.bottom < slip.bottom


@pytest.mark.parametrize(
    ("about", "side"),
    [
        (Rect(500, 700, 80, 80), "above"),
        (Rect(500, 20, 80, 80), "below"),
        (Rect(900, 300, 80, 80), "left"),
        (Rect(20, 300, 80, 80), "right"),
        (Rect(1100, 300, 80, 80), "left"),
        (Rect(500, 1100, 80, 80), "above"),
        (Rect(500, -300, 80, 80), "below"),
    ],
)
def test_a_slip_lies_where_there_is_room_for_it(about: Rect, side: str) -> None:
    room = Rect(0, 0, 1000, 800)
    slip = beside(room, about, 300, 500, 1.0)
    assert slip is not None and not slip.rect.overlaps(about)
    rect, (x, y) = slip
    found = "above" if y > rect.bottom else "below" if y < rect.y else "left" if x > rect.right else "right"
    assert found == side
    assert rect.x >= 0 and rect.right <= 1000 and rect.y >= 0 and rect.bottom <= 800
    assert paper(slip, 1.0)


def test_what_is_too_large_has_no_place() -> None:
    assert beside(Rect(0, 0, 1000, 800), Rect(460, 360, 80, 80), 960, 700, 1.0) is None
    assert beside(Rect(0, 0, 1000, 800), Rect(460, 360, 80, 80), 1200, 100, 1.0) is None
