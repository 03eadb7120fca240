"""The primiera worked out on pictures of cards: the best one of each suit, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.cards import KING, RANKS, SUITS, Card, name, rank, suit
from game.engine.ruleset import Ruleset
from game.engine.scoring import PRIMIERA_VALUES, primiera_cards
from game.match.i18n import joined
from game.match.scorekeeper.counts import completed, primiera_takers, primieras
from game.ui.draw import Item, Label, Rect, Sprite
from game.ui.furniture import panel
from game.ui.scenes.scene import Stage
from game.ui.scoring.desk import Desk
from game.ui.scoring.inwords import name_of
from game.ui.scoring.plan import inside
from game.ui.setup.plan import text_unit
from game.ui.shapes import card_outline, disc, icon, line, merged
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, CARD_RATIO, INK, INK2, RULE
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Control, Look, ring
from game.ui.widgets.form import Part
from game.ui.widgets.values import Segments

CARD: Final = 78
THEIRS: Final = 0.55
"""How dark a card is that another side has chosen."""

COURTS: Final = tuple(range(KING, KING - 3, -1))
"""Courts are worth the same and share one picture, the king's."""


@dataclass(frozen=True, slots=True)
class Cell(Pressable):
    """One picture: a card, or the courts of a suit; ``chosen`` says how many of them."""

    code: str = ""
    chosen: int = 0
    dim: float = 0.0

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The card, outlined and checked if it is chosen, dark if another side has it."""
        u, (x, y), high = stage.scale.u, self.rect.centre, self.rect.h
        k = high / CARD
        up = 3 * k if self.chosen or look.hovered else 0
        lift = 1.0 if self.chosen else 0.15
        items: list[Item] = [Sprite(f"{self.key}:{self.code}", self.code, x, y - up, high, lift=lift, dim=self.dim)]
        if self.chosen:
            items.append(card_outline(round(x), round(y - up), high, 0, "solid", BRASS, 3.4 * k, 3 * k, 2.5 * k, k))
            items += self._check(stage, x + 0.23 * high, y - up + 0.42 * high, 9 * k)
        return [*items, ring(self.rect.grow(-2 * u), u, radius=8)] if look.focused else items

    def _check(self, stage: Stage, x: float, y: float, r: float) -> list[Item]:
        ground = disc(x, y, r, BRASS, max(1.0, 0.13 * r), INK)
        if self.chosen == 1:
            return [merged([ground, icon("check", x, y, 1.2 * r, INK)])]
        px = stage.scale.px(14)
        return [
            disc(x, y, max(r, 0.75 * px), BRASS, max(1.0, 0.13 * r), INK),
            Label(x, y, str(self.chosen), px, INK, "sans", "bold", "centre"),
        ]


def columns(rules: Ruleset) -> tuple[tuple[int, ...], ...]:
    """The ranks of the columns, the most valuable first, the courts in one."""
    worth = PRIMIERA_VALUES[rules.primiera_values]
    single = sorted((r for r in range(1, len(RANKS) + 1) if r not in COURTS), key=lambda r: -worth[r - 1])
    return (*((r,) for r in single), COURTS)


def cell_cards(rules: Ruleset, number: int) -> tuple[Card, ...]:
    """The cards of a picture, by its number along the rows of suits."""
    ranks = columns(rules)
    which, column = divmod(number, len(ranks))
    return tuple(which * len(RANKS) + r - 1 for r in ranks[column])


def primiera(stage: Stage, place: Rect, desk: Desk) -> Part:
    """The panel: sides, values, pictures, what everybody's cards come to, and who takes the point."""
    u, k, box_ = stage.scale.u, text_unit(stage.scale), inside(place, stage.scale.u)
    items = [*panel(place, u), *_head(stage, box_, desk)]
    names = tuple(name_of(stage.words, desk.tally, side) for side in desk.tally.sides)
    top = box_.y + 16 * u + 1.1 * stage.scale.px(26)
    controls = _sides(stage, Rect(box_.x, top, box_.w, max(40 * u, 2 * stage.scale.px(17))), names, desk.side)
    end = controls[-1].rect.bottom
    several = len(names) > 3
    rows = -(-len(names) // 2) if several else len(names)
    table = Rect(box_.x, place.bottom - 10 * u - (34 * rows + 8) * k, box_.w, (34 * rows + 8) * k)
    grid = Rect(box_.x, end + 8 * u, box_.w, table.y - end - 10 * u)
    values, cells = _grid(stage, grid, desk)
    return Part([*items, *values, *_table(stage, table, desk, several)], [*controls, *cells])


def _head(stage: Stage, place: Rect, desk: Desk) -> list[Item]:
    """The title, and at its right what to do, or who takes the point."""
    words, rules, measure = stage.words, desk.tally.rules, stage.measure
    px, y = stage.scale.px(26), place.y + 16 * stage.scale.u
    takers = primiera_takers(rules, completed(desk.current.counts))
    note, weight = words.text(f"keeper.primiera.{rules.primiera_mode}"), False
    if takers is not None:
        weight = True
        names = joined(words, [name_of(words, desk.tally, side) for side in takers])
        note = words.plural("keeper.primiera.takes", len(takers), who=names) if takers else words.text("count.nobody")
    title = words.text("count.row.primiera")
    width = min(measure.width(title, px, "serif", "semibold"), 0.5 * place.w)
    room = place.w - width - 12 * stage.scale.u
    return [
        fitted(measure, place.x, y, title, width, px, INK, "serif", "semibold"),
        fitted(
            measure, place.right, y + 2 * stage.scale.u, note, room, stage.scale.px(16), INK if weight else INK2,
            "sans", "semibold" if weight else "regular", "right",
        ),
    ]  # fmt: skip


def _sides(stage: Stage, place: Rect, names: Sequence[str], chosen: int) -> list[Control]:
    """Whose cards are chosen; where there are many sides, on two lines."""
    if len(names) <= 4:
        return [Segments("whose", place, tuple(names), chosen, size=17)]
    half = -(-len(names) // 2)
    below = place._replace(y=place.bottom + 6 * stage.scale.u)
    return [
        Segments("whose", place, tuple(names[:half]), chosen if chosen < half else -1, size=17),
        Segments("others", below, tuple(names[half:]), chosen - half if chosen >= half else -1, size=17),
    ]


def _grid(stage: Stage, place: Rect, desk: Desk) -> tuple[list[Item], list[Control]]:
    """Values over four rows of pictures."""
    rules, px, u = desk.tally.rules, stage.scale.px(16), stage.scale.u
    ranks, worth = columns(rules), PRIMIERA_VALUES[rules.primiera_values]
    head = 1.5 * px
    pitch = (place.h - head) / len(SUITS)
    high = min(pitch * 0.85, (place.w / len(ranks) - 8 * u) / CARD_RATIO)
    wide = high * CARD_RATIO
    step = min((place.w - wide) / (len(ranks) - 1), 2.1 * wide)
    left = place.x + (place.w - step * (len(ranks) - 1)) / 2
    items: list[Item] = [
        Label(left + i * step, place.y + head / 2, str(worth[ranks[i][0] - 1]), px, INK2, "serif", "semibold", "centre")
        for i in range(len(ranks))
    ]
    cells: list[Control] = []
    for number in range(len(SUITS) * len(ranks)):
        row, column = divmod(number, len(ranks))
        x, y = left + column * step, place.y + head + (row + 0.5) * pitch
        rect = Rect(round(x - wide / 2), round(y - high / 2), round(wide), round(high))
        cells.append(_cell(f"card:{number}", rect, desk, cell_cards(rules, number)))
    return items, cells


def _cell(key: str, rect: Rect, desk: Desk, cards: Sequence[Card]) -> Cell:
    sides = desk.current.counts.sides
    mine = [card for card in cards if card in sides[desk.side].best]
    theirs = {card for side, one in enumerate(sides) if side != desk.side for card in one.best}
    shown = (*mine, *(card for card in cards if card not in theirs), cards[0])[0]
    dim = 0.0 if mine or not theirs.issuperset(cards) else THEIRS
    return Cell(key, rect, code=name(shown), chosen=len(mine), dim=dim)


def _table(stage: Stage, place: Rect, desk: Desk, several: bool) -> list[Item]:
    """What everybody's cards come to; with many sides only the sums, two in a row."""
    k, u = text_unit(stage.scale), stage.scale.u
    tally = desk.tally
    takers = primiera_takers(tally.rules, completed(desk.current.counts)) or ()
    totals = primieras(tally.rules, desk.current.counts)
    items: list[Item] = [line(place.x, place.y, place.right, place.y, RULE, u)]
    across = 2 if several else 1
    px = stage.scale.px(18)
    widths = (stage.measure.width(name_of(stage.words, tally, side), px, "serif", "semibold") for side in tally.sides)
    names = min(0.45 * place.w, max(0.29 * place.w, *widths))
    wide = (place.w - (across - 1) * 24 * u) / across
    for side in tally.sides:
        column, row = side % across, side // across
        y = place.y + (8 + 34 * row + 15) * k
        cell = Rect(place.x + column * (wide + 24 * u), y, wide, 34 * k)
        if row:
            items.append(line(cell.x, y - 17 * k, cell.right, y - 17 * k, RULE, u))
        items += _line(stage, cell, desk, side, totals[side], side in takers, cell.w if several else names)
    return items


def _line(stage: Stage, place: Rect, desk: Desk, side: int, total: int | None, takes: bool, names: float) -> list[Item]:
    """One side: its name, the values of its cards if there is room, their sum, and a mark if it takes the point."""
    u, measure, scale, words = stage.scale.u, stage.measure, stage.scale, stage.words
    best, px = desk.current.counts.sides[side].best, scale.px(22)
    right, r = place.right - 2.2 * px, 0.45 * px
    items: list[Item] = []
    if total is not None:
        items.append(Label(place.right, place.y, str(total), px, INK, "serif", "bold", "right"))
    if takes:
        ground = disc(right, place.y, r, BRASS, max(1.0, 0.13 * r), BRASS_LO)
        items.append(merged([ground, icon("check", right, place.y, 1.2 * r, INK)]))
    right -= 0.6 * px
    left = place.x + names + 12 * u
    room = min(names, right - place.x)
    name = name_of(words, desk.tally, side)
    items.append(fitted(measure, place.x, place.y, name, room, scale.px(18), INK, "serif", "semibold"))
    if left < right:
        text = _figures(stage, desk, best) if best else words.text("keeper.primiera.none_yet")
        items.append(fitted(measure, left, place.y, text, right - left, scale.px(17), INK if best else INK2))
    return items


def _figures(stage: Stage, desk: Desk, best: Sequence[Card]) -> str:
    """The values one by one, and which suits are missing."""
    rules, words = desk.tally.rules, stage.words
    worth = PRIMIERA_VALUES[rules.primiera_values]
    text = " + ".join(str(worth[rank(card) - 1]) for card in best)
    lacking = len(SUITS) - len({suit(card) for card in best})
    if rules.primiera_mode == "best_four" or not lacking:
        return text
    key = "keeper.primiera.lacking" if primiera_cards(best, rules) else "keeper.primiera.lacking_all"
    return words.plural(key, lacking, values=text)
