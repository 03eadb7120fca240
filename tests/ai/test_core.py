"""The quick rules against the rules: move for move the same, in every game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.core.counting import MATCH_WON, counting
from game.ai.core.deal import Deal, deal_of
from game.ai.core.masks import cards_of, mask
from game.ai.core.rules import LAID, core
from game.engine.actions import Deal as Pack
from game.engine.actions import Declare, Play
from game.engine.captures import captures, is_sweep
from game.engine.cards import DECK
from game.engine.events import Counted
from game.engine.play import apply, legal, start
from game.engine.scoring import count, outright
from game.engine.shuffle import shuffled
from game.engine.state import Phase, State
from game.engine.variants import PRESETS, ruleset
from tests.ai.positions import TABLES

CHANGES: list[dict[str, object]] = [
    {},
    {"must_capture": False},
    {"match_first": False},
    {"sum_choice": "fewest"},
    {"last_play_sweep": "counts"},
    {"capture_rule": "sum_or_fifteen"},
    {"ace_power": "all", "ace_sweep": "natural", "ace_on_empty": "self"},
    {"ace_power": "all_unless_ace", "ace_sweep": "always"},
    {"primiera_mode": "best_four", "primiera_values": "descending", "all_sevens_bonus": 1},
    {"ties": "share", "primiera_missing": "partial", "napola": True, "re_bello": True},
    {"direction": "left"},
]


def _play(card: int, taken: int) -> Play:
    return Play(card.bit_length() - 1, None if taken == LAID else cards_of(taken))


def _same(state: State, deal: Deal) -> None:
    told = deal_of(state)
    for name in ("hands", "table", "stock", "piles", "sweeps", "taker", "turn", "dealer"):
        assert getattr(deal, name) == getattr(told, name)


@settings(deadline=None, max_examples=120)
@given(table=st.sampled_from(TABLES), change=st.sampled_from(CHANGES), seed=st.integers(0, 10**6))
def test_a_deal_goes_as_the_rules_have_it(table: tuple[str, int], change: dict[str, object], seed: int) -> None:
    game, players = table
    rules, chance = ruleset(game, **change), Random(seed)
    state = start(rules, players, seed % players)
    while state.phase is Phase.DEAL:
        state, _ = apply(state, Pack(shuffled(chance.randbytes)))
    while state.phase is Phase.PLAY:
        plays = [action for action in legal(state) if isinstance(action, Play)]
        deal = deal_of(state)
        if state.plays:
            assert {_play(*pair) for pair in deal.takes()} == set(plays)
        announced = [action for action in legal(state) if isinstance(action, Declare)]
        if announced and chance.random() < 0.7:
            state, _ = apply(state, chance.choice(announced))
            continue
        play = chance.choice(plays)
        deal.play(1 << play.card, -1 if play.taken is None else mask(play.taken))
        state, events = apply(state, play)
        if state.phase is Phase.PLAY:
            _same(state, deal)
            continue
        counted = next(news for news in events if isinstance(news, Counted))
        assert deal.over and deal.piles == [mask(pile) for pile in counted.piles]
        extra = [sum(n for name, n in side.awards if name in ("declared", "table")) for side in counted.points]
        won = outright(rules, counted.piles)
        for side, points in enumerate(deal.points()):
            bonus = MATCH_WON if won and won[0] == side else 0
            assert points - bonus == counted.points[side].total - extra[side]


@given(game=st.sampled_from(list(PRESETS)), change=st.sampled_from(CHANGES), seed=st.integers(0, 10**6))
def test_captures_and_sweeps_are_those_of_the_rules(game: str, change: dict[str, object], seed: int) -> None:
    chance = Random(seed)
    rules = ruleset(game, **change)
    matta = chance.choice([None, *range(1, 11)]) if rules.matta != "off" else None
    quick = core(rules, matta)
    pack = chance.sample(DECK, 11)
    table = sorted(pack[: chance.randrange(10)])
    for card in pack[len(table) :]:
        sets = captures(table, card, rules, matta=matta)
        takes = quick.takes(quick.number[card], mask(table))
        assert sorted(cards_of(taken) for taken in takes if taken >= 0) == sorted(sets)
        assert (-1 in takes) is not (bool(sets) and rules.must_capture)
        for taken in sets:
            if len(taken) == len(table):
                swept = is_sweep(table, card, taken, rules, matta=matta)
                assert quick.scores(mask(table), quick.number[card]) == swept


@given(game=st.sampled_from(list(PRESETS)), change=st.sampled_from(CHANGES), seed=st.integers(0, 10**6))
def test_a_table_is_exposed_where_some_card_could_sweep_it(game: str, change: dict[str, object], seed: int) -> None:
    chance = Random(seed)
    rules = ruleset(game, **change)
    table = sorted(chance.sample(DECK, chance.randrange(1, 6)))
    sweeping = [
        card for card in DECK[:10] for taken in captures(table, card, rules) if is_sweep(table, card, taken, rules)
    ]
    assert core(rules).exposed(mask(table)) == bool(sweeping)


@pytest.mark.parametrize("sides", [2, 3])
@given(game=st.sampled_from(list(PRESETS)), change=st.sampled_from(CHANGES), seed=st.integers(0, 10**6))
def test_the_count_is_that_of_the_rules(game: str, change: dict[str, object], seed: int, sides: int) -> None:
    chance = Random(seed)
    rules = ruleset(game, **change)
    owner = [chance.randrange(sides) for _ in DECK]
    piles = [tuple(card for card in DECK if owner[card] == side) for side in range(sides)]
    expected = [side.total for side in count(rules, piles, (0,) * sides)]
    won = outright(rules, piles)
    if won:
        expected[won[0]] += MATCH_WON
    quick, masks = counting(rules), [mask(pile) for pile in piles]
    assert quick.points(masks) == expected
    if sides == 2:
        assert quick.difference(*masks) == expected[0] - expected[1]
