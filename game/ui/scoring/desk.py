"""The score keeper's hand: who is chosen, what is typed, which round is being changed, what can be taken back."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Literal

from game.engine.cards import Card, suit
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.checks import Fault, Refused
from game.match.scorekeeper.counts import Counts
from game.match.scorekeeper.tally import Pending, Round, Tally, counted_round

Way = Literal["points", "counts"]

WAYS: Final[tuple[Way, ...]] = ("points", "counts")
"""How a round can be entered."""

LONGEST: Final = 3
"""So many digits can be typed."""


class Desk:
    """The open game of a book while its score is kept; there must be one for all but opening and beginning.

    ``fault`` is what was wrong with the last thing done. A book that cannot be written holds all the same.
    """

    def __init__(self, book: Scorebook) -> None:
        self.book = book
        self.way: Way = "points"
        self.side = 0
        self.typed = ""
        self.editing: int | None = None
        self.fault: Fault | None = None
        self._changed: Pending | None = None
        self._past: list[Tally] = []

    @property
    def ready(self) -> bool:
        """Whether a game is open."""
        return self.book.tally is not None

    @property
    def tally(self) -> Tally:
        """The open game."""
        assert self.book.tally is not None
        return self.book.tally

    @property
    def current(self) -> Pending:
        """The round on the desk: the next one, or an old one that is being changed."""
        return self._changed or self.tally.current

    @property
    def over(self) -> bool:
        """Whether nothing more is to be entered, because somebody has won."""
        return self.editing is None and self.tally.won is not None

    @property
    def points(self) -> int | None:
        """The points that were typed."""
        return int(self.typed) if self.typed.strip("-") else None

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        there = self.typed or self._past or self.tally.pending or self.tally.rounds
        return bool(there) and self.editing is None

    def choose(self, side: int) -> None:
        """The next points are this side's."""
        self.side, self.typed = side, ""

    def step(self, by: int) -> bool:
        """Choose the next side or the one before; False at the end, where the choice jumps to the other end."""
        inside = self.side + by in self.tally.sides
        self.choose((self.side + by) % len(self.tally.parties))
        return inside

    def enter_by(self, way: Way) -> None:
        """Enter the round in the other way."""
        self.typed, self.way = "", way

    def type(self, character: str) -> None:
        """A digit more, or the other sign."""
        if character == "-":
            self.typed = self.typed.removeprefix("-") if self.typed.startswith("-") else "-" + self.typed
        elif len(self.typed.strip("-")) < LONGEST:
            self.typed = ("-" if self.typed.startswith("-") else "") + str(int(self.typed.strip("-") + character))

    def erase(self) -> None:
        """The last character typed goes."""
        self.typed = self.typed[:-1]

    def quick(self, points: int) -> None:
        """A few points at once, as they happen."""
        self._enter(self.current.add(self.side, points))

    def add(self) -> None:
        """Take the typed points; the last one entered finishes the round."""
        points = self.points
        if points is None:
            return
        self.typed = ""
        if self.editing is not None:
            self._enter(self.current.give(self.side, points))
            return
        current = self.current.add(self.side, points, entered=True)
        waiting = [side for side in self.tally.sides if not current.entered[side]]
        if waiting:
            self._enter(current)
            self.side = next((side for side in waiting if side > self.side), waiting[0])
        else:
            self._keep(self.tally.entering(current).finished())
            self.leave()

    def finish(self) -> bool:
        """The round is complete; False if it cannot stand, ``fault`` then says why."""
        try:
            self._keep(self._finished())
        except Refused as refused:
            self.fault = refused.fault
            if refused.fault.sides:
                self.side = refused.fault.sides[-1]
            return False
        self.leave()
        return True

    def _finished(self) -> Tally:
        tally, current = self.tally, self.current
        if self.way == "counts":
            if self.editing is None:
                return tally.counted()
            return tally.with_round(self.editing, counted_round(tally.rules, current.counts))
        if self.editing is not None:
            return tally.with_round(self.editing, Round(current.points))
        if not (any(current.points) or any(current.entered)):
            raise Refused(Fault("keeper.missing.points"))
        return tally.finished()

    def say(self, **said: Any) -> None:
        """What the chosen side says of its pile."""
        self._count(self.current.counts.with_side(self.side, **said))

    def tie(self, tied: bool) -> None:
        """Whether nobody has the better primiera."""
        self._count(replace(self.current.counts, tied=tied))

    def pick(self, cards: Sequence[Card]) -> None:
        """Choose one of these cards for the chosen side's primiera, or give those back that are chosen."""
        sides = self.current.counts.sides
        own = sides[self.side].best
        theirs = {card: side for side, one in enumerate(sides) if side != self.side for card in one.best}
        mine = [card for card in cards if card in own]
        free = [card for card in cards if card not in own and card not in theirs]
        several = self.tally.rules.primiera_mode == "best_four"
        if free and (not mine or several) and (not several or len(own) < 4):
            kept = own if several else tuple(card for card in own if suit(card) != suit(free[0]))
            self.say(best=tuple(sorted((*kept, free[0]))))
        elif mine:
            self.say(best=tuple(card for card in own if card not in mine))
        elif free:
            self.fault = Fault("keeper.fault.four_cards", (self.side,))
        else:
            self.fault = Fault("keeper.fault.taken", (theirs[cards[0]],), cards[0])

    def undo(self) -> None:
        """Take back what is typed, else the last thing done; what was done before the last start, round by round."""
        if self.typed or self.editing is not None:
            self.typed = ""
        elif self._past:
            self._save(self._past.pop())
        elif self.tally.pending:
            self._save(self.tally.entering(Pending.of(len(self.tally.parties))))
        elif self.tally.rounds:
            self._save(self.tally.reopened())

    def edit(self, number: int) -> None:
        """Change an old round."""
        one = self.tally.rounds[number]
        self.leave()
        self.editing, self._changed = number, Pending.of(len(self.tally.parties), one)
        self.way = "counts" if one.counts else "points"

    def leave(self) -> None:
        """An old round stays as it is; the next one is on the desk again."""
        self.editing, self._changed = None, None
        self.choose(0)

    def remove_round(self) -> None:
        """The round that is being changed was none."""
        if self.editing is not None:
            self._keep(self.tally.without_round(self.editing))
            self.leave()

    def change(self, tally: Tally) -> None:
        """Other names, another target, another dealer."""
        self._keep(tally)

    def open(self, number: int) -> None:
        """Go on with another game of the book."""
        self._book(lambda: self.book.open(number))

    def begin(self, tally: Tally) -> None:
        """Another game."""
        self._book(lambda: self.book.begin(tally))

    def remove(self, number: int) -> None:
        """Forget a game."""
        self._book(lambda: self.book.remove(number))

    def _count(self, counts: Counts) -> None:
        self._enter(replace(self.current, counts=counts))

    def _enter(self, current: Pending) -> None:
        if self.editing is None:
            self._keep(self.tally.entering(current))
        else:
            self._changed = current

    def _keep(self, tally: Tally) -> None:
        if tally != self.tally:
            self._past.append(self.tally)
            self._save(tally)

    def _save(self, tally: Tally) -> None:
        self._try(lambda: self.book.keep(tally))

    def _book(self, change: Callable[[], None]) -> None:
        self._past = []
        self._try(change)
        if self.book.tally is not None:
            self.leave()

    def _try(self, change: Callable[[], None]) -> None:
        with suppress(OSError):
            change()
