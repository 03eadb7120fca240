"""The screen on which a match is looked through: everything is reached, nothing stands over anything else."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from game.engine.actions import Deal, Declare, Fair
from game.engine.cards import DECK, name
from game.engine.play import apply, legal
from game.engine.record import Record
from game.engine.shuffle import commitment, cut, proof
from game.ui.draw import Sprite
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.reviewing.curve import LeadCurve, lead
from game.ui.reviewing.listing import triangles
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.scene import Go
from tests.engine.matches import TABLES
from tests.match.fakes import Silent
from tests.match.records import played
from tests.ui.positions import stage
from tests.ui.reviews import click, listing, part, press, scene, texts


def sealed() -> Record:
    """A match whose deal can be proved."""
    record = played("scopa_classica", 2, actions=12)
    nonce, lifted = bytes(32), 11
    pack = tuple(Random(3).sample(DECK, len(DECK)))
    deal = Deal(cut(pack, lifted), Fair(commitment(pack, nonce), nonce.hex(), lifted))
    state = apply(record.beginning, deal)[0]
    return replace(record, actions=(deal, legal(state)[0]))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_stepping_reaches_every_play_of_every_game(preset: str, seats: int) -> None:
    shown = scene(played(preset, seats, actions=50), graded=False)
    seen = [shown.place]
    for _ in shown.reviewing.decisions[1:]:
        press(shown, "right")
        seen.append(shown.place)
        before = shown.reviewing.decisions[shown.place].before
        faces = {item.face for item in shown.items() if isinstance(item, Sprite)}
        assert faces >= {name(card) for cards in (*before.hands, before.table) for card in cards}
    assert seen == list(range(len(shown.reviewing.decisions)))
    press(shown, "right")
    assert shown.place == seen[-1]


def test_keys_and_buttons_go_to_the_ends_and_back() -> None:
    shown = scene(played("scopa_classica", 2))
    last = len(shown.reviewing.decisions) - 1
    press(shown, "end")
    assert shown.place == last
    press(shown, "left")
    assert shown.place == last - 1
    press(shown, "home")
    assert shown.place == 0
    for key, place in (("next", 1), ("last", last), ("back", last - 1), ("first", 0)):
        click(shown, *part(shown, key).centre)
        assert shown.place == place


def test_the_next_mistake_is_the_persons() -> None:
    shown = scene(played("scopa_classica", 2))
    known = shown.reviewing
    mine = [at for at, one in enumerate(known.decisions) if one.seat == 0 and known.costly(at)]
    found = []
    for _ in mine:
        press(shown, "n")
        found.append(shown.place)
    assert mine and sorted(found) == mine


def test_by_cost_the_dearest_comes_first() -> None:
    shown = scene(played("scopa_classica", 2))
    switch = part(shown, "order")
    click(shown, switch.right - 5, switch.centre[1])
    losses = [one.loss or 0.0 for one in listing(shown).lines]
    assert losses[0] > 0.5 and all(before >= after for before, after in pairwise(losses))
    assert len(losses) == len(shown.reviewing.decisions)
    order = [one.place for one in listing(shown).lines]
    for _ in order:
        press(shown, "up")
    assert shown.place == order[0]
    top = listing(shown)
    click(shown, top.view.centre[0], top.view.y + 2.5 * top.pitch)
    assert shown.place == order[2]
    press(shown, "down")
    assert shown.place == order[3]


def test_triangles_follow_the_classes() -> None:
    assert [triangles(loss) for loss in (0.0, 0.09, 0.10, 0.24, 0.25, 0.49, 0.50, 3.0)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_a_click_on_the_course_goes_there() -> None:
    shown = scene(played("scopa_classica", 2, actions=100))
    course = shown._form.find("course")
    assert isinstance(course, LeadCurve)
    click(shown, course.rect.right - 1, course.rect.centre[1])
    assert shown.place == len(shown.reviewing.decisions) - 1
    click(shown, course.rect.x + 1, course.rect.centre[1])
    assert shown.place == 0


def test_the_course_is_the_lead_at_every_moment() -> None:
    shown = scene(played("escoba_clasica", 2, actions=120), graded=False)
    course = shown._form.find("course")
    assert isinstance(course, LeadCurve)
    counted = [
        (made, one.after.scores)
        for made, one in zip(course.leads, shown.reviewing.decisions, strict=True)
        if not any(one.after.hands)
    ]
    assert counted and all(made == scores[0] - scores[1] for made, scores in counted)
    first = shown.reviewing.decisions[0].before
    swept = replace(first, sweeps=((0, 1), ()))
    assert lead(swept, 0) == lead(first, 0) + 2


def test_it_says_how_far_grading_has_come_and_goes_on_while_one_steps() -> None:
    shown = scene(played("scopa_classica", 2), graded=False)
    total = len(shown.reviewing.decisions)
    assert f"Graded {shown.reviewing.graded} of {total}" in texts(shown)
    while shown.moving:
        press(shown, "right")
        shown.update(0.0)
    assert shown.reviewing.graded == total
    assert "Points lost per decision" in texts(shown)


def test_a_thinker_that_never_answers_is_no_hindrance() -> None:
    shown = ReviewScene(stage(), played("scopa_classica", 2), Silent())
    for place in range(20):
        shown.update(place / 10)
        press(shown, "right")
    assert shown.place == 20 and shown.moving


def test_it_runs_by_itself_until_the_end_or_a_step() -> None:
    shown = scene(played("scopa_classica", 2, actions=8))
    shown.update(1.0)
    press(shown, "p")
    assert shown.moving
    for second in range(2, 60):
        shown.update(float(second))
    assert shown.place == len(shown.reviewing.decisions) - 1 and not shown.moving
    press(shown, "p")
    assert shown.place == 0 and shown.moving
    press(shown, "right")
    assert not shown.moving


def test_leaving_and_the_proof_of_the_deal() -> None:
    shown = scene(played("scopa_classica", 2))
    assert press(shown, "escape") == [Go("back")]
    assert click(shown, *part(shown, "leave").centre) == [Go("back")]
    assert shown._form.find("proof") is None
    shown = scene(sealed())
    assert click(shown, *part(shown, "proof").centre) == [Go("proof")]
    assert shown.deal == shown.reviewing.decisions[0].pack
    assert shown.deal is not None and proof(shown.deal)


def test_the_deal_is_that_of_the_position() -> None:
    record = played("scopa_classica", 2, actions=60)
    shown = scene(record, graded=False)
    packs = [action for action in record.actions if isinstance(action, Deal)]
    assert shown.deal == packs[0]
    press(shown, "end")
    assert shown.deal == packs[-1] != packs[0]


def test_an_unplayed_match_says_so() -> None:
    shown = scene(replace(played("scopa_classica", 2), actions=()))
    assert "No card has been played in this match." in texts(shown)
    assert press(shown, "right", "n", "down", "home", "p") == [] and shown.deal is None
    assert press(shown, "escape") == [Go("back")]


def test_declarations_are_plays_like_others() -> None:
    records = (played("cirulla_genovese", 3, seed, 90) for seed in range(30))
    record = next(one for one in records if any(isinstance(action, Declare) for action in one.actions))
    shown = scene(record)
    place = next(at for at, one in enumerate(shown.reviewing.decisions) if isinstance(one.action, Declare))
    while shown.place < place:
        press(shown, "right")
    assert any("declare" in text for text in texts(shown))


def test_keyboard_alone_reaches_every_control() -> None:
    shown = scene(played("scopa_classica", 2))
    reached = set()
    for _ in range(12):
        press(shown, "tab")
        reached.add(shown._form.focus)
    assert reached >= {"leave", "order", "list", "first", "back", "play", "next", "last", "course"}


EVENTS: tuple[Input, ...] = (
    *map(Key, ("down", "up", "left", "right", "tab", "enter", "space", "n", "p", "pagedown", "home", "end", "x")),
    Wheel(-3, 200, 400),
    Move(200, 300),
    Press(200, 300),
    Release(200, 300),
    Focus(False),
    Press(900, 700),
    Move(700, 700),
    Press(900, 700, "right"),
)


@pytest.mark.parametrize("actions", [0, 1, 2, 60])
def test_no_input_does_harm(actions: int) -> None:
    record = played("cirulla_genovese", 2)
    shown = scene(replace(record, actions=record.actions[:actions]), graded=False)
    for place in range(100):
        shown.handle(EVENTS[place * 8 % len(EVENTS)])
        shown.update(place / 10)
        shown.items()
    shown.resize(stage(960, 600))
    assert shown.items()
