"""The standings alone, so large that they can be read across a table, with the quickest ways to add to them."""

from collections.abc import Sequence

from game.ui.draw import Item, Rect
from game.ui.furniture import hint_height, panel
from game.ui.scenes.scene import Stage
from game.ui.scoring.desk import Desk
from game.ui.scoring.points import QUICK, main_button
from game.ui.scoring.standings import LARGE, ROW, ROW_GAP, standing
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.form import Part

LARGEST = 3.2
"""A row is never larger than so many times its size on the other view."""


def big(stage: Stage, top: float, desk: Desk, positions: Sequence[float]) -> list[Part]:
    """A panel that fills the window from ``top``; with many sides in two columns."""
    u, scale, tally = stage.scale.u, stage.scale, desk.tally
    gap = 16 * u
    foot = 0.0 if desk.over else 72 * u
    place = Rect(gap, top, scale.width - 2 * gap, scale.height - hint_height(scale) - top - gap - foot)
    room = place.grow(-20 * u)
    across = 2 if len(tally.parties) > 3 and not scale.portrait else 1
    down = -(-len(tally.parties) // across)
    wide = (room.w - (across - 1) * 24 * u) / across
    high = min(room.h / (down + (down - 1) * ROW_GAP / ROW), LARGEST * ROW * u, wide / 3)
    step = high * (1 + ROW_GAP / ROW)
    first = room.y + (room.h - down * step + step - high) / 2
    rows: list[Control] = []
    for side, at in enumerate(positions):
        column, row = _spot(at, down)
        rect = Rect(room.x + column * (wide + 24 * u), first + row * step, wide, high)
        rows.append(standing(stage.words, tally, side, rect, side == desk.side and not desk.over, LARGE))
    buttons = [] if desk.over else _buttons(stage, Rect(gap, place.bottom + gap, place.w, foot - gap), desk)
    items: list[Item] = panel(place, u)
    return [Part(items), Part((), [rows[side] for side in tally.order]), Part((), buttons)]


def _spot(at: float, down: int) -> tuple[float, float]:
    """Column and row of a position counted down the columns; on its way to the next column it crosses over."""
    column, row = divmod(at, down)
    over = max(0.0, row - (down - 1))
    return column + over, row - over * down if over else row


def _buttons(stage: Stage, place: Rect, desk: Desk) -> list[Control]:
    """Quick points for the chosen side, and the end of the round."""
    gap = 12 * stage.scale.u
    wide = min(150 * stage.scale.u, (place.w - 3 * gap) / 5)
    high = place.h - 3 * stage.scale.u
    controls: list[Control] = []
    for i, number in enumerate(QUICK):
        rect = Rect(place.x + i * (wide + gap), place.y, wide, high)
        controls.append(Button(f"quick:{number}", rect, text=f"+{number}", kind="primary", size=26, on_cloth=True))
    left = place.x + len(QUICK) * (wide + gap)
    rect = Rect(left, place.y, place.right - left, high)
    button = main_button(stage.words, rect._replace(x=max(left, place.right - 3 * wide), w=min(rect.w, 3 * wide)), desk)
    return [*controls, button]
