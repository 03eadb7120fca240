"""What a pile took last, on a slip of paper beside it."""

from game.engine.cards import Card, name
from game.engine.state import Observation
from game.ui.draw import Item, Label, Rect, Sprite, Weight
from game.ui.overlays.slip import beside, paper, window
from game.ui.sayings import Deck, gains
from game.ui.scenes.scene import Stage
from game.ui.text import wrap
from game.ui.theme import CARD_RATIO, INK, INK2

CARDS, PITCH, EDGE, GAP = 78, 50, 18, 14
LEADING = 1.4
SMALL = 15
TEXT_WIDTH = 5
"""In type sizes."""

MOST_WIDTH = 420


def seen_capture(view: Observation, side: int) -> tuple[Card, ...]:
    """The cards of the last play by which a side took some, the played one first; none if there was no such play."""
    for made in reversed(view.plays):
        if view.side(made.seat) == side and made.play.taken is not None:
            return made.play.card, *made.play.taken
    return ()


def last_capture(view: Observation, side: int) -> tuple[Card, ...]:
    """The cards a side took last, the played one first; the opening table if that was given to it; else none."""
    return seen_capture(view, side) or view.piles[side]


class Capture:
    """Some captured cards side by side and what they are good for, no wider than ``most``.

    The words keep to a narrow column, or take what the cards leave of ``width`` where that is more.
    """

    def __init__(self, stage: Stage, cards: tuple[Card, ...], deck: Deck, most: float, width: float = 0.0) -> None:
        self._cards, self._u = cards, stage.scale.u
        self._small = stage.scale.px(SMALL)
        w, gap = CARDS * CARD_RATIO * self._u, GAP * self._u
        natural = w + PITCH * self._u * (len(cards) - 1)
        column = max(TEXT_WIDTH * self._small, width - natural - gap)
        self._lines = self._wrapped(stage, deck, column)
        text = max(stage.measure.width(line, self._small, weight="semibold") for line, _ in self._lines)
        self._pitch = min(PITCH * self._u, (most - gap - text - w) / max(1, len(cards) - 1))
        self._text_at = w + self._pitch * (len(cards) - 1) + gap
        self.width = self._text_at + text
        self.text_height = len(self._lines) * LEADING * self._small
        self.height = max(CARDS * self._u, self.text_height)

    def _wrapped(self, stage: Stage, deck: Deck, column: float) -> list[tuple[str, Weight]]:
        measure, words = stage.measure, stage.words
        lines: list[tuple[str, Weight]] = []
        lines += [(line, "regular") for line in wrap(measure, words.text("peek.last"), column, self._small)]
        for gain in gains(words, self._cards, deck):
            lines += [(line, "semibold") for line in wrap(measure, gain, column, self._small, weight="semibold")]
        return lines

    def items(self, x: float, y: float) -> list[Item]:
        """The cards and words from ``x`` to the right, their middle at ``y``."""
        items: list[Item] = []
        height = CARDS * self._u
        for i, card in enumerate(self._cards):
            middle = x + height * CARD_RATIO / 2 + i * self._pitch
            items.append(Sprite(f"slip.{name(card)}", name(card), middle, y, height, lift=0.3))
        first = y - (len(self._lines) - 1) * LEADING / 2 * self._small
        for i, (text, weight) in enumerate(self._lines):
            colour = INK if weight == "semibold" else INK2
            at = first + i * LEADING * self._small
            items.append(Label(x + self._text_at, at, text, self._small, colour, weight=weight))
        return items


def peek(stage: Stage, view: Observation, side: int, pile: Rect, deck: Deck = "italian") -> list[Item]:
    """The slip for a side's pile, which lies at ``pile``: above it, or below it where there is no room above."""
    cards = last_capture(view, side)
    if not cards:
        return []
    u, room = stage.scale.u, window(stage.scale)
    capture = Capture(stage, cards, deck, min(MOST_WIDTH * u, room.w) - 2 * EDGE * u)
    height = max((CARDS + 44) * u, capture.text_height + 32 * u)
    slip = beside(room, pile, capture.width + 2 * EDGE * u, height, u)
    if slip is None:
        return []
    return [*paper(slip, u), *capture.items(slip.rect.x + EDGE * u, slip.rect.centre[1])]
