"""How instinct is learned: decisions of somebody who looks ahead, told apart by what can be seen at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import exp, sqrt
from random import Random
from statistics import mean, pstdev

from game.ai.core.deal import Deal
from game.ai.search.estimates import settled
from game.ai.search.instinct import MOST_THREATS, SCALE, SIZES, Instinct, Weights, WeightsBySide, entries_of, seated
from game.ai.search.known import known_of
from game.ai.search.playouts import Playouts
from game.ai.search.policy import CAPTURE_PRIZE, EXPOSED_PRICE, PRIZES, SWEEP_PRIZE
from game.ai.training import fresh
from game.engine.ruleset import Ruleset

# How much the prizes of the quick player are worth to instinct at first.
BOLDNESS = 0.25
# How often a player tries something at random, so that all kinds of positions are seen.
CURIOSITY = 0.1
# Among more plays than this so many are looked at.
MOST_PLAYS = 24
# How far a play may lie behind the best and still be nearly as good, as a share of how far plays lie apart.
TOLERANCE = 0.4
PASSES, BATCH, PACE, REST = 60, 50, 0.03, 3e-4


def guess() -> WeightsBySide:
    """What anybody would do before the first deal: take, sweep, keep coins and sevens, leave nothing to be swept."""
    prizes = [BOLDNESS * PRIZES[card] for card in (*range(10, 20), *range(10))]
    known = {
        "laid": [-prize for prize in prizes],
        "won": prizes,
        "capturing": [BOLDNESS * CAPTURE_PRIZE] * 10,
        "sweep": [BOLDNESS * SWEEP_PRIZE],
        "threats": [0.0] + [-BOLDNESS * EXPOSED_PRICE] * MOST_THREATS,
    }
    weights = _written(chain.from_iterable(known.get(term, [0.0] * size) for term, size in SIZES.items()))
    return weights, weights


@dataclass(frozen=True, slots=True)
class Decision:
    """The entries that each play adds up, what looking ahead said of it, in points, and whether one's side deals."""

    entries: tuple[tuple[int, ...], ...]
    worths: tuple[float, ...]
    dealers: bool


def decisions(
    rules: Ruleset, seats: int, weights: WeightsBySide, worlds: int, deals: int, chance: Random
) -> list[Decision]:
    """What somebody who plays every play on in so many worlds decides in so many deals against itself."""
    found: list[Decision] = []
    for _ in range(deals):
        deal = fresh(rules, seats, chance)
        instincts = Instinct(deal.core, weights[False]), Instinct(deal.core, weights[True])
        players, of_dealers = Playouts(deal.core, seats, instincts), seated(instincts, seats, deal.dealer)
        while not deal.over:
            plays = list(deal.takes())
            if len(plays) > MOST_PLAYS:
                plays = chance.sample(plays, MOST_PLAYS)
            play = plays[0]
            if len(plays) > 1:
                worths = settled(players.steps(known_of(deal), plays, worlds, chance))
                dealers = of_dealers[deal.turn] is instincts[True]
                found.append(Decision(tuple(_entries(deal, play) for play in plays), tuple(worths), dealers))
                play = chance.choice(plays) if chance.random() < CURIOSITY else plays[worths.index(max(worths))]
            deal.play(*play)
    return found


def _entries(deal: Deal, play: tuple[int, int]) -> tuple[int, ...]:
    card, taken = play
    held, others = deal.hands[deal.turn], 0
    for hand in deal.hands:
        others |= hand
    for left in deal.stock:
        others |= 1 << left
    return entries_of(deal.core, card.bit_length() - 1, taken, held, deal.table, others & ~held)


def fit(seen: Sequence[Decision], weights: Weights, chance: Random) -> Weights:
    """Weights with which good plays are likely: a play e times as likely for every point that its entries add up to.

    Adaptive steps along the gradient, a batch of decisions at a time; what is seldom seen stays near nothing.
    """
    entry = [weight / SCALE for weight in weights]
    speed, heat = [0.0] * len(entry), [0.0] * len(entry)
    tolerance = TOLERANCE * max(0.01, mean(pstdev(one.worths) for one in seen))
    lessons = [(one.entries, _shares([worth / tolerance for worth in one.worths])) for one in seen]
    step = 0
    for _ in range(PASSES):
        chance.shuffle(lessons)
        for start in range(0, len(lessons), BATCH):
            batch = lessons[start : start + BATCH]
            step += 1
            slope = [REST * weight for weight in entry]
            for entries, aims in batch:
                shares = _shares([sum(entry[place] for place in play) for play in entries])
                for play, share, aim in zip(entries, shares, aims, strict=True):
                    for place in play:
                        slope[place] += (share - aim) / len(batch)
            for place, rise in enumerate(slope):
                speed[place] += 0.1 * (rise - speed[place])
                heat[place] += 0.01 * (rise * rise - heat[place])
                hot = sqrt(heat[place] / (1.0 - 0.99**step)) + 1e-8
                entry[place] -= PACE * speed[place] / (1.0 - 0.9**step) / hot
    return _written(entry)


def _written(entries: Iterable[float]) -> Weights:
    return tuple(round(SCALE * entry) for entry in entries)


def _shares(worths: Sequence[float]) -> list[float]:
    """How likely each is to be chosen."""
    highest = max(worths)
    likely = [exp(worth - highest) for worth in worths]
    total = sum(likely)
    return [one / total for one in likely]


def learn(
    rules: Ruleset, seats: int, generations: Sequence[tuple[int, int]], seed: int, weights: WeightsBySide
) -> WeightsBySide:
    """Instinct for a game: every generation plays so many deals with so many worlds and learns from them anew."""
    for number, (deals, worlds) in enumerate(generations):
        chance = Random(f"{seed} {number}")
        seen = decisions(rules, seats, weights, worlds, deals, chance)
        others, dealers = ([one for one in seen if one.dealers is side] for side in (False, True))
        weights = fit(others, weights[False], chance), fit(dealers, weights[True], chance)
    return weights
