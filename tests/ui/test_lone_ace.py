"""An ace that takes only itself from an empty table has no set of cards to outline."""

import pytest

from game.engine.actions import Play
from game.ui.draw import Label
from game.ui.inputs import Move, Press, Release
from game.ui.scenes.scene import Submit
from game.ui.scenes.table import TableScene
from tests.ui.pilot import PEOPLE, stage
from tests.ui.positions import SIZES, one, view


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_pointed_at_dragged_and_played(width: int, height: int) -> None:
    scene = TableScene(stage(width, height), view("", "Ac5d3c", preset="scopa_assi_circolo"), PEOPLE[:2])
    pose = scene.hands.animator.targets()["Ac"].pose
    scene.handle(Move(pose.x, pose.y))
    assert any("ace" in item.text for item in scene.items() if isinstance(item, Label))
    scene.handle(Press(pose.x, pose.y))
    scene.handle(Move(width / 2, height / 2))
    assert scene.items()
    scene.handle(Release(width / 2, height / 2))
    assert [command for command in scene.take_commands() if isinstance(command, Submit)] == [
        Submit(Play(one("Ac"), ()))
    ]
