"""The table's menu: go on, leave, or change how things look, sound and move, without losing sight of the match."""

from dataclasses import replace
from typing import Any, Final, Literal, get_args

from game.match.settings import Settings, choices
from game.ui.draw import Item, Rect
from game.ui.furniture import in_the_middle, panel, veil
from game.ui.inputs import Input
from game.ui.scenes.scene import Change, Stage
from game.ui.text import fitted
from game.ui.theme import INK
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control, Controls
from game.ui.widgets.values import Segments, Slider, Toggle

COLUMN, ONE_COLUMN, GAP, PADDING, FOOT, CONTROL = 400, 600, 32, 32, 88, 40
VOLUME_STOPS: Final = 11
TITLES: Final = 0.62
WAYS: Final = ("quit", "menu", "new", "go_on")
REPEAT_WAYS: Final = ("quit", "menu", "repeat_leave", "go_on")
Way = Literal["go_on", "rules", "settings", "repeat", "new", "repeat_leave", "menu", "quit"]


LEFT: Final = (("speed",), ("volume",), ("card_sort",), ("reduced_motion", "full_screen"))
RIGHT: Final = (("cloth",), ("deck",), ("indices",), ("back",))
TOGGLES: Final = ("reduced_motion", "full_screen")


class Pause:
    """The popup with the table's menu; ``settings`` are those it shows and changes.

    ``repeatable``: the deal under way can be played again; ``repeats``: it is a repeat, which can be left.
    """

    def __init__(self, stage: Stage, settings: Settings, repeatable: bool = False, repeats: bool = False) -> None:
        self.settings = settings
        self._pages = ("repeat", "rules", "settings") if repeatable else ("rules", "settings")
        self._leading = REPEAT_WAYS if repeats else WAYS
        self._controls = Controls(focus="go_on", escape="go_on")
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        """Go on in another window size, language or look."""
        self._stage = stage
        self._controls.set([*self._settings(), *self._ways()])

    def handle(self, event: Input) -> Change | Way | None:
        """The setting that was changed, or the way the player wants to go."""
        done = self._controls.handle(event)
        for way in get_args(Way):
            if done == way:
                return way  # type: ignore[no-any-return]
        if done is None:
            return None
        field, number = done.split(":")
        value = self._value(field, int(number))
        if value == getattr(self.settings, field):
            return None
        changed: dict[str, Any] = {field: value}
        self.settings = replace(self.settings, **changed)
        self._controls.set([*self._settings(), *self._ways()])
        return Change(field, value)

    def items(self) -> list[Item]:
        """The veil, the paper, every setting with its name, and the ways to go."""
        stage, paper = self._stage, self._paper
        scale, u, words, measure = stage.scale, stage.scale.u, stage.words, stage.measure
        items = [veil(scale), *panel(paper, u)]
        left = paper.x + PADDING * u
        title = scale.px(30)
        y = paper.y + 28 * u + 0.6 * title
        room = min(button.rect.x for button in self._beside_title()) - left - 16 * u
        items.append(fitted(measure, left, y, words.text("pause.title"), room, title, INK, "serif", "semibold"))
        for field, cell in self._cells():
            items += self._caption(field, cell)
        return items + self._controls.items(stage)

    def _caption(self, field: str, cell: Rect) -> list[Item]:
        stage, px = self._stage, self._stage.scale.px(16)
        words = stage.words
        text = words.text(f"settings.{field}")
        if field == "volume":
            text = words.text("pause.muted" if self.settings.muted else "pause.volume", percent=self.settings.volume)
        return [fitted(stage.measure, cell.x, cell.y + 0.6 * px, text, cell.w, px, INK, weight="semibold")]

    @property
    def _columns(self) -> int:
        return 2 if self._stage.scale.width >= (2 * COLUMN + GAP + 2 * PADDING + 32) * self._stage.scale.u else 1

    @property
    def _row(self) -> float:
        scale = self._stage.scale
        return 1.45 * scale.px(16) + (CONTROL + 16) * scale.u

    @property
    def _head(self) -> float:
        return 48 * self._stage.scale.u + 1.2 * self._stage.scale.px(30)

    @property
    def _paper(self) -> Rect:
        scale, u, columns = self._stage.scale, self._stage.scale.u, self._columns
        rows = len(LEFT) if columns == 2 else len(LEFT + RIGHT)
        inner = 2 * COLUMN + GAP if columns == 2 else ONE_COLUMN
        w = min((inner + 2 * PADDING) * u, scale.width - 32 * u)
        h = self._head + rows * self._row + FOOT * u
        return in_the_middle(scale, w, h)

    def _cells(self) -> list[tuple[str, Rect]]:
        """Every setting and its place: caption above, control below."""
        paper, u = self._paper, self._stage.scale.u
        left, top, inner = paper.x + PADDING * u, paper.y + self._head, paper.w - 2 * PADDING * u
        columns = (LEFT, RIGHT) if self._columns == 2 else (LEFT + RIGHT,)
        width = (inner - (len(columns) - 1) * GAP * u) / len(columns)
        cells = []
        for column, rows in enumerate(columns):
            for row, shown in enumerate(rows):
                part = width / len(shown)
                x, y = left + column * (width + GAP * u), top + row * self._row
                cells += [(field, Rect(x + i * part, y, part, self._row)) for i, field in enumerate(shown)]
        return cells

    def _settings(self) -> list[Control]:
        controls: list[Control] = []
        u, words = self._stage.scale.u, self._stage.words
        for field, cell in self._cells():
            place = Rect(cell.x, cell.y + 1.45 * self._stage.scale.px(16), cell.w, CONTROL * u)
            if field == "volume":
                line = Rect(place.x + 10 * u, place.y, place.w - 96 * u, place.h)
                controls.append(Slider("volume", line, round(self.settings.volume / 10), VOLUME_STOPS))
                switch = Rect(place.right - 64 * u, place.y, 64 * u, place.h)
                controls.append(Toggle("muted", switch, not self.settings.muted))
            elif field in TOGGLES:
                controls.append(
                    Toggle(field, place._replace(x=place.x - 8 * u, w=64 * u), getattr(self.settings, field))
                )
            else:
                every = choices(field)
                texts = tuple(words.text(f"settings.{field}.{choice}") for choice in every)
                controls.append(Segments(field, place, texts, every.index(getattr(self.settings, field))))
        return controls

    def _ways(self) -> list[Control]:
        paper, u, words, measure = self._paper, self._stage.scale.u, self._stage.words, self._stage.measure
        px, top = self._stage.scale.px(18), paper.bottom - 72 * u
        gap, room = 12 * u, paper.w - 2 * PADDING * u
        texts = [words.text(f"pause.{way}") for way in self._leading]
        widths = [measure.width(text, px, "sans", "semibold") + 44 * u for text in texts]
        widths[-1] += 48 * u
        share = min(1.0, (room - gap * (len(texts) - 1)) / sum(widths))
        widths = [width * share for width in widths]
        x, buttons = paper.x + PADDING * u, []
        for way, text, width in zip(self._leading, texts, widths, strict=True):
            if way == "go_on":
                place = Rect(paper.right - PADDING * u - width, top, width, 44 * u)
                shortcut = words.text("chooser.escape")
                buttons.append(Button(way, place, text=text, kind="primary", shortcut=shortcut))
            else:
                buttons.append(Button(way, Rect(x, top, width, 44 * u), text=text))
            x += width + gap
        return [*buttons, *self._beside_title()]

    def _beside_title(self) -> list[Control]:
        """Where more can be read and set, and the deal once more, in at most the larger part of the line."""
        paper, u, words, measure = self._paper, self._stage.scale.u, self._stage.words, self._stage.measure
        texts = {way: words.text("pause.repeat" if way == "repeat" else f"menu.{way}") for way in self._pages}
        px, gap, right = self._stage.scale.px(17), 10 * u, paper.right - PADDING * u
        room = TITLES * (paper.w - 2 * PADDING * u) - gap * (len(texts) - 1)
        wide = {way: measure.width(text, px, "sans", "semibold") + 32 * u for way, text in texts.items()}
        share = min(1.0, room / sum(wide.values()))
        buttons: list[Control] = []
        for way in reversed(self._pages):
            place = Rect(right - share * wide[way], paper.y + 26 * u, share * wide[way], 40 * u)
            buttons.append(Button(way, place, text=texts[way], size=17))
            right = place.x - gap
        return buttons[::-1]

    def _value(self, field: str, number: int) -> str | int | bool:
        if field == "volume":
            return number * 10
        if field == "muted":
            return not number
        if field in TOGGLES:
            return bool(number)
        return str(choices(field)[number])
