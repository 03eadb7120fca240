"""What the pages of the rules state and picture is what the engine answers."""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given, settings

from game.engine.captures import captures, is_sweep, plays, value
from game.engine.cards import parse, rank
from game.engine.dealing import award, redeal_reason
from game.engine.declaring import declarations
from game.engine.ruleset import Ruleset
from game.engine.scoring import PRIMIERA_VALUES, count, leader, primiera_cards, primiera_total
from game.engine.variants import PRESETS, ruleset
from game.shell.words import words
from game.ui.rulebook.blocks import Figure, Table
from game.ui.rulebook.book import Book
from game.ui.sayings import Deck
from tests.ui.positions import ENGLISH
from tests.ui.rulebooks import any_rules, everything, figures, of, texts, values_of, written

DECKS: tuple[Deck, ...] = ("italian", "spanish", "french")
CIRULLA = "cirulla_genovese"


@settings(max_examples=60, deadline=None)
@given(any_rules())
def test_pictures_of_taking_show_what_the_engine_allows(rules: Ruleset) -> None:
    shown = [figure for figure in figures(rules) if figure.played is not None]
    assert len(shown) >= 5
    for figure in shown:
        assert figure.played is not None
        assert [mark.cards for mark in figure.marks] == list(captures(figure.cards, figure.played, rules))


Truth = Callable[[Ruleset], bool]


def _takes(played: str, table: str, *sets: str) -> Truth:
    def holds(rules: Ruleset) -> bool:
        return set(captures(of(table), parse(played), rules)) == {tuple(sorted(of(cards))) for cards in sets}

    return holds


def _sweeps(played: str, table: str, last: bool = False) -> Truth:
    taken = tuple(sorted(of(table)))
    return lambda rules: is_sweep(of(table), parse(played), taken, rules, last=last)


def _lays(played: str, table: str) -> Truth:
    return lambda rules: any(play.taken is None for play in plays(of(played), of(table), rules))


def _not(truth: Truth) -> Truth:
    return lambda rules: not truth(rules)


STATEMENTS: Mapping[str, Truth] = {
    "rules.taking.obliged": _not(_lays("7s", "7d 5c 3s")),
    "rules.taking.free": _lays("7s", "7d 5c 3s"),
    "rules.taking.show.sum": _takes("7s", "4d 3b Kd", "4d 3b"),
    "rules.taking.show.equal.first": _takes("7b", "7d 5c 2s", "7d"),
    "rules.taking.show.equal.free": _takes("7b", "7d 5c 2s", "7d", "5c 2s"),
    "rules.taking.show.sums.free": _takes("Ks", "Jd 2b 7s Ac", "Jd 2b", "7s 2b Ac"),
    "rules.taking.show.sums.fewest": _takes("Ks", "Jd 2b 7s Ac", "Jd 2b"),
    "rules.taking.show.fifteen": _takes("7s", "5d 3b Kc", "5d 3b"),
    "rules.taking.show.unequal": _takes("7b", "7d 6c 4b"),
    "rules.taking.show.fifteens.free": _takes("Ks", "5d 3b 2c", "5d", "3b 2c"),
    "rules.taking.show.fifteens.fewest": _takes("Ks", "5d 3b 2c", "5d"),
    "rules.taking.show.beside": _takes("6c", "6d Cs 2b", "6d", "Cs"),
    "rules.ace.show.among.all": _takes("As", "Ad 4c 6b", "Ad 4c 6b"),
    "rules.ace.show.among.one": _takes("As", "Ad 4c 6b", "Ad"),
    "rules.ace.show.among.none": _takes("As", "Ad 4c 6b"),
    "rules.ace.show.table.sweep": _sweeps("As", "7d 5s Kb"),
    "rules.ace.show.table.no_sweep": _not(_sweeps("As", "7d 5s Kb")),
    "rules.ace.show.lone.sweep": _sweeps("As", "Ad"),
    "rules.ace.show.lone.no_sweep": _not(_sweeps("As", "Ad")),
    "rules.ace.show.empty.self": lambda rules: captures((), parse("As"), rules) == ((),),
    "rules.ace.show.empty.stays": lambda rules: captures((), parse("As"), rules) == (),
    "rules.sweeps.show.last.sweep": _sweeps("Js", "5d 3c", last=True),
    "rules.sweeps.show.last.no_sweep": _not(_sweeps("Js", "5d 3c", last=True)),
    "rules.sweeps.show.sum": _takes("Js", "5d 3c", "5d 3c"),
    "rules.sweeps.show.fifteen": _takes("Js", "5d 2c", "5d 2c"),
    "rules.sweeps.ace.never": _not(_sweeps("As", "Ad")),
    "rules.sweeps.ace.always": _sweeps("As", "7d 5s Kb"),
    "rules.taking.choice.fifteen.free": _takes("Ks", "5d 3b 2c", "5d", "3b 2c"),
    "rules.match.lowest": lambda rules: leader(rules, (rules.target, 0)) == 1,
    "rules.match.highest": lambda rules: leader(rules, (rules.target, 0)) == 0,
    "rules.primiera.show.missing.none": lambda rules: primiera_cards(of("7d 6c 5b 4b 2d"), rules) == (),
    "rules.count.ties.share": lambda rules: _coins(rules) == [1, 1],
    "rules.count.ties.none": lambda rules: _coins(rules) == [0, 0],
}
"""Sentences, and what the engine must answer where they stand."""


