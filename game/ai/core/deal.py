"""A deal under way over sets of cards, to be played to its end without looking back."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.core.counting import counting
from game.ai.core.masks import cards_of, mask
from game.ai.core.rules import LAID, Core, core
from game.engine.cards import Card
from game.engine.dealing import deal_round, next_seat
from game.engine.state import State

NOBODY = -1


@dataclass(slots=True)
class Deal:
    """Everybody's cards in the middle of a deal; changed by every play.

    ``piles`` and ``sweeps`` are by side, ``taker`` is the seat that captured last or NOBODY.
    """

    core: Core
    hands: list[int]
    table: int
    stock: tuple[Card, ...]
    piles: list[int]
    sweeps: list[int]
    taker: int
    turn: int
    dealer: int

    def takes(self) -> Iterator[tuple[int, int]]:
        """Every play of the mover: the set of its card, and what it takes or LAID."""
        for card in cards_of(self.hands[self.turn]):
            bit = 1 << card
            for taken in self.core.takes(self.core.worth[bit], self.table):
                yield bit, taken

    def play(self, card: int, taken: int) -> None:
        """Play a card; the last card of a round has the next one dealt, the last of all gives the leftovers away."""
        seat = self.turn
        self.hands[seat] ^= card
        held = any(self.hands)
        if taken == LAID:
            self.table |= card
        else:
            self._capture(seat % len(self.piles), card, taken, last=not held and not self.stock)
            self.taker = seat
        self.turn = next_seat(seat, len(self.hands), self.core.rules)
        if not held and self.stock:
            self._next_round()
        elif not held and self.taker != NOBODY:
            self.piles[self.taker % len(self.piles)] |= self.table
            self.table = 0

    @property
    def over(self) -> bool:
        """Whether the last card has been played."""
        return not any(self.hands)

    def points(self) -> list[int]:
        """Every side's points of a deal that is over, without declarations and the opening table."""
        counted = counting(self.core.rules).points(self.piles)
        return [points + sweeps for points, sweeps in zip(counted, self.sweeps, strict=True)]

    def _capture(self, side: int, card: int, taken: int, last: bool) -> None:
        table = self.table
        self.table ^= taken
        self.piles[side] |= taken | card
        if not self.table and (self.core.last_counts or not last):
            self.sweeps[side] += self.core.scores(table, self.core.worth[card])

    def _next_round(self) -> None:
        rules = self.core.rules
        dealt = deal_round(self.stock, rules.next_pattern, self.dealer, len(self.hands), rules)
        self.hands = [mask(hand) for hand in dealt.hands]
        self.table |= mask(dealt.table)
        self.stock = dealt.stock


def deal_of(state: State) -> Deal:
    """The deal of a state in Phase.PLAY."""
    return Deal(
        core(state.rules, state.matta),
        [mask(hand) for hand in state.hands],
        mask(state.table),
        state.stock,
        [mask(pile) for pile in state.piles],
        [len(sweeps) for sweeps in state.sweeps],
        NOBODY if state.last_taker is None else state.last_taker,
        state.turn,
        state.dealer,
    )
