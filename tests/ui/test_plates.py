"""What plates say of the players, and the score of the match."""

from game.engine.actions import Play
from game.engine.play import legal
from game.engine.state import Phase
from game.ui.draw import Label
from tests.ui.pilot import Sitting


def says(sitting: Sitting) -> set[str]:
    return {item.text for item in sitting.scene.items() if isinstance(item, Label)}


def test_it_is_your_turn_once_what_happened_has_been_shown() -> None:
    sitting = Sitting(viewer=1)
    sitting.deal()
    sitting.settle()
    assert "Your turn" in says(sitting) and "3 cards in hand" not in says(sitting)
    sitting.apply(next(action for action in legal(sitting.state) if isinstance(action, Play)))
    sitting.wait(0.1)
    assert sitting.scene.busy and "2 cards in hand" in says(sitting) and "Your turn" not in says(sitting)
    sitting.settle()
    sitting.others()
    assert not sitting.scene.busy and "Your turn" in says(sitting)


def test_a_small_plate_says_less_of_the_hand() -> None:
    for width, height, text in ((1280, 800, "3 cards in hand"), (960, 600, "3 cards")):
        sitting = Sitting(viewer=1, width=width, height=height)
        sitting.deal()
        sitting.wait(0.1)
        sitting.scene.finish()
        sitting.settle()
        sitting.apply(next(action for action in legal(sitting.state) if isinstance(action, Play)))
        sitting.settle()
        assert text.replace("3", "2") in says(sitting)


def test_the_deal_that_is_being_dealt_has_its_number() -> None:
    sitting = Sitting(seed=3)
    sitting.deal()
    sitting.settle()
    while sitting.state.phase is Phase.PLAY:
        sitting.apply(next(action for action in legal(sitting.state) if isinstance(action, Play)))
        sitting.settle()
    assert "Scopa, deal 1" in says(sitting)
    sitting.deal()
    sitting.wait(0.1)
    assert sitting.scene.busy and "Scopa, deal 2" in says(sitting)
