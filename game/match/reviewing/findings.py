"""What a review found, as a text that is kept with the match, so that nothing is graded twice."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, get_args

from game.ai.explain.grades import Grade, GradeName
from game.ai.explain.patterns import PATTERNS
from game.ai.levels import LEVELS
from game.ai.luck import Luck
from game.ai.review import STRENGTH, Decision
from game.ai.types import Candidate
from game.engine.actions import Declare, Play
from game.engine.notation import Entry, read, written
from game.engine.play import legal
from game.match.history.finished import Cost
from game.match.tolerant import read_json

VERSION: Final = 2
"""Another number where plays come to be judged otherwise: whatever was found before is then looked at anew."""

JUDGE: Final = f"{STRENGTH} {LEVELS[STRENGTH].pairs.worlds} {LEVELS[STRENGTH].playouts.worlds} {VERSION}"
"""Who has judged: the strength, how much it looks at, and the version."""

Candidates = tuple[Candidate, ...]
Entered = tuple[Grade | None, Candidates, str | None]


@dataclass(frozen=True, slots=True)
class Findings:
    """By the place of a decision its grade and the candidates, by the number of a deal its luck.

    ``kinds`` are the kinds of mistakes that were looked for, empty for one that is like no other.
    """

    grades: Mapping[int, Grade | None] = field(default_factory=dict)
    candidates: Mapping[int, Candidates] = field(default_factory=dict)
    luck: Mapping[int, Luck] = field(default_factory=dict)
    kinds: Mapping[int, str] = field(default_factory=dict)


def dumps(decisions: Sequence[Decision], found: Findings) -> str:
    """Everything that was found about a match, as text."""
    graded = [
        _written(one, found.grades[place], found.candidates.get(place, ()), found.kinds.get(place))
        for place, one in enumerate(decisions)
    ]
    seats = range(decisions[0].before.seats) if decisions else ()
    fields = {
        "judge": JUDGE,
        "decisions": graded,
        "luck": {deal: [round(luck.points, 4), round(luck.error, 4)] for deal, luck in found.luck.items()},
        "costs": [_cost(decisions, found, seat) for seat in seats],
    }
    return json.dumps(fields)


def loads(text: str | None, decisions: Sequence[Decision]) -> Findings:
    """What was found before; nothing if that was judged otherwise, or the text is none about this match."""
    match read_json(text or ""):
        case {"judge": str(judge), "decisions": [*graded], "luck": dict(luck)} if judge == JUDGE:
            read_ = [_read(one, entry) for one, entry in zip(decisions, graded, strict=False)]
            if len(graded) == len(decisions) and None not in read_:
                return _findings([one for one in read_ if one is not None], luck)
    return Findings()


def costs(text: str) -> tuple[Cost, ...]:
    """What the decisions of every seat cost; nothing if that was judged otherwise or cannot be read."""
    match read_json(text):
        case {"judge": str(judge), "costs": [*seats]} if judge == JUDGE:
            return tuple(cost for cost in map(_read_cost, seats) if cost is not None)
    return ()


def _written(decision: Decision, grade: Grade | None, candidates: Candidates, kind: str | None) -> list[object] | None:
    if grade is None:
        return None
    best = candidates[0].action if candidates else decision.action
    assert isinstance(best, Play | Declare)
    return [grade.name, _kept(grade), written(Entry(decision.seat, best)), *([] if kind is None else [kind])]


def _kept(grade: Grade) -> float:
    return round(grade.loss, 6)


def _read(decision: Decision, entry: object) -> Entered | None:
    match entry:
        case None:
            return None, (), None
        case [str(name), int() | float() as lost, str(code), *kind] if name in get_args(GradeName):
            best = read(code)
            if best is not None and _possible(decision, best.action):
                known = next(one for one in get_args(GradeName) if one == name)
                made = () if best.action == decision.action else (Candidate(decision.action, 0.0),)
                kinds = [one for one in kind if one in PATTERNS or one == ""]
                told = str(kinds[0]) if kinds else None
                return Grade(known, float(lost)), (Candidate(best.action, float(lost)), *made), told
    return None


def _possible(decision: Decision, best: Play | Declare) -> bool:
    """Whether that can have been better than what was done, so that it can be shown beside it."""
    known = isinstance(best, Declare) or isinstance(decision.action, Play)
    return known and best in legal(decision.before, decision.seat)


def _findings(entries: Iterable[Entered], luck: Mapping[str, object]) -> Findings:
    every = list(entries)
    lucky: dict[int, Luck] = {}
    for deal, entry in luck.items():
        match entry:
            case [int() | float() as points, int() | float() as error] if deal.isdecimal():
                lucky[int(deal)] = Luck(float(points), float(error))
    candidates = {place: known for place, (_, known, _) in enumerate(every) if known}
    kinds = {place: kind for place, (_, _, kind) in enumerate(every) if kind is not None}
    return Findings({place: grade for place, (grade, _, _) in enumerate(every)}, candidates, lucky, kinds)


def _cost(decisions: Sequence[Decision], found: Findings, seat: int) -> list[object]:
    lost = [
        _kept(grade)
        for place, one in enumerate(decisions)
        if one.seat == seat and not one.forced and (grade := found.grades[place]) is not None
    ]
    kinds: dict[str, float] = {}
    for place, kind in found.kinds.items():
        grade = found.grades[place]
        if kind and grade is not None and decisions[place].seat == seat:
            kinds[kind] = round(kinds.get(kind, 0.0) + _kept(grade), 6)
    return [len(lost), round(sum(lost), 6), kinds]


def _read_cost(entry: object) -> Cost | None:
    match entry:
        case [int(choices), int() | float() as lost, *more]:
            kinds = more[0] if more and isinstance(more[0], dict) else {}
            sound = {kind: cost for kind, cost in kinds.items() if kind in PATTERNS and type(cost) in (int, float)}
            return Cost(choices, float(lost), sound)
    return None
