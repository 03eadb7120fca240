"""Choosing a play in the list at the table, by keys or by the pointer, and seeing it again."""

from dataclasses import replace

import pytest

from game.ai.advise import advise
from game.engine.actions import Play
from game.engine.cards import name
from game.engine.events import Played
from game.engine.play import legal
from game.engine.variants import ruleset
from game.match.coaching import Coaching
from game.match.thinker import InlineThinker
from game.ui.coach.speech import Helps
from game.ui.draw import Medal
from game.ui.inputs import Key, Move, Release
from game.ui.overlays.plays import PlayList
from game.ui.scale import Scale
from game.ui.scenes.practice import PracticeTable
from game.ui.table.layout import Pose
from game.ui.table.seating import give_way, layout, left_of
from tests.ui.pilot import PEOPLE, Sitting
from tests.ui.positions import stage, view
from tests.ui.test_overlays import made, numbers, plays
from tests.ui.test_past import told
from tests.ui.test_table_scene import turn_of


def test_the_chosen_play_is_always_before_the_eyes() -> None:
    listing = plays(36)
    listing.choose(1)
    assert listing.chosen == 35
    for at in range(34, -1, -1):
        listing.choose(-1)
        assert listing.chosen == at and at + 1 in numbers(listing)
    listing.choose(-1)
    assert listing.chosen == 0 and listing.handle(Key("enter")) == 0
    listing.handle(Key("end"))
    assert listing.chosen is None and listing.handle(Key("enter")) is None


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_play_chosen_in_the_list_is_seen_again_by_a_key(key: str) -> None:
    sitting = turn_of("scopa_classica", 3, 3, 1)
    made = sitting.state.plays
    sitting.key("right", "l", *["up"] * (len(made) + 2))
    for play in made:
        sitting.key(key)
        event = told(sitting)[0]
        assert isinstance(event, Played) and (event.seat, event.card) == (play.seat, play.play.card)
        sitting.key("down")
    assert sitting.state.plays == made


def test_the_pointer_chooses_in_the_list_and_enter_shows_that_play_instead_of_playing_a_card() -> None:
    sitting = turn_of("scopa_classica", 2, 3, 1)
    made = sitting.state.plays
    sitting.key("l", "right")
    row = [item for item in sitting.scene.items() if isinstance(item, Medal)][-len(made)]
    sitting.scene.handle(Move(row.x + 30, row.y))
    sitting.key("enter")
    assert sitting.scene.busy and sitting.state.plays == made
    sitting.key("enter")
    assert not sitting.scene.busy, "what is shown is ended first"
    sitting.key("right", "enter")
    assert len(sitting.state.plays) > len(made), "whoever chooses a card of his hand then means that"


def test_arrows_step_through_what_a_lifted_card_can_do_though_the_list_is_open() -> None:
    sitting = turn_of("scopa_libera", 2, 2)
    grip = sitting.scene.grip
    card = next(card for card, choice in grip.choices.items() if len(choice.plays) > 1)
    sitting.key("l", *["right"] * (1 + grip.hand.index(card)), "down", "down")
    assert grip.card == card and grip.stepped
    assert sitting.scene.listing is not None and sitting.scene.listing.chosen is None


def laid(count: int, **sizes: int) -> Sitting:
    """A deal in which so many cards lie on the table."""
    for seed in range(100):
        sitting = turn_of("escoba_clasica", 2, seed, **sizes)
        for _ in range(30):
            plays = [action for action in legal(sitting.state) if isinstance(action, Play)]
            if len(sitting.state.table) >= count and sitting.state.turn == 0:
                return sitting
            if not plays:
                break
            sitting.apply(min(plays, key=lambda play: len(play.taken or ())))
            sitting.settle()
    raise AssertionError("the table stayed small")


def lying(sitting: Sitting) -> dict[str, Pose]:
    """How the table cards lie now."""
    codes = {name(card) for card in sitting.state.table}
    return {item.key: Pose(item.x, item.y, item.height) for item in sitting.sprites() if item.key in codes}


