"""Who stands where: a row for every side that says how far it has to go, and the rounds below."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.match.i18n import Words
from game.match.scorekeeper.tally import Tally
from game.ui.draw import Item, Label, Medal, Rect, Vector
from game.ui.furniture import dealer_mark, panel
from game.ui.scenes.scene import Stage
from game.ui.scoring.inwords import headline, name_of, second_line
from game.ui.scoring.looks import FACES, mark
from game.ui.scoring.plan import FRAME, inside
from game.ui.setup.plan import text_unit
from game.ui.shapes import box, disc, line, merged
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, INK, INK2, ROW_ON, RULE, SMALLEST_TEXT, TRACK
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring
from game.ui.widgets.form import Part
from game.ui.widgets.scroll import ScrollArea

ROW, ROW_GAP, OUTSET, WIDTH = 112, 12, 10, 348
SMALLER: Final = 0.75
"""How high rows are where there are more than three sides."""

PEGS: Final = 21
"""Up to this target every point is a peg."""


class Measures(NamedTuple):
    """How large the parts of a row are that is ``ROW`` high: the portrait's radius, type sizes, and where lines run."""

    medal: int
    name: int
    second: int
    figure: int
    first_line: int
    second_line: int


USUAL: Final = Measures(28, 24, 17, 48, 32, 61)
LARGE: Final = Measures(33, 34, 22, 84, 27, 65)


