"""Which set shall the card take? Every possibility side by side as cards, with what it brings and leaves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from game.engine.captures import value
from game.engine.cards import Card, name
from game.engine.state import Observation
from game.ui.draw import Item, Label, Rect, Sprite
from game.ui.furniture import hint_height, panel, veil
from game.ui.inputs import Input, Key, Press, Wheel
from game.ui.sayings import Deck, brings, capital, leaves, remaining, say, sum_text, the_rank
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, key_cap, line
from game.ui.table.offers import sweeps
from game.ui.text import fitted, wrap
from game.ui.theme import BOX, BRASS, BRASS_LO, CARD_RATIO, INK, INK2, LEAF, RADIUS_SLATE, SMALLEST_TEXT, WHITE
from game.ui.widgets.buttons import Button, Pressable
from game.ui.widgets.controls import Controls, Look, ring

Option = tuple[Card, ...] | None

WIDTH, CARDS, PADDING, GAP, FOOT = 240, 118, 28, 16, 74
COLUMNS, ROWS = 4, 2
ROWS_UPRIGHT = 3
CANCEL: Final = "cancel"
PREVIOUS, NEXT = "previous", "next"


class _Plan(NamedTuple):
    """Where things are: the paper, the grid of boxes and one box's size, all in pixels."""

    paper: Rect
    grid: Rect
    columns: int
    rows: int
    w: float
    h: float
    gap: float


@dataclass(frozen=True, slots=True)
class _Box(Pressable):
    """One possibility; ``number`` is the key that chooses it."""

    cards: tuple[Card, ...] = ()
    sum: str = ""
    brought: str = ""
    left: tuple[str, ...] = ()
    sweep: bool = False
    number: int = 0

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """Paper on paper: white with a brass line where the pointer or the focus is."""
        scale, u, rect = stage.scale, stage.scale.u, self.rect
        chosen = look.hovered or look.focused
        fill, edge, width = (WHITE, BRASS, 3 * u) if chosen else (BOX, BRASS_LO, u)
        items: list[Item] = [box(rect, RADIUS_SLATE * u, fill, width, edge)]
        if look.focused:
            items.append(ring(rect, u, radius=15))
        items += self._sprites(u)
        x, room, measure = rect.centre[0], rect.w - 20 * u, stage.measure
        big, middle, small = scale.px(22), scale.px(17), scale.px(15)
        y = rect.y + (26 + CARDS + 10) * u + 0.75 * big
        tight = measure.width(self.sum, SMALLEST_TEXT, "serif", "bold") > room
        figures = self.sum.replace(" + ", "+").replace(" = ", "=") if tight else self.sum
        items.append(fitted(measure, x, y, figures, room, big, INK, "serif", "bold", "centre"))
        y += 0.75 * big + 0.65 * middle
        items.append(fitted(measure, x, y, self.brought, room, middle, INK, "sans", "semibold", "centre"))
        y += 0.65 * middle
        for text in self.left:
            y += 0.7 * small
            colour = LEAF if self.sweep else INK2
            items.append(fitted(measure, x, y, text, room, small, colour, anchor="centre"))
            y += 0.65 * small
        cap = scale.px(14)
        width = key_cap(measure, 0, 0, str(self.number), cap)[1]
        return items + key_cap(measure, x - width / 2, rect.bottom - 22 * u, str(self.number), cap, paper=True)[0]

    def _sprites(self, u: float) -> list[Item]:
        h = CARDS * u
        w, count = h * CARD_RATIO, len(self.cards)
        pitch = min(w + 6 * u, (self.rect.w - 28 * u - w) / max(1, count - 1))
        first = self.rect.centre[0] - pitch * (count - 1) / 2
        return [
            Sprite(f"{self.key}.{name(card)}", name(card), first + i * pitch, self.rect.y + 26 * u + h / 2, h, lift=0.4)
            for i, card in enumerate(self.cards)
        ]


