"""A match goes its way around a person: dealt fairly, played by the others, never stuck and never seen through."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.types import Advice, Request
from game.engine.actions import Deal, Declare, Play
from game.engine.events import Counted, Dealt, Declared, Played, Won
from game.engine.play import IllegalAction, legal
from game.engine.record import verify
from game.engine.variants import PRESETS, ruleset
from game.match.host import LONGEST_PAUSE, SHORTEST_PAUSE, SILENCE, Host
from game.match.match import Match
from game.match.thinker import InlineThinker
from tests.match.fakes import STARTED, SeededChance, Silent, host, people, play_on, run

TABLES = [(game, players) for game in PRESETS for players in ruleset(game).tables]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_matches_of_every_game_are_played_and_recorded(game: str, players: int) -> None:
    table = host(game, players, seed=players)
    steps = play_on(table)
    assert isinstance(steps[-1].events[-1], Won)
    assert all(earlier.after == later.before for earlier, later in pairwise(steps))
    assert verify(table.record) == ()
    assert table.step(10**9) is None


def test_a_match_without_people_plays_itself_between_counts() -> None:
    table = host("scopa_classica", 2, human=None)
    while not any(isinstance(event, Won) for step in run(table) for event in step.events):
        assert table.waiting
        table.go_on()


def test_the_next_deal_waits_until_the_count_was_seen() -> None:
    table = host(human=None)
    assert any(isinstance(event, Counted) for event in run(table)[-1].events)
    assert table.waiting and table.step(10**9) is None
    table.go_on()
    step = table.step(0.0)
    assert step is not None and isinstance(step.events[0], Dealt)
    assert not table.waiting


def test_a_person_is_waited_for_as_long_as_it_takes() -> None:
    table = host(seed=1)
    run(table)
    assert table.observation.turn == table.viewer
    assert table.step(10**9) is None and table.thinking is None


def test_others_take_their_time_and_are_seen_thinking() -> None:
    table = host(seed=0, speed=1.0)
    assert isinstance((table.step(100.0) or pytest.fail()).events[0], Dealt)
    assert table.step(100.0) is None
    assert table.thinking == 1
    assert table.step(100.0 + SHORTEST_PAUSE - 0.01) is None
    step = table.step(100.0 + LONGEST_PAUSE)
    assert step is not None and isinstance(step.events[0], Played) and step.events[0].seat == 1
    assert table.thinking is None


def test_the_pause_follows_the_speed_and_not_the_search() -> None:
    table = host(seed=0, speed=0.5)
    table.step(0.0)
    table.step(0.0)
    assert table.step(LONGEST_PAUSE * 0.5) is not None


class Late:
    """A thinker whose answer comes when the test lets it."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.answer: Advice | None = None

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def poll(self) -> Advice | None:
        answer, self.answer = self.answer, None
        return answer

    def close(self) -> None:
        pass


def test_a_late_answer_is_played_when_it_comes() -> None:
    thinker = Late()
    table = host(seed=0, speed=1.0, thinker=thinker)
    table.step(0.0)
    assert table.step(0.0) is None
    assert table.step(LONGEST_PAUSE + 0.1) is None
    request = thinker.asked[0]
    wanted = legal(request.observation)[-1]
    thinker.answer = Advice(request.id, wanted, (), 0)
    assert table.step(LONGEST_PAUSE + 0.2) is not None
    assert table.match.record.actions[-1] == wanted
    assert len(thinker.asked) == 1


def test_an_answer_to_another_question_is_not_played() -> None:
    thinker = Late()
    table = host(seed=0, thinker=thinker)
    table.step(0.0)
    table.step(0.0)
    thinker.answer = Advice(thinker.asked[0].id - 1, legal(thinker.asked[0].observation)[0], (), 0)
    assert table.step(0.1) is None


def test_silence_is_answered_by_a_simple_player() -> None:
    table = host(seed=0, thinker=Silent())
    table.step(0.0)
    assert table.step(0.0) is None
    assert table.step(SILENCE - 0.01) is None
    assert table.step(SILENCE) is not None


def test_of_a_slow_thinker_the_best_so_far_is_played() -> None:
    thinker = Late()
    table = host(seed=0, thinker=thinker)
    table.step(0.0)
    assert table.step(0.0) is None
    request = thinker.asked[0]
    first, *_, last = legal(request.observation)
    for action in (first, last):
        thinker.answer = Advice(request.id, action, (), 0, final=False)
        assert table.step(SILENCE - 0.01) is None
    assert table.step(SILENCE) is not None
    assert request.progress and table.match.record.actions[-1] == last


def test_an_early_answer_is_not_played_where_the_final_one_comes() -> None:
    thinker = Late()
    table = host(seed=0, speed=1.0, thinker=thinker)
    table.step(0.0)
    table.step(0.0)
    request = thinker.asked[0]
    early, *_, final = legal(request.observation)
    thinker.answer = Advice(request.id, early, (), 0, final=False)
    assert table.step(LONGEST_PAUSE) is None
    thinker.answer = Advice(request.id, final, (), 0)
    assert table.step(LONGEST_PAUSE) is not None
    assert table.match.record.actions[-1] == final


