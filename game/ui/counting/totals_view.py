"""What the rows add up to: the points of the deal, and the score of the match growing towards the target."""

from game.ui.counting.course import course, faces
from game.ui.counting.picture import Picture
from game.ui.draw import Colour, Item, Label, Rect, Vector
from game.ui.scale import Scale
from game.ui.shapes import box, disc, line, merged
from game.ui.text import fit, fitted
from game.ui.theme import BRASS, BRASS_HI, BRASS_LO, INK, INK2, IVORY, NIGHT, PAPER2

MOST_PEGS = 21
FACES_APART = 34
"""From one partner's portrait to the next, each lying on the one after it."""


def heads(picture: Picture) -> list[Item]:
    """Who the columns are, all names in the same size."""
    stage, parties = picture.stage, picture.account.parties
    seen = [(head, parties[side]) for head, side in zip(picture.places.heads, picture.account.order, strict=True)]
    more = max(len(party.portraits) - 1 for _, party in seen) * FACES_APART * stage.scale.u
    px = min(
        fit(stage.measure, party.name, head.room + head.slack - more, stage.scale.px(26), "serif", "semibold")
        for head, party in seen
    )
    items: list[Item] = []
    for head, party in seen:
        (x, y), name = head.medal, party.name
        width, inwards = stage.measure.width(name, px, "serif", "semibold"), -1 if head.anchor == "right" else 1
        out = min(head.slack, max(0.0, width + more - head.room))
        x -= inwards * out + (0 if inwards > 0 else more)
        medals = faces(party.portraits, x, y, 24 * stage.scale.u, FACES_APART * stage.scale.u)
        x, y = head.name
        x, room, ink = x + inwards * (more - out), head.room + out - more, picture.inks[0]
        items += [*medals, fitted(stage.measure, x, y, name, room, px, ink, "serif", "semibold", head.anchor)]
    return items


def totals(picture: Picture, elapsed: float) -> list[Item]:
    """The sums, once all rows have been counted."""
    alpha = picture.tempo.shown(elapsed, picture.tempo.totals)
    if not alpha:
        return []
    stage, spots, account = picture.stage, picture.places, picture.account
    scale, words, u = stage.scale, stage.words, stage.scale.u
    y = spots.deal.rect.y
    items: list[Item] = [line(spots.paper.x + 24 * u, y, spots.paper.right - 24 * u, y, INK, 2 * u)]
    for spot, key in ((spots.deal, "count.this_deal"), (spots.match, "count.the_match")):
        px, (x, y) = scale.px(20), spot.label
        text = words.text(key)
        items.append(fitted(stage.measure, x, y, text, spot.room, px, INK, "serif", "semibold_italic", "centre", alpha))
    for column, side in enumerate(account.order):
        gain, before = account.gains[side], account.before[side]
        put = picture.tempo.put(elapsed, gain)
        x, y = spots.deal.cells[column].figure
        px = max(14, min(scale.px(30), round(34 * u)))
        items.append(Label(x, y, str(gain), px, INK, "serif", "semibold", "centre", alpha))
        x, y = spots.match.cells[column].figure
        px = max(14, min(scale.px(44), round(48 * u)))
        items.append(Label(x, y, str(before + put), px, INK, "serif", "bold", "centre", alpha))
        items.append(_progress(picture, spots.pegs[column], before, put, column))
        items += _sum(picture, column, side, alpha)
    return items


def _sum(picture: Picture, column: int, side: int, alpha: float) -> list[Item]:
    """The sum of the match in words."""
    account, stage, (x, y) = picture.account, picture.stage, picture.places.sums[column]
    if not account.counted:
        return []
    cell = picture.places.deal.cells[column]
    text = stage.words.text(
        "count.sum", before=account.before[side], points=account.gains[side], after=account.after[side]
    )
    px, width = stage.scale.px(17), cell.cards.w
    return [fitted(stage.measure, x, y, text, width, px, picture.inks[1], anchor=cell.anchor, alpha=alpha)]


def _progress(picture: Picture, area: Rect, before: int, put: int, column: int) -> Vector:
    target, scale = picture.account.rules.target, picture.stage.scale
    paper = picture.places.on_paper
    if target <= MOST_PEGS and (area.w - 28 * scale.u) / max(1, target - 1) >= 9 * scale.u:
        return _pegs(area, before, put, target, paper, picture.places.deal.cells[column].grow < 0, scale)
    return _bar(area, before, put, target, paper, scale)


def _pegs(area: Rect, before: int, put: int, target: int, paper: bool, from_right: bool, scale: Scale) -> Vector:
    u, y = scale.u, area.centre[1]
    pitch = min(30 * u, (area.w - 28 * u) / max(1, target - 1))
    first = area.right - 14 * u - pitch * (target - 1) if from_right else area.x + 8 * u
    full = min(10 * u, 0.42 * pitch)
    old, empty = (INK2, BRASS_LO) if paper else (IVORY, IVORY.fade(0.5))
    parts = []
    for i in range(target):
        x = first + i * pitch
        if i < before:
            parts.append(disc(x, y, 0.8 * full, old))
        elif i < before + put:
            parts.append(disc(x, y, full, BRASS if paper else BRASS_HI, 1.5 * u, INK))
        else:
            parts.append(disc(x, y, 0.7 * full, None, max(1.0, 1.25 * u), empty))
    goal = disc(first + pitch * (target - 1), y, min(14 * u, 1.45 * full), None, max(1.0, 1.5 * u), BRASS)
    return merged([*parts, goal])


def _bar(area: Rect, before: int, put: int, target: int, paper: bool, scale: Scale) -> Vector:
    u, y = scale.u, area.centre[1]
    x, width, top, height = area.x, area.w - 8 * u, y - 7 * u, 14 * u
    ground, edge = (PAPER2, BRASS_LO) if paper else (NIGHT.fade(0.6), IVORY.fade(0.4))
    old: Colour = INK2 if paper else IVORY
    parts = [box(Rect(x, top, width, height), 7 * u, ground, 1.25 * u, edge)]
    share, grown = min(1.0, before / target), min(1.0, (before + put) / target)
    if grown > 0:
        fresh = BRASS if paper else BRASS_HI
        parts.append(box(Rect(x, top, max(height, width * grown), height), 7 * u, fresh, 1.25 * u, INK))
    if share > 0:
        parts.append(box(Rect(x, top, max(height, width * share), height), 7 * u, old))
    parts += [
        box(Rect(x + width * tens / target - u / 2, top - 3 * u, u, height + 6 * u), 0, edge)
        for tens in range(10, target, 10)
    ]
    return merged([*parts, box(Rect(x + width - u, top - 5 * u, 2 * u, height + 10 * u), 0, BRASS)])


def match_course(picture: Picture, elapsed: float) -> list[Item]:
    """The course of the match, once it is over and counted."""
    spot, account = picture.places.course, picture.account
    if spot is None or elapsed < picture.tempo.outcome:
        return []
    history = [[after[side] for side in account.order] for after in account.history]
    portraits = [account.parties[side].portraits for side in account.order]
    return course(picture.stage, spot, history, portraits, account.rules.target)
