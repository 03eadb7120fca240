"""One finished match, looked at: who played, how it ended, deal by deal."""

from collections.abc import Sequence
from itertools import accumulate

from game.match.history.finished import Finished
from game.ui.chronicle.naming import day, face, game_name, level_name, names
from game.ui.counting.course import course
from game.ui.draw import Item, Label, Medal, Rect, Weight
from game.ui.scenes.scene import Stage
from game.ui.shapes import line
from game.ui.table.guests import PLAYER_FACE
from game.ui.text import fitted
from game.ui.theme import INK, INK2, RULE

SMALLEST_CHART = 100
"""Logical pixels below which a chart tells nothing."""


def sides(match: Finished) -> list[int]:
    """The sides of a match, the player's first."""
    return [match.own, *(side for side in range(len(match.scores)) if side != match.own)]


def heading_of(stage: Stage, area: Rect, match: Finished) -> tuple[list[Item], float]:
    """The game, the day, the sides with their scores; also where that ends."""
    u, scale, measure, words = stage.scale.u, stage.scale, stage.measure, stage.words
    small, y = scale.px(16), area.y
    items: list[Item] = []
    game = game_name(words, match.game)
    items.append(fitted(measure, area.x, y + 14 * u, game, area.w, scale.px(27), INK, "serif", "semibold"))
    about = [day(words, match.started), words.plural("history.players", len(match.seats))]
    if match.assisted:
        about.append(words.text("history.with_help"))
    if match.given_up:
        about.append(words.text("history.not_ended"))
    y += 14 * u + 1.6 * scale.px(20)
    items.append(fitted(measure, area.x, y, " · ".join(filter(None, about)), area.w, small, INK2))
    y += 1.6 * small
    pitch = max(54 * u, 2.7 * scale.px(17))
    for side in sides(match):
        items += _side(stage, area._replace(y=y, h=pitch), match, side)
        y += pitch
    return items, y


def _side(stage: Stage, row: Rect, match: Finished, side: int) -> list[Item]:
    u, scale, measure, words = stage.scale.u, stage.scale, stage.measure, stage.words
    seats = tuple(seat for place, seat in enumerate(match.seats) if place % len(match.scores) == side)
    y, left = row.centre[1], row.x + 56 * u
    figure = scale.px(30)
    room = row.right - left - measure.width("88", figure, "serif", "bold") - 12 * u
    levels = dict.fromkeys(level_name(words, seat.level) for seat in seats if seat.level)
    about = ", ".join(levels)
    name_y = y - 0.19 * row.h if about else y
    items: list[Item] = [Medal(_portrait(stage, match, side), row.x + 24 * u, y, 20 * u)]
    weight: Weight = "semibold" if side == match.winner else "regular"
    items.append(fitted(measure, left, name_y, names(words, seats), room, scale.px(20), INK, "serif", weight))
    if about:
        items.append(fitted(measure, left, y + 0.22 * row.h, about, room, scale.px(15), INK2))
    return [*items, Label(row.right, y, str(match.scores[side]), figure, INK, "serif", weight, "right")]


def deal_pitch(stage: Stage) -> float:
    """How far apart the lines of deals are, in pixels."""
    return max(34 * stage.scale.u, 1.9 * stage.scale.px(17))


def running(match: Finished) -> list[list[int]]:
    """The scores after every deal, the player's side first."""
    order = sides(match)
    return list(accumulate(([deal.total(side) for side in order] for deal in match.deals), _added))


def chart(stage: Stage, area: Rect, match: Finished) -> list[Item]:
    """The course of the match, nothing where there is no room for it or nothing was counted."""
    if area.h < SMALLEST_CHART * stage.scale.u or not match.deals:
        return []
    portraits = [_portrait(stage, match, side) for side in sides(match)]
    return course(stage, area, running(match), portraits, max(match.scores))


def _portrait(stage: Stage, match: Finished, side: int) -> str:
    first = next(seat for place, seat in enumerate(match.seats) if place % len(match.scores) == side)
    return PLAYER_FACE if side == match.own and match.played else face(stage.words, first.name)


def deal_lines(stage: Stage, area: Rect, match: Finished) -> list[Item]:
    """A line for every deal: what each side got, and how the match then stood."""
    u, scale, words = stage.scale.u, stage.scale, stage.words
    order, pitch = sides(match), deal_pitch(stage)
    items: list[Item] = []
    for i, (deal, after) in enumerate(zip(match.deals, running(match), strict=True)):
        y = area.y + (i + 0.5) * pitch
        gains = " : ".join(f"+{deal.total(side)}" for side in order)
        name = f"{words.text('history.deal')} {i + 1}"
        middle, px = area.x + 0.62 * area.w, scale.px(17)
        items.append(fitted(stage.measure, area.x, y, name, 0.36 * area.w, px, INK))
        items.append(fitted(stage.measure, middle, y, gains, 0.36 * area.w, px, INK2, anchor="right"))
        stand = " : ".join(map(str, after))
        items.append(fitted(stage.measure, area.right, y, stand, 0.34 * area.w, px, INK, "serif", "semibold", "right"))
        items.append(line(area.x, y + pitch / 2, area.right, y + pitch / 2, RULE, u))
    return items


def _added(before: Sequence[int], more: Sequence[int]) -> list[int]:
    return [a + b for a, b in zip(before, more, strict=True)]
