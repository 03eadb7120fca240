"""What a learner has done so far: lessons passed, and how the trainer is going."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from game.match.lessons.trainer import HIGHEST, KINDS, LOWEST
from game.match.ports import Store
from game.match.tolerant import read_json

NAME = "lessons.json"
VERSION = 1
RISE = 2
"""So many right answers in a row at the first try make the trainer harder."""

AGAIN = (1, 3, 8)
"""A kind of position that went wrong comes back after so many others."""

_FIGURES = {"level": (LOWEST, HIGHEST), "streak": (0, 10**6), "best": (0, 10**6), "rising": (0, RISE)}


@dataclass(frozen=True, slots=True)
class Progress:
    """``done`` are ids of lessons. ``streak`` counts right answers in a row, ``best`` is the longest one so far.

    ``level`` is the trainer's, 1 to 5, ``rising`` how many right answers it has seen there. ``asked`` and ``solved``
    count by kind of position, ``due`` says after how many positions a kind that went wrong comes back.
    """

    done: frozenset[str] = frozenset()
    level: int = LOWEST
    streak: int = 0
    best: int = 0
    rising: int = 0
    asked: Mapping[str, int] = field(default_factory=dict)
    solved: Mapping[str, int] = field(default_factory=dict)
    due: tuple[tuple[str, int], ...] = ()

    def passed(self, lesson: str) -> "Progress":
        """With one more lesson done."""
        return replace(self, done=self.done | {lesson})

    def answered(self, kind: str, right: bool) -> "Progress":
        """After a position of the trainer: ``right`` where the first try was."""
        streak = self.streak + 1 if right else 0
        rising = self.rising + 1 if right else 0
        level = self.level + (rising == RISE) - (not right)
        waiting = [(other, left - 1) for other, left in self.due if left > 0]
        return replace(
            self,
            streak=streak,
            best=max(self.best, streak),
            level=min(HIGHEST, max(LOWEST, level)),
            rising=rising % RISE,
            asked=_more(self.asked, kind, 1),
            solved=_more(self.solved, kind, right),
            due=tuple(waiting) if right else (*waiting, *((kind, left) for left in AGAIN)),
        )

    @property
    def returning(self) -> str | None:
        """The kind of position whose time it is to come back, if there is one."""
        return next((kind for kind, left in self.due if left == 0), None)


def _more(counts: Mapping[str, int], kind: str, by: int) -> dict[str, int]:
    return {**counts, kind: counts.get(kind, 0) + by}


def dumps(progress: Progress) -> str:
    """The progress as text."""
    fields = {name: getattr(progress, name) for name in (*_FIGURES, "asked", "solved")}
    stored = {"version": VERSION, "done": sorted(progress.done), **fields, "due": progress.due}
    return json.dumps(stored, indent=1) + "\n"


def loads(text: str, lessons: frozenset[str]) -> Progress:
    """The progress that a text holds about these lessons; every entry that makes no sense is as at first."""
    stored = read_json(text)
    if not isinstance(stored, dict):
        return Progress()
    done = stored.get("done")
    figures = {name: _figure(stored.get(name), *span) for name, span in _FIGURES.items()}
    return Progress(
        done=frozenset(one for one in done if isinstance(one, str)) & lessons
        if isinstance(done, list)
        else frozenset(),
        asked=_counts(stored.get("asked")),
        solved=_counts(stored.get("solved")),
        due=_due(stored.get("due")),
        **figures,
    )


def _figure(value: object, least: int, most: int) -> int:
    sound = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    return value if sound and isinstance(value, int) else least


def _counts(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        return {}
    return {kind: _figure(value.get(kind), 0, 10**6) for kind in KINDS if kind in value}


def _due(value: object) -> tuple[tuple[str, int], ...]:
    pairs = value if isinstance(value, list) else []
    return tuple(
        (pair[0], _figure(pair[1], 0, AGAIN[-1]))
        for pair in pairs
        if isinstance(pair, list) and len(pair) == 2 and pair[0] in KINDS
    )


class Schoolbook:
    """The progress of a learner in a store; where it cannot be kept it lasts as long as the game is open."""

    def __init__(self, store: Store, lessons: frozenset[str]) -> None:
        self._store = store
        try:
            text = store.load(NAME)
        except OSError:
            text = None
        self.progress = loads(text, lessons) if text is not None else Progress()

    def write(self, progress: Progress) -> None:
        """Keep this progress."""
        self.progress = progress
        with suppress(OSError):
            self._store.save(NAME, dumps(progress))
