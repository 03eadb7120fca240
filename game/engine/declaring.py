"""The declared hands of Cirulla."""

from collections.abc import Collection

from game.engine.actions import DeclarationKind, Declare
from game.engine.captures import value
from game.engine.cards import MATTA, Card, rank
from game.engine.ruleset import Ruleset

HAND = 3
BELOW = 10
KINDS: tuple[DeclarationKind, ...] = ("three", "low")


def worth(kind: DeclarationKind, rules: Ruleset) -> int:
    """The points of a declaration, 0 where it is not played."""
    return rules.decl_low if kind == "low" else rules.decl_three


def declarations(seat: int, hand: Collection[Card], rules: Ruleset) -> tuple[Declare, ...]:
    """Every way in which a seat may declare a fresh hand, threes first, each with every value of a wild matta."""
    if len(hand) != HAND:
        return ()
    wild = MATTA in hand and rules.matta != "off"
    printed = rank(MATTA)
    return tuple(
        Declare(seat, kind, None if stand == printed else stand)
        for kind in KINDS
        for stand in (range(1, 11) if wild else (printed,))
        if worth(kind, rules) and _makes(kind, hand, stand)
    )


def _makes(kind: DeclarationKind, hand: Collection[Card], stand: int) -> bool:
    values = [value(card, stand) for card in hand]
    return sum(values) < BELOW if kind == "low" else len(set(values)) == 1
