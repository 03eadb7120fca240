"""Where a card could take more sets than can be outlined: what is said to whoever clicks, and to whoever drags."""

from game.engine.actions import Play
from game.engine.play import legal
from game.ui.draw import Label
from game.ui.inputs import Move, Release
from tests.ui.pilot import Sitting


def crowded() -> Sitting:
    """The viewer's turn in a game of Escoba with a card of more sets than can be outlined."""
    for seed in range(200):
        sitting = Sitting("escoba_clasica", 2, seed)
        sitting.deal()
        sitting.settle()
        for _ in range(34):
            lays = [play for play in legal(sitting.state) if isinstance(play, Play)]
            if sitting.state.turn == 0 and any(choice.crowded for choice in sitting.scene.grip.choices.values()):
                return sitting
            if not lays:
                break
            sitting.apply(min(lays, key=lambda play: len(play.taken or ())))
            sitting.settle()
    raise AssertionError("no table was crowded")


def said(sitting: Sitting) -> str:
    return " ".join(item.text for item in sitting.scene.items() if isinstance(item, Label))


def test_whoever_clicks_among_many_sets_is_told_to_click() -> None:
    sitting = crowded()
    scene = sitting.scene
    card = next(card for card, choice in scene.grip.choices.items() if choice.crowded)
    x, y = sitting.at(card)
    sitting.press(x, y)
    scene.handle(Release(x, y, "left", sitting.now))
    sitting.wait(0.5)
    assert "click the cards" in said(sitting) and "drop" not in said(sitting).lower()
    first = scene.grip.choices[card].sets[-1][0]
    x, y = sitting.at(first)
    sitting.press(x, y)
    scene.handle(Release(x, y, "left", sitting.now))
    assert "so far" in said(sitting) and "drop" not in said(sitting).lower()


def test_whoever_drags_among_many_sets_is_told_to_drop() -> None:
    sitting = crowded()
    card = next(card for card, choice in sitting.scene.grip.choices.items() if choice.crowded)
    x, y = sitting.at(card)
    sitting.press(x, y)
    sitting.scene.handle(Move(x, y - 60, sitting.now))
    assert "drop the card" in said(sitting)
