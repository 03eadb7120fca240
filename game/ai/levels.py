"""How strong an opponent may be: a table, so that another strength is another row."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Level:
    """One strength. ``noise`` is the error of judgement in points; a yardstick is for the arena, not for people."""

    judgement: Literal["weigh", "grab", "guess"]
    noise: float = 0.0
    yardstick: bool = False


LEVELS: dict[str, Level] = {
    "regular": Level("weigh"),
    "greedy": Level("grab", yardstick=True),
    "random": Level("guess", yardstick=True),
}

OFFERED: tuple[str, ...] = tuple(name for name, level in LEVELS.items() if not level.yardstick)
"""The strengths a person may choose an opponent from, weakest first."""
