"""The plays of this deal as a list at the right edge, while the match goes on beside it."""

from collections.abc import Sequence
from typing import Literal

from game.engine.captures import value
from game.engine.cards import SETTEBELLO, name
from game.engine.ruleset import hand_cards
from game.engine.state import Made, Observation
from game.match.i18n import Words
from game.ui.draw import Colour, Item, Label, Medal, Rect, Sprite, Weight
from game.ui.furniture import panel
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Wheel
from game.ui.sayings import Deck, adds_up, falling, say, table_value, the_card, the_rank
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, key_cap, line
from game.ui.table.layout import Layout
from game.ui.text import fit, fitted, wrap
from game.ui.theme import BRASS_LO, INK, INK2, ROW_ON, RULE, TRACK
from game.ui.widgets.controls import ring

WIDTH, HEAD, ROW, FOOT, PADDING = 304, 76, 56, 28, 28
EDGE = 12
"""How far the cards of the viewer's hand stay aside at least."""


class PlayList:
    """Every play of the deal with its number, the newest at the bottom.

    ``portraits`` are the players' by seat. A play that is clicked on is shown again, and so is the ``chosen`` one, by
    the pointer or by ``choose``, on Enter or Space. The list scrolls by the wheel, by PageUp, PageDown, Home and End,
    and by its bar.
    """

    def __init__(
        self, stage: Stage, layout: Layout, view: Observation, portraits: Sequence[str], deck: Deck = "italian"
    ) -> None:
        self._portraits, self.deck = portraits, deck
        self._stage, self._layout, self._view = stage, layout, view
        self._hidden_below = 0
        self._held = False
        self._pointing = False
        self.chosen: int | None = None

    @property
    def left(self) -> float:
        """The left edge of the paper."""
        return self._paper.x

    def resize(self, stage: Stage, layout: Layout) -> None:
        """Go on in another window size or language."""
        self._stage, self._layout = stage, layout
        self._scroll(0)

    def show(self, view: Observation) -> None:
        """Go on with these plays; whoever reads older ones keeps them before the eyes."""
        if self._hidden_below:
            self._hidden_below += max(0, len(view.plays) - len(self._view.plays))
        self._view = view
        self._scroll(0)

    def choose(self, by: int) -> None:
        """Choose an older play or a newer one; 0 chooses none."""
        count, at = len(self._view.plays), self.chosen
        self._pointing = False
        if not by or not count:
            self.chosen = None
            return
        self.chosen = at = self._shown[-1] if at is None else min(max(0, at + by), count - 1)
        self._scroll(max(0, self._shown.start - at) or min(0, self._shown.stop - 1 - at))

    def handle(self, event: Input) -> int | Literal["close", "used"] | None:
        """The number of a play that shall be seen again, from 0; ``close`` if the list shall go.

        ``used`` if the input was meant for the list, None if it belongs to the table.
        """
        match event:
            case Key("escape" | "l"):
                return "close"
            case Key("enter" | "space") if self.chosen is not None:
                return self.chosen
            case Key("pageup" | "pagedown" | "home" | "end" as key):
                page = max(1, self._rows - 1)
                self._scroll({"pageup": page, "pagedown": -page, "home": len(self._view.plays)}.get(key, -self._most))
                return "used"
            case Wheel(notches, x, y) if self._paper.contains(x, y):
                self._scroll(1 if notches > 0 else -1)
                self._point(x, y)
                return "used"
            case Press(x, y, "left") if self._paper.contains(x, y):
                if self._cap.grow(6 * self._stage.scale.u).contains(x, y):
                    return "close"
                self._held = self._most > 0 and x > self._bar.x - 12 * self._stage.scale.u
                play = self._play_at(x, y)
                return self._drag(y) if self._held or play is None else play
            case Move(y=y) if self._held:
                return self._drag(y)
            case Move(x, y):
                self._point(x, y)
            case Release() | Focus() if self._held:
                self._held = False
                return "used"
        return None

    def items(self) -> list[Item]:
        """The paper, its heading, and as many plays as there is room for."""
        stage, paper = self._stage, self._paper
        scale, u, words = stage.scale, stage.scale.u, stage.words
        x, px = paper.x + PADDING * u, scale.px(24)
        items = panel(paper, u)
        room = self._cap.x - x - 8 * u
        items.append(
            fitted(stage.measure, x, paper.y + 44 * u, words.text("plays.title"), room, px, INK, "serif", "semibold")
        )
        letter = words.text("plays.key")
        items += key_cap(stage.measure, self._cap.x, self._cap.centre[1], letter, scale.px(14), paper=True)[0]
        made = self._view.plays
        if not made:
            items.append(
                fitted(
                    stage.measure,
                    x,
                    paper.y + (HEAD + 24) * u,
                    words.text("plays.none"),
                    paper.w - 2 * PADDING * u,
                    scale.px(16),
                    INK2,
                )
            )
        for row, index in enumerate(self._shown):
            items += self._row(index, paper.y + (HEAD + ROW * row) * u, row > 0)
        return items + (self._bar_items() if self._most else [])

    @property
    def _shown(self) -> range:
        """The numbers of the plays before the eyes."""
        last = len(self._view.plays) - self._hidden_below
        return range(max(0, last - self._rows), last)

    def _play_at(self, x: float, y: float) -> int | None:
        """The number of the play under a point."""
        paper, u = self._paper, self._stage.scale.u
        row = int((y - paper.y) / u - HEAD) // ROW
        inside = paper.contains(x, y) and 0 <= row < len(self._shown) and not (self._most and x >= self._bar.x)
        return self._shown[row] if inside else None

    @property
    def _paper(self) -> Rect:
        layout, u = self._layout, self._stage.scale.u
        top, right, floor = layout.score.bottom + 16 * u, layout.score.right, layout.hint.y
        if self._stage.scale.portrait:
            top, right = layout.area.y, layout.area.right
        for own in self._own:
            if own.right > right - WIDTH * u:
                floor = min(floor, own.y)
        rows = min(max(2, len(self._view.plays)), max(2, int((floor - 16 * u - top) / u - HEAD - FOOT) // ROW))
        return Rect(right - WIDTH * u, top, WIDTH * u, (HEAD + rows * ROW + FOOT) * u)

    @property
    def _own(self) -> tuple[Rect, Rect]:
        """Where the last card of the viewer's hand lies as it is dealt, and his pile: they stay in sight."""
        held = hand_cards(self._view.rules.opening(self._view.seats))
        hand = self._layout.hands[0]
        last = hand.pose(held - 1, held).rect.grow(EDGE * self._stage.scale.u)
        return last._replace(y=hand.y - hand.height / 2), self._layout.piles[0].rect

    @property
    def _rows(self) -> int:
        return round((self._paper.h / self._stage.scale.u - HEAD - FOOT) / ROW)

    @property
    def _most(self) -> int:
        """How many plays can be hidden below at most."""
        return max(0, len(self._view.plays) - self._rows)

    @property
    def _cap(self) -> Rect:
        """The key in the corner, which can also be pressed with the mouse."""
        paper, u, px = self._paper, self._stage.scale.u, self._stage.scale.px(14)
        width = key_cap(self._stage.measure, 0, 0, self._stage.words.text("plays.key"), px)[1]
        return Rect(paper.right - PADDING * u - width, paper.y + 44 * u - 12 * px / 14, width, 24 * px / 14)

    @property
    def _bar(self) -> Rect:
        paper, u = self._paper, self._stage.scale.u
        return Rect(paper.right - 21 * u, paper.y + HEAD * u, 5 * u, paper.h - (HEAD + FOOT) * u)

    def _bar_items(self) -> list[Item]:
        first, last = self._shown.start, self._shown.stop
        bar, u, count = self._bar, self._stage.scale.u, len(self._view.plays)
        thumb = Rect(bar.x, bar.y + bar.h * first / count, bar.w, bar.h * (last - first) / count)
        return [box(bar, 2.5 * u, TRACK), box(thumb, 2.5 * u, BRASS_LO)]

    def _scroll(self, rows: int) -> None:
        self._hidden_below = min(self._most, max(0, self._hidden_below + rows))
        if self.chosen not in self._shown:
            self.chosen = None

    def _point(self, x: float, y: float) -> None:
        """Choose the play under the pointer; off the plays only what the pointer chose is left."""
        at = self._play_at(x, y)
        if at is not None or self._pointing:
            self.chosen, self._pointing = at, at is not None

    def _drag(self, y: float) -> Literal["used"]:
        if self._held:
            share = (y - self._bar.y) / self._bar.h
            self._hidden_below = 0
            self._scroll(round((1 - share) * self._most))
        return "used"

    def _row(self, index: int, top: float, ruled: bool) -> list[Item]:
        stage, paper, made = self._stage, self._paper, self._view.plays[index]
        scale, u, y = stage.scale, stage.scale.u, top + ROW / 2 * stage.scale.u
        left, right = paper.x + PADDING * u, paper.right - PADDING * u
        newest = index == len(self._view.plays) - 1
        items: list[Item] = []
        if index == self.chosen:
            around = Rect(left - 8 * u, top + 2 * u, right - left + 8 * u, ROW * u - 4 * u)
            items.append(box(around, 6 * u, ROW_ON))
            items += [] if self._pointing else [ring(around, u, radius=6)]
        if ruled:
            items.append(line(left, top, right, top, RULE, u))
        number = scale.px(15)
        items.append(fitted(stage.measure, left + 18 * u, y, str(index + 1), 28 * u, number, INK2, anchor="right"))
        items.append(Medal(self._portraits[made.seat], left + 44 * u, y, 15 * u))
        card = name(made.play.card)
        items.append(Sprite(f"play{index}.{card}", card, left + 84 * u, y, 46 * u, lift=0.3))
        weight: Weight = "semibold" if newest else "regular"
        text = play_text(stage.words, self._view, made, self.deck)
        return items + _two_lines(stage, left + 110 * u, y, text, right - left - 110 * u, INK, weight)


def play_text(words: Words, view: Observation, made: Made, deck: Deck = "italian") -> str:
    """A play in a few words without who made it: "takes 5 + 2"; ``view`` is any later view of the same deal."""
    card, taken, rules = made.play.card, made.play.taken, view.rules
    the = the_card(words, card, deck) if card == SETTEBELLO else the_rank(words, card, deck)
    if taken is None:
        return say(words, "plays.lays", card=the)
    if not taken:
        return words.text("plays.keeps")
    if not adds_up(rules, taken, value(card, view.matta), view.matta):
        parts = words.text("plays.everything")
    elif len(taken) == 1:
        parts = the_rank(words, taken[0], deck) if taken[0] != SETTEBELLO else the_card(words, taken[0], deck)
    else:
        parts = " + ".join(str(table_value(rules, other, view.matta)) for other in falling(taken))
    return say(words, "plays.sweeps" if made.sweep else "plays.takes", taken=parts)


def _two_lines(stage: Stage, x: float, y: float, text: str, room: float, colour: Colour, weight: Weight) -> list[Label]:
    """A text on one line, or on two where one is too short for it."""
    px = stage.scale.px(17)
    lines = wrap(stage.measure, text, room, px, weight=weight)
    if len(lines) > 1:
        px = stage.scale.px(15)
        lines = wrap(stage.measure, text, room, px, weight=weight)
    if len(lines) > 2:
        lines = [lines[0], " ".join(lines[1:])]
    first = y - (len(lines) - 1) * 0.6 * px
    return [
        fitted(
            stage.measure,
            x,
            first + i * 1.2 * px,
            part,
            room,
            fit(stage.measure, part, room, px),
            colour,
            weight=weight,
        )
        for i, part in enumerate(lines)
    ]