def _coins(rules: Ruleset) -> list[int]:
    halves = of("Ad 2d 3d 4d 5d"), of("6d 7d Jd Cd Kd")
    return [dict(side.awards).get("coins", 0) for side in count(rules, halves, (0, 0))]


@settings(max_examples=150, deadline=None)
@given(any_rules())
def test_what_is_stated_holds(rules: Ruleset) -> None:
    book = Book(rules, rules.tables[0], ENGLISH)
    said = everything(rules)
    for key, truth in STATEMENTS.items():
        if book.say(key) in said:
            assert truth(rules), key


def test_every_checked_statement_is_made_somewhere() -> None:
    made: set[str] = set()
    for options in _all_single_changes():
        book = Book(options, options.tables[0], ENGLISH)
        said = set(everything(options))
        made |= {key for key in STATEMENTS if book.say(key) in said}
    assert made == set(STATEMENTS)


def _all_single_changes() -> list[Ruleset]:
    return [
        ruleset(preset, **{option: value})
        for preset in ("scopa_classica", "scopa_assi_libera", "asso_piglia_tutto", "escoba_clasica", CIRULLA)
        for option in (
            "sum_choice",
            "ace_sweep",
            "ace_on_empty",
            "last_play_sweep",
            "lowest_wins",
            "ties",
            "capture_rule",
        )
        for value in values_of(option)
    ]


def _named(rules: Ruleset, key: str) -> list[Figure]:
    title = ENGLISH.text(key)
    return [figure for figure in figures(rules) if figure.title == title]


@pytest.mark.parametrize("deck", DECKS)
def test_values_are_those_of_taking_whatever_is_printed_on_the_card(deck: Deck) -> None:
    pack = written(ruleset("scopa_classica"), deck=deck)[0]
    strip = next(block for block in pack.blocks if isinstance(block, Figure) and len(block.cards) == 10)
    assert strip.under == tuple(str(value(card)) for card in strip.cards)
    assert strip.under == tuple(map(str, range(1, 11)))
    told = " ".join(texts(pack))
    printed = {"spanish": "knave is marked 10 but counts eight", "french": "jack counts eight, the queen nine"}
    assert printed.get(deck, "knave counts eight, the knight nine and the king ten") in told
    assert ("12" in told) == (deck == "spanish")


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if ruleset(preset).point_primiera])
@pytest.mark.parametrize("mode", ["per_suit", "best_four"])
@pytest.mark.parametrize("missing", ["disqualify", "partial"])
def test_the_primiera_is_the_engine_s(preset: str, mode: str, missing: str) -> None:
    rules = ruleset(preset, primiera_mode=mode, primiera_missing=missing)
    worth = PRIMIERA_VALUES[rules.primiera_values]
    values = _named(rules, "rules.primiera.values.title")[0]
    assert values.under == tuple(str(worth[rank(card) - 1]) for card in values.cards)
    assert [int(text) for text in values.under] == sorted(worth, reverse=True)
    for figure in [figure for figure in figures(rules) if figure.title in ("A primiera", "Without swords")]:
        best = primiera_cards(figure.cards, rules)
        assert [mark.cards for mark in figure.marks] == ([best] if best else [])
        assert all(mark.text.endswith(f"= {primiera_total(best, rules)}") for mark in figure.marks)


