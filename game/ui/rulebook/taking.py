"""The chapters on taking cards and on the power of the ace."""

from typing import Literal

from game.engine.captures import is_sweep
from game.engine.cards import parse, parse_all
from game.ui.rulebook.blocks import Block, Figure
from game.ui.rulebook.book import Book
from game.ui.rulebook.shown import answers, taking

Choice = Literal["first", "free", "fewest"]


def choice(book: Book) -> Choice:
    """Which of several sets a card may take: an equal card first, any, or those with the fewest cards."""
    rules = book.rules
    if rules.sum_choice == "fewest":
        return "fewest"
    return "first" if rules.match_first and rules.capture_rule != "fifteen" else "free"


def take(book: Book) -> tuple[Block, ...]:
    """What a card takes, what it may choose from, whether it must."""
    rules = book.rules
    pile = "side" if book.seats >= 4 else "own"
    what = f"rules.taking.what.{rules.capture_rule}"
    which = f"rules.taking.choice.{rules.capture_rule}.{choice(book)}"
    must = "rules.taking.obliged" if rules.must_capture else "rules.taking.free"
    return (
        book.paragraph("rules.taking.turn", what, f"rules.taking.pile.{pile}"),
        book.paragraph("rules.taking.nothing", must),
        book.paragraph(which, "rules.taking.one_set"),
        *_FIGURES[rules.capture_rule](book),
    )


def _shown(book: Book, name: str, played: str, table: str) -> Figure:
    return taking(book, f"rules.taking.show.{name}.title", f"rules.taking.show.{name}", played, table)


def _chosen(book: Book, name: str, played: str, table: str) -> Figure:
    """A position whose title and text depend on how many sets the rules leave."""
    how = "free" if len(answers(book, played, table)) > 1 else "first" if name == "equal" else "fewest"
    return taking(book, f"rules.taking.show.{name}.title.{how}", f"rules.taking.show.{name}.{how}", played, table)


def _sum(book: Book) -> tuple[Figure, ...]:
    return (
        _shown(book, "sum", "7s", "4d 3b Kd"),
        _chosen(book, "equal", "7b", "7d 5c 2s"),
        _chosen(book, "sums", "Ks", "Jd 2b 7s Ac"),
    )


def _fifteen(book: Book) -> tuple[Figure, ...]:
    return (
        _shown(book, "fifteen", "7s", "5d 3b Kc"),
        _shown(book, "unequal", "7b", "7d 6c 4b"),
        _chosen(book, "fifteens", "Ks", "5d 3b 2c"),
    )


def _both(book: Book) -> tuple[Figure, ...]:
    return (
        *_sum(book),
        _shown(book, "fifteen", "7s", "5d 3b Kc"),
        _shown(book, "beside", "6c", "6d Cs 2b"),
    )


_FIGURES = {"sum": _sum, "fifteen": _fifteen, "sum_or_fifteen": _both}


def ace(book: Book) -> tuple[Block, ...]:
    """The ace that takes all."""
    rules = book.rules
    laid = () if rules.must_capture else ("rules.ace.laid",)
    blocks: list[Block] = [
        book.paragraph(f"rules.ace.power.{rules.ace_power}", f"rules.ace.first.{rules.ace_first_play}"),
        book.paragraph(f"rules.ace.empty.{rules.ace_on_empty}", *laid, f"rules.sweeps.ace.{rules.ace_sweep}"),
        _ace(book, "table", f"rules.ace.show.table.{_sweeps(book, '7d 5s Kb')}", "7d 5s Kb"),
        _ace(book, "among", f"rules.ace.show.among.{_among(book)}", "Ad 4c 6b"),
    ]
    if answers(book, "As", "Ad"):
        blocks.append(_ace(book, "lone", f"rules.ace.show.lone.{_sweeps(book, 'Ad')}", "Ad"))
    blocks.append(_ace(book, "empty", f"rules.ace.show.empty.{rules.ace_on_empty}", ""))
    return tuple(blocks)


def _ace(book: Book, name: str, text: str, table: str) -> Figure:
    return taking(book, f"rules.ace.show.{name}.title", text, "As", table)


def _among(book: Book) -> Literal["all", "one", "none"]:
    sets = answers(book, "As", "Ad 4c 6b")
    return "none" if not sets else "one" if len(sets[0]) == 1 else "all"


def _sweeps(book: Book, table: str) -> Literal["sweep", "no_sweep"]:
    """Whether an ace that takes this whole table scores."""
    lying = parse_all(table)
    return "sweep" if is_sweep(lying, parse("As"), tuple(sorted(lying)), book.rules) else "no_sweep"
