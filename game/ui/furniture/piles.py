"""Captured cards and the stock, as they lie on the cloth."""

from game.match.i18n import Words
from game.ui.draw import Item, Label, Measure, Sprite
from game.ui.furniture.tags import chip
from game.ui.scale import Scale
from game.ui.shapes import empty_place
from game.ui.text import wrap
from game.ui.theme import CARD_RATIO, MIST

COUNTABLE = 3
"""As many crosswise cards can be told apart under a pile."""

TILTS = (-1.2, 0.8, -0.5, 1.0, 0.0)


def _sweep_place(index: int, count: int, height: float, spread: float) -> tuple[float, float, float]:
    """How far a sweep card lies from the middle of its pile, across and down, and its angle.

    Only as many as can be counted are told apart; the others lie on the last.
    """
    shown = min(count, COUNTABLE)
    place = min(index, shown - 1)
    across, angle = (0.024 * height, 91.5) if place % 2 else (-0.024 * height, 88.0)
    return across, (place - (shown - 1) / 2) * spread * height, angle


def _empty(scale: Scale, measure: Measure, x: float, y: float, height: float, text: str) -> list[Item]:
    """An outline with its words inside, or on a chip at its lower edge where they are too wide for it."""
    px, width = scale.px(15), height * CARD_RATIO
    lines = wrap(measure, text, 0.7 * width, px)
    first = y - (len(lines) - 1) * px * 0.66
    place = empty_place(x, y, height, 0, scale.u)
    if text and max(measure.width(line, px) for line in lines) > 0.84 * width:
        return [place, *chip(scale, measure, x, y + height / 2 + 4 * scale.u, text, MIST)]
    return [place, *(Label(x, first + i * px * 1.32, t, px, MIST, anchor="centre") for i, t in enumerate(lines))]


def pile(
    scale: Scale,
    measure: Measure,
    words: Words,
    key: str,
    x: float,
    y: float,
    height: float,
    cards: int,
    sweeps: tuple[str, ...] = (),
    empty: str = "",
    angle: float = 0.0,
    spread: float = 0.40,
) -> list[Item]:
    """A side's captured cards face down, its sweeps crosswise under them, their numbers on a chip at the lower edge.

    ``sweeps`` are the codes of the sweep cards, oldest first, which lie ``spread`` of the height apart; ``key`` begins
    the keys of all its sprites; ``empty`` is what stands in the place of a pile without cards.
    """
    if not cards:
        return _empty(scale, measure, x, y, height, empty)
    items: list[Item] = []
    for i, code in enumerate(sweeps[-COUNTABLE:]):
        dx, dy, turn = _sweep_place(i, len(sweeps), height, spread)
        items.append(Sprite(f"{key}.sweep{i}", code, x + dx, y + dy, height, turn + angle, lift=0.3))
    layers = max(1, min(len(TILTS), (cards + 3) // 5))
    for i in range(layers):
        step = 0.0115 * height * i
        tilt = angle + TILTS[i]
        items.append(Sprite(f"{key}.{i}", None, x + step, y - step, height, tilt, lift=0.35 if i else 0.6))
    label = words.plural("parts.pile.cards", cards)
    if len(sweeps) > COUNTABLE:
        label = words.plural("parts.pile.with_sweeps", len(sweeps), cards=label)
    return items + chip(scale, measure, x, y + height / 2 + 4 * scale.u, label)


def stock(
    scale: Scale, measure: Measure, words: Words, key: str, x: float, y: float, height: float, cards: int
) -> list[Item]:
    """The cards not yet dealt and how many they are; an outline when there are none."""
    if not cards:
        return _empty(scale, measure, x, y, height, words.text("parts.stock.out"))
    step = height / 100
    items: list[Item] = [
        Sprite(f"{key}.{i}", None, x + 0.85 * i * step, y - i * step, height, lift=0.25 if i else 0.8)
        for i in range(max(1, min(7, cards // 2)))
    ]
    return items + chip(
        scale, measure, x + 2 * step, y + height / 2 + 6 * scale.u, words.plural("parts.stock.left", cards)
    )
