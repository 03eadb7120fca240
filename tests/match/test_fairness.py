"""What packs gave to whom: figures that anybody can work out again, beside what chance gives."""

import json
from collections.abc import Mapping
from dataclasses import replace
from math import comb, isclose
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.advise import advise
from game.engine.cards import DECK, SETTEBELLO, Card, names, rank, suit
from game.engine.events import Counted, Dealt
from game.engine.record import Record, dumps, loads, steps
from game.engine.shuffle import shuffled
from game.match.fairness import DEALT, Fairness, Figure, Share, fairness, matches, of_match
from game.match.thinker import InlineThinker
from tests.engine.matches import TABLES
from tests.match.fakes import host, run

FAIR = {"commitment": "0" * 64}
HANDS = (("scopa_classica", 2, 18), ("scopa_classica", 4, 9), ("scopone_scientifico", 4, 10), ("escoba_clasica", 3, 12))
"""How many cards a seat is dealt in the course of a deal."""


def record(game: str = "scopa_classica", players: int = 2, seed: int = 1) -> Record:
    """A match played to its end with sealed packs."""
    table = host(
        game, players, None, seed, InlineThinker(lambda asked: advise(replace(asked, level="greedy"))), target=3
    )
    while run(table) and table.waiting:
        table.go_on()
    return table.match.record


def pack(seed: int) -> tuple[Card, ...]:
    return shuffled(Random(seed).randbytes)


def opened(
    deck: tuple[Card, ...] = DECK,
    players: int = 2,
    own: int = 0,
    game: str = "scopa_classica",
    points: Any = None,
    **fields: Any,
) -> str:
    """The record of a match with one deal, which need not have been played."""
    seats = [{"name": "A", "kind": "human" if seat == own else "ai"} for seat in range(players)]
    deal = {"dealer": 0, "deck": names(deck, " "), "fair": FAIR, "points": points, **fields}
    return json.dumps({"game": game, "options": {}, "seats": seats, "deals": [deal]})


def figure(found: Fairness, kind: str, thing: str) -> Figure:
    (one,) = [one for one in found.figures if (one.kind, one.thing) == (kind, thing)]
    return one


def side(**counts: Any) -> dict[str, Any]:
    """The count of a side, all that is not given being nothing."""
    return {"coins": 0, "settebello": 0, "primiera": 0, "sweeps": 0, "awards": {}, **counts}


@pytest.mark.parametrize(
    ("game", "players"), [("scopa_classica", 2), ("scopa_classica", 3), ("scopone_scientifico", 4)]
)
def test_figures_are_those_of_the_match_as_it_was_played(game: str, players: int) -> None:
    played = record(game, players)
    found = fairness([dumps(played)])
    held: dict[int, list[Card]] = {seat: [] for seat in range(players)}
    coins = counted = 0
    for step in steps(played):
        for event in step.events:
            if isinstance(event, Dealt):
                for packet in event.packets:
                    if packet.seat is not None:
                        held[packet.seat] += [card for card in packet.cards if card is not None]
            if isinstance(event, Counted):
                coins, counted = coins + event.points[0].coins, counted + 1
    assert (found.packs, found.counted) == (counted, counted)
    for thing, marked in DEALT.items():
        mine = sum(card in marked for card in held[0])
        theirs = sum(card in marked for seat in held if seat for card in held[seat])
        one = figure(found, "dealt", thing)
        assert (one.own.got, one.own.deals) == (mine, counted)
        assert isclose(one.others.got * (players - 1), theirs)
    assert figure(found, "won", "coins").own.got == coins


def test_the_things_are_what_they_are_called() -> None:
    assert DEALT["settebello"] == {SETTEBELLO}
    assert {rank(card) for card in DEALT["sevens"]} == {7} and len(DEALT["sevens"]) == 4
    assert {suit(card) for card in DEALT["coins"]} == {0} and len(DEALT["coins"]) == 10


def exact(drawn: int, marked: int) -> dict[int, float]:
    """How likely it is that so many of ``drawn`` cards are marked ones."""
    return {
        got: comb(marked, got) * comb(40 - marked, drawn - got) / comb(40, drawn)
        for got in range(max(0, drawn + marked - 40), min(drawn, marked) + 1)
    }


@pytest.mark.parametrize(("game", "players", "cards"), HANDS)
@pytest.mark.parametrize("thing", DEALT)
def test_chance_is_that_of_cards_drawn_from_a_pack(game: str, players: int, cards: int, thing: str) -> None:
    share = figure(of_match(opened(pack(3), players, game=game)), "dealt", thing).own
    odds = exact(cards, len(DEALT[thing]))
    mean = sum(got * chance for got, chance in odds.items())
    variance = sum((got - mean) ** 2 * chance for got, chance in odds.items())
    assert isclose(share.mean, mean) and isclose(share.variance, variance)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_deal_of_every_game_can_be_counted(game: str, players: int) -> None:
    for seed in range(3):
        found = of_match(opened(pack(seed), players, game=game))
        assert found.packs == 1
        for thing in DEALT:
            one = figure(found, "dealt", thing)
            assert 0 <= one.own.got + one.others.got * (players - 1) <= len(DEALT[thing])
            assert isclose(one.own.mean, one.others.mean)


def test_the_bands_hold_what_they_promise() -> None:
    """Of many bands over shuffled packs about one in twenty misses."""
    misses = tried = 0
    for row in range(60):
        texts = [opened(pack(1000 * row + deal), 2 + deal % 3) for deal in range(30)]
        shares = [share for one in fairness(texts).figures for share in (one.own, one.others)]
        misses += sum(not share.usual for share in shares)
        tried += len(shares)
    assert 0.01 < misses / tried < 0.1


