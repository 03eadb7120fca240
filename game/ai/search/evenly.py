"""The hands that a hidden seat may hold, met in an order in which few of them already stand for all.

Hands are set out in a row, lowest ranks first, so that like ones lie close together; and the row is walked through in
wide steps, by the golden section of its length: any stretch of such a walk lies evenly over the whole row. Where worlds
are drawn by chance alone, a dozen of them may well miss the one rank that matters. While nothing tells one hand from
another, dealing all the cards out again and again does better still: it is even in every card of a hand.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from math import ceil, comb, gcd
from random import Random
from typing import TypeVar

from game.ai.core.masks import mask
from game.engine.cards import Card, rank

Thing = TypeVar("Thing")

GOLDEN = (5**0.5 - 1) / 2

Hand = tuple[Card, ...]


def walk(length: int, chance: Random) -> Iterator[int]:
    """Every place of a row of at least one once; those of any stretch of the walk lie evenly apart."""
    step = round(length * GOLDEN)
    while gcd(step, length) > 1:
        step += 1
    start = chance.randrange(length)
    return ((start + turn * step) % length for turn in range(length))


def stirred(row: Sequence[tuple[Thing, float]], chance: Random) -> list[tuple[Thing, float]]:
    """A whole row with its weights, in the order of such a walk, 1 the greatest weight.

    What counts for much comes several times, lest everything hang on when its turn comes.
    """
    mean = sum(weight for _, weight in row) / max(1, len(row))
    found: list[tuple[Thing, float]] = []
    for thing, weight in row:
        times = ceil(weight / mean)
        found += [(thing, weight / mean / times)] * times
    return [found[place] for place in walk(len(found), chance)] if found else []


def in_a_row(pool: Sequence[Card]) -> list[Card]:
    """The cards so that like ones lie close together."""
    return sorted(pool, key=lambda card: (rank(card), card))


def hidden_hands(pool: Sequence[Card], size: int, wanted: int, chance: Random) -> Iterator[int]:
    """Different hands that one hidden seat may hold: all of them if they are few, else so many.

    The cards are dealt out hand by hand, and again: so every one of them is met as often as any other.
    """
    possible = comb(len(pool), size)
    if possible > wanted:
        yield from islice(_dealt_out(pool, size, chance), wanted)
        return
    first = list(islice(_dealt_out(pool, size, chance), (possible + 1) // 2))
    others = sorted({*map(mask, combinations(pool, size))}.difference(first))
    yield from first
    chance.shuffle(others)
    yield from others


def _dealt_out(pool: Sequence[Card], size: int, chance: Random) -> Iterator[int]:
    cards, drawn = list(pool), set[int]()
    while True:
        chance.shuffle(cards)
        for start in range(0, len(cards) - size + 1, size or 1):
            hand = mask(cards[start : start + size])
            if hand not in drawn:
                drawn.add(hand)
                yield hand


def row_of_hands(pool: Sequence[Card], size: int, most: int, chance: Random) -> list[Hand]:
    """All hands that one hidden seat may hold in their row, or so many of them at even distances."""
    every = list(combinations(in_a_row(pool), size))
    if len(every) <= most:
        return every
    apart = len(every) / most
    start = chance.random() * apart
    return [every[int(start + turn * apart)] for turn in range(most)]
