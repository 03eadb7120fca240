"""Advice on an observation: the one way in which anybody asks what to play."""

from collections.abc import Callable
from random import Random

from game.ai.endgame import counted, laid_open
from game.ai.judgement import Judgement
from game.ai.levels import LEVELS, Level
from game.ai.types import Advice, Candidate, Request
from game.engine.actions import Action, Declare, Play
from game.engine.captures import is_sweep
from game.engine.cards import SETTEBELLO, Card, rank, suit
from game.engine.declaring import worth
from game.engine.play import legal
from game.engine.state import Observation

# Among hundreds of captures all but the fattest few are not worth a closer look.
LOOKED_AT = 24
PRIZE = {7: 2.0, 6: 0.8, 1: 0.5}
SWEEP_PRIZE = 10.0


def advise(request: Request) -> Advice:
    """What a player of the request's level does here, best first; the same request always gets the same advice.

    Raises ValueError where the observing seat has nothing to do, and KeyError for an unknown level.
    """
    seen = request.observation
    level = LEVELS[request.level]
    actions = legal(seen, seen.seat)
    if not actions:
        raise ValueError("nothing to decide")
    declared = best_declaration(seen)
    if declared is not None:
        return Advice(request.id, declared, (Candidate(declared, float(worth(declared.kind, seen.rules))),), 1)
    plays = [action for action in actions if isinstance(action, Play)]
    chance = Random(request.seed)
    # Rounded, so that plays of equal worth stay equal on every machine and the first of them is taken.
    valued = [Candidate(play, round(value, 9)) for play, value in _valued(seen, plays, level, chance)]
    ranked = tuple(sorted(valued, key=lambda candidate: -candidate.value))
    return Advice(request.id, ranked[0].action, ranked, len(ranked))


def best_declaration(seen: Observation) -> Declare | None:
    """The declaration a seat should make now: the dearest one, with the matta as low as it goes, for an ace takes most.

    None where there is nothing to declare.
    """
    possible = [action for action in legal(seen, seen.seat) if isinstance(action, Declare)]
    if seen.rules.lowest_wins:
        return None
    return max(possible, key=lambda action: (worth(action.kind, seen.rules), -(action.value or 7)), default=None)


def prize(cards: tuple[Card, ...]) -> float:
    """What cards are worth to somebody who only grabs: a card 1, a coin 1.5 more, sevens, sixes and aces extra."""
    return sum(
        1.0 + 1.5 * (suit(card) == 0) + 6.0 * (card == SETTEBELLO) + PRIZE.get(rank(card), 0.0) for card in cards
    )


def _valued(seen: Observation, plays: list[Play], level: Level, chance: Random) -> list[tuple[Action, float]]:
    if level.judgement == "guess":
        return [(play, chance.random()) for play in plays]
    if level.judgement == "grab":
        return [(play, _grabbed(seen, play) + 1e-6 * chance.random()) for play in plays]
    fattest = sorted(plays, key=lambda play: -_grabbed(seen, play))[:LOOKED_AT]
    worth = _weigher(seen)
    return [(play, worth(play) + level.noise * chance.gauss(0.0, 1.0)) for play in fattest]


def _weigher(seen: Observation) -> Callable[[Play], float]:
    """How to weigh a play: counted out where nothing is hidden, else by judgement."""
    judgement = Judgement(seen)
    state = laid_open(seen)
    if state is None:
        return judgement.worth
    side = seen.side(seen.seat)
    # Among lines that end alike the one that looks best leaves the other side more to get wrong.
    return lambda play: counted(state, play, side) + 0.01 * judgement.worth(play)


def _grabbed(seen: Observation, play: Play) -> float:
    """The prize of a play by itself, whatever follows: cards taken and a sweep, or the loss of the card laid."""
    if play.taken is None:
        value = -prize((play.card,)) - 0.01 * rank(play.card)
    else:
        sweep = is_sweep(seen.table, play.card, play.taken, seen.rules, matta=seen.matta)
        value = SWEEP_PRIZE + prize((play.card, *play.taken)) + SWEEP_PRIZE * sweep
    return -value if seen.rules.lowest_wins else value
