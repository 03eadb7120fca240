"""The settings: pages of controls, and beside them how cards and cloth look."""

from dataclasses import replace
from typing import Any

from game.match.settings import Settings
from game.ui.draw import Cloth, Item
from game.ui.furniture import hint_line, named_keys, panel
from game.ui.inputs import Input
from game.ui.preferences.keys import lay_keys
from game.ui.preferences.pages import KEYS, PAGES, Row, Value, called, chosen, rows
from game.ui.preferences.plan import Plan, plan
from game.ui.preferences.preview import preview
from game.ui.preferences.sheet import Laid, Sheet, lay
from game.ui.scenes.scene import Change, Go, Screen, Sound, Stage
from game.ui.text import fitted
from game.ui.theme import INK
from game.ui.widgets.form import Form, Part
from game.ui.widgets.headings import back_button, heading
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.side_list import side_list

FIRST_PAGE, LEAVE = "game", "leave"


class SettingsScene(Screen):
    """Everything that can be set. Every change is asked for at once; the owner gives back what holds by ``take``.

    Asks to go ``back``.
    """

    def __init__(self, stage: Stage, settings: Settings, page: str = FIRST_PAGE) -> None:
        self._stage, self._settings, self._page = stage, settings, page
        self._written = settings.player
        self._area = ScrollArea()
        self._form = Form(self._parts, focus=page, escape=LEAVE)
        super().__init__()
        self.resize(stage)

    @property
    def typing(self) -> bool:
        """Whether letters are being written, so that no key means anything else."""
        return self._form.writing

    def resize(self, stage: Stage) -> None:
        """Go on in another window, language or cloth."""
        self._stage = stage
        self._form.rebuild(stage)

    def take(self, settings: Settings) -> None:
        """Show these settings."""
        if settings.player != self._written.strip():
            self._written = settings.player
        self._settings = settings
        self._form.rebuild(self._stage)

    def handle(self, event: Input) -> None:
        """Take one input."""
        told = self._form.handle(event)
        if told is None:
            return
        name, given, value = told.partition(":")
        if name == LEAVE:
            self._commands += [Sound("button"), Go("back")]
        elif name == "listen":
            self._commands.append(Sound("capture"))
        elif name in PAGES:
            self._commands.append(Sound("button"))
            self._page = name
            self._area.to(0)
        elif given and (row := self._row(name)):
            self._change(row, value)
        self._form.rebuild(self._stage)

    def items(self) -> list[Item]:
        """The page, the preview, the hint line."""
        stage = self._stage
        keys = named_keys(stage.words, "next", "change", "leave")
        return self._form.items(stage) + hint_line(stage.scale, stage.measure, self._hint(), keys)

    @property
    def _held(self) -> Settings:
        """The settings with the language that is spoken."""
        spoken: dict[str, Any] = {"language": self._stage.words.language}
        return replace(self._settings, **spoken)

    @property
    def _shown(self) -> Settings:
        """The settings with the name as it was written, blanks and all."""
        return replace(self._held, player=self._written)

    def _row(self, field: str) -> Row | None:
        return next((row for row in rows(self._page, self._settings) if row.field == field), None)

    def _change(self, row: Row, told: str) -> None:
        """Ask for another value, unless it is the one that holds."""
        if row.kind == "name":
            self._written = told
        value: Value = row.values[int(told)] if row.values else told.strip()
        if value != getattr(self._held, row.field):
            change: dict[str, Any] = {row.field: value}
            self._settings = replace(self._settings, **change)
            self._commands.append(Change(row.field, value))

    def _parts(self) -> tuple[Part, ...]:
        stage, places = self._stage, self._plan()
        words = stage.words
        pages = [(page, words.text(f"settings.page.{page}")) for page in PAGES]
        entries = side_list(places.list, pages, self._page, stage.scale.u)
        around: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        around += [heading(stage, words.text("settings.title")), *panel(places.paper, stage.scale.u)]
        around += [self._title(places), *preview(stage, self._shown, places.preview, places.strip)]
        laid = self._laid(places)
        return Part(around, [back_button(stage, LEAVE), *entries]), Part(laid.items, laid.controls, self._area)

    def _title(self, places: Plan) -> Item:
        scale, paper = self._stage.scale, places.paper
        y = paper.y + (places.view.y - paper.y + 12 * scale.u) / 2
        text = self._stage.words.text(f"settings.page.{self._page}")
        room = places.right - places.left
        return fitted(self._stage.measure, places.left, y, text, room, scale.px(28), INK, "serif", "semibold")

    def _plan(self) -> Plan:
        """Where everything lies, with room for the open page; how far it has been scrolled stays."""
        scale = self._stage.scale
        content = self._laid(plan(scale)).height
        places = plan(scale, content)
        self._area.fit(places.view, content, scale.u)
        return places

    def _laid(self, places: Plan) -> Laid:
        """The open page as far as it has been scrolled."""
        top = places.view.y - self._area.offset
        sheet = Sheet(self._stage, self._shown, places.left, places.right, top)
        return lay_keys(sheet) if self._page == KEYS else lay(sheet, rows(self._page, self._settings))

    def _hint(self) -> str:
        """The setting that has the keyboard's focus, else that nothing has to be saved."""
        words, row = self._stage.words, self._row(self._form.focus or "")
        if row is None or not row.values or not self._form.by_keyboard:
            return words.text("settings.said")
        value = called(row, row.values[chosen(row, self._shown)], words)
        return words.text("settings.now", label=words.text(f"settings.{row.field}"), value=value)
