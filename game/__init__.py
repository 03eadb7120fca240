"""Settebello: the card game Scopa and its family."""

VERSION = "0.1.0"

TITLE = "Settebello"
"""What windows and messages are headed with."""

RECORD_ENDING = ".settebello"
"""What the files of matches end in that go from one player to another."""
