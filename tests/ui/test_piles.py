"""Captured cards with their sweeps stay in the window and off everything that is read."""

from dataclasses import replace
from itertools import pairwise
from math import cos, radians, sin

import pytest

from game.engine.cards import DECK
from game.engine.observe import observe
from game.engine.play import start
from game.engine.state import Observation
from game.engine.variants import ruleset
from game.ui.draw import Rect, Sprite
from game.ui.furniture import hint_height
from game.ui.inputs import Key
from game.ui.scenes.scene import Stage
from game.ui.scenes.table import TableScene
from game.ui.school.places import beside
from game.ui.table.layout import Layout
from game.ui.table.seating import layout, left_of
from game.ui.table.surroundings import Surroundings, furniture
from game.ui.theme import CARD_RATIO
from tests.ui.pilot import PEOPLE, stage

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3440, 1440), (3840, 2160), (1080, 1920), (960, 1300))


def around(sprite: Sprite) -> Rect:
    """The rectangle around a turned card."""
    turn, wide = radians(sprite.angle), sprite.height * CARD_RATIO
    w = abs(wide * cos(turn)) + abs(sprite.height * sin(turn))
    h = abs(wide * sin(turn)) + abs(sprite.height * cos(turn))
    return Rect(sprite.x - w / 2, sprite.y - h / 2, w, h)


def swept(seats: int, sweeps: int) -> Observation:
    """A table where every side has made so many sweeps."""
    seen = observe(start(ruleset("scopa_classica"), seats, 0), 0)
    sides = len(seen.piles)
    piles = tuple(DECK[side::sides] for side in range(sides))
    return replace(seen, piles=piles, sweeps=tuple(pile[:sweeps] for pile in piles))


def pile_cards(shown: Stage, places: Layout, seen: Observation) -> list[Rect]:
    items = furniture(shown, places, seen, Surroundings(PEOPLE[: seen.seats]), 0.0)
    return [around(item) for item in items if isinstance(item, Sprite) and item.key.startswith("pile")]


@pytest.mark.parametrize("sweeps", [0, 1, 2, 3, 4, 7])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_every_pile_is_in_the_window(size: tuple[int, int], seats: int, sweeps: int) -> None:
    shown, seen = stage(*size), swept(seats, sweeps)
    tables = [layout(shown.scale, seats, 3)]
    if seats == 2:
        tables.append(beside(tables[0])[0])
        if not shown.scale.portrait:
            tables.append(left_of(tables[0], 0.75 * shown.scale.width))
    floor = shown.scale.height - hint_height(shown.scale)
    for places in tables:
        for card in pile_cards(shown, places, seen):
            assert card.x >= 0 and card.right <= shown.scale.width
            assert card.y >= 0 and card.bottom <= floor
            for read in (places.score, *places.plates):
                assert not card.overlaps(read), (card, read)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_three_sweeps_can_be_counted(size: tuple[int, int], seats: int) -> None:
    shown, seen = stage(*size), swept(seats, 3)
    items = furniture(shown, layout(shown.scale, seats, 3), seen, Surroundings(PEOPLE[:seats]), 0.0)
    for side in range(len(seen.piles)):
        crosswise = [item for item in items if isinstance(item, Sprite) and item.key.startswith(f"pile{side}.sweep")]
        assert len(crosswise) == 3
        for above, below in pairwise(crosswise):
            assert below.y - above.y > 0.2 * above.height


@pytest.mark.parametrize(("piles", "order"), [((3, 2), [0, 1, None]), ((0, 2), [1, None]), ((0, 0), [None])])
def test_p_shows_one_pile_after_the_other_and_passes_over_empty_ones(
    piles: tuple[int, int], order: list[int | None]
) -> None:
    seen = replace(swept(2, 0), piles=tuple(DECK[:cards] for cards in piles))
    table = TableScene(stage(), seen, PEOPLE[:2])
    shown = []
    for _ in order:
        table.handle(Key("p"))
        shown.append(table.peeked)
    assert shown == order
