"""What stands on the cloth around a review: the strip at the top, what position it is, a word where there is none."""

from collections.abc import Sequence
from typing import Final

from game.ai.review import Decision
from game.match.i18n import Words
from game.ui.draw import Item, Rect
from game.ui.furniture import hint_height
from game.ui.scenes.scene import Stage
from game.ui.text import fitted
from game.ui.theme import IVORY, MIST
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.form import Part
from game.ui.widgets.headings import GAP, HEIGHT, MARGIN, SIDE, TITLE, back_button

HIGH: Final = 44
CORNER: Final = 232
"""How wide the words about a position may be, in logical pixels, so that the cards have the rest."""


def strip(stage: Stage, leave: str, about: str, buttons: Sequence[str]) -> Part:
    """The way back, the title, what match it is, and from the right the buttons with these keys."""
    u, scale, words = stage.scale.u, stage.scale, stage.words
    controls: list[Control] = [back_button(stage, leave)]
    right = scale.width - MARGIN * u
    for key in buttons:
        text = words.text(f"review.{key}")
        width = stage.measure.width(text, scale.px(17), "sans", "semibold") + 48 * u
        rect = Rect(right - width, (HEIGHT - HIGH) / 2 * u, width, HIGH * u)
        controls.append(Button(key, rect, text=text, kind="cloth", size=17))
        right = rect.x - 12 * u
    left, y, title = (MARGIN + SIDE + GAP) * u, HEIGHT / 2 * u, words.text("review.title")
    large, room = scale.px(TITLE), right - left
    items: list[Item] = [fitted(stage.measure, left, y, title, room, large, IVORY, "serif", "semibold")]
    left += stage.measure.width(title, large, "serif", "semibold") + 20 * u
    if right - left > 120 * u:
        items.append(fitted(stage.measure, left, y + 3 * u, about, right - left, scale.px(17), MIST))
    return Part(items, controls)


def about_position(stage: Stage, board: Rect, decision: Decision, viewer: int) -> list[Item]:
    """Which play comes next and how the piles are: beside the two hands, or with more people beside one's own."""
    u, scale, words, before = stage.scale.u, stage.scale, stage.words, decision.before
    small, large = scale.px(15), scale.px(22)
    high = 1.2 * large + 1.4 * small
    top = board.y + 16 * u if before.seats == 2 else board.bottom - 16 * u - high
    own = before.side(viewer)
    order = sorted(range(len(before.piles)), key=lambda side: side != own)
    piles = " : ".join(str(len(before.piles[side])) for side in order)
    about = words.text("review.piles", piles=piles)
    if before.stock:
        about = words.text("review.stock_and_piles", stock=len(before.stock), piles=piles)
    title, x, room = words.text("review.before", number=decision.number), board.x + 20 * u, CORNER * u
    return [
        fitted(stage.measure, x, top + 0.6 * large, title, room, large, IVORY, "serif", "semibold"),
        fitted(stage.measure, x, top + 1.2 * large + 0.7 * small, about, room, small, MIST),
    ]


def hint(words: Words, made: Sequence[Decision], place: int, graded: bool = False) -> str:
    """Where in the match one is, for the hint line, or that all has just been ``graded``."""
    if not made:
        return words.text("review.hint.nothing")
    if graded:
        return words.text("review.hint.graded")
    here = made[place]
    count = sum(one.deal == here.deal for one in made)
    return words.text("review.hint", number=here.number, all=count, deal=here.deal)


def nothing(stage: Stage) -> Part:
    """A match in which nobody has played a card."""
    scale = stage.scale
    y = (HEIGHT * scale.u + scale.height - hint_height(scale)) / 2
    text = stage.words.text("review.nothing")
    x, room = scale.width / 2, 0.9 * scale.width
    return Part([fitted(stage.measure, x, y, text, room, scale.px(22), IVORY, "serif", anchor="centre")])
