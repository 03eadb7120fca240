"""Kept games: read again exactly as they were, entry by entry where a text is damaged; written for others to read."""

import csv
import json
from io import StringIO
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import DECK
from game.engine.variants import DEFAULT, PRESETS, ruleset
from game.match.scorekeeper.book import NAME, Scorebook
from game.match.scorekeeper.counts import Counts, SideCount
from game.match.scorekeeper.stored import dumps, loads
from game.match.scorekeeper.tally import Party, Pending, Round, Tally
from game.shell.words import words
from tests.match.fakes import MemoryStore

ENGLISH = words("en")
STARTED = "2026-11-29T21:04:00Z"
COUNTS = Counts((SideCount(22, 6, True, (6, 15, 26, 30), sweeps=2), SideCount(sweeps=1, run=0)), tied=False)
SMALL = Tally(
    ruleset(DEFAULT),
    (Party(("Anna",), 0), Party(("Nonno Gino",), 4)),
    1,
    STARTED,
    (Round((3, 1)), Round((6, 1), COUNTS)),
    Pending((0, 2), (False, True), Counts.empty(2)),
)
TEAMS = Tally(
    ruleset("cirulla_torneo", target=26),
    (Party(("Anna", "Luisa"), 2, "Le Signore"), Party(("Marco", "Gino"), 3)),
    0,
    STARTED,
    (Round((13, 27)),),
)


def a_count(chance: Random) -> SideCount:

    def number(most: int) -> int | None:
        return chance.choice((None, chance.randint(0, most)))

    return SideCount(
        number(40),
        number(10),
        chance.random() < 0.3,
        tuple(sorted(chance.sample(DECK, chance.randint(0, 4)))),
        chance.random() < 0.3,
        chance.randint(0, 9),
        number(4),
        chance.choice((0, 3, 7, 10)),
        declared=chance.choice((0, 3, 13)),
    )


def a_game(chance: Random) -> Tally:
    sides = chance.randint(2, 6)
    parties = tuple(Party((f"P{side} {chance.randint(0, 99)}",), side) for side in range(sides))
    rounds = []
    for _ in range(chance.randint(0, 5)):
        points = tuple(chance.randint(-3, 12) for _ in parties)
        counts = Counts(tuple(a_count(chance) for _ in parties), chance.random() < 0.2)
        rounds.append(Round(points, chance.choice((None, counts))))
    rules = ruleset(chance.choice(list(PRESETS)), target=chance.randint(1, 99), re_bello=chance.random() < 0.3)
    game = Tally(rules, parties, chance.randrange(sides), STARTED, tuple(rounds))
    return game.entering(game.current.add(chance.randrange(sides), chance.randint(0, 4)))


@settings(max_examples=80, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_games_are_read_as_they_were_written(seed: int) -> None:
    chance = Random(seed)
    games = (*(a_game(chance) for _ in range(chance.randint(0, 3))), SMALL, TEAMS)
    current = chance.randrange(len(games))
    loaded = loads(dumps(games, current))
    assert (loaded.tallies, loaded.current, loaded.lost) == (games, current, 0)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "settebello-scores"}', "[" * 100_000, "null"])
def test_texts_of_something_else_are_lost_as_a_whole(text: str) -> None:
    assert loads(text).tallies == () and loads(text).lost == 1


# What can be wrong with one game: the path to it, what stands there instead, whether the game itself survives.
DAMAGE: list[tuple[tuple[str | int, ...], object, bool]] = [
    (("game",), "poker", False),
    (("game",), None, False),
    (("options",), {"target": 0}, False),
    (("options",), {"colour": "red"}, False),
    (("options",), {"target": True}, False),
    (("options",), [], False),
    (("parties",), [], False),
    (("parties", 0, "members"), [], False),
    (("parties", 0, "members"), ["A", "B"], False),
    (("parties", 0, "members", 0), "", False),
    (("parties", 0, "members", 0), "x" * 25, False),
    (("parties", 0, "members", 0), "a\nb", False),
    (("parties", 0, "look"), 4, False),
    (("parties", 0, "look"), 6, False),
    (("parties", 0, "name"), 7, False),
    (("first_dealer",), 2, False),
    (("first_dealer",), True, False),
    (("started",), None, False),
    (("rounds",), {}, False),
    (("rounds", 0), None, True),
    (("rounds", 0, "points"), [1], True),
    (("rounds", 0, "points"), [1, "2"], True),
    (("rounds", 0, "points"), [1, 2.0], True),
    (("rounds", 0, "points"), [1, 10**30], True),
    (("rounds", 1, "counts"), 5, True),
    (("rounds", 1, "counts", "tied"), 0, True),
    (("rounds", 1, "counts", "sides"), [{}], True),
    (("rounds", 1, "counts", "sides", 0), {"aces": 4}, True),
    (("rounds", 1, "counts", "sides", 0), {"cards": "many"}, True),
    (("rounds", 1, "counts", "sides", 0), {"cards": -1}, True),
    (("rounds", 1, "counts", "sides", 0), {"cards": None}, True),
    (("rounds", 1, "counts", "sides", 0), {"settebello": 1}, True),
    (("rounds", 1, "counts", "sides", 0), {"best": "7d 7d"}, True),
    (("rounds", 1, "counts", "sides", 0), {"best": "8x"}, True),
    (("rounds", 1, "counts", "sides", 0), {"best": "2d 3d 4d 5d 6d"}, True),
    (("rounds", 1, "counts", "sides", 0), {"run": 2}, True),
    (("pending",), [], True),
    (("pending", "entered"), [1, 0], True),
]


