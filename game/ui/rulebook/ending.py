"""The chapters on the match and on the words of the game."""

from game.engine.scoring import leader
from game.engine.state import sides
from game.ui.rulebook.blocks import Block, Heading, Paragraph, Table
from game.ui.rulebook.book import Book
from game.ui.rulebook.count import in_play
from game.ui.rulebook.special import has_declarations
from game.ui.sayings import sweep_word


def match(book: Book) -> tuple[Block, ...]:
    """How the match is won."""
    rules = book.rules
    which = "lowest" if rules.lowest_wins else "highest"
    target = [_target(book)]
    size = len(sides(book.seats)[0])
    if size > 1:
        target.append(book.say(f"rules.match.sides.{size}"))
    blocks: list[Block] = [
        Paragraph(tuple(target)),
        book.paragraph("rules.match.whole_deals", f"rules.match.{which}", f"rules.match.tie.{which}"),
    ]
    if rules.cappotto == "wins_match":
        blocks.append(book.paragraph("rules.match.cappotto"))
    elif rules.napola and rules.napola_all_ten == "wins_match":
        blocks.append(book.paragraph("rules.match.napola"))
    return (*blocks, Heading(book.say("rules.match.show.title")), _outcomes(book))


def _target(book: Book) -> str:
    rules = book.rules
    others = [str(points) for points in rules.targets if points != rules.target]
    if rules.single_deal:
        return book.say("rules.match.single_deal")
    if not others:
        return book.words.plural("rules.match.target", rules.target)
    return book.words.plural("rules.match.target_of", rules.target, others=book.listed(others))


def _outcomes(book: Book) -> Table:
    """Totals after a deal, and what they mean."""
    target = book.rules.target
    rows = []
    for totals in ((target - 1, target - 3), (target + 1, target - 2), (target, target + 2), (target + 1, target + 1)):
        shown = [max(0, points) for points in totals]
        won = leader(book.rules, shown)
        score = book.say("rules.count.example.score", one=str(shown[0]), other=str(shown[1]))
        winner = "" if won is None else book.say(f"rules.count.example.{('one', 'other')[won]}")
        rows.append(
            (score, book.say("rules.match.show.one", winner=winner) if winner else book.say("rules.match.show.none"))
        )
    return Table((book.say("rules.match.show.totals"), book.say("rules.match.show.outcome")), tuple(rows))


def glossary(book: Book) -> tuple[Block, ...]:
    """The words of the game that are used here, explained."""
    deck = book.deck
    rows = [(sweep_word(book.words, book.rules), book.say("rules.words.sweep.about"))]
    rows += [(book.say(f"rules.words.{term}"), book.say(f"rules.words.{term}.about")) for term in _terms(book)]
    rows += [
        (book.say(f"rules.words.{kind}.{deck}"), book.say(f"rules.words.{kind}.about")) for kind in ("suits", "courts")
    ]
    return (Table((book.say("rules.words.head.word"), book.say("rules.words.head.meaning")), tuple(rows)),)


def _terms(book: Book) -> list[str]:
    rules = book.rules
    named = in_play(book)
    terms = ["settebello", *(name for name in ("primiera", "napola", "re_bello", "piccola", "grande") if name in named)]
    if rules.ace_power != "none":
        terms.append("asso")
    if rules.matta != "off" and has_declarations(book):
        terms.append("matta")
    if rules.cappotto == "wins_match":
        terms.append("cappotto")
    return [*terms, "mano", "mazziere"]
