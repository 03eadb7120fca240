"""The last choice is remembered, whatever was done to its file, and can always be played."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.levels import LEVELS, OFFERED
from game.match.setup import OPPONENT, USUAL_LEVEL, YOU, Place, Setup, dumps, loads, usual_seats

CIRULLA = Setup(
    "cirulla_genovese",
    {"target": 101, "grande": 0},
    (YOU, Place("human", name="Anna"), Place("ai", USUAL_LEVEL, "gino"), OPPONENT),
    "Sunday",
)


@pytest.mark.parametrize("setup", [Setup(), CIRULLA, Setup("scopone_libero", {}, usual_seats(4))])
def test_a_setup_returns(setup: Setup) -> None:
    assert loads(dumps(setup)) == (setup, ())


def test_the_usual_strength_is_offered() -> None:
    assert USUAL_LEVEL in OFFERED and Setup().rules.tables


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "poker"}, "game"),
        ({"game": 3}, "game"),
        ({"options": {"grande": 4}}, "options"),
        ({"options": 5}, "options"),
        ({"rules_name": "x" * 99}, "options"),
        ({"seats": []}, "seats"),
        ({"seats": [1, 2]}, "seats"),
        ({"seats": [{"kind": "ai", "level": USUAL_LEVEL, "character": "", "name": ""}] * 4}, "seats"),
        ({"seats": [{"kind": "dog", "level": "", "character": "", "name": ""}] * 4}, "seats"),
    ],
)
def test_what_cannot_be_used_gives_way_to_the_usual(change: dict[str, Any], fault: str) -> None:
    setup, faults = loads(json.dumps({**json.loads(dumps(CIRULLA)), **change}))
    assert faults == (fault,)
    assert len(setup.seats) in setup.rules.tables


def test_a_strength_that_is_gone_gives_way() -> None:
    stored = json.loads(dumps(Setup()))
    stored["seats"][1]["level"] = "champion"
    assert "champion" not in LEVELS
    assert loads(json.dumps(stored)) == (Setup(), ())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(["game", "options", "seats", "rules_name"]), JSON), st.text(max_size=40))
def test_any_text_gives_something_that_can_be_played(change: dict[str, Any], text: str) -> None:
    for stored in (json.dumps({**json.loads(dumps(CIRULLA)), **change}), text):
        setup, _ = loads(stored)
        assert len(setup.seats) in setup.rules.tables and setup.seats[0].kind == "human"
