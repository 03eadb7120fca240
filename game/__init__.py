"""Settebello: the card game Scopa and its family."""

VERSION = "0.1.0"
