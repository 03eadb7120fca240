"""The offer to declare a hand: its cards are seen whole, their sum below them."""

import pytest

from game.engine.actions import Declare
from game.ui.draw import Sprite
from game.ui.inputs import Press, Release
from game.ui.overlays.declare import DeclareOffer
from tests.ui.positions import labels, stage, view

SIZES = ((960, 600), (1280, 800), (3840, 2160), (1080, 1920))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_sum_hides_no_card(size: tuple[int, int], text: float) -> None:
    offer = DeclareOffer(stage(*size, text), view(hand="Ac2b4d", preset="cirulla_genovese"), (Declare(0, "low"),))
    items = offer.items()
    foot = max(item.y + item.height / 2 for item in items if isinstance(item, Sprite))
    total = next(label for label in labels(items) if label.text == "1 + 2 + 4 = 7")
    assert total.y - 0.5 * total.size > foot
    assert all(total.y + total.size < label.y for label in labels(items) if label.text == "Keep it hidden")


def test_a_click_on_keeping_it_hidden_keeps_it_hidden() -> None:
    offer = DeclareOffer(stage(), view(hand="Ac2b4d", preset="cirulla_genovese"), (Declare(0, "low"),))
    label = next(label for label in labels(offer.items()) if label.text == "Keep it hidden")
    offer.handle(Press(label.x, label.y, "left", 0.0))
    assert offer.handle(Release(label.x, label.y, "left", 0.1)) == "keep"
