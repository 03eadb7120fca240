"""What the count of a deal consists of: a row for every category in play, in the order of the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.engine.cards import COINS, RE_BELLO, SETTEBELLO, Card, rank, suit
from game.engine.events import Counted, SidePoints
from game.engine.ruleset import Ruleset
from game.engine.scoring import PRIMIERA_VALUES


class Shape(NamedTuple):
    """The heights of a row and of its cards in logical pixels; the cards' pitch and the least, as shares of theirs."""

    row: float
    card: float = 0.0
    pitch: float = 0.72
    least: float = 0.21


SHAPES: Final = {
    "cards": Shape(76, 62, 0.242, 0.06),
    "coins": Shape(98, 86),
    "settebello": Shape(98, 80),
    "primiera": Shape(136, 100, 0.80, 0.42),
    "sweeps": Shape(82, 90, 1.18, 0.28),
    "sevens": Shape(98, 84),
    "napola": Shape(92, 80),
    "re_bello": Shape(92, 80),
    "piccola": Shape(92, 80),
    "grande": Shape(92, 80),
}
PLAIN: Final = Shape(64)
"""A row of figures alone."""


@dataclass(frozen=True, slots=True)
class Row:
    """One category: each side's figure, points and cards; ``cards`` may be face down, then they are None."""

    name: str
    figures: tuple[str, ...]
    points: tuple[int, ...]
    cards: tuple[tuple[Card | None, ...], ...]
    worth: tuple[tuple[int, ...], ...] = ()

    @property
    def shape(self) -> Shape:
        """How much room it takes."""
        return SHAPES.get(self.name, PLAIN) if any(self.cards) else PLAIN


Shown = Callable[[SidePoints, tuple[Card, ...], tuple[Card, ...], int], tuple[str, tuple[Card | None, ...]]]
"""A side's figure and cards, from its count, its pile, its sweeps and its points in the category."""


def _run(
    points: SidePoints, pile: tuple[Card, ...], sweeps: tuple[Card, ...], won: int
) -> tuple[str, tuple[Card, ...]]:
    return "", tuple(sorted(card for card in pile if suit(card) == COINS))[:won]


def _figures_only(
    points: SidePoints, pile: tuple[Card, ...], sweeps: tuple[Card, ...], won: int
) -> tuple[str, tuple[Card, ...]]:
    return "", ()


def _best_first(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (card != SETTEBELLO, rank(card), card)))


COLUMNS: Final[dict[str, Shown]] = {
    "cards": lambda p, pile, s, won: (str(p.cards), (None,) * p.cards),
    "coins": lambda p, pile, s, won: (str(p.coins), _best_first(tuple(c for c in pile if suit(c) == COINS))),
    "settebello": lambda p, pile, s, won: ("", (SETTEBELLO,) * p.settebello),
    "primiera": lambda p, pile, s, won: ("–" if p.primiera is None else str(p.primiera), p.primiera_cards),
    "sweeps": lambda p, pile, sweeps, won: (str(p.sweeps), sweeps),
    "sevens": lambda p, pile, s, won: (str(p.sevens), _best_first(tuple(c for c in pile if rank(c) == 7))),
    "all_sevens": _figures_only,
    "napola": _run,
    "re_bello": lambda p, pile, s, won: ("", (RE_BELLO,) * bool(won)),
    "piccola": _run,
    "grande": lambda p, pile, s, won: (
        "",
        tuple(sorted(c for c in pile if suit(c) == COINS and rank(c) >= 8)) if won else (),
    ),
    "declared": _figures_only,
    "table": _figures_only,
}


def rows(rules: Ruleset, counted: Counted) -> tuple[Row, ...]:
    """The rows of a count: what every deal is counted for, and of the house points those that somebody made."""
    always = {"cards", "coins", "settebello", "sweeps"}
    if rules.point_primiera:
        always.add("primiera")
    if rules.seven_point != "none":
        always.add("sevens")
    awards = [dict(side.awards) for side in counted.points]
    return tuple(
        _row(name, rules, counted, tuple(award.get(name, 0) for award in awards))
        for name in COLUMNS
        if name in always or any(name in award for award in awards)
    )


def _row(name: str, rules: Ruleset, counted: Counted, points: tuple[int, ...]) -> Row:
    sides = [COLUMNS[name](*side) for side in zip(counted.points, counted.piles, counted.sweeps, points, strict=True)]
    figures, cards = tuple(figure for figure, _ in sides), tuple(shown for _, shown in sides)
    if name != "primiera":
        return Row(name, figures, points, cards)
    values = PRIMIERA_VALUES[rules.primiera_values]
    best = [
        sorted(side.primiera_cards, key=lambda c: (-values[rank(c) - 1], c != SETTEBELLO, c)) for side in counted.points
    ]
    worth = tuple(tuple(values[rank(card) - 1] for card in side) for side in best)
    return Row(name, figures, points, tuple(tuple(side) for side in best), worth)


def missing_suits(pile: tuple[Card, ...]) -> tuple[int, ...]:
    """The suits of which a pile has no card."""
    return tuple(which for which in range(4) if not any(suit(card) == which for card in pile))