def test_it_may_be_thought_before_anybody_looks() -> None:
    """While the last play is shown the next one is found; it is played after its pause all the same."""
    thinker = Late()
    table = host(seed=0, speed=1.0, thinker=thinker)
    table.think_ahead()
    assert not thinker.asked and not table.asking
    table.step(0.0)
    table.think_ahead()
    assert table.asking and table.thinking is None
    thinker.answer = Advice(thinker.asked[0].id, legal(thinker.asked[0].observation)[0], (), 0)
    assert table.coming is None
    for _ in range(3):
        table.think_ahead()
    coming = table.coming
    assert coming is not None and coming.turn == table.viewer
    assert table.step(50.0) is None and table.thinking == 1
    assert table.step(50.0 + SHORTEST_PAUSE - 0.01) is None
    assert table.step(50.0 + LONGEST_PAUSE) is not None
    assert len(thinker.asked) == 1 and not table.asking
    assert table.observation == coming and table.coming is None


@pytest.mark.parametrize("wrong", [Play(39, (0, 1)), Declare(1, "low"), Deal(tuple(range(40)))])
def test_a_forbidden_answer_is_replaced_by_a_legal_one(wrong: Play | Declare | Deal) -> None:
    table = host(seed=0, thinker=InlineThinker(lambda request: Advice(request.id, wrong, (), 0)))
    table.step(0.0)
    step = table.step(0.0)
    assert step is not None and isinstance(step.events[0], Played)


def test_questions_hold_nothing_the_seat_may_not_know() -> None:
    thinker = Late()
    table = host("scopone_scientifico", 4, seed=0, thinker=thinker)
    table.step(0.0)
    table.step(0.0)
    seen = thinker.asked[0].observation
    assert [seat for seat, hand in enumerate(seen.hands) if any(card is not None for card in hand)] == [seen.seat]


def test_what_the_viewer_sees_hides_what_others_hold() -> None:
    table = host("scopa_classica", 3, seed=2)
    for step in run(table):
        for seat, hand in enumerate(step.after.hands):
            assert seat == table.viewer or all(card is None for card in hand)
        for event in step.events:
            if isinstance(event, Dealt):
                hidden = [packet.cards for packet in event.packets if packet.seat not in (None, table.viewer)]
                assert all(card is None for cards in hidden for card in cards)


def test_a_person_cannot_play_for_others_or_deal() -> None:
    table = host(seed=0, speed=1.0)
    table.step(0.0)
    assert table.observation.turn == 1
    card = table.match.state.hands[1][0]
    for action in (Play(card), Play(table.observation.hand[0]), Deal(tuple(range(40))), Declare(1, "low")):
        before = table.record
        with pytest.raises(IllegalAction):
            table.submit(action)
        assert table.record == before


def test_a_person_cannot_play_what_the_rules_forbid() -> None:
    table = host(seed=1)
    run(table)
    before = table.record
    outside = next(card for card in range(40) if card not in table.observation.hand)
    with pytest.raises(IllegalAction):
        table.submit(Play(outside))
    assert table.record == before


def test_others_declare_their_hands_and_the_person_is_asked() -> None:
    declared: set[bool] = set()
    for seed in range(60):
        table = host("cirulla_genovese", 2, seed=seed, deck_seed=seed)
        for step in run(table):
            declared |= {event.seat == table.viewer for event in step.events if isinstance(event, Declared)}
        offered = [action for action in legal(table.observation, table.viewer) if isinstance(action, Declare)]
        if offered:
            step = table.submit(offered[0])
            declared |= {event.seat == table.viewer for event in step.events if isinstance(event, Declared)}
    assert declared == {True, False}


@given(seed=st.integers(0, 999), turns=st.integers(1, 12), back=st.integers(1, 12))
def test_undo_goes_to_the_persons_decisions_and_redo_returns(seed: int, turns: int, back: int) -> None:
    table = host(seed=seed)
    for _ in range(turns):
        run(table)
        if table.waiting:
            table.go_on()
            run(table)
        table.submit(legal(table.observation)[0])
    run(table)
    end, record = table.observation, table.match.record.actions
    done = 0
    for _ in range(back):
        could = table.can_undo
        undone = table.undo()
        assert undone == could
        done += undone
        assert table.observation.turn == table.viewer or not done
    assert done == min(back, turns)
    while table.redo():
        pass
    assert table.observation == end
    assert table.match.record.actions == record


def test_what_was_taken_back_may_be_played_otherwise() -> None:
    table = host(seed=1)
    run(table)
    before = table.observation
    table.submit(legal(before)[0])
    run(table)
    assert table.undo() and table.observation == before
    table.submit(legal(before)[-1])
    assert not table.redo()
    assert table.match.record.assisted == {0}
    assert verify(table.record) == ()


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    table = host(seed=0)
    run(table)
    before = table.record
    assert not table.can_undo
    assert not table.undo() and table.record == before
    assert not table.redo() and table.record == before


def test_every_step_of_a_deal_can_be_seen_again() -> None:
    table = host(seed=0)
    assert table.this_deal == ()
    steps = tuple(run(table))
    assert table.this_deal == steps


def test_an_unknown_strength_is_played_by_the_standard_one() -> None:
    match = Match.new("scopa_classica", people(2, level="of tomorrow"), 0, STARTED)
    thinker = Late()
    table = Host(match, thinker, 0, SeededChance(1), SeededChance(2))
    table.step(0.0)
    table.step(0.0)
    assert thinker.asked[0].level == "regular"
