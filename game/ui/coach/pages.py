"""What stands on the coach's paper: advice with the best plays, the cards still out, the helps."""

from dataclasses import dataclass, field
from typing import Final

from game.engine.cards import Card
from game.engine.state import Observation
from game.ui.coach.counter import Counter, legend, sentence, still_out
from game.ui.coach.place import CoachPlace
from game.ui.coach.rows import HEIGHT, PlayRow
from game.ui.coach.speech import Helps, Speech
from game.ui.draw import Item, Label, Rect
from game.ui.sayings import Deck
from game.ui.scenes.scene import Stage
from game.ui.shapes import line
from game.ui.text import fitted, paragraph, wrap
from game.ui.theme import INK, INK2, RULE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.values import Toggle

VOICE, FIGURE, TEXT = 18, 15, 17
LEADING: Final = 1.36
COLUMNS_APART, BUTTON, GRID = 32, 40, 140
HELPS: Final = ("show_captures", "show_best", "warn", "open_cards")


@dataclass(slots=True)
class Content:
    """Items and controls of a part of the paper, and where it ends."""

    bottom: float
    items: list[Item] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)

    def add(self, other: "Content") -> None:
        """Take in what stands below or beside."""
        self.items += other.items
        self.controls += other.controls
        self.bottom = max(self.bottom, other.bottom)


def columns(place: CoachPlace, area: Rect) -> tuple[Rect, Rect]:
    """Two columns where the paper is a wide sheet, else twice the one there is."""
    if place.kind != "sheet":
        return area, area
    wide = (area.w - COLUMNS_APART * place.unit) / 2
    return area._replace(w=wide), area._replace(x=area.right - wide, w=wide)


def advice(stage: Stage, place: CoachPlace, said: Speech, area: Rect, foot: float | None = None) -> Content:
    """The sentence with its figure, and the best plays under or beside it, as many as fit above ``foot``."""
    left, right = columns(place, area)
    unit, big, small = place.unit, place.px(stage.scale, VOICE), place.px(stage.scale, FIGURE)
    labels, high = paragraph(stage.measure, left.x, left.y, said.text, left.w, big, INK, "serif", leading=LEADING)
    content = Content(left.y + high, list(labels))
    if said.figure:
        lines, more = paragraph(stage.measure, left.x, content.bottom + 4 * unit, said.figure, left.w, small, INK2)
        content.items += lines
        content.bottom += 4 * unit + more
    if said.can_ask:
        button = Rect(left.x, content.bottom + 12 * unit, left.w, BUTTON * unit)
        shortcut = stage.words.text("coach.panel.ask_key")
        size = TEXT * place.larger
        content.controls.append(
            Button("ask", button, text=stage.words.text("coach.panel.best_play"), shortcut=shortcut, size=size)
        )
        content.bottom = button.bottom + 8 * unit
    if said.rows:
        content.add(_rows(place, said, right, right.y if place.kind == "sheet" else content.bottom, foot))
    return content


def _rows(place: CoachPlace, said: Speech, area: Rect, top: float, foot: float | None) -> Content:
    """The best plays; where there is no room for all, the best one and the last one."""
    unit, rows = place.unit, said.rows
    if foot is not None and len(rows) > 2 and top + (18 + HEIGHT * len(rows)) * unit > foot:
        rows = (rows[0], rows[-1] if rows[-1].bad else rows[1])
    content = Content(top)
    if place.kind != "sheet":
        content.items.append(line(area.x, top + 10 * unit, area.right, top + 10 * unit, RULE, unit))
        content.bottom = top + 18 * unit
    for i, row in enumerate(rows):
        rect = Rect(area.x, content.bottom, area.w, HEIGHT * unit)
        content.controls.append(PlayRow(f"play{i}", rect, row=row, place=place))
        content.bottom = rect.bottom
    return content


def cards(
    stage: Stage, place: CoachPlace, view: Observation, deck: Deck, asked: Card | None, area: Rect, ruled: bool
) -> Content:
    """The card counter, with what is known of the card that is asked about."""
    left, right = columns(place, area)
    unit, words = place.unit, stage.words
    size, px = place.px(stage.scale, 18), place.px(stage.scale, FIGURE)
    content = Content(left.y)
    if ruled:
        content.items.append(line(left.x, left.y + 8 * unit, left.right, left.y + 8 * unit, RULE, unit))
        content.bottom += 16 * unit
    y = content.bottom + 0.7 * size
    number = str(still_out(view))
    room = left.w - stage.measure.width(number, size, "serif", "semibold") - 12 * unit
    title = words.text("coach.panel.cards")
    content.items.append(fitted(stage.measure, left.x, y, title, room, size, INK, "serif", "semibold_italic"))
    content.items.append(Label(left.right, y, number, size, INK, "serif", "semibold", "right"))
    grid = Rect(left.x, y + 0.7 * size, left.w, GRID * unit)
    content.controls.append(Counter(place, grid, view, deck, asked))
    below = grid.bottom + 6 * unit if place.kind != "sheet" else right.y + 0.4 * size
    if asked is None:
        items, high = legend(stage, place, right.x, below, right.w)
        content.items += items
    else:
        lines, high = paragraph(stage.measure, right.x, below, sentence(stage, view, asked, deck), right.w, px, INK)
        content.items += lines
    content.bottom = max(grid.bottom, below + high)
    return content


def helps(stage: Stage, place: CoachPlace, chosen: Helps, area: Rect) -> Content:
    """The helps, each to be switched on its own, and the way to change what lies on the table."""
    unit, px = place.unit, place.px(stage.scale, TEXT)
    content = Content(area.y + 4 * unit)
    halves = columns(place, area)
    for i, name in enumerate(HELPS):
        column = halves[i % 2]
        text = stage.words.text(f"coach.help.{name}")
        room = column.w - 60 * unit
        lines = wrap(stage.measure, text, room, px)
        high = max(44 * unit, len(lines) * 1.25 * px + 12 * unit)
        first = content.bottom + high / 2 - (len(lines) - 1) * 0.625 * px
        content.items += [Label(column.x, first + number * 1.25 * px, one, px, INK) for number, one in enumerate(lines)]
        switch = Rect(column.right - 50 * unit, content.bottom, 50 * unit, high)
        content.controls.append(Toggle(name, switch, getattr(chosen, name)))
        if place.kind != "sheet" or i % 2:
            content.bottom += high
    button = Rect(halves[0].x, content.bottom + 10 * unit, halves[0].w, BUTTON * unit)
    text = stage.words.text("coach.panel.arrange")
    content.controls.append(Button("arrange", button, text=text, size=TEXT * place.larger))
    content.bottom = button.bottom + 8 * unit
    return content
