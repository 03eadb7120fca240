"""What some players love shows in what they play."""

from dataclasses import replace

import pytest

from game.ai.advise import advise
from game.ai.characters import CHARACTERS, HABITS, habit, liking
from game.ai.types import Budget, Request
from game.engine.actions import Play
from game.engine.play import legal
from game.engine.state import Made
from tests.ai.positions import met, play, position, seen


def _plays(text: str) -> list[Play]:
    return [play(one) for one in text.split(", ")]


@pytest.mark.parametrize(
    ("character", "loved", "other"),
    [
        ("sweeper", "Cd x 2c 3s 4b", "4s x 4b"),
        ("hoarder", "Cd x 2c 3s 4b", "4s x 4b"),
        ("seven_hunter", "Kb", "7s"),
        ("cautious", "Kb", "7s"),
    ],
)
def test_a_taste_raises_what_it_loves(character: str, loved: str, other: str) -> None:
    view = seen(position(("Cd 4s Kb 7s", "Ac 2s"), "2c 3s 4b" if "x" in loved else "3s"))
    taste = CHARACTERS[character]
    assert liking(view, play(loved), taste) > liking(view, play(other), taste)


def test_nobody_in_particular_loves_nothing() -> None:
    view = seen(position(("Cd 4s Kc", "Ac 2s"), "2c 3s 4b"))
    assert all(liking(view, action, CHARACTERS[""]) == 0 for action in legal(view) if isinstance(action, Play))


def test_a_partner_answers_and_leaves_what_was_laid_for_him() -> None:
    state = position(("4b 2c Kd", "5s", "4d", "6s"), "3d", game="scopa_bar", dealer=3)
    laid = Made(2, play("4c"), False), Made(3, play("4s x 4c"), False), Made(2, play("3d"), False)
    view = seen(replace(state, plays=laid))
    assert HABITS["answer_partner"](view, play("4b"))
    assert not HABITS["answer_partner"](view, play("2c"))
    assert HABITS["leave_partner"](view, play("2c"))
    assert not HABITS["leave_partner"](view, Play(play("3b").card, (play("3d").card,)))
    assert habit(view, _plays("2c, 4b"), CHARACTERS["partner"]) == play("4b")


def test_dealers_keep_even_and_the_others_break() -> None:
    plays = _plays("Ks x Kc, Ks x 4c 6b")
    for dealer, kept in ((0, plays[0]), (1, plays[1])):
        view = seen(position(("Ks", "5s", "4d", "6s"), "Kc 4c 6b", game="scopa_bar", dealer=dealer))
        assert habit(view, plays, CHARACTERS["partner"]) == kept


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_plays_by_the_rules(character: str) -> None:
    for number, state in enumerate(met("scopone_ordinario", 4, 2)):
        if number % 6 == 0:
            advice = advise(Request(1, seen(state), "expert", Budget(2), 3, character))
            assert advice.action == advice.candidates[0].action
            assert advice.action in legal(state)
