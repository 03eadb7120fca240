"""The forty cards as small integers.

A card is ``suit * 10 + rank - 1`` with suits coins, cups, swords, clubs (0-3) and ranks 1-10, so that sorting cards
sorts them by suit and then from ace to king, the order in which match records write them.
"""

from collections.abc import Iterable

Card = int

RANKS = "A234567JCK"
SUITS = "dcsb"
COINS, CUPS, SWORDS, CLUBS = range(4)
KNAVE, KNIGHT, KING = 8, 9, 10

NAMES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
DECK: tuple[Card, ...] = tuple(range(40))
SETTEBELLO: Card = NAMES.index("7d")
MATTA: Card = NAMES.index("7c")
RE_BELLO: Card = NAMES.index("Kd")

_BY_NAME = {name: card for card, name in enumerate(NAMES)}


def rank(card: Card) -> int:
    """The rank, 1 (ace) to 10 (king); it is also the printed-pack-independent capture value."""
    return card % 10 + 1


def suit(card: Card) -> int:
    """The suit: 0 coins, 1 cups, 2 swords, 3 clubs."""
    return card // 10


def name(card: Card) -> str:
    """The two-letter code of match records, such as ``7d`` for the settebello."""
    return NAMES[card]


def parse(text: str) -> Card:
    """The card with this two-letter code.

    Raises ValueError if there is no such card.
    """
    try:
        return _BY_NAME[text]
    except KeyError:
        raise ValueError(text) from None


def parse_all(text: str) -> tuple[Card, ...]:
    """The cards with these codes, blanks between them.

    Raises ValueError if one of them is none.
    """
    return tuple(map(parse, text.split()))


def names(cards: Iterable[Card], separator: str = "") -> str:
    """The codes of several cards, joined in the given order."""
    return separator.join(NAMES[card] for card in cards)
