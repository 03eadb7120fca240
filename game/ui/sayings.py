"""What cards are called, and the short phrases about sets of them that the whole screen shares.

Nouns stand in the catalogue in every form a sentence needs, with their article where they take one, and sentences are
whole templates, so that a language with genders or elisions needs no other code. A template may name each of its
values with a capital first letter, ``{Card}`` for ``{card}``, to have it begin a sentence.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from game.engine.captures import FIFTEEN, value
from game.engine.cards import COINS, RANKS, SETTEBELLO, SUITS, Card, rank, suit
from game.engine.ruleset import Ruleset
from game.engine.variants import PRESETS
from game.match.i18n import Words, joined, with_commas

Deck = Literal["italian", "spanish", "french"]

WRITTEN_OUT: Final = 10
"""Larger numbers stand in figures."""

COURTS_OF_THEIR_OWN: Final = "JC"
"""Courts that French packs call otherwise."""


def say(words: Words, key: str, **values: str) -> str:
    """The sentence of a key; every value is at hand in small letters and with a capital at its beginning."""
    return words.text(key, **values, **_capitals(values))


def say_many(words: Words, key: str, n: int, **values: str) -> str:
    """As ``say``, in the form that fits a number, which is at hand in words as ``{count}``."""
    values["count"] = number(words, n)
    return words.plural(key, n, **values, **_capitals(values))


def _capitals(values: Mapping[str, str]) -> dict[str, str]:
    return {name.capitalize(): capital(text) for name, text in values.items()}


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


def number(words: Words, n: int) -> str:
    """A small number in words, a larger one in figures."""
    return words.text(f"number.{n}") if 0 < n <= WRITTEN_OUT else str(n)


def rank_name(words: Words, card: Card, deck: Deck = "italian") -> str:
    """The rank alone: "seven"."""
    return words.text(f"card.bare.{_form(card, deck)}")


def the_rank(words: Words, card: Card, deck: Deck = "italian") -> str:
    """The rank with its article: "the seven"."""
    return words.text(f"card.the.{_form(card, deck)}")


def a_value(words: Words, worth: int, deck: Deck = "italian") -> str:
    """A capture value as a rank with the indefinite article: "an ace" for 1."""
    return words.text(f"card.a.{_form(worth - 1, deck)}")


def suit_name(words: Words, which: int, deck: Deck = "italian") -> str:
    """A suit's name: "coins", on French packs "diamonds"."""
    return words.text(f"suit.{_pack(deck)}.{SUITS[which]}")


def card_name(words: Words, card: Card, deck: Deck = "italian") -> str:
    """The card without an article, for headings and tables: "seven of clubs", "settebello"."""
    if card == SETTEBELLO:
        return words.text("card.settebello")
    return words.text("card.full", rank=rank_name(words, card, deck), suit=suit_name(words, suit(card), deck))


def the_card(words: Words, card: Card, deck: Deck = "italian") -> str:
    """The card with its article, for sentences: "the seven of clubs", "the settebello"."""
    if card == SETTEBELLO:
        return words.text("card.the_settebello")
    return words.text("card.the_full", rank=the_rank(words, card, deck), suit=suit_name(words, suit(card), deck))


def many(words: Words, card: Card, n: int, deck: Deck = "italian") -> str:
    """Several cards of one rank: "two fives"."""
    return words.text(f"card.many.{_form(card, deck)}", number=number(words, n))


def cards_list(words: Words, cards: Iterable[Card], deck: Deck = "italian") -> str:
    """Cards by rank in the given order, equal ones together: "ace, two fives and the settebello"."""
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(0 if card == SETTEBELLO else rank(card), []).append(card)
    parts = [
        words.text("card.the_settebello")
        if group[0] == SETTEBELLO
        else rank_name(words, group[0], deck)
        if len(group) == 1
        else many(words, group[0], len(group), deck)
        for group in groups.values()
    ]
    return joined(words, parts)


