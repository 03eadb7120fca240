"""Which hidden hands are likely: those with which others would have played as they did."""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from game.ai.core.masks import cards_of
from game.ai.search.known import Known, World
from game.ai.search.pasts import Past
from game.ai.search.policy import Policy

CANDIDATES = 6
"""So many worlds are looked at for each that is played out."""

# How surely somebody plays what the quick player promises most for, and how often just anything: fitted to the plays
# of the strongest level in Scopone.
WARMTH = 6.0
WHIM = 0.25


class Beliefs:
    """How well worlds explain what was played, judged by the quick player."""

    def __init__(self, policy: Policy, past: Sequence[Past]) -> None:
        self._promised = policy.promised
        self._past = [(one, policy.promise(one.table, one.card, one.taken)) for one in past]

    def weight(self, hands: Sequence[int]) -> float:
        """How likely all those plays were if these are the hands now."""
        promised, likely = self._promised, 1.0
        held = [cards_of(hand) for hand in hands]
        for past, made in self._past:
            cards = (*held[past.seat], *past.shown)
            if len(cards) > 1:
                rivals = sum(exp((promised(past.table, card) - made) / WARMTH) for card in cards)
                likely *= WHIM / len(cards) + (1.0 - WHIM) / rivals
        return likely

    def worlds(self, view: Known, chance: Random) -> Iterator[World]:
        """Worlds without end, likely ones more often."""
        while self._past:
            found = [view.world(chance) for _ in range(CANDIDATES)]
            yield chance.choices(found, [self.weight(hands) for hands, _ in found])[0]
        while True:
            yield view.world(chance)
