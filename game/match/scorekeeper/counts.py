"""A deal of real cards by category: what every side says of its pile, and the points it gets for that."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from game.engine.cards import DECK, KNAVE, RE_BELLO, SETTEBELLO, Card, rank
from game.engine.events import SidePoints
from game.engine.rows import with_entry
from game.engine.ruleset import Ruleset
from game.engine.scoring import ALL_COINS, COIN_COURTS, Holding, points, primiera_cards, primiera_total

Category = Literal[
    "cards",
    "coins",
    "settebello",
    "primiera",
    "sweeps",
    "sevens",
    "run",
    "re_bello",
    "grande",
    "declared",
    "table",
]
Shared = Literal["cards", "coins", "sevens"]

WHOLE: Final[dict[Shared, int]] = {"cards": len(DECK), "coins": ALL_COINS, "sevens": 4}
"""What the sides share out among them, and how much of it a pack has."""


@dataclass(frozen=True, slots=True)
class SideCount:
    """What one side says of its pile; None where it has not been said.

    ``best`` are the cards of its primiera, where a court stands for any court of its suit, all being worth the same;
    ``primiera`` says whether it takes that point where nobody looked at the cards.
    ``run`` is the length of its run of coins from the ace, 0 for none; ``grande`` is for all three courts of coins.
    ``declared`` and ``table`` are points, of declarations and of the opening table.
    """

    cards: int | None = None
    coins: int | None = None
    settebello: bool = False
    best: tuple[Card, ...] = ()
    primiera: bool = False
    sweeps: int = 0
    sevens: int | None = None
    run: int = 0
    re_bello: bool = False
    grande: bool = False
    declared: int = 0
    table: int = 0


@dataclass(frozen=True, slots=True)
class Counts:
    """What all sides say; ``tied`` if nobody has the better primiera."""

    sides: tuple[SideCount, ...]
    tied: bool = False

    @classmethod
    def empty(cls, sides: int) -> "Counts":
        """Nothing has been said yet."""
        return cls((SideCount(),) * sides)

    def with_side(self, side: int, **said: Any) -> "Counts":
        """One side says something else."""
        changed = replace(self.sides[side], **said)
        return replace(self, sides=with_entry(self.sides, side, changed))


def asked(rules: Ruleset) -> tuple[Category, ...]:
    """The categories that count in a game, in the order of the rules."""
    played: dict[Category, object] = {
        "cards": True,
        "coins": True,
        "settebello": True,
        "primiera": rules.point_primiera,
        "sweeps": True,
        "sevens": rules.all_sevens_bonus or rules.seven_point == "most_sevens",
        "run": rules.napola or rules.piccola_cap,
        "re_bello": rules.re_bello,
        "grande": rules.grande,
        "declared": rules.decl_low or rules.decl_three,
        "table": rules.table_award != "none",
    }
    return tuple(category for category, counts in played.items() if counts)


def longest_run(rules: Ruleset) -> int:
    """How far it matters that a run of coins goes on."""
    return ALL_COINS if rules.napola else rules.piccola_cap


def held(side: SideCount) -> frozenset[Card]:
    """The cards that a side must have if what it says is true."""
    coins = DECK[:ALL_COINS] if side.coins == ALL_COINS else DECK[: side.run]
    named = (SETTEBELLO,) * side.settebello + (RE_BELLO,) * side.re_bello + COIN_COURTS * side.grande
    return frozenset((*coins, *(card for card in side.best if rank(card) < KNAVE), *named))


def completed(counts: Counts) -> Counts:
    """With everything that follows from what was said: what is left for the last side, single cards in a run."""
    cards, coins, sevens = (_shared_out([getattr(side, kind) for side in counts.sides], WHOLE[kind]) for kind in WHOLE)
    sides = []
    for place, side in enumerate(counts.sides):
        whole = replace(side, cards=cards[place], coins=coins[place], sevens=sevens[place])
        there = held(whole)
        sides.append(
            replace(
                whole,
                run=ALL_COINS if whole.coins == ALL_COINS else whole.run,
                settebello=SETTEBELLO in there,
                re_bello=RE_BELLO in there,
                grande=there.issuperset(COIN_COURTS),
            )
        )
    return replace(counts, sides=tuple(sides))


def _shared_out(numbers: Sequence[int | None], whole: int) -> list[int | None]:
    """The last number that is missing is what the others leave."""
    rest = whole - sum(number or 0 for number in numbers)
    if numbers.count(None) != 1 or rest < 0:
        return list(numbers)
    return [rest if number is None else number for number in numbers]


def laid_open(counts: Counts) -> bool:
    """Whether everybody's cards for the primiera are known; who has no cards at all has none for it."""
    return all(side.best or side.cards == 0 for side in counts.sides)


def primieras(rules: Ruleset, counts: Counts) -> tuple[int | None, ...]:
    """What every side's cards for the primiera come to, None for no primiera."""
    return tuple(primiera_total(primiera_cards(side.best, rules), rules) for side in counts.sides)


def primiera_takers(rules: Ruleset, counts: Counts) -> tuple[int, ...] | None:
    """The sides that get the point of the primiera, None as long as that is open."""
    if not (laid_open(counts) or counts.tied or any(side.primiera for side in counts.sides)):
        return None
    scored = points(rules, _holdings(rules, counts), (0,) * len(counts.sides))
    return tuple(side for side, one in enumerate(scored) if "primiera" in dict(one.awards))


def scored(rules: Ruleset, counts: Counts) -> tuple[SidePoints, ...]:
    """The points for complete counts, by the rules of the game."""
    sides = counts.sides
    return points(
        rules,
        _holdings(rules, counts),
        [side.sweeps for side in sides],
        [side.declared for side in sides],
        [side.table for side in sides],
    )


def _holdings(rules: Ruleset, counts: Counts) -> list[Holding]:
    """The piles as the rules look at them. A primiera that nobody laid open is known by who has the better one."""
    if laid_open(counts):
        totals = primieras(rules, counts)
    else:
        totals = tuple(1 if side.primiera or counts.tied else None for side in counts.sides)
    return [
        Holding(
            cards=side.cards or 0,
            coins=side.coins or 0,
            sevens=side.sevens or 0,
            settebello=side.settebello,
            re_bello=side.re_bello,
            coin_courts=side.grande,
            run=side.run,
            primiera=total if rules.point_primiera else None,
            primiera_cards=side.best,
        )
        for side, total in zip(counts.sides, totals, strict=True)
    ]
