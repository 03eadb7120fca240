"""The sheet with the player's own sets of rules: kept under a name, renamed, deleted, given to friends."""

from collections.abc import Sequence

from game.engine.variants import ruleset
from game.match.houserules import OwnRules
from game.match.i18n import Words
from game.match.options import Situation, changed
from game.match.settings import NAME_LENGTH
from game.ui.draw import Rect
from game.ui.setup.column import Column
from game.ui.setup.draft import Draft
from game.ui.setup.games import form_name, game_name, games, group_of
from game.ui.widgets.buttons import Button
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.faces import Kind
from game.ui.widgets.rows import Row
from game.ui.widgets.text_field import TextField


def fill_own_rules(
    column: Column, draft: Draft, sets: Sequence[OwnRules], name: str, files: Sequence[str], folder: str
) -> None:
    """A name for the rules of this moment, all sets that are kept, and what can be done with the chosen one."""
    words, k = column.stage.words, column.k
    count = len(draft.changes)
    column.section(words.text("own.these"), words.plural("setup.changed", count) if count else "")
    row = column.take()
    wide = min(200 * k, 0.4 * row.w)
    field = row._replace(w=row.w - wide - 12 * k)
    column.controls.append(TextField("own-name", field, name, words.text("own.name"), NAME_LENGTH))
    button = Rect(row.right - wide, row.y, wide, row.h - 3 * k)
    column.controls.append(Button("own-save", button, text=words.text("own.save"), size=17))
    column.gap(16)
    column.section(words.text("own.kept"))
    if not sets:
        column.text(words.text("own.none"))
    for i, own in enumerate(sets):
        place = column.take(max(column.line_height, 56 * k))
        chosen = own.name == draft.own
        column.controls.append(Row(f"own-pick:{i}", place, text=own.name, second=told(words, own), chosen=chosen))
    if draft.own:
        column.gap(10)
        _add_ways(column)
    column.gap(16)
    _add_files(column, files, folder)


def told(words: Words, own: OwnRules) -> str:
    """What a set changes, in one line."""
    group = next(game for game in games() if game.group == group_of(own.game))
    plain = ruleset(own.game)
    what = words.plural("setup.changed", len(changed(Situation(own.rules, plain, own.rules.tables[0]))))
    names = {"game": game_name(words, group), "form": form_name(words, own.game)}
    return words.text("own.told", **names, target=own.rules.target, changed=what)


def _add_ways(column: Column) -> None:
    words, k = column.stage.words, column.k
    row = column.take()
    ways, gap = ("rename", "delete", "export"), 12 * k
    wide = min(200 * k, (row.w - 2 * gap) / 3)
    for i, way in enumerate(ways):
        place = Rect(row.x + i * (wide + gap), row.y, wide, row.h - 3 * k)
        kind: Kind = "warn" if way == "delete" else "secondary"
        column.controls.append(Button(f"own-{way}", place, text=words.text(f"own.{way}"), kind=kind, size=17))


def _add_files(column: Column, files: Sequence[str], folder: str) -> None:
    words, k = column.stage.words, column.k
    column.section(words.text("own.import"))
    if files:
        row = column.take()
        place = row._replace(w=min(row.w, 420 * k))
        column.controls.append(DropDown("own-import", place, (words.text("own.choose"), *files), 0))
        column.y += 8 * k
    place_of = words.text("own.folder", folder=folder) if folder else words.text("own.game_folder")
    column.text(place_of, 15)