@dataclass(frozen=True, slots=True)
class Standing(Pressable):
    """One side: portrait and mark, name, how far to go, the points and their pegs. It grows with its height."""

    look: int = 0
    name: str = ""
    second: str = ""
    points: int = 0
    target: int = PEGS
    chosen: bool = False
    dealer: bool = False
    size: Measures = USUAL

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The row, on a ground of its own if it is chosen."""
        rect, k, size = self.rect, self.rect.h / ROW, self.size
        items: list[Item] = []
        if self.chosen:
            items.append(box(rect, 10 * k, ROW_ON, 2 * k, BRASS))
        elif look.hovered:
            items.append(box(rect, 10 * k, ROW_ON.fade(0.45)))
        left, right = rect.x + OUTSET * k, rect.right - OUTSET * k
        # Large text makes a row higher, not wider: pictures leave the room to the words.
        m = min(k, rect.w / WIDTH)
        x, y, r = left + (size.medal + 2) * m, rect.y + 44 * k, size.medal * m
        items += [Medal(FACES[self.look], x, y, r), mark(self.look, x + 0.8 * r, y + 0.72 * r, 0.36 * r)]
        if self.dealer:
            items.append(dealer_mark(x - 0.8 * r, y + 0.72 * r, 0.38 * r))
        figures, px = str(self.points), round(size.figure * k)
        width = stage.measure.width(figures, px, "serif", "bold")
        items.append(Label(right - 4 * m, y, figures, px, INK, "serif", "bold", "right"))
        start = x + r + 16 * m
        items += self._words(stage, start, right - 16 * m - width - start, k)
        items.append(self._progress(left, right, rect.y + 92 * k, k))
        return [*items, ring(rect.grow(-4 * k), k, radius=13)] if look.focused else items

    def _words(self, stage: Stage, left: float, room: float, k: float) -> list[Item]:
        """The name and the second line."""
        measure, size, y = stage.measure, self.size, self.rect.y
        px, small = (max(SMALLEST_TEXT, round(style * k)) for style in (size.name, size.second))
        colour = INK if self.chosen else INK2
        return [
            fitted(measure, left, y + size.first_line * k, self.name, room, px, INK, "serif", "semibold"),
            fitted(measure, left, y + size.second_line * k, self.second, room, small, colour),
        ]

    def _progress(self, left: float, right: float, y: float, k: float) -> Vector:
        """A peg for every point of the target, or a bar where they would be too many."""
        have = min(self.points, self.target)
        if self.target > PEGS:
            whole = Rect(left, y - 4 * k, right - left, 8 * k)
            parts = [box(whole, 4 * k, TRACK, max(1.0, k), BRASS_LO)]
            if have > 0:
                parts.append(box(whole._replace(w=whole.w * have / self.target), 4 * k, BRASS, max(1.0, k), INK))
            return merged(parts)
        step = (right - left - 14 * k) / max(1, self.target - 1)
        full, bare = min(5 * k, 0.42 * step), min(4 * k, 0.34 * step)
        return merged(
            [
                disc(left + 7 * k + i * step, y, full, BRASS, 1.2 * k, INK)
                if i < have
                else disc(left + 7 * k + i * step, y, bare, None, max(1.0, 1.2 * k), BRASS_LO.fade(0.7))
                for i in range(self.target)
            ]
        )


def standing(words: Words, tally: Tally, side: int, rect: Rect, chosen: bool, size: Measures = USUAL) -> Standing:
    """The row of a side."""
    dealer = tally.dealer(len(tally.rounds)) % len(tally.parties) == side and tally.won is None
    return Standing(
        f"side:{side}",
        rect,
        look=tally.parties[side].look,
        name=name_of(words, tally, side),
        second=second_line(words, tally, side),
        points=tally.standings[side],
        target=tally.rules.target,
        chosen=chosen,
        dealer=dealer,
        size=size,
    )


def row_height(sides: int, k: float) -> float:
    """How high a row is where so many stand one below the other."""
    return ROW * k * (1 if sides <= 3 else SMALLER)


def standings(
    stage: Stage, place: Rect, tally: Tally, chosen: int | None, positions: Sequence[float], area: ScrollArea
) -> list[Part]:
    """The panel; ``positions`` are the places of the sides from the top, between two of them while they change."""
    u, k, words = stage.scale.u, text_unit(stage.scale), stage.words
    box_, px = inside(place, u), stage.scale.px(26)
    y = box_.y + 16 * u
    head = words.text("keeper.standings")
    width = min(stage.measure.width(head, px, "serif", "semibold"), 0.6 * box_.w)
    note = headline(words, tally)
    paper: list[Item] = [
        *panel(place, u),
        fitted(stage.measure, box_.x, y, head, width, px, INK, "serif", "semibold"),
        fitted(stage.measure, box_.right, y + 2 * u, note, box_.w - width - 12 * u, stage.scale.px(16), INK2,
               anchor="right"),
    ]  # fmt: skip
    top = y + 0.7 * px + 10 * u
    view = Rect(place.x + FRAME * u, top, place.w - 2 * FRAME * u, place.bottom - FRAME * u - top)
    start, high = view.y + 4 * u - area.offset, row_height(len(tally.parties), k)
    step = high + ROW_GAP * k * high / ROW / k
    rows = [
        standing(words, tally, side, Rect(box_.x - OUTSET * u, start + at * step, box_.w + 2 * OUTSET * u, high),
                 side == chosen)
        for side, at in enumerate(positions)
    ]  # fmt: skip
    below = start + len(rows) * step
    dividers: list[Item] = [
        line(box_.x, start + i * step - (step - high) / 2, box_.right, start + i * step - (step - high) / 2, RULE, u)
        for i in range(1, len(rows))
    ]
    table, end = _rounds(stage, tally, Rect(box_.x, below, box_.w, 0), k)
    area.fit(view, end - start + 20 * u, u)
    ordered = [rows[side] for side in tally.order]
    return [Part(paper), Part([*dividers, *table], ordered, area)]


def _rounds(stage: Stage, tally: Tally, place: Rect, k: float) -> tuple[list[Item], float]:
    """The last rounds as a table, as many as there is room for, and where it ends."""
    if not tally.rounds:
        return [], place.y
    px, u, measure, words = stage.scale.px(16), stage.scale.u, stage.measure, stage.words
    shown, names, pitch = _columns(stage, tally, place.w, k)
    top, step = place.y + 8 * k, 34 * k
    head = words.text("keeper.rounds")
    items: list[Item] = [
        line(place.x, top, place.right, top, RULE, u),
        fitted(measure, place.x, top + 0.7 * step, head, names, stage.scale.px(18), INK, "serif", "semibold_italic"),
    ]
    for row, side in enumerate((None, *tally.sides)):
        y = top + (0.7 + row) * step
        if side is not None:
            items.append(line(place.x, y - step / 2, place.right, y - step / 2, RULE, u))
            name, room = name_of(words, tally, side), names - 8 * u
            items.append(fitted(measure, place.x, y, name, room, px, INK, "sans", "semibold"))
        for column, number in enumerate(shown):
            text = str(number + 1 if side is None else tally.rounds[number].points[side])
            x = place.x + names + (column + 0.5) * pitch
            items.append(Label(x, y, text, px, INK2 if side is None else INK, anchor="centre"))
    return items, top + (1.2 + len(tally.parties)) * step


def _columns(stage: Stage, tally: Tally, width: float, k: float) -> tuple[range, float, float]:
    """Which rounds there is room for beside the names, how wide the names are, and how wide a round is."""
    px, pitch = stage.scale.px(16), max(46 * k, 2.7 * stage.scale.px(16))
    names = [name_of(stage.words, tally, side) for side in tally.sides]
    widest = max(stage.measure.width(name, px, "sans", "semibold") for name in names) + 8 * stage.scale.u
    count = max(1, min(len(tally.rounds), int((width - min(widest, 0.6 * width)) / pitch)))
    return range(len(tally.rounds) - count, len(tally.rounds)), width - count * pitch, pitch
