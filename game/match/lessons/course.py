"""How a learner gets through a task: what is asked of him now, what the others do, how much help he has had."""

from collections.abc import Collection
from dataclasses import replace
from typing import Literal

from game.engine.actions import Action, Play
from game.engine.captures import is_sweep
from game.engine.cards import COINS, Card, rank, suit
from game.engine.events import Dealt
from game.engine.observe import observe, observe_events
from game.engine.play import IllegalAction, apply, legal
from game.engine.state import Observation, Phase
from game.match.host import SeenStep
from game.match.lessons.lesson import Answer, Task, play

Doing = Literal["naming", "playing", "watching", "wrong", "fair", "shown", "done"]
"""What the learner does: names ranks, plays, watches the others, reads why not, reads what is good but not asked for,
has been shown the play, is done."""

MOST_HELP = 3
"""After so many tries the play is shown."""


class Course:
    """One task under way.

    ``tries`` are the wrong answers to what is asked now, ``faults`` all of the task. ``answer`` is the one that the
    first play met, ``last`` the last play, ``later`` how many of the learner's own plays lie behind him.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self.state = self._decision = task.board.state()
        self.seat = self.state.turn
        self.doing: Doing = "naming" if task.ranks else "playing"
        self.tries = self.faults = self.later = 0
        self.answer: Answer | None = None
        self.last: Play | None = None
        self._line = tuple(map(play, task.line))
        self._at: int | None = None
        self._coming: list[Play] = []
        self._then: Doing = "done"

    @property
    def seen(self) -> Observation:
        """The position as the learner sees it."""
        return observe(self.state, self.seat)

    @property
    def rests(self) -> bool:
        """Whether nobody plays any more before the learner has read something."""
        last = self.doing == "watching" and not self._coming and self._then != "playing"
        return last or self.doing not in ("naming", "playing", "watching")

    @property
    def help(self) -> int:
        """How much help there is: 1 a hint, 2 the cards outlined, 3 the play shown."""
        return min(MOST_HELP, self.tries)

    @property
    def wanted(self) -> Play:
        """A play that is right here."""
        if self._at is not None:
            return self._line[self._at]
        plays = [action for action in legal(self._decision) if isinstance(action, Play)]
        return next(action for action in plays if self._meeting(action).counts)

    def _meeting(self, action: Play) -> Answer:
        return next(answer for answer in self.task.answers if answer.meets(action))

    def name(self, ranks: Collection[int]) -> bool:
        """Name the ranks that were asked for; whether they are right."""
        if set(ranks) == set(self.task.ranks):
            self.doing, self.tries = "playing", 0
            return True
        self._fault()
        return False

    def _fault(self) -> None:
        self.tries += 1
        self.faults += 1

    def submit(self, action: Action) -> SeenStep:
        """Play a card for the learner. Raises IllegalAction and changes nothing where he may not."""
        if self.doing != "playing" or not isinstance(action, Play):
            raise IllegalAction("illegal.turn")
        step = self._make(action)
        self.last = action
        if self._at is not None:
            self._later(action, self._at)
            return step
        self.answer = self._meeting(action)
        if self.answer.counts:
            self._follow(0)
        elif self.answer.fair:
            self._watch(self._reply(self.answer), "fair")
        else:
            self._fault()
            self._watch(self._reply(self.answer), "wrong")
        return step

    def _later(self, action: Play, at: int) -> None:
        wanted = self.wanted
        if _twins(action, wanted):
            self._line = tuple(_exchanged(one, action.card, wanted.card) for one in self._line)
            self._follow(at + 1)
        else:
            self._fault()
            self._watch([], "wrong")

    def show(self) -> SeenStep:
        """Have the right play shown, which counts as a fault."""
        self.faults += 1
        step = self._make(self.wanted)
        self._watch([], "shown")
        return step

    def go_on(self) -> SeenStep | None:
        """The next play of the others, None once the learner has something to do."""
        if self.doing != "watching":
            return None
        if self._coming:
            return self._make(self._coming.pop(0))
        self.doing = self._then
        if self.doing == "playing":
            self._decision, self.tries = self.state, 0
            self.later += 1
        return None

    def take_back(self) -> None:
        """Back to the decision."""
        self.state, self.doing = self._decision, "playing"

    def _make(self, action: Play) -> SeenStep:
        """Make a play. A hand that it ends stays ended: a new one would lie there under words about the old one."""
        before, stock = self.seen, self.state.stock
        self.state, events = apply(self.state, action)
        made = tuple(event for event in events if not isinstance(event, Dealt))
        if len(made) < len(events):
            self.state = replace(self.state, hands=((),) * self.state.seats, stock=stock)
        return SeenStep(before, observe_events(made, self.seat), self.seen)

    def _watch(self, coming: list[Play], then: Doing) -> None:
        self._coming, self._then, self.doing = coming, then, "watching"

    def _follow(self, place: int) -> None:
        """Let the line go on up to the learner's next play, or to its end."""
        state, coming = self.state, list[Play]()
        for at in range(place, len(self._line)):
            if state.turn == self.seat:
                self._at = at
                self._watch(coming, "playing")
                return
            coming.append(self._line[at])
            state = apply(state, coming[-1])[0]
        self._watch(coming, "done")

    def _reply(self, answer: Answer) -> list[Play]:
        """What the next seat makes of a wrong play."""
        if answer.reply:
            return [play(answer.reply)]
        if self.state.phase is not Phase.PLAY:
            return []
        return [
            action
            for action in legal(self.state)
            if isinstance(action, Play)
            and action.taken
            and is_sweep(self.state.table, action.card, action.taken, self.state.rules, matta=self.state.matta)
        ][:1]


def _twins(one: Play, other: Play) -> bool:
    """Whether two plays come to the same: equal cards, neither worth more than the other, take the same."""
    alike = rank(one.card) == rank(other.card) and COINS not in (suit(one.card), suit(other.card))
    return one == other or (alike and one.taken == other.taken)


def _exchanged(action: Play, one: Card, other: Card) -> Play:
    """A play with two cards in each other's place."""
    change = {one: other, other: one}
    taken = action.taken and tuple(sorted(change.get(card, card) for card in action.taken))
    return Play(change.get(action.card, action.card), taken)
