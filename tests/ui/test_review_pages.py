"""The pages of the paper in a review: the match in short, hindsight, luck, and whose words they are."""

from dataclasses import replace

import pytest

from game.ai.review import chance_lost
from game.engine.cards import name
from game.engine.record import Record, Seat
from game.match.reviewing.overview import overview
from game.match.thinker import InlineThinker
from game.ui.coach.voice import NOTICED
from game.ui.draw import Sprite, Vector
from game.ui.inputs import Input, Key, Press, Wheel
from game.ui.reviewing.listing import Listing
from game.ui.reviewing.onlooker import onlooker
from game.ui.reviewing.told import about
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.scene import Learn
from tests.match.fakes import host, play_on
from tests.match.records import NAMES, played
from tests.ui.positions import ENGLISH, stage
from tests.ui.reviews import click, part, press, roughly, scene, texts
from tests.ui.test_game import Player


def opened(record: Record) -> ReviewScene:
    """The review as it is once all is known and nobody has touched it."""
    shown = ReviewScene(stage(), record, InlineThinker(roughly))
    while shown.moving:
        shown.update(0.0)
    return shown


def watched(record: Record) -> Record:
    """The same match among opponents alone."""
    names = ("Marco", *NAMES[1:])
    return replace(record, seats=tuple(Seat(names[place], "ai", "regular") for place in range(len(record.seats))))


def whole(shown: ReviewScene) -> str:
    return " ".join(texts(shown))


def settled(shown: ReviewScene) -> str:
    """All that is said once hindsight has come to an end."""
    while shown.moving:
        shown.update(0.0)
    return whole(shown)


def test_it_begins_with_what_cost_most() -> None:
    shown = opened(played("scopa_classica", 2))
    short = overview(shown.reviewing, {0})
    dear = shown._form.find("dear")
    assert isinstance(dear, Listing) and [line.place for line in dear.lines] == list(short.dearest)
    own = [shown.reviewing.loss(at) for at, one in enumerate(shown.reviewing.decisions) if one.seat == 0]
    assert [shown.reviewing.loss(at) for at in short.dearest] == sorted(own, reverse=True)[:3]
    click(shown, dear.rect.centre[0], dear.rect.y + 1.5 * dear.pitch)
    assert shown.place == short.dearest[1] and shown._form.find("course") and not shown._form.find("dear")
    press(shown, "s")
    assert shown._form.find("dear")
    click(shown, *part(shown, "plays").centre)
    assert not shown._form.find("dear")


def test_whoever_looks_around_is_left_alone() -> None:
    shown = ReviewScene(stage(), played("scopa_classica", 2), InlineThinker(roughly))
    shown.handle(Key("right"))
    settled(shown)
    assert shown._form.find("course")


def test_the_overview_counts_what_there_is() -> None:
    reviewing = scene(played("scopa_classica", 2, actions=100)).reviewing
    short = overview(reviewing, {0})
    own = [at for at, one in enumerate(reviewing.decisions) if one.seat == 0 and not one.forced]
    assert short.choices == len(own) == short.good + short.losses
    assert short.losses == sum(reviewing.loss(at) >= 0.10 for at in own)
    assert short.pattern is not None and 1 < short.alike <= short.losses
    assert overview(reviewing, ()).dearest == ()


def test_the_lesson_that_fits_is_a_click_away() -> None:
    shown = opened(played("scopa_classica", 2, actions=100))
    lesson = overview(shown.reviewing, {0}).lesson
    assert lesson is not None
    assert click(shown, *part(shown, "lesson").centre) == [Learn(lesson)]


def test_hindsight_answers_and_shows_the_line() -> None:
    shown = scene(played("scopa_classica", 2))
    press(shown, *["right"] * 31, "w")
    said = settled(shown)
    verdict = shown.reviewing.wonder(shown.place).verdict
    assert verdict is not None
    assert ("Yes:" in said) is verdict.won(0) and ("No:" in said) is not verdict.won(0)
    assert f"{verdict.points[0]} : {verdict.points[1]}" in said
    press(shown, "w")
    assert shown._form.find("course")
    click(shown, *part(shown, "hindsight").centre)
    press(shown, "right")
    assert shown._form.find("course")


def test_what_is_too_far_from_the_end_is_said_to_be() -> None:
    shown = scene(played("cirulla_genovese", 2, actions=50))
    press(shown, "w")
    assert "So far from the end" in settled(shown)
    shown = scene(played("scopa_classica", 3, actions=50))
    press(shown, "w")
    assert "no exact answer" in settled(shown)


def test_a_deal_that_is_not_over_keeps_its_secrets() -> None:
    shown = scene(played("scopa_classica", 2, actions=20))
    assert shown._form.find("hindsight") is None
    press(shown, "w")
    assert shown._form.find("course") and "The deal was worth" not in whole(shown)


