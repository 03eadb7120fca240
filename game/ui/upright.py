"""The table of a window that stands upright: the hand at the bottom, the others above."""

from game.ui.draw import Rect
from game.ui.furniture import hint_height
from game.ui.layout import HandPlace, Layout, PilePlace
from game.ui.scale import Scale
from game.ui.theme import CARD_RATIO


def upright(scale: Scale, seats: int, hand_cards: int) -> Layout:
    """The table of an upright window; its measures are pixels at 1080x1920."""
    s = min(scale.width / 1080, scale.height / 1920)
    width = scale.width
    floor = scale.height - hint_height(scale)
    edge = 64 * s
    icons = tuple(Rect(width - edge - (172 - i * 92) * s, 58 * s, 80 * s, 80 * s) for i in range(2))
    score = Rect(edge, 32 * s, width - 2 * edge - 196 * s, (57 + 39 * (3 if seats == 3 else 2)) * s)
    row = floor - 560 * s
    mine, pile = Rect(edge + 160 * s, row - 38 * s, 280 * s, 77 * s), PilePlace(width - 170 * s, row, 170 * s)
    others = _opposite(s, width) if seats == 2 else _others(s, width, seats, score.bottom)
    plates, hands, piles = others
    return Layout(
        scale=scale,
        hint=Rect(0, floor, width, scale.height - floor),
        score=score,
        icons=icons,
        area=Rect(edge, 440 * s, width - 2 * edge, row - 560 * s),
        stock=PilePlace(edge + 60 * s, row, 176 * s),
        plates=(mine, *plates),
        hands=(_own_hand(s, width, floor, hand_cards), *hands),
        piles=(pile, *piles) if seats < 4 else (pile, piles[0]) * (seats // 2),
        grids=((3, 2, 276 * s), (4, 3, 230 * s), (5, 4, 176 * s), (6, 5, 140 * s)),
        gaps=(96 * s, 84 * s),
    )


_Others = tuple[tuple[Rect, ...], tuple[HandPlace, ...], tuple[PilePlace, ...]]


def _own_hand(s: float, width: float, floor: float, cards: int) -> HandPlace:
    tall, sag = (320 * s, 0.012) if cards <= 5 else (280 * s, 0.004)
    return HandPlace(width / 2, floor - 28 * s - tall / 2, tall, tall * CARD_RATIO * 1.06, width - 298 * s, 2.2, sag)


def _opposite(s: float, width: float) -> _Others:
    """The one opponent over the table."""
    hand = HandPlace(width / 2, 299 * s, 190 * s, 93 * s, 300 * s, -3.0, -0.006)
    return (Rect(64 * s, 250 * s, 300 * s, 77 * s),), (hand,), (PilePlace(width - 170 * s, 296 * s, 170 * s),)


def _others(s: float, width: float, seats: int, top: float) -> _Others:
    """The others side by side above the table, the next to play at the right; small backs under their plates."""
    others = seats - 1
    edge = 32 * s
    column = (width - 2 * edge) / others
    plates, hands, piles = [], [], []
    for place in range(others):
        x = width - edge - (place + 0.5) * column
        plates.append(Rect(x - column / 2 + 4 * s, top + 16 * s, column - 8 * s, 77 * s))
        hands.append(HandPlace(x - column * 0.14, top + 168 * s, 120 * s, 36 * s, column * 0.5, -3.0, -0.004))
        piles.append(PilePlace(x + column * 0.34, top + 168 * s, 100 * s))
    return tuple(plates), tuple(hands), tuple(piles)
