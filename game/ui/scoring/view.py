"""The whole screen for a game: the strip at the top, the panels, or the standings alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from game.match.i18n import Words
from game.ui.draw import Item, Label, Medal, Rect
from game.ui.furniture import panel
from game.ui.sayings import Deck
from game.ui.scenes.scene import Stage
from game.ui.scoring.big import big
from game.ui.scoring.categories import categories
from game.ui.scoring.desk import WAYS, Desk
from game.ui.scoring.inwords import name_of, told
from game.ui.scoring.looks import FACES
from game.ui.scoring.plan import FRAME, Page, Plan, inside, plan
from game.ui.scoring.points import main_button, points_controls
from game.ui.scoring.primiera import primiera
from game.ui.scoring.rounds import fill_rounds
from game.ui.scoring.standings import standings
from game.ui.setup.column import Column
from game.ui.setup.plan import text_unit
from game.ui.text import fit, fitted, paragraph
from game.ui.theme import INK, INK2, IVORY, MIST
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.form import Part
from game.ui.widgets.headings import GAP, HEIGHT, MARGIN, SIDE, TITLE, back_button
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.values import Segments

PAGES: Final[tuple[Page, ...]] = ("entry", "primiera")
AT_THE_TOP: Final = ("games", "big", "undo", "rounds")


@dataclass(slots=True)
class View:
    """Which page is seen in upright windows, whether the standings are seen alone, and what has been scrolled."""

    page: Page = "entry"
    alone: bool = False
    table: ScrollArea = field(default_factory=ScrollArea)
    rows: ScrollArea = field(default_factory=ScrollArea)
    beside: ScrollArea = field(default_factory=ScrollArea)

    def parts(self, stage: Stage, desk: Desk, deck: Deck, positions: Sequence[float]) -> list[Part]:
        """Everything, in the order in which the keyboard goes through it."""
        where = plan(stage.scale, self.page)
        parts = [_head(stage, where, desk, self.alone)]
        if self.alone:
            return [*parts, *big(stage, where.standings.y, desk, positions)]
        chosen = None if desk.over else desk.side
        parts += standings(stage, where.standings, desk.tally, chosen, positions, self.table)
        if where.pages:
            names = (stage.words.text("keeper.way.points"), stage.words.text(_page_beside(desk)))
            parts.append(Part((), [Segments("page", where.pages, names, PAGES.index(self.page), size=17)]))
        if where.entry:
            parts += self._entry(stage, where.entry, desk, deck)
        if where.last:
            parts += self._beside(stage, where.last, desk)
        return parts

    def _beside(self, stage: Stage, place: Rect, desk: Desk) -> list[Part]:
        """The primiera; where there is none, all rounds."""
        if desk.tally.rules.point_primiera:
            return [primiera(stage, place, desk)]
        u, box, px = stage.scale.u, inside(place, stage.scale.u), stage.scale.px(26)
        y, head = box.y + 16 * u, stage.words.text("keeper.rounds.title")
        title = fitted(stage.measure, box.x, y, head, box.w, px, INK, "serif", "semibold")
        top = y + 0.7 * px + 10 * u
        view = Rect(place.x + FRAME * u, top, place.w - 2 * FRAME * u, place.bottom - FRAME * u - top)
        column = Column(stage, box.x, top - self.beside.offset, box.w, aside=False)
        fill_rounds(column, desk.tally)
        self.beside.fit(view, column.y + self.beside.offset - top + 8 * u, u)
        return [Part([*panel(place, u), title]), Part(column.items, column.controls, self.beside)]

    def _entry(self, stage: Stage, place: Rect, desk: Desk, deck: Deck) -> list[Part]:
        """The panel in the middle: points or counts of the chosen side, or the end of the game."""
        u, words, box = stage.scale.u, stage.words, inside(place, stage.scale.u)
        if desk.over:
            return [_end(stage, place, desk)]
        px = stage.scale.px(26)
        y = box.y + 16 * u
        title = fitted(stage.measure, box.x, y, _title(words, desk), box.w, px, INK, "serif", "semibold")
        high = max(36 * u, 1.9 * stage.scale.px(16))
        top = y + 0.75 * px + 6 * u
        ways = tuple(words.text(f"keeper.way.{way}") for way in WAYS)
        controls: list[Control] = [Segments("way", Rect(box.x, top, box.w, high), ways, WAYS.index(desk.way))]
        top += high + 14 * u
        foot = box.bottom - 52 * u
        if desk.editing is not None:
            controls += _editing(words, Rect(box.x, top, box.w, 44 * u), 12 * u)
            top += 60 * u
        body = Rect(box.x, top, box.w, foot - 18 * u - top)
        rest, below = self._body(stage, body, desk, deck)
        buttons = _buttons(stage, Rect(box.x, foot, box.w, 52 * u), desk)
        return [Part([*panel(place, u), title], controls), *rest, Part((), [*below, *buttons])]

    def _body(self, stage: Stage, place: Rect, desk: Desk, deck: Deck) -> tuple[list[Part], list[Control]]:
        if desk.way == "counts":
            return categories(stage, place, desk, deck, self.rows), []
        items, controls = points_controls(stage, place, desk)
        return [Part(items, controls)], []


def _page_beside(desk: Desk) -> str:
    return "count.row.primiera" if desk.tally.rules.point_primiera else "keeper.rounds"


def _title(words: Words, desk: Desk) -> str:
    who = name_of(words, desk.tally, desk.side)
    if desk.editing is not None:
        return words.text("keeper.title.edit", round=desk.editing + 1, who=who)
    return words.text(f"keeper.title.{desk.way}", who=who)


def _editing(words: Words, place: Rect, gap: float) -> list[Control]:
    """What can be done with an old round besides changing it."""
    wide = (place.w - gap) / 2
    first, second = place._replace(w=wide), Rect(place.right - wide, place.y, wide, place.h)
    return [
        Button("leave", first, text=words.text("keeper.leave"), size=17),
        Button("remove_round", second, text=words.text("keeper.remove_round"), kind="warn", size=17),
    ]


def _buttons(stage: Stage, place: Rect, desk: Desk) -> list[Control]:
    """The end of the round; by category also the way to the next side."""
    place = place._replace(h=place.h - 3 * stage.scale.u)
    if desk.way == "points":
        return [main_button(stage.words, place, desk)]
    gap = 12 * stage.scale.u
    wide = 0.33 * (place.w - gap)
    rest = Rect(place.x + wide + gap, place.y, place.w - wide - gap, place.h)
    return [
        Button("next", place._replace(w=wide), text=stage.words.text("keeper.next"), size=18),
        main_button(stage.words, rest, desk),
    ]


def _head(stage: Stage, where: Plan, desk: Desk, alone: bool) -> Part:
    """The way back, the title, what is played, and the buttons for the whole game."""
    u, scale, words = stage.scale.u, stage.scale, stage.words
    buttons = _top_buttons(stage, where.buttons, desk, alone)
    left = (MARGIN + SIDE + GAP) * u
    free = min(button.rect.x for button in buttons) if not where.pages else scale.width - MARGIN * u
    items = _titles(stage, left, free - 20 * u - left, words.text("keeper.title"), told(words, desk.tally))
    return Part(items, [back_button(stage), *buttons])


def _titles(stage: Stage, left: float, room: float, title: str, about: str) -> list[Item]:
    """The title and what is played, both smaller where there is little room; the second goes first."""
    u, scale, measure = stage.scale.u, stage.scale, stage.measure
    for share in (1.0, 0.85, 0.7):
        px, small = scale.px(share * TITLE), scale.px(max(0.8, share) * 17)
        start = left + measure.width(title, px, "serif", "semibold") + 20 * u
        if start + measure.width(about, small) <= left + room:
            return [
                Label(left, HEIGHT / 2 * u, title, px, IVORY, "serif", "semibold"),
                Label(start, (HEIGHT / 2 + 4) * u, about, small, MIST),
            ]
    return [fitted(measure, left, HEIGHT / 2 * u, title, room, scale.px(TITLE), IVORY, "serif", "semibold")]


def _top_buttons(stage: Stage, place: Rect, desk: Desk, alone: bool) -> list[Button]:
    """From the right; in an upright window they share the strip."""
    words, u, gap = stage.words, stage.scale.u, 8 * stage.scale.u
    px = stage.scale.px(17)
    texts = {key: words.text(f"keeper.top.{key}") for key in AT_THE_TOP}
    if alone:
        texts["big"] = words.text("keeper.top.small")
    widths = {key: stage.measure.width(text, px, "sans", "semibold") + 40 * u for key, text in texts.items()}
    if stage.scale.portrait:
        share = (place.w - gap * (len(texts) - 1)) / len(texts)
        widths = dict.fromkeys(texts, share)
    right, buttons = place.right, []
    for key in reversed(AT_THE_TOP):
        rect = Rect(right - widths[key], place.y, widths[key], place.h)
        enabled = key != "undo" or desk.can_undo
        buttons.append(Button(key, rect, enabled, text=texts[key], kind="cloth", size=17))
        right = rect.x - gap
    return buttons[::-1]


def _end(stage: Stage, place: Rect, desk: Desk) -> Part:
    """Who has won, by how much, and another game with the same people."""
    u, k, words, measure = stage.scale.u, text_unit(stage.scale), stage.words, stage.measure
    box, tally = inside(place, u), desk.tally
    won = tally.won
    assert won is not None
    px, y = stage.scale.px(32), box.y + 16 * u
    who = name_of(words, tally, won.side)
    title = words.text("keeper.end.who", who=who)
    lines, tall = paragraph(measure, box.x, y - 0.6 * px, title, box.w, px, INK, "serif", "semibold", leading=1.2)
    items: list[Item] = [*panel(place, u), *lines]
    scores = " : ".join(str(tally.totals()[side]) for side in tally.order)
    y += tall + 16 * k
    px = fit(measure, scores, box.w, stage.scale.px(48), "serif", "bold")
    items.append(Label(box.x, y + 0.5 * px, scores, px, INK, "serif", "bold"))
    about = words.text(f"keeper.end.{won.reason}")
    lines, tall = paragraph(measure, box.x, y + 1.4 * px, about, box.w, stage.scale.px(17), INK2)
    free = box.bottom - 130 * u - (y + 1.4 * px + tall)
    radius = min(0.3 * box.w, 0.4 * free)
    if radius > 24 * u:
        items.append(Medal(FACES[tally.parties[won.side].look], box.centre[0], box.bottom - 130 * u - free / 2, radius))
    high = 52 * u
    controls: list[Control] = [
        Button("again", Rect(box.x, box.bottom - high, box.w, high - 3 * u), text=words.text("keeper.again"),
               kind="primary", size=20),
        Button("new", Rect(box.x, box.bottom - 2 * high - 12 * u, box.w, high - 3 * u),
               text=words.text("keeper.games.new")),
    ]  # fmt: skip
    return Part([*items, *lines], controls)
