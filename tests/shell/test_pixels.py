"""Grounds, shadows and the memory of pictures."""

from functools import partial
from itertools import groupby, pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.cloth import weave
from game.shell.dirty import merged
from game.shell.raster import SurfaceCache, rasterise
from game.shell.shadows import bake, card_shadow, margin
from game.ui.theme import GROUNDS

SIZES = [(1280, 800), (333, 777), (1, 1), (7, 2000)]


@pytest.mark.parametrize("kind", GROUNDS)
@pytest.mark.parametrize("size", SIZES)
def test_a_ground_fills_the_window(kind: str, size: tuple[int, int]) -> None:
    ground = weave(kind, *size)
    assert ground.get_size() == size
    assert ground.get_at((size[0] - 1, size[1] - 1))[:3] != (0, 0, 0)


@pytest.mark.parametrize("kind", GROUNDS)
def test_the_light_falls_from_the_top_left(kind: str) -> None:
    ground = weave(kind, 640, 400)
    near = pygame.transform.average_color(ground, (150, 60, 80, 60))
    far = pygame.transform.average_color(ground, (560, 340, 80, 60))
    assert sum(near[:3]) > sum(far[:3]) + 20


@pytest.mark.parametrize("kind", GROUNDS)
def test_no_ground_has_bands(kind: str) -> None:
    ground = weave(kind, 1280, 800)
    lines = [[tuple(ground.get_at((x, y))) for y in range(800)] for x in range(90, 1200, 37)]
    if not GROUNDS[kind].wood:
        lines += [[tuple(ground.get_at((x, y))) for x in range(1280)] for y in range(90, 720, 37)]
    assert max(len(list(run)) for line in lines for _, run in groupby(line)) < 60


def test_grounds_differ_and_an_unknown_one_is_the_green_cloth() -> None:
    shown = {kind: pygame.image.tobytes(weave(kind, 64, 40), "RGB") for kind in (*GROUNDS, "velvet")}
    assert len(set(shown.values())) == len(GROUNDS)
    assert shown["velvet"] == shown["green"]


def test_the_shadow_of_a_card_grows_with_its_elevation() -> None:
    low, high = card_shadow(170, 0.7), card_shadow(170, 4.2)
    assert low == pytest.approx((2.54, 4.12, 4.58, 0.41))
    assert high == pytest.approx((10.24, 16.72, 16.48, 0.62))
    assert card_shadow(340, 0.7)[:3] == pytest.approx([2 * part for part in low[:3]])


@pytest.mark.parametrize("blur", [0, 0.4, 1, 2.6, 5, 12.5, 30])
def test_a_shadow_is_dark_within_and_fades_to_nothing(blur: float) -> None:
    shadow = bake(120, 160, 8, blur, 0.5)
    edge = margin(blur)
    width, height = shadow.get_size()
    assert (width, height) == (120 + 2 * edge, 160 + 2 * edge)
    assert shadow.get_at((width // 2, height // 2)).a == pytest.approx(127, abs=6)
    assert max(shadow.get_at((x, height // 2)).a for x in (0, width - 1)) <= 2
    across = [shadow.get_at((x, height // 2)).a for x in range(width // 2)]
    assert all(here >= before - 2 for before, here in pairwise(across))


def test_a_shadow_has_one_colour() -> None:
    shadow = bake(40, 60, 4, 6, 0.5)
    seen = [shadow.get_at((x, y)) for x in range(shadow.get_width()) for y in range(shadow.get_height())]
    assert {tuple(colour)[:3] for colour in seen if colour.a} == {(8, 16, 12)}


def test_drawings_have_exactly_the_size_asked_for() -> None:
    picture = rasterise('<rect width="300" height="20" fill="#FF0000"/>', 300, 20)
    assert picture.get_bounding_rect() == pygame.Rect(0, 0, 300, 20)


@pytest.mark.parametrize(("width", "height"), [(0, 10), (10, -1), (100_000, 10)])
def test_impossible_sizes_are_refused(width: int, height: int) -> None:
    with pytest.raises(pygame.error):
        rasterise("", width, height)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 40))))
def test_the_cache_stays_within_its_budget_and_forgets_the_oldest(asked: list[tuple[int, int]]) -> None:
    cache = SurfaceCache(budget=4 * 40 * 40)
    sizes: dict[int, int] = {}
    for key, side in asked:
        picture = cache.get(key, partial(pygame.Surface, (side, side), pygame.SRCALPHA, 32))
        kept = cache.find(key)
        assert kept is picture
        sizes[key] = picture.get_width()
        assert cache.size <= cache.budget
        assert cache.size == sum(4 * side**2 for key, side in sizes.items() if cache.find(key))


def test_a_used_picture_outlives_an_unused_one() -> None:
    cache = SurfaceCache(budget=2 * 400)
    for key in "ab":
        cache.put(key, pygame.Surface((10, 10), pygame.SRCALPHA, 32))
    cache.find("a")
    cache.put("c", pygame.Surface((10, 10), pygame.SRCALPHA, 32))
    assert [cache.find(key) is not None for key in "abc"] == [True, False, True]


_boxes = st.builds(pygame.Rect, *(st.integers(-50, 250) for _ in range(2)), *(st.integers(0, 120) for _ in range(2)))


@given(st.lists(_boxes, max_size=60))
def test_merged_areas_hold_every_box_and_stay_inside(boxes: list[pygame.Rect]) -> None:
    area = pygame.Rect(0, 0, 200, 150)
    parts = merged(boxes, area)
    assert all(area.contains(part) for part in parts)
    for box in boxes:
        seen = box.clip(area)
        assert not seen or any(part.contains(seen) for part in parts)
