"""Showing that nobody cheats: the proof of a seal, figures over many deals, trials of hidden cards."""
