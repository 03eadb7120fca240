"""What others have played since the hands were dealt, as somebody who cannot see their cards may think about it."""

from dataclasses import dataclass

from game.ai.core.masks import mask
from game.ai.core.rules import LAID
from game.engine.cards import Card
from game.engine.ruleset import hand_cards
from game.engine.state import Observation


@dataclass(frozen=True, slots=True)
class Past:
    """What a seat chose on a table: a card, and the set it took or LAID.

    ``shown`` are that card and all that the seat has played since: what it held then besides is what it holds now.
    ``later`` are the cards that anybody played since, that one included.
    """

    seat: int
    table: int
    card: Card
    taken: int
    shown: tuple[Card, ...]
    later: int


def pasts(seen: Observation) -> tuple[Past, ...]:
    """The plays of hidden hands since the hands were dealt, the first one first."""
    table, played, later = mask(seen.table), 0, dict[int, tuple[Card, ...]]()
    found: list[Past] = []
    for made in reversed(seen.plays[len(seen.plays) - _since_dealt(seen) :]):
        play = made.play
        taken = LAID if play.taken is None else mask(play.taken)
        if (1 << play.card & ~table) if taken == LAID else table & taken:
            break  # A position that was set up does not follow from the plays before it.
        table = table ^ 1 << play.card if taken == LAID else table | taken
        played |= 1 << play.card
        shown = later[made.seat] = (play.card, *later.get(made.seat, ()))
        if None in seen.hands[made.seat]:
            found.append(Past(made.seat, table, play.card, taken, shown, played))
    return tuple(reversed(found))


def _since_dealt(seen: Observation) -> int:
    made, first = len(seen.plays), seen.seats * hand_cards(seen.rules.opening(seen.seats))
    return made if made < first else (made - first) % (seen.seats * hand_cards(seen.rules.next_pattern))
