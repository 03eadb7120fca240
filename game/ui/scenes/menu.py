"""The main menu: a poster of cards, and a few ways to go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from game.engine.variants import PRESETS
from game.ui.draw import Cloth, Item, Label, Rect, Sprite
from game.ui.furniture import Keys, hint_height, hint_line, named_keys
from game.ui.inputs import Input
from game.ui.scale import Scale
from game.ui.scenes.scene import Go, Screen, Sound, Stage
from game.ui.shapes import diamond, line, sun_rays
from game.ui.text import fit, fitted
from game.ui.theme import BRASS, BRASS_HI, IVORY, MIST, SMALLEST_TEXT
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control, Controls
from game.ui.widgets.entries import Continue, Entry

POSTER: Final = ((-2, "Kb"), (2, "Kc"), (-1, "Cs"), (1, "Jc"), (0, "7d"))
"""The cards of the fan and their places from its middle, the settebello last and on top."""

LARGE: Final = {"play": "d", "practice": "c", "lessons": "s", "scorekeeper": "b"}
"""Entries with a line of their own and the suit that stands before it; the others are small buttons below them."""

SHOWN_SCORES: Final = " : "

COLUMN: Final = 448
GAP: Final = 8
ABOVE_SMALL: Final = 28
IN_A_ROW: Final = 4
"""The column of words beside the poster, the gap between small buttons and that above them, in design pixels; how many
are in a row."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The match under way: the preset it is played by, the deal, the opponent, the scores by side."""

    game: str
    deal: int
    opponent: str
    portrait: str
    scores: tuple[int, ...]


class _Plan(NamedTuple):
    """The middle of the poster and the height of its cards, and the column of words."""

    x: float
    y: float
    card: float
    column: Rect


