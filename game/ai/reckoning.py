"""What old players reckon in their heads: what a play wins, less what the next seat will probably win after it."""

from collections.abc import Sequence

from game.ai.core.masks import cards_of, mask
from game.ai.core.rules import LAID, Core, core
from game.ai.outside import Outside, first_held, outside
from game.ai.search.policy import PRIZES, SWEEP_PRIZE
from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.dealing import next_seat
from game.engine.state import Observation


def reckoned(seen: Observation, plays: Sequence[Play]) -> list[float]:
    """What each play wins less the mean of the best reply's win, over the hands that the next seat may hold.

    Counted as the quick player counts: a card is 1, a sweep ten. A partner's win counts for one's own side; where the
    fewest points win, the sign is turned.
    """
    rules, left = core(seen.rules, seen.matta), outside(seen)
    following = next_seat(seen.seat, seen.seats, seen.rules)
    sign = 1.0 if seen.side(following) == seen.side(seen.seat) else -1.0
    turned = -1.0 if seen.rules.lowest_wins else 1.0
    values = []
    for play in plays:
        taken = LAID if play.taken is None else mask(play.taken)
        table = mask(seen.table)
        own, after = _won(rules, table, play.card, taken)
        values.append(turned * own + sign * _reply(rules, after, left, following, turned))
    return values


def _won(rules: Core, table: int, card: Card, taken: int) -> tuple[float, int]:
    """What a play wins, and the table after it."""
    if taken == LAID:
        return 0.0, table | 1 << card
    swept = taken == table and rules.scores(table, rules.number[card])
    return PRIZES[card] + sum(PRIZES[one] for one in cards_of(taken)) + SWEEP_PRIZE * swept, table ^ taken


def _reply(rules: Core, table: int, left: Outside, seat: int, turned: float) -> float:
    """The mean of what the seat's best card wins on a table."""
    holding = left.holdings[seat]
    if not holding.size:
        return 0.0
    shown = max((_best(rules, table, card, turned) for card in holding.known), default=-1e9)
    if not holding.hidden:
        return shown
    wins = sorted((_best(rules, table, card, turned) for card in left.unseen), reverse=True)
    return sum(
        chance * max(shown, win) for chance, win in zip(first_held(len(wins), holding.hidden), wins, strict=True)
    )


def _best(rules: Core, table: int, card: Card, turned: float) -> float:
    return max(turned * _won(rules, table, card, taken)[0] for taken in rules.takes(rules.number[card], table))
