"""Positions without end in which one play is clearly the best: dealt, played on, and judged at full strength.

A position is put before the learner only where the best play is worth at least ``CLEAR`` points more than the second,
and still ``SURE`` points with other sampled worlds; where nothing is hidden any more, ``COUNTED`` points.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Final

from game.ai.advise import advise
from game.ai.explain.situation import Option, Situation
from game.ai.types import Advice, Budget, Candidate, Request
from game.engine.actions import Deal, Play
from game.engine.cards import DECK, SETTEBELLO, name, names
from game.engine.observe import observe
from game.engine.play import apply, legal, start
from game.engine.scoring import primiera_cards, primiera_total
from game.engine.state import Observation, Phase, State
from game.engine.variants import ruleset
from game.match.lessons.lesson import ANYTHING, Answer, Dealt, Task, right
from game.match.thinker import Thinker

CLEAR: Final = 0.30
SURE: Final = 0.15
COUNTED: Final = 0.90
LOWEST, HIGHEST = 1, 5
GAPS: Final = (1.2, 0.9, 0.65, 0.45)
"""A position with a smaller gap than the first of these is above level 1, and so on."""

PLAUSIBLE: Final = 1.0
"""A play that loses less than this may look right."""

MOST_PLAYS, MOST_ON_TABLE = 6, 5
PATIENCE, EASING = 150, 40
"""After so many positions that were not what was wanted one of another kind will do, and one of a level further off."""

PLAYS_A_SLICE: Final = 12
JUDGE, PLAYER = "master", "prevent"

Test = Callable[[Situation, Option, Option], bool]


@dataclass(frozen=True, slots=True)
class Kind:
    """What a position is about: ``holds`` says so of its best and its second play. ``after`` plays it is reached."""

    id: str
    holds: Test
    preset: str = "scopa_classica"
    seats: int = 2
    after: tuple[int, int] = (0, 30)


def _sweep(at: Situation, best: Option, other: Option) -> bool:
    return best.sweep and not other.sweep


def _pairs(at: Situation, best: Option, other: Option) -> bool:
    gained, alike = len(best.odd) - len(other.odd), other.threat - best.threat < 0.1 and best.sweep == other.sweep
    return at.kind == "scopone" and alike and (gained < 0 if at.deals else gained > 0)


def _ending(at: Situation, best: Option, other: Option) -> bool:
    return at.last_hand and at.seen.seats == 2 and not best.sweep


def _deny(at: Situation, best: Option, other: Option) -> bool:
    return not other.sweep and other.threat - best.threat >= 0.1


def _sevens(at: Situation, best: Option, other: Option) -> bool:
    spares = other.lays and other.card in SEVENS and best.card not in SEVENS
    count = at.settled("primiera") is None or not any(SETTEBELLO in pile for pile in at.seen.piles)
    return count and not other.sweep and (best.sevens > other.sevens or spares)


def _coins(at: Situation, best: Option, other: Option) -> bool:
    return not other.sweep and best.coins > other.coins and at.settled("coins") is None


def _primiera(at: Situation, best: Option, other: Option) -> bool:
    worth = [primiera_total(primiera_cards(one.pile, at.rules), at.rules) or 0 for one in (best, other)]
    return not other.sweep and worth[0] > worth[1] and at.settled("primiera") is None


def _count(at: Situation, best: Option, other: Option) -> bool:
    return not other.sweep and len(best.won) > len(other.won) and at.settled("cards") is None


SEVENS: Final = frozenset(card for card in DECK if card % 10 == 6)

_SCOPA: Final = (
    Kind("sweep", _sweep),
    Kind("ending", _ending, after=(30, 34)),
    Kind("deny", _deny),
    Kind("sevens", _sevens),
    Kind("coins", _coins),
    Kind("primiera", _primiera, after=(12, 30)),
    Kind("count", _count),
)
_SCOPONE: Final = Kind("pairs", _pairs, "scopone_scientifico", 4, (24, 33))
KINDS: Final = {kind.id: kind for kind in (*_SCOPA, _SCOPONE)}
"""Every kind of position by its id; the first that holds is what a position is about."""


@dataclass(frozen=True, slots=True)
class Drill:
    """A position to be solved: its kind, how hard it is (1 to 5), and what was found out about its plays."""

    kind: str
    level: int
    task: Task
    seen: Observation
    candidates: tuple[Candidate, ...]

    @property
    def gap(self) -> float:
        """By how many points the best play is better than the second."""
        return gap(self.candidates)


def gap(candidates: Sequence[Candidate]) -> float:
    """By how many points the first is better than the second; infinite where there is but one."""
    return candidates[0].value - candidates[1].value if len(candidates) > 1 else float("inf")


def difficulty(candidates: Sequence[Candidate]) -> int:
    """How hard it is to find the first: the smaller its lead and the more others look right, the harder; 1 to 5."""
    lead = gap(candidates)
    steps = sum(lead < least for least in GAPS)
    tempting = sum(candidates[0].value - one.value < PLAUSIBLE for one in candidates[1:])
    return min(HIGHEST, max(LOWEST, LOWEST + steps + (tempting > 2) - (tempting == 0)))


def kind_of(seen: Observation, candidates: Sequence[Candidate]) -> str | None:
    """What the difference between the two best plays is about, None if it is nothing to be taught."""
    plays = [one.action for one in candidates[:2] if isinstance(one.action, Play)]
    if len(plays) < 2:
        return None
    at = Situation(seen)
    best, other = (Option(at, play) for play in plays)
    return next((kind.id for kind in (_SCOPONE, *_SCOPA) if kind.holds(at, best, other)), None)


def fitting(seen: Observation) -> bool:
    """Whether a position can be overlooked: a choice of a few plays, and not too many cards on the table."""
    return 2 <= len(legal(seen)) <= MOST_PLAYS and 1 <= len(seen.table) <= MOST_ON_TABLE


def drill(state: State, kind: str, candidates: tuple[Candidate, ...]) -> Drill:
    """The position as a task of which the first candidate is the solution."""
    best = candidates[0].action
    assert isinstance(best, Play)
    code = name(best.card) + (f"x{names(best.taken)}" if best.taken else "")
    task = Task(Dealt(state), (right(code, "best"), Answer(ANYTHING, "other")))
    return Drill(kind, difficulty(candidates), task, observe(state, state.turn), candidates)


class Trainer:
    """Looks for positions in small slices, so that the screen never waits; ``found`` is the one that was looked for."""

    def __init__(self, thinker: Thinker, chance: Random) -> None:
        self._thinker, self._chance = thinker, chance
        self._asked: Request | None = None
        self._first: Advice | None = None
        self._state: State | None = None
        self._left = 0
        self._tries = 0
        self.kind, self.level = "", LOWEST
        self.found: Drill | None = None
        # Numbers that no match uses for its own requests: an answer to one of those is not ours.
        self._number = -1

    def look_for(self, kind: str, level: int) -> None:
        """Begin to look for a position of a kind and a level."""
        self.kind, self.level, self.found = kind, level, None
        self._state, self._asked, self._first, self._tries = None, None, None, 0

    def work(self) -> None:
        """One slice of the search."""
        if self.found is not None or not self.kind:
            return
        if self._asked is not None:
            advice = self._thinker.poll()
            if advice is not None and advice.id == self._asked.id:
                self._judge(advice)
        else:
            self._play_on(self._state or self._dealt())

    def _dealt(self) -> State:
        wanted = KINDS[self.kind]
        state = start(ruleset(wanted.preset), wanted.seats, self._chance.randrange(wanted.seats))
        self._left = self._chance.randint(*wanted.after)
        return apply(state, Deal(tuple(self._chance.sample(DECK, len(DECK)))))[0]

    def _play_on(self, state: State) -> None:
        """A few plays of the deal; at its place in question a look at whether it will do."""
        for _ in range(min(PLAYS_A_SLICE, self._left)):
            if state.phase is not Phase.PLAY:
                break
            seen = observe(state, state.turn)
            state = apply(state, advise(Request(0, seen, PLAYER, Budget(1), self._chance.getrandbits(30))).action)[0]
            self._left -= 1
        self._state = state
        if state.phase is not Phase.PLAY or (not self._left and not self._promises(observe(state, state.turn))):
            self._give_up()
        elif not self._left:
            self._ask(state)

    def _promises(self, seen: Observation) -> bool:
        """Whether a position is worth being judged: two of its plays differ as the wanted kind has it."""
        if not fitting(seen):
            return False
        at, holds = Situation(seen), KINDS[self.kind].holds
        return self._tries > PATIENCE or any(holds(at, one, other) for one, other in permutations(at.options, 2))

    def _give_up(self) -> None:
        self._state, self._asked, self._first = None, None, None
        self._tries += 1

    def _ask(self, state: State) -> None:
        self._number -= 1
        seed = self._chance.getrandbits(30)
        self._asked = Request(self._number, observe(state, state.turn), JUDGE, Budget(0), seed)
        self._thinker.ask(self._asked)

    def _judge(self, advice: Advice) -> None:
        """Take the position if its best play is clear, of the wanted kind, and the same with other worlds."""
        state, first, self._asked = self._state, self._first, None
        assert state is not None
        if first is None and self._will_do(state, advice):
            self._first = advice
            self._ask(state)
        elif first is not None and advice.action == first.action and gap(advice.candidates) >= SURE:
            kind = kind_of(observe(state, state.turn), first.candidates)
            self.found = drill(state, kind or self.kind, first.candidates)
        else:
            self._give_up()

    def _will_do(self, state: State, advice: Advice) -> bool:
        seen = observe(state, state.turn)
        known = not state.stock and len(state.hands) == 2
        if gap(advice.candidates) < (COUNTED if known else CLEAR):
            return False
        kind, tolerance = kind_of(seen, advice.candidates), 1 + self._tries // EASING
        near = abs(difficulty(advice.candidates) - self.level) <= tolerance
        return near and (kind == self.kind or (kind is not None and self._tries > PATIENCE))
