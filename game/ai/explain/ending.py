"""How a deal ends after a play once nothing is hidden and both sides go on as well as they can."""

from dataclasses import dataclass
from functools import lru_cache

from game.ai.endgame import counted, laid_open
from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.events import Counted, Event
from game.engine.play import apply, legal
from game.engine.state import Observation, Phase

FEW = 5
"""More cards than these are not counted out for a sentence."""


@dataclass(frozen=True, slots=True)
class Line:
    """The plays to the end of the deal, its points by side, and who took last and with which card."""

    plays: tuple[Play, ...]
    points: tuple[int, ...]
    taker: tuple[int, Card] | None

    def lead(self, side: int) -> int:
        """The points of a side less the other's."""
        return self.points[side] - self.points[1 - side]


@lru_cache(maxsize=32)
def best_line(seen: Observation, play: Play) -> Line | None:
    """What follows from a play, None where hidden cards or their number leave it open."""
    if sum(map(len, seen.hands)) > FEW:
        return None
    state = laid_open(seen)
    if state is None:
        return None
    plays: list[Play] = []
    taker: tuple[int, Card] | None = None
    events: tuple[Event, ...] = ()
    following: Play | None = play
    while following is not None:
        if following.taken is not None:
            taker = state.turn, following.card
        plays.append(following)
        state, events = apply(state, following)
        side = state.side(state.turn)
        options = [action for action in legal(state) if isinstance(action, Play)]
        best_for_mover = [(counted(state, option, side), option) for option in options]
        following = max(best_for_mover, key=lambda pair: pair[0])[1] if state.phase is Phase.PLAY else None
    points = next(event.points for event in events if isinstance(event, Counted))
    return Line(tuple(plays), tuple(side.total for side in points), taker)
