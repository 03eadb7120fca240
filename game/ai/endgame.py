"""The end of a deal once nothing is hidden any more: searched to its last card."""

from dataclasses import fields
from math import inf

from game.engine.actions import Play
from game.engine.observe import unseen
from game.engine.play import apply, legal
from game.engine.state import Observation, Phase, State

# Where a card that captures may also be laid, the lines multiply.
MOST_CARDS, MOST_IF_FREE = 6, 5


def laid_open(seen: Observation) -> State | None:
    """The state behind an observation between two sides, if it can be told and is short enough to be searched.

    It can be told where the pack is used up and all hidden cards are in one hand.
    """
    most = MOST_CARDS if seen.rules.must_capture else MOST_IF_FREE
    hidden = [seat for seat, hand in enumerate(seen.hands) if None in hand]
    if seen.stock or len(hidden) > 1 or len(seen.piles) > 2 or sum(map(len, seen.hands)) > most:
        return None
    rest = unseen(seen)
    hands = tuple(rest if seat in hidden else hand for seat, hand in enumerate(seen.hands))
    known = {field.name: getattr(seen, field.name) for field in fields(State)}
    return State(**{**known, "hands": hands})


def counted(state: State, play: Play, side: int) -> float:
    """What a play is worth to a side if both go on as well as they can: points of the deal, own less the other's.

    Where the fewest points win, the sign is turned.
    """
    sign = -1 if state.rules.lowest_wins else 1
    before = sign * (state.scores[side] - state.scores[1 - side])
    after, _ = apply(state, play)
    return _best(after, side, sign, -inf, inf) - before


def _best(state: State, side: int, sign: int, low: float, high: float) -> float:
    """The total that a side reaches from here, as far as it lies within a window."""
    if state.phase is not Phase.PLAY:
        return sign * (state.scores[side] - state.scores[1 - side])
    own = state.side(state.turn) == side
    plays = [action for action in legal(state) if isinstance(action, Play)]
    # The fattest capture is most often the best play, and what is found early cuts off the rest.
    for play in sorted(plays, key=lambda play: -len(play.taken or ())):
        value = _best(apply(state, play)[0], side, sign, low, high)
        low, high = (max(low, value), high) if own else (low, min(high, value))
        if low >= high:
            break
    return low if own else high
