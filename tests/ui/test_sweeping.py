"""The broom of a sweep drives the cards before it, and goes as its light does."""

import pytest

from game.ui.draw import Sprite, Vector
from game.ui.scenes.scene import Stage
from game.ui.show.sweeping import LIGHT_FADE, before, behind
from game.ui.showcase.tables import swept
from game.ui.table.seating import layout
from game.ui.theme import BROOM
from tests.ui.positions import stage

SIZES = ((960, 600), (1280, 800), (3840, 2160))


def brooms(at: Stage, age: float) -> list[Vector]:
    return [item for item in before(at, layout(at.scale, 2, 3), "Scopa!", "one point", age) if isinstance(item, Vector)]


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_lie_before_the_broom(size: tuple[int, int]) -> None:
    at = stage(*size)
    swept_off = [item.x for item in swept(at).items() if isinstance(item, Sprite) and item.key in {"6c", "4s", "2b"}]
    assert brooms(at, BROOM - 0.01)[0].rect.centre[0] < min(swept_off)


def test_the_broom_fades_with_its_light() -> None:
    at = stage()
    alphas = [brooms(at, BROOM + LIGHT_FADE * share)[0].alpha for share in (0, 0.3, 0.6, 0.9)]
    assert alphas[0] == 1.0 and alphas == sorted(alphas, reverse=True) and len(set(alphas)) == 4
    assert not behind(at, layout(at.scale, 2, 3), BROOM + LIGHT_FADE)
