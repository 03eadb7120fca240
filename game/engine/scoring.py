"""The count of a deal and the end of a match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What counts of one side's pile: numbers of cards, and which of the single cards are there.

    ``run`` is as ``coin_run`` says, ``coin_courts`` all three courts of coins; ``primiera`` is None for none.
    """

    cards: int
    coins: int
    sevens: int
    settebello: bool
    re_bello: bool
    coin_courts: bool
    run: int
    primiera: int | None
    primiera_cards: tuple[Card, ...]


def count(
    rules: Ruleset,
    piles: Sequence[Pile],
    sweeps: Sequence[int],
    declared: Sequence[int] = (),
    opening: Sequence[int] = (),
) -> tuple[SidePoints, ...]:
    """The points of every side for its pile, its number of sweeps, its declarations and the opening table."""
    return points(rules, [holding(rules, pile) for pile in piles], sweeps, declared, opening)


def holding(rules: Ruleset, pile: Pile) -> Holding:
    """What counts of a pile."""
    best = primiera_cards(pile, rules) if rules.point_primiera else ()
    return Holding(
        cards=len(pile),
        coins=_how_many(pile, lambda card: suit(card) == COINS),
        sevens=_how_many(pile, lambda card: rank(card) == 7),
        settebello=SETTEBELLO in pile,
        re_bello=RE_BELLO in pile,
        coin_courts=all(card in pile for card in COIN_COURTS),
        run=coin_run(pile),
        primiera=primiera_total(best, rules),
        primiera_cards=best,
    )


def points(
    rules: Ruleset,
    held: Sequence[Holding],
    sweeps: Sequence[int],
    declared: Sequence[int] = (),
    opening: Sequence[int] = (),
) -> tuple[SidePoints, ...]:
    """As ``count``, where it is known what counts of every pile."""
    nobody = (0,) * len(held)
    columns: dict[str, Sequence[int]] = {
        "cards": _top([side.cards for side in held], rules),
        "coins": _top([side.coins for side in held], rules),
        "settebello": [int(side.settebello) for side in held],
        "primiera": _top([side.primiera or 0 for side in held], rules),
        "sweeps": sweeps,
        **_extras(rules, held),
        "declared": declared or nobody,
        "table": opening or nobody,
    }
    return tuple(
        SidePoints(
            cards=side.cards,
            coins=side.coins,
            settebello=int(side.settebello),
            primiera=side.primiera,
            primiera_cards=side.primiera_cards,
            sevens=side.sevens,
            sweeps=sweeps[place],
            awards=tuple((name, column[place]) for name, column in columns.items() if column[place]),
        )
        for place, side in enumerate(held)
    )


def _extras(rules: Ruleset, held: Sequence[Holding]) -> dict[str, Sequence[int]]:
    """The points that only some of the games know."""
    most_sevens = _top([side.sevens for side in held], rules)
    return {
        "sevens": [point * (rules.seven_point == "most_sevens") for point in most_sevens],
        "all_sevens": [rules.all_sevens_bonus * (side.sevens == 4) for side in held],
        "napola": [side.run * rules.napola for side in held],
        "re_bello": [int(rules.re_bello and side.re_bello) for side in held],
        "piccola": [min(side.run, rules.piccola_cap) for side in held],
        "grande": [rules.grande * side.coin_courts for side in held],
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
    return outright_by(rules, [coin_run(pile) for pile in piles])


def outright_by(rules: Ruleset, runs: Sequence[int]) -> tuple[int, Literal["cappotto", "napola"]] | None:
    """As ``outright``, where it is known how long every side's run of coins is."""
    side = next((side for side, run in enumerate(runs) if run == ALL_COINS), None)
    if side is None:
        return None
    if rules.cappotto == "wins_match":
        return side, "cappotto"
    return (side, "napola") if rules.napola and rules.napola_all_ten == "wins_match" else None


def leader(rules: Ruleset, totals: Sequence[int]) -> int | None:
    """The side that has won by its total after a counted deal, None while the match goes on."""
    if max(totals) < rules.target and not rules.single_deal:
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
