"""Where the faces are: the circle of a court card that makes a portrait."""

MEDALLIONS: dict[str, tuple[float, float, float]] = {
    "Jd": (190, 160, 88), "Jc": (196, 150, 92), "Js": (205, 165, 92), "Jb": (205, 165, 92),
    "Cd": (200, 190, 84), "Cc": (215, 215, 80), "Cs": (150, 150, 92), "Cb": (232, 212, 84),
    "Kd": (200, 165, 95), "Kc": (208, 172, 92), "Ks": (200, 165, 95), "Kb": (190, 168, 96),
}
"""Centre x, y and radius in card units (400 x 700), on the Italian card without an index."""
