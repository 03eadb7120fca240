"""The laboratory's players, and that nobody who plays can reach the cheats among them."""

import pytest

from game.ai.lab.duels import duel, measured, opened
from game.ai.lab.players import CHEATS, PLAYERS, is_player, player
from game.engine.play import legal
from game.engine.state import Phase
from game.engine.variants import ruleset
from game.match.packs import seeded_pack
from tests.ai.positions import met
from tests.arch.tree import sources


def _reached(start: str) -> set[str]:
    graph = {source.module: [wanted.module for wanted in source.imports()] for source in sources()}
    found, waiting = set(), [start]
    while waiting:
        module = waiting.pop()
        if module in graph and module not in found:
            found.add(module)
            waiting += graph[module]
    return found


@pytest.mark.parametrize("start", ["game.ai.advise", "game.shell.worker", "game.shell.app", "game.match.host"])
def test_no_player_reaches_the_laboratory(start: str) -> None:
    reached = _reached(start)
    assert "game.ai.types" in reached
    assert not [module for module in reached if module.startswith("game.ai.lab")]


@pytest.mark.parametrize("start", ["game.ai.advise", "game.shell.worker", "game.match.host", "game.match.coaching"])
def test_no_player_reaches_what_looks_at_all_cards(start: str) -> None:
    assert not _reached(start) & {"game.ai.luck", "game.ai.hindsight", "game.ai.search.whole"}


@pytest.mark.parametrize(
    "name", ["cheat-hand", "ismcts-20", "tree-20", "flat-10", "beginner:sweeper", "expert:partner@4", "master@3"]
)
@pytest.mark.parametrize(("game", "seats"), [("cirulla_genovese", 2), ("scopone_ordinario", 4), ("scopa_bar", 3)])
def test_everybody_plays_by_the_rules(name: str, game: str, seats: int) -> None:
    plays = player(name)
    for number, state in enumerate(met(game, seats, 2)):
        if number % 9 == 0:
            assert plays(state, state.turn, 1) in legal(state)


def test_only_players_are_players() -> None:
    assert all(is_player(name.replace("N", "10")) for name in PLAYERS)
    assert not any(map(is_player, ["", "grandmaster", "master:unknown", "master@0", "master:", "cheat"]))
    assert set(CHEATS) == {"cheat-hand", "cheat-all"}


def test_equals_draw_every_pair() -> None:
    pair = (player("greedy"), player("greedy"))
    groups = [duel(ruleset("scopa_classica"), 2, pair, seed, seeded_pack) for seed in range(8)]
    assert all(sum(group) == 0 for group in groups)
    assert measured(groups).mean == measured(groups).interval == 0
    assert measured(groups).won == 0.5


def test_a_deal_that_is_thrown_back_is_dealt_again() -> None:
    rules = ruleset("cirulla_genovese")
    assert all(opened(rules, 2, 0, seed, seeded_pack).phase is not Phase.DEAL for seed in range(60))
