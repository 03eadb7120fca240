"""The parts of the screen on which a match is looked through."""
