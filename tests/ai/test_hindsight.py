"""Whether a deal could still have been won: counted out exactly, or not at all."""

from dataclasses import replace

import pytest

from game.ai.hindsight import Hindsight, answerable
from game.engine.actions import Play
from game.engine.state import Phase, State
from tests.ai.endings import checked, judged
from tests.ai.positions import met, play, position


def closing(hands: tuple[str, str], table: str, scores: tuple[int, int] = (0, 0)) -> State:
    """The last hand of a deal: whatever is not named lies in the piles, the coins with side 0."""
    state = position(hands, table, last_taker=0)
    rest = state.stock
    piles = (tuple(card for card in rest if card < 20), tuple(card for card in rest if card >= 20))
    return replace(state, stock=(), piles=piles, scores=scores)


def test_verdicts_are_what_trying_everything_says() -> None:
    assert checked(10).wrong == ()


def test_it_says_how_the_deal_would_have_been_won() -> None:
    state = closing(("Ks 7s", "Jb 5b"), "Cs Kd 7c")
    verdict = judged(state)
    assert verdict is not None and verdict.won(0) and not verdict.won(1)
    assert [step.before.turn for step in verdict.line] == [0, 1, 0, 1]
    assert verdict.end.phase is Phase.DEAL and verdict.end.scores == verdict.points


def test_a_match_won_is_better_than_any_number_of_points() -> None:
    """Taking the king gives the sweep that ends the match, taking the seven more points and no end."""
    state = closing(("Ks", "Jb"), "Kd", scores=(10, 10))
    verdict = judged(state)
    assert verdict is not None and verdict.end.phase is Phase.OVER and verdict.won(0)
    assert verdict.line[0].action == play("Ks x Kd")


@pytest.mark.parametrize(
    ("game", "seats", "stock", "asked"),
    [
        ("scopa_classica", 2, True, True),
        ("scopone_scientifico", 4, False, True),
        ("scopa_classica", 6, True, True),
        ("scopa_classica", 3, False, False),
        ("cirulla_genovese", 2, True, False),
        ("cirulla_genovese", 2, False, True),
    ],
)
def test_where_it_may_be_asked(game: str, seats: int, stock: bool, asked: bool) -> None:
    state = next(state for state in met(game, seats, 3) if bool(state.stock) is stock)
    assert answerable(state) is asked
    assert Hindsight(state).given_up is not asked


def test_slices_change_nothing() -> None:
    state = next(state for state in met("scopa_classica", 2, 2) if len(state.stock) == 6)
    whole, sliced = Hindsight(state), Hindsight(state)
    whole.work(100_000)
    slices = 0
    while not sliced.done:
        sliced.work(300)
        slices += 1
    assert slices > 1 and sliced.verdict == whole.verdict is not None


def test_too_large_a_question_is_given_up() -> None:
    state = next(met("scopone_scientifico", 4, 1))
    hindsight = Hindsight(state, most=2_000)
    for _ in range(10):
        hindsight.work(500)
    assert hindsight.given_up and hindsight.verdict is None


def test_the_first_play_of_a_deal_is_under_its_own_rules() -> None:
    state = next(met("scopa_assi_circolo", 2, 1))
    hindsight = Hindsight(state, most=400)
    while not hindsight.done:
        hindsight.work(400)
    assert hindsight.given_up and all(isinstance(step.action, Play) for step in hindsight._line)
