"""The score of a game: rounds, totals, who deals, who has won, and changing one's mind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.events import Won
from game.engine.variants import DEFAULT, ruleset
from game.match.scorekeeper.checks import Refused
from game.match.scorekeeper.counts import Counts, SideCount
from game.match.scorekeeper.tally import MOST_POINTS, Party, Pending, Round, Tally

ANNA, MARCO, GINO = (Party((name,), look) for look, name in enumerate(("Anna", "Marco", "Gino")))
THREE = Tally(ruleset(DEFAULT), (ANNA, MARCO, GINO), 1)
TEAMS = Tally(ruleset("scopone_scientifico"), (Party(("Anna", "Luisa"), 0), Party(("Marco", "Gino"), 1)), 3)


def played(*rounds: tuple[int, ...], **rules: object) -> Tally:
    game = Tally(ruleset(DEFAULT, **rules), (ANNA, MARCO, GINO)[: len(rounds[0])])
    for points in rounds:
        for side, number in enumerate(points):
            game = game.entering(game.current.add(side, number, entered=True))
        game = game.finished()
    return game


def test_points_given_in_parts_make_a_round() -> None:
    game = THREE.entering(THREE.current.add(0, 1))
    assert (game.totals(), game.standings, game.pending is None) == ((0, 0, 0), (1, 0, 0), False)
    game = game.entering(game.current.add(0, 2).add(2, 4, entered=True))
    assert game.current.entered == (False, False, True)
    game = game.finished()
    assert (game.rounds, game.totals(), game.pending) == ((Round((3, 0, 4)),), (3, 0, 4), None)


def test_taking_everything_back_leaves_no_pending_round() -> None:
    game = THREE.entering(THREE.current.add(0, 2))
    assert game.entering(game.current.add(0, -2)) == THREE


@given(st.lists(st.integers(-5000, 5000), max_size=6))
def test_no_round_brings_more_than_can_be_written(points: list[int]) -> None:
    pending = Pending.of(2)
    for number in points:
        pending = pending.add(1, number)
        assert abs(pending.points[1]) <= MOST_POINTS and pending.points[0] == 0


def test_the_deal_moves_on_round_by_round() -> None:
    assert [THREE.dealer(number) for number in range(4)] == [1, 2, 0, 1]
    assert TEAMS.seats == ("Anna", "Marco", "Luisa", "Gino")
    assert [TEAMS.seats[TEAMS.dealer(number)] for number in range(3)] == ["Gino", "Anna", "Marco"]


def test_a_round_removed_and_a_dealer_changed() -> None:
    game = played((1, 2), (3, 0), (0, 4))
    assert game.dealer(3) == 1
    shorter = game.without_round(1)
    assert (shorter.totals(), shorter.dealer(2)) == ((1, 6), 1)
    assert game.next_dealt_by(0).dealer(3) == 0
    assert game.with_round(0, Round((9, 0))).totals() == (12, 4)


def test_the_last_round_can_be_entered_again() -> None:
    game = played((1, 2), (3, 1))
    again = game.reopened()
    assert (again.totals(), again.standings, again.current.points) == ((1, 2), (4, 3), (3, 1))
    assert again.finished() == game


def test_order_is_by_points_and_among_equals_by_seat() -> None:
    assert played((2, 3, 3)).order == (1, 2, 0)
    assert played((2, 3, 3), lowest_wins=True).order == (0, 1, 2)
    assert THREE.entering(THREE.current.add(2, 1)).order == (2, 0, 1)


# The end is the engine's: the round is finished first, the best total wins, a tie plays on.
ENDS: list[tuple[tuple[tuple[int, ...], ...], dict[str, object], int | None]] = [
    (((10, 9),), {}, None),
    (((11, 9),), {}, 0),
    (((11, 12),), {}, 1),
    (((11, 11),), {}, None),
    (((11, 11), (1, 0)), {}, 0),
    (((11, 4, 11), (0, 0, 1)), {}, 2),
    (((11, 3),), {"target": 21}, None),
    (((21, 3),), {"target": 21, "lowest_wins": True}, 1),
    (((21, 3, 3),), {"target": 21, "lowest_wins": True}, None),
]


@pytest.mark.parametrize(("rounds", "rules", "winner"), ENDS)
def test_the_game_ends_by_the_rules(
    rounds: tuple[tuple[int, ...], ...], rules: dict[str, object], winner: int | None
) -> None:
    assert played(*rounds, **rules).won == (None if winner is None else Won(winner, "target"))


def test_points_of_the_round_under_way_do_not_end_a_game() -> None:
    game = THREE.entering(THREE.current.add(0, 30))
    assert game.won is None
    assert game.finished().won == Won(0, "target")


@pytest.mark.parametrize(
    ("preset", "reason"), [("cirulla_genovese", "cappotto"), ("scopa_assi_circolo", "napola"), (DEFAULT, None)]
)
def test_ten_coins_win_outright_where_they_do(preset: str, reason: str | None) -> None:
    game = Tally(ruleset(preset), (ANNA, MARCO))
    counts = Counts((SideCount(14, 10, primiera=True), SideCount(26)))
    won = game.entering(Pending((0, 0), (False, False), counts)).counted().won
    assert (won.reason if won else None) == reason


def test_points_and_counts_of_one_round_are_not_mixed() -> None:
    counts = Counts((SideCount(22, 6, settebello=True, primiera=True), SideCount()))
    game = THREE.entering(Pending((0, 1, 0), (False,) * 3, counts))
    with pytest.raises(Refused) as refused:
        game.counted()
    assert refused.value.fault.key == "keeper.fault.points_given"


def test_a_counted_round_keeps_what_was_said() -> None:
    game = Tally(ruleset(DEFAULT), (ANNA, MARCO))
    counts = Counts((SideCount(22, 6, settebello=True, primiera=True, sweeps=2), SideCount(sweeps=1)))
    after = game.entering(Pending((0, 0), (False, False), counts)).counted()
    assert after.rounds == (Round((6, 1), counts),)
    assert Pending.of(2, after.rounds[0]).counts == counts


def test_options_are_what_differs_from_the_game() -> None:
    game = Tally(ruleset("escoba_clasica", target=31, re_bello=True), (ANNA, MARCO))
    assert game.options == {"target": 31, "re_bello": True}
