"""A frame shows exactly its items, however it came about, and touches nothing that did not change."""

from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings

from game.shell.cards import CardLook
from game.shell.painter import reach
from game.shell.renderer import Renderer, render_picture
from game.ui.draw import Clip, Fill, Item, Label, Medal, Rect, Shout, Sprite, Vector
from tests.shell.screens import EACH_KIND, GROUND, RED, SIZE, Easel, Later, changes, difference, pixels, screens

CARD = Sprite("7d", "7d", 100, 75, 100, 3)
FADING = {kind: item for kind, item in EACH_KIND.items() if isinstance(item, Vector | Label | Shout | Sprite | Medal)}
REACHING = {kind: area for kind, item in EACH_KIND.items() if (area := reach(item))}


PARTLY, WHOLLY = Easel(), Easel()


@settings(max_examples=60)
@given(changes())
def test_drawing_what_changed_gives_the_pixels_of_drawing_everything(shown: list[list[Item]]) -> None:
    for items in shown:
        assert PARTLY.draw(*items) == WHOLLY.draw_whole(items)


def test_nothing_is_drawn_while_nothing_changes() -> None:
    easel = Easel()
    easel.draw(GROUND, CARD)
    easel.surface.fill((1, 2, 3))
    assert not easel.renderer.draw([GROUND, CARD])
    assert pixels(easel.surface) == bytes((1, 2, 3)) * (SIZE[0] * SIZE[1])


def test_only_the_surroundings_of_a_change_are_drawn() -> None:
    easel = Easel()
    easel.draw(GROUND, CARD)
    before = easel.surface.copy()
    before.fill((1, 2, 3), (0, 0, 40, 150))
    easel.surface.blit(before, (0, 0))
    assert easel.renderer.draw([GROUND, CARD, Fill(Rect(180, 10, 10, 10), RED)])
    assert difference(before, easel.surface) == pygame.Rect(180, 10, 10, 10)


def test_an_item_that_comes_first_leaves_the_others_alone() -> None:
    easel = Easel()
    fills = [Fill(Rect(20 * n, 20, 10, 10), RED) for n in range(6)]
    easel.draw(*fills)
    easel.surface.set_at((25, 25), (9, 9, 9))
    easel.draw(Fill(Rect(0, 100, 10, 10), RED), *fills)
    assert easel.surface.get_at((25, 25))[:3] == (9, 9, 9)


@pytest.mark.parametrize("kind", EACH_KIND)
def test_every_kind_is_seen(kind: str) -> None:
    ground, shown = render_picture([GROUND], SIZE), render_picture([GROUND, EACH_KIND[kind]], SIZE)
    changed = difference(ground, shown)
    assert changed.w * changed.h > 100


@pytest.mark.parametrize("kind", REACHING)
def test_every_kind_stays_within_its_reach(kind: str) -> None:
    changed = difference(render_picture([GROUND], SIZE), render_picture([GROUND, EACH_KIND[kind]], SIZE))
    assert REACHING[kind].contains(changed)


@pytest.mark.parametrize("kind", FADING)
def test_what_is_wholly_faded_cannot_be_seen(kind: str) -> None:
    faded = replace(FADING[kind], alpha=0.0)
    assert pixels(render_picture([GROUND, faded], SIZE)) == pixels(render_picture([GROUND], SIZE))


def test_a_clip_hides_what_lies_outside() -> None:
    inside = Clip(Rect(40, 40, 50, 20), (Fill(Rect(0, 0, 200, 150), RED), Label(0, 140, "settebello", 20, RED)))
    changed = difference(render_picture([GROUND], SIZE), render_picture([GROUND, inside], SIZE))
    assert changed == pygame.Rect(40, 40, 50, 20)


def test_without_a_ground_it_is_black() -> None:
    assert set(pixels(render_picture([], SIZE))) == {0}


@settings(max_examples=20)
@given(screens)
def test_a_window_of_one_pixel_is_drawn(items: list[Item]) -> None:
    assert render_picture(items, (1, 1)).get_size() == (1, 1)


def test_everything_is_drawn_on_another_surface() -> None:
    easel = Easel()
    first = easel.draw(GROUND, CARD)
    easel.surface = pygame.Surface(SIZE, 0, 32)
    assert easel.draw(GROUND, CARD) == first


def test_sizes_are_the_same_before_and_after_resizing() -> None:
    later = Later()
    easel = Easel(background=later)
    first = _settle(easel, later, [GROUND, CARD])
    for size in ((97, 211), (640, 480), (1, 1), SIZE):
        easel.surface = pygame.Surface(size, 0, 32)
        last = _settle(easel, later, [GROUND, CARD])
    assert last == first


