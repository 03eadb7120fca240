"""Which hidden hands are likely: those with which others would have played as they did."""

from collections.abc import Iterator, Sequence
from math import exp, prod
from random import Random

from game.ai.core.masks import cards_of, mask
from game.ai.search.instinct import Instinct, Instincts, seated
from game.ai.search.known import Known, World
from game.ai.search.pasts import Past
from game.engine.cards import Card

# How much surer of their choice good players are than the entries tell, and how often they play just anything.
SURENESS = 1.5
WHIM = 0.1

SETTLING, EXCHANGES = 120, 12
"""So many exchanges of two hidden cards are tried before the first world, and between a world and the next."""

Sums = list[float]


class Plays:
    """What one seat has played since the hands were dealt, and how well hands explain it."""

    def __init__(self, instinct: Instinct, past: Sequence[Past], size: int, unplayed: int) -> None:
        # Who played its only card had no choice.
        self._past = [one for one in past if size + len(one.shown) > 1]
        self._instinct = instinct
        self._unplayed = [unplayed | one.later for one in self._past]
        self._shown = [mask(one.shown) for one in self._past]
        self._made = [
            instinct.worth_of(one.card, one.taken, shown, one.table, cards ^ shown)
            for one, shown, cards in zip(self._past, self._shown, self._unplayed, strict=True)
        ]
        self._whims = [WHIM / (size + len(one.shown)) for one in self._past]
        self._odds: dict[Card, Sums] = {}

    def sums(self, hand: Sequence[Card]) -> Sums:
        """For every play how tempting all cards held then were, that play being 1."""
        shown = [sum(self._temptation(place, card) for card in one.shown) for place, one in enumerate(self._past)]
        return [sum(column) for column in zip(shown, *map(self.odds, hand), strict=True)]

    def odds(self, card: Card) -> Sums:
        """For every play how tempting this card was in its place."""
        known = self._odds.get(card)
        if known is None:
            known = self._odds[card] = [self._temptation(place, card) for place in range(len(self._past))]
        return known

    def likely(self, sums: Sums) -> float:
        """How likely all the plays were."""
        return prod([whim + (1.0 - WHIM) / total for whim, total in zip(self._whims, sums, strict=True)])

    def _temptation(self, place: int, card: Card) -> float:
        # Of the hand only what is known to have been in it is looked at: so every card tells something by itself.
        held = self._shown[place] | 1 << card
        others = self._unplayed[place] & ~held
        worth = self._instinct.worth(card, held, self._past[place].table, others)
        return exp(SURENESS * (worth - self._made[place]))


class Beliefs:
    """How well worlds explain what was played."""

    def __init__(self, instincts: Instincts, view: Known) -> None:
        self._view = view
        minds = seated(instincts, len(view.hands), view.dealer)
        unplayed = mask(view.pool)
        for hand in view.hands:
            unplayed |= hand or 0
        self._plays = {
            seat: Plays(minds[seat], [past for past in view.past if past.seat == seat], view.sizes[seat], unplayed)
            for seat in view.closed
        }

    def weight(self, hands: Sequence[int]) -> float:
        """How likely all those plays were if these are the hands now."""
        return prod(plays.likely(plays.sums(cards_of(hands[seat]))) for seat, plays in self._plays.items())

    def worlds(self, chance: Random) -> Iterator[World]:
        """Worlds without end, likely ones more often.

        A walk from world to world: two hidden cards are exchanged, and stay so the more often the better that explains
        the plays (the rule of Metropolis). Only the two hands concerned have to be looked at anew.
        """
        view = self._view
        if not view.past:
            while True:
                yield view.world(chance)
        walk = _Walk(view, self._plays, chance)
        walk.wander(SETTLING)
        while True:
            yield walk.world()
            walk.wander(EXCHANGES)


class _Walk:
    def __init__(self, view: Known, plays: dict[int, Plays], chance: Random) -> None:
        self._view, self._plays, self._chance = view, plays, chance
        self._cards = list(view.pool)
        chance.shuffle(self._cards)
        # Nobody holds the rest of the hidden cards.
        self._owners: list[int | None] = [seat for seat in view.closed for _ in range(view.sizes[seat])]
        self._held = len(self._owners)
        self._owners += [None] * (len(self._cards) - self._held)
        hands, _ = self._dealt()
        self._sums = {seat: plays[seat].sums(cards_of(hands[seat])) for seat in plays}
        self._likely = {seat: plays[seat].likely(self._sums[seat]) for seat in plays}

    def wander(self, tries: int) -> None:
        """Try so many exchanges."""
        random, cards, owners, number = self._chance.random, self._cards, self._owners, len(self._cards)
        for _ in range(tries):
            one, other = int(random() * self._held), int(random() * number)
            seat, rival = owners[one], owners[other]
            if seat != rival:
                ratio, found = 1.0, []
                for own, gone, come in ((seat, cards[one], cards[other]), (rival, cards[other], cards[one])):
                    if own is not None:
                        plays = self._plays[own]
                        lost, won = plays.odds(gone), plays.odds(come)
                        sums = [old - less + more for old, less, more in zip(self._sums[own], lost, won, strict=True)]
                        likely = plays.likely(sums)
                        ratio *= likely / self._likely[own]
                        found.append((own, sums, likely))
                if random() < ratio:
                    cards[one], cards[other] = cards[other], cards[one]
                    for own, sums, likely in found:
                        self._sums[own], self._likely[own] = sums, likely

    def world(self) -> World:
        """Where the walk has come to, the pack in any order."""
        rest = self._cards[self._held :]
        self._chance.shuffle(rest)
        self._cards[self._held :] = rest
        return self._dealt()

    def _dealt(self) -> World:
        hands, given = [hand or 0 for hand in self._view.hands], 0
        for seat in self._plays:
            size = self._view.sizes[seat]
            hands[seat] = mask(self._cards[given : given + size])
            given += size
        return hands, self._cards[given : given + self._view.stock]
