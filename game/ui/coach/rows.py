"""The best plays, each with the picture of its card, its words, its figure and a bar."""

from dataclasses import dataclass
from typing import Final

from game.engine.cards import name
from game.ui.coach.place import CoachPlace
from game.ui.coach.speech import RowText
from game.ui.draw import Item, Rect, Sprite, Weight
from game.ui.scenes.scene import Stage
from game.ui.shapes import box
from game.ui.text import fit, fitted, wrap
from game.ui.theme import BRASS, BRASS_LO, CARD_RATIO, INK, PAPER2, ROW_BAD, ROW_ON, TERRA
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

HEIGHT, CARD, INSET, BAR, LEFT = 60, 52, 8, 8, 46
LEAST_BAR: Final = 0.06


@dataclass(frozen=True, slots=True)
class PlayRow(Pressable):
    """One of the best plays. Pointing at it lets the table show it."""

    row: RowText | None = None
    place: CoachPlace | None = None

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The row; one that is warned of stands on red paper."""
        row, place = self.row, self.place
        if row is None or place is None:
            return []
        unit, rect, measure = place.unit, self.rect, stage.measure
        items: list[Item] = []
        if row.bad or look.hovered:
            ground = rect._replace(x=rect.x - INSET * unit, w=rect.w + 2 * INSET * unit).grow(-unit)
            items.append(box(ground, 8 * unit, ROW_BAD if row.bad else ROW_ON.fade(0.55)))
        tall, y = CARD * unit, rect.centre[1]
        x = rect.x + tall * CARD_RATIO / 2
        items.append(Sprite(f"{self.key}.{name(row.play.card)}", name(row.play.card), x, y, tall, lift=0.25))
        left, upper = rect.x + LEFT * unit, y - 11 * unit
        figure = fit(measure, row.figure, 0.3 * rect.w, place.px(stage.scale, 17), "serif", "semibold")
        wide = measure.width(row.figure, figure, "serif", "semibold")
        items.append(
            fitted(measure, rect.right, upper, row.figure, wide + 1, figure, INK, "serif", "semibold", "right")
        )
        items += self._words(stage, place, row, left, upper, rect.right - wide - 8 * unit - left)
        track = Rect(left, y + 12 * unit, rect.right - left, BAR * unit)
        part = track._replace(w=max(LEAST_BAR, row.share) * track.w)
        colour = TERRA if row.bad else BRASS if row.best else BRASS_LO
        items += [box(track, BAR * unit / 2, PAPER2), box(part, BAR * unit / 2, colour)]
        return [*items, ring(rect.grow(-3 * unit), unit)] if look.focused else items

    def _words(self, stage: Stage, place: CoachPlace, row: RowText, x: float, y: float, room: float) -> list[Item]:
        """What the play is, on two small lines where one is too short."""
        px, measure = place.px(stage.scale, 17), stage.measure
        weight: Weight = "semibold" if row.best else "regular"
        size = fit(measure, row.text, room, px, "sans", weight)
        lines = [row.text] if size >= 0.85 * px else wrap(measure, row.text, room, place.px(stage.scale, 15))[:2]
        if len(lines) > 1:
            size = place.px(stage.scale, 15)
        first = y - (len(lines) - 1) * 0.55 * size
        return [
            fitted(measure, x, first + i * 1.1 * size, text, room, size, INK, "sans", weight)
            for i, text in enumerate(lines)
        ]
