"""How strong an opponent may be: a table, so that another strength is another row."""

from dataclasses import dataclass
from math import inf
from typing import Literal


@dataclass(frozen=True, slots=True)
class Level:
    """One strength; a yardstick is for the arena, not for people.

    ``noise`` is the error of judgement in points, and ``worst`` the most that a single play may lose by it, both where
    plays lie as far apart as they do in Scopa for two.
    ``worlds`` are the hidden hands looked at where two seats hold few cards, ``playouts`` the games played on for each
    play elsewhere. ``memory`` is the share of the captured cards that are remembered, ``match`` whether near the target
    the match counts and not the deal, ``beliefs`` whether the others' plays say something about their cards, and the
    others are taken to play by what they see.
    """

    judgement: Literal["search", "instinct", "reckon", "prevent", "grab", "guess"] = "search"
    noise: float = 0.0
    worst: float = inf
    worlds: int = 0
    playouts: int = 0
    memory: float = 1.0
    match: bool = True
    beliefs: bool = False
    yardstick: bool = False


LEVELS: dict[str, Level] = {
    "beginner": Level(noise=3.0, worst=3.0, worlds=4, playouts=4, memory=0.1),
    "amateur": Level(noise=0.78, worst=0.95, worlds=12, playouts=10, memory=0.55),
    "regular": Level(noise=0.52, worst=0.75, worlds=30, playouts=20, memory=0.8),
    "expert": Level(noise=0.34, worst=0.55, worlds=60, playouts=50),
    "master": Level(worlds=300, playouts=600, beliefs=True),
    "points": Level(worlds=300, playouts=600, match=False, beliefs=True, yardstick=True),
    "plain": Level(worlds=300, playouts=600, yardstick=True),
    "instinct": Level("instinct", yardstick=True),
    "rules": Level("reckon", yardstick=True),
    "prevent": Level("prevent", yardstick=True),
    "greedy": Level("grab", yardstick=True),
    "random": Level("guess", yardstick=True),
}

OFFERED: tuple[str, ...] = tuple(name for name, level in LEVELS.items() if not level.yardstick)
"""The strengths a person may choose an opponent from, weakest first."""
