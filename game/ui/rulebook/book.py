"""Whom the rules are written for, and the voice in which everything in them is said."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.cards import CLUBS, COINS, CUPS, KING, KNAVE, KNIGHT, MATTA, RE_BELLO, SETTEBELLO, SWORDS, Card, suit
from game.engine.ruleset import Ruleset, table_cards
from game.match.i18n import Words, joined
from game.ui.rulebook.blocks import Paragraph
from game.ui.sayings import Deck, number, rank_name, say, say_many, suit_name, the_rank


@dataclass(frozen=True, slots=True)
class Book:
    """The rules, how many play by them, and the language and pack that they are explained in."""

    rules: Ruleset
    seats: int
    words: Words
    deck: Deck = "italian"

    def say(self, key: str, **values: str) -> str:
        """The sentence of a key, with the names of cards at hand."""
        return say(self.words, key, **self._names(), **values)

    def count(self, key: str, n: int, **values: str) -> str:
        """The sentence of a key in the form that fits a number, which it may name as ``{count}``."""
        return say_many(self.words, key, n, **self._names(), **values)

    def paragraph(self, *keys: str) -> Paragraph:
        """The sentences of several keys."""
        return Paragraph(tuple(map(self.say, keys)))

    def number(self, n: int) -> str:
        """A small number in words."""
        return number(self.words, n)

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row."""
        return joined(self.words, tuple(parts))

    @property
    def opening_table(self) -> int:
        """How many cards the opening round lays on the table."""
        return table_cards(self.rules.opening(self.seats))

    def _names(self) -> dict[str, str]:
        words, deck = self.words, self.deck
        ranks = {"ace": 1, "two": 2, "three": 3, "four": 4, "five": 5, "seven": 7}
        ranks |= {"knave": KNAVE, "knight": KNIGHT, "king": KING}
        suits = {"coins": COINS, "cups": CUPS, "swords": SWORDS, "clubs": CLUBS}
        cards = {"seven_of_coins": SETTEBELLO, "matta": MATTA, "king_of_coins": RE_BELLO}
        return {
            **{name: the_rank(words, rank - 1, deck) for name, rank in ranks.items()},
            **{name: suit_name(words, which, deck) for name, which in suits.items()},
            **{name: self._plain(card) for name, card in cards.items()},
            "courts": self.listed(rank_name(words, rank - 1, deck) for rank in (KNAVE, KNIGHT, KING)),
        }

    def _plain(self, card: Card) -> str:
        """A card by rank and suit, also the one that has a name of its own."""
        words, deck = self.words, self.deck
        return words.text("card.the_full", rank=the_rank(words, card, deck), suit=suit_name(words, suit(card), deck))
