"""The card counter: every card is somewhere, and no hidden one is told from another."""

from dataclasses import replace

import pytest

from game.engine.cards import DECK
from game.engine.observe import observe
from game.ui.coach.counter import card_told, still_out, whereabouts
from game.ui.draw import Rect
from game.ui.inputs import Key, Move
from tests.ai.positions import position
from tests.ui.coaches import IDLE, VIEW, coach, control, texts
from tests.ui.positions import ENGLISH, one


def test_the_arrows_lead_through_the_cards() -> None:
    panel = coach(IDLE)
    panel.focus()
    panel._controls.focus = "counter"
    panel.handle(Key("right"))
    panel.handle(Key("right"))
    assert any(text.startswith("The two of coins") for text in texts(panel))


def test_pointing_at_a_card_tells_where_it_is() -> None:
    panel = coach(IDLE)
    grid = control(panel, "counter")
    seven = Rect(grid.x + 24 + 6 * (grid.w - 24) / 10, grid.y + 20, (grid.w - 24) / 10, 30)
    panel.handle(Move(*seven.centre))
    assert "The settebello: 20% in the next player’s hand" in " ".join(texts(panel))
    panel.handle(Move(100, 100))
    assert "gone" in texts(panel)


def test_the_counter_knows_every_card() -> None:
    where = whereabouts(VIEW)
    assert set(where) == set(DECK)
    numbers = {kind: list(where.values()).count(kind) for kind in ("out", "hand", "table", "gone")}
    assert numbers == {"out": 15, "hand": 3, "table": 3, "gone": 19}
    assert still_out(VIEW) == 15


TOLD = [
    ("3c", "the three of cups is in your hand"),
    ("4d", "the four of coins lies on the table"),
    ("As", "the ace of swords is gone"),
    ("2s", "the two of swords: 20% in the next player’s hand"),
]


@pytest.mark.parametrize(("code", "text"), TOLD)
def test_where_a_card_is(code: str, text: str) -> None:
    assert card_told(ENGLISH, VIEW, one(code), "italian") == text


def test_the_counter_never_tells_hidden_cards_apart() -> None:
    other = observe(
        position(("3c 6d Jb", "7d 7c Ac"), "4d 6b Ks", ("Ad 3d Jd 2c 4c 6c Jc Cc As 4s 5s", "6s 7s Cs 2b 3b 5b 7b Kb")),
        0,
    )
    assert coach(replace(IDLE, view=other)).items() == coach(IDLE).items()
