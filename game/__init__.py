"""Settebello: the card game Scopa and its family."""

VERSION = "0.1.0"

RECORD_ENDING = ".settebello"
"""What the files of matches end in that go from one player to another."""
