"""What points are worth to somebody who wants to win the match: chances, from how deals between equals end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from math import exp, sqrt

from game.ai.core.counting import Counting
from game.ai.search.hands import Leaf
from game.ai.search.prospects import Prospects

Score = tuple[int, int]
Ends = tuple[tuple[int, int, int], ...]
"""How often deals ended with so many points for the side that leads and for the dealer's: both, and the number."""

REACH = 9
"""Points from the target, for either side, from which on the match is played for rather than the deal."""

MOST = 14
STEP = 0.5
# How far the rest of a deal may still carry, for each hand to come, in points.
HAND_SPREAD = 1.05
SETTLED = 0.35


@dataclass(frozen=True, slots=True)
class Stakes:
    """The match of one side at one score: its own and the other's points so far, this deal's fixed points included.

    ``leads`` tells whether the side leads this deal; in the next one it is the other way round.
    """

    own: int
    other: int
    target: int
    lowest_wins: bool
    leads: bool
    ends: Ends

    def chance(self, mine: int, theirs: int) -> float:
        """The chance to win the match once this deal ends with so many points for both sides."""
        match = equity(self.ends, self.target, self.lowest_wins)
        mine, theirs = self.own + mine, self.other + theirs
        # Who leads this deal deals the next one.
        return 1.0 - match(theirs, mine) if self.leads else match(mine, theirs)

    def turned(self) -> "Stakes":
        """The same match with the other side's eyes."""
        return replace(self, own=self.other, other=self.own, leads=not self.leads)

    @property
    def level(self) -> float:
        """The chance to win if this deal ends level."""
        return self.expected(0.0, SETTLED)

    @property
    def point(self) -> float:
        """By how much a point moves the chance around a level deal, never quite nothing."""
        return max(0.02, abs(self.expected(1.0, SETTLED) - self.expected(-1.0, SETTLED)) / 2)

    @property
    def point_scale(self) -> float:
        """What worths are multiplied by before they are told as points.

        Where one deal hardly matters, worths that count for the match lie far apart; a point is told as worth no less
        than it is at the start of a match.
        """
        return min(1.0, self.point / replace(self, own=0, other=0).point)

    def expected(self, difference: float, spread: float) -> float:
        """The chance to win if this deal is expected to end with such a difference, give or take a spread."""
        total = weight = 0.0
        for ended, number, chance in _ends(self):
            likely = number * exp(-(((ended - difference) / spread) ** 2) / 2) + 1e-12
            total += likely * chance
            weight += likely
        return total / weight


@lru_cache(maxsize=32)
def _ends(stakes: Stakes) -> tuple[tuple[int, int, float], ...]:
    """The ways in which the deal may end: the difference, how often, and the chance to win the match then."""
    found = []
    for leader, dealer, number in stakes.ends:
        mine, theirs = (leader, dealer) if stakes.leads else (dealer, leader)
        found.append((mine - theirs, number, stakes.chance(mine, theirs)))
    return tuple(found)


@lru_cache(maxsize=32)
def curve(stakes: Stakes, hands: int) -> Callable[[float], float]:
    """Turns an expected difference with so many hands to come into points that count for the match.

    Around a deal that is level a point is a point; elsewhere it counts for as much as it moves the chance to win.
    """
    spread = max(SETTLED, HAND_SPREAD * sqrt(hands))
    grid = [STEP * step for step in range(-round(MOST / STEP), round(MOST / STEP) + 1)]
    chances = [stakes.expected(difference, spread) for difference in grid]
    # Few deals stand behind the ends of the curve: a better result is never taken for a worse one.
    rising = accumulate(reversed(chances) if stakes.lowest_wins else chances, max)
    level, point = stakes.level, stakes.point
    worths = [(chance - level) / point for chance in rising]
    worths = worths[::-1] if stakes.lowest_wins else worths

    def worth(difference: float) -> float:
        place = min(max(int((difference + MOST) / STEP), 0), len(grid) - 2)
        part = min(max((difference - grid[place]) / STEP, 0.0), 1.0)
        return worths[place] + part * (worths[place + 1] - worths[place])

    return worth


def staked(stakes: Stakes, hands: int, worth: Prospects) -> Leaf:
    """The end of a hand that is not the last, for the match; ``stakes`` are those of the leading side."""
    turned = curve(stakes, hands)

    def leaf(table: int, mine: int, theirs: int, ahead: int, taker: int) -> float:
        return turned(ahead + worth(table, mine, theirs, taker))

    return leaf


def decided(stakes: Stakes, counting: Counting, own_sweeps: int, other_sweeps: int) -> Leaf:
    """The end of the last hand, for the match, after so many sweeps of the leading side and of the other."""
    level, point, points = stakes.level, stakes.point, counting.points

    def leaf(table: int, mine: int, theirs: int, ahead: int, taker: int) -> float:
        if taker > 0:
            mine |= table
        elif taker < 0:
            theirs |= table
        more = ahead - own_sweeps + other_sweeps
        own, other = points((mine, theirs))
        return (stakes.chance(own + own_sweeps + max(more, 0), other + other_sweeps + max(-more, 0)) - level) / point

    return leaf


@lru_cache(maxsize=8)
def equity(ends: Ends, target: int, lowest_wins: bool) -> Callable[[int, int], float]:
    """The chance of the side that leads the next deal to win the match, by its own points and the other's."""

    def over(leader: int, dealer: int) -> float:
        return 0.5 if leader == dealer else float((leader > dealer) is not lowest_wins)

    deals = sum(number for *_, number in ends)
    still = sum(number for mine, theirs, number in ends if not mine and not theirs) / deals
    moving = [(theirs, mine, number) for mine, theirs, number in ends if mine or theirs]
    scores = range(target + max(max(mine, theirs) for mine, theirs, _ in ends))
    known = {
        (leader, dealer): over(leader, dealer)
        for leader in scores
        for dealer in scores
        if max(leader, dealer) >= target
    }

    def learn(leader: int, dealer: int) -> None:
        """The chance at a score from those at the scores that a deal may lead to."""
        total = sum(number * (1.0 - known[dealer + theirs, leader + mine]) for theirs, mine, number in moving)
        known[leader, dealer] = total / deals / (1.0 - still) if still < 1 else 0.5

    def chance(leader: int, dealer: int) -> float:
        if max(leader, dealer) >= target:
            return over(leader, dealer)
        while (leader, dealer) not in known:
            # One row and one column more, beginning at the target.
            low = next(low for low in range(target - 1, -1, -1) if (low, low) not in known)
            for high in range(target - 1, low - 1, -1):
                learn(low, high)
                learn(high, low)
        return known[leader, dealer]

    return chance


def near(scores: tuple[int, ...], target: int) -> bool:
    """Whether a side is within reach of the target."""
    return max(scores) + REACH >= target


def ends_of(points: Sequence[Score]) -> Ends:
    """How often each result occurs."""
    return tuple((*score, points.count(score)) for score in sorted(set(points)))
