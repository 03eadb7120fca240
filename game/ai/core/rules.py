"""What a card may take, looked up: found once over sets of cards, as the engine would, and remembered."""

from functools import lru_cache

from game.ai.core.masks import FULL, adder, cards_of, mask
from game.engine.captures import ACE, FIFTEEN, captures, is_sweep, value
from game.engine.cards import DECK, MATTA, Card
from game.engine.ruleset import Ruleset

LAID = -1
"""Stands among the sets a card may take for laying it on the table."""

REMEMBERED = 60_000
HALF = len(DECK) // 2
HIGHEST = 10

Takes = tuple[int, ...]


class Core:
    """The captures of one set of rules, with one value of the matta.

    ``number`` gives the capture value of a card, ``worth`` that of the set of one card, ``total`` what the cards of a
    set add to. What a value may do depends only on some of the table's cards: on those of ``match`` if there are any,
    else on those of ``reach``. ``memo`` holds, by value and by those cards, the sets it may take, largest first, and
    LAID after them where it may be laid. Asking whether an emptied table is a sweep is needed for the value ``ask``
    alone, 0 where for none.
    """

    def __init__(self, rules: Ruleset, matta: int | None = None) -> None:
        self.rules = rules
        self.matta = matta
        self.number: tuple[int, ...] = tuple(value(card, matta) for card in DECK)
        self.worth: dict[int, int] = {1 << card: self.number[card] for card in DECK}
        self.ask = ACE if rules.ace_power != "none" else 0
        self.reach: tuple[int, ...] = tuple(map(self._reach, range(HIGHEST + 1)))
        self.match: tuple[int, ...] = tuple(map(self._match, range(HIGHEST + 1)))
        self.total = adder(self.number)
        self.memo: tuple[dict[int, Takes], ...] = tuple({} for _ in range(HIGHEST + 1))
        self.last_counts = rules.last_play_sweep == "counts"
        lying = matta if rules.matta_persists else None
        self._lying: dict[int, int] = {1 << card: value(card, lying) for card in DECK}
        self._sums: dict[int, dict[int, Takes]] = {0: {0: (0,)}}
        self._sweeps: dict[int, bool] = {}
        self._sweepers: dict[int, int] = {}
        numbers = range(HIGHEST + 1)
        self._cards_worth = tuple(mask(card for card in DECK if self.number[card] == number) for number in numbers)

    def takes(self, number: int, table: int) -> Takes:
        """What a card of this value may do with a table: the sets it may take, and LAID."""
        near = table & self.match[number] or table & self.reach[number]
        known = self.memo[number].get(near)
        return self.learn(number, near) if known is None else known

    def learn(self, number: int, near: int) -> Takes:
        """Find what a value may do where these cards lie, and remember it."""
        memo = self.memo[number]
        if len(memo) > REMEMBERED:
            memo.clear()
        sets = self._by_the_engine(number, near) if number == self.ask else self._by_sums(number, near)
        laid = () if sets and self.rules.must_capture else (LAID,)
        memo[near] = found = (*sorted(sets, key=int.bit_count, reverse=True), *laid)
        return found

    def _by_the_engine(self, number: int, near: int) -> list[int]:
        return list(map(mask, captures(cards_of(near), self._sample(number), self.rules, matta=self.matta)))

    def _by_sums(self, number: int, near: int) -> list[int]:
        rules = self.rules
        simple = self._adding_to(number, near) if rules.capture_rule != "fifteen" else []
        if rules.match_first:
            simple = [taken for taken in simple if not taken & (taken - 1)] or simple
        fifteen = self._adding_to(FIFTEEN - number, near) if rules.capture_rule != "sum" else []
        if rules.sum_choice == "fewest":
            simple = _fewest(simple)
            fifteen = _fewest(fifteen) if rules.capture_rule == "fifteen" else fifteen
        return simple + fifteen

    def _adding_to(self, total: int, cards: int) -> list[int]:
        """All sets of these cards that add to a total."""
        high = cards >> HALF << HALF
        first, second = self._by_total(cards ^ high), self._by_total(high)
        return [one | other for part, ones in first.items() for other in second.get(total - part, ()) for one in ones]

    def _by_total(self, cards: int) -> dict[int, Takes]:
        """The sets of half the deck's cards by what they add to, up to fifteen: few halves are ever different."""
        found = self._sums.get(cards)
        if found is None:
            if len(self._sums) > REMEMBERED:
                self._sums = {0: self._sums[0]}
            first = cards & -cards
            found = dict(self._by_total(cards ^ first))
            for total, sets in tuple(found.items()):
                more = total + self._lying[first]
                if more <= FIFTEEN:
                    found[more] = (*found.get(more, ()), *(first | taken for taken in sets))
            self._sums[cards] = found
        return found

    def scores(self, table: int, number: int) -> bool:
        """Whether a card of this value that takes the whole table scores a sweep, if it is not the deal's last."""
        if number != self.ask:
            return table != 0
        known = self._sweeps.get(table)
        if known is None:
            if len(self._sweeps) > REMEMBERED:
                self._sweeps.clear()
            cards = cards_of(table)
            known = is_sweep(cards, self._sample(number), cards, self.rules, matta=self.matta)
            self._sweeps[table] = known
        return known

    def exposed(self, table: int) -> bool:
        """Whether some card could sweep this table."""
        return bool(self.sweepers(table))

    def sweepers(self, table: int) -> int:
        """The cards that could sweep this table, wherever they are."""
        if not self.ask and self.total(table) >= FIFTEEN:
            return 0
        known = self._sweepers.get(table)
        if known is None:
            if len(self._sweepers) > REMEMBERED:
                self._sweepers.clear()
            total = int(self.total(table))
            known = 0
            for number in {total, FIFTEEN - total, self.ask}:
                if 1 <= number <= HIGHEST and table in self.takes(number, table) and self.scores(table, number):
                    known |= self._cards_worth[number]
            self._sweepers[table] = known
        return known

    def _sample(self, number: int) -> Card:
        """Some card of this value."""
        return self.number.index(number) if number in self.number else MATTA

    def _reach(self, number: int) -> int:
        """The cards that a value can take at all: none that is worth more than what it adds to."""
        if number == self.ask:
            return FULL
        most = {"sum": number, "fifteen": FIFTEEN - number, "sum_or_fifteen": max(number, FIFTEEN - number)}
        cards = [card for card in DECK if self.number[card] <= most[self.rules.capture_rule]]
        # A declared matta may lie on the table under its own value.
        return mask(cards) | (mask([MATTA]) if self.matta is not None else 0)

    def _match(self, number: int) -> int:
        """The cards that are taken before all others by a value, if they are."""
        plain = self.rules.match_first and self.rules.capture_rule == "sum"
        if not plain or number == self.ask or self.matta is not None:
            return 0
        return mask(card for card in DECK if self.number[card] == number)


def _fewest(sets: list[int]) -> list[int]:
    least = min(map(int.bit_count, sets), default=0)
    return [taken for taken in sets if taken.bit_count() == least]


@lru_cache(maxsize=12)
def core(rules: Ruleset, matta: int | None = None) -> Core:
    """The core of these rules, the same one whenever it is asked for."""
    return Core(rules, matta)
