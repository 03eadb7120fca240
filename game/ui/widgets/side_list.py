"""The pages of a screen as a list on the cloth, the one that is open on paper."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.draw import Item, Rect, Weight
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, line, merged
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, INK, IVORY, PAPER, RADIUS_CONTROL
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

PITCH, GAP = 56, 8


@dataclass(frozen=True, slots=True)
class SideEntry(Pressable):
    """One page by its name; pressing it tells its key."""

    text: str = ""
    chosen: bool = False

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """A strip of paper if it is open, else words on the cloth over a hairline."""
        u, rect = stage.scale.u, self.rect
        items: list[Item] = []
        if self.chosen:
            frame = box(rect.grow(-4 * u), 6 * u, None, 1.25 * u, BRASS)
            items.append(merged([box(rect, RADIUS_CONTROL * u, PAPER), frame]))
        else:
            y = rect.bottom + GAP / 2 * u
            items.append(line(rect.x + 12 * u, y, rect.right - 12 * u, y, BRASS.fade(0.25), u))
            if look.hovered:
                items.append(box(rect, RADIUS_CONTROL * u, BRASS.fade(0.22 if look.pressed else 0.14)))
        if look.focused:
            items.append(ring(rect.grow(-2 * u), u, on_cloth=True))
        colour = INK if self.chosen else BRASS_HI if look.hovered else IVORY
        room, px = rect.w - 36 * u, stage.scale.px(19)
        weight: Weight = "semibold" if self.chosen else "regular"
        text = fitted(stage.measure, rect.x + 20 * u, rect.centre[1], self.text, room, px, colour, "serif", weight)
        return [*items, text]


def side_list(place: Rect, pages: Sequence[tuple[str, str]], chosen: str, unit: float) -> list[SideEntry]:
    """Pages by key and name, one below the other; in a low place they move closer together."""
    pitch = min(PITCH * unit, place.h / max(1, len(pages)))
    return [
        SideEntry(key, Rect(place.x, place.y + i * pitch, place.w, pitch - GAP * unit), text=text, chosen=key == chosen)
        for i, (key, text) in enumerate(pages)
    ]
