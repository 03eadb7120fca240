"""What many sealed packs gave to whom, and what chance would have given: figures from the texts of records."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final, Literal

from game.engine.cards import COINS, DECK, SETTEBELLO, Card, rank, suit
from game.engine.dealing import deal_round
from game.engine.notation import read_deck
from game.engine.ruleset import RuleError, Ruleset
from game.engine.state import sides
from game.engine.variants import ruleset
from game.match.tolerant import read_json

NORMAL_95: Final = 1.96
"""So many standard deviations to either side of the mean hold 95 % of a normal distribution."""

DEALT: Final[Mapping[str, frozenset[Card]]] = {
    "settebello": frozenset({SETTEBELLO}),
    "sevens": frozenset(card for card in DECK if rank(card) == 7),
    "coins": frozenset(card for card in DECK if suit(card) == COINS),
}
"""The cards whose way into the hands is counted."""

Fields = Mapping[str, object]
Kind = Literal["dealt", "won"]


@dataclass(frozen=True, slots=True)
class Share:
    """What somebody got in so many deals, and what chance gives there: the mean of the sum and its variance."""

    got: float = 0.0
    deals: int = 0
    mean: float = 0.0
    variance: float = 0.0

    def plus(self, other: "Share") -> "Share":
        """Both together; they must not depend on each other."""
        return Share(
            self.got + other.got,
            self.deals + other.deals,
            self.mean + other.mean,
            self.variance + other.variance,
        )

    @property
    def rate(self) -> float:
        """How much it was in one deal."""
        return self.got / max(1, self.deals)

    @property
    def expected(self) -> float:
        """How much chance gives in one deal."""
        return self.mean / max(1, self.deals)

    @property
    def band(self) -> tuple[float, float]:
        """Within what the rate lies nineteen times in twenty if chance alone is at work, by the normal distribution."""
        half = NORMAL_95 * sqrt(self.variance)
        return max(0.0, self.mean - half) / max(1, self.deals), (self.mean + half) / max(1, self.deals)

    @property
    def usual(self) -> bool:
        """Whether the rate lies within the band."""
        low, high = self.band
        return low <= self.rate <= high


@dataclass(frozen=True, slots=True)
class Figure:
    """A thing that was counted, for the player and for everybody else on average.

    What was ``dealt`` is chance alone. What was ``won`` is compared with the same piles given out by lot, which is
    what happens among players of equal strength; there the player stands for the whole side.
    """

    kind: Kind
    thing: str
    own: Share
    others: Share


@dataclass(frozen=True, slots=True)
class Fairness:
    """Figures over so many sealed ``packs``, those that were thrown back among them.

    ``counted`` of the deals were also played to the end without help.
    """

    packs: int = 0
    counted: int = 0
    figures: tuple[Figure, ...] = ()

    def plus(self, other: "Fairness") -> "Fairness":
        """Both together."""
        known = {(one.kind, one.thing): one for one in self.figures}
        for one in other.figures:
            old = known.get((one.kind, one.thing))
            together = (one.own, one.others) if old is None else (old.own.plus(one.own), old.others.plus(one.others))
            known[one.kind, one.thing] = Figure(one.kind, one.thing, *together)
        ordered = sorted(known.values(), key=lambda one: ORDER.index((one.kind, one.thing)))
        return Fairness(self.packs + other.packs, self.counted + other.counted, tuple(ordered))


def fairness(texts: Iterable[str]) -> Fairness:
    """The figures of all sealed deals in the texts of records, one or many to a text."""
    return _sum(of_match(line) for text in texts for line in matches(text))


def matches(text: str) -> tuple[str, ...]:
    """The single matches of a text: its lines, or the whole where it is one match over several lines."""
    lines = tuple(line for line in text.split("\n") if line.strip())
    return lines if all(line.lstrip().startswith("{") and line.rstrip().endswith("}") for line in lines) else (text,)


def of_match(text: str) -> Fairness:
    """The figures of one match. What is no sound record gives none; the plays are not looked at."""
    match read_json(text):
        case {"game": str(game), "options": dict(options), "seats": [_, *_] as seats, "deals": [*deals]}:
            own = next((number for number, seat in enumerate(seats) if _is_person(seat)), 0)
            try:
                rules = ruleset(game, **{key: tuple(v) if isinstance(v, list) else v for key, v in options.items()})
            except (RuleError, TypeError):
                return Fairness()
            if len(seats) in rules.tables:
                found = (_of_deal(deal, rules, len(seats), own) for deal in deals if isinstance(deal, dict))
                return _sum(found)
    return Fairness()


def _sum(parts: Iterable[Fairness]) -> Fairness:
    whole = Fairness()
    for part in parts:
        whole = whole.plus(part)
    return whole


def _is_person(seat: object) -> bool:
    return isinstance(seat, dict) and seat.get("kind") == "human"


def _of_deal(deal: Fields, rules: Ruleset, seats: int, own: int) -> Fairness:
    """The figures of one deal, none if its pack was not sealed."""
    match deal:
        case {"dealer": int(dealer), "deck": str(deck), "fair": {"commitment": str()}} if dealer in range(seats):
            pack = read_deck(deck)
        case _:
            pack = None
    if pack is None:
        return Fairness()
    dealt = _dealt(pack, _places(rules, seats, dealer), own)
    match deal:
        case {"assisted": True}:
            return Fairness(1, 0, dealt)
        case {"points": [*points]} if len(points) == len(sides(seats)):
            won = _won([side if isinstance(side, dict) else {} for side in points], own % len(points))
            return Fairness(1, 1, dealt + won)
    return Fairness(1, 0, dealt)


@lru_cache(64)
def _places(rules: Ruleset, seats: int, dealer: int) -> tuple[tuple[int, ...], ...]:
    """Which places of the pack, from 0 at the top, come into each seat's hands in the course of a deal."""
    dealt = deal_round(DECK, rules.opening(seats), dealer, seats, rules)
    hands = list(dealt.hands)
    while dealt.stock and rules.next_pattern:
        dealt = deal_round(dealt.stock, rules.next_pattern, dealer, seats, rules)
        hands = [before + more for before, more in zip(hands, dealt.hands, strict=True)]
    return tuple(hands)


