"""One list of actions, a cursor in it, and nothing lost."""

import pytest

from game.engine.actions import Deal, Play
from game.engine.play import IllegalAction, apply, legal
from game.engine.record import dumps, loads
from game.engine.ruleset import RuleError
from game.match.match import Match
from game.match.packs import seeded_pack
from tests.match.fakes import STARTED, people


@pytest.fixture
def match() -> Match:
    begun = Match.new("scopa_classica", people(2), 0, STARTED)
    begun.submit(Deal(seeded_pack(3, 0)))
    for _ in range(4):
        begun.submit(legal(begun.state)[0])
    return begun


def test_the_state_is_what_follows_from_the_actions(match: Match) -> None:
    state = match.record.beginning
    for action in match.record.actions:
        state, _ = apply(state, action)
    assert match.state == state
    assert Match(match.record).state == state


def test_a_forbidden_action_changes_nothing(match: Match) -> None:
    before = match.record, match.state
    with pytest.raises(IllegalAction):
        match.submit(Play(match.state.hands[1 - match.state.turn][0]))
    assert (match.record, match.state) == before


def test_undo_and_redo_walk_through_all_states(match: Match) -> None:
    states = [match.state]
    while match.undo():
        states.append(match.state)
    assert len(states) == len({id(state) for state in states}) == 6
    assert match.record.actions == () and match.state == match.record.beginning
    assert not match.undo()
    for state in states[-2::-1]:
        assert match.redo() and match.state == state
    assert not match.redo()


def test_a_new_action_replaces_what_was_taken_back(match: Match) -> None:
    kept = match.record.actions[:-2]
    match.undo()
    match.undo()
    other = legal(match.state)[-1]
    match.submit(other)
    assert match.record.actions == (*kept, other)
    assert not match.redo()


def test_what_just_happened_can_be_told_again(match: Match) -> None:
    before = match.state
    events = match.submit(legal(before)[0])
    deal = match.this_deal
    assert (deal[-1].before, deal[-1].events, deal[-1].after) == (before, events, match.state)
    assert isinstance(deal[0].action, Deal) and not any(isinstance(step.action, Deal) for step in deal[1:])
    assert Match.new("scopa_classica", people(2), 0, STARTED).this_deal == ()


def test_help_is_noted_at_the_present_deal(match: Match) -> None:
    match.mark_assisted()
    assert match.record.assisted == {0}
    assert loads(dumps(match.record)).record == match.record


def test_help_before_the_first_deal_is_no_help() -> None:
    match = Match.new("scopa_classica", people(2), 0, STARTED)
    match.mark_assisted()
    assert match.record.assisted == frozenset()


def test_packs_are_counted_with_those_thrown_back() -> None:
    match = Match.new("scopa_classica", people(2), 0, STARTED)
    kings = [9, 19, 29, 39]
    others = [card for card in range(40) if card not in kings]
    match.submit(Deal((*others[:6], *kings, *others[6:])))
    assert match.packs == 1 and match.state.deal_number == 0
    match.submit(Deal(seeded_pack(3, match.packs)))
    assert match.packs == 2 and match.state.deal_number == 1


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("bridge", 2, {}), ("scopa_classica", 5, {}), ("scopone_classico", 2, {}), ("scopa_classica", 2, {"target": 0})],
)
def test_a_match_that_cannot_be_is_refused(game: str, players: int, options: dict[str, object]) -> None:
    with pytest.raises(RuleError):
        Match.new(game, people(players), 0, STARTED, options)
