"""The count of a deal, and with it the end of a match."""

from typing import Final

from game.ui.counting.account import Account
from game.ui.counting.picture import Picture
from game.ui.counting.row_view import row_items, travelling
from game.ui.counting.rows import Row
from game.ui.counting.totals_view import heads, match_course, totals
from game.ui.draw import Cloth, Item, Rect
from game.ui.furniture import Keys, hint_line, named_keys, panel
from game.ui.inputs import Input, Key, Press
from game.ui.sayings import say, say_many
from game.ui.scenes.scene import Go, Screen, Sound, Stage
from game.ui.text import fitted
from game.ui.theme import BRASS_HI, COUNT_SETTLES, IVORY
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Controls

WAYS: Final = {"next": "count_done"}
"""Where a button leads that is not called like its way."""

MAIN: Final = ("repeat_same", "again", "next")
"""The buttons that Enter is meant for: the first of them that is there."""


class CountScene(Screen):
    """Row by row, then the sums; anything pressed completes it, pressed again it makes way.

    What is pressed as it appears was meant for the last card: for a moment nothing makes way.

    Asks for ``count_done``, at the end of a match for ``again``, for ``repeat`` to play the deal again, and for
    ``menu``. The count of a deal that was played again asks where to go on, and takes no click beside its buttons.
    """

    def __init__(self, stage: Stage, account: Account) -> None:
        self._account = account
        self._picture = Picture(stage, account)
        self._controls = Controls(focus=self._main)
        super().__init__()
        self._began: float | None = None
        self._settled: float | None = None
        self._settling = True
        self._elapsed = 0.0
        self._done = False
        self._controls.ring = False
        self.resize(stage)

    @property
    def moving(self) -> bool:
        """Whether the count is still going on."""
        return not self._done

    def resize(self, stage: Stage) -> None:
        """Go on with the count in another window or language."""
        self._picture = Picture(stage, self._account)
        if self._done:
            self._elapsed = self._picture.tempo.end
        self._controls.set(self._buttons())

    def update(self, now: float) -> None:
        """Let the count go on until this moment."""
        if self._began is None:
            self._began = now
        if self._settled is None:
            self._settled = now + COUNT_SETTLES
        self._settling = now < self._settled
        if self._done:
            return
        before, self._elapsed = self._elapsed, min(now - self._began, self._picture.tempo.end)
        self._patter(before)
        if self._elapsed >= self._picture.tempo.end:
            self._finish()

    def handle(self, event: Input) -> None:
        """Complete the count, or press a button."""
        match event:
            case Key("escape"):
                self._commands.append(Go("menu"))
            case Key("r"):
                self._restart()
            case Press(button="left") | Key("space" | "enter") if self.moving:
                self._finish()
            case Press(button="left") | Key("space" | "enter") if self._settling:
                pass
            case Key("a") if again := next((key for key in self._names if key.startswith("repeat")), None):
                self._go(again)
            case Key("space" | "enter") if not self._controls.ring:
                self._go(self._main)
            case Press(x, y, "left") if self._controls.at(x, y) is None and self._passing:
                self._commands.append(Go("count_done"))
            case _:
                if pressed := self._controls.handle(event):
                    self._go(pressed)

    def items(self) -> list[Item]:
        """The cloth, the count so far, the buttons and the hint line."""
        picture, stage, elapsed = self._picture, self._picture.stage, self._elapsed
        scale = stage.scale
        items: list[Item] = [Cloth(stage.cloth, scale.width, scale.height)]
        items += panel(picture.places.paper, scale.u) + heads(picture) + [self._title()]
        for number in range(picture.started(elapsed)):
            items += row_items(picture, number, elapsed)
        items += travelling(picture, elapsed) + totals(picture, elapsed) + match_course(picture, elapsed)
        items += [*self._compared(), *self._controls.items(stage)]
        return items + hint_line(scale, stage.measure, self._hint(), self._keys())

    def _go(self, button: str) -> None:
        """Go where a button leads; whoever comes back finds Enter where the golden one says it is."""
        self._commands.append(Go(WAYS.get(button, button)))
        self._controls.focus, self._controls.ring = self._main, self._done and not self._passing

    def _restart(self) -> None:
        self._began, self._elapsed, self._done = None, 0.0, False
        self._controls.ring = False

    def _finish(self) -> None:
        self._elapsed = self._picture.tempo.end
        self._done = True
        self._controls.ring = not self._passing
        if sound := self._ending():
            self._commands.append(Sound(sound))

    def _patter(self, before: float) -> None:
        """Let the points be heard that have dropped since ``before``."""
        tempo = self._picture.tempo
        moments = [tempo.disc(number) for number, row in enumerate(self._picture.rows) if any(row.points)]
        moments += [tempo.peg(number) for number in range(tempo.pegs)]
        if any(before < moment <= self._elapsed for moment in moments):
            self._commands.append(Sound("point"))

    def _ending(self) -> str | None:
        """What the end of the count sounds like; a deal that nobody has won is silent."""
        account = self._account
        if account.won:
            return "match_won" if account.won.side == account.own else "match_lost"
        best = min(account.gains) if account.rules.lowest_wins else max(account.gains)
        if account.gains[account.own] != best:
            return "round_lost"
        return "round_won" if account.gains.count(best) == 1 else None

    def _title(self) -> Item:
        stage, account = self._picture.stage, self._account
        x, y = self._picture.places.title
        text = stage.words.text("count.title")
        if account.won and self._done:
            party = account.parties[account.won.side]
            text = say(stage.words, f"count.wins.{party.person}", who=party.name)
        room, px = self._picture.places.title_room, stage.scale.px(36)
        return fitted(stage.measure, x, y, text, room, px, IVORY, "serif", "semibold", "centre")

    def _compared(self) -> list[Item]:
        """How a deal that was played again went before and now."""
        account, stage = self._account, self._picture.stage
        if not account.compared or not self._done:
            return []
        (x, y), room, px = self._picture.places.compared, 0.96 * stage.scale.width, stage.scale.px(20)
        return [fitted(stage.measure, x, y, account.compared, room, px, BRASS_HI, "serif", "semibold_italic", "centre")]

    @property
    def _passing(self) -> bool:
        """Whether one deal simply follows the other."""
        return self._account.won is None and self._account.repeating in ("never", "offered")

    @property
    def _names(self) -> tuple[str, ...]:
        """The buttons from left to right."""
        account = self._account
        if account.repeating in ("whole", "moment"):
            exchanged = ("repeat_exchanged",) if account.repeating == "whole" else ()
            return ("repeat_same", *exchanged, "review" if account.won else "next", "repeat_leave")
        offered = ("repeat",) if account.repeating == "offered" else ()
        return ("again", "review", *offered, "menu", "check") if account.won else ("check", *offered, "next")

    @property
    def _main(self) -> str:
        """The button that Enter is meant for."""
        return next(key for key in MAIN if key in self._names)

    def _buttons(self) -> list[Button]:
        words, u, area = self._picture.stage.words, self._picture.stage.scale.u, self._picture.places.buttons
        enter, made = words.text("key.enter.cap"), self._names
        gap = 12 * u
        width = min(200 * u, (area.w - gap * (len(made) - 1)) / len(made))
        left = area.centre[0] - (width * len(made) + gap * (len(made) - 1)) / 2
        places = [Rect(left + place * (width + gap), area.y, width, area.h) for place in range(len(made))]
        return [
            _golden(key, rect, words.text(f"count.{key}"), enter)
            if key == self._main
            else Button(key, rect, text=words.text(f"count.{key}"), kind="cloth")
            for rect, key in zip(places, made, strict=True)
        ]

    def _keys(self) -> Keys:
        asks = self._done and not self._passing
        again = ("repeat",) if self._account.repeating != "never" else ()
        names = (*(() if asks else ("go_on",)), "count_again", "menu", *again)
        return named_keys(self._picture.stage.words, *names)

    def _hint(self) -> str:
        """The row that is being counted in words, in the end how things stand."""
        picture, words, account = self._picture, self._picture.stage.words, self._account
        begun = picture.started(self._elapsed)
        if self._elapsed >= picture.tempo.totals or not begun:
            return account.outcome if self._done or begun else words.text("count.title")
        row = picture.rows[begun - 1]
        parts = [self._told(row)]
        for side in account.order:
            if row.points[side]:
                party = account.parties[side]
                parts.append(say_many(words, f"count.scores.{party.person}", row.points[side], who=party.name))
        if len(parts) == 1:
            parts.append(words.text("count.nobody_scores"))
        return " ".join(parts)

    def _told(self, row: Row) -> str:
        words, label = self._picture.stage.words, self._picture.label(row)
        figures = " : ".join(row.figures[side] for side in self._account.order)
        return words.text("count.told" if any(row.figures) else "count.told_bare", label=label, figures=figures)


def _golden(key: str, rect: Rect, text: str, enter: str) -> Button:
    return Button(key, rect, text=text, kind="primary", shortcut=enter, size=19, on_cloth=True)
