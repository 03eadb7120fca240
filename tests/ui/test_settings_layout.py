"""The settings can be read and reached in every window, at every size of text; beside them stands how it all looks."""

from itertools import pairwise

import pytest

from game.engine.cards import parse
from game.match.settings import Settings
from game.ui.draw import Clip, Item, Label, Rect, Sprite
from game.ui.furniture import hint_height
from game.ui.inputs import Key, Wheel
from game.ui.preferences.keys import GROUPS
from game.ui.preferences.pages import PAGES
from game.ui.preferences.plan import NARROW, Plan, plan
from game.ui.preferences.preview import TABLE
from game.ui.sayings import card_name
from game.ui.scale import Scale
from game.ui.theme import CARD_RATIO, SMALLEST_TARGET
from game.ui.widgets.controls import target
from tests.ui.positions import ENGLISH, area, faults, labels
from tests.ui.preferring import SIZES, changed, controls, focus, screen, seen

every_window = pytest.mark.parametrize(("width", "height"), SIZES)
every_text = pytest.mark.parametrize("text", [100, 150])
every_page = pytest.mark.parametrize("page", PAGES)


def inside(rect: Rect, window: Rect) -> bool:
    window = window.grow(0.01)
    return window.x <= rect.x and rect.right <= window.right and window.y <= rect.y and rect.bottom <= window.bottom


def arrangement(width: int, height: int, text: int = 100) -> Plan:
    return plan(Scale(width, height, text / 100))


def cards(items: list[Item]) -> list[Sprite]:
    """The cards of the preview; the backs to choose from scroll with the page."""
    return [item for item in items if isinstance(item, Sprite)]


def outline(card: Sprite) -> Rect:
    """The rectangle of a card as it lies; no card of the preview is turned by more than a few degrees but sweeps."""
    along, across = card.height, card.height * CARD_RATIO
    if 45 < card.angle % 180 < 135:
        along, across = across, along
    return Rect(card.x - across / 2, card.y - along / 2, across, along)


@every_window
@every_text
@every_page
def test_every_text_can_be_read(width: int, height: int, text: int, page: str) -> None:
    scene = screen(page, width, height, text)
    view = arrangement(width, height, text).view
    for _ in range(40):
        assert not faults(seen(scene.items()), width, height)
        before = scene.items()
        scene.handle(Wheel(-1, *view.centre))
        if scene.items() == before:
            return
    raise AssertionError("it scrolls for ever")


@every_window
@every_text
def test_the_parts_lie_apart_and_above_the_hint_line(width: int, height: int, text: int) -> None:
    places = arrangement(width, height, text)
    parts = (places.list, places.paper, places.preview)
    floor = height - hint_height(Scale(width, height, text / 100))
    for part in parts:
        assert part.w > 0 and part.h > 0 and inside(part, Rect(0, 0, width, floor))
    assert not any(a.overlaps(b) for i, a in enumerate(parts) for b in parts[i + 1 :])
    assert inside(places.view, places.paper) and places.view.x <= places.left < places.right <= places.view.right


@every_window
def test_the_preview_is_beside_the_settings_or_above_them(width: int, height: int) -> None:
    places = arrangement(width, height)
    above = width < NARROW or height > width
    assert places.strip == above
    assert (places.preview.bottom < places.paper.y) if above else (places.preview.x > places.paper.right)


@every_window
@every_text
@every_page
def test_the_focus_is_always_in_sight(width: int, height: int, text: int, page: str) -> None:
    scene = screen(page, width, height, text)
    view = scene._area.view
    outside = {"leave", *PAGES}
    for key in controls(scene):
        focus(scene, key)
        assert key in outside or inside(controls(scene)[key].rect, view), key


@every_window
@every_text
@every_page
def test_controls_are_large_enough_and_do_not_meet(width: int, height: int, text: int, page: str) -> None:
    found = list(controls(screen(page, width, height, text)).values())
    for control in found:
        reach = target(control.rect)
        assert min(reach.w, reach.h) >= SMALLEST_TARGET
    rects = [control.rect for control in found]
    assert not any(a.overlaps(b) for i, a in enumerate(rects) for b in rects[i + 1 :])


@every_window
@every_text
@pytest.mark.parametrize("deck", ["italian", "french"])
def test_the_preview_keeps_to_its_place(width: int, height: int, text: int, deck: str) -> None:
    items = screen("sound", width, height, text, changed(Settings(), deck=deck)).items()
    place = arrangement(width, height, text).preview
    shown = cards(items)
    assert {card.face for card in shown} >= {code for code, _ in TABLE} | {None}
    assert all(inside(outline(card), place) for card in shown)
    captions = [label for label in labels(items) if place.contains(label.x, label.y)]
    assert all(inside(area(label), place) for label in captions)
    faces = [outline(card) for card in shown if card.face is not None and abs(card.angle) < 45]
    chips = ("left", "cards")
    assert not any(area(label).overlaps(face) for label in captions if not label.text.endswith(chips) for face in faces)


@every_window
def test_the_cards_of_the_preview_lie_side_by_side(width: int, height: int) -> None:
    table = [card for card in cards(screen("sound", width, height).items()) if card.face in dict(TABLE)][:3]
    assert all(outline(left).right < outline(right).x for left, right in pairwise(table))


@pytest.mark.parametrize("deck", ["italian", "spanish", "french"])
@every_window
def test_cards_are_called_as_in_the_chosen_deck(width: int, height: int, deck: str) -> None:
    items = screen("game", width, height, settings=changed(Settings(), deck=deck)).items()
    told = " ".join(label.text for label in labels(items)).lower()
    for code, _ in TABLE:
        assert card_name(ENGLISH, parse(code), deck).lower() in told  # type: ignore[arg-type]


@every_window
def test_the_list_of_keys_can_be_read_to_its_end(width: int, height: int) -> None:
    scene = screen("keys", width, height)
    told: set[str] = set()
    for name in (name for names in GROUPS.values() for name in names):
        focus(scene, f"key_{name}")
        clips = [item for item in scene.items() if isinstance(item, Clip)]
        told |= {label.text for label in seen(clips)}
        scene.handle(Key("enter"))
    words = " ".join(sorted(told))
    for name in (name for names in GROUPS.values() for name in names):
        first = ENGLISH.text(f"settings.key.{name}").split()[0]
        assert first in words
        assert set(ENGLISH.text(f"settings.key.{name}.cap").split()) <= told
    assert scene.take_commands() == []


def test_pages_scroll_by_the_keys_for_it() -> None:
    scene = screen("keys")
    tops = [_first(scene.items()).y]
    for name in ("pagedown", "end", "home"):
        scene.handle(Key(name))
        tops.append(_first(scene.items()).y)
    assert tops[0] == tops[3] > tops[1] > tops[2]


def _first(items: list[Item]) -> Label:
    """The first line of what scrolls, seen or not."""
    return labels(item for item in items if isinstance(item, Clip))[0]
