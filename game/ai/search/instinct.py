"""What a practised player does without looking ahead: every use of a card has a worth, a sum of learned entries."""

from collections.abc import Iterable, Sequence

from game.ai.core.masks import adder, mask
from game.ai.core.rules import LAID, Core
from game.engine.cards import COINS, DECK, Card, rank, suit
from game.engine.state import sides

KINDS = 20
LEFT = 5
MOST_THREATS = 8

SIZES = {
    "laid": KINDS,
    "won": KINDS,
    "capturing": 10,
    "sweep": 1,
    "left_laid": LEFT * LEFT,
    "left_capturing": LEFT * LEFT,
    "threats": MOST_THREATS + 1,
}
"""The terms, with the number of entries of each: cards by rank, coins apart; a capture by the rank of the card that
makes it; how many cards of its rank are still with others and in the own hand; how many cards with others could sweep
what is left on the table."""

TERMS = tuple(SIZES)
START = {term: sum(list(SIZES.values())[:number]) for number, term in enumerate(TERMS)}
"""Where every term begins."""

SCALE = 1000
"""Entries are written as whole thousandths; a worth of 1 makes a play e times as likely."""

PEERS = tuple(mask(other for other in DECK if rank(other) == rank(card)) for card in DECK)
"""For every card the set of all cards of its rank."""

REMEMBERED = 80_000
NEVER = -1e9
# Which entry stands for the threats where it is not known who holds what.
SOME_THREATS = 2

Weights = Sequence[int]
"""The entries of all terms, one term after the other."""

WeightsBySide = tuple[Weights, Weights]
"""Those of the sides that do not deal, and those of the one that does."""

Use = tuple[float, int, int, Sequence[float]]
"""What the best use of a card is worth by itself, the set it then takes or LAID, the cards that could sweep what it
leaves, and what it matters how many of its rank are left."""


class Instinct:
    """The worth of plays under one core."""

    def __init__(self, core: Core, weights: Weights) -> None:
        laid, won, capturing, sweep, left_laid, left_capturing, threats = (
            tuple(entry / SCALE for entry in weights[START[term] : START[term] + SIZES[term]]) for term in TERMS
        )
        self._core = core
        self._laid = tuple(laid[_kind(card)] for card in DECK)
        self._won = adder([won[_kind(card)] for card in DECK])
        self._capturing = tuple(capturing[rank(card) - 1] for card in DECK)
        self._sweep = sweep[0]
        self._left_laid, self._left_capturing = left_laid, left_capturing
        self._threats = threats + threats[-1:] * (len(DECK) - len(threats))
        self._memo: dict[int, Use] = {}

    def best(self, hand: Iterable[Card], held: int, table: int, others: int) -> tuple[Card, int]:
        """The card to play from a hand, also given as a set, and the set it takes or LAID.

        ``others`` are all cards still to be played that are not in the hand.
        """
        get, key, same, threats, highest = self._memo.get, table << 6, PEERS, self._threats, NEVER
        for card in hand:
            worth, takes, sweepers, left = get(key | card) or self._use(table, card)
            peers = same[card]
            worth += left[(others & peers).bit_count() * LEFT + (held & peers).bit_count()]
            if sweepers:
                worth += threats[(others & sweepers).bit_count()]
            if worth > highest:
                highest, best, taken = worth, card, takes
        return best, taken

    def worth(self, card: Card, held: int, table: int, others: int) -> float:
        """What the best use of a card of a hand is worth."""
        return self._in_hand(self._memo.get(table << 6 | card) or self._use(table, card), card, held, others)

    def worth_of(self, card: Card, taken: int, held: int, table: int, others: int) -> float:
        """What one use of a card of a hand is worth: of taking a set, or LAID."""
        return self._in_hand(self._by_itself(table, card, taken), card, held, others)

    def _in_hand(self, use: Use, card: Card, held: int, others: int) -> float:
        worth, _, sweepers, left = use
        peers = PEERS[card]
        worth += left[(others & peers).bit_count() * LEFT + (held & peers).bit_count()]
        return worth + self._threats[(others & sweepers).bit_count()] if sweepers else worth

    def _use(self, table: int, card: Card) -> Use:
        """The best use of a card by itself, kept in mind."""
        takes = self._core.takes(self._core.number[card], table)
        uses = [self._by_itself(table, card, taken) for taken in takes]
        wary = self._threats[SOME_THREATS]
        found = max(uses, key=lambda use: use[0] + wary * bool(use[2])) if len(uses) > 1 else uses[0]
        if len(self._memo) > REMEMBERED:
            self._memo.clear()
        self._memo[table << 6 | card] = found
        return found

    def _by_itself(self, table: int, card: Card, taken: int) -> Use:
        if taken == LAID:
            return self._laid[card], LAID, self._core.sweepers(table | 1 << card), self._left_laid
        worth = self._capturing[card] + self._won(taken | 1 << card)
        left = table ^ taken
        if not left and self._core.scores(table, self._core.number[card]):
            worth += self._sweep
        return worth, taken, self._core.sweepers(left) if left else 0, self._left_capturing


Instincts = tuple[Instinct, Instinct]
"""What is played by the sides that do not deal, and by the one that does: it plays last and wants the ranks even."""


def seated(instincts: Instincts, seats: int, dealer: int) -> list[Instinct]:
    """The instinct of every seat."""
    number = len(sides(seats))
    return [instincts[(seat - dealer) % number == 0] for seat in range(seats)]


def entries_of(core: Core, card: Card, taken: int, held: int, table: int, others: int) -> tuple[int, ...]:
    """The places of the entries that a use of a card adds up."""
    peers = PEERS[card]
    left = (others & peers).bit_count() * LEFT + (held & peers).bit_count()
    rest = table | 1 << card if taken == LAID else table ^ taken
    if taken == LAID:
        found = [("laid", _kind(card)), ("left_laid", left)]
    else:
        won = [other for other in DECK if (taken | 1 << card) >> other & 1]
        found = [("won", _kind(other)) for other in won]
        found += [("capturing", rank(card) - 1), ("left_capturing", left)]
        found += [("sweep", 0)] * (not rest and core.scores(table, core.number[card]))
    sweepers = core.sweepers(rest) if rest else 0
    if sweepers:
        found.append(("threats", min((others & sweepers).bit_count(), MOST_THREATS)))
    return tuple(START[term] + place for term, place in found)


def _kind(card: Card) -> int:
    return rank(card) - 1 + 10 * (suit(card) == COINS)
