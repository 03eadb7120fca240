"""Random matches of every game: a sample of what ``python -m tests.engine.many_matches`` plays in great numbers."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.variants import ruleset
from tests.engine.many_matches import run
from tests.engine.matches import TABLES, random_rules


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_matches_of_every_game_end_and_keep_every_invariant(preset: str, seats: int) -> None:
    assert run(ruleset(preset), seats, Random(f"{preset} {seats}")) > 0


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_matches_of_house_rules_end_and_keep_every_invariant(seed: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance)
    assert run(rules, chance.choice(rules.tables), chance) > 0
