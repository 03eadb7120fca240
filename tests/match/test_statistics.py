"""Statistics of hand-made matches, whose figures can be worked out on paper."""

import csv
import json
from dataclasses import replace
from io import StringIO

import pytest

from game.engine.record import Seat
from game.match.history.finished import CountedDeal, Finished, finished
from game.match.history.rating import FAST, NEWCOMER, START, STEADY, STRENGTHS, course, expected
from game.match.history.statistics import (
    Wins,
    game,
    levels,
    mine,
    opponents,
    statistics,
    table,
    wins,
    wins_by,
)
from tests.match.fakes import host, play_on

YOU = Seat("You", "human")
GINO, PINA, MARCO = (
    Seat("Gino", "ai", "regular"),
    Seat("Pina", "ai", "master"),
    Seat("Marco", "ai", "beginner"),
)
EVEN = CountedDeal(({"cards": 1, "sweeps": 2}, {"coins": 1}))
POOR = CountedDeal(({"settebello": 1}, {"cards": 1, "coins": 1, "primiera": 1, "sweeps": 1}))
HELPED = CountedDeal(({"sweeps": 9}, {}), assisted=True)


def match(
    number: int,
    won: bool = True,
    seats: tuple[Seat, ...] = (YOU, GINO),
    deals: tuple[CountedDeal, ...] = (EVEN,),
    preset: str = "scopa_classica",
    scores: tuple[int, ...] = (11, 8),
    started: str = "",
) -> Finished:
    winner = 0 if won else 1
    helped = any(deal.assisted for deal in deals)
    when = started or f"2026-03-{number:02}T20:00:00Z"
    return Finished(number, preset, when, seats, scores, winner, deals, helped)


def test_without_matches_all_figures_are_nought() -> None:
    found = statistics(())
    assert found.wins == Wins(0, 0) and found.wins.share == 0.0
    assert (found.longest_run, found.present_run, found.deals, found.points, found.their_points) == (0, 0, 0, 0, 0)
    assert (found.most_points, found.most_sweeps, found.widest) == (0, 0, 0)


def test_points_a_deal_are_means_over_the_deals() -> None:
    found = statistics([match(1, deals=(EVEN, POOR)), match(2, deals=(EVEN, EVEN))])
    assert found.deals == 4
    assert found.own == {"cards": 0.75, "sweeps": 1.5, "settebello": 0.25}
    assert found.theirs == {"coins": 1.0, "cards": 0.25, "primiera": 0.25, "sweeps": 0.25}
    assert found.points == 2.5 and found.their_points == 1.75
    assert (found.most_points, found.most_sweeps) == (3, 2)


def test_the_points_of_two_other_sides_are_those_of_one_on_average() -> None:
    deal = CountedDeal(({"cards": 1}, {"coins": 1}, {"coins": 2, "sweeps": 1}))
    found = statistics([match(1, seats=(YOU, GINO, PINA), deals=(deal,), scores=(11, 3, 8))])
    assert found.theirs == {"coins": 1.5, "sweeps": 0.5}
    assert found.widest == 3


@pytest.mark.parametrize(
    ("results", "longest", "present"),
    [("", 0, 0), ("w", 1, 1), ("l", 0, 0), ("wwlw", 2, 1), ("wlwwwl", 3, 0), ("lwww", 3, 3)],
)
def test_runs_of_wins(results: str, longest: int, present: int) -> None:
    found = statistics([match(number, result == "w") for number, result in enumerate(results, 1)])
    assert (found.longest_run, found.present_run) == (longest, present)


def test_the_widest_win_is_one_that_was_won() -> None:
    matches = [match(1, scores=(11, 9)), match(2, scores=(12, 6)), match(3, won=False, scores=(0, 11))]
    assert statistics(matches).widest == 6


def test_matches_with_help_are_kept_apart_and_their_helped_deals_never_count() -> None:
    matches = [match(1), match(2, deals=(EVEN, HELPED)), match(3, seats=(GINO, PINA))]
    assert [one.number for one in mine(matches)] == [1]
    assert [one.number for one in mine(matches, helped=True)] == [2]
    assert statistics(mine(matches, helped=True)).deals == 1


def test_matches_are_put_in_order_of_time() -> None:
    matches = [match(1, started="2026-05-01T10:00:00Z"), match(2, started="2025-12-31T23:59:59Z")]
    assert [one.number for one in mine(matches)] == [2, 1]


def test_shares_by_game_opponent_and_level() -> None:
    four = (YOU, GINO, Seat("Pina", "ai", "expert"), MARCO)
    matches = [
        match(1),
        match(2, won=False),
        match(3, preset="scopone_scientifico", seats=four),
        match(4, won=False, seats=(YOU, Seat("Anna", "human"))),
    ]
    assert wins(matches) == Wins(4, 2)
    assert wins_by(matches, game) == (("scopa_classica", Wins(3, 1)), ("scopone_scientifico", Wins(1, 1)))
    assert wins_by(matches, opponents) == (("Gino", Wins(3, 2)), ("Marco", Wins(1, 1)), ("Anna", Wins(1, 0)))
    assert dict(wins_by(matches, levels)) == {"regular": Wins(3, 2), "beginner": Wins(1, 1)}


