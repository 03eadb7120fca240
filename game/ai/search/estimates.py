"""What is known of the plays while worlds are looked at, step by step, and when that is enough."""

from collections.abc import Iterator, Sequence
from math import sqrt

FIRST_LOOK, LOOK_AGAIN = 12, 1.5
"""Once so many worlds have been looked at, and each time when they are so many times as many, plays are compared."""

HOPELESS = 2.5
"""A play is given up that lies behind by so many standard errors of the difference."""

ALIKE = 0.1
"""Enough has been seen if no play can be better than the best by more than this part of the spread, as far as is sure.
"""

APART = 1.0
"""Plays lie apart by about so many points."""

# A few worlds that happen to agree say little. It is as if in two more a play had been better or worse by the spread.
UNSEEN = 2.0


class Estimates:
    """How every play has done so far: the sum of its results, and in how many worlds, likely ones counting more.

    Every world is remembered: plays that do badly in the same ones are told apart the sooner. ``alive`` are the places
    of the plays that are still looked at, ``worlds`` how many worlds they have been through, ``spent`` how many results
    there have been. ``spread`` is by how many points the distance between two plays is expected to vary from world to
    world. A play that was given up stays behind the best of then by what is likely: what was given up early, on little
    evidence, has been unlucky too.
    """

    def __init__(self, plays: int, spread: float = 1.0) -> None:
        self.totals = [0.0] * plays
        self.counts = [0.0] * plays
        self.alive = list(range(plays))
        self.worlds = self.spent = 0
        self._spread = spread
        self._weights: list[float] = []
        self._squares = 0.0
        self._results: list[list[float]] = [[] for _ in range(plays)]
        self._given_up: list[tuple[int, int, float]] = []
        self._look = FIRST_LOOK

    def enter(self, weight: float, results: Sequence[float]) -> None:
        """One more world, which counts for so much, and what the plays that are alive come to in it."""
        self.worlds += 1
        self.spent += len(results)
        self._weights.append(weight)
        self._squares += weight * weight
        for place, result in zip(self.alive, results, strict=True):
            self._results[place].append(result)
            self.totals[place] += weight * result
            self.counts[place] += weight

    def over(self) -> bool:
        """Whether no play is left that may be better, looked at only now and then; the hopeless ones are given up."""
        if self.worlds < self._look:
            return False
        self._look = int(self._look * LOOK_AGAIN)
        best, *others = self.ranked()
        doubts = [HOPELESS * self._error(best, place) - self._ahead(best, place) for place in others]
        self.keep([best, *(place for place, doubt in zip(others, doubts, strict=True) if doubt >= 0)])
        return max(doubts, default=0.0) <= ALIKE * self._spread

    def ranked(self) -> list[int]:
        """The places that are alive, the best first."""
        return sorted(self.alive, key=self._mean, reverse=True)

    def keep(self, places: Sequence[int]) -> None:
        """Go on with these only, the best of all among them."""
        best, *others = self.ranked()
        gone = [(place, best, self._likely_ahead(best, place)) for place in others if place not in places]
        self.alive, self._given_up = list(places), gone + self._given_up

    def worths(self) -> list[float]:
        """The mean result of every play so far, once every play has been through a world. Changes nothing."""
        found = list(map(self._mean, range(len(self.totals))))
        for place, best, behind in self._given_up:
            # The worlds since then were better or worse for all plays.
            found[place] = found[best] - behind
        return found

    def _mean(self, place: int) -> float:
        return self.totals[place] / self.counts[place]

    def _ahead(self, one: int, other: int) -> float:
        return self._mean(one) - self._mean(other)

    def _likely_ahead(self, one: int, other: int) -> float:
        """How far one play is before another if both what was seen and how far plays lie apart are believed."""
        return self._ahead(one, other) / (1.0 + (self._error(one, other) / APART) ** 2)

    def _error(self, one: int, other: int) -> float:
        """The standard error of the difference between two plays."""
        mean, all_weights = self._ahead(one, other), self.counts[one]
        worlds = zip(self._weights, self._results[one], self._results[other], strict=True)
        squares = sum([(weight * (first - second - mean)) ** 2 for weight, first, second in worlds])
        return sqrt(squares + UNSEEN * (self._spread * self._squares / all_weights) ** 2) / all_weights


def settled(steps: Iterator[Estimates]) -> list[float]:
    """The worths after the last of at least one step."""
    *_, found = steps
    return found.worths()
