"""When each thing of the count happens."""

from dataclasses import dataclass

from game.ui.theme import COUNT_ROW, DISC, PEG, REDUCED_FADE

MOST_PEGS = 24
"""However many points a deal brings, they are not counted out longer than this many pegs take."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """The order of events in seconds from the beginning: ``rows`` rows, then ``pegs`` points at most for a side."""

    rows: int
    pegs: int
    speed: float = 1.0
    reduced: bool = False

    def row(self, number: int) -> float:
        """When a row begins to appear."""
        return number * COUNT_ROW * self.speed

    def disc(self, number: int) -> float:
        """When a row's points begin to drop."""
        return (number + 0.5) * COUNT_ROW * self.speed

    def peg(self, number: int) -> float:
        """When one point more is put to the score of the match."""
        return self.totals + (0.5 * COUNT_ROW + number * PEG * min(1.0, MOST_PEGS / max(1, self.pegs))) * self.speed

    @property
    def totals(self) -> float:
        """When the points of the deal are added up."""
        return self.row(self.rows)

    @property
    def outcome(self) -> float:
        """When the last point has been put."""
        return self.peg(self.pegs)

    @property
    def end(self) -> float:
        """When everything stands still."""
        return self.outcome + COUNT_ROW * self.speed

    def shown(self, elapsed: float, begin: float) -> float:
        """How far something that appears at ``begin`` has come, 0 to 1, quick at first."""
        seconds = (REDUCED_FADE if self.reduced else 0.7 * COUNT_ROW) * self.speed
        return eased(elapsed, begin, seconds)

    def dropped(self, elapsed: float, number: int) -> float:
        """How far a row's points have dropped, 0 to 1."""
        return eased(elapsed, self.disc(number), DISC * self.speed)

    def put(self, elapsed: float, gain: int) -> int:
        """How many of a side's new points have been put to its score."""
        if elapsed >= self.outcome:
            return gain
        return min(gain, sum(elapsed >= self.peg(number) for number in range(self.pegs)))


def eased(elapsed: float, begin: float, seconds: float) -> float:
    """The share of a movement that is done, 0 to 1, quick at first and slower towards its end."""
    if seconds <= 0:
        return float(elapsed >= begin)
    share = min(1.0, max(0.0, (elapsed - begin) / seconds))
    return 1 - (1 - share) ** 3