def _dealt(pack: Sequence[Card], places: Sequence[Sequence[int]], own: int) -> tuple[Figure, ...]:
    mine = [pack[place] for place in places[own]]
    theirs = [pack[place] for seat, hand in enumerate(places) if seat != own for place in hand]
    return tuple(
        Figure("dealt", thing, _drawn(mine, marked), _average(_drawn(theirs, marked), len(places) - 1))
        for thing, marked in DEALT.items()
    )


def _drawn(cards: Sequence[Card], marked: frozenset[Card]) -> Share:
    """How many marked cards are among so many drawn from the pack: the hypergeometric distribution."""
    drawn, all_cards = len(cards), len(DECK)
    mean = drawn * len(marked) / all_cards
    variance = mean * (1 - len(marked) / all_cards) * (all_cards - drawn) / (all_cards - 1)
    return Share(sum(card in marked for card in cards), 1, mean, variance)


def _average(together: Share, people: int) -> Share:
    """What one of several people got on average in a deal."""
    return Share(together.got / people, 1, together.mean / people, together.variance / people**2)


def _won(points: Sequence[Fields], own: int) -> tuple[Figure, ...]:
    found = []
    for thing, counted in WON.items():
        values = [value for value in counted(points) if value is not None]
        if len(values) < len(points):
            continue
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / len(values)
        others = len(values) - 1
        theirs = Share(sum(values) - values[own], 1, others * mean, variance)
        found.append(Figure("won", thing, Share(values[own], 1, mean, variance), _average(theirs, others)))
    return tuple(found)


Counts = list[int | None]


def _numbers(name: str) -> Callable[[Sequence[Fields]], Counts]:
    def numbers(points: Sequence[Fields]) -> Counts:
        values = [side.get(name) for side in points]
        return [value if type(value) is int and value in range(len(DECK) + 1) else None for value in values]

    return numbers


def _primiera(points: Sequence[Fields]) -> Counts:
    """Whether each side has won the primiera, None where no side had one, as where it is not played."""
    played = any(type(side.get("primiera")) is int for side in points)
    awards = [side.get("awards") for side in points]
    return [int("primiera" in given) if played and isinstance(given, dict) else None for given in awards]


WON: Final[Mapping[str, Callable[[Sequence[Fields]], Counts]]] = {
    "settebello": _numbers("settebello"),
    "coins": _numbers("coins"),
    "primiera": _primiera,
    "sweeps": _numbers("sweeps"),
}
"""What a side may win, and how much of it each side did by the counts of a deal."""

ORDER: Final[tuple[tuple[Kind, str], ...]] = (
    *(("dealt", thing) for thing in DEALT),
    *(("won", thing) for thing in WON),
)
