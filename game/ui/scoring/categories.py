"""Entering a round by category: what the chosen side says of its pile."""

from typing import Final

from game.engine.scoring import NAPOLA
from game.match.scorekeeper.checks import contradiction, missing
from game.match.scorekeeper.counts import (
    WHOLE,
    Category,
    Counts,
    SideCount,
    asked,
    completed,
    laid_open,
    longest_run,
    primiera_takers,
)
from game.ui.draw import Item, Label, Rect
from game.ui.sayings import Deck
from game.ui.scenes.scene import Stage
from game.ui.scoring.desk import Desk
from game.ui.scoring.inwords import counted_so_far, fault_text, left_over
from game.ui.scoring.plan import FRAME, PADDING
from game.ui.setup.plan import text_unit
from game.ui.text import fit, fitted, wrap
from game.ui.theme import INK, INK2, SMALLEST_TEXT, TERRA
from game.ui.widgets.checkbox import CheckBox
from game.ui.widgets.controls import Control
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.form import Part
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.stepper import Stepper

HIGHEST: Final = 99
NUMBERS: Final[tuple[Category, ...]] = ("cards", "coins", "sevens", "sweeps", "declared", "table")
LEADING: Final = 1.3
LINES: Final = 3
"""So many lines are kept free for what stands below the rows."""


class Number(Stepper):
    """A number that may not have been said yet: a click on it only means that it will be typed."""

    def pressed_at(self, x: float, y: float) -> str:
        """One less or one more at its ends, nothing in the middle."""
        told = super().pressed_at(x, y)
        return told if told != f"{self.key}:{self.value}" else self.key


def categories(stage: Stage, place: Rect, desk: Desk, deck: Deck, area: ScrollArea) -> list[Part]:
    """A row for every category of the game, and below them what they come to or what is wrong with them."""
    u, foot = stage.scale.u, LINES * LEADING * stage.scale.px(15)
    aside = (PADDING - FRAME) * u
    view = Rect(place.x - aside, place.y - 6 * u, place.w + 2 * aside, place.h - foot)
    rows = _Rows(stage, place._replace(y=view.y + 8 * u - area.offset), desk)
    for category in asked(desk.tally.rules):
        rows.add(category)
    area.fit(view, rows.y + area.offset - view.y, u)
    below = Rect(place.x, place.bottom - foot, place.w, foot)
    return [Part(rows.items, rows.controls, area), Part(_outcome(stage, below, desk, deck))]


class _Rows:
    """The rows of one side, put one below the other."""

    def __init__(self, stage: Stage, place: Rect, desk: Desk) -> None:
        self.stage, self.place, self.desk = stage, place, desk
        self.y = place.y
        self.items: list[Item] = []
        self.controls: list[Control] = []
        self._counts = completed(desk.current.counts)
        self._said = self._counts.sides[desk.side]

    def add(self, category: Category) -> None:
        """The row of a category; the primiera may have two."""
        if category in NUMBERS:
            self._number(category)
        elif category == "run":
            self._run()
        elif category == "primiera":
            self._primiera()
        else:
            self._check(category, category, getattr(self._said, category))

    def _take(self) -> Rect:
        scale = self.stage.scale
        high = max(38 * scale.u, 2.1 * scale.px(17))
        row = self.place._replace(y=self.y, h=high)
        self.y += high + 8 * text_unit(scale)
        return row

    def _number(self, category: Category) -> None:
        """A number with what nobody has said yet."""
        row, words = self._take(), self.stage.words
        number = getattr(self._said, category)
        note = left_over(words, self.desk, category) if category in WHOLE else ""
        text = "–" if number is None else str(number)
        control = self._labelled(row, category, note)
        self.controls.append(Number(f"say-{category}", control, number or 0, 0, HIGHEST, text))

    def _run(self) -> None:
        """How far the run of coins goes, in words."""
        row, words, rules = self._take(), self.stage.words, self.desk.tally.rules
        longest = longest_run(rules)
        texts = [words.text("keeper.run.none")]
        for length in range(NAPOLA, longest + 1):
            more = length == longest and not rules.napola and length < WHOLE["coins"]
            texts.append(words.text("keeper.run.or_more" if more else "keeper.run.to", last=length))
        control = self._labelled(row, "napola" if rules.napola else "piccola", "")
        self.controls.append(DropDown("say-run", control, tuple(texts), run_choice(min(self._said.run, longest))))

    def _primiera(self) -> None:
        """Who has the better primiera: by the cards beside, or as people say."""
        if laid_open(self._counts):
            takers = primiera_takers(self.desk.tally.rules, self._counts) or ()
            self._check("primiera", "primiera", self.desk.side in takers, enabled=False)
            return
        self._check("primiera", "primiera", self._said.primiera)
        self._check("tied", "tied", self._counts.tied)

    def _check(self, key: str, label: str, on: bool, enabled: bool = True) -> None:
        text = self.stage.words.text(f"keeper.say.{label}")
        self.controls.append(CheckBox(f"say-{key}", self._take(), text, on, enabled))

    def _labelled(self, row: Rect, label: str, note: str) -> Rect:
        """The name of a row, its note, and the place that is left for its control."""
        scale, measure, words = self.stage.scale, self.stage.measure, self.stage.words
        wide = max(128 * scale.u, 0.46 * row.w)
        room, y = row.w - wide - 10 * scale.u, row.centre[1]
        text = words.text(f"count.row.{label}") if label != "coins" else words.text("keeper.say.coins")
        px, small = scale.px(17), scale.px(15)
        shift = 0.62 * small if note else 0.0
        self.items.append(fitted(measure, row.x, y - shift, text, room, px, INK, "sans", "semibold"))
        if note:
            self.items.append(fitted(measure, row.x, y + 0.6 * px, note, room, small, INK2))
        return Rect(row.right - wide, row.y, wide, row.h)


def run_choice(length: int) -> int:
    """The number of the choice that a run of coins is: 0 for none."""
    return length - NAPOLA + 1 if length >= NAPOLA else 0


def run_of(choice: int) -> int:
    """The length of the run that a choice means."""
    return choice + NAPOLA - 1 if choice else 0


def _outcome(stage: Stage, place: Rect, desk: Desk, deck: Deck) -> list[Item]:
    """What is wrong, what is missing, or what everybody gets."""
    words, tally, measure = stage.words, desk.tally, stage.measure
    whole = completed(desk.current.counts)
    wrong = contradiction(tally.rules, whole)
    wanted = wrong or missing(tally.rules, whole)
    late = wanted or contradiction(tally.rules, whole, complete=True)
    said = desk.current.counts != Counts((SideCount(),) * len(tally.parties))
    if late and not (late is wanted and not wrong):
        text, colour = fault_text(words, tally, late, deck), TERRA
    elif wanted:
        text, colour = fault_text(words, tally, wanted, deck) if said else words.text("keeper.say.begin"), INK2
    else:
        text, colour = counted_so_far(words, tally, desk), INK
    px = stage.scale.px(15)
    while px > SMALLEST_TEXT and len(wrap(measure, text, place.w, px)) > LINES:
        px -= 1
    lines = wrap(measure, text, place.w, px)[:LINES]
    first = place.y + place.h / 2 - (len(lines) - 1) * LEADING * px / 2
    return [
        Label(place.x, first + i * LEADING * px, line, fit(measure, line, place.w, px), colour)
        for i, line in enumerate(lines)
    ]
