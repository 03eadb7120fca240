"""Dark glass has the colour of the ground it lies on."""

import pygame
import pytest

from game.shell.renderer import Renderer, render_picture
from game.ui.draw import Cloth, Fill, Item, Rect
from game.ui.shapes import box
from game.ui.theme import GROUNDS, INK, NIGHT

SIZE = 120, 80
MIDDLE = 60, 40
AREA = Rect(20, 20, 80, 40)
GLASS: dict[str, Item] = {"fill": Fill(AREA, NIGHT), "drawing": box(AREA, 8, NIGHT)}

each_ground = pytest.mark.parametrize("kind", GROUNDS)
each_glass = pytest.mark.parametrize("glass", GLASS)


@each_ground
@each_glass
def test_glass_is_the_night_of_its_ground(kind: str, glass: str) -> None:
    picture = render_picture([Cloth(kind, *SIZE), GLASS[glass]], SIZE)
    assert picture.get_at(MIDDLE)[:3] == GROUNDS[kind].night[:3]


@each_glass
def test_without_a_known_ground_it_is_night_itself(glass: str) -> None:
    for ground in ([], [Cloth("velvet", *SIZE)]):
        assert render_picture([*ground, GLASS[glass]], SIZE).get_at(MIDDLE)[:3] == NIGHT[:3]


@each_ground
def test_other_colours_stay_as_they_are(kind: str) -> None:
    assert render_picture([Cloth(kind, *SIZE), Fill(AREA, INK)], SIZE).get_at(MIDDLE)[:3] == INK[:3]


@each_glass
def test_it_follows_when_another_cloth_is_laid(glass: str) -> None:
    surface = pygame.Surface(SIZE, 0, 32)
    renderer = Renderer(lambda: surface)
    for kind in (*GROUNDS, *GROUNDS):
        renderer.draw([Cloth(kind, *SIZE), GLASS[glass]])
        assert surface.get_at(MIDDLE)[:3] == GROUNDS[kind].night[:3]
