"""How the tables of a game for two are learned: deals played against oneself, hand by hand from the last one back."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.ai.core.deal import NOBODY, Deal
from game.ai.core.masks import mask
from game.ai.core.rules import core
from game.ai.search.estimates import settled
from game.ai.search.known import known_of
from game.ai.search.pairs import Pairs
from game.ai.search.prospects import LEAD, SCALE, SIZES, TERMS, Entries, Features
from game.engine.cards import DECK
from game.engine.dealing import deal_round, next_seat
from game.engine.ruleset import Ruleset
from game.engine.state import sides

# How often a player tries something at random, so that the tables also know what good players avoid.
CURIOSITY = 0.06
# How much a hand's worth is told by the next hand's table, the rest by the end of the deal.
TRUST = 0.85
PASSES = 14
# An entry seen as often as this is believed half, the old one the other half.
DOUBT = 12.0


@dataclass(frozen=True, slots=True)
class Boundary:
    """A deal between two hands, from the next leader's seat: the entries of its terms, and the sweeps so far."""

    terms: tuple[int, ...]
    ahead: int


@dataclass(frozen=True, slots=True)
class Passed:
    """One deal of self-play: its boundaries from the first, and what the leader made of it in all."""

    boundaries: tuple[Boundary, ...]
    total: int


def guess(hands: int) -> list[Entries]:
    """What anybody would say before the first deal: leads in cards, coins and sevens are good, and the settebello."""
    cards = [SCALE * lead // (LEAD + 5) for lead in range(-LEAD, LEAD + 1)]
    coins = [_point(mine, theirs, 6) for mine in range(11) for theirs in range(11)]
    sevens = [_point(mine, theirs, 3) for mine in range(5) for theirs in range(5) for _ in range(3)]
    known = {"cards": cards, "coins": coins, "settebello": [SCALE, -SCALE, 0, 0], "sevens": sevens}
    return [[list(known.get(term, [0] * SIZES[term])) for term in TERMS] for _ in range(hands)]


def _point(mine: int, theirs: int, enough: int) -> int:
    if mine >= enough or theirs >= enough:
        return SCALE if mine > theirs else -SCALE
    return SCALE * (mine - theirs) // enough


def learn(rules: Ruleset, generations: Sequence[tuple[int, int]], seed: int, entries: list[Entries]) -> list[Entries]:
    """Tables for a game of two: every generation plays so many deals with so many worlds and learns from them."""
    for number, (deals, worlds) in enumerate(generations):
        chance = Random(f"{seed} {number}")
        passed = [play_deal(rules, entries, worlds, chance) for _ in range(deals)]
        entries = fit(passed, entries)
    return entries


def fresh(rules: Ruleset, seats: int, chance: Random) -> Deal:
    """A deal of shuffled cards; the opening table gives nothing."""
    pack = list(DECK)
    chance.shuffle(pack)
    dealer = seats - 1
    dealt = deal_round(pack, rules.opening(seats), dealer, seats, rules)
    hands = [mask(hand) for hand in dealt.hands]
    number, leader = len(sides(seats)), next_seat(dealer, seats, rules)
    piles, sweeps = [0] * number, [0] * number
    return Deal(core(rules), hands, mask(dealt.table), dealt.stock, piles, sweeps, NOBODY, leader, dealer)


def play_deal(rules: Ruleset, entries: Sequence[Entries], worlds: int, chance: Random) -> Passed:
    """One deal against oneself."""
    deal = fresh(rules, 2, chance)
    players = Pairs(deal.core, entries)
    leader = deal.turn
    boundaries = []
    stock = deal.stock
    while not deal.over:
        plays = tuple(deal.takes())
        play = chance.choice(plays)
        if len(plays) > 1 and (chance.random() >= CURIOSITY or not deal.stock):
            values = settled(players.steps(known_of(deal), plays, worlds, chance))
            play = plays[values.index(max(values))]
        deal.play(*play)
        if len(deal.stock) < len(stock):
            stock = deal.stock
            boundaries.append(_boundary(players.features, deal, leader))
    points = deal.points()
    return Passed(tuple(boundaries), points[leader] - points[1 - leader])


def _boundary(features: Features, deal: Deal, leader: int) -> Boundary:
    other = 1 - leader
    taker = 0 if deal.taker == NOBODY else 1 if deal.taker == leader else -1
    terms = features.of(deal.table, deal.piles[leader], deal.piles[other], taker)
    return Boundary(terms, deal.sweeps[leader] - deal.sweeps[other])


def fit(passed: Sequence[Passed], before: Sequence[Entries]) -> list[Entries]:
    """Better tables for 1, 2, ... hands to come, each from what happened after it and the table of the next hand."""
    found: list[Entries] = []
    later: list[list[float]] = []
    for to_come, old in enumerate(before, 1):
        at = [deal.boundaries[-to_come] for deal in passed]
        aims = [float(deal.total - boundary.ahead) for deal, boundary in zip(passed, at, strict=True)]
        if later:
            following = [deal.boundaries[1 - to_come] for deal in passed]
            aims = [
                TRUST * (_sum(later, after.terms) + after.ahead - boundary.ahead) + (1 - TRUST) * aim
                for boundary, after, aim in zip(at, following, aims, strict=True)
            ]
        later = _fitted([boundary.terms for boundary in at], aims, old)
        found.append([[round(SCALE * entry) for entry in term] for term in later])
    return found


def _fitted(rows: Sequence[tuple[int, ...]], aims: Sequence[float], old: Entries) -> list[list[float]]:
    """The entries whose sums come nearest to the aims, term after term against what the others leave over.

    What was seen seldom stays near its old entry.
    """
    start = [[entry / SCALE for entry in term] for term in old]
    tables = [list(term) for term in start]
    rests = [aim - _sum(tables, row) for row, aim in zip(rows, aims, strict=True)]
    for _ in range(PASSES):
        for place, table in enumerate(tables):
            sums, seen = [0.0] * len(table), [0] * len(table)
            for row, rest in zip(rows, rests, strict=True):
                sums[row[place]] += rest
                seen[row[place]] += 1
            changes = [
                (total + number * table[entry] + DOUBT * start[place][entry]) / (number + DOUBT) - table[entry]
                for entry, (total, number) in enumerate(zip(sums, seen, strict=True))
            ]
            tables[place] = [entry + change for entry, change in zip(table, changes, strict=True)]
            rests = [rest - changes[row[place]] for row, rest in zip(rows, rests, strict=True)]
    return tables


def _sum(tables: Sequence[Sequence[float]], row: Sequence[int]) -> float:
    return sum(table[entry] for table, entry in zip(tables, row, strict=True))
