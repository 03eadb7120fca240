"""The chapter on the count."""

from typing import Final

from game.engine.cards import COINS, RE_BELLO, Card, parse_all
from game.engine.events import SidePoints
from game.engine.scoring import ALL_COINS, COIN_COURTS, NAPOLA, coin_run, count
from game.ui.rulebook.blocks import Block, Figure, Heading, Mark, Paragraph, Table
from game.ui.rulebook.book import Book
from game.ui.rulebook.deal import has_opening
from game.ui.rulebook.special import has_declarations
from game.ui.sayings import capital, suit_name

ONE_PILE: Final = "Ad 2d 3d 4d 7d Ac 2c 4c 6c Cc As 3s 5s 6s Js Cs Ab 2b 4b 5b Cb Kb"
OTHER_PILE: Final = "5d 6d Jd Cd Kd 3c 5c 7c Jc Kc 2s 4s 7s Ks 3b 6b 7b Jb"
SWEEPS: Final = (2, 1)
LONG_RUN: Final = "Ad 2d 3d 4d 5d 6d 7d Jd"
SHORT_RUN: Final = "Ad 2d 3d 4d 6d"
COUNTED: Final = ("cards", "coins", "primiera", "sevens", "sweeps")
"""Points that go by a number of each side."""


def tally(book: Book) -> tuple[Block, ...]:
    """What is left, and what every side scores."""
    rules = book.rules
    left = ["rules.count.leftovers"]
    if has_opening(book) and rules.table_award != "none":
        left.append("rules.count.award")
    three = ("rules.count.three",) if book.seats == 3 else ()
    return (
        book.paragraph(*left, "rules.count.piles"),
        book.paragraph(f"rules.count.ties.{rules.ties}", *three),
        Heading(book.say("rules.count.points.title")),
        _points(book),
        *_figures(book),
        Heading(book.say("rules.count.example.title")),
        Paragraph((book.say("rules.count.example.text"),)),
        _example(book),
    )


def _points(book: Book) -> Table:
    head = tuple(book.say(f"rules.count.head.{name}") for name in ("point", "what", "worth"))
    return Table(head, point_rows(book))


def point_rows(book: Book) -> tuple[tuple[str, ...], ...]:
    """Every point in play: its name, what brings it and what it is worth."""
    return tuple(
        (name_of(book, name), book.say(f"rules.count.what.{name}"), worth) for name, worth in in_play(book).items()
    )


def in_play(book: Book) -> dict[str, str]:
    """The points that these rules know, by the names that the count gives them, and what each is worth."""
    rules = book.rules
    points = {"cards": "1", "coins": "1", "settebello": "1"}
    if rules.point_primiera:
        points["primiera"] = "1"
    points["sweeps"] = "1"
    if rules.seven_point == "most_sevens":
        points["sevens"] = "1"
    if rules.all_sevens_bonus:
        points["all_sevens"] = str(rules.all_sevens_bonus)
    if rules.napola:
        points["napola"] = _range(book, NAPOLA, ALL_COINS)
    if rules.re_bello:
        points["re_bello"] = "1"
    if rules.piccola_cap:
        points["piccola"] = _range(book, NAPOLA, rules.piccola_cap)
    if rules.grande:
        points["grande"] = str(rules.grande)
    return points | _before_the_count(book)


def _before_the_count(book: Book) -> dict[str, str]:
    """The points made while a deal is played, which are added in its count."""
    rules, points = book.rules, {}
    if has_declarations(book):
        points["declared"] = _either(book, sorted({rules.decl_low, rules.decl_three} - {0}))
    if has_opening(book) and rules.table_award != "none":
        points["table"] = _range(book, 1, rules.table_low) if rules.table_low else _either(book, [1, 2])
    return points


def _range(book: Book, low: int, high: int) -> str:
    return book.say("rules.count.range", low=str(low), high=str(high))


def _either(book: Book, points: list[int]) -> str:
    if len(points) == 1:
        return str(points[0])
    return book.say("rules.count.either", first=str(points[0]), second=str(points[1]))


def name_of(book: Book, name: str) -> str:
    """What a point of the count is called."""
    if name == "coins":
        return capital(suit_name(book.words, COINS, book.deck))
    return book.words.text(f"count.row.{name}")


def _figures(book: Book) -> list[Figure]:
    """The points that only some of the games know, in cards."""
    rules, found = book.rules, []
    if rules.napola:
        found.append(_run(book, "napola", parse_all(SHORT_RUN)))
    if rules.piccola_cap:
        found.append(_run(book, "piccola", parse_all(LONG_RUN)))
    if rules.grande:
        found.append(_lot(book, "grande", COIN_COURTS, "rules.count.courts.show"))
    if rules.re_bello:
        found.append(_lot(book, "re_bello", (RE_BELLO,), "rules.count.king.show"))
    return found


def scored(book: Book, name: str, pile: tuple[Card, ...]) -> int:
    """What a pile scores for one of the points."""
    return dict(count(book.rules, (pile, ()), (0, 0))[0].awards)[name]


def _run(book: Book, name: str, pile: tuple[Card, ...]) -> Figure:
    points, run = scored(book, name, pile), pile[: coin_run(pile)]
    key = "rules.count.run.capped" if points < len(run) else "rules.count.run.show"
    return Figure(name_of(book, name), book.count(key, points), pile, marks=(Mark(run, f"{points}"),))


def _lot(book: Book, name: str, pile: tuple[Card, ...], key: str) -> Figure:
    points = scored(book, name, pile)
    return Figure(name_of(book, name), book.count(key, points), pile, marks=(Mark(pile, f"{points}"),))


def _example(book: Book) -> Table:
    one, other = count(book.rules, (parse_all(ONE_PILE), parse_all(OTHER_PILE)), SWEEPS)
    names = [name for name in in_play(book) if name not in _before_the_count(book)]
    rows = [_example_row(book, name, one, other) for name in names]
    total = book.say("rules.count.example.score", one=str(one.total), other=str(other.total))
    rows.append((book.say("rules.count.example.total"), "", "", total))
    head = tuple(book.say(f"rules.count.example.{name}") for name in ("one", "other", "points"))
    return Table((book.say("rules.count.head.point"), *head), tuple(rows))


def _example_row(book: Book, name: str, one: SidePoints, other: SidePoints) -> tuple[str, ...]:
    points = (str(dict(side.awards).get(name, 0)) for side in (one, other))
    score = book.say("rules.count.example.score", **dict(zip(("one", "other"), points, strict=True)))
    figures = [str(getattr(side, name, "")) for side in (one, other)] if name in COUNTED else ["", ""]
    return (name_of(book, name), *figures, score)
