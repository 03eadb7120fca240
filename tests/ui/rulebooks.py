"""What the pages of the rules say, and what the engine does by the same rules."""

from collections.abc import Iterator, Mapping
from random import Random
from re import Pattern

from hypothesis import strategies as st

from game.engine.actions import Action, Deal
from game.engine.cards import DECK, Card, parse
from game.engine.dealing import deal_round
from game.engine.play import apply, legal, start
from game.engine.ruleset import ALLOWED, Ruleset
from game.engine.scoring import leader, outright
from game.engine.state import Phase, State
from game.engine.variants import PRESETS, ruleset
from game.ui.rulebook.blocks import Block, Chapter, Figure, Heading, Paragraph, Table
from game.ui.rulebook.chapters import chapters
from game.ui.sayings import Deck
from tests.ui.positions import ENGLISH

SPECIAL_TABLES = ("Kd Kc Ks 2b", "Ad Ac 6s Jb", "5d 5c 5s Kb", "6d 6c 6s 6b", "7d 5c 2s Ab", "Kd Jc 7s 5b",
                  "Kd Cs Jc 3b", "2d 3s Ac 2b", "7c 5d 4b 3s", "7c 2d Ab As")  # fmt: skip

VALUES: Mapping[str, tuple[object, ...]] = {
    "players": ((2,), (2, 3), (2, 4), (2, 3, 4, 6)),
    "pattern": (("P3", "T4"), ("T4", "P3"), ("P3", "T2", "T2")),
    "next_pattern": (("P3",), ("P1", "P2")),
    "four_player_pattern": (None, ("P3", "P3", "P4"), ("P10",)),
    "decl_low": (0, 1, 2, 3, 10),
    "decl_three": (0, 1, 10, 20),
    "target": (1, 11, 16, 999),
    "targets": ((11,), (11, 16), (11, 16, 21)),
}
"""Values to try of options that may be almost anything."""

SINGLE = ("teams", "first_dealer", "cut", "decl_both")
"""Options with one value only."""


def values_of(option: str) -> tuple[object, ...]:
    """Some values of an option, all if they are few."""
    allowed = ALLOWED[option]
    return VALUES[option] if option in VALUES or isinstance(allowed, Pattern) else tuple(allowed)


OPTIONS = tuple(option for option in ALLOWED if option not in SINGLE)


def of(codes: str) -> tuple[Card, ...]:
    """Cards from their codes, separated by blanks."""
    return tuple(map(parse, codes.split()))


def written(rules: Ruleset, seats: int | None = None, deck: Deck = "italian") -> tuple[Chapter, ...]:
    """The pages of some rules, by default for the smallest table."""
    return chapters(rules, seats or rules.tables[0], ENGLISH, deck)


def texts(chapter: Chapter) -> Iterator[str]:
    """Everything that a chapter says, piece by piece."""
    yield chapter.title
    for block in chapter.blocks:
        yield from _texts(block)


def _texts(block: Block) -> Iterator[str]:
    match block:
        case Heading(text):
            yield text
        case Paragraph(parts):
            yield from parts
        case Table(head, rows):
            yield from (*head, *(cell for row in rows for cell in row if cell))
        case Figure():
            yield from (block.title, block.text, *block.under, *(mark.text for mark in block.marks))


def everything(rules: Ruleset, seats: int | None = None, deck: Deck = "italian") -> tuple[str, ...]:
    """Everything that the pages of some rules say, but for what differs from others."""
    return tuple(text for page in written(rules, seats, deck) if page.key != "house" for text in texts(page))


def figures(rules: Ruleset, seats: int | None = None) -> Iterator[Figure]:
    """Every illustration."""
    for chapter in written(rules, seats):
        yield from (block for block in chapter.blocks if isinstance(block, Figure))


def doings(rules: Ruleset, seats: int, seeds: int = 3) -> Iterator[str]:
    """What happens by some rules: after special opening tables, in random deals, and at the end of a match."""
    for table in SPECIAL_TABLES:
        state, events = apply(start(rules, seats, 0), Deal(_laid(rules, seats, of(table))))
        yield f"{state.phase} {events}"
    for seed in range(seeds):
        yield from _played(start(rules, seats, 0), Random(seed))
    for totals in ((rules.target, 0), (3, rules.target + 1), (0, 0), (11, 12), (31, 31), (21, 20)):
        yield f"{leader(rules, totals)}"
    yield f"{outright(rules, (DECK[:10], ()))}"


def _laid(rules: Ruleset, seats: int, table: tuple[Card, ...]) -> tuple[Card, ...]:
    """A pack that lays these cards on the opening table, as many as that takes."""
    places = deal_round(DECK, rules.opening(seats), 0, seats, rules).table
    wanted = dict(zip(places, table, strict=False))
    others = iter([card for card in DECK if card not in wanted.values()])
    return tuple(wanted[place] if place in wanted else next(others) for place in DECK)


def _played(state: State, random: Random) -> Iterator[str]:
    """The news of a deal in which every choice is made by lot, void packs among them."""
    for _ in range(3):
        if state.phase is Phase.DEAL:
            state, events = apply(state, Deal(tuple(random.sample(DECK, len(DECK)))))
            yield str(events)
    while state.phase is Phase.PLAY:
        actions: list[Action] = sorted(legal(state), key=str)
        state, events = apply(state, random.choice(actions))
        yield f"{len(actions)} {events}"


@st.composite
def changed(draw: st.DrawFn) -> tuple[Ruleset, Ruleset]:
    """Two sets of rules that differ in one option."""
    preset = draw(st.sampled_from(sorted(PRESETS)))
    free = [option for option in OPTIONS if option not in ("players", "pattern", "next_pattern", "four_player_pattern")]
    several = {option: draw(st.sampled_from(values_of(option))) for option in draw(st.sets(st.sampled_from(free)))}
    option = draw(st.sampled_from(free))
    return ruleset(preset, **several), ruleset(preset, **{**several, option: draw(st.sampled_from(values_of(option)))})


@st.composite
def any_rules(draw: st.DrawFn) -> Ruleset:
    """A game with some house rules."""
    return draw(changed())[1]
