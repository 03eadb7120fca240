"""Drives a match for one who watches it: deals, lets the others think and play, waits where a person has to act."""

from dataclasses import dataclass
from random import Random

from game.ai.advise import advise
from game.ai.arena import decision_seed, seat_to_act
from game.ai.levels import LEVELS
from game.ai.types import Advice, Budget, Request
from game.engine.actions import Action, Deal, Declare
from game.engine.events import Event
from game.engine.observe import observe, observe_events
from game.engine.play import IllegalAction, apply, legal
from game.engine.record import dumps
from game.engine.shuffle import Sealed, cut_place, seal
from game.engine.state import Observation, Phase
from game.match.match import Match
from game.match.packs import seeded_pack
from game.match.ports import Chance
from game.match.setup import USUAL_LEVEL
from game.match.thinker import Thinker

SHORTEST_PAUSE = 0.5
LONGEST_PAUSE = 1.1
SILENCE = 2.0
"""So long after an answer was due the best so far is played."""

STOPGAP = "greedy"


@dataclass(frozen=True, slots=True)
class SeenStep:
    """One action as the viewer saw it: the match before, what happened, the match after."""

    before: Observation
    events: tuple[Event, ...]
    after: Observation


@dataclass(slots=True)
class _Thought:
    """A question that was asked, how long the player takes over it, and the best answer so far.

    ``due`` is when that may be played at the earliest, None as long as nobody has seen the player think. ``coming`` is
    what the viewer sees after the final answer, if it is his turn then.
    """

    request: Request
    pause: float
    due: float | None = None
    advice: Advice | None = None
    coming: Observation | None = None

    @property
    def known(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self.advice is not None and self.advice.final


class Host:
    """Runs a match for the person at the seat ``viewer``; every other seat that is no person is played by the thinker.

    ``chance`` shuffles and seals the packs, ``cutter`` is the separate source that cuts them. ``speed`` stretches the
    pauses before the others' plays: 1 is normal, 0 leaves them out.
    """

    def __init__(
        self, match: Match, thinker: Thinker, viewer: int, chance: Chance, cutter: Chance, speed: float = 1.0
    ) -> None:
        self.asks_cut = False
        self.match = match
        self.viewer = viewer
        self.speed = speed
        self._thinker = thinker
        self._chance = chance
        self._cutter = cutter
        self._seats = match.record.seats
        self._others = [seat for seat, who in enumerate(self._seats) if who.kind == "ai"]
        self._requests = 0
        self._sealed: Sealed | None = None
        self._thought: _Thought | None = None
        self._gone_on = False
        self._cut: int | None = None

    @property
    def observation(self) -> Observation:
        """The match as the viewer sees it."""
        return observe(self.match.state, self.viewer)

    @property
    def thinking(self) -> int | None:
        """The seat that takes its time over a play, or None."""
        thought = self._thought
        return None if thought is None or thought.due is None else thought.request.observation.seat

    @property
    def asking(self) -> bool:
        """Whether the thinker is busy with another's play, which comes before whatever else it may be asked."""
        return self._thought is not None

    @property
    def coming(self) -> Observation | None:
        """What the viewer will see when it is his turn after the play that was found and is not made yet, if so."""
        return self._thought.coming if self._thought is not None else None

    @property
    def waiting(self) -> bool:
        """Whether a deal was counted and the next one waits for ``go_on``."""
        state = self.match.state
        return state.phase is Phase.DEAL and bool(state.plays) and not self._gone_on

    @property
    def commitment(self) -> str | None:
        """What binds the dealer of the deal that comes next, or else of the one under way; None for seeded packs."""
        if self.match.record.deck_seed is not None:
            return None
        if self.match.state.phase is Phase.DEAL:
            return self._seal().commitment
        deals = [action for action in self.match.record.actions if isinstance(action, Deal)]
        return deals[-1].fair.commitment if deals and deals[-1].fair else None

    @property
    def awaits_cut(self) -> bool:
        """Whether the pack lies there for a person on the dealer's left to cut; only where ``asks_cut`` is set."""
        state = self.match.state
        if not self.asks_cut or self._cut is not None or state.phase is not Phase.DEAL or self.waiting:
            return False
        return self.match.record.deck_seed is None and self._seats[self.cutter].kind == "human"

    @property
    def cutter(self) -> int:
        """The seat on the dealer's left, which cuts."""
        state = self.match.state
        step = -1 if state.rules.direction == "right" else 1
        return (state.dealer + step) % state.seats

    def cut(self, place: int) -> None:
        """Lift so many cards, 1 to 39, off the pack that awaits it."""
        self._cut = max(1, min(39, place))

    @property
    def record(self) -> str:
        """The match so far as the text of its record."""
        return dumps(self.match.record)

    def submit(self, action: Action) -> SeenStep:
        """Play or declare for a person. Raises IllegalAction and changes nothing if it is not that person's to do."""
        seat = action.seat if isinstance(action, Declare) else self.match.state.turn
        if isinstance(action, Deal) or self._seats[seat].kind == "ai":
            raise IllegalAction("illegal.turn")
        return self._perform(action)

    def step(self, now: float) -> SeenStep | None:
        """Do what is due at this moment and needs no person; None if there is nothing."""
        state = self.match.state
        if state.phase is Phase.OVER or self.waiting:
            return None
        if state.phase is Phase.DEAL:
            return None if self.awaits_cut else self._perform(self._deal())
        self.think_ahead()
        return None if self._thought is None else self._answer(self._thought, now)

    def think_ahead(self) -> None:
        """Find out what the others play next, so that it is known when its time has come. Never waits."""
        state = self.match.state
        if self._thought is None and state.phase is Phase.PLAY:
            seat = seat_to_act(state, self._others)
            if seat in self._others:
                self._thought = self._ask(seat)
        if self._thought is not None and not self._thought.known:
            advice = self._thinker.poll()
            if advice is not None and advice.id == self._thought.request.id:
                self._thought.advice = advice
                self._thought.coming = self._after(advice) if advice.final else None

    def think_anew(self) -> None:
        """Ask once more what is not known yet: somebody else may have asked the thinker in between."""
        if self._thought is not None and not self._thought.known:
            self._thought = None

    def go_on(self) -> None:
        """The count was seen: deal again."""
        self._gone_on = True

    @property
    def this_deal(self) -> tuple[SeenStep, ...]:
        """What was done since the last pack was dealt, that included, as the viewer saw it."""
        seat = self.viewer
        return tuple(
            SeenStep(observe(done.before, seat), observe_events(done.events, seat), observe(done.after, seat))
            for done in self.match.this_deal
        )

    def undo(self) -> bool:
        """Go back to the viewer's decision before this moment; False, and nothing changed, if there is none.

        The deal counts as played with help from then on.
        """
        undone = 0
        while self.match.undo():
            undone += 1
            if self._viewer_decides():
                self.match.mark_assisted()
                self._settle()
                return True
        for _ in range(undone):
            self.match.redo()
        return False

    def redo(self) -> bool:
        """Do again what was taken back, up to the viewer's next decision or the end of what there is."""
        if not self.match.redo():
            return False
        while not self._viewer_decides() and self.match.redo():
            pass
        self._settle()
        return True

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the viewer to go back to."""
        state = self.match.state
        return state.deal_number > 1 or any(made.seat == self.viewer for made in state.plays)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return self.match.can_redo

    def _perform(self, action: Action) -> SeenStep:
        before = self.observation
        events = self.match.submit(action)
        self._settle()
        return SeenStep(before, observe_events(events, self.viewer), self.observation)

    def _settle(self) -> None:
        """Forget what was meant for another moment of the match."""
        self._thought = None
        self._sealed = None
        self._gone_on = False
        self._cut = None

    def _viewer_decides(self) -> bool:
        state = self.match.state
        return state.phase is Phase.PLAY and state.turn == self.viewer

    def _seal(self) -> Sealed:
        if self._sealed is None:
            self._sealed = seal(self._chance.bytes)
        return self._sealed

    def _deal(self) -> Deal:
        deck_seed = self.match.record.deck_seed
        if deck_seed is not None:
            return Deal(seeded_pack(deck_seed, self.match.packs))
        # The record needs the whole proof at once: a match that is interrupted in mid-deal must still be provable.
        place = self._cut if self._cut is not None else cut_place(self._cutter.bytes)
        return self._seal().deal(place, shown=True)

    def _ask(self, seat: int) -> _Thought:
        record, state = self.match.record, self.match.state
        self._requests += 1
        seed = decision_seed(record.started if record.deck_seed is None else record.deck_seed, state, seat)
        level = self._seats[seat].level
        known = level if level in LEVELS else USUAL_LEVEL
        character = self._seats[seat].character or ""
        request = Request(self._requests, observe(state, seat), known, Budget(0), seed, character, progress=True)
        self._thinker.ask(request)
        pause = SHORTEST_PAUSE + (LONGEST_PAUSE - SHORTEST_PAUSE) * Random(seed).random()
        return _Thought(request, pause)

    def _answer(self, thought: _Thought, now: float) -> SeenStep | None:
        if thought.due is None:
            thought.due = now + thought.pause * self.speed
        if now < thought.due + (0.0 if thought.known else SILENCE):
            return None
        return self._perform(self._checked(thought))

    def _after(self, advice: Advice) -> Observation | None:
        """What the viewer sees after the advised action, None if he has nothing to do then."""
        try:
            state, _ = apply(self.match.state, advice.action)
        except IllegalAction:
            return None
        return observe(state, self.viewer) if state.phase is Phase.PLAY and state.turn == self.viewer else None

    def _checked(self, thought: _Thought) -> Action:
        """The advised action, or where there is no advice or a forbidden one, what a simple player does."""
        seen = thought.request.observation
        if thought.advice is not None and thought.advice.action in legal(seen, seen.seat):
            return thought.advice.action
        return advise(Request(thought.request.id, seen, STOPGAP, Budget(0), thought.request.seed)).action
