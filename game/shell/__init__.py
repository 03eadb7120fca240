"""Window, pixels, sound, files, clock, chance and processes: the only place that touches them."""

import os

# Read by pygame when it is imported, which happens in many of the modules here.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
