"""The count of a deal and the end of a match."""

from collections.abc import Callable, Sequence
from typing import Literal

from game.engine.cards import COINS, DECK, RE_BELLO, SETTEBELLO, Card, rank, suit
from game.engine.events import SidePoints
from game.engine.ruleset import Ruleset

Pile = Sequence[Card]

# By rank from ace to king.
PRIMIERA_VALUES = {
    "italian": (16, 12, 13, 14, 15, 18, 21, 10, 10, 10),
    "descending": (12, 13, 14, 15, 16, 18, 21, 10, 10, 10),
}
NAPOLA = 3
ALL_COINS = 10
COIN_COURTS = tuple(card for card in DECK if suit(card) == COINS and rank(card) >= 8)


def count(
    rules: Ruleset,
    piles: Sequence[Pile],
    sweeps: Sequence[int],
    declared: Sequence[int] = (),
    opening: Sequence[int] = (),
) -> tuple[SidePoints, ...]:
    """The points of every side for its pile, its number of sweeps, its declarations and the opening table."""
    cards = [len(pile) for pile in piles]
    coins = [_how_many(pile, lambda card: suit(card) == COINS) for pile in piles]
    sevens = [_how_many(pile, lambda card: rank(card) == 7) for pile in piles]
    best = [primiera_cards(pile, rules) if rules.point_primiera else () for pile in piles]
    totals = [primiera_total(chosen, rules) for chosen in best]
    nobody = (0,) * len(piles)
    columns: dict[str, Sequence[int]] = {
        "cards": _top(cards, rules),
        "coins": _top(coins, rules),
        "settebello": [int(SETTEBELLO in pile) for pile in piles],
        "primiera": _top([total or 0 for total in totals], rules),
        "sweeps": sweeps,
        **_extras(rules, piles, sevens),
        "declared": declared or nobody,
        "table": opening or nobody,
    }
    return tuple(
        SidePoints(
            cards=cards[side],
            coins=coins[side],
            settebello=columns["settebello"][side],
            primiera=totals[side],
            primiera_cards=best[side],
            sevens=sevens[side],
            sweeps=sweeps[side],
            awards=tuple((name, column[side]) for name, column in columns.items() if column[side]),
        )
        for side in range(len(piles))
    )


def _extras(rules: Ruleset, piles: Sequence[Pile], sevens: Sequence[int]) -> dict[str, Sequence[int]]:
    """The points that only some of the games know."""
    runs = [coin_run(pile) for pile in piles]
    return {
        "sevens": [point * (rules.seven_point == "most_sevens") for point in _top(sevens, rules)],
        "all_sevens": [rules.all_sevens_bonus * (number == 4) for number in sevens],
        "napola": [run * rules.napola for run in runs],
        "re_bello": [int(rules.re_bello and RE_BELLO in pile) for pile in piles],
        "piccola": [min(run, rules.piccola_cap) for run in runs],
        "grande": [rules.grande * all(card in pile for card in COIN_COURTS) for pile in piles],
    }


def primiera_cards(pile: Pile, rules: Ruleset) -> tuple[Card, ...]:
    """The cards that make a pile's primiera, () if it has none."""
    worth = PRIMIERA_VALUES[rules.primiera_values]
    best_first = sorted(pile, key=lambda card: (-worth[rank(card) - 1], card))
    if rules.primiera_mode == "best_four":
        return tuple(best_first[:4])
    # Of each suit the last one entered stays, so the best comes last.
    of_suit = {suit(card): card for card in reversed(best_first)}
    if len(of_suit) < 4 and rules.primiera_missing == "disqualify":
        return ()
    return tuple(sorted(of_suit.values()))


def primiera_total(chosen: Sequence[Card], rules: Ruleset) -> int | None:
    """What the cards of a primiera add to, None for no cards."""
    worth = PRIMIERA_VALUES[rules.primiera_values]
    return sum(worth[rank(card) - 1] for card in chosen) if chosen else None


def coin_run(pile: Pile) -> int:
    """The length of the unbroken run of coins from the ace, 0 if it falls short of the three."""
    length = 0
    while length < ALL_COINS and length in pile:  # the coins are the cards 0 to 9
        length += 1
    return length if length >= NAPOLA else 0


def outright(rules: Ruleset, piles: Sequence[Pile]) -> tuple[int, Literal["cappotto", "napola"]] | None:
    """The side whose ten coins win the match whatever the totals, and by which rule."""
    side = next((side for side, pile in enumerate(piles) if coin_run(pile) == ALL_COINS), None)
    if side is None:
        return None
    if rules.cappotto == "wins_match":
        return side, "cappotto"
    return (side, "napola") if rules.napola and rules.napola_all_ten == "wins_match" else None


def leader(rules: Ruleset, totals: Sequence[int]) -> int | None:
    """The side that has won by its total after a counted deal, None while the match goes on."""
    if max(totals) < rules.target:
        return None
    best = min(totals) if rules.lowest_wins else max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


def _how_many(pile: Pile, wanted: Callable[[Card], bool]) -> int:
    return sum(1 for card in pile if wanted(card))


def _top(numbers: Sequence[int], rules: Ruleset) -> list[int]:
    """One point for the side alone at the top, or for all who share it where ties are shared."""
    best = max(numbers)
    scores = best > 0 and (numbers.count(best) == 1 or rules.ties == "share")
    return [int(scores and number == best) for number in numbers]