@pytest.mark.parametrize("count", [5, 11])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (1080, 1920)])
def test_cards_give_way_to_the_list_and_come_back(size: tuple[int, int], count: int) -> None:
    sitting = laid(count, width=size[0], height=size[1])
    before = lying(sitting)
    sitting.key("l")
    assert lying(sitting) == before, "nothing jumps"
    sitting.wait(0.5)
    listing = sitting.scene.listing
    assert listing is not None
    assert all(pose.rect.right < listing.left for pose in lying(sitting).values())
    assert all(pose.rect.h > 0.09 * min(size) for pose in lying(sitting).values())
    sitting.key("l")
    sitting.wait(0.5)
    assert lying(sitting) == before


def test_a_list_that_is_closed_while_a_play_is_shown_ends_the_show() -> None:
    sitting = laid(5)
    sitting.key("l")
    sitting.wait(0.5)
    sitting.apply(next(action for action in legal(sitting.state) if isinstance(action, Play)))
    sitting.wait(0.1)
    assert sitting.scene.busy
    sitting.key("l")
    assert not sitting.scene.busy and sitting.scene.listing is None
    sitting.wait(0.5)
    targets = sitting.scene.hands.picture.placed(sitting.scene.layout)
    assert all((pose.x, pose.y) == (targets[key].pose.x, targets[key].pose.y) for key, pose in lying(sitting).items())


def test_beside_the_coach_as_well_the_list_covers_no_card() -> None:
    seen, coaching = view("2c3c4c5c6c7cKc2s3s4s5s", "7dAb"), Coaching(InlineThinker(advise))
    for width, height in ((1280, 800), (960, 600)):
        scene = PracticeTable(stage(width, height), seen, PEOPLE[:2], coaching, Helps())
        scene.handle(Key("c"))
        scene.update(0.5)
        scene.handle(Key("l"))
        scene.update(1.0)
        assert scene.listing is not None
        poses = [scene.hands.animator.targets()[name(card)].pose for card in seen.table]
        assert max(pose.rect.right for pose in poses) < scene.listing.left
        assert min(pose.rect.x for pose in poses) > scene.layout.stock.rect.right
        assert all(pose.height > 0.09 * height for pose in poses)


@pytest.mark.parametrize(
    ("game", "seats"), [("scopone_scientifico", 4), ("scopa_classica", 2), ("cirulla_genovese", 3)]
)
@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (1920, 1080), (1080, 1920)])
def test_a_long_list_leaves_the_own_cards_in_sight(game: str, seats: int, size: tuple[int, int]) -> None:
    held = 10 if seats == 4 else 3
    places = [layout(Scale(*size), seats, held)]
    if seats == 2 and size[0] > size[1]:
        places.append(left_of(places[0], 0.7 * size[0]))
    for where in places:
        listing = PlayList(stage(*size), where, view(preset=game, seats=seats, plays=made(24)), ("Jd",) * seats)
        cards = [where.hands[0].pose(index, held).rect for index in range(held)]
        assert not any(rect.overlaps(listing._paper) for rect in (*cards, where.piles[0].rect))
        assert listing._rows >= 4


def test_the_button_at_the_top_opens_the_list_and_closes_it() -> None:
    sitting = turn_of("scopa_classica", 2, 3, 1)
    button = sitting.scene.layout.icons[1].centre
    for opened in (True, False):
        sitting.press(*button)
        sitting.scene.handle(Release(*button, "left", sitting.now))
        assert (sitting.scene.listing is not None) is opened
        sitting.wait(0.5)


AROUND = [
    ("scopa_classica", 3, 3),
    ("cirulla_genovese", 3, 3),
    ("scopa_classica", 4, 3),
    ("scopone_scientifico", 4, 10),
    ("scopa_classica", 6, 3),
    ("scopone_scientifico", 6, 6),
]


