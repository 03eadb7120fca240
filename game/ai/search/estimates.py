"""What is known of the plays while worlds are looked at, step by step."""

from collections.abc import Iterator
from math import sqrt

FIRST_LOOK = 8
"""Once so many worlds have been looked at, and each time when they have doubled, hopeless plays are given up."""

# A play is hopeless that lies behind by more than so many points over the root of the number of worlds: some three
# times the error of the difference.
HOPELESS = 3.2


class Estimates:
    """How every play has done so far: the sum of its results, and in how many worlds, likely ones counting more.

    ``alive`` are the places of the plays that are still looked at, ``worlds`` how many worlds they have been through.
    A play that was given up stays as far behind as it was then, and never above one that was kept.
    """

    def __init__(self, plays: int) -> None:
        self.totals = [0.0] * plays
        self.counts = [0.0] * plays
        self.alive = list(range(plays))
        self.worlds = 0
        self._squares = 0.0
        self._given_up: list[tuple[int, int, float]] = []
        self._look = FIRST_LOOK

    def keep(self, number: int) -> None:
        """Go on with the best so many plays only."""
        ranked = sorted(self.alive, key=lambda place: -self._mean(place))
        best = ranked[0]
        gone = [(place, best, self._mean(best) - self._mean(place)) for place in ranked[number:]]
        self.alive, self._given_up = ranked[:number], gone + self._given_up

    def race(self, weight: float) -> None:
        """Give up what is hopeless, if it is time to look for it, after a world that counted for so much.

        A few worlds that count for much are no surer than as many that count for one.
        """
        self._squares += weight * weight
        if self.worlds == self._look:
            self._look *= 2
            equal_worlds = self.counts[self.alive[0]] ** 2 / self._squares
            least = max(map(self._mean, self.alive)) - HOPELESS / sqrt(equal_worlds)
            self.keep(sum(self._mean(place) >= least for place in self.alive))

    def worths(self) -> list[float]:
        """The mean result of every play so far, once every play has been through a world. Changes nothing."""
        found = [0.0] * len(self.totals)
        for place in self.alive:
            found[place] = self._mean(place)
        lowest = min(found[place] for place in self.alive)
        for place, best, behind in self._given_up:
            # The worlds since then were better or worse for all plays.
            lowest = found[place] = min(lowest, self._mean(best) - behind)
        return found

    def _mean(self, place: int) -> float:
        return self.totals[place] / self.counts[place]


def settled(steps: Iterator[Estimates]) -> list[float]:
    """The worths after the last of at least one step."""
    *_, found = steps
    return found.worths()
