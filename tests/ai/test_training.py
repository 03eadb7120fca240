"""Tables learned from play: their form, that they find what is there, and that those kept make sense."""

from random import Random

import pytest

from game.ai.core.counting import counting
from game.ai.core.masks import mask
from game.ai.core.rules import core
from game.ai.search.prospects import SCALE, SIZES, TERMS, Features, prospects
from game.ai.search.thinking import TRAITS, relative
from game.ai.tables.equity import ENDS
from game.ai.tables.learned import LEARNED
from game.ai.training import Boundary, Passed, fit, guess, play_deal
from game.engine.ruleset import Ruleset
from game.engine.variants import PRESETS, ruleset
from tests.ai.positions import cards

HANDS = 5


@pytest.mark.parametrize("game", LEARNED)
def test_tables_have_an_entry_for_every_position(game: str) -> None:
    assert len(LEARNED[game]) == HANDS
    for hand in LEARNED[game]:
        assert [len(term) for term in hand] == [SIZES[term] for term in TERMS]


@pytest.mark.parametrize("game", PRESETS)
def test_every_game_finds_its_nearest_relative(game: str) -> None:
    rules = ruleset(game)
    found = ruleset(relative(rules, tuple(LEARNED)))
    assert found.lowest_wins == rules.lowest_wins
    if game in LEARNED:
        assert all(getattr(found, trait) == getattr(rules, trait) for trait in TRAITS)


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("won", ["7d", "Ad 2d 3d 4d 5d 6d", "7d 7c 7s", "Ad Ac As Kc Ks Kb Jc Js Jb 2c 2s 2b"])
def test_what_counts_is_worth_having(game: str, won: str) -> None:
    rules = ruleset(game)
    features = Features(core(rules), counting(rules))
    entries = LEARNED[relative(rules, tuple(LEARNED))]
    pile = mask(cards(won))
    for hands in (1, 3):
        worth = prospects(features, entries[hands - 1])
        assert worth(0, pile, 0, 1) > worth(0, 0, pile, -1)


def test_fitting_finds_what_is_there() -> None:
    chance = Random(3)
    truth = [[chance.uniform(-1, 1) for _ in range(min(4, SIZES[term]))] for term in TERMS]
    passed = []
    for _ in range(1500):
        terms = tuple(chance.randrange(len(term)) for term in truth)
        total = round(sum(term[entry] for term, entry in zip(truth, terms, strict=True)) + chance.gauss(0, 0.2))
        passed.append(Passed((Boundary(terms, 0),), total))
    (entries,) = fit(passed, guess(1))
    errors = []
    for deal in passed:
        terms = deal.boundaries[0].terms
        found = sum(term[entry] for term, entry in zip(entries, terms, strict=True)) / SCALE
        errors.append((deal.total - found) ** 2)
    assert sum(errors) / len(errors) < 0.25


def test_a_deal_passes_five_boundaries() -> None:
    rules: Ruleset = ruleset("scopa_classica")
    passed = play_deal(rules, guess(HANDS), 1, Random(5))
    assert len(passed.boundaries) == HANDS
    assert passed == play_deal(rules, guess(HANDS), 1, Random(5))


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_deals_end_in_many_ways(game: str, seats: int) -> None:
    assert sum(number for *_, number in ENDS[game, seats]) >= 500
    assert game in PRESETS and seats in ruleset(game).tables
