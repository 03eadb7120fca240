"""A deal once more, with the seats exchanged, and a match played on from an earlier moment."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.advise import advise
from game.engine.actions import Deal, Play
from game.engine.dealing import next_seat
from game.engine.play import legal
from game.engine.record import Record, dumps, replay, steps, verify
from game.engine.state import Phase, State
from game.match.fairness import fairness
from game.match.history.finished import finished
from game.match.history.statistics import mine
from game.match.host import Host
from game.match.match import Match
from game.match.repeat import Repeat, Went, dealt_again, played_on, points_of, with_person
from game.match.repeat_kept import NAME, RepeatKeeper
from game.match.thinker import InlineThinker
from tests.engine.matches import TABLES
from tests.match.fakes import STARTED, MemoryStore, SeededChance, host, play_on, run
from tests.match.records import played

LATER = "2026-12-01T20:00:00Z"
every_table = pytest.mark.parametrize(("preset", "seats"), TABLES)


def deals_of(record: Record) -> list[tuple[int, State]]:
    """Every deal that was played, by its number, and the state after its first cards were given."""
    found = [step.after for step in steps(record) if isinstance(step.action, Deal)]
    return [(after.deal_number, after) for after in found if after.phase is Phase.PLAY]


def begun(repeat: Repeat) -> State:
    return replay(repeat.beginning)[-1]


def hosted(repeat: Repeat) -> Host:
    """The repeat at a table, where the others have played until it is the person's turn."""
    chance = SeededChance(3)
    table = Host(Match(repeat.beginning), InlineThinker(advise), 0, chance, chance, speed=0.0)
    run(table)
    return table


def to_the_end_of_the_deal(record: Record) -> Record:
    """The record with the present deal played by chance."""
    match, chance = Match(record), Random(1)
    while match.state.phase is Phase.PLAY:
        match.submit(chance.choice([action for action in legal(match.state) if isinstance(action, Play)]))
    return match.record


@every_table
def test_a_deal_again_is_the_same_deal_from_nothing(preset: str, seats: int) -> None:
    record = played(preset, seats, actions=90)
    for number, first in deals_of(record):
        repeat = dealt_again(record, number, LATER)
        again = begun(repeat)
        assert (again.hands, again.table, again.stock) == (first.hands, first.table, first.stock)
        assert (again.dealer, again.turn, again.rules) == (first.dealer, first.turn, first.rules)
        assert set(again.scores) == {0} and again.deal_number == 1
        assert repeat.beginning.seats == record.seats and repeat.beginning.assisted == {0}
        assert verify(dumps(repeat.beginning)) == ()


@every_table
def test_exchanged_everybody_has_the_cards_of_the_next_and_in_the_end_his_own(preset: str, seats: int) -> None:
    record = played(preset, seats, seed=2)
    number, first = deals_of(record)[0]
    repeat = dealt_again(record, number, LATER, exchanged=True)
    for moved in range(1, seats + 1):
        state = begun(repeat)
        for seat in range(seats):
            giver = seat
            for _ in range(moved):
                giver = next_seat(giver, seats, state.rules)
            assert state.hands[seat] == first.hands[giver]
        assert (state.table, state.stock) == (first.table, first.stock)
        assert repeat.moved == moved % seats
        assert verify(dumps(to_the_end_of_the_deal(repeat.beginning))) == ()
        repeat = repeat.again(repeat.beginning, LATER, exchanged=True)


@given(st.sampled_from(TABLES), st.integers(0, 10**6))
def test_every_card_of_a_deal_changes_its_side(table: tuple[str, int], seed: int) -> None:
    """Later rounds too: whoever lays his cards in the order they came lays those that the next one laid."""
    preset, seats = table
    record = played(preset, seats, seed=seed, actions=10)
    number, _ = deals_of(record)[0]
    plain, turned = (begun(dealt_again(record, number, LATER, exchanged)) for exchanged in (False, True))
    assert next_seat(turned.dealer, seats, plain.rules) == plain.dealer
    assert [turned.hands[seat] for seat in range(seats)] == [
        plain.hands[next_seat(seat, seats, plain.rules)] for seat in range(seats)
    ]
    if seats in (2, 4, 6):
        own = {card for seat in range(0, seats, 2) for card in plain.hands[seat]}
        assert own == {card for seat in range(1, seats, 2) for card in turned.hands[seat]}


