"""The screen on which a match is looked through, in every window: all can be read, no card lies under anything."""

import pytest

from game.ui.draw import Clip, Item, Label, Rect, Sprite
from game.ui.furniture import hint_height
from game.ui.reviewing.board import board
from game.ui.reviewing.plan import plan
from tests.engine.matches import TABLES
from tests.match.records import played
from tests.ui.positions import SIZES, area, faults, stage
from tests.ui.reviews import press, scene

WINDOWS = [*((width, height, 1.0) for width, height in SIZES), (960, 600, 1.5), (1280, 800, 1.5), (1080, 1920, 1.5)]


def readable(items: list[Item], width: int, height: int) -> list[str]:
    """What is wrong with the texts; those in lists count as far as they can be seen."""
    flat: list[Item] = []
    for item in items:
        if isinstance(item, Clip):
            inside = [one for one in item.items if isinstance(one, Label)]
            flat += [one for one in inside if area(one).y >= item.rect.y and area(one).bottom <= item.rect.bottom]
        else:
            flat.append(item)
    return faults(flat, width, height)


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
@pytest.mark.parametrize(
    ("preset", "seats"), [("scopa_classica", 2), ("scopone_scientifico", 4), ("scopa_classica", 6)]
)
def test_everything_can_be_read_in_every_window(width: int, height: int, text: float, preset: str, seats: int) -> None:
    shown = scene(played(preset, seats, actions=50), width, height, text)
    for _ in range(6):
        assert readable(shown.items(), width, height) == []
        press(shown, *["right"] * 3)
    for page in ("s", "w"):
        press(shown, "home", page)
        assert readable(shown.items(), width, height) == []
        press(shown, *["right"] * 24, page)
        while shown.moving:
            shown.update(0.0)
        assert readable(shown.items(), width, height) == []


@pytest.mark.parametrize(("width", "height", "text"), [WINDOWS[0], WINDOWS[-2], WINDOWS[-1]])
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_cards_lie_inside_the_slate_and_clear_of_the_buttons(
    width: int, height: int, text: float, preset: str, seats: int
) -> None:
    shown = scene(played(preset, seats, actions=12), width, height, text, graded=False)
    places = plan(stage(width, height, text).scale)
    buttons = places.buttons(stage(width, height, text).scale.u, 5)
    for _ in range(5):
        for item in shown.items():
            if isinstance(item, Sprite):
                wide = item.height * 4 / 7
                rect = Rect(item.x - wide / 2, item.y - item.height / 2, wide, item.height)
                assert rect.x >= places.board.x and rect.right <= places.board.right
                assert rect.y >= places.board.y and rect.bottom <= places.board.bottom
                assert not any(rect.overlaps(button) for button in buttons)
        press(shown, "right", "right")
    assert places.paper.bottom <= height - hint_height(stage(width, height, text).scale)


@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_lines_around_neighbours_in_a_hand_stay_apart(width: int, height: int, text: float) -> None:
    place = stage(width, height, text)
    spot = plan(place.scale).board
    layout = board(place.scale, spot, 2, 3)
    reach = (6 * max(0.8, place.scale.u)) + 2.1 * max(0.85, place.scale.u)
    for hand, plate in zip(layout.hands, layout.plates, strict=True):
        first, second = hand.pose(0, 3).rect, hand.pose(1, 3).rect
        assert second.x - first.right >= 2 * reach
        assert first.x - plate.right >= reach
