"""Positions while they are set up: no card is lost, open hands are filled as deals do it, random ones are sound."""

from dataclasses import replace
from random import Random

import pytest

from game.engine.cards import DECK
from game.engine.position import MidDeal
from game.engine.record import Loaded, Record, Seat, dumps, loads
from game.engine.variants import ruleset
from game.match.match import Match
from game.match.placing import STOCK, TABLE, Placing, random_placing
from tests.engine.matches import TABLES

RULES = ruleset("scopa_classica")


def test_cards_are_only_moved() -> None:
    chance, placing = Random(1), Placing.empty(RULES, 3)
    assert placing.stock == DECK
    for _ in range(200):
        card, place = chance.choice(DECK), chance.choice(tuple(placing.places))
        placing = placing.put(card, place)
        assert placing.place_of(card) == place
        assert sorted(card for cards in placing.places.values() for card in cards) == list(DECK)
        taker = placing.taker
        assert any(placing.piles) if taker is not None else not any(placing.piles)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_random_position_can_be_played_and_comes_back(preset: str, seats: int) -> None:
    rules = ruleset(preset)
    placing = random_placing(rules, seats, Random(f"{preset} {seats}"))
    assert placing.wrong(rules) is None
    position = placing.begun(rules, Random(2))
    people = tuple(Seat(str(seat), "human") for seat in range(seats))
    record = Record(preset, {}, people, placing.dealer, "2026-11-30T12:00:00Z", (), frozenset({0}), position=position)
    assert loads(dumps(record)) == Loaded(record, ())
    assert Placing.of(Match(record).state) == placing


def test_open_hands_are_filled_by_chance_and_the_stock_is_shuffled() -> None:
    placing = Placing.empty(RULES, 2)
    for card in (0, 11, 22, 33):
        placing = placing.put(card, TABLE)
    assert placing.sizes(RULES, open_only=True) == (3, 3)
    first, second = placing.begun(RULES, Random(1)), placing.begun(RULES, Random(2))
    assert isinstance(first, MidDeal) and first.hands != second.hands and first.stock != second.stock
    assert first.table == (0, 11, 22, 33) and len(first.stock) == 30


def test_a_hand_begun_is_left_alone_unless_the_rest_is_asked_for() -> None:
    placing = replace(Placing.empty(RULES, 2), hands=((1, 2), ()), table=(0, 11, 22, 33))
    assert placing.sizes(RULES, open_only=True) is None
    wrong = placing.wrong(RULES)
    assert wrong is not None and wrong.key == "rule.position.stock"
    filled = placing.filled(RULES, Random(1), open_only=False)
    assert [len(hand) for hand in filled.hands] == [3, 3] and filled.hands[0][:2] == (1, 2)
    assert placing.places[STOCK] == placing.stock


@pytest.mark.parametrize(
    ("hands", "table", "lacking"),
    [
        (((), ()), (), 4),
        (((), ()), (0,), 3),
        (((), ()), (0, 11, 22, 33), 0),
        (((1, 2), ()), (0, 11, 22, 33), 2),
        (((1, 2, 3), (4,)), (), None),
    ],
)
def test_how_many_more_cards_must_have_been_played(
    hands: tuple[tuple[int, ...], ...], table: tuple[int, ...], lacking: int | None
) -> None:
    placing = replace(Placing.empty(RULES, 2), hands=hands, table=table)
    assert placing.lacking(RULES, open_only=True) == lacking
    for card in placing.stock[: lacking or 0]:
        placing = placing.put(card, TABLE)
    assert (placing.sizes(RULES, open_only=True) is None) == (lacking is None)


def test_more_sweeps_than_captures_are_told() -> None:
    placing = replace(random_placing(RULES, 2, Random(5)), sweeps=(30, 0))
    wrong = placing.wrong(RULES)
    assert wrong is not None and wrong.key == "rule.position.sweeps"