def test_the_points_of_every_time_are_remembered() -> None:
    record = to_the_end_of_the_deal(played("scopa_classica", 2))
    number = deals_of(record)[-1][0]
    first = points_of(record, number)
    assert first is not None
    repeat = dealt_again(record, number, LATER)
    assert repeat.earlier == (Went(0, first),)
    made = to_the_end_of_the_deal(repeat.beginning)
    points = points_of(made, 1)
    assert points is not None
    turned = repeat.again(made, LATER, exchanged=True)
    assert turned.earlier == (Went(0, first), Went(0, points)) and turned.moved == 1
    assert turned.again(turned.beginning, LATER).earlier == turned.earlier, "what was given up tells nothing"


@every_table
def test_play_on_stands_at_the_moment_that_is_looked_at(preset: str, seats: int) -> None:
    record = played(preset, seats, actions=70)
    moments = [step.before for step in steps(record) if not isinstance(step.action, Deal)]
    for place in (0, 1, len(moments) // 2, len(moments) - 1):
        repeat = played_on(record, place, LATER)
        assert begun(repeat) == moments[place]
        assert repeat.deal == moments[place].deal_number
        packs = sum(isinstance(action, Deal) for action in repeat.beginning.actions)
        assert repeat.beginning.assisted == set(range(packs))
        assert verify(dumps(to_the_end_of_the_deal(repeat.beginning))) == ()


@pytest.mark.parametrize("place", [-1, 10**6])
def test_what_was_never_played_cannot_be_repeated(place: int) -> None:
    record = played("scopa_classica", 2)
    with pytest.raises(ValueError, match=str(place)):
        played_on(record, place, LATER)
    with pytest.raises(ValueError, match=str(place)):
        dealt_again(record, place, LATER)


def test_repeats_stay_out_of_statistics_and_of_the_figures_of_sealed_packs() -> None:
    table = host(target=11)
    play_on(table)
    record = table.match.record
    assert fairness([dumps(record)]).packs > 0
    for repeat in (dealt_again(record, 1, LATER), dealt_again(record, 1, LATER, True), played_on(record, 40, LATER)):
        assert fairness([dumps(repeat.beginning)]).packs == 0
        ended = finished(1, dumps(replace(record, assisted=repeat.beginning.assisted)))
        assert ended is not None and mine([ended]) == ()


def test_nothing_is_taken_back_before_the_first_decision_of_a_deal_again() -> None:
    table = host()
    run(table)
    repeat = dealt_again(table.match.record, 1, LATER)
    again = hosted(repeat)
    before = again.match.record
    assert not again.undo()
    assert again.match.record == before


def test_undo_leads_back_beyond_the_moment_that_was_played_on_from() -> None:
    table = host()
    run(table)
    for _ in range(3):
        table.submit(next(action for action in legal(table.observation) if isinstance(action, Play)))
        run(table)
    repeat = played_on(table.match.record, 4, LATER)
    again = hosted(repeat)
    states = []
    while again.undo():
        states.append(len(again.match.record.actions))
    assert len(states) >= 2 and verify(again.record) == ()


def test_where_only_the_house_played_somebody_sits_down_at_the_first_seat() -> None:
    record = played("scopa_classica", 3, people=0)
    assert [seat.kind for seat in with_person(record, "Ada").seats] == ["human", "ai", "ai"]
    assert with_person(record, "Ada").seats[0].name == "Ada"
    shared = played("scopa_classica", 3, people=2)
    assert with_person(shared, "Ada") == shared


def test_what_is_repeated_is_kept_and_found_again() -> None:
    store = MemoryStore()
    keeper = RepeatKeeper(store)
    assert keeper.kept() is None
    record = to_the_end_of_the_deal(played("scopa_classica", 2))
    for repeat in (dealt_again(record, 1, STARTED, True), played_on(record, 30, STARTED)):
        keeper.keep(repeat, Match(repeat.beginning))
        found = keeper.kept()
        assert found is not None and found[0] == repeat and found[1].record == repeat.beginning
    keeper.drop()
    assert keeper.kept() is None


@pytest.mark.parametrize("cut", [2, 40, 400])
def test_a_damaged_text_is_set_aside(cut: int) -> None:
    store = MemoryStore()
    keeper = RepeatKeeper(store)
    repeat = dealt_again(played("scopa_classica", 2), 1, STARTED)
    keeper.keep(repeat, Match(repeat.beginning))
    store.texts[NAME] = store.texts[NAME][:-cut]
    assert keeper.kept() is None
    assert NAME not in store.texts and store.texts
