"""How a player has fared: figures, a rating, shares of matches won, points in a deal."""

from collections.abc import Sequence
from typing import Final

from game.match.history.finished import Finished
from game.match.history.rating import course
from game.match.history.statistics import mine, statistics
from game.ui.chronicle.charts import share_height, share_lines
from game.ui.chronicle.choices import Wanted, game_choice, opponent_choice, period_choice
from game.ui.chronicle.empty import empty
from game.ui.chronicle.figures import (
    GROUPS,
    best,
    body,
    head,
    large_figures,
    points,
    rating,
    remark,
    shares,
    strip_height,
)
from game.ui.chronicle.grid import Grid, edges, grid
from game.ui.chronicle.losses import LESSON, lesson_against, losses
from game.ui.chronicle.naming import day
from game.ui.chronicle.top import top
from game.ui.draw import Cloth, Item, Rect
from game.ui.furniture import hint_line, named_keys
from game.ui.inputs import Input
from game.ui.sayings import Deck
from game.ui.scenes.scene import Go, HandOut, Learn, Screen, Sound, Stage
from game.ui.widgets.form import Form, Part
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.values import Segments

LEAVE: Final = "leave"
SIDES: Final = ("lost", "best")
"""What the last panel shows by turns."""


class StatisticsScene(Screen):
    """Figures of finished matches, all or some of them; ``today`` is a moment as records have it.

    Asks to go ``back`` and to ``play``, for lessons, and for a table of the matches in a file. What the keyboard or
    the pointer came to last is meant where one row is told of.
    """

    def __init__(self, stage: Stage, matches: Sequence[Finished], today: str, deck: Deck = "italian") -> None:
        self._stage, self._today, self._deck = stage, today, deck
        self._all = mine(matches)
        self._helped = len(mine(matches, helped=True))
        self._wanted, self._group = Wanted(), "opponent"
        self._side = "lost" if any(match.cost is not None for match in self._all) else "best"
        self._page, self._shares = ScrollArea(), ScrollArea()
        self._meant: str | None = None
        self._form = Form(self._parts, focus="game" if self._all else "play", escape=LEAVE)
        super().__init__()
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self._stage = stage
        self._look_up()
        self._form.rebuild(stage)

    def handle(self, event: Input) -> None:
        """Take one input."""
        seen = self._form.focus, self._form.pointed
        told = self._form.handle(event)
        if told is None:
            if (now := (self._form.focus, self._form.pointed)) != seen:
                self._meant = now[0] if now[0] != seen[0] else now[1] or now[0]
                self._form.rebuild(self._stage)
            return
        key, _, value = told.partition(":")
        match key:
            case "leave":
                self._commands.append(Go("back"))
            case "play":
                self._commands.append(Go("play"))
            case "table":
                self._commands.append(HandOut("table", tuple(match.number for match in self._matches)))
            case "group":
                self._group = tuple(GROUPS)[int(value)]
                self._shares.to(0)
            case "side":
                self._side = SIDES[int(value)]
            case _ if key.startswith(LESSON):
                self._learn(key.removeprefix(LESSON))
            case _:
                self._wanted = self._wanted.chosen(key, int(value), self._all)
                self._look_up()
        self._commands.append(Sound("button"))
        self._form.rebuild(self._stage)

    def items(self) -> list[Item]:
        """Cloth, panels, hint line."""
        stage = self._stage
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        items += self._form.items(stage)
        keys = named_keys(stage.words, "leave", "full_screen")
        return items + hint_line(stage.scale, stage.measure, self._hint(), keys)

    def _look_up(self) -> None:
        """Everything that the panels show of the matches that are wanted."""
        words, every, wanted = self._stage.words, self._all, self._wanted
        self._choices = (
            game_choice(words, every, wanted),
            opponent_choice(words, every, wanted),
            period_choice(words, wanted),
        )
        self._matches = wanted.among(every, self._today)
        self._found = statistics(self._matches)
        self._lines = {group: shares(words, self._matches, group) for group in GROUPS}
        known = {match.number for match in self._matches}
        self._rated = tuple(one for one in course(every) if one.match.number in known)

    def _parts(self) -> list[Part]:
        stage, words = self._stage, self._stage.words
        buttons = [("table", words.text("statistics.table"))] if self._matches else []
        left, right = edges(stage.scale)
        choices = self._choices if self._all else ()
        heading, y = top(stage, words.text("statistics.title"), choices, buttons, left, right)
        if not self._all:
            return [heading, empty(stage, y, "statistics.empty", words)]
        if not self._matches:
            return [heading, empty(stage, y, "history.nothing", words, button=False)]
        lines = share_height(stage, max(1, len(self._lines[self._group])))
        return [heading, *self._panels(grid(stage, y, lambda width: strip_height(stage, width, self._found), lines))]

    def _panels(self, places: Grid) -> list[Part]:
        """In a column all scrolls together, in the grid only the shares do."""
        stage, words = self._stage, self._stage.words
        self._page.fit(places.view, places.length, stage.scale.u)
        down = self._page.offset
        figures, course_, won, points_, best_ = (rect._replace(y=rect.y - down) for rect in places.panels)
        # From the top down: the shadow of a panel must not fall on the one below it.
        items = large_figures(stage, figures, self._found) + rating(stage, course_, self._rated)
        items += head(stage, won, words.text("statistics.shares"))
        items += points(stage, points_, self._found, self._deck)
        (lines, group), aside = self._won(won, places.column), self._aside(best_)
        items += aside.items
        if places.column:
            return [Part([*items, *lines.items], [group, *aside.controls], self._page)]
        return [Part(items, [group, *aside.controls]), lines]

    def _aside(self, panel: Rect) -> Part:
        """Where the points went, or the best so far."""
        stage, u, words = self._stage, self._stage.scale.u, self._stage.words
        area = body(stage, panel)
        width = min(0.5 * area.w, 176 * u * max(1.0, stage.scale.px(16) / (16 * u)))
        place = Rect(area.right - width, panel.y + 22 * u, width, 36 * u)
        texts = tuple(words.text(f"statistics.{side}.tab") for side in SIDES)
        side = Segments("side", place, texts, SIDES.index(self._side), size=15)
        paper = head(stage, panel, words.text(f"statistics.{self._side}"), beside=width)
        if self._side == "best":
            return Part([*paper, *best(stage, panel, self._found)], [side])
        told = losses(stage, panel, self._found, self._deck, self._meant)
        return Part([*paper, *told.items], [side, *told.controls])

    def _learn(self, kind: str) -> None:
        lesson = lesson_against(kind)
        if lesson is not None:
            self._commands.append(Learn(lesson))

    def _won(self, panel: Rect, column: bool) -> tuple[Part, Segments]:
        stage, u = self._stage, self._stage.scale.u
        words = stage.words
        area = body(stage, panel)
        found = self._lines[self._group]
        width = min(0.62 * area.w, 300 * u * max(1.0, stage.scale.px(16) / (16 * u)))
        texts = tuple(words.text(f"statistics.by.{group}") for group in GROUPS)
        place = Rect(area.right - width, panel.y + 22 * u, width, 36 * u)
        group = Segments("group", place, texts, tuple(GROUPS).index(self._group), size=15)
        if not found:
            return Part(remark(stage, panel, words.text("statistics.shares.none"))), group
        self._shares.fit(area, share_height(stage, len(found)), u)
        scrolls = not column and self._shares.length > area.h
        lines = area._replace(y=area.y - (self._shares.offset if scrolls else 0), w=area.w - (14 * u if scrolls else 0))
        return Part(share_lines(stage, lines, found), (), self._shares if not column else None), group

    def _hint(self) -> str:
        words = self._stage.words
        if not self._all:
            return words.text("statistics.hint.empty")
        since = day(words, self._all[0].started)
        text = words.plural("statistics.hint", len(self._all), since=since)
        seen = self._found.reviewed
        further = [words.text("statistics.hint.help")] if self._helped else []
        further += [words.plural("statistics.hint.reviewed", seen)] if seen and self._side == "lost" else []
        return " ".join((text, *further))