def test_two_opponents_of_one_level_are_one_match() -> None:
    seats = (YOU, GINO, Seat("Luisa", "ai", "regular"))
    assert wins_by([match(1, seats=seats, scores=(11, 5, 4))], levels) == (("regular", Wins(1, 1)),)


@pytest.mark.parametrize(
    ("own", "other", "share"), [(1500, 1500, 0.5), (1900, 1500, 10 / 11), (1500, 1900, 1 / 11), (1625, 1500, 0.67251)]
)
def test_the_formula(own: float, other: float, share: float) -> None:
    assert expected(own, other) == pytest.approx(share, abs=1e-5)


def test_a_win_among_equals_is_worth_half_the_factor() -> None:
    (first, second) = course([match(1), match(2, won=False, seats=(YOU, GINO))])
    assert first.rating == START + FAST / 2
    assert second.rating == pytest.approx(first.rating - FAST * expected(first.rating, START))


def test_ratings_move_more_slowly_after_thirty_matches() -> None:
    ratings = [rated.rating for rated in course([match(number, number % 2 == 1) for number in range(1, 33)])]
    steps = [abs(after - before) for before, after in zip([START, *ratings], ratings, strict=False)]
    assert min(steps[:NEWCOMER]) > FAST * 0.4 and max(steps[NEWCOMER:]) < STEADY * 0.6


def test_stronger_opponents_give_more() -> None:
    gains = [course([match(1, seats=(YOU, Seat("X", "ai", level)))])[0].rating for level in STRENGTHS]
    assert gains == sorted(gains)
    assert list(STRENGTHS.values()) == [1250, 1375, 1500, 1625, 1750]


def test_partners_share_their_strength() -> None:
    strong = course([match(1, seats=(YOU, GINO, PINA, GINO))])[0].rating
    weak = course([match(1, seats=(YOU, GINO, MARCO, GINO))])[0].rating
    assert strong < START + FAST / 2 < weak


def test_a_third_side_that_wins_leaves_the_others_even() -> None:
    seats = (YOU, GINO, Seat("Luisa", "ai", "regular"))
    (rated,) = course([match(1, won=False, seats=seats, scores=(5, 11, 5))])
    assert rated.rating == START + FAST * (-0.5 + 0) / 2


@pytest.mark.parametrize("other", [Seat("Anna", "human"), Seat("X", "ai", "greedy"), Seat("X", "ai")])
def test_people_and_unknown_strengths_are_not_rated(other: Seat) -> None:
    assert course([match(1, seats=(YOU, other))]) == ()


def test_the_table_has_a_line_for_every_match() -> None:
    odd = Seat('Zia "Pina", the second', "ai", "regular")
    written = table([match(2, seats=(YOU, odd), deals=(EVEN, POOR)), match(1, won=False, deals=(HELPED,))])
    lines = list(csv.DictReader(StringIO(written)))
    assert [line["started"][:10] for line in lines] == ["2026-03-01", "2026-03-02"]
    first, second = lines
    assert (first["won"], first["help"], first["rating"]) == ("0", "1", "")
    assert (second["won"], second["help"], second["rating"]) == ("1", "0", "1520")
    assert second["opponents"] == 'Zia "Pina", the second' and second["levels"] == "regular"
    assert (second["points"], second["their_points"], second["deals"]) == ("11", "8", "2")
    assert (second["sweeps"], second["their_sweeps"], second["players"]) == ("2", "1", "2")


def test_a_finished_match_is_read_from_its_record() -> None:
    played = host(seed=3, target=11)
    play_on(played)
    read, state = finished(5, played.record), played.match.state
    assert read is not None
    assert (read.number, read.game, read.scores, read.winner) == (5, "scopa_classica", state.scores, state.winner)
    assert read.seats == played.match.record.seats and len(read.deals) == state.deal_number
    assert tuple(sum(deal.total(side) for deal in read.deals) for side in (0, 1)) == state.scores


@pytest.mark.parametrize(
    "change",
    [
        {"winner": -1},
        {"winner": 7},
        {"winner": "0"},
        {"winner": True},
        {"winner": None, "seats": []},
        {"winner": None, "seats": [{"name": "You", "kind": "human"}]},
        {"seats": []},
        {"seats": "x"},
        {"seats": [{}]},
        {"deals": [5]},
    ],
    ids=str,
)
def test_what_is_no_finished_match_is_nothing(change: dict[str, object]) -> None:
    played = host(seed=3, target=1)
    play_on(played)
    assert finished(1, json.dumps(json.loads(played.record) | change)) is None


def test_a_match_that_was_given_up_is_in_no_statistics() -> None:
    played = host(seed=3, target=11)
    play_on(played)
    left = finished(1, json.dumps(json.loads(played.record) | {"winner": None}))
    assert left is not None and left.given_up and not left.won
    assert mine([left]) == mine([left], helped=True) == ()
    assert mine([replace(left, winner=0)])


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, '{"game": "x"}'])
def test_any_text_may_be_asked_about(text: str) -> None:
    assert finished(1, text) is None
