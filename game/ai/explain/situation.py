"""What a seat can work out at its turn, and what each of its plays would bring and leave.

Only the observation is used, with its full memory, so nothing here can depend on hidden cards.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Final, Literal

from game.ai.outside import Outside, outside
from game.engine.actions import Play
from game.engine.captures import ACE, FIFTEEN, captures, is_sweep, value
from game.engine.cards import COINS, DECK, MATTA, Card, rank, suit
from game.engine.dealing import next_seat
from game.engine.play import legal
from game.engine.ruleset import Ruleset, hand_cards
from game.engine.scoring import primiera_cards, primiera_total
from game.engine.state import Made, Observation

Kind = Literal["scopa", "scopone", "aces", "fifteen", "cirulla"]
Point = Literal["cards", "coins", "primiera", "sevens"]

SEVEN: Final = 7
EARLY_ROUNDS: Final = 4


def kind_of(rules: Ruleset, seats: int) -> Kind:
    """Which of the families of principles a game belongs to, told by how its cards are taken and dealt."""
    if rules.capture_rule != "sum":
        return "fifteen" if rules.capture_rule == "fifteen" else "cirulla"
    if rules.ace_power != "none":
        return "aces"
    return "scopone" if seats == 4 and not rules.next_pattern else "scopa"


class Situation:
    """One turn as its seat sees it."""

    def __init__(self, seen: Observation) -> None:
        self.seen, self.rules = seen, seen.rules
        self.side = seen.side(seen.seat)
        self.kind = kind_of(seen.rules, seen.seats)
        self.outside: Outside = outside(seen)
        self.candidates = self.outside.candidates()

    @cached_property
    def options(self) -> tuple["Option", ...]:
        """Everything the seat may play."""
        return tuple(Option(self, action) for action in legal(self.seen) if isinstance(action, Play))

    @property
    def duel(self) -> bool:
        """Whether there are two sides, so that half of everything is enough."""
        return len(self.seen.piles) == 2

    @property
    def cards_after(self) -> int:
        """How many cards will still be played in this deal after the play."""
        return sum(map(len, self.seen.hands)) + len(self.seen.stock) - 1

    @property
    def refilled(self) -> bool:
        """Whether a round that is dealt also brings cards to the table."""
        return any(packet[0] == "T" for packet in self.rules.next_pattern)

    @property
    def follower(self) -> int | None:
        """Who plays next and finds the table as the play leaves it, None if nobody does."""
        seat = next_seat(self.seen.seat, self.seen.seats, self.rules)
        if not self.outside.holdings[seat].size or (self.refilled and sum(map(len, self.seen.hands)) == 1):
            return None
        return seat

    @property
    def ends(self) -> bool:
        """Whether the next play is the last of the deal."""
        return self.cards_after == 1

    @property
    def last_hand(self) -> bool:
        """Whether the stock is used up and few cards are left in the hands: three where hands are dealt, else two."""
        few = 3 if self.rules.next_pattern else 2
        return not self.seen.stock and max(map(len, self.seen.hands)) <= few

    @property
    def deals(self) -> bool:
        """Whether the seat plays for the dealer's side."""
        return self.seen.side(self.seen.dealer) == self.side

    @property
    def early(self) -> bool:
        """Whether Scopone is in its first rounds, when risks weigh most."""
        return self.seen.played < EARLY_ROUNDS * self.seen.seats

    @property
    def price(self) -> float:
        """What a certain sweep by the next player costs, in points, all that follows included."""
        if self.kind == "scopone":
            return (3.2 if self.deals else 1.9) if self.early else 1.5
        if self.kind in ("fifteen", "cirulla"):
            return 1.2 if self.kind == "fifteen" else 1.8
        return (1.6 if self.last_hand else 1.1) / (len(self.seen.piles) - 1)

    @property
    def round_began(self) -> int:
        """The number of plays seen before the cards now in the hands were dealt."""
        opening = hand_cards(self.rules.opening(self.seen.seats)) * self.seen.seats
        later = hand_cards(self.rules.next_pattern) * self.seen.seats
        made = self.seen.played
        began = 0 if made < opening else made - (made - opening) % later if later else opening
        return max(0, began - self.seen.earlier)

    @cached_property
    def past(self) -> tuple[tuple[Made, tuple[Card, ...]], ...]:
        """The plays since the hands were dealt, newest first, each with the table that it met."""
        table, found = self.seen.table, []
        for made in reversed(self.seen.plays[self.round_began :]):
            if made.play.taken is None:
                table = tuple(card for card in table if card != made.play.card)
            else:
                table = (*table, *made.play.taken)
            found.append((made, table))
        return tuple(found)

    @cached_property
    def laid_by(self) -> dict[Card, int]:
        """Which seat laid each card that was laid since the hands were dealt, taken since or not."""
        return {made.play.card: made.seat for made, _ in self.past if made.play.taken is None}

    @property
    def partners(self) -> tuple[int, ...]:
        """The seats of the own side besides this one."""
        return tuple(seat for seat in self.seen.sides[self.side] if seat != self.seen.seat)

    def lying(self, card: Card) -> int:
        """What a card on the table counts as."""
        return value(card, self.seen.matta if self.rules.matta_persists else None)

    def held(self, card: Card) -> int:
        """What a card counts as when it is played."""
        return value(card, self.seen.matta)

    def out(self, number: int) -> tuple[Card, ...]:
        """The cards of this value that another seat may hold or draw."""
        return tuple(sorted(card for card in self.candidates if self.held(card) == number))

    def chance(self, cards: Iterable[Card]) -> float:
        """The chance that the next player holds one of these cards."""
        seat = self.follower
        return 0.0 if seat is None else self.outside.chance(seat, tuple(cards))

    def sets(self, table: Iterable[Card], number: int) -> tuple[tuple[Card, ...], ...]:
        """What a card of this value could take from a table."""
        return captures(table, self.sample(number), self.rules, matta=self.seen.matta)

    def sample(self, number: int) -> Card:
        """Some card of this value."""
        return next((card for card in DECK if self.held(card) == number), MATTA)

    def settled(self, point: Point) -> int | None:
        """The side that gets a point however the remaining cards fall, None while it is open."""
        rest = [card for card in DECK if not any(card in pile for pile in self.seen.piles)]
        least = [_score(point, pile, self.rules) for pile in self.seen.piles]
        most = [_score(point, (*pile, *rest), self.rules) for pile in self.seen.piles]
        for side, sure in enumerate(least):
            if all(sure > most[other] for other in range(len(most)) if other != side):
                return side
        return None


