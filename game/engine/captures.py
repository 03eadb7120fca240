"""What a card may take, and when taking everything is a sweep."""

from collections.abc import Iterable, Sequence

from game.engine.actions import Play
from game.engine.cards import MATTA, Card, rank
from game.engine.ruleset import Ruleset

CaptureSet = tuple[Card, ...]

ACE = 1
FIFTEEN = 15


def value(card: Card, matta: int | None = None) -> int:
    """The capture value of a card, 1 to 10; ``matta`` is what a declared seven of cups stands for."""
    return matta if card == MATTA and matta is not None else rank(card)


def captures(
    table: Iterable[Card], card: Card, rules: Ruleset, *, matta: int | None = None, first_play: bool = False
) -> tuple[CaptureSet, ...]:
    """Every set of table cards that a card may take, each set sorted, no set twice.

    ``matta`` is the value of a declared seven of cups, ``first_play`` the first play of a deal. The empty set is the
    capture of no cards by an ace. Takes time in proportion to the number of sets.
    """
    cards = sorted(table)
    if _takes_all(cards, card, rules, matta, first_play):
        return (tuple(cards),) if cards or rules.ace_on_empty == "self" else ()
    return _ordinary(cards, card, rules, matta)


def plays(
    hand: Sequence[Card],
    table: Iterable[Card],
    rules: Ruleset,
    *,
    matta: int | None = None,
    first_play: bool = False,
) -> tuple[Play, ...]:
    """Every play that a hand allows, card by card in the order of the hand."""
    found: list[Play] = []
    for card in hand:
        if first_play and barred(card, hand, rules, matta):
            continue
        sets = captures(table, card, rules, matta=matta, first_play=first_play)
        found += [Play(card, taken) for taken in sets]
        if not (sets and rules.must_capture):
            found.append(Play(card))
    return tuple(found)


def barred(card: Card, hand: Iterable[Card], rules: Ruleset, matta: int | None = None) -> bool:
    """Whether a card may not open a deal: an ace where that is forbidden, while the hand holds something else."""
    return (
        rules.ace_power != "none"
        and rules.ace_first_play == "forbidden"
        and value(card, matta) == ACE
        and any(value(other, matta) != ACE for other in hand)
    )


def is_sweep(
    table: Sequence[Card],
    card: Card,
    taken: CaptureSet,
    rules: Ruleset,
    *,
    matta: int | None = None,
    last: bool = False,
) -> bool:
    """Whether a capture scores a sweep; ``last`` means the very last card of the deal."""
    if not taken or len(taken) < len(table) or (last and rules.last_play_sweep == "never"):
        return False
    if rules.ace_power == "none" or value(card, matta) != ACE or rules.ace_sweep == "always":
        return True
    return rules.ace_sweep == "natural" and taken in _ordinary(sorted(table), card, rules, matta)


def sets_adding_to(cards: Sequence[Card], values: Sequence[int], total: int) -> list[CaptureSet]:
    """All sets of cards whose values add to a total, in the order of the cards."""
    # within[i] has bit s set if some of the cards from i on add to s: so no branch is entered that ends in nothing.
    within = [1]
    for worth in reversed(values):
        within.append(within[-1] | within[-1] << worth)
    within.reverse()
    known: dict[tuple[int, int], list[CaptureSet]] = {}

    def sets_from(start: int, rest: int) -> list[CaptureSet]:
        if rest == 0:
            return [()]
        if rest < 0 or not within[start] >> rest & 1:
            return []
        key = start, rest
        if key not in known:
            head = cards[start]
            known[key] = [(head, *tail) for tail in sets_from(start + 1, rest - values[start])]
            known[key] += sets_from(start + 1, rest)
        return known[key]

    return sets_from(0, total)


def _takes_all(table: Sequence[Card], card: Card, rules: Ruleset, matta: int | None, first_play: bool) -> bool:
    if rules.ace_power == "none" or value(card, matta) != ACE or (first_play and rules.ace_first_play == "plain"):
        return False
    return rules.ace_power == "all" or ACE not in _table_values(table, rules, matta)


def _ordinary(table: Sequence[Card], card: Card, rules: Ruleset, matta: int | None) -> tuple[CaptureSet, ...]:
    worth = value(card, matta)
    values = _table_values(table, rules, matta)
    simple: list[CaptureSet] = []
    fifteen: list[CaptureSet] = []
    if rules.capture_rule != "fifteen":
        simple = sets_adding_to(table, values, worth)
        matches: list[CaptureSet] = [taken for taken in simple if len(taken) == 1]
        if rules.match_first and matches:
            simple = matches
    if rules.capture_rule != "sum":
        fifteen = sets_adding_to(table, values, FIFTEEN - worth)
    if rules.sum_choice == "fewest":
        simple = _fewest(simple)
        fifteen = _fewest(fifteen) if rules.capture_rule == "fifteen" else fifteen
    # No set can be in both: a value and what it lacks to fifteen are never equal.
    return (*simple, *fifteen)


def _table_values(table: Iterable[Card], rules: Ruleset, matta: int | None) -> list[int]:
    lying = matta if rules.matta_persists else None
    return [value(card, lying) for card in table]


def _fewest(sets: list[CaptureSet]) -> list[CaptureSet]:
    least = min(map(len, sets), default=0)
    return [taken for taken in sets if len(taken) == least]
