"""The yardsticks are right themselves, and every figure has one beside it."""

import json
from random import Random

import pytest

from game.engine.captures import captures
from game.engine.cards import DECK, Card, rank, suit
from game.engine.variants import ruleset
from game.shell.commands import bench, yardsticks


def _plain(card: Card) -> yardsticks.Card:
    return rank(card), suit(card)


@pytest.mark.parametrize("seed", range(40))
def test_the_plain_code_finds_what_the_rules_allow(seed: int) -> None:
    card, *table = Random(seed).sample(DECK, 1 + seed % 12)
    expected = {frozenset(map(_plain, taken)) for taken in captures(table, card, ruleset("scopa_classica"))}
    found = yardsticks.naive_captures(_plain(card), [_plain(other) for other in table])
    assert {frozenset(taken) for taken in found} == expected
    assert len(found) == len(expected)


def test_the_plain_deal_plays_every_card() -> None:
    assert [yardsticks.naive_deal(Random(seed)) for seed in range(5)] == [36] * 5


def test_figures_stand_beside_their_yardsticks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "STARTS", 1)
    monkeypatch.setattr(yardsticks, "TURNS", 1000)
    monkeypatch.setattr(bench, "DEALS", 1)
    monkeypatch.setattr(bench, "OFFERED", ("beginner",))
    monkeypatch.setattr(bench, "CROWD", 8)
    monkeypatch.setattr(bench, "_drawing", dict)
    assert bench.run() == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"rules", "thinking", "drawing", "start"}
    rules = figures["rules"]
    for name in ("deals_per_s", "plies_per_s", "crowded_captures_ms"):
        assert rules[name] > 0 and rules[f"naive_{name}"] > 0
    assert figures["start"]["start_ms"] > 0 and figures["start"]["python_ms"] > 0
    thinking = figures["thinking"]
    assert thinking.pop("million_turns_ms") > 0 and thinking.pop("naive_deals_per_s") > 0
    assert len(thinking) == 6 and all(list(levels) == ["beginner"] for levels in thinking.values())
    for told in (told for levels in thinking.values() for told in levels.values()):
        assert 0 < told["mean_ms"] <= told["worst_ms"] and 0 < told["mean_loops"] <= told["worst_loops"]
        assert told["nodes_per_s"] > 0
