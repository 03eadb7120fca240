"""What a screen about matches says as long as there are none."""

from typing import Final

from game.match.i18n import Words
from game.ui.draw import Item, Rect, Sprite
from game.ui.furniture import hint_height, panel
from game.ui.scenes.scene import Stage
from game.ui.text import fitted, paragraph
from game.ui.theme import INK, INK2
from game.ui.widgets.buttons import Button
from game.ui.widgets.form import Part

FAN: Final = ((-1, "Cs"), (1, "Jc"), (0, "7d"))
"""The cards that look out from behind the paper, and their places from its middle."""

SEEN: Final = 0.62
"""How much of them looks out."""


def empty(stage: Stage, top: float, key: str, words: Words, button: bool = True, more: str = "") -> Part:
    """Paper with a few friendly words under the ``.title`` and ``.about`` of a key, and with the way to a match.

    ``more`` is a sentence that follows them.
    """
    scale, u, measure = stage.scale, stage.scale.u, stage.measure
    width = min(616 * u * max(1.0, scale.px(18) / (18 * u)), scale.width - 32 * u)
    text = f"{words.text(f'{key}.about')} {more}".strip()
    tall = paragraph(measure, 0, 0, text, width - 96 * u, scale.px(18), INK2)[1]
    height = 128 * u + tall + (84 * u if button else 0)
    floor = scale.height - hint_height(scale)
    rect = Rect((scale.width - width) / 2, top + max(0.0, (floor - top - height) * 0.62), width, height)
    left, title = rect.x + 48 * u, scale.px(30)
    items: list[Item] = [*_fan(rect, top, u), *panel(rect, u)]
    items.append(
        fitted(
            measure, left, rect.y + 60 * u, words.text(f"{key}.title"), width - 96 * u, title, INK, "serif", "semibold"
        )
    )
    items += paragraph(measure, left, rect.y + 96 * u, text, width - 96 * u, scale.px(18), INK2)[0]
    if not button:
        return Part(items)
    label = words.text("history.play")
    wide = measure.width(label, scale.px(19), "sans", "semibold") + 64 * u
    place = Rect(left, rect.bottom - 80 * u, min(wide, width - 96 * u), 48 * u)
    return Part(items, [Button("play", place, text=label, kind="primary", size=19)])


def _fan(paper: Rect, top: float, u: float) -> list[Item]:
    """A few cards over the paper, where there is room for them."""
    room = min(160 * u, paper.y - top - 16 * u)
    if room < 60 * u:
        return []
    high = room / (SEEN + 0.05)
    x, y = paper.centre[0], paper.y + (0.5 - SEEN) * high
    return [
        Sprite(f"empty:{code}", code, x + 0.4 * k * high, y + (k * k - 0.5) * 0.06 * high, high, -12 * k, lift=1.6)
        for k, code in FAN
    ]