def test_a_dealer_who_favours_somebody_is_found_out() -> None:
    rigged = (SETTEBELLO, *(card for card in DECK if card != SETTEBELLO))
    found = fairness(opened(rigged, own=1) for _ in range(20))
    assert figure(found, "dealt", "settebello").own.rate == 1
    assert not figure(found, "dealt", "settebello").own.usual
    assert not figure(found, "dealt", "settebello").others.usual


def test_what_was_won_is_compared_with_piles_given_out_by_lot() -> None:
    points = [side(coins=7, settebello=1, primiera=84, sweeps=3, awards={"primiera": 1}), side(coins=3, primiera=70)]
    found = of_match(opened(points=points))
    assert figure(found, "won", "coins").own == Share(7, 1, 5.0, 4.0)
    assert figure(found, "won", "coins").others == Share(3, 1, 5.0, 4.0)
    assert figure(found, "won", "settebello").own == Share(1, 1, 0.5, 0.25)
    assert figure(found, "won", "primiera").own == Share(1, 1, 0.5, 0.25)
    assert figure(found, "won", "sweeps").others == Share(0, 1, 1.5, 2.25)


def test_the_others_count_as_one_of_them_on_average() -> None:
    points = [side(coins=4), side(coins=5), side(coins=1)]
    one = figure(of_match(opened(players=3, own=2, points=points)), "won", "coins")
    assert (one.own.got, one.others.got) == (1, 4.5)
    assert isclose(one.own.expected, one.others.expected)
    assert isclose(one.others.variance, one.own.variance / 4)


def test_partners_share_what_their_side_won() -> None:
    points = [side(coins=4), side(coins=6)]
    found = of_match(opened(players=4, own=3, game="scopone_scientifico", points=points))
    assert figure(found, "won", "coins").own.got == 6


def test_a_side_without_a_primiera_loses_it_and_a_game_without_one_has_no_figure() -> None:
    lost = [side(primiera=None), side(primiera=70, awards={"primiera": 1})]
    assert figure(of_match(opened(points=lost)), "won", "primiera").own.got == 0
    nobody = of_match(opened(points=[side(primiera=None), side(primiera=None)]))
    assert not [one for one in nobody.figures if one.thing == "primiera"]


@pytest.mark.parametrize(
    ("fields", "packs", "counted"),
    [({}, 1, 1), ({"assisted": True}, 1, 0), ({"points": None, "redeal": True}, 1, 0), ({"fair": None}, 0, 0)],
)
def test_which_deals_count(fields: Mapping[str, Any], packs: int, counted: int) -> None:
    found = of_match(opened(**{"points": [side(), side()], **fields}))
    assert (found.packs, found.counted) == (packs, counted)


def test_a_match_without_a_person_is_told_from_the_first_seat() -> None:
    points = [side(coins=9), side(coins=1)]
    assert figure(of_match(opened(own=-1, points=points)), "won", "coins").own.got == 9


@given(st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from(TABLES)), max_size=6))
@settings(max_examples=25)
def test_many_matches_are_the_sum_of_each(dealt: list[tuple[int, tuple[str, int]]]) -> None:
    texts = [opened(pack(seed), players, game=game) for seed, (game, players) in dealt]
    together = fairness(["\n".join(texts)])
    assert together == fairness(texts)
    assert together.packs == len(texts)
    for one in together.figures:
        assert one.own.deals == sum(any(x.thing == one.thing for x in of_match(text).figures) for text in texts)


def test_a_band_is_two_sided_and_never_below_nothing() -> None:
    share = Share(3, 4, 2.0, 1.0)
    low, high = share.band
    assert isclose(low, (2 - 1.96) / 4) and isclose(high, (2 + 1.96) / 4) and share.usual
    assert Share(0, 1, 0.5, 0.25).band[0] == 0.0
    assert Share().rate == 0.0 and Share().band == (0.0, 0.0)


def test_a_match_may_be_spread_over_lines() -> None:
    text = opened(pack(4))
    spread = json.dumps(json.loads(text), indent=1)
    assert matches(spread) == (spread,)
    assert fairness([spread]) == fairness([text]) != Fairness()


NONSENSE = (
    "",
    "null",
    "[" * 100_000,
    "{}",
    '{"game": 1}',
    opened(game="none"),
    opened(players=5),
    opened().replace("7d", "7x"),
)


@pytest.mark.parametrize("text", NONSENSE)
def test_what_is_no_record_has_no_figures(text: str) -> None:
    assert fairness([text]) == Fairness()


values = st.one_of(
    st.none(), st.booleans(), st.integers(), st.just(10**400), st.text(max_size=3), st.just([]), st.just({})
)


@given(st.dictionaries(st.sampled_from(("dealer", "deck", "fair", "points", "assisted", "options")), values))
@settings(max_examples=60)
def test_any_fields_are_survived(fields: dict[str, Any]) -> None:
    whole = json.loads(opened(pack(1), points=[side(), side()]))
    whole["options"] = fields.pop("options", {})
    whole["deals"][0] |= fields
    for name, value in fields.items():
        whole["deals"].append({**whole["deals"][0], "points": [{name: value}, {"coins": value, "awards": value}]})
    assert fairness([json.dumps(whole)]).packs <= len(whole["deals"])


def test_records_that_are_loaded_and_written_again_have_the_same_figures() -> None:
    text = dumps(record(seed=6))
    again = loads(text).record
    assert again is not None and fairness([dumps(again)]) == fairness([text])
