"""The rules of a game, chapter by chapter."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.engine.ruleset import Ruleset
from game.engine.variants import PRESETS, ruleset
from game.match.i18n import Words
from game.ui.rulebook.blocks import Block, Chapter, Heading, Paragraph
from game.ui.rulebook.book import Book
from game.ui.rulebook.count import point_rows, tally
from game.ui.rulebook.deal import deal, has_opening, opening
from game.ui.rulebook.ending import glossary, match
from game.ui.rulebook.pack import pack
from game.ui.rulebook.primiera import primiera
from game.ui.rulebook.special import declaring, has_declarations, sweeps
from game.ui.rulebook.taking import ace, take
from game.ui.sayings import Deck

_Chapter = tuple[str, Callable[[Book], tuple[Block, ...]], Callable[[Book], bool]]


def _always(book: Book) -> bool:
    return True


_ORDER: Final[tuple[_Chapter, ...]] = (
    ("pack", pack, _always),
    ("deal", deal, _always),
    ("opening", opening, has_opening),
    ("taking", take, _always),
    ("ace", ace, lambda book: book.rules.ace_power != "none"),
    ("declaring", declaring, has_declarations),
    ("sweeps", sweeps, _always),
    ("count", tally, _always),
    ("primiera", primiera, lambda book: book.rules.point_primiera),
    ("match", match, _always),
)
"""Every chapter, who writes it, and which games have it."""


def chapters(rules: Ruleset, seats: int, words: Words, deck: Deck = "italian") -> tuple[Chapter, ...]:
    """The rules as these options make them, for so many players, in the words of a language and a pack.

    ``seats`` must be one of ``rules.tables``.
    """
    book = Book(rules, seats, words, deck)
    found = _written(book)
    if house := _house(book, found):
        found.append(house)
    return (*found, _chapter(book, "words", glossary(book)))


def _written(book: Book) -> list[Chapter]:
    return [_chapter(book, key, write(book)) for key, write, has in _ORDER if has(book)]


def _chapter(book: Book, key: str, blocks: tuple[Block, ...]) -> Chapter:
    return Chapter(key, book.say(f"rules.{key}.title"), blocks)


def _house(book: Book, found: list[Chapter]) -> Chapter | None:
    """Every sentence in which these rules differ from the game as the catalogue knows it."""
    preset = book.rules.preset
    if preset not in PRESETS or book.seats not in ruleset(preset).tables:
        return None
    plain = replace(book, rules=ruleset(preset))
    own, usual = _statements(book, found), _statements(plain, _written(plain))
    what = book.say("rules.house.what", game=book.words.text(f"preset.{preset}"))
    blocks: list[Block] = [Paragraph((what,))]
    for key, texts, others in (("played", own, usual), ("not_played", usual, own)):
        if new := [text for text in texts if text not in others]:
            blocks += [Heading(book.say(f"rules.house.{key}")), *(Paragraph((text,)) for text in new)]
    return _chapter(book, "house", tuple(blocks)) if len(blocks) > 1 else None


def _statements(book: Book, written: list[Chapter]) -> list[str]:
    """What chapters state in whole sentences, and every point in play."""
    texts = [
        text
        for chapter in written
        for block in chapter.blocks
        if isinstance(block, Paragraph)
        for text in block.sentences
    ]
    points = [
        book.say("rules.house.point", point=name, what=what, worth=worth) for name, what, worth in point_rows(book)
    ]
    return texts + points


def fitting_seats(rules: Ruleset, seats: int) -> int:
    """The number of players nearest to ``seats`` for whom the game is."""
    return min(rules.tables, key=lambda number: abs(number - seats))