@pytest.mark.parametrize(("game", "seats", "held"), AROUND)
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3840, 2160), (2560, 1080), (1080, 1920)])
def test_with_the_list_open_everybody_at_the_table_is_in_sight(
    size: tuple[int, int], game: str, seats: int, held: int
) -> None:
    if seats not in ruleset(game).tables:
        pytest.skip("not played by so many")
    whole = layout(Scale(*size), seats, held)
    listing = PlayList(stage(*size), whole, view(preset=game, seats=seats, plays=made(36)), ("Jd",) * seats)
    there = give_way(whole, listing.left)
    hands = [[place.pose(index, held).lying for index in range(held)] for place in there.hands]
    piles = list({pile.rect for pile in there.piles})
    furniture = [*there.plates, *piles, *(rect for hand in hands[1:] for rect in hand)]
    assert not [rect for rect in (*furniture, *hands[0]) if rect.overlaps(listing._paper)]
    for number, plate in enumerate(there.plates):
        others = [rect for seat, rect in enumerate(there.plates) if seat != number]
        cards = [rect for hand in (hands[0], hands[number]) for rect in hand]
        assert not [rect for rect in (*others, *piles, *cards) if rect.grow(-1).overlaps(plate)], (number, plate)
    for number in range(len(there.grids)):
        grid = there.grid(number)
        corners = [
            Pose(*grid.centre(row, half), grid.height).rect
            for row in (0, grid.rows - 1)
            for half in (1 - grid.columns, grid.columns - 1)
        ]
        assert grid.height > 0.085 * min(size)
        assert not [one for one in corners if one.overlaps(listing._paper)]
        assert not [one for one in corners if any(one.grow(-1).overlaps(rect) for rect in furniture)], number


def medals(sitting: Sitting) -> dict[str, tuple[float, float, float]]:
    """Where the portraits of the plates are."""
    faces = [item for item in sitting.scene.items() if isinstance(item, Medal)][: sitting.state.seats]
    return {item.code: (item.x, item.y, item.radius) for item in faces}


@pytest.mark.parametrize(("game", "seats"), [("scopa_classica", 3), ("scopone_scientifico", 4), ("scopa_classica", 6)])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1080, 1920)])
def test_the_table_for_more_gives_way_and_comes_back(size: tuple[int, int], game: str, seats: int) -> None:
    sitting = turn_of(game, seats, 3, width=size[0], height=size[1])
    codes = {item.key for item in sitting.sprites()}

    def poses() -> dict[str, tuple[float, float, float]]:
        cards = {item.key: (item.x, item.y, item.height) for item in sitting.sprites() if item.key in codes}
        return {**cards, **medals(sitting)}

    before, whole = poses(), sitting.scene.layout
    sitting.key("l")
    assert poses() == before, "nothing jumps"
    sitting.wait(0.5)
    listing = sitting.scene.listing
    assert listing is not None
    assert not [key for key, (x, y, _) in poses().items() if listing._paper.contains(x, y)]
    sitting.key("l")
    sitting.wait(0.5)
    assert poses() == before and sitting.scene.layout == whole


@pytest.mark.parametrize("speed", [1.0, 0.5, 0.0])
@pytest.mark.parametrize(("game", "seats"), [("scopa_classica", 3), ("scopone_scientifico", 4), ("scopa_classica", 6)])
def test_plates_glide_beside_the_cards_and_arrive_with_them(game: str, seats: int, speed: float) -> None:
    sitting = turn_of(game, seats, 3)
    sitting.scene.resize(replace(stage(), speed=speed))
    start, began = medals(sitting), sitting.now
    sitting.key("l")
    sitting.scene.update(began + 0.08 * speed)
    there = medals(sitting) if speed else start
    assert sitting.scene.moving or not speed
    sitting.scene.update(began + 0.2)
    end = medals(sitting)
    assert start != end and sitting.scene.hands.still(began + 0.2)
    for face, (x, y, _) in end.items():
        assert min(x, start[face][0]) <= there[face][0] <= max(x, start[face][0])
        assert there[face][:2] != (x, y) or start[face] == end[face]
        assert there[face] != start[face] or start[face] == end[face] or not speed
        assert abs(y - start[face][1]) < 400


def test_with_reduced_motion_plates_change_place_with_the_cards_without_travelling() -> None:
    sitting = turn_of("scopa_classica", 3, 3)
    sitting.scene.resize(replace(stage(), reduced_motion=True))
    start = medals(sitting)
    sitting.key("l")
    seen = set()
    for moment in range(20):
        sitting.scene.update(sitting.now + moment / 60)
        seen.add(tuple(sorted(medals(sitting).items())))
    assert len(seen) == 2 and tuple(sorted(start.items())) in seen


def test_a_list_closed_while_it_opens_turns_everything_round_where_it_is() -> None:
    sitting = turn_of("scopa_classica", 4, 3)
    start = medals(sitting)
    sitting.key("l")
    sitting.wait(0.05)
    midway = medals(sitting)
    sitting.key("l")
    assert medals(sitting) == midway != start
    sitting.wait(0.5)
    assert medals(sitting) == start
