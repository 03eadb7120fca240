"""Illustrations: positions of cards with the answers that the engine gives under these rules."""

from game.engine.captures import CaptureSet, captures, value
from game.engine.cards import Card, parse, parse_all
from game.ui.rulebook.blocks import Figure, Mark
from game.ui.rulebook.book import Book
from game.ui.sayings import sum_text


def taking(book: Book, title: str, text: str, played: str, table: str) -> Figure:
    """A card played to a table, with every set that it may take."""
    card, lying = parse(played), parse_all(table)
    marks = tuple(Mark(taken, _sum(book, card, taken)) for taken in answers(book, played, table))
    return Figure(book.say(title), book.say(text), lying, card, marks)


def answers(book: Book, played: str, table: str) -> tuple[CaptureSet, ...]:
    """What a card may take from a table in the middle of a deal."""
    return captures(parse_all(table), parse(played), book.rules)


def _sum(book: Book, card: Card, taken: CaptureSet) -> str:
    return sum_text(book.words, book.rules, card, taken, value(card), deck=book.deck)
