"""Two players on equal deals: every pack is played again with the sides exchanged."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from game.ai.arena import decision_seed, seat_to_act
from game.ai.lab.players import Player
from game.engine.actions import Deal
from game.engine.cards import Card
from game.engine.events import Counted
from game.engine.play import apply, start
from game.engine.ruleset import Ruleset
from game.engine.state import Phase, State, sides

Pack = Callable[[int, int], tuple[Card, ...]]
"""The pack of a seed with a number."""

NORMAL_95 = 1.96
WON_OUTRIGHT = 8
LONGEST = 200


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean and half its 95 % interval (over packs), the number of deals, and the share of deals won."""

    mean: float
    interval: float
    deals: int
    won: float


def opened(
    rules: Ruleset, seats: int, dealer: int, seed: int, pack: Pack, scores: tuple[int, ...] | None = None
) -> State:
    """The first deal of a match that is not thrown back; the match may stand at ``scores`` by then, by side."""
    state = start(rules, seats, dealer)
    state = replace(state, scores=scores or state.scores)
    number = 0
    while state.phase is Phase.DEAL and not state.deal_number:
        state, _ = apply(state, Deal(pack(seed, number)))
        number += 1
    return state


def play_deal(state: State, players: Sequence[Player], seed: int) -> tuple[int, ...]:
    """Play a deal to its end: every side's points. A match won before any count is worth WON_OUTRIGHT."""
    while state.phase is Phase.PLAY:
        seat = seat_to_act(state, range(state.seats))
        action = players[seat](state, seat, decision_seed(seed, state, seat))
        state, events = apply(state, action)
        for news in events:
            if isinstance(news, Counted):
                return tuple(side.total for side in news.points)
    return tuple(WON_OUTRIGHT * (side == state.winner) for side in range(len(state.piles)))


def play_out(state: State, players: Sequence[Player], seed: int, pack: Pack) -> int | None:
    """Play a match on to its end: the side that wins, or None after LONGEST packs."""
    for number in range(LONGEST):
        while state.phase is Phase.PLAY:
            seat = seat_to_act(state, range(state.seats))
            state, _ = apply(state, players[seat](state, seat, decision_seed(seed, state, seat)))
        if state.phase is Phase.OVER:
            return state.winner
        state, _ = apply(state, Deal(pack(seed, number)))
    return None


def from_score(
    rules: Ruleset, seats: int, pair: tuple[Player, Player], score: tuple[int, int], seed: int, pack: Pack
) -> list[float]:
    """Two matches from a score, the first player's points first: 0.5 for each that it wins, -0.5 for a loss."""
    results = []
    for own in (0, 1):
        state = replace(start(rules, seats, seed % seats), scores=score if own == 0 else score[::-1])
        players = [pair[seat % 2 != own] for seat in range(seats)]
        winner = play_out(state, players, seed, pack)
        results.append(0.0 if winner is None else 0.5 if winner == own else -0.5)
    return results


def duel(rules: Ruleset, seats: int, pair: tuple[Player, Player], seed: int, pack: Pack) -> list[float]:
    """One pack, once for each side that the first player may sit on: its points less the mean of the others'."""
    number, results = len(sides(seats)), []
    for own in range(number):
        players = [pair[seat % number != own] for seat in range(seats)]
        points = play_deal(opened(rules, seats, seed % seats, seed, pack), players, seed)
        others = sum(points) - points[own]
        sign = -1 if rules.lowest_wins else 1
        results.append(sign * (points[own] - others / (number - 1)))
    return results


def measured(groups: Sequence[Sequence[float]]) -> Measured:
    """What the results of many packs say."""
    means = [sum(group) / len(group) for group in groups]
    mean = sum(means) / len(means)
    spread = sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1)
    flat = [one for group in groups for one in group]
    won = sum((one > 0) + 0.5 * (one == 0) for one in flat) / len(flat)
    return Measured(mean, NORMAL_95 * sqrt(spread / len(means)), len(flat), won)