class Chooser:
    """The question which of several plays of one card is meant.

    ``options`` are sets of table cards, or None for laying the card down, in the order in which they are offered.
    Number keys choose among the boxes in sight.
    """

    def __init__(
        self, stage: Stage, view: Observation, card: Card, options: Sequence[Option], deck: Deck = "italian"
    ) -> None:
        self._view, self._card, self._options, self._deck = view, card, tuple(options), deck
        self._controls = Controls(focus=_key(0), escape=CANCEL)
        self._top = 0
        self.resize(stage)

    def resize(self, stage: Stage) -> None:
        """Go on in another window size or language; the focus stays."""
        self._stage = stage
        self._left, self._plan = self._planned(2)
        if len(self._options) > self._plan.columns * self._plan.rows and self._plan.rows < ROWS:
            self._left, self._plan = self._planned(1)
        self._top = min(self._top, self._last_top)
        self._refresh()

    @property
    def _in_sight(self) -> range:
        start = self._top * self._plan.columns
        return range(start, min(len(self._options), start + self._plan.columns * self._plan.rows))

    @property
    def _last_top(self) -> int:
        return max(0, -(-len(self._options) // self._plan.columns) - self._plan.rows)

    def handle(self, event: Input) -> int | Literal["cancel"] | None:
        """The number of the option chosen, from 0; ``cancel`` if the card shall go back; else None."""
        match event:
            case Wheel(notches):
                self._scroll(-1 if notches > 0 else 1)
                return None
            case Press(button="right"):
                return CANCEL
            case Key(typed) if typed.isdigit() and 0 < int(typed) <= len(self._in_sight):
                return self._in_sight[int(typed) - 1]
            case Key(typed) if typed in ("left", "right", "up", "down", "home", "end", "pageup", "pagedown"):
                self._steer(typed)
                return None
        done = self._controls.handle(event)
        if done == CANCEL:
            return CANCEL
        if done in (PREVIOUS, NEXT):
            self._scroll(self._plan.rows if done == NEXT else -self._plan.rows)
            return None
        return int(done.removeprefix("option")) if done else None

    def items(self) -> list[Item]:
        """The veil over the table, the question, the boxes in sight and the way back."""
        stage, plan = self._stage, self._plan
        scale, u, words = stage.scale, stage.scale.u, stage.words
        x, title = plan.paper.centre[0], scale.px(30)
        items = [veil(scale), *panel(plan.paper, u)]
        text = say(words, "chooser.title", card=the_rank(words, self._card, self._deck))
        y = plan.grid.y - 28 * u - 0.6 * title
        items.append(fitted(stage.measure, x, y, text, plan.grid.w, title, INK, "serif", "semibold", "centre"))
        items.append(line(x - 60 * u, plan.grid.y - 20 * u, x + 60 * u, plan.grid.y - 20 * u, BRASS, 2 * u))
        if self._last_top:
            seen = self._in_sight
            shown = words.text("chooser.shown", first=seen.start + 1, last=seen.stop, all=len(self._options))
            y = plan.grid.bottom + (FOOT - 2) / 2 * u
            items.append(Label(plan.grid.x, y, shown, scale.px(16), INK2))
        return items + self._controls.items(stage)

    def _leaves(self, option: Option, most: int) -> tuple[str, ...]:
        """What stays on the table, on at most so many lines."""
        stage, table = self._stage, self._view.table
        words, px, room = stage.words, stage.scale.px(15), (WIDTH - 20) * stage.scale.u
        if option == ():
            return ("",)
        rest = remaining((*table, self._card), ()) if option is None else remaining(table, option)
        sweep = option is not None and sweeps(self._view, self._card, option)
        text = leaves(words, rest, (), sweep, self._deck)
        lines = wrap(stage.measure, text, room, px)
        return tuple(lines) if len(lines) <= most else (words.plural("leaves.many", len(rest)),)

    def _planned(self, most_lines: int) -> tuple[list[tuple[str, ...]], _Plan]:
        scale, u, count = self._stage.scale, self._stage.scale.u, len(self._options)
        left = [self._leaves(option, most_lines) for option in self._options]
        lines = max(map(len, left))
        texts = 1.5 * scale.px(22) + 1.3 * scale.px(17) + 1.35 * scale.px(15) * lines
        w, gap = WIDTH * u, GAP * u
        h = (26 + CARDS + 10) * u + texts + 22 * u + 0.95 * scale.px(14) + 4 * u
        head = 56 * u + 1.2 * scale.px(30)
        floor = scale.height - hint_height(scale)
        most_rows = int((floor - 12 * u - head - FOOT * u + gap) / (h + gap))
        rows = max(1, min(ROWS_UPRIGHT if scale.portrait else ROWS, most_rows))
        columns = max(1, min(COLUMNS, int((scale.width - (32 + 2 * PADDING) * u + gap) / (w + gap))))
        rows = min(rows, -(-count // columns))
        columns = min(columns, -(-count // rows))
        wide = max(columns * (w + gap) - gap, min(2 * w + gap, scale.width - 88 * u))
        high = rows * (h + gap) - gap
        paper = Rect(0, 0, wide + 2 * PADDING * u, head + high + FOOT * u)
        paper = paper._replace(x=(scale.width - paper.w) / 2, y=(floor - paper.h) / 2)
        grid = Rect(paper.x + PADDING * u, paper.y + head, wide, high)
        return left, _Plan(paper, grid, columns, rows, w, h, gap)

    def _refresh(self) -> None:
        """Put the boxes in sight and the buttons where they are now; a focus out of sight comes back into it."""
        seen = self._in_sight
        focus = self._focused
        if focus is not None and focus not in seen:
            self._controls.focus = _key(min(max(focus, seen.start), seen.stop - 1))
        self._controls.set([*(self._box(index) for index in seen), *self._buttons()])

    def _box(self, index: int) -> _Box:
        plan, option, stage = self._plan, self._options[index], self._stage
        row, column = divmod(index - self._in_sight.start, plan.columns)
        in_row = min(plan.columns, len(self._in_sight) - row * plan.columns)
        left = plan.grid.centre[0] - (in_row * (plan.w + plan.gap) - plan.gap) / 2
        if self._last_top:
            left = plan.grid.x
        place = Rect(left + column * (plan.w + plan.gap), plan.grid.y + row * (plan.h + plan.gap), plan.w, plan.h)
        card, matta = self._card, self._view.matta
        worth = value(card, matta)
        gained = stage.words.text("chooser.nothing")
        if option is not None:
            gained = brings(stage.words, (card, *option), self._deck)
        return _Box(
            _key(index),
            place,
            cards=option or (card,),
            sum=capital(sum_text(stage.words, self._view.rules, card, option, worth, matta, self._deck)),
            brought=gained,
            left=self._left[index],
            sweep=option is not None and sweeps(self._view, card, option),
            number=index - self._in_sight.start + 1,
        )

    def _buttons(self) -> list[Button]:
        plan, u, words = self._plan, self._stage.scale.u, self._stage.words
        y, h = plan.grid.bottom + 16 * u, 40 * u
        text = say(words, "chooser.back", card=the_rank(words, self._card, self._deck))
        place = Rect(plan.grid.centre[0] - 120 * u, y, 240 * u, h)
        buttons = [Button(CANCEL, place, text=text, shortcut=words.text("chooser.escape"), size=17)]
        if self._last_top:
            step, right = 108 * u, plan.grid.right
            before, after = self._top > 0, self._top < self._last_top
            texts = words.text("chooser.previous"), words.text("chooser.next")
            buttons.append(Button(PREVIOUS, Rect(right - 2 * step - 12 * u, y, step, h), before, texts[0], size=17))
            buttons.append(Button(NEXT, Rect(right - step, y, step, h), after, texts[1], size=17))
        return buttons

    @property
    def _focused(self) -> int | None:
        focus = self._controls.focus or ""
        return int(focus.removeprefix("option")) if focus.startswith("option") else None

    def _scroll(self, rows: int) -> None:
        self._top = min(self._last_top, max(0, self._top + rows))
        self._refresh()

    def _steer(self, key: str) -> None:
        """Move the focus with the arrows and paging keys, and the boxes in sight with it."""
        columns, last = self._plan.columns, len(self._options) - 1
        page = columns * self._plan.rows
        focus = self._focused
        self._controls.ring = True
        if focus is None:
            focus = self._in_sight[-1] if key != "home" else 0
        elif key == "down" and focus // columns == last // columns:
            self._controls.focus = CANCEL
            return
        else:
            moves = {"left": -1, "right": 1, "up": -columns, "down": columns, "pageup": -page, "pagedown": page}
            moved = {"home": 0, "end": last}.get(key, focus + moves.get(key, 0))
            focus = focus if key == "up" and moved < 0 else min(last, max(0, moved))
        self._controls.focus = _key(focus)
        row = focus // columns
        self._scroll(min(0, row - self._top) + max(0, row - self._top - self._plan.rows + 1))


def _key(index: int) -> str:
    return f"option{index}"
