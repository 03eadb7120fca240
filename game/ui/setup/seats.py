"""Who sits at the table: one row for every seat, and one sentence for all of them."""

from collections.abc import Sequence
from typing import Final

from game.ai.levels import OFFERED
from game.engine.state import sides
from game.match.i18n import Words, joined
from game.match.setup import Place
from game.ui.draw import Item, Medal, Rect, Vector
from game.ui.scenes.scene import Stage
from game.ui.setup.column import Column
from game.ui.setup.draft import Draft
from game.ui.shapes import disc, line, merged
from game.ui.table.guests import GUESTS, OTHER_FACES, PLAYER_FACE, seated
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_LO, INK, INK2, RULE
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.text_field import TextField

POSITIONS: Final = {
    2: ("opposite",),
    3: ("right", "left"),
    4: ("right", "partner", "left"),
    6: ("right", "partner_right", "opposite", "partner_left", "left"),
}
"""Where the others sit as the player sees it, in the order of play to the right."""


def guests(words: Words, draft: Draft, player: str = "") -> list[tuple[str, str]]:
    """Name and portrait of everybody at the table, the player first, as they will sit there."""
    faces = {words.text(f"guest.{key}"): face for key, face in GUESTS}
    people = iter((PLAYER_FACE, *OTHER_FACES))
    seats = seated(words, draft.setup.seats, player)
    return [(seat.name, next(people) if seat.kind == "human" else faces[seat.name]) for seat in seats]


def level_name(words: Words, level: str) -> str:
    """What a strength is called."""
    key = f"level.{level}"
    return words.text(key) if words.knows(key) else level.replace("_", " ").capitalize()


def choices(words: Words) -> tuple[str, ...]:
    """Who may sit at a seat: an opponent of every strength, another person."""
    return (*(level_name(words, level) for level in OFFERED), words.text("setup.human"))


def chosen(place: Place) -> int:
    """The number of the choice that a place is; -1 for a strength that is not offered."""
    if place.kind == "human":
        return len(OFFERED)
    return OFFERED.index(place.level) if place.level in OFFERED else -1


def choose(place: Place, number: int) -> Place:
    """The place after a choice; a person's name stays."""
    if number >= len(OFFERED):
        return Place("human", name=place.name if place.kind == "human" else "")
    return Place("ai", OFFERED[number])


def add_seats(column: Column, draft: Draft, player: str, notes: Sequence[str]) -> None:
    """A row for the player, with notes at its right end, and one for each of the others."""
    stage = column.stage
    words, u = stage.words, stage.scale.u
    height = max((68 if stage.scale.portrait else 52) * u, 1.5 * (stage.scale.px(19) + stage.scale.px(15)))
    there = guests(words, draft, player)
    row = column.take(height)
    column.items += _who(stage, row, there[0][1], there[0][0], words.text("setup.seat.you"), 0.4 * row.w)
    y, small = row.centre[1], stage.scale.px(15)
    first = y - (len(notes) - 1) * 0.65 * small
    column.items += [
        fitted(stage.measure, row.right, first + i * 1.3 * small, note, 0.6 * row.w, small, INK2, anchor="right")
        for i, note in enumerate(notes)
    ]
    for seat, position in enumerate(POSITIONS[draft.players], 1):
        row = column.take(height)
        column.items.append(line(row.x, row.y, row.right, row.y, RULE, u))
        _add_other(column, row, seat, position, draft.others[seat - 1], there[seat])


def _add_other(column: Column, row: Rect, seat: int, position: str, place: Place, guest: tuple[str, str]) -> None:
    stage, k, (name, face) = column.stage, column.k, guest
    words, u = stage.words, stage.scale.u
    high = min(column.line_height, row.h - 8 * u)
    wide = min(164 * k, 0.42 * row.w)
    drop = Rect(row.right - wide, row.centre[1] - high / 2, wide, high)
    end = drop.x - 16 * u
    where = words.text(f"setup.seat.{position}")
    if place.kind == "human":
        column.items.append(_portrait(row, face))
        left = row.x + _inset(row, u)
        hint = words.text("setup.person_hint", name=name, where=where.lower())
        field = Rect(left, drop.y, end - left, high)
        column.controls.append(TextField(f"name{seat}", field, place.name, hint))
    else:
        if len(OFFERED) > 1:
            dots = _dots(end, row.centre[1], min(k, 1.2 * u), chosen(place) + 1)
            column.items.append(dots)
            end = dots.rect.x - 8 * u
        column.items += _who(stage, row, face, name, where, end - row.x)
    column.controls.append(DropDown(f"seat{seat}", drop, choices(words), chosen(place)))


def _portrait(row: Rect, face: str) -> Medal:
    return Medal(face, row.x + 0.46 * row.h, row.centre[1], 0.385 * row.h)


def _inset(row: Rect, u: float) -> float:
    return 0.92 * row.h + 12 * u


def _who(stage: Stage, row: Rect, face: str, name: str, where: str, width: float) -> list[Item]:
    """Portrait, name, and where they sit."""
    scale, y = stage.scale, row.centre[1]
    left = row.x + _inset(row, scale.u)
    room = row.x + width - left
    big, small = scale.px(19), scale.px(15)
    return [
        _portrait(row, face),
        fitted(stage.measure, left, y - 0.62 * small, name, room, big, INK, "serif", "semibold"),
        fitted(stage.measure, left, y + 0.66 * big, where, room, small, INK2),
    ]


def _dots(right: float, y: float, k: float, strength: int) -> Vector:
    """As many full dots as the opponent is strong."""
    count = len(OFFERED)
    parts = []
    for i in range(count):
        x = right - (count - 1 - i) * 15 * k - 6 * k
        full = i < strength
        parts.append(disc(x, y, 5 * k, BRASS if full else None, 1.25 * k, INK if full else BRASS_LO))
    return merged(parts)


def who_plays(words: Words, draft: Draft) -> str:
    """Who plays against whom, and to what, in one sentence for the hint line."""
    names = [words.text("who.You"), *(name for name, _ in guests(words, draft)[1:])]
    teams = sides(draft.players)
    own = joined(words, [names[seat] for seat in teams[0]])
    others = joined(words, [names[seat] for team in teams[1:] for seat in team])
    key = "setup.hint.alone" if len(teams) == draft.players else "setup.hint.teams"
    if len(teams) > 2:
        key = "setup.hint.each"
    return words.text(key, we=own, they=others, target=draft.rules.target)
