"""Looking back: every decision is found as it was met, and graded as the coach would have graded it."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.ai.advise import advise
from game.ai.explain.grades import Grade, grade
from game.ai.review import Decision, decisions, mean_loss, question, verdict
from game.ai.types import Budget, Candidate
from game.engine.actions import Deal, Declare, Play
from game.engine.cards import DECK
from game.engine.events import Redeal
from game.engine.observe import observe
from game.engine.record import Record, steps
from tests.engine.matches import TABLES
from tests.match.records import played

FEW = Budget(6)


def with_events(kind: type, preset: str = "cirulla_genovese") -> Record:
    """A match in which this happens."""
    records = (played(preset, 2, seed, 150) for seed in range(200))
    return next(one for one in records if any(isinstance(e, kind) for step in steps(one) for e in step.events))


def declared() -> Decision:
    records = (played("cirulla_genovese", 2, seed, 80) for seed in range(50))
    return next(one for record in records for one in decisions(record) if isinstance(one.action, Declare))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_play_and_declaration_is_a_decision(preset: str, seats: int) -> None:
    record = played(preset, seats)
    found = decisions(record)
    assert [one.action for one in found] == [one for one in record.actions if not isinstance(one, Deal)]
    assert all(one.pack in record.actions and one.before.hands[one.seat] for one in found)
    for before, after in pairwise(found):
        assert (after.deal, after.number) in {(before.deal, before.number + 1), (before.deal + 1, 1)}


def test_packs_thrown_back_are_no_deals() -> None:
    record = with_events(Redeal)
    found = decisions(record)
    packs = [one for one in record.actions if isinstance(one, Deal)]
    deals = {one.deal for one in found}
    assert deals == set(range(1, len(deals) + 1)) and len(deals) < len(packs)
    assert all(set(one.pack.deck) == set(DECK) for one in found)


def test_a_match_without_a_card_played_has_no_decisions() -> None:
    record = played("scopa_classica", 2)
    assert decisions(replace(record, actions=())) == ()
    assert decisions(replace(record, actions=record.actions[:1])) == ()


@pytest.mark.parametrize(("preset", "seats"), [("scopa_classica", 2), ("escoba_clasica", 3), ("scopa_classica", 4)])
def test_the_question_holds_what_the_seat_saw_and_nothing_else(preset: str, seats: int) -> None:
    for one in decisions(played(preset, seats)):
        asked = question(one, -7)
        assert asked.observation == observe(one.before, one.seat)
        assert (asked.id, asked.level, asked.budget) == (-7, "master", Budget(0))
        assert asked == question(one, -7)


@pytest.mark.parametrize("preset", ["scopa_classica", "escoba_clasica"])
def test_plays_are_graded_as_the_coach_grades_them(preset: str) -> None:
    for one in decisions(played(preset, 2, actions=25)):
        candidates = advise(replace(question(one, 1), budget=FEW)).candidates
        if one.forced:
            assert verdict(one, candidates) == Grade("best", 0.0)
        else:
            assert verdict(one, candidates) == grade(candidates, one.action)


def test_a_play_that_nobody_looked_at_has_no_grade() -> None:
    one = next(one for one in decisions(played("scopa_classica", 2)) if not one.forced)
    other = next(card for card in DECK if card not in one.before.hands[one.seat])
    assert verdict(one, (Candidate(Play(other), 1.0),)) is None


def test_the_dearest_declaration_costs_nothing_and_silence_its_points() -> None:
    one = declared()
    advice = advise(replace(question(one, 1), budget=FEW))
    assert isinstance(advice.action, Declare)
    points = advice.candidates[0].value
    assert verdict(replace(one, action=advice.action), advice.candidates) == Grade("best", 0.0)
    silent = replace(one, action=Play(one.before.hands[one.seat][0]))
    assert verdict(silent, advice.candidates) == Grade("blunder", points)


def test_the_mean_of_losses() -> None:
    assert mean_loss([]) is None
    assert mean_loss([Grade("best", 0.0), Grade("mistake", 0.4)]) == pytest.approx(0.2)
