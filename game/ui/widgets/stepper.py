"""A number with a smaller one to its left and a larger one to its right."""

from dataclasses import dataclass

from game.ui.draw import Item, Rect
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, icon, line, merged
from game.ui.text import fitted
from game.ui.theme import BRASS_HI, BRASS_LO, INK, RADIUS_CONTROL, RULE, WHITE
from game.ui.widgets.controls import Look, ring


@dataclass(frozen=True, slots=True)
class Stepper:
    """A whole number from ``low`` to ``high``, shown as ``text``; it can also be typed while it has the focus."""

    key: str
    rect: Rect
    value: int
    low: int
    high: int
    text: str
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """One less near the left end, one more near the right, in the middle the same."""
        by = -1 if x < self.rect.x + self._arm else 1 if x >= self.rect.right - self._arm else 0
        return self._told(self.value + by)

    def step(self, by: int) -> str | None:
        """One less or one more."""
        return self._told(self.value + by)

    def entered(self) -> str | None:
        """Nothing: the arrows and the digits change it."""
        return None

    def typed(self, digits: str) -> str | None:
        """The number that was typed, None if it is none of those that are possible."""
        return f"{self.key}:{int(digits)}" if self.low <= int(digits) <= self.high else None

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The number between its two arrows."""
        u, rect, arm = stage.scale.u, self.rect, self._arm
        x, y = rect.centre
        face = box(rect, RADIUS_CONTROL * u, BRASS_HI.fade(0.35) if look.hovered else WHITE, 1.25 * u, BRASS_LO)
        parts = [box(rect, RADIUS_CONTROL * u, WHITE), face]
        if self.value > self.low:
            parts.append(icon("minus", rect.x + arm / 2, y, 0.42 * rect.h, BRASS_LO))
        if self.value < self.high:
            parts.append(icon("plus", rect.right - arm / 2, y, 0.42 * rect.h, BRASS_LO))
        items: list[Item] = [merged(parts)]
        edges = (rect.x + arm, rect.right - arm)
        items += [line(edge, rect.y + 2 * u, edge, rect.bottom - 2 * u, RULE, u) for edge in edges]
        room, px = rect.w - 2 * arm - 8 * u, stage.scale.px(17)
        label = fitted(stage.measure, x, y, self.text, room, px, INK, "sans", "semibold", "centre")
        return [*items, label, ring(rect, u)] if look.focused else [*items, label]

    @property
    def _arm(self) -> float:
        return min(self.rect.h, 0.3 * self.rect.w)

    def _told(self, value: int) -> str:
        return f"{self.key}:{min(self.high, max(self.low, value))}"
