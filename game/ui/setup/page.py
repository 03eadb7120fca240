"""The whole screen for a draft of a match: games, and a paper with everything that can be chosen for one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.match.houserules import OwnRules
from game.match.options import wanted
from game.ui.draw import Item, Label, Medal, Rect
from game.ui.furniture import panel
from game.ui.scenes.scene import Stage
from game.ui.setup.column import Column
from game.ui.setup.draft import Draft
from game.ui.setup.games import Game, form_line, form_name, game_line, game_name, games, group_of
from game.ui.setup.inwords import differences, in_words
from game.ui.setup.plan import Plan, plan, text_unit
from game.ui.setup.rule_control import rule_control
from game.ui.setup.seats import add_seats
from game.ui.setup.sheet import seen
from game.ui.setup.tile import Tile, about_lines
from game.ui.shapes import line
from game.ui.text import fit, wrap
from game.ui.theme import INK, INK2, RULE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.form import Part
from game.ui.widgets.headings import back_button, heading
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.stepper import Stepper
from game.ui.widgets.values import Segments

PADDING: Final = 32
TWO_COLUMNS_FROM: Final = 900
SWITCHES: Final = 4
SWITCHES_UPRIGHT: Final = 8


@dataclass(frozen=True, slots=True)
class GameForm:
    """One form of the chosen game: a preset, or an own set of rules that changes one."""

    name: str
    preset: str
    own: OwnRules | None = None


def forms(stage: Stage, game: Game, sets: Sequence[OwnRules]) -> tuple[GameForm, ...]:
    """All forms of a game, the player's own at the end."""
    presets = [GameForm(form_name(stage.words, preset.id), preset.id) for preset in game.presets]
    own = [GameForm(one.name, one.game, one) for one in sets if group_of(one.game) == game.group]
    return (*presets, *own)


