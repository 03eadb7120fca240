"""The parts of the settings screen."""
