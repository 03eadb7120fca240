"""Two seats with few cards each: the other's possible hands one after the other, each played out to its end."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.ai.core.counting import counting
from game.ai.core.deal import NOBODY
from game.ai.core.rules import Core
from game.ai.search.estimates import Estimates
from game.ai.search.evenly import hidden_hands
from game.ai.search.hands import INFINITE, Effort, Leaf, Rest, Search, after, counted, estimated, searcher
from game.ai.search.known import Known
from game.ai.search.prospects import Entries, Features, prospects
from game.ai.search.replies import Replies
from game.ai.search.stakes import Stakes, decided, staked
from game.ai.search.suspicions import Likely, Suspicions
from game.engine.dealing import next_seat

Plays = Sequence[tuple[int, int]]

Judge = Callable[[tuple[int, int], tuple[int, int], Rest], float]
"""The worth of a play to the one who makes it, with both hands, own first, and the rest."""

MOST_ENDS, FEWEST_WORLDS = 15, 6
"""After so many ends of hands for each world a player has seen enough, if they were in so many worlds."""

GUESSED = 60
"""Of a hundred worlds so many, where the other's replies are guessed: every one takes longer."""

THOROUGH = 1000
"""Who looks at so many worlds is to judge others, and gives no play up on the way."""

HANDS = 6
"""The cards of both hands together at the start of a hand."""


class Pairs:
    """Values plays for two seats under one core; ``entries`` are what was learned, by hands still to come from 1."""

    def __init__(self, core: Core, entries: Sequence[Entries]) -> None:
        count = counting(core.rules)
        features = Features(core, count)
        self._core = core
        self._counting = count
        self._prospects = [prospects(features, entry) for entry in entries]
        leaves: list[Leaf] = [counted(count), *(estimated(count, worth) for worth in self._prospects)]
        self._effort = Effort()
        self._searches = [searcher(core, leaf, not hands, self._effort) for hands, leaf in enumerate(leaves)]
        self._suspicions = Suspicions(core)
        self.features = features

    def steps(
        self, view: Known, plays: Plays, worlds: int, chance: Random, stakes: Stakes | None = None
    ) -> Iterator[Estimates]:
        """The worth of every play to the mover over more and more of the other's possible hands; a step is a hand.

        With stakes, for the match. What is yielded is always the same object.
        """
        guessing = view.guessing and view.stock > 0 and bool(view.closed) and min(view.sizes) > 1
        worlds = max(1, worlds * GUESSED // 100) if guessing else worlds
        judge, rest = self._judge(view, self._search(view, stakes), guessing), _rest(view)
        found, enough = Estimates(len(plays)), self._effort.ends + MOST_ENDS * worlds
        judged: dict[tuple[int, int], float] = {}
        for hand, weight in self._others(view, 1 - view.seat, worlds, chance):
            for place in found.alive:
                if (hand, place) not in judged:
                    judged[hand, place] = judge(plays[place], (view.own, hand), rest)
            found.enter(weight, [judged[hand, place] for place in found.alive])
            yield found
            if worlds < THOROUGH and found.over():
                return
            if self._effort.ends > enough and found.worlds >= FEWEST_WORLDS:
                return

    def worth(self, view: Known, hands: Sequence[int]) -> float:
        """What the mover's position is worth with these hands, both open."""
        own, other = hands[view.seat], hands[1 - view.seat]
        return self._search(view, None)(own, other, *_rest(view), -INFINITE, INFINITE)

    def _search(self, view: Known, stakes: Stakes | None) -> Search:
        to_come = min(-(-view.stock // HANDS), len(self._prospects))
        if stakes is None:
            return self._searches[to_come]
        # The mover at the end of a hand is the seat that leads, and the match is seen with its eyes.
        stakes = stakes if stakes.leads else stakes.turned()
        if to_come:
            return searcher(self._core, staked(stakes, to_come, self._prospects[to_come - 1]), False, self._effort)
        leader = next_seat(view.dealer, 2, self._core.rules)
        end = decided(stakes, self._counting, view.sweeps[leader], view.sweeps[1 - leader])
        return searcher(self._core, end, True, self._effort)

    def _judge(self, view: Known, search: Search, guessing: bool) -> Judge:
        if guessing:
            return Replies(self._core, search, view, self._suspicions).after
        closing = not view.stock and sum(view.sizes) == 1

        def judge(play: tuple[int, int], hands: tuple[int, int], rest: Rest) -> float:
            return after(self._core, search, play, hands, rest, closing)

        return judge

    def _others(self, view: Known, other: int, worlds: int, chance: Random) -> Iterator[Likely]:
        known = view.hands[other]
        if known is not None:
            yield known, 1.0
        elif view.past:
            yield from self._suspicions.hands(view, worlds, chance)
        else:
            for hand in hidden_hands(view.pool, view.sizes[other], worlds, chance):
                yield hand, 1.0


def _rest(view: Known) -> Rest:
    seat, other = view.seat, 1 - view.seat
    taker = 0 if view.taker == NOBODY else 1 if view.taker == seat else -1
    return view.table, view.piles[seat], view.piles[other], view.sweeps[seat] - view.sweeps[other], taker
