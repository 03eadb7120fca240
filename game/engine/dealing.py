"""Cards from the pack to the seats and the table, and what the opening table is worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.captures import FIFTEEN, sets_adding_to, value
from game.engine.cards import KING, MATTA, Card, rank
from game.engine.events import Packet, RedealReason
from game.engine.ruleset import PACK, Ruleset, hand_cards, pattern_cards

LOW_TABLE = 9


@dataclass(frozen=True, slots=True)
class Award:
    """What the opening table gives to the dealer or the first player.

    ``points`` for cards that add to ``total``, with the matta standing for ``matta`` if that is not None.
    """

    points: int
    total: int
    matta: int | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """The packets of one round, the hands and table cards they make, and the rest of the pack."""

    packets: tuple[Packet, ...]
    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    stock: tuple[Card, ...]


class RoundSize(NamedTuple):
    """How large a round of a deal is: the cards in each ``hand`` at its start and then left in the ``stock``.

    ``table`` counts the cards dealt to the table by then, ``played`` those played in the rounds before.
    """

    hand: int
    table: int
    stock: int
    played: int


def round_sizes(rules: Ruleset, seats: int) -> tuple[RoundSize, ...]:
    """All rounds of a deal, the opening one first."""
    found: list[RoundSize] = []
    pattern, table, stock, played = rules.opening(seats), 0, PACK, 0
    while stock:
        hand, all_cards = hand_cards(pattern), pattern_cards(pattern, seats)
        table, stock = table + all_cards - hand * seats, stock - all_cards
        found.append(RoundSize(hand, table, stock, played))
        pattern, played = rules.next_pattern, played + hand * seats
    return tuple(found)


def next_seat(seat: int, seats: int, rules: Ruleset) -> int:
    """Who plays, and deals, after a seat."""
    return (seat + (1 if rules.direction == "right" else -1)) % seats


def deal_round(pack: Sequence[Card], pattern: Sequence[str], dealer: int, seats: int, rules: Ruleset) -> Round:
    """Deal one round from the top of the pack, first to the seat after the dealer and last to the dealer."""
    step = 1 if rules.direction == "right" else -1
    order = [(dealer + step * place) % seats for place in range(1, seats + 1)]
    packets: list[Packet] = []
    given = 0
    for packet in pattern:
        size = int(packet[1:])
        for seat in order if packet[0] == "P" else (None,):
            packets.append(Packet(seat, tuple(pack[given : given + size])))
            given += size

    def received(by: int | None) -> tuple[Card, ...]:
        return tuple(card for packet in packets if packet.seat == by for card in packet.cards if card is not None)

    hands = tuple(received(seat) for seat in range(seats))
    return Round(tuple(packets), hands, received(None), tuple(pack[given:]))


def four_equal(table: Sequence[Card], rules: Ruleset) -> bool:
    """Whether the opening table wins the match for the dealer."""
    return rules.four_equal_table == "dealer_wins" and len(table) == 4 and len(set(map(rank, table))) == 1


def redeal_reason(table: Sequence[Card], rules: Ruleset) -> RedealReason | None:
    """Why the opening table voids the deal, or None."""
    ranks = [rank(card) for card in table]
    if rules.redeal_kings and ranks.count(KING) >= rules.redeal_kings:
        return "kings"
    if rules.redeal_aces and ranks.count(1) >= rules.redeal_aces:
        return "aces"
    if rules.redeal_three_equal and any(ranks.count(one) >= 3 for one in ranks):
        return "three_equal"
    return None


def award(table: Sequence[Card], rules: Ruleset) -> Award | None:
    """What an opening table of four cards gives: 1 point for fifteen, 2 for thirty, 3 for a low table."""
    if rules.table_award == "none" or len(table) != 4:
        return None
    wild = MATTA in table and rules.matta == "declare_and_table"
    for matta in range(1, 11) if wild else (None,):
        values = [value(card, matta) for card in table]
        if sum(values) == FIFTEEN:
            return Award(1, FIFTEEN, matta)
        if sum(values) == 2 * FIFTEEN and (rules.table_30 == "sum" or sets_adding_to(table, values, FIFTEEN)):
            return Award(2, 2 * FIFTEEN, matta)
    total = sum(map(rank, table))
    return Award(rules.table_low, total) if rules.table_low and total <= LOW_TABLE else None