class Option:
    """One play and what follows from it at once.

    ``won`` are the cards that it brings home, ``table`` and ``hand`` what is there afterwards.
    """

    def __init__(self, at: Situation, play: Play) -> None:
        self.at, self.play, self.card = at, play, play.card
        self.lays = play.taken is None
        self.taken = play.taken or ()
        self.won: tuple[Card, ...] = () if self.lays else (play.card, *self.taken)
        left = tuple(card for card in at.seen.table if card not in self.taken)
        self.table = (*left, play.card) if self.lays else left
        self.hand = tuple(card for card in at.seen.hand if card != play.card)
        self.pile = (*at.seen.piles[at.side], *self.won)

    @property
    def total(self) -> int:
        """What the cards left on the table add up to."""
        return sum(map(self.at.lying, self.table))

    @cached_property
    def sweep(self) -> bool:
        """Whether the play scores a sweep."""
        seen, last = self.at.seen, self.at.cards_after == 0
        return not self.lays and is_sweep(seen.table, self.card, self.taken, self.at.rules, matta=seen.matta, last=last)

    @property
    def met(self) -> bool:
        """Whether somebody will find cards on the table."""
        return bool(self.table) and self.at.follower is not None

    @cached_property
    def sweepers(self) -> tuple[int, ...]:
        """The values whose card could take the whole table and score it, the deal's last card set aside."""
        if not self.met:
            return ()
        every, at = tuple(sorted(self.table)), self.at
        numbers = {number for number in (self.total, FIFTEEN - self.total, ACE) if 1 <= number <= 10}
        return tuple(
            number
            for number in sorted(numbers)
            if every in at.sets(every, number)
            and is_sweep(every, at.sample(number), every, at.rules, matta=at.seen.matta)
        )

    @cached_property
    def answers(self) -> tuple[Card, ...]:
        """The cards that could sweep what is left and may be in another hand or in the stock."""
        return tuple(sorted(card for number in self.sweepers for card in self.at.out(number)))

    @property
    def answering(self) -> tuple[int, ...]:
        """The values of those cards."""
        return tuple(number for number in self.sweepers if self.at.out(number))

    @cached_property
    def threat(self) -> float:
        """The chance that the next player can sweep what is left, and that it counts."""
        if self.at.ends and self.at.rules.last_play_sweep == "never":
            return 0.0
        return self.at.chance(self.answers)

    @property
    def coins(self) -> int:
        """How many coins it brings home."""
        return sum(suit(card) == COINS for card in self.won)

    @property
    def sevens(self) -> int:
        """How many sevens it brings home."""
        return sum(rank(card) == SEVEN for card in self.won)

    @property
    def odd(self) -> frozenset[int]:
        """The ranks of which an odd number lies in the piles afterwards."""
        found = [rank(card) for pile in (*self.at.seen.piles, self.won) for card in pile]
        return frozenset(number for number in found if found.count(number) % 2)

    @cached_property
    def for_a_seven(self) -> tuple[Card, ...]:
        """The smallest set of two or more cards that a seven could take from what is left."""
        sets = self.at.sets(self.table, SEVEN) if self.met else ()
        return min((taken for taken in sets if len(taken) > 1), key=len, default=())


def _score(point: Point, pile: tuple[Card, ...], rules: Ruleset) -> int:
    match point:
        case "cards":
            return len(pile)
        case "coins":
            return sum(suit(card) == COINS for card in pile)
        case "sevens":
            return sum(rank(card) == SEVEN for card in pile)
        case "primiera":
            return primiera_total(primiera_cards(pile, rules), rules) or 0
