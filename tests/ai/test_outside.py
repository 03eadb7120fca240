"""Chances of what others hold, against counting all hands that are possible."""

from itertools import combinations

import pytest

from game.ai.outside import Holding, Outside, outside
from game.engine.cards import DECK, names
from game.engine.observe import observe
from tests.ai.positions import TABLES, cards, met, position, seen


@pytest.mark.parametrize("hidden", [0, 1, 3, 5])
@pytest.mark.parametrize("marked", [(), (3,), (3, 7), (0, 1, 2, 3, 4, 5, 6)])
def test_the_chance_is_the_share_of_all_hands(hidden: int, marked: tuple[int, ...]) -> None:
    unseen = frozenset(range(8))
    hands = list(combinations(unseen, hidden))
    share = sum(any(card in marked for card in hand) for hand in hands) / len(hands)
    assert Outside(unseen, (Holding((), hidden),)).chance(0, (*marked, 30)) == pytest.approx(share)


def test_an_open_card_is_certain() -> None:
    open_hand = Outside(frozenset({1, 2, 3}), (Holding((20,), 1),))
    assert open_hand.chance(0, [20, 1]) == 1.0
    assert open_hand.chance(0, [1]) == pytest.approx(1 / 3)
    assert open_hand.candidates() == {1, 2, 3, 20}


def test_in_the_last_hand_the_unseen_cards_are_his() -> None:
    rest = "2c 5d Cd"
    pile = [card for card in DECK if card not in cards(f"{rest} 3b 7b Kd 4b Js")]
    state = position(("3b 7b Kd", rest), "4b Js", (names(pile, " "), ""))
    answers = outside(observe(state, 0))
    assert answers.unseen == set(cards(rest))
    assert all(answers.chance(1, [card]) == 1.0 for card in cards(rest))
    assert answers.chance(1, cards("3d 4d")) == 0.0


def test_after_the_last_card_of_a_round_everybody_is_dealt_anew() -> None:
    state = position(("5c", ""), "2d 3d", turn=0, dealer=0)
    answers = outside(observe(state, 0))
    assert answers.holdings == (Holding((), 3), Holding((), 3))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_card_is_forgotten_or_seen_twice(game: str, players: int) -> None:
    for state in met(game, players, 1):
        view = seen(state)
        answers = outside(view)
        hidden = {card for seat, hand in enumerate(view.hands) if None in hand for card in state.hands[seat]}
        assert answers.unseen == hidden.union(state.stock)
        assert all(answers.chance(seat, DECK) in (0.0, pytest.approx(1.0)) for seat in range(players))
