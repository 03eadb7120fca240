"""What the player who reckons one reply ahead makes of plays."""

from itertools import combinations

import pytest

from game.ai.core.masks import mask
from game.ai.core.rules import core
from game.ai.reckoning import reckoned
from game.ai.search.policy import PRIZES, SWEEP_PRIZE
from game.engine.actions import Play
from game.engine.cards import parse
from game.engine.observe import observe, unseen
from game.engine.play import legal
from game.match.lessons.lesson import Board, play

BOARD = Board(hands=("2c 5s Kb", "4c 6s Kd"), table="3s 4d 7b")


def test_a_laid_card_wins_nothing_and_a_sweep_ten_more_than_its_cards() -> None:
    board = Board(hands=("7c 5s", "Kc Kd"), table="3s 4d", piles=("", ""), turn=0)
    seen = observe(board.state(), 0)
    plays = (play("7cx3s4d"), play("5s"))
    swept, laid = reckoned(seen, plays)
    won = SWEEP_PRIZE + sum(PRIZES[parse(card)] for card in ("7c", "3s", "4d"))
    assert swept == won
    assert laid < 0


@pytest.mark.parametrize("code", ["2c", "5s"])
def test_the_best_reply_is_averaged_over_every_hand_that_may_be_held(code: str) -> None:
    seen = observe(BOARD.state(), 0)
    made = next(action for action in legal(seen, 0) if isinstance(action, Play) and action.card == parse(code))
    rules, table = core(seen.rules), mask([*seen.table, made.card])

    def wins(card: int) -> float:
        takes = [taken for taken in rules.takes(rules.number[card], table) if taken >= 0]
        found = [
            PRIZES[card] + sum(PRIZES[one] for one in range(40) if taken >> one & 1) + SWEEP_PRIZE * (taken == table)
            for taken in takes
        ]
        return max(found, default=0.0)

    hands = list(combinations(unseen(seen), 3))
    mean = sum(max(map(wins, hand)) for hand in hands) / len(hands)
    assert reckoned(seen, [made])[0] == pytest.approx(-mean)
