"""The card counter: forty cells that show what is still out, what lies on the table, in the hand, and what is gone."""

from dataclasses import dataclass
from typing import Final, Literal

from game.ai.outside import outside
from game.engine.cards import DECK, RANKS, SUITS, Card, rank, suit
from game.engine.dealing import next_seat
from game.engine.state import Observation
from game.match.i18n import Words
from game.ui.coach.place import CoachPlace
from game.ui.coach.signs import suit_sign
from game.ui.draw import Colour, Item, Label, Rect, Vector
from game.ui.sayings import Deck, capital, say, the_card
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, disc, merged, polyline
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, INK, INK2, LEAF, PAPER2, ULTRA, WHITE, hexa, mix
from game.ui.widgets.controls import Look, ring

Where = Literal["out", "hand", "table", "gone"]

KINDS: Final[tuple[Where, ...]] = ("out", "hand", "table", "gone")
SIGN, HEAD, ROW, GROUND = 24, 20, 30, 26
LYING: Final = mix(LEAF, WHITE, 0.1)
STROKE: Final[Colour] = hexa("A59877")


def whereabouts(view: Observation) -> dict[Card, Where]:
    """Where each card is as far as the viewer can know."""
    hand, home = set(view.hand), {card for pile in view.piles for card in pile}
    return {
        card: "hand" if card in hand else "table" if card in view.table else "gone" if card in home else "out"
        for card in DECK
    }


def card_told(words: Words, view: Observation, card: Card, deck: Deck) -> str:
    """Where a card is; of one that is still out, the chance that the next player holds it."""
    where = whereabouts(view)[card]
    name = the_card(words, card, deck)
    if where != "out":
        return say(words, f"coach.card.{where}", card=name)
    next_to = next_seat(view.seat, view.seats, view.rules)
    percent = round(100 * outside(view).chance(next_to, (card,)))
    return say(words, "coach.card.out", card=name, percent=str(percent))


@dataclass(frozen=True, slots=True)
class Counter:
    """The grid; a control that the arrows lead through card by card. ``card`` is the one that is asked about."""

    place: CoachPlace
    rect: Rect
    view: Observation
    deck: Deck = "italian"
    card: Card | None = None
    key: str = "counter"
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """The card of the cell under the pointer."""
        card = self.at(x, y)
        return f"{self.key}:{card if card is not None else 0}"

    def step(self, by: int) -> str | None:
        """The neighbour in the pack."""
        return f"{self.key}:{(self.card + by) % len(DECK) if self.card is not None else 0}"

    def entered(self) -> str | None:
        """The same as a step to the right."""
        return self.step(1)

    def at(self, x: float, y: float) -> Card | None:
        """The card of the cell at a point."""
        return next((card for card in DECK if self._cell(card).contains(x, y)), None)

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """Ranks above, suits at the left, the cells, and a ring around the one that is asked about."""
        unit, deck = self.place.unit, self.deck
        small = self.place.px(stage.scale, 14)
        where = whereabouts(self.view)
        items: list[Item] = []
        for worth in range(1, 11):
            x = self._cell(worth - 1).centre[0]
            room = self._cell(0).w + unit
            text = stage.words.text(f"coach.index.{RANKS[worth - 1]}") if deck == "french" else str(worth)
            y = self.rect.y + 0.5 * HEAD * unit
            items.append(fitted(stage.measure, x, y, text, room, small, INK2, "sans", "semibold", "centre"))
        for which in range(len(SUITS)):
            cell = self._cell(10 * which)
            items.append(suit_sign(which, round(self.rect.x + 10 * unit), round(cell.centre[1]), 24 * unit, deck))
        items += [merged(tuple(cell_marks(self._cell(card), where[card], unit))) for card in DECK]
        if self.card is not None:
            items.append(box(self._cell(self.card).grow(2 * unit), 6 * unit, None, 2 * unit, ULTRA))
        return [*items, ring(self.rect.grow(-2 * unit), unit)] if look.focused else items

    def _cell(self, card: Card) -> Rect:
        unit = self.place.unit
        wide = (self.rect.w - SIGN * unit) / 10
        high = (self.rect.h - HEAD * unit) / 4
        x = self.rect.x + SIGN * unit + (rank(card) - 1) * wide
        y = self.rect.y + HEAD * unit + suit(card) * high
        return Rect(x + 1.5 * unit, y + 1.5 * unit, wide - 3 * unit, high - 3 * unit)


def cell_marks(cell: Rect, where: Where, unit: float) -> list[Vector]:
    """A cell: out is white with a dot, the hand brass with an upright card, the table green with a lying one."""
    x, y, radius = *cell.centre, 4 * unit
    if where == "out":
        return [box(cell, radius, WHITE, unit, BRASS_LO), disc(x, y, 4.2 * unit, INK)]
    if where == "hand":
        card = Rect(x - 4 * unit, y - 6.5 * unit, 8 * unit, 13 * unit)
        return [box(cell, radius, BRASS, 1.25 * unit, INK), box(card, 2 * unit, INK)]
    if where == "table":
        card = Rect(x - 6.5 * unit, y - 4 * unit, 13 * unit, 8 * unit)
        return [box(cell, radius, LYING), box(card, 2 * unit, WHITE)]
    way = ((x - 0.22 * cell.w, y + 0.25 * cell.h), (x + 0.22 * cell.w, y - 0.25 * cell.h))
    return [box(cell, radius, PAPER2), polyline(way, STROKE, 1.4 * unit)]


def legend(stage: Stage, place: CoachPlace, x: float, y: float, width: float) -> tuple[list[Item], float]:
    """What the four kinds of cells mean, side by side or in two rows, from ``y`` downwards; and how high that is."""
    unit, px = place.unit, place.px(stage.scale, 15)
    side, gap, row = 18 * unit, 6 * unit, max(24 * unit, 1.3 * px)
    words = [stage.words.text(f"coach.where.{kind}") for kind in KINDS]
    needed = [side + gap + stage.measure.width(word, px) for word in words]
    in_row = len(KINDS) if sum(needed) + 3 * gap <= width else 2
    apart = min(24 * unit, (width - sum(needed)) / (len(KINDS) - 1))
    items: list[Item] = []
    left, middle = x, y + row / 2
    for i, (kind, word) in enumerate(zip(KINDS, words, strict=True)):
        if in_row == 2:
            left, middle = x + i % 2 * width / 2, y + (i // 2 + 0.5) * row
        items += cell_marks(Rect(left, middle - side / 2, side, side), kind, unit * 0.85)
        items.append(Label(left + side + gap, middle, word, px, INK))
        left += needed[i] + apart
    return items, row * len(KINDS) / in_row


def still_out(view: Observation) -> int:
    """How many cards are neither in sight nor gone."""
    return sum(where == "out" for where in whereabouts(view).values())


def sentence(stage: Stage, view: Observation, card: Card, deck: Deck) -> str:
    """Where a card is, as a sentence."""
    return capital(card_told(stage.words, view, card, deck))
