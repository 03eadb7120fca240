"""What the chosen cards and cloth look like: a little of everything that lies on a table."""

from typing import Final, NamedTuple

from game.engine.cards import parse
from game.match.settings import Settings
from game.ui.draw import Item, Rect, Sprite
from game.ui.furniture import pile, stock
from game.ui.sayings import capital, card_name
from game.ui.scenes.scene import Stage
from game.ui.shapes import box
from game.ui.table.layout import HandPlace
from game.ui.text import fitted, wrap
from game.ui.theme import BRASS, CARD_RATIO, IVORY, MIST, NIGHT, RADIUS_PANEL, SMALLEST_TEXT

TABLE: Final = (("7d", 1.4), ("Cc", -0.8), ("3b", 0.6))
"""Cards on the table, each a little askew."""

HAND: Final = ("5d", "4b", "Jb")
SWEEPS: Final = ("Ks", "3d")
PILE, STOCK = 10, 12
LEADING: Final = 1.3


class Sizes(NamedTuple):
    """Heights of cards in the design: on the table, in stock and pile, in the hand."""

    table: float = 176
    piles: float = 124
    hand: float = 140


def preview(stage: Stage, settings: Settings, place: Rect, strip: bool) -> list[Item]:
    """A part of a table on dark glass: cards with their names, stock, pile and hand; in a ``strip`` side by side."""
    u = stage.scale.u
    ground = box(place, RADIUS_PANEL * u, NIGHT.fade(0.28), 1.25 * u, BRASS.fade(0.6))
    return [ground, *(_strip if strip else _column)(stage, settings, place)]


def _names(stage: Stage, settings: Settings) -> tuple[str, ...]:
    """What the cards on the table are called."""
    return tuple(capital(card_name(stage.words, parse(code), settings.deck)) for code, _ in TABLE)


def _column(stage: Stage, settings: Settings, place: Rect) -> list[Item]:
    """From top to bottom: a title, three cards with their names, stock and pile, a hand."""
    scale, u, px, sizes = stage.scale, stage.scale.u, stage.scale.px(15), Sizes()
    left, room, large = place.x + 24 * u, place.w - 48 * u, scale.px(20)
    text, head = stage.words.text("settings.look"), 20 * u + 1.3 * large
    title = fitted(stage.measure, left, place.y + 32 * u, text, room, large, IVORY, "serif", "semibold_italic")
    texts = 2 * LEADING * px + 10 * u
    chips = 1.2 * px + 6 * u
    free = place.h - head - texts - chips - 72 * u
    k = max(0.3 * u, min(place.w / 416, free / (sum(sizes) + 16)))
    gap = max(8 * u, (free - k * (sum(sizes) + 16)) / 4 + 18 * u)
    x, y = place.centre[0], place.y + head + gap + k * sizes.table / 2
    items = [title, *_table(x, y, k * sizes.table, 118 * k)]
    items += _captions(stage, settings, x, y + k * sizes.table / 2 + 10 * u, 118 * k)
    y += k * (sizes.table + sizes.piles) / 2 + texts + gap
    items += _piles(stage, (x - 92 * k, x + 84 * k), y, k * sizes.piles)
    y += k * (sizes.piles + sizes.hand) / 2 + chips + gap
    return items + _hand(x, y, k * sizes.hand)


def _strip(stage: Stage, settings: Settings, place: Rect) -> list[Item]:
    """From left to right: three cards, their names, stock, pile and a hand."""
    u, px = stage.scale.u, stage.scale.px(15)
    y, h = place.centre[1], min(place.h - 32 * u, place.w / 8)
    small = h - 0.9 * px
    w = h * CARD_RATIO
    called = _names(stage, settings)
    longest = min(0.24 * place.w, max(stage.measure.width(text, px) for text in called))
    counts = (stage.words.plural("parts.stock.left", STOCK), stage.words.plural("parts.pile.cards", PILE))
    chips = [stage.measure.width(text, px, "sans", "semibold") + 1.4 * px for text in counts]
    piles = (max(small * CARD_RATIO, chips[0]), max(1.04 * small, chips[1]))
    widths = (3 * w + 16 * u, longest, *piles, 1.8 * h)
    gap = (place.w - sum(widths)) / (len(widths) + 1)
    lefts = [place.x + gap * (i + 1) + sum(widths[:i]) for i in range(len(widths))]
    items = _table(lefts[0] + widths[0] / 2, y, h, w + 8 * u)
    step = min(h / len(called), 1.6 * px)
    for i, text in enumerate(called):
        line = y + (i - (len(called) - 1) / 2) * step
        items.append(fitted(stage.measure, lefts[1], line, text, longest, px, MIST))
    middles = (lefts[2] + widths[2] / 2, lefts[3] + widths[3] / 2)
    items += _piles(stage, middles, y - 0.45 * px, small)
    return items + _hand(lefts[4] + widths[4] / 2, y, 0.94 * h)


def _table(x: float, y: float, height: float, pitch: float) -> list[Item]:
    return [
        Sprite(f"shown:{code}", code, round(x + (i - 1) * pitch), round(y), height, angle, lift=0.8)
        for i, (code, angle) in enumerate(TABLE)
    ]


def _captions(stage: Stage, settings: Settings, x: float, top: float, pitch: float) -> list[Item]:
    """Every card's name under it, on two lines at most."""
    measure, room = stage.measure, pitch - 8 * stage.scale.u
    items: list[Item] = []
    for i, text in enumerate(_names(stage, settings)):
        px = stage.scale.px(15)
        while px > SMALLEST_TEXT and len(wrap(measure, text, room, px)) > 2:
            px -= 1
        for number, words in enumerate(wrap(measure, text, room, px)):
            y = top + (number + 0.5) * LEADING * px
            items.append(fitted(measure, x + (i - 1) * pitch, y, words, room, px, MIST, anchor="centre"))
    return items


def _piles(stage: Stage, xs: tuple[float, float], y: float, height: float) -> list[Item]:
    scale, measure, words = stage.scale, stage.measure, stage.words
    items = stock(scale, measure, words, "shown:stock", xs[0], y, height, STOCK)
    return items + pile(scale, measure, words, "shown:pile", xs[1], y, height, PILE, SWEEPS)


def _hand(x: float, y: float, height: float) -> list[Item]:
    fan = HandPlace(x, y, height, 0.62 * height, 2 * height, 4, 0.012)
    poses = [fan.pose(i, len(HAND)) for i in range(len(HAND))]
    return [
        Sprite(f"shown:{code}", code, pose.x, pose.y, height, pose.angle, lift=pose.lift)
        for code, pose in zip(HAND, poses, strict=True)
    ]
