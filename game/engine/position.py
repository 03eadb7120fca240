"""A deal taken up in its middle: where its cards lie, and whether the rules know such a position."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.engine.cards import DECK, Card
from game.engine.dealing import RoundSize, award, four_equal, next_seat, redeal_reason, round_sizes
from game.engine.play import start
from game.engine.ruleset import RuleError, Ruleset
from game.engine.state import Phase, State, sides

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MidDeal:
    """Where the forty cards lie while a deal is under way, and whose turn it is.

    ``hands`` are by seat; ``piles`` and ``sweeps``, the cards of the piles that made them, by side. The ``stock``
    begins with the card that is dealt next. ``taker`` is the seat that captured last, None before the first capture.
    """

    hands: tuple[Cards, ...]
    table: Cards
    piles: tuple[Cards, ...]
    sweeps: tuple[Cards, ...]
    stock: Cards
    taker: int | None
    turn: int

    def state(self, rules: Ruleset, dealer: int) -> State:
        """The position as the rules go on from it, at no points for anybody.

        Raises RuleError for a position that no deal by these rules can come to; how play led to it is not asked.
        """
        start(rules, len(self.hands), dealer)
        for fault in faults(self, rules, dealer):
            raise fault
        return self.laid(rules, dealer)

    def laid(self, rules: Ruleset, dealer: int) -> State:
        """The position even if no deal can come to it. Raises RuleError if the table itself is not possible."""
        fresh = start(rules, len(self.hands), dealer)
        return replace(
            fresh,
            phase=Phase.PLAY,
            hands=self.hands,
            table=self.table,
            stock=self.stock,
            piles=self.piles,
            sweeps=self.sweeps,
            last_taker=self.taker,
            turn=self.turn,
            deal_number=1,
            earlier=max(0, len(self.table) + sum(map(len, self.piles)) - self._dealt_to_table(rules)),
        )

    def passed_on(self, rules: Ruleset) -> "MidDeal":
        """The same with all that anybody has in the hands of the one before in turn, the turn too."""
        seats, count = len(self.hands), len(self.piles)
        giver = [next_seat(seat, seats, rules) for seat in range(seats)]
        return replace(
            self,
            hands=tuple(self.hands[seat] for seat in giver),
            piles=tuple(self.piles[seat % count] for seat in giver[:count]),
            sweeps=tuple(self.sweeps[seat % count] for seat in giver[:count]),
            taker=None if self.taker is None else giver.index(self.taker),
            turn=giver.index(self.turn),
        )

    def round_size(self, rules: Ruleset) -> RoundSize | None:
        """The round of the deal that has this stock, None if there is none."""
        rounds = round_sizes(rules, len(self.hands))
        return next((one for one in rounds if one.stock == len(self.stock)), None)

    def _dealt_to_table(self, rules: Ruleset) -> int:
        return (self.round_size(rules) or round_sizes(rules, len(self.hands))[0]).table


def faults(position: MidDeal, rules: Ruleset, dealer: int) -> Iterator[RuleError]:
    """Everything that the rules do not know about a position, the gravest first; seats and sides are given as such."""
    seats = len(position.hands)
    count = len(sides(seats))
    known = (len(position.piles), len(position.sweeps)) == (count, count)
    if not known or position.turn not in range(seats) or position.taker not in (None, *range(seats)):
        yield RuleError("rule.position.seats")
        return
    places = (*position.hands, position.table, *position.piles, position.stock)
    if sorted(card for place in places for card in place) != list(DECK):
        yield RuleError("rule.position.cards")
        return
    size = position.round_size(rules)
    if size is None:
        allowed = ", ".join(str(one.stock) for one in round_sizes(rules, seats))
        yield RuleError("rule.position.stock", stock=len(position.stock), allowed=allowed)
        return
    wrong = list(_hands(position, rules, dealer, size))
    yield from wrong
    if not wrong:
        yield from _captures(position, rules, size)


def hand_sizes(seats: int, dealer: int, turn: int, most: int, rules: Ruleset) -> tuple[int, ...]:
    """How many cards each seat holds while the one whose turn it is holds ``most``: those that have played one less."""
    ahead: set[int] = set()
    seat = next_seat(dealer, seats, rules)
    while seat != turn:
        ahead.add(seat)
        seat = next_seat(seat, seats, rules)
    return tuple(most - (seat in ahead) for seat in range(seats))


def _hands(position: MidDeal, rules: Ruleset, dealer: int, size: RoundSize) -> Iterator[RuleError]:
    held = len(position.hands[position.turn])
    if not held:
        yield RuleError("rule.position.empty", seat=position.turn)
        return
    if held > size.hand:
        yield RuleError("rule.position.many", seat=position.turn, held=held, wanted=size.hand)
        return
    wanted = hand_sizes(len(position.hands), dealer, position.turn, held, rules)
    for seat, hand in enumerate(position.hands):
        if len(hand) != wanted[seat]:
            yield RuleError("rule.position.hand", seat=seat, held=len(hand), wanted=wanted[seat])


def _captures(position: MidDeal, rules: Ruleset, size: RoundSize) -> Iterator[RuleError]:
    seats, given = len(position.hands), rules.table_award != "none"
    made = [size.played // seats + size.hand - len(hand) for hand in position.hands]
    for side, (pile, swept) in enumerate(zip(position.piles, position.sweeps, strict=True)):
        plays = sum(made[seat] for seat in sides(seats)[side])
        least = 1 if rules.ace_on_empty == "self" else 2
        if pile and not plays and not given:
            yield RuleError("rule.position.unplayed", side=side)
        elif 0 < len(pile) < least:
            yield RuleError("rule.position.pile", side=side)
        most = min(plays, len(pile) // 2)
        if not set(swept) <= set(pile) or len(set(swept)) < len(swept):
            yield RuleError("rule.position.marked", side=side)
        elif len(swept) > most:
            yield RuleError("rule.position.sweeps", side=side, sweeps=len(swept), most=most)
    yield from _taker(position)
    refused = four_equal(position.table, rules) or redeal_reason(position.table, rules) or award(position.table, rules)
    if not any(made) and not any(position.piles) and refused:
        yield RuleError("rule.position.opening")


def _taker(position: MidDeal) -> Iterator[RuleError]:
    taker, piles = position.taker, position.piles
    if taker is None and any(piles):
        yield RuleError("rule.position.no_taker")
    if taker is not None and not piles[taker % len(piles)]:
        yield RuleError("rule.position.taker", seat=taker)
