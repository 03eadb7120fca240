"""The page on fairness can be read and reached in every window, at every size of text."""

import pytest

from game.ui.draw import Clip, Rect, Sprite
from game.ui.furniture import hint_height
from game.ui.inputs import Wheel
from game.ui.scale import Scale
from game.ui.scenes.fair import PAGES
from game.ui.showcase.fair import STATES
from game.ui.trust.plan import plan
from tests.ui.positions import SIZES, area, faults, labels, stage
from tests.ui.preferring import seen
from tests.ui.test_fair import controls, focus, screen

WINDOWS = [(*size, text) for size in SIZES for text in (1.0, 1.5)]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("width", "height", "size"), WINDOWS)
def test_every_text_can_be_read(page: str, width: int, height: int, size: float) -> None:
    scene, view = screen(page, width, height, size), plan(Scale(width, height, size)).view
    read: set[str] = set()
    for _ in range(60):
        shown = list(seen(scene.items()))
        assert faults(shown, width, height) == []
        read |= {label.text for label in shown}
        before = scene.items()
        scene.handle(Wheel(-1, *view.centre))
        if scene.items() == before:
            break
    assert {label.text for label in labels(scene.items())} <= read


@pytest.mark.parametrize(("width", "height", "size"), WINDOWS)
def test_the_parts_lie_apart_and_above_the_hint_line(width: int, height: int, size: float) -> None:
    places = plan(Scale(width, height, size))
    floor = height - hint_height(Scale(width, height, size))
    for part in (places.list, places.paper):
        assert part.x >= 0 and part.right <= width and part.bottom <= floor
    assert not places.list.overlaps(places.paper)
    assert places.view.x > places.paper.x and places.view.right < places.paper.right
    entries = [controls(screen("story", width, height, size))[page].rect for page in PAGES]
    assert not any(entry.overlaps(places.paper) for entry in entries)
    assert not any(one.overlaps(other) for one in entries for other in entries if one is not other)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("width", "height", "size"), WINDOWS)
def test_cards_and_words_keep_apart(page: str, width: int, height: int, size: float) -> None:
    scene = screen(page, width, height, size)
    (clip,) = [item for item in scene.items() if isinstance(item, Clip) and len(item.items) > 5]
    cards = [item for item in clip.items if isinstance(item, Sprite)]
    text_area = plan(Scale(width, height, size)).paper
    for card in cards:
        half = card.height * 0.3
        assert text_area.x < card.x - half and card.x + half < text_area.right
        place = Rect(card.x - half, card.y - card.height / 2, 2 * half, card.height)
        assert not any(place.overlaps(area(label)) for label in labels(clip.items))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("width", "height", "size"), WINDOWS)
def test_the_focus_is_always_in_sight(page: str, width: int, height: int, size: float) -> None:
    scene = screen(page, width, height, size)
    view = scene._area.view.grow(0.01)
    for key in set(controls(scene)) - {"leave", *PAGES}:
        focus(scene, key)
        rect = controls(scene)[key].rect
        assert view.y <= rect.y and rect.bottom <= view.bottom


@pytest.mark.parametrize("state", STATES)
def test_the_shown_states_can_be_read(state: str) -> None:
    scene = STATES[state](stage())
    assert not scene.moving
    if state not in ("proof", "forged"):
        assert faults(seen(scene.items()), 1280, 800) == []
