"""One entry of a row changed."""

import pytest

from game.engine.rows import with_entry


@pytest.mark.parametrize(("place", "row"), [(0, (9, 2, 3)), (1, (1, 9, 3)), (2, (1, 2, 9))])
def test_only_the_one_entry_is_another(place: int, row: tuple[int, ...]) -> None:
    assert with_entry((1, 2, 3), place, 9) == row
