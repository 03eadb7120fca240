"""What a lesson is: a position, the play it is about, and an answer to everything else that may be played there.

Positions and plays are written with the codes of cards, as in match records: ``5sx5d`` takes, ``Kc`` is any play of
that card, ``*`` is whatever has no answer of its own. What is said stands in the catalogue under ``lesson.<id>``:
``title``, ``goal``, ``start``, ``hint``, ``right``, the ``wrong`` answers by their keys, ``then`` for later plays.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.actions import Play
from game.engine.cards import DECK, Card, name, parse_all
from game.engine.notation import read
from game.engine.observe import observe
from game.engine.play import apply
from game.engine.position import MidDeal
from game.engine.state import Observation, State
from game.engine.variants import ruleset

ANYTHING = "*"


def play(code: str) -> Play:
    """The play of a code. Raises ValueError if it is none."""
    entry = read(f"0:{code}")
    if entry is None or not isinstance(entry.action, Play):
        raise ValueError(code)
    return entry.action


@dataclass(frozen=True, slots=True)
class Board:
    """Where the cards lie before the plays ``led`` were made; what lies nowhere is the stock.

    ``hands`` are by seat, ``piles`` by side. ``sweeps`` are cards of the piles that made them, ``taker`` is the seat
    that captured last. The seat after the ``dealer`` leads unless ``turn`` says otherwise.
    """

    hands: tuple[str, ...]
    table: str = ""
    piles: tuple[str, str] = ("", "")
    sweeps: tuple[str, str] = ("", "")
    taker: int | None = None
    dealer: int = 1
    turn: int = 0
    led: tuple[str, ...] = ()
    preset: str = "scopa_classica"

    def state(self) -> State:
        """The position as the rules know it."""
        hands, piles, table = _places(self.hands), _places(self.piles), parse_all(self.table)
        lying = {card for place in (*hands, *piles, table) for card in place}
        stock = tuple(card for card in DECK if card not in lying)
        laid = MidDeal(hands, table, piles, _places(self.sweeps), stock, self.taker, self.turn)
        state = laid.laid(ruleset(self.preset), self.dealer)
        for code in self.led:
            state = apply(state, play(code))[0]
        return state


def _places(codes: Iterable[str]) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(parse_all, codes))


@dataclass(frozen=True, slots=True)
class Dealt:
    """A position as it came about in a real deal."""

    position: State

    def state(self) -> State:
        """The position."""
        return self.position


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to a play and what the next seat then does: the play ``reply``, else its sweep if it has one.

    A play that ``counts`` solves the task; one that is ``fair`` is good but not what is asked for.
    """

    play: str
    key: str
    reply: str = ""
    counts: bool = False
    fair: bool = False

    def meets(self, made: Play) -> bool:
        """Whether this is the answer to a play."""
        if self.play == ANYTHING:
            return True
        return name(made.card) == self.play or ("x" in self.play and play(self.play) == made)


def right(code: str, key: str = "right") -> Answer:
    """The answer to a play that solves the task."""
    return Answer(code, key, counts=True)


@dataclass(frozen=True, slots=True)
class Task:
    """One position and what is to be done there.

    ``line`` is how the hand goes on after the right play, the learner's own plays among them. ``ranks`` are to be named
    before anything is played. The learner sits where it is the turn.
    """

    board: Board | Dealt
    answers: tuple[Answer, ...]
    line: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()

    @property
    def seen(self) -> Observation:
        """The position as the learner sees it."""
        state = self.board.state()
        return observe(state, state.turn)


@dataclass(frozen=True, slots=True)
class Lesson:
    """Some tasks under a name; ``pages`` is how many things are told before the first of them."""

    id: str
    tasks: tuple[Task, ...]
    pages: int = 0
    extra: bool = False
    principles: tuple[str, ...] = ()
