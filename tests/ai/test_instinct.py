"""Instinct: what it adds up is what is learned, every game has some, and it plays well for somebody who never looks."""

from functools import reduce
from operator import or_
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.core.deal import Deal
from game.ai.core.masks import cards_of, mask
from game.ai.core.rules import LAID, core
from game.ai.schooling import Decision, decisions, fit, guess
from game.ai.search.instinct import SCALE, SIZES, START, Instinct, entries_of, seated
from game.ai.search.thinking import instincts
from game.ai.tables.instincts import INSTINCTS
from game.ai.training import fresh
from game.engine.variants import PRESETS, ruleset
from game.shell.commands.school import TABLES

GAMES = [(game, seats) for game in PRESETS for seats in ruleset(game).players if seats > 2]


def others(deal: Deal) -> int:
    return reduce(or_, deal.hands, mask(deal.stock)) & ~deal.hands[deal.turn]


def test_every_table_of_the_school_has_its_entries() -> None:
    assert list(INSTINCTS) == list(TABLES)
    for others, dealers in INSTINCTS.values():
        assert len(others) == len(dealers) == sum(SIZES.values())
        assert others != dealers


@pytest.mark.parametrize(
    ("seats", "dealer", "dealing"), [(3, 1, {1}), (4, 1, {1, 3}), (4, 2, {0, 2}), (6, 5, {1, 3, 5})]
)
def test_the_dealers_side_has_an_instinct_of_its_own(seats: int, dealer: int, dealing: set[int]) -> None:
    both = instincts(core(ruleset("scopa_classica")), seats)
    minds = seated(both, seats, dealer)
    assert {seat for seat, mind in enumerate(minds) if mind is both[True]} == dealing
    assert {seat for seat, mind in enumerate(minds) if mind is both[False]} == set(range(seats)) - dealing


@settings(deadline=None, max_examples=60)
@given(table=st.sampled_from(GAMES), seed=st.integers(0, 10**6))
def test_a_play_is_worth_what_its_entries_add_up_to(table: tuple[str, int], seed: int) -> None:
    game, seats = table
    chance, weights = Random(seed), INSTINCTS[TABLES[seed % len(TABLES)]][seed % 2]
    deal = fresh(ruleset(game), seats, chance)
    player = Instinct(deal.core, weights)
    while not deal.over:
        held, rest, plays = deal.hands[deal.turn], others(deal), list(deal.takes())
        for card, taken in chance.sample(plays, min(6, len(plays))):
            at = card.bit_length() - 1
            entries = entries_of(deal.core, at, taken, held, deal.table, rest)
            worth = player.worth_of(at, taken, held, deal.table, rest)
            assert worth == pytest.approx(sum(weights[place] for place in entries) / SCALE)
        card, taken = player.best(cards_of(held), held, deal.table, rest)
        worths = {at: player.worth(at, held, deal.table, rest) for at in cards_of(held)}
        assert (1 << card, taken) in plays
        assert worths[card] == max(worths.values())
        deal.play(*chance.choice(plays))


def test_threats_count_only_cards_that_others_may_hold() -> None:
    deal = fresh(ruleset("scopone_scientifico"), 4, Random(1))
    player = Instinct(deal.core, guess()[False])
    four, table = 3, mask([20])  # A four joins an ace: only a five could sweep.
    fives = mask([4, 14, 24, 34])
    threatened = player.worth_of(four, LAID, 1 << four, table, fives)
    assert threatened < player.worth_of(four, LAID, 1 << four | fives, table, 0) - 1


def test_good_plays_become_likely() -> None:
    sweep, coin = START["sweep"], START["laid"] + 10
    seen = [Decision(((sweep,), (coin,)), (1.0, 0.0), False)] * 60 + [
        Decision(((sweep, coin), (coin,)), (0.5, 0.0), False)
    ] * 60
    learned = fit(seen, (0,) * sum(SIZES.values()), Random(1))
    assert learned[sweep] > SCALE / 2
    assert learned[coin] < learned[sweep]


def test_school_looks_ahead_before_it_learns() -> None:
    found = decisions(ruleset("scopa_bar"), 3, guess(), 4, 1, Random(2))
    assert len(found) > 15
    assert all(len(one.entries) == len(one.worths) > 1 for one in found)
    assert 0 < sum(one.dealers for one in found) < len(found) / 2
    assert found == decisions(ruleset("scopa_bar"), 3, guess(), 4, 1, Random(2))


@pytest.mark.parametrize("game", ["scopone_scientifico", "scopone_ordinario", "scientifico_libero"])
def test_whoever_is_alike_shares_the_same_instincts(game: str) -> None:
    free = not ruleset(game).must_capture
    kept = INSTINCTS["scopone_libero" if free else "scopone_scientifico", 4]
    deal = fresh(ruleset(game), 4, Random(3))
    held, rest = deal.hands[deal.turn], others(deal)
    for one, weights in zip(instincts(deal.core, 4), kept, strict=True):
        same = Instinct(deal.core, weights)
        for card in cards_of(held):
            assert one.worth(card, held, deal.table, rest) == same.worth(card, held, deal.table, rest)
