"""A position while somebody sets it up: every card has a place, and anything may be wrong with it yet."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from game.ai.advise import advise
from game.ai.types import Budget, Request
from game.engine.actions import Deal, Play
from game.engine.cards import DECK, Card
from game.engine.dealing import next_seat, round_sizes
from game.engine.observe import observe
from game.engine.play import apply, legal, start
from game.engine.position import MidDeal, faults, hand_sizes
from game.engine.ruleset import RuleError, Ruleset
from game.engine.state import Phase, State, sides

STOCK: Final = "stock"
TABLE: Final = "table"
LEAST, MOST = 0.2, 0.85
"""The parts of a deal between which a random position lies."""

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Placing:
    """Where cards have been put; what was put nowhere is the stock. A place is ``hand0``, ``table``, ``pile1``...

    ``sweeps`` are numbers by side, ``taker`` is the seat that captured last.
    """

    hands: tuple[Cards, ...]
    table: Cards
    piles: tuple[Cards, ...]
    sweeps: tuple[int, ...]
    taker: int | None
    turn: int
    dealer: int

    @classmethod
    def empty(cls, rules: Ruleset, seats: int) -> "Placing":
        """All cards in the stock, and the first seat about to lead."""
        count = len(sides(seats))
        dealer = next(seat for seat in range(seats) if next_seat(seat, seats, rules) == 0)
        return cls(((),) * seats, (), ((),) * count, (0,) * count, None, 0, dealer)

    @classmethod
    def of(cls, state: State) -> "Placing":
        """What lies on a table in the middle of a deal."""
        sweeps = tuple(map(len, state.sweeps))
        return cls(state.hands, state.table, state.piles, sweeps, state.last_taker, state.turn, state.dealer)

    @property
    def places(self) -> dict[str, Cards]:
        """The cards of every place, the stock's sorted."""
        hands = {f"hand{seat}": hand for seat, hand in enumerate(self.hands)}
        piles = {f"pile{side}": pile for side, pile in enumerate(self.piles)}
        return {**hands, TABLE: self.table, **piles, STOCK: self.stock}

    @property
    def stock(self) -> Cards:
        """The cards that were put nowhere."""
        lying = {card for place in (*self.hands, self.table, *self.piles) for card in place}
        return tuple(card for card in DECK if card not in lying)

    def place_of(self, card: Card) -> str:
        """Where a card lies."""
        return next(place for place, cards in self.places.items() if card in cards)

    def put(self, card: Card, place: str) -> "Placing":
        """Put a card somewhere, taken away from where it lay; who captured last follows if nobody can have."""

        def row(name: str, rows: tuple[Cards, ...]) -> tuple[Cards, ...]:
            bare = (tuple(other for other in cards if other != card) for cards in rows)
            return tuple((*cards, card) if place == f"{name}{i}" else cards for i, cards in enumerate(bare))

        table = tuple(other for other in self.table if other != card)
        piles = row("pile", self.piles)
        taker = self.taker
        if taker is None or not piles[taker % len(piles)]:
            taker = next((side for side, pile in enumerate(piles) if pile), None)
        return replace(
            self,
            hands=row("hand", self.hands),
            table=(*table, card) if place == TABLE else table,
            piles=piles,
            taker=taker,
        )

    def sizes(self, rules: Ruleset, open_only: bool) -> tuple[int, ...] | None:
        """How many cards every hand has once it is filled from the stock, None where no deal comes to that.

        With ``open_only`` just those hands are filled that have no card yet.
        """
        fits = (wanted for wanted, spare in self._fillings(rules, open_only) if 0 in spare)
        return next(fits, None)

    def lacking(self, rules: Ruleset, open_only: bool) -> int | None:
        """How many more cards at least the table and the piles need before hands can be filled, as ``sizes`` has it.

        None where no number helps, because the hands do not fit each other.
        """
        spared = (number for _, spare in self._fillings(rules, open_only) for number in spare if number >= 0)
        return min(spared, default=None)

    def _fillings(self, rules: Ruleset, open_only: bool) -> Iterator[tuple[tuple[int, ...], list[int]]]:
        """The sizes to which hands can be filled, each with how many cards the stock then has more than in each round.

        Only those rounds count in which hands are that large.
        """
        held = tuple(map(len, self.hands))
        mover, rounds = held[self.turn], round_sizes(rules, len(held))
        most = max(one.hand for one in rounds)
        for most_held in (mover, *range(most, 0, -1)) if mover else range(most, 0, -1):
            wanted = hand_sizes(len(held), self.dealer, self.turn, most_held, rules)
            pairs = list(zip(held, wanted, strict=True))
            if not all(has == want or (has < want and not (open_only and has)) for has, want in pairs):
                continue
            left = len(self.stock) - sum(want - has for has, want in pairs)
            yield wanted, [left - one.stock for one in rounds if one.hand >= most_held]

    def filled(self, rules: Ruleset, chance: Random, open_only: bool) -> "Placing":
        """The hands filled from the stock by chance, those that ``sizes`` speaks of; as it is where that cannot be."""
        wanted = self.sizes(rules, open_only)
        if wanted is None:
            return self
        rest = list(self.stock)
        chance.shuffle(rest)
        lacking = [want - len(hand) for hand, want in zip(self.hands, wanted, strict=True)]
        dealt = [[rest.pop() for _ in range(number)] for number in lacking]
        return replace(self, hands=tuple((*hand, *more) for hand, more in zip(self.hands, dealt, strict=True)))

    def wrong(self, rules: Ruleset) -> RuleError | None:
        """The gravest thing that is wrong with it once open hands are filled, None if it can be played."""
        whole = self.filled(rules, Random(0), open_only=True)
        for side, (number, pile) in enumerate(zip(self.sweeps, self.piles, strict=True)):
            if number > len(pile) // 2:
                return RuleError("rule.position.sweeps", side=side, sweeps=number, most=len(pile) // 2)
        return self._stock_wrong(rules) or next(faults(whole._laid(whole.stock), rules, self.dealer), None)

    def _stock_wrong(self, rules: Ruleset) -> RuleError | None:
        """What is wrong with the stock once open hands are dealt from it, where the other hands are as they must be."""
        held = tuple(map(len, self.hands))
        wanted = hand_sizes(len(held), self.dealer, self.turn, held[self.turn], rules)
        left = len(self.stock) - sum(want for has, want in zip(held, wanted, strict=True) if not has)
        allowed = [one.stock for one in round_sizes(rules, len(held))]
        as_they_must = held[self.turn] and all(has in (0, want) for has, want in zip(held, wanted, strict=True))
        if not as_they_must or left in allowed or left < 0:
            return None
        return RuleError("rule.position.stock", stock=left, allowed=", ".join(map(str, allowed)))

    def begun(self, rules: Ruleset, chance: Random) -> MidDeal:
        """The position to play: open hands dealt and the stock shuffled by chance."""
        whole = self.filled(rules, chance, open_only=True)
        return whole._laid(tuple(chance.sample(whole.stock, len(whole.stock))))

    def _laid(self, stock: Cards) -> MidDeal:
        swept = tuple(_marked(pile, number) for pile, number in zip(self.piles, self.sweeps, strict=True))
        return MidDeal(self.hands, self.table, self.piles, swept, stock, self.taker, self.turn)


def _marked(pile: Cards, number: int) -> Cards:
    """So many cards of a pile, from all over it, to stand for its sweeps."""
    return tuple(pile[(i + 1) * len(pile) // number - 1] for i in range(number))


def random_placing(rules: Ruleset, seats: int, chance: Random) -> Placing:
    """A position out of a deal that simple players have played for a while."""
    while True:
        state, _ = apply(start(rules, seats, chance.randrange(seats)), Deal(tuple(chance.sample(DECK, len(DECK)))))
        if state.phase is not Phase.PLAY or any(state.opening):
            continue
        rounds = round_sizes(rules, seats)
        plays = rounds[-1].played + rounds[-1].hand * seats
        for _ in range(round(plays * chance.uniform(LEAST, MOST))):
            state, _ = apply(state, _simple(state, chance))
        return Placing.of(state)


def _simple(state: State, chance: Random) -> Play:
    """What a simple player plays, who never declares."""
    advised = advise(Request(0, observe(state, state.turn), "greedy", Budget(0), chance.getrandbits(32))).action
    if isinstance(advised, Play):
        return advised
    return next(action for action in legal(state) if isinstance(action, Play))