@pytest.mark.parametrize("options", [{"redeal_kings": 3}, {"redeal_aces": 2}, {"redeal_three_equal": True}])
def test_void_tables_are_void(options: dict[str, object]) -> None:
    rules = ruleset("scopa_bar", **options)
    shown = _named(rules, "rules.deal.void.show.title")
    assert shown and all(redeal_reason(figure.cards, rules) for figure in shown)


@pytest.mark.parametrize("table_30", ["pairs", "sum"])
@pytest.mark.parametrize("matta", ["off", "declare", "declare_and_table"])
def test_opening_tables_bring_what_is_said(table_30: str, matta: str) -> None:
    rules = ruleset(CIRULLA, table_30=table_30, matta=matta, table_low=3)
    chapter = next(chapter for chapter in written(rules) if chapter.key == "opening")
    shown = [block for block in chapter.blocks if isinstance(block, Figure)]
    assert len(shown) == 3 + (table_30 == "pairs") + (matta == "declare_and_table")
    for figure in shown:
        given = award(figure.cards, rules)
        assert (given is not None) == bool(figure.marks)
        assert given is None or figure.marks[0].text.endswith(f"= {given.total}")
        assert given is None or ENGLISH.text(f"number.{given.points}") in figure.text


def test_declared_hands_can_be_declared() -> None:
    rules = ruleset(CIRULLA)
    chapter = next(chapter for chapter in written(rules) if chapter.key == "declaring")
    kinds = {"Less than ten": "low", "Three of a kind": "three", "With the matta": "three"}
    for figure in (block for block in chapter.blocks if isinstance(block, Figure)):
        assert kinds[figure.title] in [one.kind for one in declarations(0, figure.cards, rules)]


def test_the_example_of_a_count_adds_up() -> None:
    rules = ruleset("scopa_classica", napola=True, re_bello=True, seven_point="most_sevens", grande=5, piccola_cap=6)
    tally = next(chapter for chapter in written(rules) if chapter.key == "count")
    points, example = (block for block in tally.blocks if isinstance(block, Table))
    assert [row[0] for row in points.rows] == [row[0] for row in example.rows[:-1]]
    scores = [tuple(map(int, row[-1].split(" : "))) for row in example.rows]
    assert scores[-1] == (sum(one for one, _ in scores[:-1]), sum(other for _, other in scores[:-1]))


@pytest.mark.parametrize("lowest", [False, True])
@pytest.mark.parametrize("target", [1, 2, 11, 51])
def test_outcomes_are_the_engine_s(lowest: bool, target: int) -> None:
    rules = ruleset("scopa_classica", lowest_wins=lowest, target=target)
    chapter = next(chapter for chapter in written(rules) if chapter.key == "match")
    table = next(block for block in chapter.blocks if isinstance(block, Table))
    outcomes = {"One side wins": 0, "The other wins": 1, "another deal is played": None}
    for score, outcome in table.rows:
        assert leader(rules, tuple(map(int, score.split(" : ")))) == outcomes[outcome]


@pytest.mark.parametrize(
    ("language", "card", "who"), [("en", "card", "who"), ("it", "carta", "chi"), ("es", "carta", "quien")]
)
def test_the_rule_about_taking_speaks_of_the_card_and_obliges_nobody(language: str, card: str, who: str) -> None:
    known = words(language)
    for key in ("option.must_capture", "form.scopa_classica.about", "form.scopa_a_quindici.about"):
        said = known.text(key).lower()
        assert card in said and who not in said.split() and "obligatorio" not in said
