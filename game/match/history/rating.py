"""The player's strength in one number, after every match.

The formula is Arpad Elo's (The Rating of Chessplayers, Past and Present, 1978): whoever is rated 400 points higher is
expected to win ten times as often. How fast it moves is what the FIDE Rating Regulations (B.02, 8.3.3) say: by 40
for the first 30 matches, by 20 from then on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from game.engine.record import Seat
from game.match.history.finished import Finished, player

START: Final = 1500.0
STEP: Final = 125.0
STRENGTHS: Final[Mapping[str, float]] = {
    level: START + STEP * place
    for place, level in enumerate(("beginner", "amateur", "regular", "expert", "master"), -2)
}
"""What the levels are worth: one wins two matches of three against the next lower one, which is 125 points."""

NEWCOMER: Final = 30
FAST, STEADY = 40.0, 20.0


@dataclass(frozen=True, slots=True)
class Rated:
    """A match and the rating after it."""

    match: Finished
    rating: float


def expected(own: float, other: float) -> float:
    """The share of matches that one rated ``own`` wins against one rated ``other``, 0 to 1."""
    return 1 / (1 + 10 ** ((other - own) / 400))


def course(matches: Sequence[Finished]) -> tuple[Rated, ...]:
    """The ratings after these matches, in their order; those against people or unknown strengths are left out."""
    rating, rated = START, list[Rated]()
    for match in matches:
        if _is_rated(match):
            factor = FAST if len(rated) < NEWCOMER else STEADY
            rating += factor * _surprise(match, rating)
            rated.append(Rated(match, rating))
    return tuple(rated)


def _is_rated(match: Finished) -> bool:
    me = player(match.seats)
    return match.played and all(seat.level in STRENGTHS for place, seat in enumerate(match.seats) if place != me)


def _surprise(match: Finished, rating: float) -> float:
    """How much better the match went than expected, over the other sides. A third one's win is half a loss to each."""
    sides = [
        [_strength(seat, rating) for place, seat in enumerate(match.seats) if place % len(match.scores) == side]
        for side in range(len(match.scores))
    ]
    own = fmean(sides[match.own])
    differences = []
    for side, others in enumerate(sides):
        if side != match.own:
            score = 1.0 if match.won else 0.0 if match.winner == side else 0.5
            differences.append(score - expected(own, fmean(others)))
    return fmean(differences)


def _strength(seat: Seat, rating: float) -> float:
    return STRENGTHS.get(seat.level or "", rating)
