"""The sheet with every house rule that makes sense for the chosen game."""

from game.match.options import is_switch, offered
from game.ui.draw import Label, Rect
from game.ui.setup.column import Column
from game.ui.setup.draft import Draft
from game.ui.setup.inwords import option_name
from game.ui.setup.rule_control import rule_control
from game.ui.shapes import disc
from game.ui.text import wrap
from game.ui.theme import BRASS_LO, INK


def fill_house_rules(column: Column, draft: Draft) -> None:
    """Chapter by chapter, each rule with its control; a dot marks what was changed."""
    words = column.stage.words
    chapter = ""
    for rule in offered(draft.situation):
        if rule.chapter != chapter:
            if chapter:
                column.gap(8)
                column.rule()
                column.gap(12)
            chapter = rule.chapter
            column.section(words.text(f"setup.chapter.{chapter}"))
        add_rule(column, draft, rule.option)


def add_rule(column: Column, draft: Draft, option: str) -> None:
    """One rule with its name and its control, marked if it was changed."""
    stage, words, k = column.stage, column.stage.words, column.k
    row = column.take(column.line_height + 4 * k)
    if option in draft.changes:
        column.items.append(disc(row.x - 10 * stage.scale.u, row.centre[1], 3.5 * stage.scale.u, BRASS_LO))
    key, high = f"set-{option}", column.line_height
    top = row.centre[1] - high / 2
    if is_switch(option):
        place = Rect(row.x, top, row.w - 8 * k, high)
        column.controls.append(rule_control(words, key, place, draft, option))
        return
    wide = min(300 * k, 0.52 * row.w)
    place = Rect(row.right - wide, top, wide, high)
    column.controls.append(rule_control(words, key, place, draft, option))
    px, room = stage.scale.px(17), place.x - row.x - 16 * k
    lines = wrap(stage.measure, option_name(words, option), room, px)
    first = row.centre[1] - (len(lines) - 1) * 0.6 * px
    column.items += [Label(row.x, first + i * 1.2 * px, text, px, INK) for i, text in enumerate(lines)]
