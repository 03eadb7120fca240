"""What a player goes by: the cards in sight, and how many each other seat holds of those that are not."""

from dataclasses import dataclass
from random import Random

from game.ai.core.deal import NOBODY, Deal
from game.ai.core.masks import FULL, cards_of, mask
from game.ai.core.rules import Core, core
from game.ai.search.pasts import Past, pasts
from game.engine.cards import Card
from game.engine.observe import unseen
from game.engine.state import Observation

World = tuple[list[int], list[Card]]
"""Everybody's hand as sets, and the pack in some order."""


@dataclass(frozen=True, slots=True)
class Known:
    """A deal as one seat knows it; hands it does not see are None.

    ``pool`` are the cards that may be hidden. It is larger than what is hidden where a player has forgotten cards.
    ``past`` is what hidden hands have played, empty for somebody who draws no conclusions from it. ``guessing`` is
    whether others are taken to play by what they see, not as if all hands lay open.
    """

    core: Core
    seat: int
    hands: tuple[int | None, ...]
    sizes: tuple[int, ...]
    table: int
    stock: int
    piles: tuple[int, ...]
    sweeps: tuple[int, ...]
    taker: int
    turn: int
    dealer: int
    pool: tuple[Card, ...]
    past: tuple[Past, ...] = ()
    guessing: bool = False

    @property
    def side(self) -> int:
        """The seat's own side."""
        return self.seat % len(self.piles)

    @property
    def own(self) -> int:
        """The seat's own hand."""
        return self.hands[self.seat] or 0

    @property
    def closed(self) -> tuple[int, ...]:
        """The seats whose cards are hidden."""
        return tuple(seat for seat, hand in enumerate(self.hands) if hand is None and self.sizes[seat])

    def world(self, chance: Random) -> World:
        """One way in which the hidden cards may lie, every one equally likely."""
        pool = list(self.pool)
        chance.shuffle(pool)
        hands = [hand or 0 for hand in self.hands]
        given = 0
        for seat in self.closed:
            hands[seat] = mask(pool[given : given + self.sizes[seat]])
            given += self.sizes[seat]
        return hands, pool[given : given + self.stock]

    def deal(self, world: World) -> Deal:
        """The deal of a world, to be played on."""
        hands, stock = world
        return Deal(
            self.core,
            list(hands),
            self.table,
            tuple(stock),
            list(self.piles),
            list(self.sweeps),
            self.taker,
            self.turn,
            self.dealer,
        )


def known(seen: Observation) -> Known:
    """What an observation tells its seat."""
    return Known(
        core(seen.rules, seen.matta),
        seen.seat,
        tuple(None if None in hand else mask(card for card in hand if card is not None) for hand in seen.hands),
        tuple(map(len, seen.hands)),
        mask(seen.table),
        len(seen.stock),
        tuple(map(mask, seen.piles)),
        tuple(map(len, seen.sweeps)),
        NOBODY if seen.last_taker is None else seen.last_taker,
        seen.turn,
        seen.dealer,
        unseen(seen),
        pasts(seen),
    )


def known_of(deal: Deal) -> Known:
    """What the mover of a deal knows if nobody's hand lies open: for players that learn from each other."""
    hands = tuple(hand if seat == deal.turn else None for seat, hand in enumerate(deal.hands))
    seen = deal.hands[deal.turn] | deal.table
    for pile in deal.piles:
        seen |= pile
    return Known(
        deal.core,
        deal.turn,
        hands,
        tuple(hand.bit_count() for hand in deal.hands),
        deal.table,
        len(deal.stock),
        tuple(deal.piles),
        tuple(deal.sweeps),
        deal.taker,
        deal.turn,
        deal.dealer,
        cards_of(FULL & ~seen),
    )
