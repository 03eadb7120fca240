"""Small samples of what is measured at length: the order of strength, exact endings, the same play every time.

All packs are seeded, so each of these holds or fails for good.
"""

from functools import partial

import pytest

from game.ai.lab.decisions import losses, lucky_deal
from game.ai.lab.duels import duel, measured, opened, play_deal
from game.ai.lab.endings import endings
from game.ai.lab.players import player
from game.engine.actions import Action
from game.engine.state import State
from game.engine.variants import ruleset
from game.match.packs import seeded_pack

FOR_TWO = ["scopa_classica", "escoba_clasica", "cirulla_genovese", "scopa_a_perdere", "scopa_assi_libera"]


@pytest.mark.parametrize(
    ("game", "seats", "better", "worse", "packs"),
    [
        ("scopa_classica", 2, "master", "greedy", 40),
        ("scopa_classica", 2, "master", "rules", 24),
        ("scopa_classica", 2, "master", "regular", 40),
        ("scopa_classica", 2, "regular", "beginner", 40),
        ("scopone_scientifico", 4, "master@10", "greedy", 12),
        ("scopone_scientifico", 4, "regular", "beginner", 16),
        ("scopa_bar", 3, "master@12", "random", 12),
        ("scopa_bar", 3, "instinct", "greedy", 120),
        ("scopone_scientifico", 4, "instinct", "prevent", 20),
        ("escoba_clasica", 2, "master@10", "greedy", 12),
        ("scopa_a_perdere", 2, "master@10", "random", 12),
    ],
)
def test_the_stronger_one_wins(game: str, seats: int, better: str, worse: str, packs: int) -> None:
    pair = (player(better), player(worse))
    result = measured([duel(ruleset(game), seats, pair, seed, seeded_pack) for seed in range(packs)])
    assert result.mean - result.interval > 0, result


@pytest.mark.parametrize("game", FOR_TWO)
def test_last_hands_are_exact(game: str) -> None:
    looked = [endings(ruleset(game), seed, seeded_pack) for seed in range(3)]
    assert all(one.plays > one.positions > 3 for one in looked)
    assert [one.wrong for one in looked] == [0, 0, 0]


@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [("scopa_classica", 2, "regular"), ("cirulla_genovese", 2, "amateur"), ("scopone_ordinario", 4, "beginner")],
)
def test_a_deal_played_again_goes_the_same_way(game: str, seats: int, name: str) -> None:
    def played() -> list[Action]:
        actions: list[Action] = []

        def noted(state: State, seat: int, seed: int) -> Action:
            actions.append(player(name)(state, seat, seed))
            return actions[-1]

        play_deal(opened(ruleset(game), seats, 0, 5, seeded_pack), [noted] * seats, 5)
        return actions

    assert played() == played()


@pytest.mark.parametrize(("worse", "better"), [("greedy", "expert"), ("beginner", "expert")])
def test_the_weaker_one_gives_more_away(worse: str, better: str) -> None:
    found = {}
    for level in (worse, better):
        judge = partial(losses, ruleset("scopa_classica"), 2, level, 40, pack=seeded_pack)
        decisions = [loss for seed in range(6) for loss in judge(seed=seed)]
        found[level] = sum(decisions) / len(decisions)
        assert min(decisions) >= 0
    assert found[worse] > found[better] > 0


def test_luck_is_part_of_the_points() -> None:
    deals = [lucky_deal(ruleset("scopa_classica"), "greedy", seed, seeded_pack) for seed in range(30)]
    rest = [deal.points - deal.luck for deal in deals]
    spread = [max(numbers) - min(numbers) for numbers in ([deal.points for deal in deals], rest)]
    assert spread[1] < spread[0]
