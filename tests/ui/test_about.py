"""What comes with the game, told in plain lines."""

from game.ui.scenes.about import AboutScene
from tests.ui.positions import labels, stage

NOTICES = """# What comes with it

| what | by | terms |
|---|---|---|
| platformdirs | platformdirs | MIT |
| pygame-ce | pygame, pygame-ce | LGPL 2.1 |
| SDL2 | Sam Lantinga | zlib |
"""


def test_makers_named_like_their_work_are_not_said_twice() -> None:
    texts = [label.text for label in labels(AboutScene(stage(), "1.2.3", NOTICES).items())]
    assert {"platformdirs, MIT", "pygame-ce, LGPL 2.1", "SDL2, Sam Lantinga, zlib"} <= set(texts)
