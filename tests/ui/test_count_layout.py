"""The count in every window: readable, inside it, and beside the paper strip."""

import pytest

from game.ui.draw import Rect, Vector
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from tests.ui.counts import ACCOUNTS, finished, sprites
from tests.ui.positions import faults

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920))

every_account = pytest.mark.parametrize("name", ACCOUNTS)
every_window = pytest.mark.parametrize(("width", "height"), SIZES)


@every_window
@every_account
def test_every_text_can_be_read(width: int, height: int, name: str) -> None:
    assert not faults(finished(name, width, height).items(), width, height)


@pytest.mark.parametrize("name", ["won", "three_won", "again", "again_won", "again_three", "offered"])
@every_window
def test_large_text_can_be_read(width: int, height: int, name: str) -> None:
    assert not faults(finished(name, width, height, 1.5).items(), width, height)


@every_window
@every_account
def test_cards_lie_in_the_window_beside_the_strip(width: int, height: int, name: str) -> None:
    items = finished(name, width, height).items()
    floor = height - hint_height(Scale(width, height))
    paper = next(item.rect for item in items if isinstance(item, Vector))
    for card in sprites(items):
        long, short = card.height / 2, card.height * 2 / 7
        w, h = (long, short) if card.angle else (short, long)
        assert w <= card.x <= width - w and h <= card.y <= floor - h, card
        if len(ACCOUNTS[name].parties) == 2 and width > height:
            assert not Rect(card.x - w, card.y - h, 2 * w, 2 * h).overlaps(paper.grow(-1)), card
