"""The rules of a game to read and to search."""

from dataclasses import replace
from typing import Final

from game.engine.ruleset import Ruleset
from game.engine.variants import PRESETS, ruleset
from game.ui.draw import Cloth, Item
from game.ui.furniture import Keys, hint_line, named_keys
from game.ui.inputs import Focus, Input, Key, Move, Press, Release, Text, Wheel
from game.ui.rulebook.around import head, hint
from game.ui.rulebook.chapters import chapters, fitting_seats
from game.ui.rulebook.controls import FormChoice, Leaf, Reading, SearchField
from game.ui.rulebook.forms import Forms, form_name, forms_of
from game.ui.rulebook.places import places, tabs
from game.ui.rulebook.reader import Reader
from game.ui.rulebook.search import Search
from game.ui.sayings import Deck
from game.ui.scenes.scene import Go, Screen, Sound, Stage
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.controls import Control, Controls
from game.ui.widgets.pen import Pen
from game.ui.widgets.text_field import remark

BACK, FORMS, PAGE, SEARCH, GAME, CHAPTER = "back", "forms", "page", "search", "family", "chapter"
FAMILIES: Final = tuple(dict.fromkeys(preset.family for preset in PRESETS.values()))


class RulesScene(Screen):
    """The rules as pages. With ``choose`` any game can be looked up, else these rules alone.

    ``seats`` is the number of players the pages speak of, as far as the game allows it. Asks to go ``back``.
    """

    def __init__(self, stage: Stage, rules: Ruleset, seats: int, deck: Deck = "italian", choose: bool = False) -> None:
        self._stage, self._rules, self._seats, self._deck = stage, rules, seats, deck
        self._choose = choose and rules.preset in PRESETS
        super().__init__()
        self._search, self._pen = Search(), Pen()
        self._forms: Forms | None = None
        self._controls = Controls()
        self._write()
        self._controls.focus = self._open_chapter

    @property
    def typing(self) -> bool:
        """Whether letters are text now and no shortcuts."""
        return self._controls.focus == SEARCH

    def resize(self, stage: Stage) -> None:
        """Go on reading in another window, language or cloth."""
        self._stage, self._forms = stage, None
        chapter, share, at = self._reader.chapter, self._reader.share, self._search.at
        self._write()
        self._reader.open(chapter, share)
        self._search.at = at if at < len(self._search.found) else 0
        self._refresh()

    def handle(self, event: Input) -> None:
        """Turn pages, search, choose a game, go back."""
        if self._forms is not None:
            self._choose_form(self._forms.handle(event))
        elif not (self._typed(event) or self._turned(event)):
            self._do(self._keyed(event) if isinstance(event, Key) else self._controls.handle(event))
        if self.typing:
            self._pen.pointed(self._field, event, self._stage)
        self._refresh()

    def items(self) -> list[Item]:
        """The cloth, the head, the chapters, the page, the hint line."""
        stage, search = self._stage, self._search
        items: list[Item] = [Cloth(stage.cloth, stage.scale.width, stage.scale.height)]
        items += head(stage, self._places, self._rules.preset, self._choose)
        current = search.current
        here = current.hit if current and current.chapter == self._reader.chapter else None
        items += self._reader.items(search.inside(self._reader.chapter), here)
        items += self._controls.items(stage)
        items += remark(stage, self._field.rect, self._field.writing)
        text = hint(stage.words, search, self._chapters, self.typing, self._choose)
        items += hint_line(stage.scale, stage.measure, text, self._keys(), search.missing)
        return items + (self._forms.items() if self._forms else [])

    def _write(self) -> None:
        """Write the chapters of the rules and lay them out for this window."""
        stage = self._stage
        seats = fitting_seats(self._rules, self._seats)
        self._chapters = chapters(self._rules, seats, stage.words, self._deck)
        self._places = places(stage.scale, len(self._chapters), self._choose)
        self._reader = Reader(stage, self._chapters, self._places)
        self._search.look(self._search.query, self._reader, len(self._chapters), stage.measure)
        self._refresh()

    def _typed(self, event: Input) -> bool:
        """Take what is meant for the search; whether it was."""
        stage = self._stage
        match event:
            case Key("/") | Text("/"):
                self._controls.focus = SEARCH
            case Key("enter" | "down" | "up" as key, shift=shift) if self.typing:
                self._search.step(-1 if shift or key == "up" else 1)
                self._reveal()
            case Key("escape") if self.typing or self._search.query:
                self._look("")
                self._controls.focus = self._open_chapter
            case Key(name) if self.typing and name in ("tab", "f1"):
                return False
            case Text() | Key() if self.typing:
                written = self._pen.written(self._field, event, stage.clipboard, stage.measure.knows)
                if written is not None and written.text != self._search.query:
                    self._look(written.text)
            case _:
                return False
        return True

    def _look(self, query: str) -> None:
        self._search.look(query, self._reader, len(self._chapters), self._stage.measure)
        self._reveal()

    def _reveal(self) -> None:
        """Show the place where the search is."""
        if found := self._search.current:
            if found.chapter != self._reader.chapter:
                self._reader.open(found.chapter)
            self._reader.reveal(found.hit)

    def _turned(self, event: Input) -> bool:
        """Take what turns the page; whether it did."""
        reader, on_page = self._reader, self._controls.focus == PAGE
        match event:
            case Wheel(notches):
                reader.notches(notches)
            case Press(x, y, "left"):
                return reader.grab(x, y)
            case Move(y=y) if reader.held:
                reader.drag(y)
            case Release() | Focus(gained=False) if reader.held:
                reader.held = False
            case Key("pageup" | "pagedown" as key):
                reader.pages(1 if key == "pagedown" else -1)
            case Key("home" | "end" as key):
                reader.open(reader.chapter, float(key == "end"))
            case Key("up" | "down" as key) if on_page:
                reader.lines(1 if key == "down" else -1)
            case Key("space", shift=shift) if on_page or self._on_chapters:
                reader.pages(-1 if shift else 1)
            case _:
                return False
        return True

    def _keyed(self, key: Key) -> str | None:
        """Move the focus by a key, or press what has it."""
        controls, reader = self._controls, self._reader
        match key.name:
            case "escape" | "f1":
                return BACK
            case "tab":
                stops = self._stops
                at = stops.index(controls.focus) if controls.focus in stops else 0
                controls.focus = stops[(at + (-1 if key.shift else 1)) % len(stops)]
            case "up" if self._on_chapters and self._choose and reader.chapter == 0:
                controls.focus = FORMS
            case "up" | "down" if self._on_chapters:
                step = 1 if key.name == "down" else -1
                self._open(min(len(self._chapters) - 1, max(0, reader.chapter + step)))
            case "right" if self._on_chapters:
                controls.focus = PAGE
            case "left" if controls.focus == PAGE:
                controls.focus = self._open_chapter
            case "down" if controls.focus == FORMS:
                controls.focus = self._open_chapter
            case _:
                return controls.handle(key)
        controls.ring = True
        return None

    def _do(self, pressed: str | None) -> None:
        """Do what a control that was pressed means."""
        kind, _, which = (pressed or "").partition(".")
        if kind == BACK:
            self._commands += [Sound("button"), Go("back")]
        elif kind == CHAPTER:
            self._open(int(which))
        elif kind == GAME:
            self._change(forms_of(FAMILIES[int(which)])[0])
        elif kind == FORMS:
            family = PRESETS[self._rules.preset].family
            self._forms = Forms(self._stage, self._places.forms, forms_of(family), self._rules.preset)

    def _choose_form(self, answer: str | None) -> None:
        if answer is not None:
            self._forms = None
        if answer in PRESETS:
            self._change(str(answer))

    def _change(self, preset: str) -> None:
        """Read the rules of another game, in the same chapter if it has that."""
        key = self._chapters[self._reader.chapter].key
        self._rules = ruleset(preset)
        self._write()
        self._reader.open(next((i for i, chapter in enumerate(self._chapters) if chapter.key == key), 0))
        self._commands.append(Sound("button"))

    def _open(self, chapter: int) -> None:
        self._reader.open(chapter)
        self._controls.focus = self._open_chapter

    @property
    def _open_chapter(self) -> str:
        return f"{CHAPTER}.{self._reader.chapter}"

    @property
    def _on_chapters(self) -> bool:
        """Whether the arrows are for the list of chapters."""
        focus = self._controls.focus
        return focus is None or focus.startswith(CHAPTER)

    @property
    def _stops(self) -> list[str]:
        """What the tabulator goes through."""
        family = FAMILIES.index(PRESETS[self._rules.preset].family) if self._choose else 0
        games = [f"{GAME}.{family}", FORMS] if self._choose else []
        return [BACK, *games, SEARCH, self._open_chapter, PAGE]

    def _refresh(self) -> None:
        """Give the controls what they show now."""
        self._controls.set([*self._fixed(), *self._leaves(), *(self._games() if self._choose else [])])

    @property
    def _field(self) -> SearchField:
        """Where one writes what is looked for."""
        words, search = self._stage.words, self._search
        place = ""
        if search.missing:
            place = words.text("rules.search.none")
        elif search.found:
            place = words.text("rules.search.place", number=search.at + 1, all=len(search.found))
        prompt, cap = words.text("rules.search"), words.text("rules.search.cap")
        field = SearchField(SEARCH, self._places.search, text=search.query, prompt=prompt, cap=cap, place=place)
        return replace(field, writing=self._pen.at(field)) if self.typing else field

    def _fixed(self) -> list[Control]:
        spots = self._places
        return [IconButton(BACK, spots.back, icon="back"), self._field, Reading(PAGE, spots.paper)]

    def _leaves(self) -> list[Control]:
        counts = [len(self._search.inside(i)) for i in range(len(self._chapters))]
        return [
            Leaf(
                f"{CHAPTER}.{i}",
                rect,
                text=chapter.title,
                chosen=i == self._reader.chapter,
                figure=str(counts[i]) if counts[i] else "",
            )
            for i, (rect, chapter) in enumerate(zip(self._places.chapters, self._chapters, strict=True))
        ]

    def _games(self) -> list[Control]:
        words, preset = self._stage.words, self._rules.preset
        texts = tuple(words.text(f"game.{family}") for family in FAMILIES)
        rects = tabs(self._stage, self._places.games, texts, 18)
        family = FAMILIES.index(PRESETS[preset].family)
        leaves: list[Control] = [
            Leaf(f"{GAME}.{i}", rect, text=text, chosen=i == family, ruled=False)
            for i, (rect, text) in enumerate(zip(rects, texts, strict=True))
        ]
        return [*leaves, FormChoice(FORMS, self._places.forms, text=form_name(words, preset))]

    def _keys(self) -> Keys:
        names = ("next_hit", "leave") if self.typing else ("chapter", "scroll", "search", "leave")
        return named_keys(self._stage.words, *names)
