"""Records come back as they went, and nothing that is read can do harm."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import Action, Deal, Declare
from game.engine.play import apply
from game.engine.record import Loaded, Record, Seat, dumps, load_all, loads, replay, verify
from game.engine.shuffle import seal
from game.engine.state import Phase
from game.engine.variants import ruleset
from tests.engine.matches import TABLES, match, pack_with, random_action


def played(preset: str, seats: int, seed: int, **options: object) -> Record:
    """A whole random match with fair deals."""
    chance = Random(seed)
    people = tuple(
        Seat(f"Señor {seat}", "human" if seat else "ai", None if seat else "master") for seat in range(seats)
    )
    record = Record(preset, options, people, seed % seats, "2026-11-29T21:04:00Z", assisted=frozenset({1}))
    state, actions = record.beginning, list[Action]()
    while state.phase is not Phase.OVER:
        action = random_action(state, chance)
        if isinstance(action, Deal):
            action = seal(chance.randbytes).deal(chance.randint(1, 39), shown=True)
        state, _ = apply(state, action)
        actions.append(action)
    deals = sum(isinstance(action, Deal) for action in actions)
    return replace(record, actions=tuple(actions), assisted=record.assisted & set(range(deals)))


SOUND = played("cirulla_genovese", 3, 5, target=26)
FIELDS: dict[str, Any] = json.loads(dumps(SOUND))


def entries_of(inner: object) -> list[str | int]:
    """The keys of an object or the places of a list, none of anything else."""
    if isinstance(inner, dict):
        return sorted(inner)
    return list(range(len(inner))) if isinstance(inner, list) else []


def changed(path: tuple[str | int, ...], value: object) -> str:
    """The sound record with one thing in it replaced, or removed by the value ``...``."""
    fields = json.loads(json.dumps(FIELDS))
    inner: Any = fields
    for step in path[:-1]:
        inner = inner[step]
    if value is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return json.dumps(fields)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_round_trip(preset: str, seats: int) -> None:
    record = played(preset, seats, 1, target=11)
    text = dumps(record)
    assert "\n" not in text
    assert loads(text) == Loaded(record, ())
    assert dumps(loads(text).record or record) == text
    assert verify(text) == ()
    assert replay(record)[-1].winner == json.loads(text)["winner"]


@settings(max_examples=20)
@given(st.integers(0, 500))
def test_every_beginning_of_a_match_comes_back(length: int) -> None:
    part = replace(SOUND, actions=SOUND.actions[:length], assisted=frozenset())
    assert loads(dumps(part)) == Loaded(part, ())


def test_the_words_of_a_record() -> None:
    record = played("scopa_assi_circolo", 2, 3)
    plays = [text for deal in json.loads(dumps(record))["deals"] for text in deal.get("plays", [])]
    assert any(text.endswith("x") for text in plays), "an ace that takes no cards"
    declared = [text for deal in FIELDS["deals"] for text in deal.get("plays", []) if "!" in text]
    assert declared and any(isinstance(action, Declare) for action in SOUND.actions)


def test_a_deal_won_outright_has_neither_plays_nor_points() -> None:
    seats = (Seat("A", "human"), Seat("B", "ai", "master"))
    deal = Deal(pack_with((4, 14, 24, 34), 2, Random(1)))
    record = Record("scopa_classica", {"four_equal_table": "dealer_wins"}, seats, 1, "2026-01-01T00:00:00Z", (deal,))
    fields = json.loads(dumps(record))
    assert (fields["deals"][0]["plays"], fields["winner"]) == ([], 1) and "points" not in fields["deals"][0]
    assert loads(dumps(record)) == Loaded(record, ())


def test_a_void_deal_stands_for_itself() -> None:
    seats = (Seat("A", "human"), Seat("B", "ai", "master"))
    void = Deal(pack_with((9, 19, 29, 0), 2, Random(1)))
    record = Record("scopa_classica", {}, seats, 1, "2026-01-01T00:00:00Z", (void, void), deck_seed=7)
    assert [set(deal) for deal in json.loads(dumps(record))["deals"]] == [{"dealer", "deck", "redeal"}] * 2
    assert loads(dumps(record)) == Loaded(record, ())


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("format",), "chess", "fault.format"),
        (("version",), 2, "fault.version"),
        (("version",), True, "fault.version"),
        (("game",), "bridge", "rule.preset"),
        (("game",), ..., "fault.field"),
        (("options",), [], "fault.field"),
        (("options",), {"target": -1}, "rule.value"),
        (("options",), {"wild": 1}, "rule.option"),
        (("seats",), [], "rule.players"),
        (("seats", 0, "name"), 7, "fault.field"),
        (("seats", 0, "name"), "\ud800", "fault.field"),
        (("seats", 0, "kind"), "ghost", "fault.field"),
        (("seats", 0, "level"), 3, "fault.field"),
        (("first_dealer",), 3, "rule.dealer"),
        (("first_dealer",), False, "fault.field"),
        (("sides",), [[0, 1], [2]], "fault.sides"),
        (("started",), "yesterday", "fault.field"),
        (("deck_seed",), "x", "fault.field"),
        (("deals",), None, "fault.field"),
        (("deals", 0), [], "fault.field"),
        (("deals", 0, "dealer"), 9, "fault.dealer"),
        (("deals", 0, "deck"), "7d", "fault.deck"),
        (("deals", 0, "redeal"), True, "fault.no_redeal"),
        (("deals", 0, "assisted"), 1, "fault.field"),
        (("deals", 0, "fair"), {"commitment": "0"}, "fault.field"),
        (("deals", 0, "fair", "commitment"), "0" * 64, "fault.commitment"),
        (("deals", 0, "fair", "nonce"), "0" * 64, "fault.commitment"),
        (("deals", 0, "fair", "nonce"), ..., "fault.unproved"),
        (("deals", 0, "fair", "cut"), 40, "fault.field"),
        (("deals", 1, "fair"), FIELDS["deals"][0]["fair"], "fault.nonce"),
        (("deals", 0, "plays"), ..., "fault.field"),
        (("deals", 0, "plays"), [], "fault.early_points"),
        (("deals", 0, "plays", 3), "", "fault.notation"),
        (("deals", 0, "plays", 3), {}, "fault.notation"),
        (("deals", 0, "points"), ..., "fault.points"),
        (("deals", 0, "points", 0, "cards"), 41, "fault.points"),
        (("deals", 0, "points", 0, "settebello"), False, "fault.points"),
        (("deals", 0, "points", 0, "awards"), {}, "fault.points"),
        (("deals", 0, "scores", 0), 99, "fault.scores"),
        (("winner",), ..., "fault.winner"),
        (("winner",), 5, "fault.winner"),
        (("winner",), False, "fault.winner"),
    ],
)
def test_damage_is_named(path: tuple[str | int, ...], value: object, key: str) -> None:
    text = changed(path, value)
    assert loads(text).fault is not None
    assert key in [fault.key for fault in loads(text).faults]
    assert verify(text) == loads(text).faults


def test_a_broken_play_leaves_what_came_before_it() -> None:
    for number, text in enumerate(FIELDS["deals"][0]["plays"]):
        broken = loads(changed(("deals", 0, "plays", number), "0:Kd" if "Kd" not in text else "0:Ad"))
        assert broken.record is not None and broken.fault is not None
        kept = broken.record.actions
        assert kept == SOUND.actions[: len(kept)] and len(kept) >= number + 1
        assert (broken.fault.where.deal, broken.fault.where.play) == (1, len(kept))


def test_sweep_marks_and_turns_are_checked() -> None:
    plays = FIELDS["deals"][0]["plays"]
    number, swept = next((number, text) for number, text in enumerate(plays) if text.endswith("#"))
    for text, key in [(swept[:-1], "fault.sweep"), (f"5{swept[1:]}", "fault.turn")]:
        fault = loads(changed(("deals", 0, "plays", number), text)).fault
        assert fault is not None and fault.key == key and fault.where.key == "fault.at.play"
    number, plain = next((number, text) for number, text in enumerate(plays) if "x" in text and "#" not in text)
    fault = loads(changed(("deals", 0, "plays", number), plain + "#")).fault
    assert fault is not None and fault.key == "fault.no_sweep"


def test_captured_cards_may_come_in_any_order_and_unknown_entries_are_ignored() -> None:
    number, text = next((n, t) for n, t in enumerate(FIELDS["deals"][0]["plays"]) if "x" in t and len(t) >= 9)
    head, taken = text.removesuffix("#").split("x")
    backwards = "".join(reversed([taken[at : at + 2] for at in range(0, len(taken), 2)]))
    mark = "#" if text.endswith("#") else ""
    assert loads(changed(("deals", 0, "plays", number), f"{head}x{backwards}{mark}")) == Loaded(SOUND, ())
    for path in (("mood",), ("deals", 0, "mood"), ("deals", 0, "points", 0, "mood"), ("seats", 0, "mood")):
        assert loads(changed(path, {"deep": [1]})) == Loaded(SOUND, ())


def test_deals_after_an_unfinished_one_or_after_the_end_are_faults() -> None:
    for path, key in ((("deals", 0, "plays"), "fault.unfinished"), (("deals",), "fault.after_end")):
        value = [*FIELDS["deals"], FIELDS["deals"][0]] if path == ("deals",) else FIELDS["deals"][0]["plays"][:-1]
        faults = loads(changed(path, value)).faults
        assert key in [fault.key for fault in faults]


def test_a_file_of_many_matches_and_one_over_many_lines() -> None:
    line = dumps(SOUND)
    broken = changed(("deals", 0, "scores", 0), 99)
    many = f"\ufeff{line}\n\n{broken}\r\n{line[:-9]}\n"
    assert [loaded.fault is None for loaded in load_all(many)] == [True, False, False]
    assert [fault.where.match for fault in verify(many)] == [2, 3]
    several = loads(many).fault
    assert several is not None and several.key == "fault.several"
    assert loads(json.dumps(FIELDS, indent=2)) == Loaded(SOUND, ())


def test_large_files_are_refused() -> None:
    for filler in ("x" * (5 * 2**20 + 1), "é" * (5 * 2**19 + 1)):
        fault = loads(filler).fault
        assert fault is not None and fault.key == "fault.too_large"


def test_text_that_is_no_record_is_a_fault_with_its_place() -> None:
    fault = loads('{"format":\n settebello}').fault
    assert fault is not None and (fault.key, fault.values) == ("fault.json", {"line": 2, "column": 2})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        "[" * 100_000,
        '{"a":' * 100_000,
        "NaN",
        "9" * 10_000,
        '{"format": 1e999}',
        "\ud800",
        "\x00",
    ],
)
def test_absurd_texts(text: str) -> None:
    assert loads(text).record is None and verify(text)


def test_deep_values_in_every_place() -> None:
    nest: object = []
    for _ in range(900):
        nest = [nest]
    for path in (("version",), ("game",), ("options", "target"), ("started",), ("deals", 0, "points", 0), ("winner",)):
        assert loads(changed(path, nest)).fault is not None


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["0:7d", "0!low", "1:2sx2b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(list(FIELDS)) | st.text(), inner),
    max_leaves=8,
)


@given(st.text() | JUNK.map(json.dumps))
def test_junk_never_raises(text: str) -> None:
    assert loads(text).fault is not None


@given(st.data())
def test_mutated_records_never_raise_and_keep_a_valid_beginning(data: st.DataObject) -> None:
    inner: Any = FIELDS
    path: list[str | int] = []
    while (entries := entries_of(inner)) and (not path or data.draw(st.booleans(), "go deeper")):
        path.append(data.draw(st.sampled_from(entries)))
        inner = inner[path[-1]]
    loaded = loads(changed(tuple(path), data.draw(JUNK | st.just(...))))
    if loaded.record is not None:
        assert replay(loaded.record)[-1] is not None
        assert loads(dumps(loaded.record)).record == loaded.record


@given(st.data())
def test_torn_and_scribbled_texts_never_raise(data: st.DataObject) -> None:
    text = dumps(SOUND)
    at = data.draw(st.integers(0, len(text)))
    scribble = data.draw(st.text(max_size=3))
    for damaged in (text[:at], text[:at] + scribble + text[at:], text[:at] + scribble + text[at + len(scribble) :]):
        loaded = loads(damaged)
        assert loaded.fault is None or loaded.fault.key


def test_many_random_matches_come_back() -> None:
    for seed in range(3):
        chance = Random(seed)
        rules = ruleset("scopa_bar", target=3)
        actions = tuple(step.action for step in match(rules, 3, chance))
        seats = tuple(Seat("", "ai", "beginner") for _ in range(3))
        record = Record("scopa_bar", {"target": 3}, seats, Random(seed).randrange(3), "2026-01-01T00:00:00Z", actions)
        assert loads(dumps(record)) == Loaded(record, ())
