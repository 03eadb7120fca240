"""Settings survive anything that was done to their file."""

import json
from dataclasses import asdict, fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match.settings import Settings, dumps, loads

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = [field.name for field in fields(Settings)]

CHANGED = {
    "language": "it",
    "deck": "french",
    "indices": "large",
    "back": "festa",
    "two_colours": True,
    "simple_small": False,
    "cloth": "wine",
    "speed": "instant",
    "reduced_motion": True,
    "volume": 0,
    "muted": True,
    "text_size": 150,
    "card_sort": "suit",
    "show_captures": True,
    "show_best": False,
    "warn": True,
    "cut": "auto",
    "full_screen": True,
    "maximised": True,
    "window_width": 3840,
    "window_height": 2160,
    "window_x": -1200,
    "window_y": 40,
    "player": "Zia Pina",
}

BAD = [
    ("language", "xx"),
    ("deck", 3),
    ("cloth", None),
    ("speed", ["instant"]),
    ("reduced_motion", 1),
    ("muted", "yes"),
    ("volume", 101),
    ("volume", -1),
    ("volume", 50.0),
    ("volume", True),
    ("text_size", 90),
    ("window_width", 10),
    ("window_height", 10**9),
    ("window_x", "left"),
    ("player", "x" * 25),
    ("player", "two\nlines"),
    ("player", {}),
]


def test_every_setting_returns_as_it_was_kept() -> None:
    assert set(CHANGED) == set(FIELDS)
    settings = Settings(**CHANGED)  # type: ignore[arg-type]
    assert loads(dumps(settings)) == (settings, ())


def test_nothing_kept_yet_is_the_start() -> None:
    assert loads("{}") == (Settings(), ())
    assert loads(dumps(Settings())) == (Settings(), ())


@pytest.mark.parametrize(("field", "value"), BAD)
def test_a_bad_field_costs_no_other(field: str, value: object) -> None:
    settings, faults = loads(json.dumps({**CHANGED, field: value}))
    assert faults == (field,)
    assert settings == replace(Settings(**CHANGED), **{field: getattr(Settings(), field)})  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"text"', "[" * 100_000, dumps(Settings())[:-20]])
def test_no_settings_at_all_are_one_fault(text: str) -> None:
    assert loads(text) == (Settings(), ("file",))


def test_settings_of_a_later_version_are_read_without_what_is_new() -> None:
    assert loads(json.dumps({"cloth": "walnut", "smell": "coffee"})) == (Settings(cloth="walnut"), ())


@given(st.dictionaries(st.sampled_from(FIELDS), JSON))
def test_whatever_stands_in_the_file_gives_usable_settings(stored: dict[str, object]) -> None:
    settings, faults = loads(json.dumps(stored))
    assert set(faults) <= set(stored)
    assert loads(dumps(settings)) == (settings, ())
    assert all(asdict(settings)[field] == stored[field] for field in stored if field not in faults)
