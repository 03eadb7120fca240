"""The chapter on the pack: suits, ranks, values."""

from typing import Final

from game.engine.captures import value
from game.engine.cards import SETTEBELLO, parse_all, suit
from game.ui.rulebook.blocks import Block, Figure
from game.ui.rulebook.book import Book
from game.ui.sayings import suit_name

RANKS: Final = "Ac 2d 3b 4s 5d 6c 7s Jd Cb Ks"
SUITS: Final = "7d 7c 7s 7b"


def pack(book: Book) -> tuple[Block, ...]:
    """Forty cards and what they count."""
    ranks, suits = parse_all(RANKS), parse_all(SUITS)
    return (
        book.paragraph(f"rules.pack.cards.{book.deck}", "rules.pack.suits"),
        book.paragraph("rules.pack.values", f"rules.pack.courts.{book.deck}"),
        Figure(
            book.say("rules.pack.values.title"),
            book.say("rules.pack.values.text"),
            ranks,
            under=tuple(str(value(card)) for card in ranks),
        ),
        Figure(
            book.say("rules.pack.four.title"),
            book.say("rules.pack.four.text"),
            suits,
            under=tuple(suit_name(book.words, suit(card), book.deck) for card in suits),
        ),
        Figure(book.say("rules.pack.settebello.title"), book.say("rules.pack.settebello.text"), (SETTEBELLO,)),
    )
