"""What finished matches say about a player. All figures follow from the records alone."""

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from statistics import fmean

from game.match.history.finished import Cost, CountedDeal, Finished
from game.match.history.rating import course

SWEEPS = "sweeps"
COLUMNS = (
    "started", "game", "players", "opponents", "levels", "won", "points", "their_points", "deals", "sweeps",
    "their_sweeps", "help", "rating",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wins:
    """How many matches were played and how many of them won."""

    matches: int
    won: int

    @property
    def share(self) -> float:
        """The share of matches won, 0 to 1; 0 without any."""
        return self.won / self.matches if self.matches else 0.0


@dataclass(frozen=True, slots=True)
class Statistics:
    """A player's figures.

    Runs are matches won one after the other; the present one may still grow. ``own`` and ``theirs`` are points a deal
    by what they were given for, ``theirs`` those of one other side. The best ones are of a single deal, ``widest`` is
    the greatest difference of scores in a match won. ``cost`` is how many points a decision cost in the matches that
    were looked through, None if none was. ``reviewed`` is how many these are, ``lost`` what a deal of them cost by
    kinds of mistakes, the dearest first.
    """

    wins: Wins
    longest_run: int
    present_run: int
    deals: int
    own: Mapping[str, float]
    theirs: Mapping[str, float]
    most_points: int
    most_sweeps: int
    widest: int
    cost: float | None
    reviewed: int
    lost: Mapping[str, float]

    @property
    def points(self) -> float:
        """All points of a deal."""
        return sum(self.own.values())

    @property
    def their_points(self) -> float:
        """All points of a deal of another side."""
        return sum(self.theirs.values())


def mine(matches: Iterable[Finished], helped: bool = False) -> tuple[Finished, ...]:
    """The matches a person played to the end, in order of time: those without help, or those with it."""
    found = (match for match in matches if match.played and not match.given_up and match.assisted == helped)
    return tuple(sorted(found, key=lambda match: match.started))


def statistics(matches: Sequence[Finished]) -> Statistics:
    """The figures of these matches, which are in order of time. Deals that were played with help do not count."""
    longest, present = _runs(matches)
    deals = [(match.own, deal) for match in matches for deal in match.deals if not deal.assisted]
    return Statistics(
        wins=wins(matches),
        longest_run=longest,
        present_run=present,
        deals=len(deals),
        own=_mean([deal.awards[side] for side, deal in deals]),
        theirs=_mean([awards for side, deal in deals for awards in _others(deal, side)]),
        most_points=max((deal.total(side) for side, deal in deals), default=0),
        most_sweeps=max((deal.awards[side].get(SWEEPS, 0) for side, deal in deals), default=0),
        widest=max((_margin(match) for match in matches if match.won), default=0),
        cost=_cost([match.cost for match in matches if match.cost is not None]),
        reviewed=sum(match.cost is not None for match in matches),
        lost=_lost(matches),
    )


def wins(matches: Sequence[Finished]) -> Wins:
    """How many matches these are and how many of them were won."""
    return Wins(len(matches), sum(match.won for match in matches))


def wins_by(matches: Sequence[Finished], of: Callable[[Finished], Iterable[str]]) -> tuple[tuple[str, Wins], ...]:
    """The wins of everything that ``of`` names a match after, the most frequent first."""
    names = Counter(name for match in matches for name in set(of(match)))
    return tuple((name, wins([match for match in matches if name in of(match)])) for name, _ in names.most_common())


def game(match: Finished) -> tuple[str, ...]:
    """The preset a match was played by."""
    return (match.game,)


def opponents(match: Finished) -> tuple[str, ...]:
    """The names of those who were played against."""
    return tuple(seat.name for seat in match.opponents)


def levels(match: Finished) -> tuple[str, ...]:
    """The strengths that were played against, without those of people."""
    return tuple(seat.level for seat in match.opponents if seat.level)


def table(matches: Sequence[Finished]) -> str:
    """A line for every match, and one with the names of the columns above them, as comma-separated values."""
    ratings = {rated.match.number: round(rated.rating) for rated in course(mine(matches))}
    written = StringIO()
    lines = csv.writer(written, lineterminator="\r\n")
    lines.writerow(COLUMNS)
    for match in sorted(matches, key=lambda match: match.started):
        lines.writerow((*_line(match), ratings.get(match.number, "")))
    return written.getvalue()


def _line(match: Finished) -> tuple[object, ...]:
    others = [side for side in range(len(match.scores)) if side != match.own]
    return (
        match.started,
        match.game,
        len(match.seats),
        _joined(opponents(match)),
        _joined(levels(match)),
        int(match.won),
        match.scores[match.own],
        max(match.scores[side] for side in others),
        len(match.deals),
        _sweeps(match, [match.own]),
        _sweeps(match, others),
        int(match.assisted),
    )


def _joined(names: Sequence[str]) -> str:
    return "; ".join(names)


def _sweeps(match: Finished, sides: Sequence[int]) -> int:
    return sum(deal.awards[side].get(SWEEPS, 0) for deal in match.deals for side in sides)


def _runs(matches: Sequence[Finished]) -> tuple[int, int]:
    longest = present = 0
    for match in matches:
        present = present + 1 if match.won else 0
        longest = max(longest, present)
    return longest, present


def _others(deal: CountedDeal, side: int) -> list[Mapping[str, int]]:
    return [awards for other, awards in enumerate(deal.awards) if other != side]


def _mean(awards: Sequence[Mapping[str, int]]) -> Mapping[str, float]:
    names = dict.fromkeys(name for one in awards for name in one)
    return {name: fmean(one.get(name, 0) for one in awards) for name in names}


def _cost(found: Sequence[Cost]) -> float | None:
    choices = sum(one.choices for one in found)
    return sum(one.lost for one in found) / choices if choices else None


def _lost(matches: Sequence[Finished]) -> Mapping[str, float]:
    reviewed = [(match, match.cost) for match in matches if match.cost is not None]
    deals = max(1, sum(len(match.deals) for match, _ in reviewed))
    kinds = {
        kind: sum(cost.kinds.get(kind, 0.0) for _, cost in reviewed) / deals
        for _, cost in reviewed
        for kind in cost.kinds
    }
    return dict(sorted(kinds.items(), key=lambda kind: -kind[1]))


def _margin(match: Finished) -> int:
    return min(abs(match.scores[match.own] - score) for side, score in enumerate(match.scores) if side != match.own)
