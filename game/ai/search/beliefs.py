"""Which hidden hands are likely: those with which others would have played as they did."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from game.ai.core.masks import cards_of, mask
from game.ai.core.rules import LAID
from game.ai.search.known import Known, World
from game.ai.search.policy import Policy
from game.engine.cards import Card
from game.engine.ruleset import hand_cards
from game.engine.state import Observation

CANDIDATES = 6
"""So many worlds are looked at for each that is played out."""

# How surely somebody plays what the quick player promises most for; fitted to plays of the strongest level.
WARMTH = 4.0
WHIM = 0.25


@dataclass(frozen=True, slots=True)
class Past:
    """What a seat whose cards are hidden chose on a table, and what it still held then and has played since."""

    seat: int
    table: int
    card: Card
    taken: int
    shown: tuple[Card, ...]


def pasts(seen: Observation) -> tuple[Past, ...]:
    """The plays of hidden hands since the hands were dealt, the first one first."""
    table, later = mask(seen.table), dict[int, tuple[Card, ...]]()
    found: list[Past] = []
    for made in reversed(seen.plays[len(seen.plays) - _since_dealt(seen) :]):
        play = made.play
        taken = LAID if play.taken is None else mask(play.taken)
        if (1 << play.card & ~table) if taken == LAID else table & taken:
            break  # A position that was set up does not follow from the plays before it.
        table = table ^ 1 << play.card if taken == LAID else table | taken
        shown = later[made.seat] = (play.card, *later.get(made.seat, ()))
        if None in seen.hands[made.seat]:
            found.append(Past(made.seat, table, play.card, taken, shown))
    return tuple(reversed(found))


def _since_dealt(seen: Observation) -> int:
    made, first = len(seen.plays), seen.seats * hand_cards(seen.rules.opening(seen.seats))
    return made if made < first else (made - first) % (seen.seats * hand_cards(seen.rules.next_pattern))


class Beliefs:
    """How well worlds explain what was played, judged by the quick player."""

    def __init__(self, policy: Policy, past: Sequence[Past]) -> None:
        self._policy = policy
        self._past = past

    def weight(self, hands: Sequence[int]) -> float:
        """How likely the plays were if these were the hands."""
        choose, total = self._policy.known, 1.0
        held = [cards_of(hand) for hand in hands]
        for past in self._past:
            cards = (*held[past.seat], *past.shown)
            if len(cards) == 1:
                continue
            promises = [choose(past.table, card)[0] for card in cards]
            best = max(promises)
            made = self._policy.known(past.table, past.card)
            own = made[0] if made[1] == past.taken else self._policy.promise(past.table, past.card, past.taken)
            likely = exp((own - best) / WARMTH) / sum(exp((one - best) / WARMTH) for one in promises)
            total *= WHIM / len(cards) + (1.0 - WHIM) * likely
        return total

    def worlds(self, view: Known, chance: Random) -> Iterator[World]:
        """Worlds without end, the likely ones more often."""
        while True:
            if not self._past:
                yield view.world(chance)
                continue
            found = [view.world(chance) for _ in range(CANDIDATES)]
            yield chance.choices(found, [self.weight(hands) for hands, _ in found])[0]