class Page:
    """Builds the parts of the screen; it knows nothing but how things look and where they stand."""

    def __init__(self, player: str = "", practice: bool = False) -> None:
        self._player, self._practice, self._title = player, practice, "menu.practice" if practice else "setup.title"
        self.tiles = ScrollArea(across=True, on_cloth=True)
        self.body = ScrollArea()

    def parts(self, stage: Stage, draft: Draft, sets: Sequence[OwnRules]) -> list[Part]:
        """Everything, in the order in which the keyboard goes through it."""
        where = plan(stage.scale, len(games()))
        every = games()
        game = next(one for one in every if one.group == draft.group)
        paper = list(panel(where.paper, stage.scale.u))
        return [
            Part([heading(stage, stage.words.text(self._title))], [back_button(stage), *self._ways(stage)]),
            self._games(stage, where, every, draft.group),
            Part(paper),
            self._head(stage, where.paper, game, draft, sets),
            self._body(stage, where.paper, draft),
            _foot(stage, where.paper),
        ]

    def _ways(self, stage: Stage) -> list[Control]:
        """In practice, at the upper right, the way to a position of one's own."""
        if not self._practice:
            return []
        u, text, px = stage.scale.u, stage.words.text("setup.arrange"), stage.scale.px(17)
        wide = stage.measure.width(text, px, "sans", "semibold") + 44 * u
        rect = Rect(stage.scale.width - 16 * u - wide, 17 * u, wide, 46 * u)
        return [Button("arrange", rect, text=text, kind="cloth", size=17)]

    def show_chosen(self, stage: Stage, group: str) -> None:
        """Scroll until the chosen game can be seen."""
        where = plan(stage.scale, len(games()))
        self._fit(stage, where, len(games()))
        place = next(i for i, game in enumerate(games()) if game.group == group)
        self.tiles.reveal(self._tile_place(where, place))

    def _games(self, stage: Stage, where: Plan, every: Sequence[Game], chosen: str) -> Part:
        self._fit(stage, where, len(every))
        told = [game_line(stage.words, game) for game in every]
        most = max(len(about_lines(stage, about, where.tile)[0]) for about in told)
        tiles: list[Control] = []
        for i, (game, about) in enumerate(zip(every, told, strict=True)):
            place, name, on = self._tile_place(where, i), game_name(stage.words, game), game.group == chosen
            key = f"tile-{game.group}"
            tiles.append(Tile(key, place, name=name, about=about, fan=game.fan, chosen=on, lines=most))
        return Part((), tiles, self.tiles)

    def _fit(self, stage: Stage, where: Plan, count: int) -> None:
        self.tiles.across = not where.columns
        start, step = where.tile, where.gap
        if where.columns:
            rows = -(-count // where.columns)
            length = start.y - where.tiles.y + rows * (start.h + step)
        else:
            length = 2 * (start.x - where.tiles.x) + count * (start.w + step) - step
        self.tiles.fit(where.tiles, length, stage.scale.u)

    def _tile_place(self, where: Plan, number: int) -> Rect:
        start, step, offset = where.tile, where.gap, self.tiles.offset
        if not where.columns:
            return start._replace(x=start.x + number * (start.w + step) - offset)
        across, down = number % where.columns, number // where.columns
        return start._replace(x=start.x + across * (start.w + step), y=start.y + down * (start.h + step) - offset)

    def _head(self, stage: Stage, paper: Rect, game: Game, draft: Draft, sets: Sequence[OwnRules]) -> Part:
        """The name of the game, its forms, and a sentence on the chosen one."""
        scale, measure, words, u = stage.scale, stage.measure, stage.words, stage.scale.u
        left, right = paper.x + PADDING * u, paper.right - PADDING * u
        high = max(40 * u, 2.1 * scale.px(17))
        y = paper.y + 24 * u + high / 2
        wide = min(260 * text_unit(scale), 0.5 * (right - left))
        name, room = game_name(words, game), right - left - wide - 20 * u
        px = fit(measure, name, room, scale.px(32), "serif", "semibold")
        every = forms(stage, game, sets)
        chosen = next((i for i, one in enumerate(every) if _is(one, draft)), -1)
        box = Rect(right - wide, y - high / 2, wide, high)
        drop = DropDown("preset", box, tuple(one.name for one in every), chosen)
        items: list[Item] = [Label(left, y, name, px, INK, "serif", "semibold")]
        small = scale.px(15)
        for i, words_of_line in enumerate(self._lines(stage, right - left, draft)):
            items.append(Label(left, y + high / 2 + (0.95 + 1.25 * i) * small, words_of_line, small, INK2))
        y = self._head_end(stage, paper, draft)
        return Part([*items, line(left, y, right, y, RULE, u)], [drop])

    def _lines(self, stage: Stage, room: float, draft: Draft) -> list[str]:
        """What is special about the chosen form."""
        words = stage.words
        sentence = form_line(words, draft.game)
        now = draft.situation
        if draft.own or not sentence:
            told = differences(words, now.base, tuple(draft.start))
            sentence = words.text("setup.own_after", preset=form_name(words, draft.game)) if draft.own else sentence
            sentence = f"{sentence} {told}".strip()
        lines = wrap(stage.measure, sentence, room, stage.scale.px(15)) if sentence else []
        return lines if len(lines) <= 2 else [lines[0], lines[1] + "…"]

    def _head_end(self, stage: Stage, paper: Rect, draft: Draft) -> float:
        u, small = stage.scale.u, stage.scale.px(15)
        room = paper.w - 2 * PADDING * u
        lines = len(self._lines(stage, room, draft))
        return paper.y + 24 * u + max(40 * u, 2.1 * stage.scale.px(17)) + (0.5 + 1.25 * lines) * small + 4 * u

    def _body(self, stage: Stage, paper: Rect, draft: Draft) -> Part:
        """Players and seats, target and house rules, the rules in words."""
        u = stage.scale.u
        top, bottom = self._head_end(stage, paper, draft) + u, _foot_top(stage, paper) - u
        edge = 14 * u
        view = Rect(paper.x + edge, top, paper.w - 2 * edge, bottom - top)
        left, room, start = paper.x + PADDING * u, paper.w - 2 * PADDING * u, top + 12 * u - self.body.offset
        if room >= TWO_COLUMNS_FROM * text_unit(stage.scale):
            gap = 40 * u
            half = (room - gap) / 2
            first = Column(stage, left, start, half, aside=False)
            second = Column(stage, left + half + gap, start, half, aside=False)
        else:
            first = second = Column(stage, left, start, room)
        self._people(first, draft, headed=first is second)
        if first is second:
            first.gap(4)
            first.rule()
            first.gap(14)
        self._rules(second, draft)
        columns = [first] if first is second else [first, second]
        end = max(column.y for column in columns) + 8 * u
        self.body.fit(view, end - start + 12 * u, u)
        items = [item for column in columns for item in column.items if seen(item, view)]
        controls = [control for column in columns for control in column.controls]
        self.body.keep_whole(_extents(items, controls, 2 * u))
        return Part(items, controls, self.body)

    def _people(self, column: Column, draft: Draft, headed: bool) -> None:
        """How many play and who; beside another column there is no room for headings."""
        words, tables = column.stage.words, draft.rules.tables
        way = words.text(f"setup.direction.{draft.rules.direction}")
        if headed:
            column.section(words.text("setup.players"))
        place = column.take()
        width = min(place.w, len(tables) * 132 * column.k)
        texts = tuple(words.text(f"setup.players.{tables_}") for tables_ in tables)
        chosen = tables.index(draft.players)
        column.controls.append(Segments("players", place._replace(w=width), texts, chosen))
        column.gap(10)
        if headed:
            column.section(words.text("setup.table"), way)
        lot = words.text("setup.dealer")
        add_seats(column, draft, self._player, (lot,) if headed else (lot, way))
        column.gap(0)

    def _rules(self, column: Column, draft: Draft) -> None:
        words, rules, u = column.stage.words, draft.rules, column.stage.scale.u
        column.section(words.text("setup.target"))
        place = column.take()
        stepper = min(136 * column.k, 0.4 * place.w)
        width = min(100 * column.k * len(rules.targets), place.w - stepper - 12 * u)
        texts = tuple(map(str, rules.targets))
        chosen = rules.targets.index(rules.target) if rules.target in rules.targets else -1
        column.controls.append(Segments("target", place._replace(w=width), texts, chosen, size=18))
        own = Rect(place.right - stepper, place.y, stepper, place.h)
        column.controls.append(Stepper("own_target", own, rules.target, 1, 999, str(rules.target)))
        column.gap(14)
        count = len(draft.changes)
        column.section(words.text("setup.house"), words.plural("setup.changed", count) if count else "")
        self._switches(column, draft)
        column.gap(10)
        column.rule()
        column.gap(12)
        column.section(words.text("setup.in_words"))
        column.y += 9 * column.k if column.aside else 0
        for sentence in in_words(words, draft.situation):
            column.text(sentence, 16, bullet=True)
        column.gap(0)

    def _switches(self, column: Column, draft: Draft) -> None:
        """The house rules that are asked for most, two in a row where there is room."""
        upright = column.stage.scale.portrait
        options = wanted(draft.situation, SWITCHES_UPRIGHT if upright else SWITCHES)
        columns = 2 if column.room >= 420 * column.k else 1
        for start in range(0, len(options), columns):
            row = column.take()
            for i, option in enumerate(options[start : start + columns]):
                width = row.w / columns
                place = Rect(row.x + i * width, row.y, width - 8 * column.stage.scale.u, row.h)
                column.controls.append(rule_control(column.stage.words, f"set-{option}", place, draft, option))


def _is(form: GameForm, draft: Draft) -> bool:
    return form.preset == draft.game and (form.own.name if form.own else "") == draft.own


def _extents(items: Sequence[Item], controls: Sequence[Control], air: float) -> list[tuple[float, float]]:
    """From where to where things on the paper reach down, with a little air around what is no text.

    The lines of a text do not overlap: otherwise one that must be left out would take all the others with it.
    """
    lines = [(item.y - 0.62 * item.size, item.y + 0.62 * item.size) for item in items if isinstance(item, Label)]
    things = [(item.y - item.radius, item.y + item.radius) for item in items if isinstance(item, Medal)]
    things += [(control.rect.y, control.rect.bottom) for control in controls]
    return [*lines, *((top - air, bottom + air) for top, bottom in things)]


def _foot_top(stage: Stage, paper: Rect) -> float:
    return paper.bottom - (92 if paper.h > 560 * stage.scale.u else 80) * stage.scale.u


def _foot(stage: Stage, paper: Rect) -> Part:
    """House rules, rules, and always at the lower right the way to the table."""
    words, u, k = stage.words, stage.scale.u, text_unit(stage.scale)
    left, right, top = paper.x + PADDING * u, paper.right - PADDING * u, _foot_top(stage, paper)
    share = min(1.0, (right - left - 36 * u) / ((184 + 184 + 200) * k))
    small, large = 184 * k * share, 200 * k * share
    high = (paper.bottom - 26 * u - top - 14 * u) - 2 * u
    buttons: list[Control] = [
        Button("rules", Rect(left, top + 15 * u, small, high), text=words.text("setup.all"), size=17),
        Button("words", Rect(left + small + 12 * u, top + 15 * u, small, high), text=words.text("setup.read"), size=17),
        Button(
            "play",
            Rect(right - large, top + 13 * u, large, high + 4 * u),
            text=words.text("setup.play"),
            kind="primary",
            size=20,
            shortcut=words.text("key.enter.cap"),
        ),
    ]
    return Part([line(left, top, right, top, RULE, u)], buttons)
