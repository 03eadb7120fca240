"""What a list of matches and its statistics know of a finished match, read from the text of its record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.record import Seat
from game.engine.state import sides
from game.match.tolerant import read_json


@dataclass(frozen=True, slots=True)
class CountedDeal:
    """The points of every side by what they were given for, and whether help was used."""

    awards: tuple[Mapping[str, int], ...]
    assisted: bool = False

    def total(self, side: int) -> int:
        """All points of a side."""
        return sum(self.awards[side].values())


@dataclass(frozen=True, slots=True)
class Cost:
    """How many decisions of a seat with a choice were graded, how many points they cost together, and how many of
    these by each kind of mistake."""

    choices: int
    lost: float
    kinds: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match, kept under its ``number``; ``scores`` and ``winner`` are sides as in its record.

    One that was given up is kept among the finished ones and has no ``winner``.

    ``deals`` are those that were counted: neither void ones nor one that was won outright. ``cost`` is what the
    player's decisions cost, None while nobody has looked the match through.
    """

    number: int
    game: str
    started: str
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    winner: int | None
    deals: tuple[CountedDeal, ...]
    assisted: bool
    cost: Cost | None = None

    @property
    def own(self) -> int:
        """The side of the player."""
        return player(self.seats) % len(self.scores)

    @property
    def won(self) -> bool:
        """Whether the player's side has won."""
        return self.winner == self.own

    @property
    def given_up(self) -> bool:
        """Whether it was left before its end."""
        return self.winner is None

    @property
    def played(self) -> bool:
        """Whether a person took part."""
        return any(seat.kind == "human" for seat in self.seats)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Those who do not play on the player's side, in the order of play."""
        return tuple(seat for place, seat in enumerate(self.seats) if place % len(self.scores) != self.own)


def player(seats: Sequence[Seat]) -> int:
    """The seat of the person who plays here: the first that is not played by the game."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    return people[0] if people else 0


def finished(number: int, text: str) -> Finished | None:
    """A finished match or one given up, None if the text is no record of one. The plays are not looked at."""
    match read_json(text):
        case {"game": str(game), "started": str(started), "seats": [*seats], "deals": [*deals], **rest}:
            return _finished(number, (game, started), tuple(map(_seat, seats)), deals, rest.get("winner"))
    return None


def _finished(
    number: int, head: tuple[str, str], seats: tuple[Seat | None, ...], deals: Sequence[object], winner: object
) -> Finished | None:
    people = tuple(seat for seat in seats if seat is not None)
    count = len(sides(len(people)))
    if people != seats or count < 2 or not (winner is None or (type(winner) is int and winner in range(count))):
        return None
    counted: list[CountedDeal] = []
    scores: tuple[int, ...] = (0,) * count
    assisted = False
    for fields in deals:
        if not isinstance(fields, dict):
            return None
        helped = fields.get("assisted") is True
        assisted = assisted or helped
        match fields:
            case {"points": [*points], "scores": [*after]} if len(points) == count:
                scores = tuple(score for score in after if type(score) is int)
                counted.append(CountedDeal(tuple(map(_awards, points)), helped))
    return Finished(number, *head, people, scores, winner, tuple(counted), assisted) if len(scores) == count else None


def _seat(fields: object) -> Seat | None:
    match fields:
        case {"name": str(name), "kind": "human"}:
            return Seat(name, "human")
        case {"name": str(name), "kind": "ai", **rest}:
            level = rest.get("level")
            return Seat(name, "ai", level if isinstance(level, str) else None)
    return None


def _awards(fields: object) -> Mapping[str, int]:
    match fields:
        case {"awards": dict(awards)}:
            return {name: points for name, points in awards.items() if type(points) is int}
    return {}
