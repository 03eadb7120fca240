"""Where the faces are: the circle of a court card that makes a portrait."""

MEDALLIONS: dict[str, tuple[float, float, float]] = {
    "Jd": (198, 154, 92), "Jc": (200, 148, 94), "Js": (198, 144, 98), "Jb": (190, 150, 92),
    "Cd": (166, 184, 84), "Cc": (232, 188, 80), "Cs": (134, 184, 86), "Cb": (238, 196, 80),
    "Kd": (200, 160, 104), "Kc": (200, 166, 108), "Ks": (200, 158, 104), "Kb": (196, 160, 102),
}
"""Centre x, y and radius in card units (400 x 700), on the Italian card without an index."""
