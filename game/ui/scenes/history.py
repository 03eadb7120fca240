"""The finished matches: a list of them, and the one that is looked at."""

from collections.abc import Sequence
from typing import Final

from game.match.history.finished import Finished
from game.ui.chronicle.choices import Wanted, game_choice, opponent_choice
from game.ui.chronicle.detail import chart, deal_lines, deal_pitch, heading_of
from game.ui.chronicle.empty import empty
from game.ui.chronicle.grid import edges, one_column
from game.ui.chronicle.naming import day, game_name, length, portrait, result, score
from game.ui.chronicle.top import Choice, top
from game.ui.draw import Cloth, Item, Rect
from game.ui.furniture import Keys, hint_height, hint_line, named_keys, panel
from game.ui.inputs import Dropped, Input, Key
from game.ui.scenes.scene import Bring, Delete, Go, HandOut, Open, Screen, Sound, Stage
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.faces import Kind
from game.ui.widgets.form import Form, Part
from game.ui.widgets.rows import Row
from game.ui.widgets.scroll import ScrollArea

LEAVE: Final = "leave"
ROW: Final = 64
GAP: Final = 16
LIST_SHARE: Final = 0.6
ACTIONS: Final[tuple[tuple[str, Kind], ...]] = (("delete", "warn"), ("export", "secondary"), ("open", "primary"))


