"""A desktop for every test that wants one."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desktop import Desktop, missing_packages


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    """A desktop of its own; where it cannot be had the test is skipped, unless the build says it must be there."""
    if missing := missing_packages():
        reason = f"Only needed to try the game in a real window: install {' '.join(missing)} to run this."
        if os.environ.get("SETTEBELLO_SCREEN") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    with Desktop(tmp_path) as there:
        yield there
