"""What is known of the plays while worlds are looked at, step by step."""

from collections.abc import Iterator


class Estimates:
    """How every play has done so far: the sum of its results, and in how many worlds it was looked at.

    ``alive`` are the places of the plays that are still looked at, ``worlds`` how many worlds they have been through.
    A play that was given up is never valued above one that was kept.
    """

    def __init__(self, plays: int) -> None:
        self.totals = [0.0] * plays
        self.counts = [0] * plays
        self.alive = list(range(plays))
        self.worlds = 0
        self._given_up: list[int] = []

    def keep(self, number: int) -> None:
        """Go on with the best so many plays only."""
        ranked = self._ranked()
        self.alive, self._given_up = ranked[:number], ranked[number:]

    def worths(self) -> list[float]:
        """The mean result of every play so far, once every play has been through a world. Changes nothing."""
        means = [total / count for total, count in zip(self.totals, self.counts, strict=True)]
        best = float("inf")
        for place in self._ranked():
            best = means[place] = min(best, means[place])
        return means

    def _ranked(self) -> list[int]:
        return [*sorted(self.alive, key=lambda place: -self.totals[place] / self.counts[place]), *self._given_up]


def settled(steps: Iterator[Estimates]) -> list[float]:
    """The worths after the last of at least one step."""
    *_, found = steps
    return found.worths()
