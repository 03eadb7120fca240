"""No test needs a screen, a sound card or the player's own folders, and none touches them."""

import os
import tempfile
from pathlib import Path

from hypothesis import settings

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

_home = tempfile.TemporaryDirectory(prefix="settebello-tests-")
for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
    os.environ[variable] = str(Path(_home.name, variable.lower()))

settings.register_profile("everyday", deadline=None, print_blob=True, max_examples=50)
settings.register_profile("build", settings.get_profile("everyday"), derandomize=True)
settings.load_profile("build" if os.environ.get("CI") else "everyday")
