"""A regular's judgement: what a play brings home, what it leaves, and who may answer it. One ply, nothing hidden."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.ai.evaluate import worth
from game.ai.outside import Outside, outside
from game.engine.actions import Play
from game.engine.captures import captures, is_sweep, value
from game.engine.cards import DECK, Card
from game.engine.dealing import next_seat
from game.engine.state import Observation

# Fitted by play against the yardsticks; chances that a card comes home.
HELD = 0.74
TAKEN_IF_POSSIBLE = 0.62
RECLAIMED = 0.55
LAST_TAKER = 0.5

SWEEP = 1.0
THREAT = 1.15
BARE = 0.12


@dataclass(frozen=True, slots=True)
class Replies:
    """What each value of card could do with a table: which cards it reaches, and whether it scores a sweep."""

    reach: Mapping[Card, frozenset[int]]
    sweeping: frozenset[int]


class Judgement:
    """The worth of the plays of one observation."""

    def __init__(self, observation: Observation) -> None:
        self._seen = observation
        self._rules = observation.rules
        self._side = observation.side(observation.seat)
        self._outside: Outside = outside(observation)
        self._by_value: dict[int, list[Card]] = {}
        for card in sorted(self._outside.candidates()):
            self._by_value.setdefault(value(card, observation.matta), []).append(card)
        cards_left = sum(map(len, observation.hands)) + len(observation.stock) - 1
        self._answers_last = cards_left == 1
        self._over = cards_left == 0
        self._plays_left = cards_left

    def worth(self, play: Play) -> float:
        """Expected points of the deal after a play, own side less the others."""
        seen = self._seen
        taken = play.taken or ()
        table = [card for card in seen.table if card not in taken]
        if play.taken is None:
            table.append(play.card)
        hand = [card for card in seen.hand if card != play.card]
        sweep = is_sweep(seen.table, play.card, taken, self._rules, matta=seen.matta, last=self._over)
        taker = seen.last_taker if play.taken is None else seen.seat
        replies = self._replies(table)
        shares = self._shares(table, hand, (play.card, *taken) if play.taken is not None else (), taker, replies)
        total = worth(self._rules, shares, self._side) + SWEEP * sweep + self._exposure(table, replies)
        return -total if self._rules.lowest_wins else total

    def _replies(self, table: Sequence[Card]) -> Replies:
        reach: dict[Card, set[int]] = {card: set() for card in table}
        sweeping = set()
        for number, cards in self._by_value.items():
            for taken in captures(table, cards[0], self._rules, matta=self._seen.matta):
                for card in taken:
                    reach[card].add(number)
                last = self._answers_last
                if is_sweep(table, cards[0], taken, self._rules, matta=self._seen.matta, last=last):
                    sweeping.add(number)
        return Replies({card: frozenset(numbers) for card, numbers in reach.items()}, frozenset(sweeping))

    def _followers(self) -> list[int]:
        """The other seats in the order in which they play next."""
        seats = self._seen.seats
        order = [next_seat(self._seen.seat, seats, self._rules)]
        while len(order) < seats - 1:
            order.append(next_seat(order[-1], seats, self._rules))
        return [seat for seat in order if self._outside.holdings[seat].size]

    def _chance(self, seat: int, numbers: frozenset[int]) -> float:
        return self._outside.chance(seat, [card for number in numbers for card in self._by_value[number]])

    def _exposure(self, table: Sequence[Card], replies: Replies) -> float:
        """What the next seat's chance to sweep costs, or brings if it is a partner's."""
        followers = self._followers()
        if not followers:
            return 0.0
        own = self._seen.side(followers[0]) == self._side
        if not table:
            return 0.0 if own else BARE
        threat = THREAT * self._chance(followers[0], replies.sweeping)
        return threat if own else -threat / (len(self._seen.piles) - 1)

    def _shares(
        self, table: Sequence[Card], hand: Sequence[Card], won: Sequence[Card], taker: int | None, replies: Replies
    ) -> list[list[float]]:
        """For each side and card the chance that the card ends in the side's pile."""
        sides = len(self._seen.piles)
        even = [1 / sides] * sides
        shares = [even] * len(DECK)
        for side, pile in enumerate(self._seen.piles):
            for card in pile:
                shares[card] = self._to(side)
        for card in won:
            shares[card] = self._to(self._side)
        for card in hand:
            shares[card] = self._mostly(self._side, HELD)
        for seat, holding in enumerate(self._outside.holdings):
            for card in holding.known:
                shares[card] = self._mostly(self._seen.side(seat), HELD)
        own_reach = {card for mine in hand for taken in captures(table, mine, self._rules) for card in taken}
        for card in table:
            shares[card] = self._way(card, replies, card in own_reach, taker)
        return [[share[side] for share in shares] for side in range(sides)]

    def _way(self, card: Card, replies: Replies, reclaimable: bool, taker: int | None) -> list[float]:
        """Where a card on the table will probably go."""
        sides = len(self._seen.piles)
        share = [0.0] * sides
        rest = 1.0
        if self._over:
            return self._to(self._seen.side(taker)) if taker is not None else share
        for seat in self._followers():
            going = rest * TAKEN_IF_POSSIBLE * self._chance(seat, replies.reach[card])
            share[self._seen.side(seat)] += going
            rest -= going
        if reclaimable:
            share[self._side] += rest * RECLAIMED
            rest -= rest * RECLAIMED
        if taker is not None:
            lasting = rest * LAST_TAKER / max(1, self._plays_left)
            share[self._seen.side(taker)] += lasting
            rest -= lasting
        return [part + rest / sides for part in share]

    def _to(self, side: int) -> list[float]:
        return [float(one == side) for one in range(len(self._seen.piles))]

    def _mostly(self, side: int, share: float) -> list[float]:
        sides = len(self._seen.piles)
        return [share if one == side else (1 - share) / (sides - 1) for one in range(sides)]