class MenuScene(Screen):
    """The menu. ``entries`` names what can be reached, ``continue`` among it where a match is under way.

    Asks to go where the chosen entry is called.
    """

    def __init__(self, stage: Stage, entries: Sequence[str], waiting: Waiting | None = None) -> None:
        self._entries, self._waiting = tuple(entries), waiting
        self._controls = Controls(focus=self._entries[0])
        super().__init__()
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        """Show the menu in another window, language or cloth."""
        self._stage = stage
        self._plan = _plan(stage.scale, partial(self._height, stage))
        self._controls.set(self._made())

    def handle(self, event: Input) -> None:
        """Move the focus or choose an entry."""
        if chosen := self._controls.handle(event):
            self._commands += [Sound("button"), Go(chosen)]

    def items(self) -> list[Item]:
        """Poster, name, entries, hint line."""
        stage, words = self._stage, self._stage.words
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        items += self._poster() + self._name() + self._controls.items(stage)
        text = words.text("menu.welcome")
        if self._waiting:
            text = words.text("menu.welcome_back", opponent=self._waiting.opponent)
        return items + hint_line(stage.scale, stage.measure, text, self._keys())

    def _height(self, stage: Stage, width: float) -> float:
        """How high a column of words is that is so wide."""
        u = stage.scale.u
        large = sum(entry in LARGE for entry in self._entries)
        rows = len(self._rows(stage, width))
        return (186 + (136 if self._waiting else 0) + 56 * large + (ABOVE_SMALL + 50 * rows if rows else 0)) * u

    def _rows(self, stage: Stage, width: float) -> list[list[tuple[str, float]]]:
        """The small buttons and the room that each one needs at least, as many in a row as fit into the width."""
        rows: list[list[tuple[str, float]]] = []
        room = 0.0
        for entry in self._entries:
            if entry in (*LARGE, "continue"):
                continue
            text = stage.words.text(f"menu.{entry}")
            need = stage.measure.width(text, SMALLEST_TEXT, "sans", "semibold") + 22 * stage.scale.u
            if not rows or len(rows[-1]) == IN_A_ROW or need + GAP * stage.scale.u > room:
                rows.append([])
                room = width + GAP * stage.scale.u
            rows[-1].append((entry, need))
            room -= need + GAP * stage.scale.u
        return rows

    def _poster(self) -> list[Item]:
        x, y, h, _ = self._plan
        items: list[Item] = [sun_rays(round(x), round(y), 0.487 * h, 1.117 * h, BRASS.fade(0.13))]
        for k, code in POSTER:
            up = -0.032 * h + k * k * 0.055 * h - (0.052 * h if k == 0 else 0)
            lift = 2.6 if k == 0 else 1.6
            items.append(Sprite(f"poster:{code}", code, x + 0.345 * k * h, y + up, h, -12 * k, lift=lift))
        return items

    def _name(self) -> list[Item]:
        stage, column, u = self._stage, self._plan.column, self._stage.scale.u
        name, measure = stage.words.text("menu.name"), stage.measure
        px = fit(measure, name, column.w, stage.scale.px(92), "serif", "semibold")
        x, y, middle = column.x, column.y + 142 * u, column.centre[0]
        subtitle = stage.words.text("menu.subtitle")
        return [
            Label(x - 4 * u, column.y + 42 * u, name, px, IVORY, "serif", "semibold"),
            fitted(measure, x, column.y + 110 * u, subtitle, column.w, stage.scale.px(21), MIST, "serif", "italic"),
            line(x, y, column.right, y, BRASS, 2 * u),
            diamond(middle, y, 6 * u, BRASS_HI),
        ]

    def _made(self) -> list[Control]:
        words, column, u = self._stage.words, self._plan.column, self._stage.scale.u
        controls: list[Control] = []
        y = column.y + 170 * u
        if self._waiting and "continue" in self._entries:
            controls.append(self._continue(Rect(column.x, y, column.w, 112 * u)))
            y += 136 * u
        for entry in self._entries:
            if entry in LARGE:
                rect = Rect(column.x - 12 * u, y, column.w + 24 * u, 52 * u)
                text, about = words.text(f"menu.{entry}"), words.text(f"menu.{entry}.about")
                controls.append(Entry(entry, rect, text=text, about=about, suit=LARGE[entry]))
                y += 56 * u
        return controls + self._small(y + ABOVE_SMALL * u)

    def _continue(self, rect: Rect) -> Continue:
        waiting, words = self._waiting, self._stage.words
        assert waiting is not None
        game = words.text(f"game.{PRESETS[waiting.game].family}") if waiting.game in PRESETS else waiting.game
        about = words.text("menu.continue.about", game=game, deal=waiting.deal, opponent=waiting.opponent)
        score = SHOWN_SCORES.join(map(str, waiting.scores))
        return Continue(
            "continue", rect, text=words.text("menu.continue"), about=about, score=score, portrait=waiting.portrait
        )

    def _small(self, y: float) -> list[Control]:
        """The small buttons in rows; what room is left over they share, so that every row is as wide as the column."""
        stage, column, u = self._stage, self._plan.column, self._stage.scale.u
        controls: list[Control] = []
        for i, row in enumerate(self._rows(stage, column.w)):
            spare = (column.w - sum(need for _, need in row) - (len(row) - 1) * GAP * u) / len(row)
            x = column.x
            for entry, need in row:
                rect = Rect(x, y + i * 50 * u, need + spare, 42 * u)
                controls.append(Button(entry, rect, text=stage.words.text(f"menu.{entry}"), kind="cloth"))
                x = rect.right + GAP * u
        return controls

    def _keys(self) -> Keys:
        return named_keys(self._stage.words, "continue" if self._waiting else "play", "full_screen")


def _plan(scale: Scale, height: Callable[[float], float]) -> _Plan:
    """Poster beside the words, in upright windows above them; ``height`` is that of words in a column so wide."""
    u, floor = scale.u, scale.height - hint_height(scale)
    if scale.portrait:
        width = min(520 * u, scale.width - 64 * u)
        high = height(width)
        card = min(380 * u, (floor - high - 96 * u) / (2 * 1.117))
        top = max(24 * u, (floor - 2 * 1.117 * card - 48 * u - high) / 2)
        column = Rect((scale.width - width) / 2, top + 1.117 * 2 * card + 48 * u, width, high)
        return _Plan(scale.width / 2, top + 1.117 * card, card, column)
    left, middle = (scale.width - 1280 * u) / 2, floor / 2
    high = height(COLUMN * u)
    column = Rect(left + 768 * u, max(16 * u, middle - high / 2), COLUMN * u, high)
    return _Plan(left + 368 * u, middle + 12 * u, 308 * u, column)
