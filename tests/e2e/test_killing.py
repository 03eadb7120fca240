"""The game is killed while it plays, and goes on exactly where it was."""

import os
from pathlib import Path

import pytest

from tests.e2e.killing import kill

TIMES = 10


@pytest.mark.skipif("SETTEBELLO_PROGRAM" in os.environ, reason="Looks into the game: not possible when it is built.")
def test_the_game_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    for witness in kill(tmp_path, TIMES, seed=1):
        assert not witness.faults
    assert witness.starts > TIMES / 2 and witness.actions > TIMES
