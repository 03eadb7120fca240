"""The table played with real inputs: what is dragged, clicked and typed is what happens, and nothing else."""

from random import Random

import pytest

from game.engine.actions import Play
from game.engine.cards import name
from game.engine.play import legal
from game.engine.state import Phase
from game.ui.draw import Label
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.scenes.scene import Go, Sound, Submit
from game.ui.table.place import HAND_LAYER
from tests.ui.pilot import Sitting, stage

GAMES = (
    ("scopa_classica", 2),
    ("scopa_libera", 3),
    ("scopone_scientifico", 4),
    ("escoba_clasica", 2),
    ("asso_piglia_tutto", 4),
    ("cirulla_genovese", 2),
    ("scopa_classica", 6),
    ("scopa_assi_circolo", 2),
)


def turn_of(preset: str, seats: int, seed: int, plays: int = 0, **size: int) -> Sitting:
    """A match at the viewer's turn after so many plays of his own."""
    sitting = Sitting(preset, seats, seed, **size)
    sitting.deal()
    sitting.settle()
    sitting.others()
    for _ in range(plays):
        options = [action for action in legal(sitting.state) if isinstance(action, Play)]
        if sitting.state.phase is not Phase.PLAY:
            break
        sitting.apply(sitting.random.choice(options))
        sitting.settle()
        sitting.others()
    return sitting


def free_spot(sitting: Sitting) -> tuple[float, float]:
    """A point on the cloth where no card is meant."""
    area, unit = sitting.scene.layout.area, sitting.scene.layout.scale.u
    return area.centre[0], area.bottom + 14 * unit


def dragged(sitting: Sitting, play: Play) -> None:
    """Make a play by dragging, stepping through the sets with the wheel."""
    scene = sitting.scene
    x, y = sitting.at(play.card)
    sitting.press(x, y)
    zone = scene.grip.zone
    choice = scene.grip.choices[play.card]
    to = free_spot(sitting)
    if play.taken is None and choice.sets and zone is not None:
        to = zone.centre
    scene.handle(Move(x, y - 30, sitting.now))
    if play.taken is not None and len(choice.sets) > 1:
        while (
            scene.grip.choice is None
            or scene.grip.choice.armed is None
            or (scene.grip.choice.sets[scene.grip.choice.armed] != play.taken)
        ):
            scene.handle(Wheel(-1, x, y))
    scene.handle(Move(*to, sitting.now))
    scene.handle(Release(*to, "left", sitting.now))
    sitting.perform()


def clicked(sitting: Sitting, play: Play) -> None:
    """Make a play by clicks: on the card, then on the cloth, answering the chooser if it opens."""
    x, y = sitting.at(play.card)
    for turn in range(2):
        if turn:
            zone = sitting.scene.grip.zone
            x, y = zone.centre if play.taken is None and zone is not None else free_spot(sitting)
        sitting.press(x, y)
        sitting.scene.handle(Release(x, y, "left", sitting.now))
        sitting.wait(0.6)
    answered(sitting, play)


def typed(sitting: Sitting, play: Play) -> None:
    """Make a play with the keyboard alone."""
    scene = sitting.scene
    while scene.grip.card != play.card:
        sitting.key("right")
    if play.taken is None and scene.grip.choices[play.card].sets:
        sitting.key("up")
    sitting.key("enter")
    answered(sitting, play)


def answered(sitting: Sitting, play: Play) -> None:
    scene = sitting.scene
    if scene.popup is None:
        return
    options = [option.taken for option in scene.grip.choices[play.card].plays]
    for _ in range(options.index(play.taken)):
        sitting.key("right")
    sitting.key("enter")


