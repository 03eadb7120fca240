"""What happened, in one sentence for the hint line: whoever reads nothing else can follow the whole match."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.cards import COINS, KING, MATTA, Card, rank
from game.engine.dealing import next_seat
from game.engine.events import Awarded, Counted, Dealt, Declared, Event, Leftovers, Played, Redeal, Won
from game.engine.state import Observation, Phase
from game.match.i18n import Words, joined, with_commas
from game.ui.sayings import (
    Deck,
    a_value,
    adds_up,
    cards_list,
    falling,
    many,
    number,
    say,
    say_many,
    suit_name,
    sweep_word,
    table_value,
    the_card,
)


def told(
    words: Words,
    event: Event,
    names: Sequence[str],
    view: Observation,
    deck: Deck = "italian",
    goes_on: bool = True,
) -> str:
    """What an event means to the viewer.

    ``names`` are the players' by seat; the viewer is always "you". ``view`` is what the viewer sees after the event,
    or after all events of the same action. Unless the play ``goes_on`` nothing is said of who comes next.
    """
    teller = _Teller(words, names, view, deck, goes_on)
    match event:
        case Dealt():
            return teller.dealt(event)
        case Redeal():
            return teller.redeal(event)
        case Awarded():
            return teller.awarded(event)
        case Declared():
            return teller.declared(event)
        case Played():
            return teller.played(event)
        case Leftovers():
            return teller.leftovers(event)
        case Counted():
            return teller.counted(event)
        case Won():
            return teller.won(event)


def side_name(words: Words, side: int, names: Sequence[str], view: Observation) -> str:
    """Who plays on a side, the viewer first: "you and Zia Pina"."""
    return _Teller(words, names, view, "italian").side(side)[1]


@dataclass(frozen=True, slots=True)
class _Teller:
    """Who speaks to whom. Grammatical persons are you, one (he or she), we (you and others) and they."""

    words: Words
    names: Sequence[str]
    view: Observation
    deck: Deck
    goes_on: bool = True

    def seat(self, seat: int) -> tuple[str, str]:
        if seat == self.view.seat:
            return "you", self.words.text("who.you")
        return "one", self.names[seat]

    def side(self, side: int) -> tuple[str, str]:
        seats = self.view.sides[side]
        if len(seats) == 1:
            return self.seat(seats[0])
        ours = self.view.seat in seats
        ordered = sorted(seats, key=lambda seat: seat != self.view.seat)
        return "we" if ours else "they", joined(self.words, [self.seat(seat)[1] for seat in ordered])

    def card(self, card: Card, worth: int) -> str:
        shown = the_card(self.words, card, self.deck)
        if worth == rank(card):
            return shown
        return say(self.words, "told.card_as", card=shown, value=a_value(self.words, worth, self.deck))

    def cards(self, cards: Sequence[Card]) -> str:
        return cards_list(self.words, falling(cards), self.deck)

    def matta(self, worth: int | None) -> str:
        if worth is None:
            return ""
        card, stands_for = the_card(self.words, MATTA, self.deck), a_value(self.words, worth, self.deck)
        return " " + say(self.words, "told.matta", card=card, value=stands_for)

    def dealt(self, event: Dealt) -> str:
        person, who = self.seat(event.dealer)
        table = sum(len(packet.cards) for packet in event.packets if packet.seat is None)
        own = sum(len(packet.cards) for packet in event.packets if packet.seat == event.dealer)
        hand = number(self.words, own)
        if not event.first:
            text = say(self.words, f"told.deal_more.{person}", who=who, hand=hand)
            return text if self.view.stock else f"{text} {self.words.text('told.last_round')}"
        if table:
            text = say(self.words, f"told.deal.{person}", who=who, hand=hand, table=number(self.words, table))
        else:
            text = say(self.words, f"told.deal_bare.{person}", who=who, hand=hand)
        return f"{text} {self.next('begins', self.view.turn)}" if self.view.phase is Phase.PLAY else text

    def next(self, what: str, seat: int) -> str:
        person, who = self.seat(seat)
        return say(self.words, f"told.next_{what}.{person}", who=who)

    def redeal(self, event: Redeal) -> str:
        ranks = [rank(card) for card in event.table]
        wanted = {"kings": KING, "aces": 1}.get(event.reason, max(ranks, key=ranks.count))
        cards = many(self.words, wanted - 1, ranks.count(wanted), self.deck)
        person, who = self.seat(self.view.dealer)
        return say(self.words, f"told.redeal.{person}", who=who, cards=cards)

    def awarded(self, event: Awarded) -> str:
        person, who = self.seat(event.seat)
        what = "award" if event.taken else "award_kept"
        text = say_many(self.words, f"told.{what}.{person}", event.points, who=who, total=str(event.total))
        return text + self.matta(event.matta)

    def declared(self, event: Declared) -> str:
        person, who = self.seat(event.seat)
        key = f"told.declare_{event.kind}.{person}"
        text = say_many(self.words, key, event.points, who=who, cards=self.cards(event.cards)) + self.matta(event.matta)
        return f"{text} {self.words.text('told.open')}" if self.view.rules.decl_hand_open else text

    def played(self, event: Played) -> str:
        person, who = self.seat(event.seat)
        card = self.card(event.card, event.value)
        if event.taken is None:
            return say(self.words, f"told.lay.{person}", who=who, card=card)
        if not event.taken:
            return say(self.words, f"told.alone.{person}", who=who, card=card)
        if event.sweep:
            return self.swept(event, person, who, card)
        plain = adds_up(self.view.rules, event.taken, event.value, self.view.matta)
        return say(
            self.words,
            f"told.{'take' if plain else 'take_all'}.{person}",
            who=who,
            card=card,
            cards=self.taken(event.taken),
        )

    def taken(self, cards: Sequence[Card]) -> str:
        """A single card by its full name, several by their ranks."""
        if len(cards) > 1:
            return self.cards(cards)
        return self.card(cards[0], table_value(self.view.rules, cards[0], self.view.matta))

    def swept(self, event: Played, person: str, who: str, card: str) -> str:
        assert event.taken
        text = say_many(
            self.words,
            f"told.sweep.{person}",
            len(event.taken),
            word=sweep_word(self.words, self.view.rules),
            who=who,
            card=card,
            cards=self.taken(event.taken),
        )
        bare = not self.view.table and self.view.rules.ace_on_empty == "stays"
        waits = bare and self.goes_on and self.view.phase is Phase.PLAY
        # While the sweep is being shown it is still its player's turn.
        following = next_seat(event.seat, self.view.seats, self.view.rules)
        return f"{text} {self.next('must_lay', following)}" if waits else text

    def leftovers(self, event: Leftovers) -> str:
        if not event.cards:
            return self.words.text("told.leftovers_none")
        if event.side is None:
            return say(self.words, "told.leftovers_nobody", cards=self.cards(event.cards))
        person, who = self.side(event.side)
        return say(self.words, f"told.leftovers.{person}", who=who, cards=self.cards(event.cards))

    def counted(self, event: Counted) -> str:
        points = self.standing([side.total for side in event.points])
        return say(self.words, "told.counted", points=points, scores=self.standing(event.scores))

    def standing(self, figures: Sequence[int]) -> str:
        """Every side with its figure, the viewer's first; names would be too many where a side has more than two."""
        mine = self.view.side(self.view.seat)
        order = sorted(range(len(figures)), key=lambda side: side != mine)
        large = len(self.view.sides[mine]) > 2
        team = {side: self.words.text("told.side.ours" if side == mine else "told.side.theirs") for side in order}
        who = {side: team[side] if large else self.side(side)[1] for side in order}
        parts = [say(self.words, "told.standing", who=who[side], points=str(figures[side])) for side in order]
        return with_commas(self.words, parts)

    def won(self, event: Won) -> str:
        person, who = self.side(event.side)
        if event.reason == "target":
            return say_many(self.words, f"told.won.{person}", self.view.scores[event.side], who=who)
        coins = suit_name(self.words, COINS, self.deck)
        return say(self.words, f"told.won_{event.reason}.{person}", who=who, suit=coins)
