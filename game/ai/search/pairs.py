"""Two seats with few cards each: the other's possible hands one after the other, each played out to its end."""

from collections.abc import Sequence
from random import Random

from game.ai.core.counting import counting
from game.ai.core.deal import NOBODY
from game.ai.core.rules import Core
from game.ai.search.hands import INFINITE, Leaf, Rest, Search, after, counted, estimated, searcher
from game.ai.search.known import Known, hidden_hands
from game.ai.search.prospects import Entries, Features, prospects

Plays = Sequence[tuple[int, int]]

HANDS = 6
"""The cards of both hands together at the start of a hand."""


class Pairs:
    """Values plays for two seats under one core; ``entries`` are what was learned, by hands still to come from 1."""

    def __init__(self, core: Core, entries: Sequence[Entries]) -> None:
        count = counting(core.rules)
        features = Features(core, count)
        leaves: list[Leaf] = [counted(count)]
        leaves += [estimated(count, prospects(features, entry)) for entry in entries]
        self._core = core
        self._searches = [searcher(core, leaf, not hands) for hands, leaf in enumerate(leaves)]
        self.features = features

    def values(self, view: Known, plays: Plays, worlds: int, chance: Random) -> list[float]:
        """The mean worth of every play to the mover, over the other's possible hands."""
        search, rest = self._search(view), _rest(view)
        closing = not view.stock and sum(view.sizes) == 1
        totals, seen = [0.0] * len(plays), 0
        for hand in self._others(view, 1 - view.seat, worlds, chance):
            seen += 1
            for place, play in enumerate(plays):
                totals[place] += after(self._core, search, play, (view.own, hand), rest, closing)
        return [total / seen for total in totals]

    def worth(self, view: Known, hands: Sequence[int]) -> float:
        """What the mover's position is worth with these hands, both open."""
        own, other = hands[view.seat], hands[1 - view.seat]
        return self._search(view)(own, other, *_rest(view), -INFINITE, INFINITE)

    def _search(self, view: Known) -> Search:
        return self._searches[min(-(-view.stock // HANDS), len(self._searches) - 1)]

    def _others(self, view: Known, other: int, worlds: int, chance: Random) -> Sequence[int]:
        known = view.hands[other]
        if known is not None:
            return (known,)
        return tuple(hidden_hands(view.pool, view.sizes[other], worlds, chance))


def _rest(view: Known) -> Rest:
    seat, other = view.seat, 1 - view.seat
    taker = 0 if view.taker == NOBODY else 1 if view.taker == seat else -1
    return view.table, view.piles[seat], view.piles[other], view.sweeps[seat] - view.sweeps[other], taker
