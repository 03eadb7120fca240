"""What some players love: a table of prices put on top of what a play is worth, each at a stated cost.

What each costs is to be measured, as MEASURED.md says.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ai.core.masks import mask
from game.ai.core.rules import core
from game.engine.actions import Play
from game.engine.captures import is_sweep
from game.engine.cards import COINS, Card, rank, suit
from game.engine.state import Observation

SEVEN = 7


@dataclass(frozen=True, slots=True)
class Character:
    """A taste, in points of the deal: for a sweep, for each coin and each seven won, and against an open table.

    Among plays within ``lenience`` of the best, one that more of the ``habits`` speak for is taken, earlier habits
    first.
    """

    sweep: float = 0.0
    coin: float = 0.0
    seven: float = 0.0
    caution: float = 0.0
    lenience: float = 0.0
    habits: tuple[str, ...] = ()


CHARACTERS: dict[str, Character] = {
    "": Character(),
    "sweeper": Character(sweep=0.6, caution=-0.15),
    "hoarder": Character(coin=0.15),
    "seven_hunter": Character(seven=0.3),
    "cautious": Character(caution=0.35),
    "partner": Character(
        lenience=0.1,
        habits=("answer_partner", "leave_partner", "keep_pairs", "break_pairs", "no_seven_out"),
    ),
}


def liking(seen: Observation, play: Play, character: Character) -> float:
    """What a character adds to the worth of a play."""
    rules = seen.rules
    won = () if play.taken is None else (play.card, *play.taken)
    lost = (play.card,) if play.taken is None else ()
    total = character.coin * (_coins(won) - _coins(lost)) + character.seven * (_sevens(won) - _sevens(lost))
    if play.taken is not None:
        total += character.sweep * is_sweep(seen.table, play.card, play.taken, rules, matta=seen.matta)
    if character.caution:
        left = [card for card in (*seen.table, *lost) if card not in won]
        total -= character.caution * (bool(left) and core(rules, seen.matta).exposed(mask(left)))
    return total


def habit(seen: Observation, plays: Sequence[Play], character: Character) -> Play:
    """The play that the character's habits prefer, the first of those that are alike."""
    return max(plays, key=lambda play: tuple(HABITS[name](seen, play) for name in character.habits))


def _coins(cards: Sequence[Card]) -> int:
    return sum(suit(card) == COINS for card in cards)


def _sevens(cards: Sequence[Card]) -> int:
    return sum(rank(card) == SEVEN for card in cards)


def _partners(seen: Observation) -> set[int]:
    return {seat for seat in range(seen.seats) if seat != seen.seat and seen.side(seat) == seen.side(seen.seat)}


def _answers(seen: Observation, play: Play) -> bool:
    """Lays the rank that a partner laid and an opponent took."""
    if play.taken is not None:
        return False
    laid = {made.play.card for made in seen.plays if made.seat in _partners(seen) and made.play.taken is None}
    own = seen.side(seen.seat)
    lost = {card for made in seen.plays if seen.side(made.seat) != own for card in made.play.taken or ()}
    return rank(play.card) in {rank(card) for card in laid & lost}


def _leaves(seen: Observation, play: Play) -> bool:
    """Does not take a card that a partner laid."""
    laid = {made.play.card for made in seen.plays if made.seat in _partners(seen) and made.play.taken is None}
    return not laid.intersection(play.taken or ())


def _evens(seen: Observation, play: Play) -> bool:
    """On the dealer's side, leaves no more ranks of which an odd number has been won."""
    return seen.side(seen.seat) != seen.side(seen.dealer) or _odd_ranks(seen, play) <= _odd_ranks(seen, None)


def _breaks(seen: Observation, play: Play) -> bool:
    """Against the dealer's side, leaves more such ranks."""
    return seen.side(seen.seat) != seen.side(seen.dealer) and _odd_ranks(seen, play) > _odd_ranks(seen, None)


def _odd_ranks(seen: Observation, play: Play | None) -> int:
    won = [rank(card) for pile in seen.piles for card in pile]
    if play is not None and play.taken is not None:
        won += [rank(card) for card in (play.card, *play.taken)]
    return sum(won.count(one) % 2 for one in set(won))


def _keeps_sevens(seen: Observation, play: Play) -> bool:
    return play.taken is not None or rank(play.card) != SEVEN


HABITS: dict[str, Callable[[Observation, Play], bool]] = {
    "answer_partner": _answers,
    "leave_partner": _leaves,
    "keep_pairs": _evens,
    "break_pairs": _breaks,
    "no_seven_out": _keeps_sevens,
}
