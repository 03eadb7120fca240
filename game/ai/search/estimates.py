"""What is known of the plays while worlds are looked at, step by step."""

from collections.abc import Iterator, Sequence


class Estimates:
    """How every play has done so far: the sum of its results, and in how many worlds, likely ones counting more.

    ``alive`` are the places of the plays that are still looked at, ``worlds`` how many worlds they have been through.
    A play that was given up stays as far behind the best of then as it was then.
    """

    def __init__(self, plays: int) -> None:
        self.totals = [0.0] * plays
        self.counts = [0.0] * plays
        self.alive = list(range(plays))
        self.worlds = 0
        self._given_up: list[tuple[int, int, float]] = []

    def ranked(self) -> list[int]:
        """The places that are alive, the best first."""
        return sorted(self.alive, key=self.mean, reverse=True)

    def keep(self, places: Sequence[int]) -> None:
        """Go on with these only, the best of all among them."""
        best, *others = self.ranked()
        gone = [(place, best, self.mean(best) - self.mean(place)) for place in others if place not in places]
        self.alive, self._given_up = list(places), gone + self._given_up

    def worths(self) -> list[float]:
        """The mean result of every play so far, once every play has been through a world. Changes nothing."""
        found = list(map(self.mean, range(len(self.totals))))
        for place, best, behind in self._given_up:
            # The worlds since then were better or worse for all plays.
            found[place] = found[best] - behind
        return found

    def mean(self, place: int) -> float:
        """How a play has done on average, in the worlds that it has been through."""
        return self.totals[place] / self.counts[place]


def settled(steps: Iterator[Estimates]) -> list[float]:
    """The worths after the last of at least one step."""
    *_, found = steps
    return found.worths()
