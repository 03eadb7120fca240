"""Opponents and advice: an observation in, an action out."""
