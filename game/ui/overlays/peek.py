"""What a pile took last, on a slip of paper beside it."""

from game.engine.cards import Card, name
from game.engine.state import Observation
from game.ui.draw import Item, Label, Rect, Shadow, Sprite, Weight
from game.ui.sayings import Deck, gains
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, polygon
from game.ui.text import wrap
from game.ui.theme import BRASS, CARD_RATIO, INK, INK2, PAPER, RADIUS_SLATE

CARDS, PITCH, EDGE, POINTER = 78, 50, 18, 14
TEXT_WIDTH = 5
"""In type sizes."""

MOST_WIDTH = 420


def last_capture(view: Observation, side: int) -> tuple[Card, ...]:
    """The cards a side took last, the played one first; the opening table if that was given to it; else none."""
    for made in reversed(view.plays):
        if view.side(made.seat) == side and made.play.taken is not None:
            return made.play.card, *made.play.taken
    return view.piles[side]


def peek(stage: Stage, view: Observation, side: int, pile: Rect, deck: Deck = "italian") -> list[Item]:
    """The slip for a side's pile, which lies at ``pile``: above it, or below it where there is no room above."""
    cards = last_capture(view, side)
    if not cards:
        return []
    scale, u, words = stage.scale, stage.scale.u, stage.words
    small = scale.px(15)
    lines = [(text, INK2) for text in wrap(stage.measure, words.text("peek.last"), TEXT_WIDTH * small, small)]
    for gain in gains(words, cards, deck):
        lines += [(text, INK) for text in wrap(stage.measure, gain, TEXT_WIDTH * small, small, weight="semibold")]
    text_width = max(stage.measure.width(text, small, weight="semibold") for text, _ in lines)
    w = CARDS * CARD_RATIO * u
    most = min(MOST_WIDTH * u, scale.width - 16 * u) - text_width - (2 * EDGE + 14) * u
    pitch = min(PITCH * u, (most - w) / max(1, len(cards) - 1))
    fan = w + pitch * (len(cards) - 1)
    height = max((CARDS + 44) * u, len(lines) * 1.4 * small + 32 * u)
    rect, tip = _placed(stage, pile, fan + 14 * u + text_width + 2 * EDGE * u, height)
    items = _slip(rect, tip, u)
    y = rect.centre[1]
    for i, card in enumerate(cards):
        x = rect.x + EDGE * u + w / 2 + i * pitch
        items.append(Sprite(f"slip.{name(card)}", name(card), x, y, CARDS * u, lift=0.3))
    left, first = rect.x + EDGE * u + fan + 14 * u, y - (len(lines) - 1) * 0.7 * small
    for i, (text, colour) in enumerate(lines):
        weight: Weight = "semibold" if colour == INK else "regular"
        items.append(Label(left, first + i * 1.4 * small, text, small, colour, weight=weight))
    return items


def _placed(stage: Stage, pile: Rect, width: float, height: float) -> tuple[Rect, tuple[float, float]]:
    """The slip inside the window, and the point at which it points."""
    u = stage.scale.u
    middle = pile.centre[0]
    x = min(max(8 * u, middle - width / 2), stage.scale.width - 8 * u - width)
    above = pile.y - POINTER * u - height
    if above >= 8 * u:
        return Rect(x, above, width, height), (middle, pile.y - 2 * u)
    return Rect(x, pile.bottom + POINTER * u, width, height), (middle, pile.bottom + 2 * u)


def _slip(rect: Rect, tip: tuple[float, float], u: float) -> list[Item]:
    x, y = tip
    foot = rect.bottom - u if y > rect.bottom else rect.y + u
    return [
        Shadow(rect, RADIUS_SLATE * u, 8 * u, 3 * u, 5 * u, 0.5),
        box(rect, RADIUS_SLATE * u, PAPER),
        polygon(((x - 12 * u, foot), (x + 12 * u, foot), (x, y)), PAPER),
        box(rect.grow(-4 * u), 7 * u, None, u, BRASS),
    ]
