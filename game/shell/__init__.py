"""Window, pixels, sound, files, clock, chance and processes: the only place that touches them."""
