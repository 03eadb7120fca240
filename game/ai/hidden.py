"""What a seat cannot see, given out anew: nothing that it decides may depend on how those cards lie."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.engine.cards import Card
from game.engine.observe import observe, unseen
from game.engine.play import apply, legal
from game.engine.state import Phase, State


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


def wandering(state: State, chance: Random) -> Iterator[State]:
    """Every position with somebody to play while a deal is played on at random."""
    while state.phase is Phase.PLAY:
        yield state
        state, _ = apply(state, chance.choice(legal(state)))
