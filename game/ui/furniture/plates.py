"""Who sits at the table: portrait, name, what they are doing, whether they deal."""

from game.ui.draw import Item, Measure, Medal, Rect, Vector
from game.ui.furniture.slates import slate
from game.ui.scale import Scale
from game.ui.shapes import box, disc, merged
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, INK, IVORY, MIST, SMALLEST_TEXT


def dealer_mark(x: float, y: float, r: float) -> Vector:
    """The coin of whoever deals, with a small card on it."""
    card = Rect(x - 0.27 * r, y - 0.41 * r, 0.54 * r, 0.82 * r)
    return merged(
        [
            disc(x, y, r, BRASS, 0.115 * r, INK),
            disc(x, y, 0.73 * r, None, 0.09 * r, INK),
            box(card, 0.14 * r, INK),
        ]
    )


def plate(
    scale: Scale,
    measure: Measure,
    rect: Rect,
    portrait: str,
    name: str,
    second: str,
    active: bool = False,
    dealer: bool = False,
    thinking: float | None = None,
) -> list[Item]:
    """Who sits here: portrait, name and a second line, or the name alone in the middle.

    ``active`` puts the ring of the turn around the portrait; ``thinking`` is the phase 0-1 of the three dots that
    then stand in place of the second line, or None.
    """
    h, k = rect.h, rect.h / 64
    slab = Rect(rect.x + h / 2, rect.y + 4 * k, rect.w - h / 2, h - 8 * k)
    items = slate(slab, k)
    x, y, r = rect.x + h / 2, rect.y + h / 2, 29 * k
    if active:
        items.append(disc(x, y, r + 8 * k, None, 3 * k, BRASS_HI))
    items.append(Medal(portrait, x, y, r))
    left, right = rect.x + h + 12 * k, rect.right - 12 * k
    if dealer:
        items.append(dealer_mark(rect.right - 18 * k, y, 11 * k))
        right -= 24 * k
    top, bottom, room = rect.y + 0.35 * h, rect.y + 0.68 * h, right - left
    alone = thinking is None and not second
    name_px = max(SMALLEST_TEXT, min(scale.px(19), round(24 * k)))
    items.append(fitted(measure, left, y if alone else top, name, room, name_px, IVORY, "serif", "semibold"))
    if thinking is not None:
        return [*items, _thinking_dots(left + 4 * k, bottom, k, thinking)]
    if alone:
        return items
    second_px = max(SMALLEST_TEXT, min(scale.px(15), round(18.5 * k)))
    return [*items, fitted(measure, left, bottom, second, room, second_px, MIST)]


def _thinking_dots(x: float, y: float, k: float, phase: float) -> Vector:
    """Three dots, one after the other brighter; drawn in few steps so that a slow pulse costs little."""
    lit = int(phase * 3) % 3
    return merged([disc(x + 13 * k * i, y, 4 * k, BRASS_HI if i == lit else BRASS.fade(0.4)) for i in range(3)])
