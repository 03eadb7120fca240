"""Checks of what reasons claim, written without their code: by playing the position on with the rules alone.

A sweep is possible if the next player, given the card, has a legal play that scores one; what was passed up is looked
for in the tables as they really were; the end of a deal is tried out to the last card.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from math import comb, isclose

from game.ai.explain.reason import Reason
from game.engine.actions import Play
from game.engine.captures import value
from game.engine.cards import COINS, DECK, Card, rank, suit
from game.engine.events import Counted, Played
from game.engine.observe import observe, unseen
from game.engine.play import apply, legal
from game.engine.scoring import count
from game.engine.state import Observation, Phase, State


@dataclass
class Witness:
    """A position with its whole truth: the states of the deal so far, the last of them before the two plays."""

    history: list[State]
    better: Play
    worse: Play
    reason: Reason

    @property
    def state(self) -> State:
        return self.history[-1]

    @cached_property
    def seen(self) -> Observation:
        return observe(self.state, self.state.turn)

    @property
    def me(self) -> int:
        return self.state.turn

    @property
    def side(self) -> int:
        return self.state.side(self.me)

    @property
    def next(self) -> int:
        return (self.me + 1) % self.state.seats

    def __getitem__(self, name: str) -> object:
        return self.reason.values[name]

    def after(self, play: Play) -> State:
        return apply(self.state, play)[0]

    def table(self, play: Play) -> tuple[Card, ...]:
        """The table that the next player finds, before any cards are dealt to it."""
        left = tuple(card for card in self.state.table if card not in (play.taken or ()))
        return left if play.taken is not None else (*left, play.card)

    def hand(self, play: Play) -> tuple[Card, ...]:
        return tuple(card for card in self.state.hands[self.me] if card != play.card)

    def worth(self, card: Card) -> int:
        return value(card, self.state.matta)

    def lying(self, card: Card) -> int:
        return value(card, self.state.matta if self.state.rules.matta_persists else None)

    def total(self, play: Play) -> int:
        return sum(map(self.lying, self.table(play)))

    @cached_property
    def elsewhere(self) -> tuple[Card, ...]:
        """The cards that are neither in the own hand, nor on the table, nor in a pile."""
        known = {*self.state.hands[self.me], *self.state.table}.union(*self.state.piles)
        return tuple(card for card in DECK if card not in known)

    def could(self, play: Play, card: Card, wanted: Callable[[Play, bool], bool]) -> bool:
        """Whether the next player, holding this card after a play, has a play with it that is wanted."""
        after = self.after(play)
        if after.phase is not Phase.PLAY or after.turn != self.next:
            return False
        others = tuple(other for other in after.hands[self.next] if other != card)[: len(after.hands[self.next]) - 1]
        given = replace(
            after, hands=tuple((card, *others) if seat == self.next else hand for seat, hand in enumerate(after.hands))
        )
        for action in legal(given):
            if isinstance(action, Play) and action.card == card:
                news = next(event for event in apply(given, action)[1] if isinstance(event, Played))
                if wanted(action, news.sweep):
                    return True
        return False

    def sweeping(self, play: Play, among: tuple[Card, ...] | None = None) -> set[Card]:
        """The cards with which the next player would sweep."""
        cards = self.elsewhere if among is None else among
        return {card for card in cards if self.could(play, card, lambda _, sweep: sweep)}

    def chance(self, cards: set[Card]) -> float:
        """The chance that the next player holds one of these: counted over all hands he may have."""
        hidden = unseen(self.seen)
        hand = self.seen.hands[self.next]
        if self.fresh_hand:
            hand = (None,) * len(self.after(self.better).hands[self.next])
        if any(card in cards for card in hand):
            return 1.0
        size, wanted = sum(card is None for card in hand), len(cards.intersection(hidden))
        return 1 - comb(len(hidden) - wanted, size) / comb(len(hidden), size)

    @property
    def fresh_hand(self) -> bool:
        """Whether the play is the last of its round."""
        return sum(map(len, self.state.hands)) == 1

    def exposed(self, play: Play) -> float:
        return self.chance(self.sweeping(play))

    def numbers(self, cards: set[Card]) -> tuple[int, ...]:
        return tuple(sorted({self.worth(card) for card in cards}))

    def won(self, play: Play) -> tuple[Card, ...]:
        return () if play.taken is None else (play.card, *play.taken)

    def mine(self, play: Play) -> tuple[Card, ...]:
        """The own pile after a play, without what is left over at the end."""
        return (*self.state.piles[self.side], *self.won(play))

    def met(self) -> list[tuple[State, Play]]:
        """The plays of the next player since the hands were dealt, with the state in which each was made."""
        full = max(len(hand) for hand in self.state.hands)
        found = []
        for before, after in zip(self.history[-2::-1], self.history[:0:-1], strict=True):
            if len(before.plays) == len(after.plays):
                continue
            if sum(map(len, before.hands)) < sum(map(len, after.hands)):
                break
            made = after.plays[-1]
            if made.seat == self.next and full:
                found.append((before, made.play))
        return found

    def best_lead(self, state: State, play: Play) -> int:
        """The lead in points that follows from a play if all cards lie open: every line is tried."""
        after, events = apply(state, play)
        counted = next((event.points for event in events if isinstance(event, Counted)), None)
        if counted is not None:
            return counted[self.side].total - counted[1 - self.side].total
        sign = -1 if state.rules.lowest_wins else 1
        leads = [sign * self.best_lead(after, action) for action in legal(after) if isinstance(action, Play)]
        return sign * (max(leads) if after.side(after.turn) == self.side else min(leads))


def odd(piles: tuple[tuple[Card, ...], ...]) -> int:
    """How many ranks lie an odd number of times in the piles."""
    home = [rank(card) for pile in piles for card in pile]
    return sum(home.count(number) % 2 for number in range(1, 11))


def coins(cards: tuple[Card, ...]) -> int:
    return sum(suit(card) == COINS for card in cards)


def sevens(cards: tuple[Card, ...]) -> int:
    return sum(rank(card) == 7 for card in cards)


def piles_after(w: Witness, play: Play) -> tuple[tuple[Card, ...], ...]:
    """All piles after a play, without what is left over at the end."""
    return tuple(w.mine(play) if side == w.side else pile for side, pile in enumerate(w.state.piles))


def same(value: object, expected: float) -> bool:
    return isinstance(value, float) and isclose(value, expected, abs_tol=1e-9)


def totals(w: Witness, play: Play) -> list[int | None]:
    nothing = [0] * len(w.state.piles)
    return [points.primiera for points in count(w.state.rules, piles_after(w, play), nothing)]


def runs(w: Witness, play: Play) -> int:
    points = count(w.state.rules, piles_after(w, play), [0] * len(w.state.piles))[w.side]
    return sum(award for name, award in points.awards if name in ("napola", "piccola"))