@pytest.mark.parametrize("way", [dragged, clicked, typed])
@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_every_legal_play_can_be_made_in_every_way(way, preset: str, seats: int) -> None:  # type: ignore[no-untyped-def]
    plays = [action for action in legal(turn_of(preset, seats, 3, 1).state) if isinstance(action, Play)]
    for play in Random(1).sample(plays, min(6, len(plays))):
        sitting = turn_of(preset, seats, 3, 1)
        made = len(sitting.made)
        way(sitting, play)
        assert sitting.made[made:] == [play], (name(play.card), play.taken)
        sitting.settle()


def rests(sitting: Sitting) -> dict[str, tuple[float, ...]]:
    return {sprite.key: (sprite.x, sprite.y, sprite.height, sprite.angle) for sprite in sitting.sprites()}


@pytest.mark.parametrize("end", ["escape", "right", "focus", "outside", "hand"])
def test_a_cancelled_drag_leaves_no_trace(end: str) -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    before, made = rests(sitting), len(sitting.made)
    card = sitting.scene.grip.hand[0]
    x, y = sitting.at(card)
    sitting.press(x, y)
    sitting.scene.handle(Move(x + 50, y - 150, sitting.now))
    sitting.wait(0.1)
    ends: dict[str, Input] = {
        "escape": Key("escape"),
        "right": Press(x, y, "middle"),
        "focus": Focus(False),
        "outside": Release(-40, 5000, "left", sitting.now),
        "hand": Release(x + 3, y, "left", sitting.now),
    }
    if end == "hand":
        sitting.scene.handle(Move(x + 3, y, sitting.now))
    sitting.scene.handle(ends[end])
    sitting.scene.handle(Move(3, 3, sitting.now))
    sitting.wait(0.6)
    assert rests(sitting) == before
    assert len(sitting.made) == made


def test_the_card_is_held_where_it_was_grabbed() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    card = sitting.scene.grip.hand[1]
    x, y = sitting.at(card)
    sitting.press(x + 20, y + 30)
    sitting.scene.handle(Move(x + 20, y - 70, sitting.now))
    held = next(sprite for sprite in sitting.sprites() if sprite.key == name(card))
    assert (round(held.x), round(held.y)) == (round(x), round(y - 100))


def test_one_sprite_a_card_in_every_frame() -> None:
    sitting = Sitting("scopone_scientifico", 4, 5)
    sitting.deal()
    for _ in range(400):
        sitting.wait(1 / 20, 1 / 20)
        keys = [sprite.key for sprite in sitting.sprites()]
        assert len(keys) == len(set(keys))
        if not sitting.scene.busy and sitting.state.phase is Phase.PLAY:
            sitting.apply(sitting.random.choice([act for act in legal(sitting.state) if isinstance(act, Play)]))


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_after_every_show_the_cards_lie_where_they_belong(preset: str, seats: int) -> None:
    sitting = Sitting(preset, seats, 8)
    sitting.deal()
    while sitting.state.phase is Phase.PLAY:
        sitting.settle()
        view = sitting.scene.view
        expected = sitting.scene.hands.picture.placed(sitting.scene.layout)
        assert sitting.scene.hands.animator.targets() == expected
        table = {
            sprite.key for layer, sprite in sitting.scene.hands.animator.sprites(sitting.now) if layer < HAND_LAYER
        }
        assert table == {name(card) for card in view.table}
        sitting.apply(sitting.random.choice([act for act in legal(sitting.state) if isinstance(act, Play)]))


def test_skipping_reduced_and_full_motion_end_alike() -> None:
    ends = []
    for manner in ("full", "skip", "reduced"):
        sitting = turn_of("scopa_classica", 2, 6)
        if manner == "reduced":
            sitting.scene.hands.reduced = True
        sitting.apply(next(act for act in legal(sitting.state) if isinstance(act, Play)))
        if manner == "skip":
            sitting.wait(0.1)
            sitting.key("space")
        sitting.settle()
        sitting.wait(2.0)
        ends.append(rests(sitting))
    assert ends[0] == ends[1] == ends[2]


