"""The offer to declare a hand."""

import pytest

from game.engine.actions import Declare
from game.ui.overlays.declare import DeclareOffer
from game.ui.sayings import Deck
from tests.ui.positions import labels, stage, view


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("italian", "The seven of cups then counts as an ace."),
        ("french", "The seven of hearts then counts as an ace."),
    ],
)
def test_the_matta_is_called_by_its_name_in_the_pack(deck: Deck, sentence: str) -> None:
    offer = DeclareOffer(stage(), view("4d3bAdKs", "7c2d3s", "cirulla_genovese"), (Declare(0, "low", 1),), deck)
    assert sentence in " ".join(label.text for label in labels(offer.items()))
