"""Whatever is pressed at whatever moment is taken, and nothing on the table ever jumps."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import Play
from game.engine.cards import Card, name
from game.engine.play import legal
from game.ui.draw import Sprite
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Resize, Wheel
from game.ui.scale import Scale
from tests.ui.pilot import SIZES, Sitting, stage
from tests.ui.test_table_scene import GAMES, rests, turn_of

COORDINATES = st.floats(-200, 4000)
INPUTS: st.SearchStrategy[Input] = st.one_of(
    st.builds(Press, COORDINATES, COORDINATES, st.sampled_from(("left", "right", "middle")), st.floats(0, 9)),
    st.builds(Move, COORDINATES, COORDINATES),
    st.builds(Release, COORDINATES, COORDINATES),
    st.builds(Wheel, st.sampled_from((-1.0, 1.0)), COORDINATES, COORDINATES),
    st.builds(Focus, st.booleans()),
    st.builds(
        Key,
        st.sampled_from(
            (
                "left",
                "right",
                "up",
                "down",
                "tab",
                "enter",
                "escape",
                "space",
                "r",
                "l",
                "p",
                "s",
                "m",
                "1",
                "2",
                "9",
                "f5",
                "x",
            )
        ),
        st.booleans(),
    ),
    st.builds(lambda size: Resize(*size), st.sampled_from(((960, 600), (1280, 800), (1, 1), (1080, 1920)))),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(INPUTS, max_size=40), st.integers(0, 5), st.sampled_from(GAMES))
def test_any_input_at_any_time_is_taken(inputs: list[Input], seed: int, game: tuple[str, int]) -> None:
    sitting = Sitting(*game, seed)
    sitting.deal()
    for event in inputs:
        if isinstance(event, Resize):
            sitting.scene.resize(stage(event.width, event.height))
        else:
            sitting.scene.handle(event)
        sitting.wait(0.05, 0.05)
        sitting.scene.items()
        if not sitting.scene.busy:
            sitting.others()
    assert (
        sum(len(pile) for pile in sitting.state.piles)
        + len(sitting.state.table)
        + len(sitting.state.stock)
        + sum(map(len, sitting.state.hands))
        == 40
    )


@pytest.mark.parametrize("size", SIZES)
def test_card_sizes_are_equal_before_and_after_a_resize(size: tuple[int, int]) -> None:
    sitting = turn_of("scopa_classica", 2, 3)
    before = rests(sitting)
    sitting.scene.resize(stage(*size))
    sitting.scene.resize(stage())
    assert rests(sitting) == before


def test_moving_shares_of_a_flight_never_jump() -> None:
    """From frame to frame a flying card goes less than a fifth of the window."""
    sitting = turn_of("scopa_classica", 2, 6)
    play = next(act for act in legal(sitting.state) if isinstance(act, Play))
    sitting.apply(play)
    seen: list[tuple[float, float]] = []
    card: Card = play.card
    for _ in range(60):
        sitting.wait(1 / 60)
        pose = sitting.scene.hands.animator.placed(name(card), sitting.now)
        if pose is not None:
            seen.append((pose.pose.x, pose.pose.y))
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) < 256 for a, b in pairwise(seen))


def test_scale_floor_keeps_text_readable() -> None:
    assert Scale(960, 600).px(15) >= 14 and Scale(1, 1).px(15) >= 14


def test_hidden_sprites_have_no_face() -> None:
    sitting = turn_of("scopa_classica", 2, 2)
    backs = [sprite for sprite in sitting.sprites() if sprite.key.startswith("1.")]
    assert backs and all(isinstance(sprite, Sprite) and sprite.face is None for sprite in backs)
