"""Own sets of rules go out as a file and come back; nothing that is wrong with one does harm, and it is named."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.ruleset import RuleError
from game.engine.variants import PRESETS, ruleset
from game.match.houserules import FORMAT, LARGEST, NAME, HouseRules, OwnRules, checked_name, dumps, loads
from game.match.options import HOUSE_RULES, values
from game.shell.words import words
from tests.match.fakes import MemoryStore

NONNA = OwnRules("Nonna's table", "scopa_classica", {"napola": True, "target": 15})
SUNDAY = OwnRules("Sunday", "cirulla_genovese", {"grande": 0, "pattern": ("P3", "T4")})
SOUND: dict[str, Any] = {
    "format": FORMAT, "version": 1, "name": "Bar", "game": "scopa_bar", "options": {"re_bello": True},
}  # fmt: skip

FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"format": "something"}, "rulesfile.format", "settebello-rules"),
    ({"version": 2}, "rulesfile.version", "1"),
    ({"version": True}, "rulesfile.version", "1"),
    ({"name": ""}, "rulesfile.name", "24"),
    ({"name": 7}, "rulesfile.name", "24"),
    ({"name": "x" * 25}, "rulesfile.name", "24"),
    ({"name": "two\nlines\x00"}, "rulesfile.name", "24"),
    ({"game": "poker"}, "rule.preset", "scopa_classica"),
    ({"game": None}, "rulesfile.game", "game"),
    ({"options": [1]}, "rulesfile.options", "options"),
    ({"options": {"wild": 1}}, "rule.option", "napola"),
    ({"options": {"preset": "scopa_bar"}}, "rule.option", "napola"),
    ({"options": {"napola": "yes"}}, "rule.value", "false, true"),
    ({"options": {"target": 0}}, "rule.value", "1-999"),
    ({"options": {"ties": None}}, "rule.value", "none, share"),
    ({"options": {"players": [[2]]}}, "rule.value", "2, 3, 4, 6"),
    ({"options": {"pattern": ["T40"]}}, "rule.deal", "T40"),
    ({"extra": 1}, "rulesfile.unknown", "options"),
]


def sentence(error: RuleError) -> str:
    return words("en").text(error.key, **error.values)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.mark.parametrize("own", [NONNA, SUNDAY], ids=lambda own: own.name)
def test_a_set_returns_from_its_file(own: OwnRules) -> None:
    again = loads(dumps(own))
    assert again.rules == own.rules and (again.name, again.game) == (own.name, own.game)


@given(st.sampled_from(sorted(PRESETS)), st.data())
def test_every_house_rule_survives_the_file(preset: str, data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.sampled_from([rule.option for rule in HOUSE_RULES]), unique=True, max_size=6))
    options = {option: data.draw(st.sampled_from(values(option))) for option in chosen}
    again = loads(dumps(OwnRules("Table", preset, options)))
    assert again.rules == ruleset(preset, **options)
    assert all(getattr(ruleset(preset), option) != value for option, value in again.options.items())


@pytest.mark.parametrize(("change", "key", "named"), FAULTS)
def test_a_wrong_file_is_refused_with_what_is_allowed(change: dict[str, Any], key: str, named: str) -> None:
    with pytest.raises(RuleError) as caught:
        loads(json.dumps({**SOUND, **change}))
    assert caught.value.key == key
    assert named in sentence(caught.value)


@pytest.mark.parametrize("field", ["format", "version", "name", "game", "options"])
def test_a_missing_entry_is_named(field: str) -> None:
    with pytest.raises(RuleError) as caught:
        loads(json.dumps({key: value for key, value in SOUND.items() if key != field}))
    assert field in sentence(caught.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "rulesfile.json"),
        ("{", "rulesfile.json"),
        ("[]", "rulesfile.format"),
        ("null", "rulesfile.format"),
        ("[" * 30_000, "rulesfile.absurd"),
        ("9" * 5000, "rulesfile.absurd"),
        (" " * (LARGEST + 1), "rulesfile.large"),
    ],
)
def test_junk_is_refused(text: str, key: str) -> None:
    with pytest.raises(RuleError) as caught:
        loads(text)
    assert caught.value.key == key and sentence(caught.value) != key


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*SOUND, "other"]), JSON), st.text(max_size=60))
def test_no_text_does_harm(change: dict[str, Any], text: str) -> None:
    for given_text in (json.dumps({**SOUND, **change}), text):
        try:
            own = loads(given_text)
        except RuleError as error:
            assert sentence(error) != error.key
        else:
            assert own.rules and 0 < len(own.name) <= 24


def test_sets_are_kept(store: MemoryStore) -> None:
    kept = HouseRules(store)
    kept.keep(NONNA)
    kept.keep(SUNDAY)
    again = HouseRules(store)
    assert [own.name for own in again.sets] == ["Nonna's table", "Sunday"]
    assert not again.faults
    found = again.find("Sunday")
    assert found is not None and found.options == {"grande": 0}


def test_keeping_under_the_same_name_replaces(store: MemoryStore) -> None:
    kept = HouseRules(store)
    kept.keep(NONNA)
    kept.keep(OwnRules(NONNA.name, "escoba_clasica", {}))
    assert [own.game for own in kept.sets] == ["escoba_clasica"]
    with pytest.raises(RuleError):
        kept.keep(OwnRules(NONNA.name.upper(), "escoba_clasica", {}))


def test_sets_are_renamed_and_forgotten(store: MemoryStore) -> None:
    kept = HouseRules(store)
    kept.keep(NONNA)
    kept.keep(SUNDAY)
    renamed = kept.rename("Sunday", "  Long   Sunday ")
    assert renamed is not None and renamed.name == "Long Sunday"
    with pytest.raises(RuleError) as caught:
        kept.rename("Long Sunday", "nonna's TABLE")
    assert caught.value.key == "rulesfile.taken"
    kept.remove("Long Sunday")
    assert [own.name for own in HouseRules(store).sets] == [NONNA.name]


def test_names_are_plain() -> None:
    assert checked_name("  Nonno   Gino ") == "Nonno Gino"
    for name in ("", "   ", "x" * 25, "a\u0000b", "\ud800"):
        with pytest.raises(RuleError):
            checked_name(name)


def test_a_file_goes_out_and_comes_in_under_a_free_name(store: MemoryStore) -> None:
    kept = HouseRules(store)
    kept.keep(NONNA)
    name = kept.hand_out(NONNA)
    assert name == "nonna-s-table.rules.json" and kept.files() == (name,)
    assert kept.take_in_file(name).name == NONNA.name and len(kept.sets) == 1
    kept.keep(OwnRules(NONNA.name, "scopa_bar", {}))
    assert kept.take_in_file(name).name == "Nonna's table 2"
    assert kept.hand_out(OwnRules(NONNA.name, "scopa_bar", {})) == "nonna-s-table-2.rules.json"


def test_a_file_that_is_gone_is_refused(store: MemoryStore) -> None:
    with pytest.raises(RuleError):
        HouseRules(store).take_in_file("gone.rules.json")


@pytest.mark.parametrize(("change", "key", "named"), FAULTS)
def test_one_damaged_set_costs_no_other(change: dict[str, Any], key: str, named: str, store: MemoryStore) -> None:
    HouseRules(store).keep(NONNA)
    stored = json.loads(store.texts[NAME])
    stored["sets"].append({**SOUND, **change})
    store.texts[NAME] = damaged = json.dumps(stored)
    kept = HouseRules(store)
    assert [own.name for own in kept.sets] == [NONNA.name]
    assert [fault.key for fault in kept.faults] == [key]
    assert store.texts[kept.aside] == damaged
    assert not HouseRules(store).faults


@pytest.mark.parametrize("text", ["", "junk", "[]", '{"sets": 3}', '{"sets": [1, null, "x"]}', "[" * 30_000])
def test_a_damaged_text_is_set_aside(text: str, store: MemoryStore) -> None:
    store.texts[NAME] = text
    kept = HouseRules(store)
    assert kept.sets == () and kept.faults and store.texts[kept.aside] == text
    kept.keep(NONNA)
    assert len(HouseRules(store).sets) == 1


def test_a_full_disk_changes_nothing(store: MemoryStore) -> None:
    kept = HouseRules(store)
    kept.keep(NONNA)
    store.full = True
    with pytest.raises(OSError):
        kept.keep(SUNDAY)
    with pytest.raises(OSError):
        kept.rename(NONNA.name, "New")
    with pytest.raises(OSError):
        kept.remove(NONNA.name)
    assert [own.name for own in kept.sets] == [NONNA.name]


class Unreadable(MemoryStore):
    """A store that cannot be read."""

    def load(self, name: str) -> str | None:
        raise OSError(name)


def test_an_unreadable_text_is_told_and_not_written_over() -> None:
    store = Unreadable()
    store.texts[NAME] = "too much"
    kept = HouseRules(store)
    assert kept.sets == () and [fault.key for fault in kept.faults] == ["rulesfile.unreadable"]
    kept.keep(NONNA)
    assert store.texts[kept.aside] == "too much"
