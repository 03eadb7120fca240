"""Opponents against each other, without a table: matches played to their end, and what they tell."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from zlib import crc32

from game.ai.advise import advise, best_declaration
from game.ai.types import Advice, Budget, Request
from game.engine.actions import Action, Deal
from game.engine.cards import Card
from game.engine.events import Counted
from game.engine.observe import observe
from game.engine.play import apply, start
from game.engine.ruleset import Ruleset
from game.engine.state import Phase, State, sides

LONGEST = 400
NORMAL_95 = 1.96


def decision_seed(match_seed: int | str, state: State, seat: int) -> int:
    """The seed of one decision: the same wherever and whenever the match is played."""
    return crc32(f"{match_seed} {state.deal_number} {len(state.plays)} {seat}".encode())


def seat_to_act(state: State, deciding: Sequence[int]) -> int:
    """Who acts now: the first of the deciding seats with something to declare, else the mover."""
    if state.rules.decl_low or state.rules.decl_three:
        for seat in deciding:
            if best_declaration(observe(state, seat)) is not None:
                return seat
    return state.turn


@dataclass(frozen=True, slots=True)
class Effort:
    """What one seat's decisions took: their number, their seconds and the positions looked at."""

    moves: int = 0
    seconds: float = 0.0
    nodes: int = 0

    def plus(self, other: "Effort") -> "Effort":
        """Both together."""
        return Effort(self.moves + other.moves, self.seconds + other.seconds, self.nodes + other.nodes)


@dataclass(frozen=True, slots=True)
class Course:
    """A match that was played: its actions, the points of each deal by side, the winner, the effort by seat.

    ``winner`` is None for a match that was given up after LONGEST deals.
    """

    actions: tuple[Action, ...]
    points: tuple[tuple[int, ...], ...]
    winner: int | None
    efforts: tuple[Effort, ...]


def play_match(
    rules: Ruleset,
    levels: Sequence[str],
    first_dealer: int,
    seed: int,
    pack: Callable[[int], tuple[Card, ...]],
    now: Callable[[], float],
) -> Course:
    """Play one match between the levels of each seat with the packs of a numbered row; ``now`` measures seconds.

    Raises RuleError if the game is not for so many seats, KeyError for an unknown level.
    """
    state = start(rules, len(levels), first_dealer)
    actions: list[Action] = []
    points: list[tuple[int, ...]] = []
    efforts = [Effort()] * len(levels)
    deals = 0
    while state.phase is not Phase.OVER and len(points) < LONGEST:
        action: Action
        if state.phase is Phase.DEAL:
            action = Deal(pack(deals))
            deals += 1
        else:
            seat = seat_to_act(state, range(len(levels)))
            before = now()
            advice = _ask(state, seat, levels[seat], seed)
            efforts[seat] = efforts[seat].plus(Effort(1, now() - before, advice.nodes))
            action = advice.action
        state, events = apply(state, action)
        actions.append(action)
        points += [tuple(side.total for side in news.points) for news in events if isinstance(news, Counted)]
    return Course(tuple(actions), tuple(points), state.winner, tuple(efforts))


def _ask(state: State, seat: int, level: str, seed: int) -> Advice:
    return advise(Request(len(state.plays), observe(state, seat), level, Budget(0), decision_seed(seed, state, seat)))


def arrangements(levels: Sequence[str], sides: int, duplicate: bool) -> Iterator[tuple[str, ...]]:
    """The levels as they sit: once, or with ``duplicate`` once for each side, one seat further every time."""
    for turn in range(sides if duplicate else 1):
        yield tuple(levels[(seat - turn) % len(levels)] for seat in range(len(levels)))


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of many matches, told from the first side of the first arrangement.

    ``mean`` is points a deal over the second side, ``ci95`` half its 95 % interval (None with fewer than two matches
    or pairs), ``efforts`` are by seat of the first arrangement.
    """

    deals: int
    matches: int
    mean: float
    ci95: float | None
    wins: int
    draws: int
    losses: int
    efforts: tuple[Effort, ...]


def tally(groups: Sequence[Sequence[Course]]) -> Tally:
    """Add up matches; a group holds the arrangements of one row of packs, in the order of ``arrangements``."""
    differences = [sum(_difference(course, turn) for turn, course in enumerate(group)) for group in groups]
    deals = [sum(len(course.points) for course in group) for group in groups]
    mean = sum(differences) / max(1, sum(deals))
    winners = [
        None if course.winner is None else (course.winner - turn) % len(sides(len(course.efforts)))
        for group in groups
        for turn, course in enumerate(group)
    ]
    return Tally(
        deals=sum(deals),
        matches=len(winners),
        mean=mean,
        ci95=_half_interval(differences, deals, mean),
        wins=winners.count(0),
        draws=winners.count(None),
        losses=len(winners) - winners.count(0) - winners.count(None),
        efforts=_efforts(groups),
    )


def _difference(course: Course, turn: int) -> int:
    return sum(deal[turn % len(deal)] - deal[(turn + 1) % len(deal)] for deal in course.points)


def _half_interval(differences: Sequence[int], deals: Sequence[int], mean: float) -> float | None:
    """Of a ratio of sums, since matches differ in their number of deals."""
    count = len(deals)
    if count < 2:
        return None
    spread = sum((difference - mean * number) ** 2 for difference, number in zip(differences, deals, strict=True))
    return NORMAL_95 * sqrt(spread * count / (count - 1)) / sum(deals)


def _efforts(groups: Sequence[Sequence[Course]]) -> tuple[Effort, ...]:
    seats = len(groups[0][0].efforts)
    total = [Effort()] * seats
    for group in groups:
        for turn, course in enumerate(group):
            for seat, effort in enumerate(course.efforts):
                total[(seat - turn) % seats] = total[(seat - turn) % seats].plus(effort)
    return tuple(total)
