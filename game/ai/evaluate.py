"""What a deal is worth while its cards are on their way: expected points from who will probably win which card."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erf, prod, sqrt

from game.engine.cards import COINS, DECK, RE_BELLO, SETTEBELLO, SUITS, Card, rank, suit
from game.engine.ruleset import Ruleset
from game.engine.scoring import COIN_COURTS, PRIMIERA_VALUES

Shares = Sequence[float]
"""For each of the forty cards the chance that it ends in one side's pile."""

Moments = tuple[float, float, float]

# Cards come home in clumps of two and three, so counts spread wider than coin tosses would. Fitted so that one coin
# ahead moves the coin point by a quarter early and two fifths late in the deal, and one seven the primiera by a third.
CARD_SPREAD = 5.0
COIN_SPREAD = 2.2
PRIMIERA_SPREAD = 4.0
TIE = 0.25
MATCH_WON = 8.0

SEVENS: tuple[Card, ...] = tuple(card for card in DECK if rank(card) == 7)
COIN_CARDS: tuple[Card, ...] = tuple(card for card in DECK if suit(card) == COINS)
OF_SUIT: tuple[tuple[Card, ...], ...] = tuple(
    tuple(card for card in DECK if suit(card) == number) for number in range(len(SUITS))
)


@dataclass(frozen=True, slots=True)
class Outlook:
    """A count that is still open: its mean, its variance and the chance that it is made at all."""

    mean: float
    variance: float
    made: float = 1.0


def worth(rules: Ruleset, sides: Sequence[Shares], own: int) -> float:
    """Expected points of a deal's count for one side, less the mean of the others; sweeps are not in it."""
    points = [_points(rules, sides, side) for side in range(len(sides))]
    others = sum(points) - points[own]
    return points[own] - others / (len(points) - 1)


def _points(rules: Ruleset, sides: Sequence[Shares], own: int) -> float:
    mine = sides[own]
    total = mine[SETTEBELLO]
    total += _chance(own, [_number(shares, DECK, CARD_SPREAD) for shares in sides])
    total += _chance(own, [_number(shares, COIN_CARDS, COIN_SPREAD) for shares in sides])
    if rules.point_primiera:
        total += _chance(own, [_primiera(rules, shares) for shares in sides])
    if rules.seven_point == "most_sevens":
        total += _chance(own, [_number(shares, SEVENS, COIN_SPREAD) for shares in sides])
    return total + _extras(rules, mine)


def _extras(rules: Ruleset, mine: Shares) -> float:
    """The points of the house rules, each for holding certain cards."""
    total = rules.all_sevens_bonus * _all(mine, SEVENS) + rules.grande * _all(mine, COIN_COURTS)
    total += rules.re_bello * mine[RE_BELLO]
    longest = max(rules.piccola_cap, 10 * rules.napola)
    for length in range(3, longest + 1):
        total += (3 if length == 3 else 1) * _all(mine, COIN_CARDS[:length])
    if rules.cappotto == "wins_match" or (rules.napola and rules.napola_all_ten == "wins_match"):
        total += MATCH_WON * _all(mine, COIN_CARDS)
    return total


def _all(shares: Shares, cards: Iterable[Card]) -> float:
    return prod(shares[card] for card in cards)


def _number(shares: Shares, cards: Iterable[Card], spread: float) -> Outlook:
    chances = [shares[card] for card in cards]
    return Outlook(sum(chances), spread * sum(chance * (1 - chance) for chance in chances))


def _primiera(rules: Ruleset, shares: Shares) -> Outlook:
    if rules.primiera_mode == "best_four":
        return _best(rules, shares, DECK, 4)
    suits = [_best(rules, shares, cards, 1) for cards in OF_SUIT]
    made = prod(best.made for best in suits) if rules.primiera_missing == "disqualify" else 1.0
    return Outlook(sum(best.mean for best in suits), sum(best.variance for best in suits), made)


def _best(rules: Ruleset, shares: Shares, cards: Sequence[Card], count: int) -> Outlook:
    """The total of the best ``count`` of these cards; ``made`` is the chance to hold as many at all.

    ``held[n]`` is the chance, the expected total and the expected squared total of holding n of the cards so far.
    """
    held: list[Moments] = [(1.0, 0.0, 0.0)] + [(0.0, 0.0, 0.0)] * count
    values = PRIMIERA_VALUES[rules.primiera_values]
    for card in sorted(cards, key=lambda card: -values[rank(card) - 1]):
        chance, value = shares[card], values[rank(card) - 1]
        for number in range(count, 0, -1):
            p, mean, square = held[number - 1]
            won = (p, mean + p * value, square + 2 * value * mean + p * value * value)
            held[number] = _mixed(held[number], 1.0 if number == count else 1 - chance, won, chance)
        held[0] = (held[0][0] * (1 - chance), 0.0, 0.0)
    mean = sum(entry[1] for entry in held)
    variance = sum(entry[2] for entry in held) - mean * mean
    return Outlook(mean, PRIMIERA_SPREAD * variance, held[count][0])


def _mixed(old: Moments, stay: float, new: Moments, chance: float) -> Moments:
    return old[0] * stay + new[0] * chance, old[1] * stay + new[1] * chance, old[2] * stay + new[2] * chance


def _chance(own: int, outlooks: Sequence[Outlook]) -> float:
    """The chance that one side comes out above all others."""
    mine = outlooks[own]
    beaten = prod(1 - theirs.made * (1 - _above(mine, theirs)) for side, theirs in enumerate(outlooks) if side != own)
    return mine.made * beaten


def _above(mine: Outlook, theirs: Outlook) -> float:
    spread = sqrt(mine.variance + theirs.variance + TIE)
    return 0.5 + 0.5 * erf((mine.mean - theirs.mean) / (spread * sqrt(2)))
