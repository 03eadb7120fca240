"""What is said to whoever plays too early is true, and goes when it is true no longer."""

from game.engine.actions import Play
from game.engine.play import legal
from game.engine.state import Phase
from game.ui.draw import Label
from game.ui.inputs import Move, Release
from tests.ui.pilot import Sitting
from tests.ui.test_table_scene import free_spot, turn_of


def said(sitting: Sitting) -> str:
    return " ".join(item.text for item in sitting.scene.items() if isinstance(item, Label))


def others_turn() -> Sitting:
    """A match in which somebody else has the turn, the viewer's play having been seen."""
    sitting = turn_of("scopa_classica", 2, 2)
    sitting.apply(next(play for play in legal(sitting.state) if isinstance(play, Play)))
    sitting.settle()
    assert sitting.state.phase is Phase.PLAY and sitting.state.turn != sitting.viewer
    return sitting


def reply(sitting: Sitting) -> None:
    sitting.apply(next(play for play in legal(sitting.state) if isinstance(play, Play)))


def test_a_refusal_goes_when_the_others_have_played() -> None:
    sitting = others_turn()
    sitting.key("right", "enter")
    assert "it is for Gino to play" in said(sitting)
    reply(sitting)
    sitting.settle()
    assert sitting.scene.refusal is None and "An ace" not in said(sitting)


def test_a_card_dropped_while_a_play_is_shown_is_told_so() -> None:
    sitting = others_turn()
    x, y = sitting.at(sitting.scene.grip.hand[0])
    sitting.press(x, y)
    sitting.scene.handle(Move(*free_spot(sitting), sitting.now))
    reply(sitting)
    made = len(sitting.made)
    sitting.scene.handle(Release(*free_spot(sitting), "left", sitting.now))
    assert sitting.scene.busy and "the last play is still being shown" in said(sitting)
    sitting.settle()
    assert sitting.scene.refusal is None and len(sitting.made) == made


def test_a_card_dropped_while_plays_are_seen_again_is_not_played() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    sitting.apply(next(play for play in legal(sitting.state) if isinstance(play, Play)))
    sitting.settle()
    sitting.others()
    x, y = sitting.at(sitting.scene.grip.hand[0])
    sitting.press(x, y)
    sitting.scene.handle(Move(*free_spot(sitting), sitting.now))
    made = len(sitting.made)
    sitting.key("r")
    assert sitting.scene.busy and said(sitting)
    sitting.scene.handle(Release(*free_spot(sitting), "left", sitting.now))
    assert "the last play is still being shown" in said(sitting)
    sitting.settle()
    assert len(sitting.made) == made and sitting.scene.grip.my_turn
    sitting.drag(sitting.scene.grip.hand[0], free_spot(sitting))
    assert len(sitting.made) == made + 1
