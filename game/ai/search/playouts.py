"""Many seats or long hands: worlds played to the end by instinct, and more of them for the better plays."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations, islice
from math import comb
from operator import or_
from random import Random

from game.ai.core.counting import counting
from game.ai.core.deal import NOBODY, Deal
from game.ai.core.masks import cards_of, mask
from game.ai.core.rules import LAID, Core
from game.ai.search.beliefs import Beliefs
from game.ai.search.ending import ending
from game.ai.search.estimates import Estimates
from game.ai.search.evenly import stirred
from game.ai.search.instinct import Instincts, seated
from game.ai.search.known import Known, World
from game.ai.search.stakes import Stakes, curve
from game.engine.cards import Card
from game.engine.dealing import next_seat
from game.engine.ruleset import hand_cards

Plays = Sequence[tuple[int, int]]

ERRORS = 0.2
"""The share of plays that a playout makes at random."""

SPREAD = 2.5
"""From one playout to the next the distance between two plays varies by about so many points."""

COUNTED_OUT = 2
"""From so many cards a hand on, the end of the deal is searched instead of played, between two sides."""


class Playouts:
    """Values plays for any number of seats under one core."""

    def __init__(
        self, core: Core, seats: int, instincts: Instincts, errors: float = ERRORS, exact: int | None = None
    ) -> None:
        self._core = core
        self._instincts = instincts
        self._best = [[one.best for one in seated(instincts, seats, dealer)] for dealer in range(seats)]
        self._errors = errors
        self._following = tuple(next_seat(seat, seats, core.rules) for seat in range(seats))
        self._round = hand_cards(core.rules.next_pattern)
        self._points = counting(core.rules).points
        self._sign = -1.0 if core.rules.lowest_wins else 1.0
        self._ending = ending(core, seats)
        # Where captures may be declined, the last lines are too many to look at in every playout.
        self._exact = (COUNTED_OUT if core.rules.must_capture else 1) if exact is None else exact

    def steps(
        self, view: Known, plays: Plays, worlds: int, chance: Random, stakes: Stakes | None = None
    ) -> Iterator[Estimates]:
        """The worth of every play to the seat's side, less the mean of the others'; a step is a playout.

        Sequential halving: ``worlds`` a play on average, fewer for those that fall behind, and altogether fewer where
        the best is soon found. With stakes, for the match. What is yielded is always the same object.
        """
        turned = curve(stakes, 0) if stakes else self._turned
        found = Estimates(len(plays), SPREAD)
        beliefs = Beliefs(self._instincts, view)
        every = stirred([(world, beliefs.weight(world[0])) for world in every_world(view, worlds)], chance)
        drawn = ((world, 1.0) for world in beliefs.worlds(chance))
        fate = Random(0)
        phases = 1 if every else max(1, (len(plays) - 1).bit_length())
        for phase in range(1, phases + 1):
            left = worlds * len(plays) * phase // phases - found.spent
            for world, weight in every or islice(drawn, max(1, left // len(found.alive))):
                seed, results = chance.getrandbits(32), []
                for place in found.alive:
                    # The same fate for every play: so they differ by what they are, not by luck.
                    fate.seed(seed)
                    results.append(turned(self.lead(view, world, plays[place], fate)))
                    yield found
                found.enter(weight, results)
                if found.over():
                    return
            if len(found.alive) > 2:
                found.keep(found.ranked()[: (len(found.alive) + 1) // 2])

    def _turned(self, lead: float) -> float:
        return self._sign * lead

    def lead(self, view: Known, world: World, play: tuple[int, int], chance: Random) -> float:
        """The points of the seat's side, less the mean of the others', after a play in a world and a playout."""
        deal = view.deal(world)
        deal.play(*play)
        points = self.finish(deal, chance)
        own = points[view.side]
        return own - (sum(points) - own) / (len(points) - 1)

    def finish(self, deal: Deal, chance: Random) -> list[float]:
        """Play a deal to its end and count it: every side's points, or for two sides their difference halved."""
        held, stock = list(deal.hands), list(deal.stock)
        hands = [list(cards_of(hand)) for hand in held]
        unplayed = mask(stock) | reduce(or_, held)
        random, sides = chance.random, len(deal.piles)
        core, table, taker, turn = self._core, deal.table, deal.taker, deal.turn
        number, following, best, errors = core.number, self._following, self._best[deal.dealer], self._errors
        piles, sweeps, exact = deal.piles, deal.sweeps, self._exact if sides == 2 else 0
        while True:
            hand = hands[turn]
            if not hand:
                if not stock:
                    break
                hands = [[stock.pop() for _ in range(self._round)] for _ in hands]
                held = list(map(mask, hands))
                continue
            if not stock and len(hand) <= exact and max(map(len, hands)) <= exact:
                return self._counted(tuple(held), table, piles, sweeps, taker, turn)
            # One number a play, whatever it is used for: so the same numbers stay the same fate.
            fate = random()
            if fate < errors and len(hand) > 1:
                card, taken = self._any(hand, table, fate / errors)
            else:
                card, taken = best[turn](hand, held[turn], table, unplayed ^ held[turn])
            hand.remove(card)
            held[turn] ^= 1 << card
            unplayed ^= 1 << card
            if taken == LAID:
                table |= 1 << card
            else:
                side, taker = turn % sides, turn
                if taken == table and core.scores(table, number[card]) and (core.last_counts or stock or any(hands)):
                    sweeps[side] += 1
                table ^= taken
                piles[side] |= taken | 1 << card
            turn = following[turn]
        if taker != NOBODY:
            piles[taker % sides] |= table
        return [float(points + swept) for points, swept in zip(self._points(piles), sweeps, strict=True)]

    def _any(self, hand: Sequence[Card], table: int, part: float) -> tuple[Card, int]:
        """The play that lies at some part of all, from 0 to 1."""
        place, part = divmod(part * len(hand), 1.0)
        card = hand[int(place)]
        takes = self._core.takes(self._core.number[card], table)
        return card, takes[int(part * len(takes))]

    def _counted(
        self, hands: tuple[int, ...], table: int, piles: list[int], sweeps: list[int], taker: int, turn: int
    ) -> list[float]:
        ahead = sweeps[0] - sweeps[1]
        value = self._sign * self._ending(hands, table, piles[0], piles[1], ahead, taker, turn, -99.0, 99.0)
        return [value / 2, -value / 2]


def every_world(view: Known, most: int) -> Iterator[World]:
    """All worlds if there are at most so many and no pack is left, else none."""
    closed = view.closed
    hidden = sum(view.sizes[seat] for seat in closed)
    number, left = 1, len(view.pool)
    for seat in closed:
        number *= comb(left, view.sizes[seat])
        left -= view.sizes[seat]
    if view.stock or number > most or hidden != len(view.pool):
        return
    yield from ((hands, []) for hands in _dealt(view, [hand or 0 for hand in view.hands], view.pool, closed))


def _dealt(view: Known, hands: list[int], pool: Sequence[Card], closed: Sequence[int]) -> Iterator[list[int]]:
    if not closed:
        yield list(hands)
        return
    seat = closed[0]
    for chosen in combinations(pool, view.sizes[seat]):
        hands[seat] = mask(chosen)
        yield from _dealt(view, hands, [card for card in pool if card not in chosen], closed[1:])
