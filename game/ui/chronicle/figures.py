"""The panels of statistics: large figures, the rating, shares of matches won, points in a deal, the best so far."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from game.match.history.finished import Finished
from game.match.history.rating import Rated
from game.match.history.statistics import Statistics, Wins, game, levels, opponents, wins_by
from game.match.i18n import Words
from game.ui.chronicle.charts import Pair, Share, course_chart, pair_chart
from game.ui.chronicle.naming import day, face, game_name, level_name, month, percent, thousands
from game.ui.coach.terms import signed, unsigned
from game.ui.draw import Item, Label, Rect
from game.ui.furniture import panel
from game.ui.sayings import Deck, capital, suit_name
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, line
from game.ui.text import fit, fitted, wrap
from game.ui.theme import INK, INK2, RULE, ULTRA, WHITE

PADDING: Final = 28
HEAD: Final = 40
"""Where the middle of a panel's title is."""

BODY: Final = 68
"""Where what a panel shows begins."""

CATEGORIES: Final = (
    "cards", "coins", "settebello", "primiera", "sevens", "sweeps", "napola", "all_sevens", "re_bello", "piccola",
    "grande", "declared", "table",
)  # fmt: skip
"""What points are given for, in the order in which they are shown."""

USUAL: Final = ("cards", "coins", "settebello", "primiera", "sweeps")
GROUPS: Final[Mapping[str, Callable[[Finished], tuple[str, ...]]]] = {
    "opponent": opponents,
    "level": levels,
    "game": game,
}
"""What matches won can be told apart by."""


def head(stage: Stage, rect: Rect, title: str, aside: str = "", beside: float = 0.0) -> list[Item]:
    """The paper, its title, and something in small at the right, or so much room for it."""
    u, scale, measure = stage.scale.u, stage.scale, stage.measure
    y, left, right = rect.y + HEAD * u, rect.x + PADDING * u, rect.right - PADDING * u
    small = scale.px(16)
    wide = min(0.6 * (right - left), measure.width(aside, small)) if aside else beside
    room = right - left - wide - 12 * u
    items = [*panel(rect, u), fitted(measure, left, y, title, room, scale.px(25), INK, "serif", "semibold")]
    return [*items, fitted(measure, right, y, aside, wide, small, INK2, anchor="right")] if aside else items


def body(stage: Stage, rect: Rect) -> Rect:
    """Where in a panel there is room under its title."""
    u, top = stage.scale.u, max(BODY * stage.scale.u, HEAD * stage.scale.u + 1.2 * stage.scale.px(25))
    return Rect(rect.x + PADDING * u, rect.y + top, rect.w - 2 * PADDING * u, rect.h - top - 22 * u)


def _figures(stage: Stage, found: Statistics) -> tuple[tuple[str, str], ...]:
    """The figures that say most, and what they are."""
    words = stage.words
    lost = () if found.cost is None else ((unsigned(words, found.cost), words.text("statistics.cost")),)
    return (
        (thousands(found.wins.matches), words.plural("statistics.matches", found.wins.matches)),
        (percent(words, found.wins.share), words.text("statistics.won")),
        (str(found.longest_run), words.text("statistics.longest_run")),
        (unsigned(words, found.own.get("sweeps", 0.0)), words.text("statistics.sweeps")),
        (signed(words, found.points - found.their_points), words.text("statistics.ahead")),
        *lost,
    )


class Strip(NamedTuple):
    """How the large figures are arranged: how many beside each other, the width and height of each, lines of words."""

    columns: int
    width: float
    height: float
    lines: int


def strip(stage: Stage, width: float, found: Statistics) -> Strip:
    """The arrangement for a panel of this width, as many beside each other as there is room for."""
    scale, u = stage.scale, stage.scale.u
    shown, small = _figures(stage, found), stage.scale.px(16)
    columns = next((number for number in (len(shown), 3) if width / number > 8 * small), 2)
    each = (width - 24 * u) / columns
    lines = max(len(wrap(stage.measure, label, each - 16 * u, small)) for _, label in shown)
    return Strip(columns, each, max(112 * u, 52 * u + 0.66 * scale.px(40) + (0.75 + 1.2 * lines) * small), lines)


def strip_height(stage: Stage, width: float, found: Statistics) -> float:
    """How high the panel of the large figures is."""
    plan = strip(stage, width, found)
    return plan.height * ceil(len(_figures(stage, found)) / plan.columns)


def large_figures(stage: Stage, rect: Rect, found: Statistics) -> list[Item]:
    """The figures that say most."""
    u, scale, measure = stage.scale.u, stage.scale, stage.measure
    plan, shown = strip(stage, rect.w, found), _figures(stage, found)
    px, small = scale.px(40), scale.px(16)
    block = 0.66 * px + 0.75 * small + 1.2 * small * plan.lines
    items = panel(rect, u)
    for i, (figure, label) in enumerate(shown):
        row, column = divmod(i, plan.columns)
        in_row = min(plan.columns, len(shown) - row * plan.columns)
        left = rect.x + (rect.w - in_row * plan.width) / 2 + column * plan.width
        top, middle = rect.y + row * plan.height, left + plan.width / 2
        if column:
            items.append(line(left, top + 24 * u, left, top + plan.height - 24 * u, RULE, u))
        y = top + (plan.height - block) / 2 + 0.33 * px
        room = plan.width - 16 * u
        items.append(fitted(measure, middle, y, figure, room, px, INK, "serif", "bold", "centre"))
        for k, text in enumerate(wrap(measure, label, room, small)):
            at = y + 0.33 * px + (1.6 + 1.2 * k) * small
            items.append(fitted(measure, middle, at, text, room, small, INK2, anchor="centre"))
    return items


