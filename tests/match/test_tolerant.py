"""Whatever a file holds, reading it never raises."""

import pytest

from game.match.tolerant import read_json


@pytest.mark.parametrize("text", ["", "{", "nothing", "[" * 100_000, "1" * 10_000, '{"a": NaN'])
def test_what_is_no_json_is_nothing(text: str) -> None:
    assert read_json(text) is None


def test_what_is_json_is_read() -> None:
    assert read_json('{"game": [1, null]}') == {"game": [1, None]}
