"""How strong an opponent may be: a table, so that another strength is another row."""

from dataclasses import dataclass
from math import inf
from typing import Literal


@dataclass(frozen=True, slots=True)
class Care:
    """How well a position is judged: in how many ``worlds``, and with what error.

    ``noise`` is the error of judgement in points, and ``worst`` the most that a single play may lose by it, both where
    plays lie as far apart as they do in Scopa for two.
    """

    worlds: int = 0
    noise: float = 0.0
    worst: float = inf


@dataclass(frozen=True, slots=True)
class Level:
    """One strength; a yardstick is for the arena, not for people.

    ``pairs`` is its care where two seats hold few cards, and all of them are played out in each world; ``playouts``
    elsewhere, where a world is a game played on for each play. ``memory`` is the share of the captured cards that are
    remembered, ``match`` whether near the target the match counts and not the deal, ``beliefs`` whether the others'
    plays say something about their cards, and the others are taken to play by what they see.
    """

    judgement: Literal["search", "instinct", "reckon", "prevent", "grab", "guess"] = "search"
    pairs: Care = Care()
    playouts: Care = Care()
    memory: float = 1.0
    match: bool = True
    beliefs: bool = False
    yardstick: bool = False


LEVELS: dict[str, Level] = {
    "beginner": Level(pairs=Care(4, 3.0, 3.0), playouts=Care(4, 3.0, 3.0), memory=0.1),
    "amateur": Level(pairs=Care(12, 0.78, 0.95), playouts=Care(10, 0.75, 1.1), memory=0.55),
    "regular": Level(pairs=Care(30, 0.44, 0.63), playouts=Care(20, 0.33, 0.57), memory=0.8),
    "expert": Level(pairs=Care(60, 0.36, 0.58), playouts=Care(50, 0.28, 0.45)),
    "master": Level(pairs=Care(300), playouts=Care(600), beliefs=True),
    "points": Level(pairs=Care(300), playouts=Care(600), match=False, beliefs=True, yardstick=True),
    "plain": Level(pairs=Care(300), playouts=Care(600), yardstick=True),
    "instinct": Level("instinct", yardstick=True),
    "rules": Level("reckon", yardstick=True),
    "prevent": Level("prevent", yardstick=True),
    "greedy": Level("grab", yardstick=True),
    "random": Level("guess", yardstick=True),
}

OFFERED: tuple[str, ...] = tuple(name for name, level in LEVELS.items() if not level.yardstick)
"""The strengths a person may choose an opponent from, weakest first."""