def test_no_hidden_face_is_ever_in_the_list() -> None:
    sitting = Sitting("scopa_classica", 2, 4)
    sitting.deal()
    for _ in range(600):
        sitting.wait(1 / 15, 1 / 15)
        hidden = {name(card) for card in sitting.state.hands[1]} | {name(card) for card in sitting.state.stock}
        dealt_soon = {name(card) for card in sitting.state.hands[0]}
        faces = {sprite.face for sprite in sitting.sprites() if sprite.face is not None}
        assert not faces & (hidden - dealt_soon)
        if not sitting.scene.busy and sitting.state.phase is Phase.PLAY:
            sitting.apply(sitting.random.choice([act for act in legal(sitting.state) if isinstance(act, Play)]))


def test_a_card_may_be_looked_at_but_not_played_in_the_others_turn() -> None:
    sitting = Sitting("scopa_classica", 2, 1)
    sitting.deal()
    sitting.settle()
    assert sitting.state.turn == 1
    card = sitting.scene.grip.hand[0]
    sitting.drag(card, free_spot(sitting))
    assert not any(isinstance(action, Play) for action in sitting.made)
    assert Sound("refuse") in sitting.heard
    text = " ".join(item.text for item in sitting.scene.items() if isinstance(item, Label))
    assert "Gino" in text


def test_the_hand_is_reordered_by_dragging_within_it() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    first, second, third = sitting.scene.grip.hand
    x, y = sitting.at(third)
    sitting.drag(first, (x + 20, y))
    assert sitting.scene.grip.hand == (second, third, first)
    sitting.settle()
    assert [sitting.at(card)[0] for card in (second, third, first)] == sorted(
        sitting.at(card)[0] for card in (first, second, third)
    )


def test_enter_alone_first_takes_up_the_keyboard_and_plays_nothing() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    made = len(sitting.made)
    sitting.key("enter")
    assert sitting.scene.grip.focus == sitting.scene.grip.hand[0]
    assert len(sitting.made) == made


def test_a_double_click_plays_the_only_move() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    card = next(card for card, choice in sitting.scene.grip.choices.items() if choice.only is not None)
    x, y = sitting.at(card)
    for at in (sitting.now, sitting.now + 0.2):
        sitting.scene.handle(Press(x, y, "left", at))
        sitting.scene.handle(Release(x, y, "left", at))
    assert [type(command) for command in sitting.perform() if not isinstance(command, Sound)] == [Submit]


def test_a_drag_survives_a_resize() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    card = sitting.scene.grip.hand[0]
    x, y = sitting.at(card)
    sitting.press(x, y)
    sitting.scene.handle(Move(x, y - 200, sitting.now))
    sitting.scene.resize(stage(1920, 1080))
    assert sitting.scene.grip.drag is not None and sitting.scene.grip.drag.card == card
    to = free_spot(sitting)
    sitting.scene.handle(Move(*to, sitting.now))
    sitting.scene.handle(Release(*to, "left", sitting.now))
    assert any(isinstance(command, Submit) for command in sitting.perform()) or sitting.scene.popup is not None


def test_escape_at_rest_asks_for_the_menu_and_loses_nothing() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    sitting.scene.handle(Key("escape"))
    assert Go("menu") in sitting.scene.take_commands()


@pytest.mark.parametrize("by", ["click", "drag"])
def test_the_hint_speaks_of_dropping_only_to_whoever_drags(by: str) -> None:
    sitting = turn_of("scopa_libera", 2, 2)
    card = next(card for card, choice in sitting.scene.grip.choices.items() if len(choice.sets) == 1)
    x, y = sitting.at(card)
    sitting.press(x, y)
    sitting.scene.handle(
        Release(x, y, "left", sitting.now) if by == "click" else Move(*free_spot(sitting), sitting.now)
    )
    sitting.wait(0.5)
    text = " ".join(item.text for item in sitting.scene.items() if isinstance(item, Label))
    assert ("Drop to take" in text) == (by == "drag")
    assert ("play Enter" in text) == (by == "click")
