"""The figures over many sealed packs: what the player and the others got, and the band of chance."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine.cards import COINS
from game.match.fairness import Fairness, Figure, Kind
from game.match.i18n import Words
from game.ui.coach.terms import unsigned
from game.ui.draw import Item, Label, Rect, Sprite, Weight
from game.ui.sayings import Deck, capital, suit_name
from game.ui.shapes import box, disc, line, merged
from game.ui.theme import BRASS, BRASS_LO, CARD_RATIO, INK, INK2, PAPER, RULE, TRACK, ULTRA, WHITE
from game.ui.trust.column import HEADING, SMALL, Column
from game.ui.trust.story import stamp

SHARES: Final = frozenset({"settebello", "primiera"})
"""Things that are had once in a deal or not at all: their figures are shares in the hundred."""

ROW, LANE, DOT, GAP = 44, 16, 6.5, 20
SMALLEST_REACH: Final = 1e-9
FEW: Final = 30
"""With fewer packs than these the bands are too wide to say much."""

KINDS: Final[tuple[Kind, ...]] = ("dealt", "won")
HEADS: Final = ("own", "others", "chance")


class _Grid(NamedTuple):
    """Where the columns of a row lie: the right edges of its three figures, and the chart's left and right.

    Where they have no room side by side the chart lies below the words, over the whole width.
    """

    rights: tuple[float, ...]
    chart: tuple[float, float]
    below: bool


def figures(column: Column, found: Fairness, deck: Deck) -> None:
    """The page."""
    words = column.stage.words
    column.title(words.text("fair.figures.title"))
    if not found.packs:
        _empty(column)
        return
    column.prose(words.plural("fair.figures.lead", found.packs))
    if found.packs < FEW:
        column.prose(words.text("fair.figures.few"))
    grid = _grid(column, found.figures, deck)
    for kind in KINDS:
        rows = [figure for figure in found.figures if figure.kind == kind]
        if rows:
            _table(column, kind, rows, grid, deck)
    column.skip(14)
    outside = sum(not share.usual for figure in found.figures for share in (figure.own, figure.others))
    column.prose(words.plural("fair.figures.outside", outside) if outside else words.text("fair.figures.inside"))
    column.skip(6)
    column.write(words.text("fair.figures.note"), SMALL)
    column.skip(10)


def _empty(column: Column) -> None:
    """What is said as long as there is nothing to count."""
    u, height = column.stage.scale.u, 150 * column.stage.scale.u
    column.prose(column.stage.words.text("fair.figures.none"))
    column.skip(24)
    place = column.take(160)
    x, y = place.x + height * CARD_RATIO / 2, place.centre[1]
    for i in range(5):
        column.items.append(Sprite(f"empty.{i}", None, round(x + 14 * u * i), y, height, lift=0.4))
    column.items.append(stamp(x + 56 * u, y, 42 * u))
    column.skip(20)


def _table(column: Column, kind: Kind, rows: Sequence[Figure], grid: _Grid, deck: Deck) -> None:
    stage, u = column.stage, column.stage.scale.u
    words = stage.words
    column.skip(18)
    top = column.y
    heads = _heads(column, grid, top + 0.5 * HEADING.leading * stage.scale.px(HEADING.size))
    column.write(words.text(f"fair.figures.{kind}"), HEADING)
    column.items += heads
    column.write(words.text(f"fair.figures.{kind}.about"), SMALL)
    column.skip(8)
    for figure in rows:
        column.items.append(line(column.x, column.y, column.x + column.width, column.y, RULE, u))
        _row(column, figure, grid, deck)


def _heads(column: Column, grid: _Grid, y: float) -> list[Item]:
    """What the three figures of a row are; the marks of the first two are those of the chart."""
    stage, u = column.stage, column.stage.scale.u
    px, items = stage.scale.px(SMALL.size), list[Item]()
    for head, right in zip(HEADS, grid.rights, strict=True):
        text = stage.words.text(f"fair.figures.{head}")
        items.append(Label(right, y, text, px, INK2, anchor="right"))
        left = right - stage.measure.width(text, px) - 12 * u
        items.append(_mark(head, left, y, u))
    return items


def _mark(head: str, x: float, y: float, u: float) -> Item:
    if head == "chance":
        return box(Rect(x - 14 * u, y - 5 * u, 18 * u, 10 * u), 2 * u, BRASS.fade(0.45), u, BRASS_LO)
    fill, edge = (ULTRA, WHITE) if head == "own" else (WHITE, INK)
    return disc(x, y, DOT * u, fill, 1.5 * u, edge)


def _row(column: Column, figure: Figure, grid: _Grid, deck: Deck) -> None:
    """A thing with its three figures and its chart."""
    stage, u, scale = column.stage, column.stage.scale.u, column.stage.scale
    px = scale.px(18)
    high = max(ROW * u, 1.9 * px)
    y = column.y + high / 2
    name = thing_name(stage.words, figure, deck)
    column.items.append(Label(column.x, y, name, px, INK, "serif", "semibold"))
    shown = figure_texts(stage.words, figure)
    usual = (figure.own.usual, figure.others.usual, True)
    for text, right, plain in zip(shown, grid.rights, usual, strict=True):
        colour = INK2 if text is shown[-1] else INK
        weight: Weight = "regular" if plain else "bold"
        column.items.append(Label(right, y, text, scale.px(17), colour, "sans", weight, "right"))
    column.y += high
    if grid.below:
        column.items += _chart(Rect(column.x, column.y, column.width, 2 * LANE * u), figure, u)
        column.y += (2 * LANE + 10) * u
    else:
        left, right = grid.chart
        column.items += _chart(Rect(left, y - LANE * u, right - left, 2 * LANE * u), figure, u)


def thing_name(words: Words, figure: Figure, deck: Deck = "italian") -> str:
    """What was counted."""
    if figure.thing == "coins":
        return capital(suit_name(words, COINS, deck))
    return words.text(f"fair.figures.{figure.thing}")


def figure_texts(words: Words, figure: Figure) -> tuple[str, str, str]:
    """What the player and the others got on one occasion, and the band of the player."""
    share = figure.thing in SHARES
    low, high = figure.own.band

    def told(rate: float) -> str:
        return words.text("fair.figures.percent", n=round(100 * rate)) if share else unsigned(words, rate)

    if share:
        band = words.text("fair.figures.percents", low=round(100 * low), high=min(100, round(100 * high)))
    else:
        band = words.text("fair.figures.band", low=unsigned(words, low), high=unsigned(words, high))
    return told(figure.own.rate), told(figure.others.rate), band


def _grid(column: Column, found: Sequence[Figure], deck: Deck) -> _Grid:
    """Columns as wide as what stands in them."""
    stage, u = column.stage, column.stage.scale.u
    measure, px, small = stage.measure, stage.scale.px(17), stage.scale.px(SMALL.size)
    texts = [figure_texts(stage.words, figure) for figure in found]
    widths = [
        max(
            measure.width(stage.words.text(f"fair.figures.{head}"), small) + 28 * u,
            *(measure.width(text[i], px, weight="bold") for text in texts),
        )
        for i, head in enumerate(HEADS)
    ]
    names = {thing_name(stage.words, figure, deck) for figure in found}
    rights, edge = [], column.x + column.width
    for width in reversed(widths):
        rights.append(edge)
        edge -= width + GAP * u
    left = column.x + max(measure.width(name, stage.scale.px(18), "serif", "semibold") for name in names) + GAP * u
    below = edge - left < 10 * px
    return _Grid(tuple(reversed(rights)), (left, edge), below)


def _chart(place: Rect, figure: Figure, u: float) -> list[Item]:
    """Two lanes, the player's above that of the others, each with its band of chance and the mark of what was got."""
    middle, shares = figure.own.expected, (figure.own, figure.others)
    reach = max(
        max(*(1.7 * abs(edge - middle) for edge in share.band), 1.1 * abs(share.rate - middle)) for share in shares
    )
    per_unit = (place.w / 2 - DOT * u) / max(reach, SMALLEST_REACH)
    x = place.centre[0]
    items: list[Item] = [line(x, place.y, x, place.bottom, BRASS_LO, u)]
    for i, (head, share) in enumerate(zip(HEADS, shares, strict=False)):
        y = place.y + (i + 0.5) * LANE * u
        low, high = (x + (edge - middle) * per_unit for edge in share.band)
        band = Rect(low, y - 4.5 * u, high - low, 9 * u)
        items.append(line(place.x, y, place.right, y, TRACK, 1.5 * u))
        items.append(merged([box(band, 3 * u, PAPER), box(band, 3 * u, BRASS.fade(0.45), u, BRASS_LO)]))
        items.append(_mark(head, x + (share.rate - middle) * per_unit, y, u))
    return items
