"""A deal that is dealt once more, and a match that is played on from an earlier moment: practice with known cards."""

from dataclasses import dataclass, replace

from game.engine.actions import Deal
from game.engine.dealing import next_seat
from game.engine.events import Counted
from game.engine.record import Record, Seat, replay, steps
from game.engine.state import Phase
from game.match.history.finished import player


@dataclass(frozen=True, slots=True)
class Went:
    """How a deal went once: by how many seats its cards had ``moved`` on, and the points of every side."""

    moved: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """A match that begins with what is known.

    ``beginning`` is its record before anything new was done, every deal of it marked as played with help. ``deal`` is
    the number of the deal that is repeated, ``moved`` by how many seats its cards have moved on, ``earlier`` how it
    went before, the first time first.
    """

    beginning: Record
    deal: int = 1
    moved: int = 0
    earlier: tuple[Went, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether a deal is repeated from its first card or its position on, so that the seats can be exchanged."""
        return len(self.beginning.actions) == (self.beginning.position is None)

    def again(self, played: Record, started: str, exchanged: bool = False) -> "Repeat":
        """The same once more after it was ``played`` so far; see ``dealt_again`` for ``exchanged``."""
        return replace(self, earlier=(*self.earlier, *_went(played, self.deal, self.moved)))._anew(started, exchanged)

    def _anew(self, started: str, exchanged: bool) -> "Repeat":
        beginning = replace(self.beginning, started=started)
        if not (exchanged and self.whole):
            return replace(self, beginning=beginning)
        seats, rules = range(len(beginning.seats)), beginning.rules
        dealer = next(seat for seat in seats if next_seat(seat, len(seats), rules) == beginning.first_dealer)
        position = beginning.position and beginning.position.passed_on(rules)
        moved = (self.moved + 1) % len(seats)
        return replace(self, beginning=replace(beginning, first_dealer=dealer, position=position), moved=moved)


def dealt_again(record: Record, deal: int, started: str, exchanged: bool = False) -> Repeat:
    """A deal of a match as a match of its own: the same pack or position, rules and people, from 0 : 0.

    Deals are numbered from 1, without those that were thrown back. ``exchanged``: everybody gets the cards that the
    next one in turn had. The seal stays with the match it was made for: a pack that is known proves nothing. Raises
    ValueError if no such deal was played.
    """
    if record.position is not None and deal == record.beginning.deal_number:
        beginning = replace(record.replayed, deck_seed=None)
        return Repeat(beginning, earlier=_went(record, deal, 0))._anew(started, exchanged)
    for step in steps(record):
        if isinstance(step.action, Deal) and step.after.phase is Phase.PLAY and step.after.deal_number == deal:
            beginning = replace(
                record,
                first_dealer=step.before.dealer,
                actions=(Deal(step.action.deck),),
                assisted=frozenset({0}),
                deck_seed=None,
                position=None,
            )
            return Repeat(beginning, earlier=_went(record, deal, 0))._anew(started, exchanged)
    raise ValueError(deal)


def played_on(record: Record, place: int, started: str) -> Repeat:
    """A match up to the moment before a decision, to be played on from there by the same people.

    ``place`` counts all plays and declarations from 0. The seals stay with the match they were made for. Raises
    ValueError if there is no such decision.
    """
    made = [number for number, action in enumerate(record.actions) if not isinstance(action, Deal)]
    if place not in range(len(made)):
        raise ValueError(place)
    actions = tuple(
        Deal(action.deck) if isinstance(action, Deal) else action for action in record.actions[: made[place]]
    )
    deals = sum(isinstance(action, Deal) for action in actions) + (record.position is not None)
    beginning = replace(record, started=started, actions=actions, assisted=frozenset(range(deals)))
    deal = replay(beginning)[-1].deal_number
    return Repeat(beginning, deal, earlier=_went(record, deal, 0))


def points_of(record: Record, deal: int) -> tuple[int, ...] | None:
    """What every side made in a deal, None if it was not counted."""
    for step in steps(record):
        for event in step.events:
            if isinstance(event, Counted) and step.after.deal_number == deal:
                return tuple(side.total for side in event.points)
    return None


def with_person(record: Record, name: str) -> Record:
    """The same match with somebody at the seat it is seen from, if nobody plays in it."""
    if any(seat.kind == "human" for seat in record.seats):
        return record
    own = player(record.seats)
    seats = tuple(Seat(name, "human") if place == own else seat for place, seat in enumerate(record.seats))
    return replace(record, seats=seats)


def _went(record: Record, deal: int, moved: int) -> tuple[Went, ...]:
    points = points_of(record, deal)
    return () if points is None else (Went(moved, points),)