def _settle(easel: Easel, later: Later, items: list[Item]) -> bytes:
    """The pixels once nothing stands in for anything any more."""
    easel.draw(*items)
    for _ in range(4):
        later.work()
        easel.draw(*items)
    assert easel.renderer.settled
    return pixels(easel.surface)


@settings(max_examples=20)
@given(changes())
def test_stand_ins_are_replaced_once_the_background_has_worked(shown: list[list[Item]]) -> None:
    later = Later()
    easel = Easel(background=later)
    for items in shown:
        easel.draw(*items)
    last = [_unturned(item, str(place)) for place, item in enumerate(shown[-1]) if not isinstance(item, Clip)]
    assert _settle(easel, later, last) == pixels(render_picture(last, SIZE))


def _unturned(item: Item, key: str) -> Item:
    """A card that is not being turned over; it never is at rest. No card is at two places."""
    return replace(item, key=key, turn=1.0) if isinstance(item, Sprite) else item


def test_a_resting_card_has_a_stand_in_first_and_is_crisp_later() -> None:
    later = Later()
    easel = Easel(background=later)
    crisp = pixels(render_picture([GROUND, CARD], SIZE))
    assert easel.draw(GROUND, CARD) != crisp
    assert not easel.renderer.settled
    later.work()
    assert easel.renderer.draw([GROUND, CARD])
    assert pixels(easel.surface) == crisp
    assert easel.renderer.settled
    assert not easel.renderer.draw([GROUND, CARD])


def test_an_upright_card_seen_for_the_first_time_is_crisp_at_once() -> None:
    upright = Sprite("7d", "7d", 100, 75, 100)
    assert Easel(background=Later()).draw(GROUND, upright) == pixels(render_picture([GROUND, upright], SIZE))


def test_prepared_cards_need_no_drawing_when_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    later = Later()
    easel = Easel(background=later)
    easel.renderer.prepare(["7d", None], 100)
    easel.draw(GROUND)
    assert later.work() == 2
    easel.draw(GROUND)
    monkeypatch.setattr("game.shell.rack.draw_card", None)
    easel.draw(GROUND, Sprite("7d", "7d", 100, 75, 100), Sprite("b", None, 50, 75, 100))


def test_work_that_nobody_waits_for_is_called_off() -> None:
    later = Later()
    easel = Easel(background=later)
    for height in (60, 70, 80):
        easel.draw(GROUND, Sprite("7d", "7d", 100, 75, height, 3))
    easel.draw(GROUND)
    easel.draw(GROUND)
    assert later.work() == 0


def test_a_moving_card_that_stops_becomes_crisp() -> None:
    later = Later()
    easel = Easel(background=later)
    flight = [Sprite("7d", "7d", 60 + 10 * n, 75, 90 + n, 5.0 * n + 0.2, moving=True) for n in range(5)]
    for card in flight:
        easel.draw(GROUND, card)
    assert not easel.renderer.settled
    assert _settle(easel, later, [GROUND, flight[-1]]) == pixels(render_picture([GROUND, flight[-1]], SIZE))


def test_a_card_carried_straight_is_crisp_on_its_way() -> None:
    later = Later()
    easel = Easel(background=later)
    path = [Sprite("7d", "7d", 60 + 10 * n, 75, 90, 3, moving=True) for n in range(6)]
    for card in path:
        easel.draw(GROUND, card)
        later.work()
    assert pixels(easel.surface) == pixels(render_picture([GROUND, path[-1]], SIZE))


def test_moving_pictures_are_as_large_as_resting_ones() -> None:
    later = Later()
    for angle in (0, 7, -33, 90):
        easel = Easel(background=later)
        card = Sprite("7d", "7d", 100, 75, 100, angle, lift=0.7, moving=True)
        easel.draw(GROUND, Sprite("7d", "7d", 100, 75, 80))
        easel.draw(GROUND, card)
        moving = difference(render_picture([GROUND], SIZE), easel.surface)
        resting = difference(render_picture([GROUND], SIZE), render_picture([GROUND, card], SIZE))
        assert max(abs(a - b) for a, b in zip(moving, resting, strict=True)) <= 5


def test_another_look_shows_other_cards() -> None:
    easel = Easel()
    first = easel.draw(GROUND, CARD)
    easel.renderer.look = CardLook("french", "letters")
    assert easel.draw(GROUND, CARD) != first
    assert pixels(render_picture([GROUND, CARD], SIZE, CardLook("french", "letters"))) == pixels(easel.surface)


def test_the_renderer_measures_with_the_fonts_it_draws_with() -> None:
    surface = pygame.Surface(SIZE, 0, 32)
    renderer = Renderer(lambda: surface)
    label = Label(10, 60, "lllHl", 24, RED)
    renderer.draw([label])
    drawn = difference(pygame.Surface(SIZE, 0, 32), surface)
    assert abs(drawn.w - renderer.measure.width("lllHl", 24)) <= 4
