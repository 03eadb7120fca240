"""The chapters on the deal and on the opening table."""

from collections.abc import Sequence
from typing import Final

from game.engine.captures import value
from game.engine.cards import KING, parse_all
from game.engine.dealing import award, redeal_reason, round_sizes
from game.engine.ruleset import hand_cards, table_cards
from game.ui.rulebook.blocks import Block, Figure, Heading, Mark, Paragraph, Table
from game.ui.rulebook.book import Book
from game.ui.sayings import many

OPENING: Final = 4
"""An opening table of this size may win, be awarded, or be shown as void."""

VOID: Final = ("Kd Kc Kb 4s", "As Ad 6c Jb", "5d 5c 5b Ks")
FIFTEEN, PAIRS, THIRTY, LOW, WILD = "7d 5c 2s Ab", "Kd Js 7s 5b", "Kd Cs Jc 3b", "2d 3s Ac 2b", "7c 5d 4b 3s"


def deal(book: Book) -> tuple[Block, ...]:
    """Who deals, how, and when it is done again."""
    partners = ("rules.deal.partners",) if book.seats >= 4 else ()
    blocks: list[Block] = [
        book.paragraph("rules.deal.dealer", "rules.deal.next", f"rules.deal.direction.{book.rules.direction}"),
        Paragraph(_packets(book)),
        book.paragraph("rules.deal.hidden", *partners),
        Heading(book.say("rules.deal.tables.title")),
        _tables(book),
    ]
    if reasons := _void(book):
        blocks += [Heading(book.say("rules.deal.void.title")), Paragraph(reasons), *_void_figures(book)]
    return tuple(blocks)


def _packets(book: Book) -> tuple[str, ...]:
    rules = book.rules
    sentences = [book.say("rules.deal.packets", packets=_listed(book, rules.opening(book.seats)))]
    if not book.opening_table:
        sentences.append(book.say("rules.deal.bare"))
    rounds = len(round_sizes(rules, book.seats))
    if rounds == 1:
        return (*sentences, book.say("rules.deal.one_round"))
    sentences.append(book.say("rules.deal.again", packets=_listed(book, rules.next_pattern)))
    return (*sentences, book.count("rules.deal.rounds", rounds))


def _listed(book: Book, pattern: Sequence[str]) -> str:
    kinds = {"P": "rules.packet.hand", "T": "rules.packet.table"}
    return book.listed(book.count(kinds[packet[0]], int(packet[1:])) for packet in pattern)


def _tables(book: Book) -> Table:
    """What is dealt with each number of players."""
    rules, tables = book.rules, book.rules.tables
    rows = []
    for seats in tables:
        opening = rules.opening(seats)
        hand = hand_cards(opening)
        laid = table_cards(opening)
        rows.append(
            (
                str(seats),
                book.say(f"rules.deal.sides.{seats}"),
                book.words.plural("rules.deal.cards", hand),
                book.words.plural("rules.deal.cards", laid) if laid else book.say("rules.deal.none"),
                str(len(round_sizes(rules, seats))),
            )
        )
    head = tuple(book.say(f"rules.deal.head.{name}") for name in ("players", "sides", "hand", "table", "rounds"))
    return Table(head, tuple(rows), tables.index(book.seats) if len(tables) > 1 else None)


def _void(book: Book) -> tuple[str, ...]:
    rules, laid = book.rules, book.opening_table
    found = [
        book.say("rules.deal.void.many", cards=many(book.words, rank - 1, least, book.deck))
        for rank, least in ((KING, rules.redeal_kings), (1, rules.redeal_aces))
        if 0 < least <= laid
    ]
    if rules.redeal_three_equal and laid >= 3:
        found.append(book.say("rules.deal.void.three_equal"))
    return tuple(found)


def _void_figures(book: Book) -> list[Figure]:
    if book.opening_table != OPENING:
        return []
    title, text = book.say("rules.deal.void.show.title"), book.say("rules.deal.void.show")
    return [Figure(title, text, table) for table in map(parse_all, VOID) if redeal_reason(table, book.rules)]


def has_opening(book: Book) -> bool:
    """Whether the opening table can win or bring anything."""
    rules = book.rules
    return book.opening_table == OPENING and (rules.table_award != "none" or rules.four_equal_table != "none")


def opening(book: Book) -> tuple[Block, ...]:
    """What the opening table is worth."""
    rules = book.rules
    blocks: list[Block] = []
    if rules.four_equal_table == "dealer_wins":
        blocks.append(book.paragraph("rules.opening.four_equal"))
    if rules.table_award == "none":
        return tuple(blocks)
    who, wild = rules.table_award, rules.matta == "declare_and_table"
    awards = [f"rules.opening.fifteen.{who}", f"rules.opening.{rules.table_30}.{who}"]
    if rules.table_low:
        awards.append(f"rules.opening.low.{who}")
    others = ["rules.opening.void_first"] if _void(book) else []
    if wild:
        others += ["rules.opening.matta"] + (["rules.opening.matta_low"] if rules.table_low else [])
    blocks += [book.paragraph(*awards), book.paragraph("rules.opening.otherwise", *others)]
    blocks += [_opening(book, "fifteen", FIFTEEN), _opening(book, "thirty", PAIRS)]
    if rules.table_30 == "pairs":
        blocks.append(_opening(book, "once", THIRTY))
    if rules.table_low:
        blocks.append(_opening(book, "low", LOW))
    if wild:
        blocks.append(_opening(book, "matta", WILD))
    return tuple(blocks)


def _opening(book: Book, title: str, codes: str) -> Figure:
    """An opening table and what it gives."""
    table, who = parse_all(codes), book.rules.table_award
    given = award(table, book.rules)
    title = book.say(f"rules.opening.show.{title}")
    if given is None:
        worth = tuple(str(value(card)) for card in table)
        return Figure(title, book.say("rules.opening.gives_nothing"), table, under=worth)
    values = [value(card, given.matta) for card in table]
    parts = book.words.text("sum.equal", value=" + ".join(map(str, values)), parts=given.total)
    if given.matta is None:
        text = book.count(f"rules.opening.gives.{who}", given.points)
    else:
        text = book.count(f"rules.opening.gives_matta.{who}", given.points, worth=book.number(given.matta))
    return Figure(title, text, table, marks=(Mark(table, parts),))
