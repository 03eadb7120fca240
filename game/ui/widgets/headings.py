"""The top of a screen that was opened from another one: the way back and the title."""

from game.ui.draw import Item, Rect
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.text import fitted
from game.ui.theme import IVORY
from game.ui.widgets.buttons import IconButton

HEIGHT, MARGIN, SIDE, GAP, TITLE = 80, 16, 48, 20, 38


def heading_height(scale: Scale) -> float:
    """How high the strip with the title is, in pixels."""
    return HEIGHT * scale.u


def back_button(stage: Stage, key: str = "back") -> IconButton:
    """The square in the corner that leads back."""
    u = stage.scale.u
    return IconButton(key, Rect(MARGIN * u, MARGIN * u, SIDE * u, SIDE * u), icon="back")


def heading(stage: Stage, text: str) -> Item:
    """The title on the cloth, beside the way back."""
    u, scale = stage.scale.u, stage.scale
    left = (MARGIN + SIDE + GAP) * u
    room = scale.width - MARGIN * u - left
    return fitted(stage.measure, left, HEIGHT / 2 * u, text, room, scale.px(TITLE), IVORY, "serif", "semibold")
