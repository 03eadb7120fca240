"""What a player does: always legal, always the same, never by looking at what is hidden, and seldom foolish."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from random import Random
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.advise import advise, best_declaration
from game.ai.hidden import exchanged
from game.ai.levels import LEVELS, OFFERED
from game.ai.types import Advice, Budget, Request
from game.engine.actions import Declare, Play
from game.engine.notation import Entry, written
from game.engine.observe import observe
from game.engine.play import legal
from game.engine.state import Observation
from tests.ai.positions import TABLES, met, play, position, seen
from tests.arch.tree import ROOT

SIGNATURE = 2130502309


def _ask(view: Observation, level: str = "master", seed: int = 0, worlds: int = 0) -> Advice:
    return advise(Request(7, view, level, Budget(worlds), seed))


def signature() -> int:
    """A number that changes as soon as any play in some deals of every game does."""
    told = []
    for game, players in TABLES:
        for state in islice(met(game, players, 3), 0, None, 4):
            action = _ask(seen(state), "regular", worlds=2).action
            assert isinstance(action, Play | Declare)
            told.append(written(Entry(state.turn, action)))
    return crc32(" ".join(told).encode())


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("level", ["beginner", "master", "rules", "prevent", "greedy", "random"])
def test_advice_is_legal_in_every_game(game: str, players: int, level: str) -> None:
    for state in islice(met(game, players, 1), 0, None, 7):
        advice = _ask(seen(state), level, worlds=1)
        actions = legal(state)
        assert advice.id == 7
        assert advice.action == advice.candidates[0].action
        assert {candidate.action for candidate in advice.candidates} <= set(actions)
        values = [candidate.value for candidate in advice.candidates]
        assert values == sorted(values, reverse=True)


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 999), other=st.integers(0, 999), where=st.integers(0, 35))
def test_hidden_cards_change_nothing(table: tuple[str, int], seed: int, other: int, where: int) -> None:
    state = next(islice(met(*table, seed), where, None), None)
    if state is None:
        return
    changed = exchanged(state, state.turn, Random(other))
    if changed is None:
        return
    assert seen(changed) == seen(state)
    for level in ("beginner", "master", "rules", "prevent"):
        assert _ask(seen(changed), level, 5, 2) == _ask(seen(state), level, 5, 2)


def test_the_same_question_has_the_same_answer_in_another_process() -> None:
    code = "from tests.ai.test_advise import signature; print(signature())"
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    answer = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert int(answer.stdout) == SIGNATURE


def test_behaviour_is_as_it_was() -> None:
    """Fails with every change of play: put the new number in where the change is meant."""
    assert signature() == SIGNATURE


# The lessons every regular teaches: hands of both seats, the table, the piles, the mover, and the right plays.
LESSONS = [
    ("an equal card", ("5s Kb 2c", "Ac 7b Jd"), "5d Jc 3s Cb", (), 0, ["5s x 5d"]),
    ("a sum", ("7s 2c Kb", "7c Jb As"), "4c 3d 6b Cs", (), 0, ["7s x 3d 4c"]),
    ("the match first", ("5s 6b Cc", "5b Js 4d"), "5d 3c 2s Kb", (), 0, ["5s x 5d"]),
    ("a sweep", ("Cb As", "Cd 4s Kc"), "2c 3s 4b", ("6c 6s", ""), 1, ["Cd x 2c 3s 4b"]),
    (
        "more than ten",
        ("Kc 2b Ab", "7b 4c Jb"),
        "4s 2c",
        ("Jd Js 5c 5s Ks Kd", "3d 3b Cc Cs 6b 6d 7s 7c"),
        0,
        ["Kc"],
    ),
    (
        "one of two",
        ("6s 3d", "2c 2b 6b"),
        "",
        ("Ac 2s 4s 5d 5c 7d Jb Cc Cs", "Ks Kb"),
        1,
        ["2c", "2b"],
    ),
    ("the settebello", ("7c Cs 4b", "7b As Jc"), "7d Cb Kc 2s", (), 0, ["7c x 7d"]),
    ("two coins", ("3c 7c", "2d Cs Kb"), "4d 5d 6b", ("Cd Cb", ""), 1, ["Cs x 4d 5d"]),
    ("the coin that takes", ("2s", "6d 6b"), "6c Cb Kd", ("Ad Ab 4c 4s", ""), 1, ["6d x 6c"]),
    ("three cards", ("4s Js Kc", "6s Jc Cd"), "2c 3s 6b Kb", (), 0, ["Js x 2c 6b"]),
    (
        "the primiera",
        ("3c 7c Js", "6c 7b Kd"),
        "Ad 7s Cs Kc",
        (
            "Ac As Ab 2c 2s 5d 5c 5s 5b 7d Jb",
            "2d 2b 3d 3s 3b 4d 4c 4s 4b 6d 6s 6b Jd Jc Cd Cc Cb Ks Kb",
        ),
        0,
        ["7c x 7s"],
    ),
    (
        "a sum for the last seven",
        ("4d", "6s 7d"),
        "As",
        ("Ad Ac 2c 3b 4s 7c 7s 7b Jb Cd Cc Kd", "2d 2b 2s 3s 5d 5c 5s 6d 6b Kc Ks Kb"),
        1,
        ["6s"],
    ),
    (
        "his last three cards",
        ("3b 7b Kd", "2c 5d Cd"),
        "4b Js",
        (
            "As 2b 4d 4c 4s 5s 5b 6d 6c 7c Cc Cb Kc Kb",
            "Ad Ac Ab 2d 2s 3d 3c 3s 5c 6s 6b 7d 7s Jd Jc Jb Cs Ks",
        ),
        0,
        ["3b"],
    ),
    (
        "the last capture",
        ("Kb", "5b Ks"),
        "7b",
        (
            "As Ab 3c 4b 5d 5c 5s 6b 7c 7s Jd Jc Js Jb Cd Cc Kd Kc",
            "Ad Ac 2d 2c 2s 2b 3d 3s 3b 4d 4c 4s 6d 6c 6s 7d Cs Cb",
        ),
        1,
        ["5b"],
    ),
]


@pytest.mark.parametrize(("name", "hands", "table", "piles", "turn", "right"), LESSONS, ids=[row[0] for row in LESSONS])
def test_a_master_knows_the_lessons(
    name: str, hands: tuple[str, ...], table: str, piles: tuple[str, ...], turn: int, right: list[str]
) -> None:
    del name
    last = 1 if len(piles) == 2 else None
    state = position(hands, table, piles, turn=turn, last_taker=last)
    assert _ask(seen(state)).action in [play(text) for text in right]


OTHER_GAMES = [
    ("escoba_breve", ("5b Js 4c", "3b Ks 6d"), "7d 3s Kb 2c", ["Js x 7d"]),
    ("scopa_assi_libera", ("As Kb 2c", "7c Cb 4c"), "3d 5d 6s Cc", ["As x 3d 5d 6s Cc"]),
    ("cirulla_genovese", ("7d Kb 3c", "4s Js 6c"), "5s 3d Jc Ks", ["7d x 3d 5s", "7d x Jc"]),
]


@pytest.mark.parametrize(("game", "hands", "table", "right"), OTHER_GAMES, ids=[row[0] for row in OTHER_GAMES])
def test_a_master_knows_the_other_games(game: str, hands: tuple[str, ...], table: str, right: list[str]) -> None:
    state = position(hands, table, game=game)
    assert _ask(seen(state)).action in [play(text) for text in right]


def test_a_dealer_of_scopone_leads_what_he_holds_most_of() -> None:
    hands = (
        "Ad As Ab 2c 3d 7s Jc Cc Cb Kc",
        "2d 3c 4d 5s 6c 6s 7b Js Cd Kd",
        "Ac 2s 3s 4c 5d 5b 6d 7c Jd Kb",
        "2b 3b 4s 4b 5c 6b 7d Jb Cs Ks",
    )
    state = position(hands, "", game="scopone_scientifico", dealer=3)
    assert _ask(seen(state)).action in [play("As"), play("Ab"), play("Ad")]


def test_the_dearest_declaration_is_made_first_of_all() -> None:
    state = replace(position(("2d 2s 7c", "Kd Kc Ks"), "5s 3d Jc Ks", game="cirulla_genovese"), plays=())
    assert _ask(observe(state, 0)).action == Declare(0, "three", 2)


def test_a_hand_is_declared_out_of_turn() -> None:
    state = replace(position(("Kd Kc Ks", "Ad 2s 3s"), "5s 3d Jc Kb", game="cirulla_genovese"), plays=())
    assert best_declaration(observe(state, 1)) == Declare(1, "low")
    assert best_declaration(observe(state, 0)) == Declare(0, "three")


def test_where_there_is_nothing_to_do_there_is_no_advice() -> None:
    state = position(("5s", "5c"), "2d")
    with pytest.raises(ValueError, match="nothing"):
        _ask(observe(state, 1))
    with pytest.raises(KeyError):
        _ask(observe(state, 0), "of tomorrow")


def test_people_are_offered_no_yardstick() -> None:
    assert OFFERED and all(not LEVELS[name].yardstick for name in OFFERED)


@pytest.mark.parametrize("level", OFFERED)
def test_nobody_lays_the_settebello_where_another_play_will_do(level: str) -> None:
    """The next seat holds the fourth seven, and a knave takes the knave."""
    hands = ("7d 7s 7b Js 2c", "7c 3d 4d 5d 3c", "Ab Ac 5c 6c 2b", "As 3s 4s 5s Kb")
    state = position(hands, "Kd 6d Jd", game="scopone_scientifico", dealer=3)
    state = replace(state, stock=(), piles=(state.stock, ()))
    for seed in range(12):
        assert _ask(seen(state), level, seed, 20).action != play("7d")