def damaged(path: tuple[str | int, ...], value: object) -> str:
    kept: dict[str, Any] = json.loads(dumps((TEAMS, SMALL, TEAMS), 1))
    place: Any = kept["games"][1]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(kept)


@pytest.mark.parametrize(("path", "value", "survives"), DAMAGE)
def test_one_bad_entry_never_costs_the_others(path: tuple[str | int, ...], value: object, survives: bool) -> None:
    loaded = loads(damaged(path, value))
    assert loaded.lost == 1
    assert (loaded.tallies[0], loaded.tallies[-1]) == (TEAMS, TEAMS)
    assert len(loaded.tallies) == 2 + survives
    assert loaded.current == 1
    if survives:
        left = loaded.tallies[1]
        assert left.parties == SMALL.parties
        assert (len(left.rounds) == 1) != (left.pending is None)


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_any_damage_is_survived(seed: int) -> None:
    chance = Random(seed)
    text = dumps((SMALL, TEAMS), 0)
    at = chance.randrange(len(text))
    for _ in range(chance.randint(1, 5)):
        text = text[:at] + chance.choice(('"', "1", "-", "[", "null", "x", "")) + text[at + chance.randint(0, 3) :]
        at = chance.randrange(len(text))
    loaded = loads(text)
    assert loads(dumps(loaded.tallies, loaded.current)).tallies == loaded.tallies


def test_a_book_goes_on_where_it_was_left() -> None:
    store = MemoryStore()
    book = Scorebook(store)
    assert (book.tally, book.lost) == (None, 0)
    book.begin(SMALL)
    book.begin(TEAMS)
    book.open(0)
    later = SMALL.finished()
    book.keep(later)
    again = Scorebook(store)
    assert (again.tallies, again.tally) == ((later, TEAMS), later)
    again.remove(0)
    assert Scorebook(store).tallies == (TEAMS,) and Scorebook(store).tally == TEAMS
    again.remove(0)
    assert Scorebook(store).tally is None


def test_removing_another_game_leaves_the_open_one_open() -> None:
    book = Scorebook(MemoryStore())
    for game in (SMALL, TEAMS, SMALL.finished()):
        book.begin(game)
    book.open(1)
    book.remove(0)
    assert book.tally == TEAMS
    book.remove(1)
    assert book.tally == TEAMS


def test_a_damaged_text_is_set_aside_whole() -> None:
    store = MemoryStore()
    text = damaged(("rounds", 0), None)
    store.save(NAME, text)
    book = Scorebook(store)
    assert (book.lost, store.texts[book.aside]) == (1, text)
    assert Scorebook(store).lost == 0 and Scorebook(store).tallies == book.tallies


class Unreadable(MemoryStore):
    def load(self, name: str) -> str | None:
        raise OSError(name)


def test_a_book_that_cannot_be_read_says_so() -> None:
    book = Scorebook(Unreadable())
    assert (book.tallies, book.lost, book.aside) == ((), 1, NAME)


def test_a_full_disk_costs_nothing_that_was_entered() -> None:
    store = MemoryStore()
    book = Scorebook(store)
    book.begin(SMALL)
    store.full = True
    with pytest.raises(OSError):
        book.keep(SMALL.finished())
    assert book.tally == SMALL.finished()
    store.full = False
    book.open(0)
    assert Scorebook(store).tally == SMALL.finished()


def test_a_table_for_other_programs() -> None:
    store = MemoryStore()
    book = Scorebook(store)
    book.begin(SMALL)
    name = book.export(ENGLISH, "csv")
    assert name == "score-2026-11-29-anna-nonno-gino.csv"
    assert list(csv.reader(StringIO(store.texts[name]))) == [
        ["Deal", "Dealer", "Anna", "Nonno Gino"],
        ["1", "Nonno Gino", "3", "1"],
        ["2", "Anna", "6", "1"],
        ["Total", "", "9", "2"],
    ]


def test_a_text_to_be_read() -> None:
    store = MemoryStore()
    book = Scorebook(store)
    book.begin(TEAMS)
    lines = store.texts[book.export(ENGLISH, "txt")].splitlines()
    assert lines == [
        "Tournament Cirulla, 2026-11-29",
        "To 26 points",
        "",
        "Deal   Dealer  Le Signore  Marco and Gino",
        "1      Anna            13              27",
        "Total                  13              27",
        "",
        "Won by Marco and Gino.",
    ]


def test_files_that_were_saved_before_are_never_lost() -> None:
    store = MemoryStore()
    book = Scorebook(store)
    book.begin(SMALL)
    first = book.export(ENGLISH, "csv")
    assert book.export(ENGLISH, "csv") == first
    book.keep(SMALL.finished())
    second = book.export(ENGLISH, "csv")
    assert second != first and store.texts[first] != store.texts[second]
