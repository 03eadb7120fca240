"""The chapters on declared hands and on sweeps."""

from collections.abc import Sequence
from typing import Final

from game.engine.actions import DeclarationKind
from game.engine.captures import is_sweep, value
from game.engine.cards import Card, parse, parse_all
from game.engine.declaring import HAND, declarations, worth
from game.engine.ruleset import hand_cards
from game.ui.rulebook.blocks import Block, Figure, Mark, Paragraph
from game.ui.rulebook.book import Book
from game.ui.rulebook.shown import taking
from game.ui.sayings import sweep_word

LOW_HAND, THREE_HAND, WILD_HAND = "2d 3s 4b", "5d 5s 5b", "7c 4d 4s"
KINDS: Final[tuple[DeclarationKind, ...]] = ("low", "three")


def has_declarations(book: Book) -> bool:
    """Whether hands can be declared: where they are worth something and a round deals three cards."""
    rules = book.rules
    sizes = (hand_cards(rules.opening(book.seats)), hand_cards(rules.next_pattern))
    return HAND in sizes and any(worth(kind, rules) for kind in KINDS)


def declaring(book: Book) -> tuple[Block, ...]:
    """What may be declared, what it is worth, and the matta."""
    rules = book.rules
    kinds = [kind for kind in KINDS if worth(kind, rules)]
    terms = [book.count(f"rules.declaring.{kind}", worth(kind, rules)) for kind in kinds]
    if len(kinds) > 1:
        terms.append(book.say("rules.declaring.once"))
    shown = "rules.declaring.open" if rules.decl_hand_open else "rules.declaring.closed"
    blocks: list[Block] = [
        Paragraph((book.say("rules.declaring.when"), book.say(shown))),
        Paragraph(tuple(terms)),
    ]
    if rules.matta != "off":
        keys = ["rules.declaring.matta.stays" if rules.matta_persists else "rules.declaring.matta.once"]
        if rules.ace_power != "none":
            keys.append("rules.declaring.matta.ace")
        blocks.append(book.paragraph("rules.declaring.matta", *keys, "rules.declaring.matta.else"))
    hands = {"low": LOW_HAND, "three": THREE_HAND}
    blocks += [_hand(book, f"rules.declaring.show.{kind}", parse_all(hands[kind]), kind) for kind in kinds]
    if rules.matta != "off":
        blocks.append(_hand(book, "rules.declaring.show.matta", parse_all(WILD_HAND), kinds[-1]))
    return tuple(blocks)


def _hand(book: Book, key: str, hand: Sequence[Card], kind: DeclarationKind) -> Figure:
    """A hand that can be declared so, with what it adds up to."""
    declared = next(one for one in declarations(0, hand, book.rules) if one.kind == kind)
    values = [value(card, declared.value) for card in hand]
    wild = declared.value is not None
    text = book.count(f"{key}.{kind}" if wild else key, worth(kind, book.rules))
    parts = " + ".join(map(str, values))
    tag = book.say("rules.declaring.show.counts", parts=parts, total=str(sum(values)))
    return Figure(book.say(f"{key}.title"), text, tuple(hand), marks=(Mark(tuple(sorted(hand)), tag),))


def sweeps(book: Book) -> tuple[Block, ...]:
    """When taking everything scores."""
    rules = book.rules
    keeps = rules.ace_power != "none" and rules.ace_on_empty == "self"
    what = [book.say("rules.sweeps.what", word=sweep_word(book.words, rules))]
    if not keeps:
        what.append(book.say("rules.sweeps.next"))
    ace = (f"rules.sweeps.ace.{rules.ace_sweep}",) if rules.ace_power != "none" else ()
    return (
        Paragraph(tuple(what)),
        book.paragraph(f"rules.sweeps.last.{rules.last_play_sweep}", "rules.sweeps.leftovers", *ace),
        *_sweep_figures(book),
    )


def _sweep_figures(book: Book) -> tuple[Figure, Figure]:
    fifteen = book.rules.capture_rule == "fifteen"
    table, text = ("5d 2c", "rules.sweeps.show.fifteen") if fifteen else ("5d 3c", "rules.sweeps.show.sum")
    first = taking(book, "rules.sweeps.show.title", text, "Js", table)
    lying = parse_all(table)
    last = is_sweep(lying, parse("Js"), tuple(sorted(lying)), book.rules, last=True)
    text = f"rules.sweeps.show.last.{'sweep' if last else 'no_sweep'}"
    return first, taking(book, "rules.sweeps.show.last.title", text, "Js", table)