class HistoryScene(Screen):
    """Finished matches, the newest first; those played with help are kept apart.

    Asks to go ``back`` and to ``play``, to open or delete a match, to write some into a file, and to add those of a
    file that was dropped on it.
    """

    def __init__(self, stage: Stage, matches: Sequence[Finished]) -> None:
        self._stage = stage
        self._wanted, self._helped = Wanted(), False
        self._chosen: int | None = None
        self._list, self._deals = ScrollArea(), ScrollArea()
        self._form = Form(self._parts, focus="play", escape=LEAVE, default="open")
        self._dialog: Dialog | None = None
        super().__init__()
        self.show(matches)
        if self._chosen is not None:
            self._form.focus_on(f"match-{self._chosen}")
            self._form.rebuild(stage)

    def show(self, matches: Sequence[Finished]) -> None:
        """Show these matches from now on."""
        self._all = tuple(sorted(matches, key=lambda match: (match.started, match.number), reverse=True))
        self._look_up()
        if not self._shown:
            self._wanted = Wanted()
            self._helped = bool(self._all) and all(match.assisted for match in self._all)
            self._look_up()
        self._form.rebuild(self._stage)

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self._stage = stage
        self._look_up()
        self._form.rebuild(stage)

    def handle(self, event: Input) -> None:
        """Take one input."""
        if isinstance(event, Dropped):
            self._commands.append(Bring(event.text))
        elif self._dialog:
            self._decide(self._dialog.handle(event))
        elif event == Key("delete") and self._match is not None:
            self._act("delete", self._match)
        elif (told := self._form.handle(event)) is not None:
            self._commands.append(Sound("button"))
            self._done(*told.partition(":")[::2])
            self._form.rebuild(self._stage)
        elif isinstance(event, Key) and self._form.by_keyboard:
            self._follow(self._form.focus or "")
            self._form.rebuild(self._stage)

    def items(self) -> list[Item]:
        """Cloth, list, the chosen match, a question, the hint line."""
        stage = self._stage
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        items += self._form.items(stage)
        items += self._dialog.items(stage) if self._dialog else []
        text = stage.words.plural("history.hint", len(self._shown))
        return items + hint_line(stage.scale, stage.measure, text, self._keys())

    def _look_up(self) -> None:
        """What is to be seen of all matches, and what can be chosen."""
        words, kept = self._stage.words, tuple(match for match in self._all if match.assisted == self._helped)
        kinds = (words.text("history.alone"), words.text("history.helped"))
        self._kept, self._shown = kept, self._wanted.among(kept, "")
        self._choices = (
            Choice("kind", kinds, int(self._helped)),
            game_choice(words, kept, self._wanted),
            opponent_choice(words, kept, self._wanted),
        )
        self._choose(self._chosen)

    def _from_top(self) -> None:
        """Look at the newest match of another choice; Enter is meant for it, as the hint says."""
        self._chosen = None
        self._list.to(0)
        self._look_up()
        self._form.focus_on("play" if self._chosen is None else f"match-{self._chosen}")

    @property
    def _match(self) -> Finished | None:
        """The match that is looked at."""
        return next((match for match in self._shown if match.number == self._chosen), None)

    def _choose(self, number: int | None) -> None:
        """Look at a match, or if it is not to be seen at the newest one."""
        numbers = [match.number for match in self._shown]
        chosen = number if number in numbers else numbers[0] if numbers else None
        if chosen != self._chosen:
            self._deals.to(0)
        self._chosen = chosen

    def _follow(self, key: str) -> None:
        """The keyboard has come to a control: a match it comes to is looked at."""
        if key.startswith("match-"):
            self._choose(int(key.removeprefix("match-")))

    def _done(self, key: str, value: str) -> None:
        match, shown = self._match, tuple(one.number for one in self._shown)
        if key == LEAVE:
            self._commands.append(Go("back"))
        elif key == "play":
            self._commands.append(Go("play"))
        elif key == "all":
            self._commands.append(HandOut("records", shown))
        elif key == "kind":
            self._helped, self._wanted = value == "1", Wanted()
            self._from_top()
        elif value:
            self._wanted = self._wanted.chosen(key, int(value), self._kept)
            self._from_top()
        elif match is not None:
            self._act(key, match)

    def _act(self, key: str, match: Finished) -> None:
        """Something about the match that is looked at."""
        if key == f"match-{match.number}" and self._form.by_keyboard:
            key = "open"
        if key == "open":
            self._commands.append(Open(match.number))
        elif key == "export":
            self._commands.append(HandOut("records", (match.number,)))
        elif key == "delete":
            words = self._stage.words
            lost = "history.delete.given_up" if match.given_up else "history.delete.about"
            about = words.text(lost, result=result(words, match), day=day(words, match.started))
            answers = (
                Answer("keep", words.text("history.delete.keep")),
                Answer("delete", words.text("history.delete"), "warn"),
            )
            self._dialog = Dialog(words.text("history.delete.title"), about, answers, warning=True)
        else:
            self._follow(key)

    def _decide(self, answer: str | None) -> None:
        if answer is None:
            return
        self._dialog = None
        self._commands.append(Sound("button"))
        if answer == "delete" and self._chosen is not None:
            self._commands.append(Delete(self._chosen))

    def _parts(self) -> list[Part]:
        stage, words = self._stage, self._stage.words
        left, right = edges(stage.scale)
        buttons = [("all", words.text("history.export_all"))] if self._shown else []
        heading, y = top(stage, words.text("history.title"), self._choices if self._all else (), buttons, left, right)
        if not self._all:
            return [heading, empty(stage, y, "history.empty", words)]
        if not self._shown:
            key = "history.empty_helped" if self._helped and not self._kept else "history.nothing"
            hidden = words.plural("history.hidden", len(self._all))
            return [heading, empty(stage, y, key, words, button=not self._helped, more=hidden)]
        return [heading, *self._panels(left, right, y)]

    def _panels(self, left: float, right: float, y: float) -> list[Part]:
        """The list, and beside it the chosen match; in a narrow window below it what can be done with that."""
        stage, u = self._stage, self._stage.scale.u
        bottom = stage.scale.height - hint_height(stage.scale) - GAP * u
        if one_column(stage.scale):
            buttons = Rect(left, bottom - 48 * u, right - left, 48 * u)
            return [*self._rows(Rect(left, y, right - left, buttons.y - GAP * u - y)), self._actions(buttons, True)]
        middle = left + LIST_SHARE * (right - left)
        return [
            *self._rows(Rect(left, y, middle - left, bottom - y)),
            *self._detail(middle + GAP * u, right, y, bottom),
        ]

    def _rows(self, paper: Rect) -> list[Part]:
        stage, u = self._stage, self._stage.scale.u
        pitch = max(ROW * u, 2.9 * stage.scale.px(19))
        view = paper.grow(-16 * u)
        self._list.fit(view, pitch * len(self._shown), u)
        first = max(0, int(self._list.offset / pitch) - 2)
        last = int((self._list.offset + view.h) / pitch) + 3
        rows: list[Control] = []
        for place, match in enumerate(self._shown[first:last], first):
            rect = Rect(view.x + 6 * u, view.y + place * pitch - self._list.offset, view.w - 24 * u, pitch)
            rows.append(self._row(rect, match))
        return [Part(panel(paper, u)), Part((), rows, self._list)]

    def _row(self, rect: Rect, match: Finished) -> Row:
        words = self._stage.words
        about = words.text(
            "history.second",
            game=game_name(words, match.game),
            deals=length(words, match),
            day=day(words, match.started),
        )
        return Row(
            f"match-{match.number}",
            rect,
            text=result(words, match),
            second=about,
            figure=score(match),
            portrait=portrait(words, match),
            chosen=match.number == self._chosen,
        )

    def _detail(self, left: float, right: float, top_: float, bottom: float) -> list[Part]:
        stage, u, match = self._stage, self._stage.scale.u, self._match
        assert match is not None
        paper = Rect(left, top_, right - left, bottom - top_)
        area = Rect(left + 32 * u, top_ + 30 * u, paper.w - 64 * u, paper.h - 60 * u)
        items, y = heading_of(stage, area, match)
        buttons = Rect(area.x, area.bottom - 44 * u, area.w, 44 * u)
        long = deal_pitch(stage) * len(match.deals)
        view = Rect(area.x, y + 12 * u, area.w, max(1.0, buttons.y - 20 * u - y - 12 * u))
        rest = Rect(area.x, view.y + long + 20 * u, area.w, min(220 * u, view.h - long - 20 * u))
        self._deals.fit(view, long, u)
        lines = view._replace(y=view.y - self._deals.offset, w=view.w - (14 * u if long > view.h else 0))
        return [
            Part([*panel(paper, u), *items, *chart(stage, rest, match)]),
            Part(deal_lines(stage, lines, match), (), self._deals),
            self._actions(buttons, False),
        ]

    def _actions(self, row: Rect, on_cloth: bool) -> Part:
        stage, u = self._stage, self._stage.scale.u
        px, gap = stage.scale.px(18), 12 * u
        texts = {key: stage.words.text(f"history.{key}") for key, _ in ACTIONS}
        widths = [stage.measure.width(texts[key], px, "sans", "semibold") + 44 * u for key, _ in ACTIONS]
        room = row.w - gap * (len(ACTIONS) - 1)
        widths = [width * min(1.0, room / sum(widths)) for width in widths]
        buttons: list[Control] = []
        x = row.right - sum(widths) - gap * (len(ACTIONS) - 1)
        for (key, kind), width in zip(ACTIONS, widths, strict=True):
            rect = Rect(x, row.y, width, row.h)
            buttons.append(Button(key, rect, text=texts[key], kind=kind, on_cloth=on_cloth))
            x += width + gap
        return Part((), buttons)

    def _keys(self) -> Keys:
        names = ("open", "delete", "leave") if self._match is not None else ("leave",)
        return named_keys(self._stage.words, *names)
