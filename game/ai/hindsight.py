"""Whether a deal could still have been won from somewhere, once it is over and all its cards are known.

Both sides see every hand and the pack and play on as well as they can. The answer is counted out to the last card or
not given at all.
"""

from dataclasses import dataclass, replace
from typing import Final

from game.ai.search.whole import FAR, Purse, SpentError, Whole, payoff
from game.engine.actions import Declare
from game.engine.declaring import KINDS, worth
from game.engine.play import apply, legal
from game.engine.state import Phase, State
from game.engine.transcript import Step

MOST: Final = 150_000
"""Positions that are looked at before the question counts as too large."""

SIDES: Final = 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """The best that both sides could do: every action to the end of the deal, and its points by side."""

    line: tuple[Step, ...]
    points: tuple[int, ...]

    @property
    def end(self) -> State:
        """The match after the deal."""
        return self.line[-1].after

    def won(self, side: int) -> bool:
        """Whether a side wins the deal, or the match with it."""
        if self.end.winner is not None:
            return self.end.winner == side
        own, other = self.points[side], self.points[1 - side]
        return own < other if self.end.rules.lowest_wins else own > other


def answerable(state: State) -> bool:
    """Whether it can be asked at all: two sides, and no hands to come that somebody might declare."""
    declares = any(worth(kind, state.rules) for kind in KINDS)
    return len(state.piles) == SIDES and state.phase is Phase.PLAY and not (declares and state.stock)


def _declaring(state: State) -> bool:
    """Whether anybody may still declare what he holds."""
    return any(isinstance(action, Declare) for seat in range(state.seats) for action in legal(state, seat))


class Hindsight:
    """Counts out a position in slices until there is a ``verdict``, or it is ``given_up`` as too large a question."""

    def __init__(self, state: State, most: int = MOST) -> None:
        self._root, self._most = state, most
        self._purse = Purse()
        self._wholes: dict[tuple[int | None, tuple[int, ...]], Whole] = {}
        self._low, self._high, self._guess = -FAR, FAR, 0
        self._line: list[Step] = []
        self._at = state
        self.verdict: Verdict | None = None
        self.given_up = not answerable(state)

    @property
    def done(self) -> bool:
        """Whether there is an answer, if only that it is too large a question."""
        return self.given_up or self.verdict is not None

    def work(self, positions: int) -> None:
        """Look at so many positions more."""
        if self.done:
            return
        self._purse.fill(positions)
        try:
            self._go_on()
        except SpentError:
            self.given_up = self._purse.spent >= self._most
        if self.done:
            self._wholes.clear()

    def _go_on(self) -> None:
        worth = self._worth()
        while self._at.phase is Phase.PLAY:
            self._line.append(self._best(self._at, worth))
            self._at = self._line[-1].after
        points = tuple(after - before for after, before in zip(self._at.scores, self._root.scores, strict=True))
        self.verdict = Verdict(tuple(self._line), points)

    def _worth(self) -> int:
        """What the position is worth to side 0: asked whether it is more than a guess, until the guess is right."""
        while self._low < self._high:
            asked = max(self._guess, self._low + 1)
            self._guess = self._value(self._root, asked - 1, asked)
            if self._guess < asked:
                self._high = self._guess
            else:
                self._low = self._guess
        return self._low

    def _best(self, state: State, worth: int) -> Step:
        """An action that keeps what the position is worth."""
        for action in legal(state):
            after, events = apply(state, action)
            if state.side(state.turn) == 0:
                keeps = self._value(after, worth - 1, worth) >= worth
            else:
                keeps = self._value(after, worth, worth + 1) <= worth
            if keeps:
                return Step(state, action, after, events)
        raise AssertionError("no action keeps the worth of its position")

    def _value(self, state: State, low: int, high: int) -> int:
        """What a position is worth to side 0, as far as it lies within a window.

        As long as somebody may declare, and at the first play, for which some games have rules of their own, the
        actions of the game itself are tried.
        """
        if state.phase is not Phase.PLAY:
            before = self._root.scores
            points = [after - score for after, score in zip(state.scores, before, strict=True)]
            return payoff(state.rules, state.winner, points[0] - points[1])
        if state.plays and not _declaring(state):
            return self._whole(state).value(state, low, high)
        self._purse.pay()
        theirs = state.side(state.turn) == 1
        value = FAR if theirs else -FAR
        for action in legal(state):
            told = self._value(apply(state, action)[0], low, high)
            value = min(value, told) if theirs else max(value, told)
            low, high = (low, min(high, value)) if theirs else (max(low, value), high)
            if low >= high:
                break
        return value

    def _whole(self, state: State) -> Whole:
        """The search for what has been declared by now."""
        declared = state.matta, state.declared_points
        if declared not in self._wholes:
            self._wholes[declared] = Whole(replace(state, stock=self._root.stock), self._purse)
        return self._wholes[declared]
