"""What plays are worth where the other of two seats, who sees one's cards as little as one sees its, may reply."""

from math import exp

from game.ai.core.masks import cards_of
from game.ai.core.rules import Core
from game.ai.search.hands import INFINITE, MOST_TAKES, Rest, Search, made
from game.ai.search.known import Known
from game.ai.search.suspicions import Suspicions
from game.engine.cards import Card

# Searching with open hands lets the other always reply as if it saw one's cards. By so much it is taken to reply with
# what attracts it instead.
BLIND = 0.5


class Replies:
    """Values plays in one position that somebody knows, before the last hand."""

    def __init__(self, core: Core, search: Search, view: Known, suspicions: Suspicions) -> None:
        self._core = core
        self._search = search
        self._appeal, self._kinds = suspicions.appeal, suspicions.kinds
        self._hidden = (*view.pool, *cards_of(view.own))
        self._held = view.sizes[view.seat] - 1
        self._likely: dict[int, float] = {}

    def after(self, play: tuple[int, int], hands: tuple[int, int], rest: Rest) -> float:
        """The worth of a play to the one who makes it, own hand first."""
        core, left = self._core, hands[0] ^ play[0]
        rest = made(core, play, rest, False)
        best, total, chances = -INFINITE, 0.0, 0.0
        for card in cards_of(hands[1]):
            bit = 1 << card
            takes = core.takes(core.number[card], rest[0])
            if len(takes) > MOST_TAKES:
                takes = (*takes[: MOST_TAKES - 1], takes[-1])
            worth = -INFINITE
            for taken in takes:
                met = made(core, (bit, taken), rest, False)
                worth = max(worth, -self._search(left, hands[1] ^ bit, *met, -INFINITE, -worth))
            chance = self._chance(rest[0], card)
            best = max(best, worth)
            total += chance * worth
            chances += chance
        return -(1.0 - BLIND) * best - BLIND * total / chances

    def _chance(self, table: int, card: Card) -> float:
        key = table << 6 | self._kinds[card]
        known = self._likely.get(key)
        if known is None:
            known = self._likely[key] = exp(self._appeal(table, card, self._hidden, self._held))
        return known
