"""Cards keep their places; the hand keeps the player's order."""

from hypothesis import given
from hypothesis import strategies as st

from game.engine.cards import DECK, parse
from game.ui.scale import Scale
from game.ui.table.arrange import Arrangement, opening, settle, sort_hand
from game.ui.table.seating import layout

PLACES = layout(Scale(1280, 800), 2, 3)
UPRIGHT = layout(Scale(1080, 1920), 2, 3)
TABLES = st.lists(st.sets(st.sampled_from(DECK), max_size=24), min_size=1, max_size=8)


def test_a_neighbour_that_goes_moves_nobody() -> None:
    before = opening(tuple(map(parse, ("4d", "3b", "Kd", "5c"))), PLACES)
    after = settle(before, map(parse, ("Kd", "5c")), PLACES)
    assert {card: before.places[card] for card in after.places} == after.places


def test_a_card_laid_down_moves_nobody_while_there_is_room() -> None:
    before = opening(tuple(map(parse, ("4d", "3b", "Kd", "5c"))), PLACES)
    after = settle(before, (*before.places, parse("2s"), parse("Jb")), PLACES)
    assert all(after.places[card] == place for card, place in before.places.items())


def test_the_first_card_after_a_sweep_lies_in_the_middle() -> None:
    bare = settle(opening((1, 2, 3, 4), PLACES), (), PLACES)
    assert settle(bare, (7,), PLACES).places == {7: (0, 0)}


@given(TABLES)
def test_everybody_has_one_place_whatever_happens(tables: list[set[int]]) -> None:
    for places in (PLACES, UPRIGHT):
        arranged = Arrangement()
        for table in tables:
            arranged = settle(arranged, sorted(table), places)
            assert set(arranged.places) == table
            assert len(set(arranged.places.values())) == len(table)


def test_sorting() -> None:
    hand = tuple(map(parse, ("Kd", "2b", "7s", "Ad")))
    assert sort_hand(hand, "rank") == tuple(map(parse, ("Ad", "2b", "7s", "Kd")))
    assert sort_hand(hand, "suit") == tuple(map(parse, ("Ad", "Kd", "7s", "2b")))
    own = tuple(map(parse, ("7s", "Kd")))
    assert sort_hand(hand, "own", own) == tuple(map(parse, ("7s", "Kd", "2b", "Ad")))


def test_a_further_row_of_an_upright_window_begins_at_the_left() -> None:
    before = opening((1, 2, 3, 4), UPRIGHT)
    after = settle(before, (1, 2, 3, 4, 5), UPRIGHT)
    assert [after.places[card] for card in (1, 2, 3, 4, 5)] == [(0, -2), (0, 0), (0, 2), (1, -2), (1, 0)]
