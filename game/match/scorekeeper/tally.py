"""One game at a real table: who plays it by which rules, and what has been scored so far."""

from dataclasses import dataclass, replace
from typing import Final

from game.engine.events import Won
from game.engine.rows import with_entry
from game.engine.ruleset import OPTIONS, Ruleset
from game.engine.scoring import leader, outright_by
from game.engine.variants import ruleset
from game.match.scorekeeper.checks import Fault, Refused, contradiction, missing
from game.match.scorekeeper.counts import Counts, completed, scored

PLAYERS: Final = (2, 3, 4, 5, 6)
"""How many may play, everybody for himself."""

TEAM_SIZES: Final = (2, 3)
"""How many may sit in each of two teams."""

LOOKS: Final = 6
"""So many shapes and colours tell the sides apart."""

MOST_POINTS: Final = 999
"""No side gets or loses more in one round."""


@dataclass(frozen=True, slots=True)
class Party:
    """Who scores together: one player, or a team. ``look`` numbers a shape and colour, ``name`` may be empty."""

    members: tuple[str, ...]
    look: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """The points of a finished round by side, and the counts they come from if it was counted by category."""

    points: tuple[int, ...]
    counts: Counts | None = None


@dataclass(frozen=True, slots=True)
class Pending:
    """A round while it is entered: the points given so far, who needs no more of them, and what was counted."""

    points: tuple[int, ...]
    entered: tuple[bool, ...]
    counts: Counts

    @classmethod
    def of(cls, sides: int, finished: Round | None = None) -> "Pending":
        """Nothing yet, or a finished round to be changed."""
        if finished is None:
            return cls((0,) * sides, (False,) * sides, Counts.empty(sides))
        return cls(finished.points, (False,) * sides, finished.counts or Counts.empty(sides))

    def give(self, side: int, points: int, entered: bool = False) -> "Pending":
        """Let a side have so many points, within ``MOST_POINTS``."""
        number = max(-MOST_POINTS, min(MOST_POINTS, points))
        done = self.entered[side] or entered
        return Pending(with_entry(self.points, side, number), with_entry(self.entered, side, done), self.counts)

    def add(self, side: int, points: int, entered: bool = False) -> "Pending":
        """Give a side so many points more."""
        return self.give(side, self.points[side] + points, entered)


@dataclass(frozen=True, slots=True)
class Tally:
    """A game and its score; every change makes another one.

    ``first_dealer`` is a place at the table, where the sides take turns: with two teams of two, the places 0 and 2 are
    those of the first team. ``started`` says when, as the clock of the system gave it. ``pending`` is the round that is
    being entered, None if nothing of it is.
    """

    rules: Ruleset
    parties: tuple[Party, ...]
    first_dealer: int = 0
    started: str = ""
    rounds: tuple[Round, ...] = ()
    pending: Pending | None = None

    @property
    def sides(self) -> range:
        """The numbers of all sides."""
        return range(len(self.parties))

    @property
    def teams(self) -> bool:
        """Whether several play together."""
        return len(self.parties[0].members) > 1

    @property
    def seats(self) -> tuple[str, ...]:
        """Everybody at the table in the order of play."""
        return tuple(party.members[turn] for turn in range(len(self.parties[0].members)) for party in self.parties)

    @property
    def options(self) -> dict[str, object]:
        """What the rules have otherwise than the game they are a form of."""
        plain = ruleset(self.rules.preset)
        here = {option: getattr(self.rules, option) for option in OPTIONS}
        return {option: value for option, value in here.items() if value != getattr(plain, option)}

    def dealer(self, number: int) -> int:
        """The place of whoever deals the round with this number, from 0."""
        return (self.first_dealer + number) % len(self.seats)

    def totals(self, after: int | None = None) -> tuple[int, ...]:
        """Everybody's points after so many rounds, by default after all that are finished."""
        return tuple(sum(one.points[side] for one in self.rounds[:after]) for side in self.sides)

    @property
    def current(self) -> Pending:
        """The round that is being entered."""
        return self.pending or Pending.of(len(self.parties))

    @property
    def standings(self) -> tuple[int, ...]:
        """The points with those of the round that is being entered."""
        return tuple(total + more for total, more in zip(self.totals(), self.current.points, strict=True))

    @property
    def order(self) -> tuple[int, ...]:
        """The sides from the best to the last, equal ones as they sit."""
        points, sign = self.standings, 1 if self.rules.lowest_wins else -1
        return tuple(sorted(self.sides, key=lambda side: sign * points[side]))

    @property
    def won(self) -> Won | None:
        """Who has won: by ten coins whatever the points, else alone in front once the target is reached."""
        for one in self.rounds:
            if one.counts and (by := outright_by(self.rules, [side.run for side in completed(one.counts).sides])):
                return Won(*by)
        side = leader(self.rules, self.totals())
        return None if side is None else Won(side, "target")

    def entering(self, current: Pending) -> "Tally":
        """More or less of the next round has been entered."""
        return replace(self, pending=None if current == Pending.of(len(self.parties)) else current)

    def finished(self) -> "Tally":
        """The points entered so far are those of a round."""
        return self._plus(Round(self.current.points))

    def counted(self) -> "Tally":
        """What was counted is a round. Raises Refused if it cannot be or something is missing."""
        if any(self.current.points):
            raise Refused(Fault("keeper.fault.points_given"))
        return self._plus(counted_round(self.rules, self.current.counts))

    def reopened(self) -> "Tally":
        """The last round is being entered again."""
        return replace(self, rounds=self.rounds[:-1], pending=Pending.of(len(self.parties), self.rounds[-1]))

    def with_round(self, number: int, changed: Round) -> "Tally":
        """Another round in the place of one."""
        return replace(self, rounds=with_entry(self.rounds, number, changed))

    def without_round(self, number: int) -> "Tally":
        """One round less; whoever would deal next still does."""
        dealer = self.dealer(len(self.rounds))
        return replace(self, rounds=(*self.rounds[:number], *self.rounds[number + 1 :])).next_dealt_by(dealer)

    def next_dealt_by(self, place: int) -> "Tally":
        """Have somebody else deal the next round."""
        return replace(self, first_dealer=(place - len(self.rounds)) % len(self.seats))

    def _plus(self, last: Round) -> "Tally":
        return replace(self, rounds=(*self.rounds, last), pending=None)


def counted_round(rules: Ruleset, counts: Counts) -> Round:
    """The round that counts make. Raises Refused if they cannot be or are not complete."""
    whole = completed(counts)
    fault = contradiction(rules, whole) or missing(rules, whole) or contradiction(rules, whole, complete=True)
    if fault:
        raise Refused(fault)
    return Round(tuple(side.total for side in scored(rules, whole)), counts)
