"""The table of a window that stands upright: the hand at the bottom, the others above."""

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.scale import Scale
from game.ui.table.layout import HandPlace, Layout, PilePlace
from game.ui.theme import CARD_RATIO


def upright(scale: Scale, seats: int, hand_cards: int) -> Layout:
    """The table of an upright window; its measures are pixels at 1080x1920."""
    s = min(scale.width / 1080, scale.height / 1920)
    width = scale.width
    floor = scale.height - hint_height(scale)
    edge = 64 * s
    icons = tuple(Rect(width - edge - (172 - i * 92) * s, 58 * s, 80 * s, 80 * s) for i in range(2))
    score = Rect(edge, 32 * s, width - 2 * edge - 196 * s, (57 + 39 * (3 if seats == 3 else 2)) * s)
    row, top = floor - 560 * s, (440 if seats < 6 else 636) * s
    mine, pile = Rect(edge + 160 * s, row - 38 * s, 280 * s, 77 * s), PilePlace(width - 170 * s, row, 170 * s)
    others = _opposite(s, width) if seats == 2 else _others(s, width, seats, score.bottom)
    plates, hands, piles = others
    return Layout(
        scale=scale,
        hint=Rect(0, floor, width, scale.height - floor),
        score=score,
        icons=icons,
        area=Rect(edge, top, width - 2 * edge, row - 120 * s - top),
        stock=PilePlace(edge + 60 * s, row, 176 * s),
        plates=(mine, *plates),
        hands=(_own_hand(s, width, floor, hand_cards), *hands),
        piles=(pile, *piles) if seats < 4 else (pile, piles[0]) * (seats // 2),
        grids=((3, 2, 276 * s), (4, 3, 230 * s), (5, 4, 176 * s), (6, 5, 140 * s)),
        gaps=(96 * s, 84 * s),
    )


_Others = tuple[tuple[Rect, ...], tuple[HandPlace, ...], tuple[PilePlace, ...]]


def _own_hand(s: float, width: float, floor: float, cards: int) -> HandPlace:
    tall, sag, foot = (320 * s, 0.012, 28 * s) if cards <= 5 else (280 * s, 0.004, 50 * s)
    return HandPlace(width / 2, floor - foot - tall / 2, tall, tall * CARD_RATIO * 1.06, width - 298 * s, 2.2, sag)


def _opposite(s: float, width: float) -> _Others:
    """The one opponent over the table."""
    hand = HandPlace(width / 2, 299 * s, 190 * s, 93 * s, 300 * s, -3.0, -0.006)
    return (Rect(64 * s, 250 * s, 300 * s, 77 * s),), (hand,), (PilePlace(width - 170 * s, 296 * s, 170 * s),)


def _others(s: float, width: float, seats: int, top: float) -> _Others:
    """The others above the table, the next to play at the right; five of them sit in two rows, so that names fit.

    Small backs lie under each plate, and beside them there is room for a pile with its sweeps and its number.
    """
    edge = 32 * s
    rows = (seats - 1,) if seats < 6 else (3, 2)
    plates, hands, piles = [], [], []
    for row, count in enumerate(rows):
        column, y = (width - 2 * edge) / count, top + (16 + row * 218) * s
        tall = 120 * s if len(rows) == 1 else 104 * s
        for place in range(count):
            x = width - edge - (place + 0.5) * column
            plates.append(Rect(x - column / 2 + 4 * s, y, column - 8 * s, 77 * s))
            hands.append(HandPlace(x - 0.24 * column, y + 92 * s + tall / 2, tall, 36 * s, 0.3 * column, -3.0, -0.004))
            spread = 0.40 if len(rows) == 1 else 0.25
            piles.append(PilePlace(x + 0.28 * column, y + 84 * s + tall / 2, 92 * s, spread))
    return tuple(plates), tuple(hands), tuple(piles)
