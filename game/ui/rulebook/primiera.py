"""The chapter on the primiera."""

from typing import Final

from game.engine.cards import DECK, parse_all, rank, suit
from game.engine.scoring import PRIMIERA_VALUES, primiera_cards, primiera_total
from game.ui.rulebook.blocks import Block, Figure, Mark, Paragraph
from game.ui.rulebook.book import Book

PILE: Final = "7d 6d Ac 5c 6s Ks 7b 4b"
WITHOUT_SWORDS: Final = "7d 6c 5b 4b 2d"
ONE_OF_EACH: Final = "7d 6c As 5b 4d 3c 2s Jd Cc Kb"


def primiera(book: Book) -> tuple[Block, ...]:
    """The point for the best four cards."""
    rules = book.rules
    worth = PRIMIERA_VALUES[rules.primiera_values]
    ranked = tuple(sorted(parse_all(ONE_OF_EACH), key=lambda card: -worth[rank(card) - 1]))
    sevens = tuple(card for card in DECK if rank(card) == 7)
    most = primiera_total(primiera_cards(sevens, rules), rules)
    missing = (f"rules.primiera.missing.{rules.primiera_missing}",) if rules.primiera_mode == "per_suit" else ()
    figures = [_primiera(book, "rules.primiera.show.title", f"rules.primiera.show.{rules.primiera_mode}", PILE)]
    if missing:
        figures.append(_primiera(book, "rules.primiera.show.missing.title", _missing(book), WITHOUT_SWORDS))
    return (
        book.paragraph(f"rules.primiera.what.{rules.primiera_mode}"),
        Paragraph((*map(book.say, missing), book.say("rules.primiera.most", most=str(most)))),
        Figure(
            book.say("rules.primiera.values.title"),
            book.say("rules.primiera.values.text"),
            ranked,
            under=tuple(str(worth[rank(card) - 1]) for card in ranked),
        ),
        *figures,
    )


def _missing(book: Book) -> str:
    has_one = primiera_cards(parse_all(WITHOUT_SWORDS), book.rules)
    return "rules.primiera.show.missing.partial" if has_one else "rules.primiera.show.missing.none"


def _primiera(book: Book, title: str, text: str, codes: str) -> Figure:
    """A pile, the cards of its primiera, and their values."""
    pile, rules = parse_all(codes), book.rules
    chosen = primiera_cards(pile, rules)
    values = [PRIMIERA_VALUES[rules.primiera_values][rank(card) - 1] for card in chosen]
    total = str(primiera_total(chosen, rules))
    parts = book.say("rules.primiera.sum", parts=" + ".join(map(str, values)), total=total)
    ordered = tuple(sorted(pile, key=lambda card: (suit(card), card)))
    marks = (Mark(chosen, parts),) if chosen else ()
    worth = tuple(str(PRIMIERA_VALUES[rules.primiera_values][rank(card) - 1]) for card in ordered)
    return Figure(book.say(title), book.say(text, total=total), ordered, marks=marks, under=worth)
