"""Keeping the score of a game with real cards on a real table."""

from collections.abc import Callable, Sequence
from typing import Final

from game.match.houserules import OwnRules
from game.match.scorekeeper.book import Scorebook
from game.match.scorekeeper.tally import Tally
from game.ui.draw import Cloth, Item
from game.ui.furniture import Keys, hint_line
from game.ui.inputs import Input, Key, Text
from game.ui.sayings import Deck
from game.ui.scenes.scene import Go, Screen, Sound, Stage
from game.ui.scoring.categories import NUMBERS
from game.ui.scoring.desk import Desk
from game.ui.scoring.glide import Glide
from game.ui.scoring.inwords import fault_text, hint
from game.ui.scoring.newgame import NewGame
from game.ui.scoring.orders import SAY, obey
from game.ui.scoring.sheets import Sheets
from game.ui.scoring.view import PAGES, View
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.form import Form, Part
from game.ui.widgets.headings import back_button, heading

FIGURE: Final = "figure"
FIRST_ROW: Final = "say-cards"


class ScoreKeeperScene(Screen):
    """The score keeper's screen; all games are in the ``book``, which is written after every change.

    ``moment`` tells the date and time when a game is begun, ``sets`` are the player's own rules, ``deck`` says what
    cards are called. Asks to go ``back``.
    """

    def __init__(
        self,
        stage: Stage,
        book: Scorebook,
        moment: Callable[[], str],
        sets: Sequence[OwnRules] = (),
        deck: Deck = "italian",
    ) -> None:
        self.stage, self._moment, self._deck = stage, moment, deck
        self.desk, self._view, self._glide = Desk(book), View(), Glide()
        self.form = Form(self._parts, FIGURE, "back", "enter")
        self.form.focus_on(FIGURE)
        self.sheets = Sheets(self.desk, sets)
        self._dialog: Dialog | None = None
        self._said: tuple[str, bool] | None = None
        super().__init__()
        if book.lost:
            self._said = stage.words.plural("keeper.damaged", book.lost, name=book.aside), True
        if not self.desk.ready:
            self._new_game()
        self.resize(stage)

    @property
    def moving(self) -> bool:
        """Whether sides are changing places."""
        return self._glide.moving

    @property
    def typing(self) -> bool:
        """Whether letters are being written, so that keys mean nothing else."""
        return self.sheets.sheet is not None and self.sheets.sheet.form.writing and self._dialog is None

    def update(self, now: float) -> None:
        """Move on to this moment."""
        moved = self._glide.moving
        self._glide.update(now)
        if moved:
            self._rebuild()

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self.stage = stage
        self._glide.jump()
        self._rebuild()

    def items(self) -> list[Item]:
        """Cloth, the game, what lies over it, and the hint line."""
        stage = self.stage
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        items += self.form.items(stage)
        items += self.sheets.sheet.items() if self.sheets.sheet else []
        items += self._dialog.items(stage) if self._dialog else []
        text, warning = self._spoken()
        return items + hint_line(stage.scale, stage.measure, text, self._keys(), warning)

    def handle(self, event: Input) -> None:
        """Take one input."""
        if self._dialog:
            if (answer := self._dialog.handle(event)) is not None:
                self._dialog = None
                self._done(answer)
            return
        if self.sheets.sheet:
            told = self.sheets.sheet.handle(event)
        else:
            told = self._typed(event) or self.form.handle(event) or self._further(event)
        if told is not None:
            self._said, self.desk.fault = None, None
            self._done(told)
        elif isinstance(event, Key):
            self._said = None

    # What keys mean beside the controls.

    def _typed(self, event: Input) -> str | None:
        """Digits wherever the focus is, Tab for the next side, U to undo."""
        desk = self.desk
        if self.form.choosing or not desk.ready:
            return None
        if isinstance(event, Key) and event.name == "u" and desk.can_undo:
            return "undo"
        if desk.way == "counts" or desk.over:
            return None
        match event:
            case Text(text) if text in "0123456789-" and len(text) == 1:
                return f"type:{text}"
            case Key("backspace" | "delete") if desk.typed:
                return "type:erase"
            case Key("tab", shift=back) if self.form.focus == FIGURE and self.form.by_keyboard:
                if desk.step(-1 if back else 1):
                    return "stepped"
                self._rebuild()
        return None

    def _further(self, event: Input) -> str | None:
        """Enter on a number of a count leads on to the next side, at last to the end of the round."""
        desk, focus = self.desk, self.form.focus or ""
        if not isinstance(event, Key) or event.name != "enter" or not desk.ready:
            return None
        if not focus or focus.removeprefix(SAY) not in NUMBERS:
            return None if focus else "enter"
        self.form.focus_on(FIRST_ROW)
        return "next" if desk.side + 1 < len(desk.tally.parties) else "finish"

    def _done(self, told: str) -> None:
        """What was told by a control, a key, a sheet or a dialog."""
        key, given, value = told.partition(":")
        if key in self._ways:
            self._ways[key](self)
        elif self.sheets.new:
            if given or not self.sheets.name_is_written(key):
                self.sheets.told(key, value)
        elif key == "page":
            self._view.page = PAGES[int(value)]
        elif self.desk.ready and obey(self.desk, key, value) and key in ("edit", "open"):
            self.sheets.close()
            self._view.alone = False
        self._place_focus(key)
        self._sound(key)
        self._rebuild()

    def _place_focus(self, key: str) -> None:
        """Whoever was chosen, the figure is written next; keys of the pad and the choice beside the cards stay."""
        if key in ("side", "edit", "open") or (key == "type" and not (self.form.focus or "").startswith("type")):
            self.form.focus_on(FIGURE, self.form.by_keyboard)

    def _sound(self, key: str) -> None:
        desk, enters = self.desk, key in ("finish", "add", "enter")
        if key.startswith(("name-", "team-")):
            return
        if desk.fault:
            self._commands.append(Sound("refuse"))
        elif enters and desk.ready and desk.over:
            self._commands.append(Sound("match_won"))
        else:
            self._commands.append(Sound("point" if enters or key == "quick" else "button"))

    def _back(self) -> None:
        if self._view.alone:
            self._view.alone = False
        elif self.desk.editing is not None:
            self.desk.leave()
        else:
            self._commands.append(Go("back"))

    def _again(self) -> None:
        """The same people, another game; the deal moves on."""
        old = self.desk.tally
        self.desk.begin(Tally(old.rules, old.parties, old.dealer(len(old.rounds)), self._moment()))

    def _alone(self) -> None:
        self._view.alone = not self._view.alone

    # What lies over the screen.

    def _set_up(self, game: NewGame) -> None:
        self.sheets.set_up(self.stage, game)

    def _new_game(self) -> None:
        self._set_up(NewGame.fresh(self.desk.book.tally))

    def _change_game(self) -> None:
        self._set_up(NewGame.of(self.desk.tally))

    def _start(self) -> None:
        self.sheets.finished(self.stage.words, self._moment())
        self.form.focus_on(FIGURE)

    def _close(self) -> None:
        """Take the sheet away; without a game there is nothing behind it."""
        self.sheets.close()
        if not self.desk.ready:
            self._commands.append(Go("back"))

    def _ask_remove(self) -> None:
        words = self.stage.words
        answers = (
            Answer("keep", words.text("keeper.keep")),
            Answer("removed", words.text("keeper.games.remove"), "warn"),
        )
        self._dialog = Dialog(
            words.text("keeper.remove.title"), words.text("keeper.remove.text"), answers, warning=True
        )

    def _removed(self) -> None:
        self.desk.remove(self.desk.book.current)
        if not self.desk.ready:
            self._new_game()

    def _export(self, kind: str) -> None:
        words = self.stage.words
        try:
            name = self.desk.book.export(words, kind)
            self._said = words.text("keeper.saved", name=name), False
        except OSError:
            self._said = words.text("keeper.unsaved_file"), True

    # What is said at the bottom.

    def _spoken(self) -> tuple[str, bool]:
        words, desk = self.stage.words, self.desk
        if self._said:
            return self._said
        if self.sheets.sheet or not desk.ready:
            return words.text(f"keeper.hint.{self.sheets.kind}"), False
        if desk.fault:
            return fault_text(words, desk.tally, desk.fault, self._deck), True
        return hint(words, desk), False

    def _keys(self) -> Keys:
        desk = self.desk
        names = ["close"]
        if not (self.sheets.sheet or self._dialog or not desk.ready):
            ways = {"points": ["digits", "next_player"], "counts": ["next", "enter_next"]}
            names = [] if desk.over else ["digits"] if self._view.alone else ways[desk.way]
            names += ["undo"] if desk.can_undo else []
            names += ["leave"] if self._view.alone else []
        words = self.stage.words
        return tuple((words.text(f"keeper.key.{name}.cap"), words.text(f"keeper.key.{name}")) for name in names)

    def _parts(self) -> list[Part]:
        """The screen behind sheets; before the first game only the way back."""
        stage, desk = self.stage, self.desk
        if not desk.ready:
            return [Part([heading(stage, stage.words.text("keeper.title"))], [back_button(stage)])]
        self._glide.order(desk.tally.order, 0.0 if stage.reduced_motion else stage.speed)
        return self._view.parts(stage, desk, self._deck, self._glide.positions)

    def _rebuild(self) -> None:
        self.form.rebuild(self.stage)
        if self.sheets.sheet:
            self.sheets.sheet.rebuild(self.stage)

    _ways: dict[str, Callable[["ScoreKeeperScene"], None]] = {
        "back": _back,
        "close": _close,
        "again": _again,
        "big": _alone,
        "games": lambda self: self.sheets.games(self.stage),
        "rounds": lambda self: self.sheets.rounds(self.stage),
        "new": _new_game,
        "change": _change_game,
        "start": _start,
        "remove": _ask_remove,
        "removed": _removed,
        "txt": lambda self: self._export("txt"),
        "csv": lambda self: self._export("csv"),
    }
