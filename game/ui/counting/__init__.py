"""The parts of the count: what is counted, where it stands, how it is drawn."""