def falling(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards from the highest rank to the lowest, the order in which people say a sum."""
    return tuple(sorted(cards, key=lambda card: (-rank(card), card)))


def adds_up(
    rules: Ruleset, taken: Iterable[Card], worth: int, matta: int | None = None
) -> Literal["sum", "fifteen", ""]:
    """How a card that counts as ``worth`` takes these: as their sum, in a fifteen with them, or by an ace's power."""
    total = sum(table_value(rules, card, matta) for card in taken)
    if total == worth and rules.capture_rule != "fifteen":
        return "sum"
    return "fifteen" if total + worth == FIFTEEN and rules.capture_rule != "sum" else ""


def table_value(rules: Ruleset, card: Card, matta: int | None = None) -> int:
    """What a card on the table counts as; ``matta`` is what a declared seven of cups stands for."""
    return value(card, matta if rules.matta_persists else None)


def sum_text(
    words: Words,
    rules: Ruleset,
    card: Card,
    taken: Sequence[Card] | None,
    worth: int,
    matta: int | None = None,
    deck: Deck = "italian",
) -> str:
    """A play in figures: "7 = 4 + 3", "7 + 5 + 3 = 15", or a few words where nothing adds up.

    ``worth`` is what the played card counts as, ``matta`` what a declared seven of cups stands for.
    """
    if taken is None:
        return words.text("sum.lay")
    if not taken:
        return say(words, "sum.alone", card=the_rank(words, card, deck))
    parts = sorted((table_value(rules, other, matta) for other in taken), reverse=True)
    match adds_up(rules, taken, worth, matta):
        case "sum":
            return words.text("sum.equal", value=worth, parts=" + ".join(map(str, parts)))
        case "fifteen":
            return words.text("sum.fifteen", parts=" + ".join(map(str, [worth, *parts])))
        case _:
            return say(words, "sum.all", card=the_rank(words, card, deck))


def brings(words: Words, cards: Sequence[Card], deck: Deck = "italian") -> str:
    """What cards are good for, the played one among them: "4 cards, 2 coins, the settebello"."""
    return with_commas(words, gains(words, cards, deck))


def gains(words: Words, cards: Sequence[Card], deck: Deck = "italian") -> list[str]:
    """What cards are good for, one by one: "4 cards", "2 coins", "the settebello"."""
    coins = sum(suit(card) == COINS for card in cards)
    parts = [words.plural("brings.cards", len(cards))]
    if coins:
        parts.append(words.plural(f"brings.coins.{_pack(deck)}", coins))
    if SETTEBELLO in cards:
        parts.append(words.text("card.the_settebello"))
    return parts


def leaves(
    words: Words, table: Sequence[Card], taken: Iterable[Card], sweep: bool = True, deck: Deck = "italian"
) -> str:
    """What stays on the table: "leaves ace, five and two"; ``sweep`` says whether a bare table is one."""
    rest = remaining(table, taken)
    if rest:
        return words.text("leaves.cards", cards=cards_list(words, rest, deck))
    return words.text("leaves.sweep" if sweep else "leaves.bare")


def remaining(table: Iterable[Card], taken: Iterable[Card]) -> list[Card]:
    """The cards of the table that a capture leaves, in their order."""
    gone = set(taken)
    return [card for card in table if card not in gone]


def sweep_word(words: Words, rules: Ruleset) -> str:
    """What is called out at a sweep: "Scopa!", in another game "Escoba!"."""
    own = f"sweep.word.{rules.preset}"
    family = PRESETS[rules.preset].family if rules.preset in PRESETS else "scopa"
    return words.text(own if words.knows(own) else f"sweep.word.{family}")


def _form(card: Card, deck: Deck) -> str:
    letter = RANKS[rank(card) - 1]
    return f"{letter}_french" if deck == "french" and letter in COURTS_OF_THEIR_OWN else letter


def _pack(deck: Deck) -> str:
    return "french" if deck == "french" else "latin"
