"""Whether a deal can have been as it was entered: forty cards lie somewhere, and each of them only once.

Every check speaks of counts to which ``completed`` has added what follows from them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.cards import COINS, DECK, Card, rank, suit
from game.engine.ruleset import Ruleset
from game.engine.scoring import ALL_COINS, PRIMIERA_VALUES
from game.match.scorekeeper.counts import WHOLE, Counts, Shared, SideCount, asked, held, laid_open, longest_run

Cards = frozenset[Card]

PACK: Cards = frozenset(DECK)
KINDS: dict[Shared, Cards] = {
    "cards": PACK,
    "coins": frozenset(card for card in DECK if suit(card) == COINS),
    "sevens": frozenset(card for card in DECK if rank(card) == 7),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a count cannot stand: the key of a sentence, and the sides, the card and the number it speaks of."""

    key: str
    sides: tuple[int, ...] = ()
    card: Card | None = None
    n: int = 0


class Refused(ValueError):  # noqa: N818 - what happened, not that the program failed
    """A count that cannot be, or is not complete; ``fault`` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def contradiction(rules: Ruleset, counts: Counts, complete: bool = False) -> Fault | None:
    """The first thing that cannot be; with ``complete`` also what cannot be once everything has been said."""
    return next(_contradictions(rules, counts, complete), None)


def missing(rules: Ruleset, counts: Counts) -> Fault | None:
    """The first thing that still has to be said."""
    sides = counts.sides
    categories = asked(rules)
    for kind in WHOLE:
        if kind in categories:
            for side, said in enumerate(sides):
                if getattr(said, kind) is None:
                    return Fault(f"keeper.missing.{kind}", (side,))
    if not any(side.settebello for side in sides):
        return Fault("keeper.missing.settebello")
    if "re_bello" in categories and not any(side.re_bello for side in sides):
        return Fault("keeper.missing.re_bello")
    decided = laid_open(counts) or counts.tied or any(side.primiera for side in sides)
    return None if decided or "primiera" not in categories else Fault("keeper.missing.primiera")


def _contradictions(rules: Ruleset, counts: Counts, complete: bool) -> Iterator[Fault]:
    yield from _twice(counts)
    yield from _sums(counts, complete)
    yield from _claims(rules, counts)
    yield from _points(rules, counts)
    known = [held(side) for side in counts.sides]
    closed = complete and laid_open(counts)
    for place, side in enumerate(counts.sides):
        for key, barred in _barred(rules, side, closed):
            if both := known[place] & barred:
                yield Fault(key, (place,), min(both))
    if complete:
        yield from _nowhere(rules, counts, known, closed)
    yield from _narrow(counts)


def _twice(counts: Counts) -> Iterator[Fault]:
    """A card that two sides have."""
    for place, side in enumerate(counts.sides):
        for other in range(place):
            if both := held(side) & held(counts.sides[other]):
                yield Fault("keeper.fault.both", (other, place), min(both))


def _sums(counts: Counts, complete: bool) -> Iterator[Fault]:
    """More than there is, or not all that there is."""
    for kind, whole in WHOLE.items():
        numbers = [getattr(side, kind) for side in counts.sides]
        total = sum(number or 0 for number in numbers)
        if total > whole:
            yield Fault(f"keeper.fault.over.{kind}", n=total)
        elif None not in numbers and total < whole and complete:
            yield Fault(f"keeper.fault.under.{kind}", n=total)


def _claims(rules: Ruleset, counts: Counts) -> Iterator[Fault]:
    claims = [place for place, side in enumerate(counts.sides) if side.primiera]
    if laid_open(counts) or rules.ties == "share":
        return
    if len(claims) > 1:
        yield Fault("keeper.fault.primieras", tuple(claims[:2]))
    if claims and counts.tied:
        yield Fault("keeper.fault.primiera_tied", (claims[0],))


def _points(rules: Ruleset, counts: Counts) -> Iterator[Fault]:
    """Points that no declaration, no opening table and no pile can have brought."""
    low, three = rules.decl_low, rules.decl_three
    for place, side in enumerate(counts.sides):
        if side.cards is not None and side.sweeps > side.cards:
            yield Fault("keeper.fault.sweeps", (place,), n=side.sweeps)
        if side.declared and not _made_of(side.declared, low, three):
            yield Fault("keeper.fault.declared", (place,), n=side.declared)
        if side.table > max(2, rules.table_low):
            yield Fault("keeper.fault.table", (place,), n=max(2, rules.table_low))
    opened = [place for place, side in enumerate(counts.sides) if side.table]
    if len(opened) > 1:
        yield Fault("keeper.fault.tables", tuple(opened[:2]))


def _made_of(total: int, low: int, three: int) -> bool:
    threes = range(0, total + 1, three) if three else (0,)
    return any(total == part or (low and (total - part) % low == 0) for part in threes)


def _narrow(counts: Counts) -> Iterator[Fault]:
    """More coins or sevens than cards."""
    for place, side in enumerate(counts.sides):
        for kind in ("coins", "sevens"):
            number = getattr(side, kind)
            if side.cards is not None and number is not None and number > side.cards:
                yield Fault(f"keeper.fault.most.{kind}", (place,), n=side.cards)


def _barred(rules: Ruleset, side: SideCount, closed: bool) -> Iterator[tuple[str, Cards]]:
    """Cards a side cannot have if what it says is true, by the sentence that says why."""
    if 0 < side.run < ALL_COINS and (rules.napola or side.run < longest_run(rules)):
        yield "keeper.fault.longer", frozenset((side.run,))
    if not side.best:
        return
    worth = PRIMIERA_VALUES[rules.primiera_values]
    if rules.primiera_mode == "best_four":
        # Fewer than four are all that a side has; courts among them may be others than those of the pictures.
        least = min(worth[rank(card) - 1] for card in side.best) if len(side.best) == 4 else min(worth)
        if closed or len(side.best) == 4:
            yield (
                "keeper.fault.better",
                frozenset(card for card in PACK - set(side.best) if worth[rank(card) - 1] > least),
            )
        return
    of_suit = {suit(card): worth[rank(card) - 1] for card in side.best}
    usual = 0 if closed else max(worth)
    yield (
        "keeper.fault.better",
        frozenset(card for card in DECK if worth[rank(card) - 1] > of_suit.get(suit(card), usual)),
    )


def _nowhere(rules: Ruleset, counts: Counts, known: list[Cards], closed: bool) -> Iterator[Fault]:
    """Cards that can be with nobody, and numbers that do not go with the cards that are known."""
    room = []
    for place, side in enumerate(counts.sides):
        gone = frozenset().union(*(cards for other, cards in enumerate(known) if other != place))
        barred = frozenset().union(*(cards for _, cards in _barred(rules, side, closed)))
        room.append(PACK - gone - barred)
    if lost := PACK - frozenset().union(*room):
        yield Fault("keeper.fault.nowhere", card=min(lost))
    for place, side in enumerate(counts.sides):
        elsewhere = frozenset().union(*(cards for other, cards in enumerate(room) if other != place))
        yield from _numbers(place, side, (PACK - elsewhere) & room[place], room[place])


def _numbers(place: int, side: SideCount, least: Cards, most: Cards) -> Iterator[Fault]:
    """Numbers below what a side must have, or above what it can have."""
    for kind, cards in KINDS.items():
        number: int | None = getattr(side, kind)
        if number is None:
            continue
        if kind == "cards" and side.coins is not None:
            low, high = _beside(least, most, side.coins)
        else:
            low, high = len(least & cards), len(most & cards)
        if number < low:
            yield Fault(f"keeper.fault.least.{kind}", (place,), n=low)
        if number > high:
            yield Fault(f"keeper.fault.most.{kind}", (place,), n=high)


def _beside(least: Cards, most: Cards, coins: int) -> tuple[int, int]:
    """How few and how many cards a side has with so many coins among them."""
    return coins + len(least - KINDS["coins"]), coins + len(most - KINDS["coins"])