def rating(stage: Stage, rect: Rect, rated: Sequence[Rated]) -> list[Item]:
    """The rating after every match."""
    words = stage.words
    title = words.text("statistics.rating")
    if not rated:
        return head(stage, rect, title) + remark(stage, rect, words.text("statistics.rating.none"))
    values = [one.rating for one in rated]
    aside = words.text("statistics.rating.now", now=thousands(values[-1]), best=thousands(max(values)))
    started = [one.match.started for one in rated]
    months = len({moment[:7] for moment in started}) > 1
    marks = [month(words, moment) if months else day(words, moment) for moment in started]
    return head(stage, rect, title, aside) + course_chart(stage, body(stage, rect), values, marks)


def remark(stage: Stage, rect: Rect, text: str) -> list[Item]:
    """A few words where there is nothing to be drawn yet."""
    area, px = body(stage, rect), stage.scale.px(17)
    lines = wrap(stage.measure, text, 0.8 * area.w, px)
    x, y = area.centre
    return [
        Label(x, y + (i - (len(lines) - 1) / 2) * 1.4 * px, words, px, INK2, anchor="centre")
        for i, words in enumerate(lines)
    ]


def shares(words: Words, matches: Sequence[Finished], group: str) -> tuple[Share, ...]:
    """What was won, told apart by what the group says."""
    called: Mapping[str, Callable[[str], str]] = {
        "game": lambda name: game_name(words, name),
        "level": lambda name: level_name(words, name),
    }

    def share(name: str, found: Wins) -> Share:
        about = words.plural("statistics.of", found.matches)
        shown = called.get(group, str)(name)
        portrait = face(words, name) if group == "opponent" else ""
        return Share(shown, about, found.share, percent(words, found.share), portrait)

    return tuple(share(name, found) for name, found in wins_by(matches, GROUPS[group]))


def points(stage: Stage, rect: Rect, found: Statistics, deck: Deck) -> list[Item]:
    """What a deal brings on average, side by side with what it brings to another side."""
    words = stage.words
    items = head(stage, rect, words.text("statistics.points")) + _legend(stage, rect)
    area = body(stage, rect)
    played = [name for name in CATEGORIES if name in USUAL or found.own.get(name) or found.theirs.get(name)]
    room = max(len(USUAL), int(area.w / (6.2 * stage.scale.px(16))))
    worth = sorted(played, key=lambda name: -(found.own.get(name, 0.0) + found.theirs.get(name, 0.0)))[:room]
    pairs = [_pair(stage, name, found, deck) for name in played if name in worth]
    return items + pair_chart(stage, area, pairs)


def _pair(stage: Stage, name: str, found: Statistics, deck: Deck) -> Pair:
    words = stage.words
    label = capital(suit_name(words, 0, deck)) if name == "coins" else words.text(f"count.row.{name}")
    own, theirs = found.own.get(name, 0.0), found.theirs.get(name, 0.0)
    return Pair(label, own, theirs, unsigned(words, own), unsigned(words, theirs))


def _legend(stage: Stage, rect: Rect) -> list[Item]:
    """What the two kinds of bars stand for."""
    u, scale, measure, words = stage.scale.u, stage.scale, stage.measure, stage.words
    px, x, y = scale.px(16), rect.right - PADDING * u, rect.y + HEAD * u
    items: list[Item] = []
    for key, fill in (("statistics.others", WHITE), ("statistics.you", ULTRA)):
        text = words.text(key)
        x -= measure.width(text, px)
        items.append(Label(x, y, text, px, INK))
        x -= 24 * u
        items.append(box(Rect(x, y - 7 * u, 14 * u, 14 * u), 3 * u, fill, 1.25 * u, INK))
        x -= 24 * u
    return items


def best(stage: Stage, rect: Rect, found: Statistics) -> list[Item]:
    """What has never been better so far, under a title."""
    words, scale, u = stage.words, stage.scale, stage.scale.u
    rows = (
        ("present_run", found.present_run),
        ("most_points", found.most_points),
        ("most_sweeps", found.most_sweeps),
        ("widest", found.widest),
    )
    items: list[Item] = []
    area = body(stage, rect)
    pitch = min(area.h / len(rows), 2.4 * scale.px(18))
    for i, (name, value) in enumerate(rows):
        y = area.y + (i + 0.5) * pitch
        figure, px = str(value), scale.px(20)
        room = area.w - stage.measure.width(figure, px, "serif", "bold") - 16 * u
        text = words.text(f"statistics.best.{name}")
        items.append(fitted(stage.measure, area.x, y, text, room, scale.px(17), INK))
        items.append(
            Label(area.right, y, figure, fit(stage.measure, figure, 99 * u, px), INK, "serif", "bold", "right")
        )
        if i:
            items.append(line(area.x, y - pitch / 2, area.right, y - pitch / 2, RULE, u))
    return items