@pytest.mark.parametrize(("preset", "seats", "about"), [("scopa_classica", 2, False), ("scopa_classica", 3, True)])
def test_luck_stands_over_the_plays_of_a_deal(preset: str, seats: int, about: bool) -> None:
    said = whole(scene(played(preset, seats, actions=60)))
    assert "The deal was worth" in said and ("worth about" in said) is about


def test_a_mistake_says_what_it_cost_of_the_match() -> None:
    shown = scene(played("scopa_classica", 2))
    press(shown, "n")
    decision = shown.reviewing.decisions[shown.place]
    grade = shown.reviewing.grades[shown.place]
    assert grade is not None
    chance = chance_lost(decision, grade)
    assert chance is not None and chance == pytest.approx(0.065 * grade.loss, abs=0.015 * grade.loss)
    assert f"about {round(100 * chance)}% of the match." in whole(shown)
    three = scene(played("scopa_classica", 3))
    press(three, "n")
    assert "of the match." not in whole(three)


@pytest.mark.parametrize(("preset", "seats"), [("scopa_classica", 2), ("scopone_scientifico", 4)])
def test_nobody_is_you_where_nobody_plays(preset: str, seats: int) -> None:
    shown = opened(watched(played(preset, seats, actions=60)))
    said = [whole(shown)]
    press(shown, "w")
    said.append(settled(shown))
    for _ in range(12):
        press(shown, "right")
        # A sentence about a loss speaks to whoever made it, and says so.
        said += [whole(shown)] if shown.reviewing.loss(shown.place) < NOTICED else []
    words = {word.strip(".,:;?!").lower() for text in said for word in text.split()}
    assert not words & {"you", "your", "i"} and "marco" in words


def test_a_match_is_judged_once_and_a_lesson_leads_back_to_it() -> None:
    table, player = host(target=1), Player()
    play_on(table)
    player.game.keeper.match(table.match)
    player.game.look_through(1)
    while player.game.scene.moving:
        player.wait()
    first = player.game.scene
    assert isinstance(first, ReviewScene)
    player.key("escape")
    player.game.look_through(1)
    again = player.game.scene
    assert isinstance(again, ReviewScene) and again is not first and not again.moving
    assert again.reviewing.done and again.reviewing.fortunes.luck.keys() == first.reviewing.fortunes.luck.keys()
    again._commands.append(Learn("sevens"))
    player.wait()
    lessons = player.game.scene
    assert isinstance(lessons, LessonsScene) and lessons.lesson is not None
    for _ in range(4):
        if player.game.scene is not again:
            player.key("escape")
    assert player.game.scene is again


def test_a_match_of_three_was_lost_to_the_winner_alone() -> None:
    seats = (Seat("Anna", "human"), Seat("Nonno Gino", "ai", "regular"), Seat("Zia Pina", "ai", "regular"))
    record = replace(played("scopa_classica", 3, actions=2), seats=seats)
    end = replace(record.beginning, winner=2, scores=(0, 2, 11))
    told = about(ENGLISH, record, onlooker(ENGLISH, record, "italian"), end)
    assert told == "Classic Scopa. Lost to Zia Pina, 0 : 2 : 11"


LOOKS: list[Input] = [Key("right"), Press(200, 350), Wheel(-1, 200, 350)]


@pytest.mark.parametrize("look", LOOKS)
def test_what_is_being_read_is_not_replaced_when_all_is_graded(look: Input) -> None:
    shown = ReviewScene(stage(), played("scopa_classica", 2), InlineThinker(roughly))
    shown.update(0.0)
    shown.handle(look)
    assert shown.moving
    here = shown.place
    while shown.moving:
        shown.update(0.0)
    assert shown._paper.page == "plays" and shown.place == here
    assert opened(played("scopa_classica", 2))._paper.page == "overview"


def test_the_match_in_short_is_offered_to_whoever_may_be_reading() -> None:
    shown = ReviewScene(stage(), played("scopa_classica", 2), InlineThinker(roughly))
    now = 0.0
    while shown.moving:
        shown.update(now)
        now += 1.0
    assert shown._paper.page == "plays" and "All plays are graded now" in whole(shown)
    press(shown, "s")
    assert shown._paper.page == "overview" and "All plays are graded now" not in whole(shown)
    press(shown, "s")
    assert shown._paper.page == "plays" and "All plays are graded now" not in whole(shown)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1080, 1920)])
def test_the_line_around_a_card_of_a_full_hand_goes_under_the_next_card(size: tuple[int, int]) -> None:
    shown = scene(played("scopone_scientifico", 4, actions=3), *size)
    for place, decision in enumerate(shown.reviewing.decisions):
        while shown.place < place:
            press(shown, "right")
        cards = sorted(decision.before.hands[decision.seat])
        keys = [item.key if isinstance(item, Sprite) else "" for item in shown.items()]
        order = sorted(keys.index(name(card)) for card in cards)
        made = keys.index(name(decision.action.card))  # type: ignore[union-attr]
        assert isinstance(shown.items()[made + 1], Vector)
        assert made == order[-1] or order[order.index(made) + 1] > made + 1
