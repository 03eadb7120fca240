"""How lucky the deals of a match were for one side, weighed a little at a time while something else is looked at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random

from game.ai.luck import Luck, Slices, counted_out, deal_luck
from game.ai.review import Decision
from game.engine.events import Counted
from game.engine.state import State


@dataclass(frozen=True, slots=True)
class Fortune:
    """What the cards of a deal were worth to a side, and the points it made, less the mean of the others.

    What helps is positive, also where the fewest points win. ``exact`` says that the hands were counted out.
    """

    luck: Luck
    made: float
    exact: bool


class Fortunes:
    """The fortunes of all deals that were counted, by the number of the deal; ``known`` is luck weighed before.

    A deal that was taken up at a position has none: its cards were not dealt but chosen.
    """

    def __init__(self, decisions: Sequence[Decision], side: int, known: Mapping[int, Luck]) -> None:
        self._side = side
        self._rounds: dict[int, list[State]] = {}
        self._made: dict[int, float] = {}
        for deal, made in groupby(decisions, key=lambda one: one.deal):
            plays = list(made)
            points = next((news for news in plays[-1].events if isinstance(news, Counted)), None)
            if points is not None and plays[0].pack.deck:
                self._rounds[deal] = _rounds(plays)
                self._made[deal] = _lead(points, side, plays[0].before.rules.lowest_wins)
        self._luck = {deal: luck for deal, luck in known.items() if deal in self._made}
        self._weighed: tuple[int, Slices] | None = None

    @property
    def done(self) -> bool:
        """Whether the luck of all deals is known."""
        return len(self._luck) == len(self._made)

    @property
    def luck(self) -> Mapping[int, Luck]:
        """The luck that is known, by the number of the deal."""
        return self._luck

    def fortune(self, deal: int) -> Fortune | None:
        """How lucky a deal was, None while that is not known and for one that was not counted."""
        if deal not in self._luck:
            return None
        return Fortune(self._luck[deal], self._made[deal], counted_out(self._rounds[deal][0]))

    def work(self, wanted: int) -> bool:
        """A slice of the work, the wanted deal first; whether the luck of one more deal is known."""
        if self.done:
            return False
        if self._weighed is None:
            left = [deal for deal in self._made if deal not in self._luck]
            deal = wanted if wanted in left else left[0]
            self._weighed = deal, deal_luck(self._rounds[deal], self._side, Random(f"luck {deal}"))
        deal, slices = self._weighed
        try:
            next(slices)
        except StopIteration as end:
            self._luck[deal], self._weighed = end.value, None
            return True
        return False


def _rounds(plays: Sequence[Decision]) -> list[State]:
    """The states of a deal in which hands had just been dealt."""
    return [next(made).before for _, made in groupby(plays, key=lambda one: len(one.before.stock))]


def _lead(points: Counted, side: int, lowest_wins: bool) -> float:
    totals = [one.total for one in points.points]
    lead = totals[side] - (sum(totals) - totals[side]) / (len(totals) - 1)
    return -lead if lowest_wins else lead
