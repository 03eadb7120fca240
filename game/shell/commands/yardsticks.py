"""What measured speeds are held against: Scopa for two in the plainest code that could be right, and a plain loop."""

from collections.abc import Callable
from itertools import combinations
from random import Random

Card = tuple[int, int]
"""Rank 1 to 10 and suit 0 to 3."""

TURNS = 1_000_000


def naive_captures(card: Card, table: list[Card]) -> list[tuple[Card, ...]]:
    """Every set that a card may take, found by trying all subsets of the table."""
    equal = [(other,) for other in table if other[0] == card[0]]
    if equal:
        return list(equal)
    subsets = (chosen for size in range(2, len(table) + 1) for chosen in combinations(table, size))
    return [chosen for chosen in subsets if sum(rank for rank, _ in chosen) == card[0]]


def naive_deal(chance: Random) -> int:
    """Play one deal at random without counting it, and return the number of plays."""
    pack = [(rank, suit) for rank in range(1, 11) for suit in range(4)]
    chance.shuffle(pack)
    table, pack = pack[:4], pack[4:]
    piles: list[list[Card]] = [[], []]
    plays = 0
    while pack:
        hands, pack = [pack[:3], pack[3:6]], pack[6:]
        while hands[0] or hands[1]:
            seat = plays % 2
            moves = [(card, taken) for card in hands[seat] for taken in naive_captures(card, table) or [()]]
            card, taken = chance.choice(moves)
            hands[seat].remove(card)
            table = [other for other in table if other not in taken]
            (piles[seat] if taken else table).extend((card, *taken))
            plays += 1
    return plays


def million_turns(now: Callable[[], float]) -> float:
    """The milliseconds that a plain loop takes at the moment, by a clock that tells seconds."""
    begin = now()
    _go_round()
    return 1000 * (now() - begin)


def _go_round() -> int:
    turn = 1
    for number in range(TURNS):
        turn = (turn * 3 + number) & 1048575
    return turn
