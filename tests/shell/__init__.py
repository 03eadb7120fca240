"""Where the game meets files, processes, pixels and the clock."""
