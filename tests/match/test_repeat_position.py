"""A match that began with a position: begun once more, with the seats exchanged, played on, looked through."""

from random import Random

import pytest

from game.engine.actions import Play
from game.engine.dealing import next_seat
from game.engine.play import legal
from game.engine.record import Record, Seat, dumps, replay, verify
from game.engine.state import Phase
from game.engine.variants import ruleset
from game.match.match import Match
from game.match.placing import random_placing
from game.match.repeat import dealt_again, played_on, points_of
from game.match.repeat_kept import RepeatKeeper
from game.match.reviewing.reviewing import Reviewing
from tests.engine.matches import TABLES
from tests.match.fakes import STARTED, MemoryStore, Silent


def set_up(preset: str = "scopa_classica", seats: int = 2, plays: int = 99) -> Record:
    """A position out of a deal, with some or all of its plays made by chance."""
    rules, chance = ruleset(preset), Random(f"{preset} {seats}")
    placing = random_placing(rules, seats, chance)
    people = tuple(Seat(str(seat), "human") for seat in range(seats))
    position = placing.begun(rules, chance)
    match = Match.new(preset, people, placing.dealer, STARTED, {"single_deal": True}, position=position)
    while match.state.phase is Phase.PLAY and plays:
        match.submit(chance.choice([action for action in legal(match.state) if isinstance(action, Play)]))
        plays -= 1
    return match.record


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_position_again_and_with_the_seats_exchanged(preset: str, seats: int) -> None:
    record = set_up(preset, seats)
    first = record.beginning
    repeat = dealt_again(record, 1, STARTED)
    assert repeat.whole and repeat.beginning.beginning == first
    assert [went.points for went in repeat.earlier] == [points_of(record, 1)]
    for moved in range(1, seats + 1):
        repeat = repeat.again(repeat.beginning, STARTED, exchanged=True)
        state, giver = repeat.beginning.beginning, list(range(seats))
        for _ in range(moved):
            giver = [next_seat(seat, seats, first.rules) for seat in giver]
        assert state.hands == tuple(first.hands[seat] for seat in giver)
        assert [state.piles[state.side(seat)] for seat in range(seats)] == [
            first.piles[first.side(seat)] for seat in giver
        ]
        assert (giver[state.turn], giver[state.dealer]) == (first.turn, first.dealer)
        assert verify(dumps(repeat.beginning)) == ()
    assert repeat.beginning.beginning == first and not repeat.moved


def test_a_position_is_played_on_from_its_first_and_its_last_decision() -> None:
    record = set_up()
    for place in (0, len(record.actions) - 1):
        repeat = played_on(record, place, STARTED)
        assert replay(repeat.beginning)[-1] == replay(record)[place] and repeat.deal == 1
        assert repeat.beginning.assisted == {0} and repeat.whole is (place == 0)


def test_a_position_that_is_repeated_is_kept_before_its_first_play() -> None:
    keeper = RepeatKeeper(MemoryStore())
    repeat = dealt_again(set_up(), 1, STARTED, exchanged=True)
    keeper.keep(repeat, Match(repeat.beginning))
    found = keeper.kept()
    assert found is not None and found[0] == repeat and found[1].record == repeat.beginning


def test_cards_that_were_chosen_are_no_luck() -> None:
    reviewing = Reviewing(set_up(), Silent())
    assert reviewing.decisions and reviewing.fortunes.done and reviewing.fortunes.fortune(1) is None
