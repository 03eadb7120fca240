"""All cards of a pile under what it took last, where piles may be looked through."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import Card, name, suit
from game.engine.state import Observation
from game.ui.draw import Item, Label, Rect, Sprite
from game.ui.overlays.peek import EDGE, LEADING, MOST_WIDTH, SMALL, Capture, last_capture, seen_capture
from game.ui.overlays.slip import Slip, beside, paper, window
from game.ui.sayings import Deck
from game.ui.scenes.scene import Stage
from game.ui.shapes import line
from game.ui.text import wrap
from game.ui.theme import CARD_RATIO, INK2, RULE

SIZES = (64, 52, 40)
"""Heights of the cards, the one that is read best first."""

TOP, BETWEEN, UNDER_HEADING, ROW_GAP, CARD_GAP = 20, 14, 4, 6, 4


class Spread(NamedTuple):
    """The cards, a row for every suit, from ace to king, at the same distances everywhere."""

    rows: Sequence[Sequence[Card]]
    card: float
    pitch: float
    row: float

    @property
    def width(self) -> float:
        """How far the longest row reaches."""
        return self.card * CARD_RATIO + self.pitch * (max(map(len, self.rows)) - 1)

    @property
    def height(self) -> float:
        """From the top of the first row to the foot of the last one."""
        return self.row * (len(self.rows) - 1) + self.card

    def items(self, x: float, y: float) -> list[Item]:
        """The cards from this corner on."""
        left, top = x + self.card * CARD_RATIO / 2, y + self.card / 2
        return [
            Sprite(f"whole.{name(card)}", name(card), left + j * self.pitch, top + i * self.row, self.card, lift=0.3)
            for i, row in enumerate(self.rows)
            for j, card in enumerate(row)
        ]


class Page:
    """What stands on the paper: the last capture if it is known, a line, a heading, all cards."""

    def __init__(self, stage: Stage, count: int, last: tuple[Card, ...], deck: Deck, spread: Spread) -> None:
        self._u, self._spread = stage.scale.u, spread
        self._small = stage.scale.px(SMALL)
        most = (MOST_WIDTH - 2 * EDGE) * self._u
        self._heading = wrap(stage.measure, stage.words.plural("peek.whole", count), most, self._small)
        inner = max(spread.width, *(stage.measure.width(text, self._small) for text in self._heading))
        self._capture = Capture(stage, last, deck, most, inner) if last else None
        self._above = 0.0
        if self._capture is not None:
            inner = max(inner, self._capture.width)
            self._above = self._capture.height + 2 * BETWEEN * self._u
        self._cards_at = self._above + len(self._heading) * LEADING * self._small + UNDER_HEADING * self._u
        self.width = inner + 2 * EDGE * self._u
        self.height = self._cards_at + spread.height + 2 * TOP * self._u

    def items(self, slip: Slip) -> list[Item]:
        """The paper and all that stands on it."""
        u, rect = self._u, slip.rect
        items, x, y = paper(slip, u), rect.x + EDGE * u, rect.y + TOP * u
        if self._capture is not None:
            items += self._capture.items(x, y + self._capture.height / 2)
            level = y + self._above - BETWEEN * u
            items.append(line(x, level, rect.right - EDGE * u, level, RULE, u))
        for i, text in enumerate(self._heading):
            at = y + self._above + (i + 0.5) * LEADING * self._small - UNDER_HEADING * u
            items.append(Label(x, at, text, self._small, INK2))
        return items + self._spread.items(x, y + self._cards_at)


def whole(stage: Stage, view: Observation, side: int, pile: Rect, room: Rect, deck: Deck = "italian") -> list[Item]:
    """The slip for a side's pile, which lies at ``pile``: in ``room`` if it fits there, else anywhere in the window."""
    cards = view.piles[side]
    if not cards:
        return []
    last, u = _known(view, side), stage.scale.u
    for free in (room, window(stage.scale)):
        for size in SIZES:
            page = Page(stage, len(cards), last, deck, _spread(cards, size * u, u))
            slip = beside(free, pile, page.width, page.height, u)
            if slip is not None:
                return page.items(slip)
    return []


def _known(view: Observation, side: int) -> tuple[Card, ...]:
    """The last capture; none where the deal was set up in its middle and nobody saw what was taken last."""
    return seen_capture(view, side) if view.earlier else last_capture(view, side)


def _spread(cards: Sequence[Card], height: float, u: float) -> Spread:
    rows = [row for row in ([card for card in sorted(cards) if suit(card) == s] for s in range(4)) if row]
    wide = height * CARD_RATIO
    free = (MOST_WIDTH - 2 * EDGE) * u - wide
    pitch = min(wide + CARD_GAP * u, free / max(1, max(map(len, rows)) - 1))
    return Spread(rows, height, pitch, height + ROW_GAP * u)
