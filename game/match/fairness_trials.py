"""Trials of whether those who think for the other seats see cards that they must not see."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.ai.levels import OFFERED
from game.ai.types import Advice, Budget, Request
from game.engine.actions import Deal
from game.engine.cards import Card
from game.engine.observe import observe, unseen
from game.engine.play import apply, legal, start
from game.engine.shuffle import shuffled
from game.engine.state import Phase, State
from game.engine.variants import PRESETS, ruleset

Advise = Callable[[Request], Advice]

TABLES: Final = tuple((preset, seats) for preset in PRESETS for seats in ruleset(preset).tables)
BUDGET: Final = Budget(worlds=1)
"""Enough to see what is looked at, and little enough to leave the screen its pace."""

TRIED: Final = 0.25
"""The share of the positions of a deal that is tried, so that many games have their turn."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A position as it was dealt and with hidden cards exchanged, and what the mover was advised to do in either."""

    dealt: State
    exchanged: State
    first: Advice
    second: Advice

    @property
    def same(self) -> bool:
        """Whether the advice was the same, down to the worth of every play."""
        return self.first == self.second


def trials(advise: Advise, chance: Random) -> Iterator[Trial | None]:
    """Trials without end in random deals of every game; None where half of one is done. A step asks ``advise`` once."""
    while True:
        preset, seats = chance.choice(TABLES)
        for state in _random_deal(preset, seats, chance):
            other = exchanged(state, state.turn, chance) if chance.random() < TRIED else None
            if other is None:
                continue
            seed, level = chance.getrandbits(32), chance.choice(OFFERED)
            first = advise(_request(state, level, seed))
            yield None
            yield Trial(state, other, first, advise(_request(other, level, seed)))


def exchanged(state: State, seat: int, chance: Random) -> State | None:
    """The same match with the cards that a seat cannot see given out anew, so that another hand differs.

    None where the seat can tell from what it sees who holds what.
    """
    seen = observe(state, seat)
    places = [hand.count(None) for hand in seen.hands] + [len(seen.stock)]
    if sum(place > 0 for place in places) < 2:
        return None
    hidden = list(unseen(seen))
    while True:
        chance.shuffle(hidden)
        cards = iter(hidden)
        hands = tuple(_filled(hand, cards) for hand in seen.hands)
        if any(set(one) != set(other) for one, other in zip(hands, state.hands, strict=True)):
            return replace(state, hands=hands, stock=_filled(seen.stock, cards))


def _filled(places: tuple[Card | None, ...], cards: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(cards) if card is None else card for card in places)


def _request(state: State, level: str, seed: int) -> Request:
    return Request(1, observe(state, state.turn), level, BUDGET, seed)


def _random_deal(preset: str, seats: int, chance: Random) -> Iterator[State]:
    """Every position of a deal played at random in which there is something to choose."""
    state = start(ruleset(preset), seats, chance.randrange(seats))
    state = apply(state, Deal(shuffled(chance.randbytes)))[0]
    while state.phase is Phase.PLAY:
        actions = legal(state)
        if len(actions) > 1:
            yield state
        state = apply(state, chance.choice(actions))[0]
