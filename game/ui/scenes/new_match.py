"""Choosing what to play: the game, the people, the target, the house rules."""

from collections.abc import Callable
from dataclasses import replace

from game.engine.variants import PRESETS
from game.match.houserules import HouseRules
from game.match.setup import Setup
from game.ui.draw import Cloth, Item
from game.ui.furniture import Keys, hint_line, named_keys
from game.ui.inputs import Dropped, Input, Key
from game.ui.scenes.scene import Arrange, Begin, Go, ReadRules, Screen, Sound, Stage
from game.ui.setup.column import Column
from game.ui.setup.draft import Draft
from game.ui.setup.games import games
from game.ui.setup.house_sheet import fill_house_rules
from game.ui.setup.own_sheet import fill_own_rules
from game.ui.setup.own_shelf import Shelf
from game.ui.setup.page import GameForm, Page, forms
from game.ui.setup.rule_control import value_of
from game.ui.setup.seats import choose, who_plays
from game.ui.setup.sheet import Sheet
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.form import Form


class NewMatchScene(Screen):
    """The screen on which a match is set up, at first like the ``last`` one.

    Asks to begin what was set up, to read the rules, or to go back to the menu. ``player`` is what the player is
    called, ``folder`` where files of rules are looked for, if it can be told. ``practice`` says that a coach will help;
    then a position can be set up as well.
    """

    def __init__(
        self,
        stage: Stage,
        last: Setup,
        house_rules: HouseRules,
        player: str = "",
        folder: str = "",
        *,
        practice: bool = False,
    ) -> None:
        self._stage, self._last, self._folder, self._practice = stage, last, folder, practice
        self._draft = Draft.of(last, house_rules.find(last.rules_name))
        self._left: dict[str, Draft] = {}
        self._shelf = Shelf(house_rules, stage.words)
        self._page = Page(player, practice)
        self._form = Form(lambda: self._page.parts(self._stage, self._draft, house_rules.sets), "play", "back", "play")
        self.sheet: Sheet | None = None
        self._dialog: Dialog | None = None
        super().__init__()
        self.resize(stage)

    @property
    def form(self) -> Form:
        """What can be chosen now: the page, or the sheet over it."""
        return self.sheet.form if self.sheet else self._form

    @property
    def setup(self) -> Setup:
        """The match as it is set up now."""
        return self._draft.setup

    @property
    def typing(self) -> bool:
        """Whether letters are being written, so that keys mean nothing else."""
        return self.form.writing and self._dialog is None

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self._stage = stage
        self._shelf.words = stage.words
        self._page.show_chosen(stage, self._draft.group)
        self._rebuild()

    def _take_in(self, text: str) -> None:
        """A file of rules was dropped on the window."""
        self._draft = self._shelf.take_text(text, self._draft)
        self._page.show_chosen(self._stage, self._draft.group)
        self._rebuild()

    def items(self) -> list[Item]:
        """Cloth, games, paper, what lies over them, and the hint line."""
        stage = self._stage
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        items += self._form.items(stage)
        items += self.sheet.items() if self.sheet else []
        items += self._dialog.items(stage) if self._dialog else []
        said, warning = self._shelf.said or (self._hint(), False)
        return items + hint_line(stage.scale, stage.measure, said, self._keys(), warning)

    def handle(self, event: Input) -> None:
        """Take one input; a file that is dropped is one of rules."""
        if isinstance(event, Dropped):
            self._take_in(event.text or "")
        elif self._dialog:
            if (answer := self._dialog.handle(event)) is not None:
                self._dialog = None
                self._done(answer)
        else:
            self._hand_on(event)

    def _hand_on(self, event: Input) -> None:
        told = (self.sheet or self._form).handle(event)
        if told is not None:
            self._shelf.said = None
            self._done(told)
        elif isinstance(event, Key):
            self._shelf.said = None

    def _done(self, told: str) -> None:
        key, with_value, value = told.partition(":")
        if not key.startswith(("name", "own-name")):
            self._commands.append(Sound("button"))
        stem, dash, rest = key.partition("-")
        if not with_value and key in self._ways:
            self._ways[key](self)
        elif dash:
            self._parted(stem, rest, value)
        elif with_value:
            self._set(key, value)
        self._rebuild()

    def _parted(self, stem: str, rest: str, value: str) -> None:
        """What names the thing it is about: a game, a rule, something with the own sets."""
        if stem == "tile":
            self._choose_game(rest)
        elif stem == "set":
            self._draft = self._draft.with_option(rest, value_of(rest, int(value)))
        else:
            self._own(rest, value)

    def _set(self, key: str, value: str) -> None:
        """A value that was chosen on the page."""
        draft = self._draft
        if key.startswith("name"):
            seat = int(key.removeprefix("name"))
            self._draft = draft.with_place(seat, replace(draft.others[seat - 1], name=value))
        elif key.startswith("seat"):
            seat = int(key.removeprefix("seat"))
            self._draft = draft.with_place(seat, choose(draft.others[seat - 1], int(value)))
        elif key == "preset":
            form = self._forms()[int(value)]
            self._draft = draft.with_rules(form.preset, form.own)
        elif key == "players":
            self._draft = draft.with_players(draft.rules.tables[int(value)])
        elif key in ("target", "own_target"):
            self._draft = draft.with_option(
                "target", draft.rules.targets[int(value)] if key == "target" else int(value)
            )

    def _own(self, way: str, value: str) -> None:
        """Something with the own sets of rules."""
        if way == "name":
            self._shelf.name = value
        elif way == "pick":
            own = self._shelf.kept.sets[int(value)]
            self._shelf.name, self._draft = own.name, self._draft.with_rules(own.game, own)
        elif way == "import":
            if int(value):
                self._draft = self._shelf.take_file(self._shelf.files[int(value) - 1], self._draft)
        elif way == "delete":
            words = self._stage.words
            answers = (
                Answer("keep", words.text("own.keep")),
                Answer("own-deleted", words.text("own.delete"), "warn"),
            )
            title = words.text("own.delete_title", name=self._draft.own)
            self._dialog = Dialog(title, words.text("own.delete_text"), answers, warning=True)
        else:
            self._left.clear()
            self._draft = self._shelf.do(way.replace("deleted", "delete"), self._draft)
        self._page.show_chosen(self._stage, self._draft.group)

    def _choose_game(self, group: str) -> None:
        if group == self._draft.group:
            return
        now = self._draft
        self._left[now.group] = now
        game = next(one for one in games() if one.group == group)
        before = self._left.get(group)
        self._draft = now.with_rules(game.presets[0].id)
        if before is not None and before.game in PRESETS:
            again = replace(before, others=now.others, players=now.players)
            players = min(again.rules.tables, key=lambda tables: abs(tables - now.players))
            self._draft = again.with_players(players)
        self._page.body.to(0)
        self._page.show_chosen(self._stage, group)

    def _forms(self) -> tuple[GameForm, ...]:
        game = next(one for one in games() if one.group == self._draft.group)
        return forms(self._stage, game, self._shelf.kept.sets)

    def _open_house_rules(self) -> None:
        words = self._stage.words

        answers = (
            Answer("reset", words.text("setup.reset")),
            Answer("own", words.text("own.title")),
            Answer("close", words.text("setup.done"), "primary"),
        )
        self._open(Sheet(words.text("setup.all"), self._fill_house_rules, answers, "close"))

    def _fill_house_rules(self, column: Column) -> None:
        fill_house_rules(column, self._draft)

    def _fill_own_rules(self, column: Column) -> None:
        shelf = self._shelf
        fill_own_rules(column, self._draft, shelf.kept.sets, shelf.name, shelf.files, self._folder)

    def _open_own_rules(self) -> None:
        words = self._stage.words
        self._shelf.name = self._draft.own
        answers = (Answer("rules", words.text("setup.all")), Answer("close", words.text("setup.done"), "primary"))
        self._open(Sheet(words.text("own.title"), self._fill_own_rules, answers, "own-name"))

    def _open(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._form.focus_on("rules", shown=False)

    def _close(self) -> None:
        shown = self.sheet is not None and self.sheet.form.by_keyboard
        self.sheet = None
        self._form.focus_on("rules", shown)

    def _reset(self) -> None:
        self._draft = self._draft.reset()

    def _back(self) -> None:
        self._commands.append(Go("menu"))

    def _play(self) -> None:
        self._commands.append(Begin(self._draft.setup))

    def _arrange(self) -> None:
        self._commands.append(Arrange(self._draft.setup))

    def _read(self) -> None:
        self._commands.append(ReadRules(self._draft.rules, self._draft.players))

    def _save(self) -> None:
        self._own("save", "")

    _ways: dict[str, Callable[["NewMatchScene"], None]] = {
        "back": _back,
        "play": _play,
        "rules": _open_house_rules,
        "own": _open_own_rules,
        "close": _close,
        "arrange": _arrange,
        "reset": _reset,
        "words": _read,
        "own-name": _save,
    }

    def _rebuild(self) -> None:
        self._form.rebuild(self._stage)
        if self.sheet:
            self.sheet.rebuild(self._stage)

    def _hint(self) -> str:
        words, setup, last = self._stage.words, self._draft.setup, self._last
        told = who_plays(words, self._draft)
        if self._practice:
            return f"{told} {words.text('setup.hint.practice')}"
        same = last != Setup() and (setup.game, setup.options, setup.seats) == (last.game, last.options, last.seats)
        return f"{told} {words.text('setup.hint.last')}" if same else told

    def _keys(self) -> Keys:
        plays = self._form.focus == "play" or not self._form.by_keyboard
        over = self._dialog or self.sheet or self._form.choosing
        names = ("set", "close") if over else ("play" if plays else "set", "menu")
        return named_keys(self._stage.words, *names)
