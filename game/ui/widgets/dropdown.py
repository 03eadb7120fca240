"""A choice of many: one of them is shown, the others unfold."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.draw import Clip, Item, Rect, Shadow
from game.ui.inputs import Input, Key, Move, Press, Release
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, icon
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, BRASS_LO, INK, PAPER, RADIUS_CONTROL, ROW_ON, WHITE
from game.ui.widgets.controls import Look, ring
from game.ui.widgets.scroll import ScrollArea


@dataclass(frozen=True, slots=True)
class DropDown:
    """A choice of many texts; ``chosen`` is the number of the one that holds, -1 for none. Pressing it unfolds it."""

    key: str
    rect: Rect
    texts: tuple[str, ...]
    chosen: int
    enabled: bool = True

    slides = False

    def pressed_at(self, x: float, y: float) -> str:
        """Its key: the others shall be shown."""
        return self.key

    def step(self, by: int) -> str | None:
        """The one before or after, as far as there is one."""
        return f"{self.key}:{min(len(self.texts) - 1, max(0, self.chosen + by))}"

    def entered(self) -> str | None:
        """Its key: the others shall be shown."""
        return self.key

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The chosen text and a sign that there are more."""
        u, rect = stage.scale.u, self.rect
        y, px, radius = rect.centre[1], stage.scale.px(17), RADIUS_CONTROL * u
        fill = BRASS_HI.fade(0.35) if look.hovered else WHITE
        items: list[Item] = [box(rect, radius, WHITE), box(rect, radius, fill, 1.25 * u, BRASS_LO)]
        items.append(icon("down", rect.right - 0.5 * rect.h, y, 0.4 * rect.h, BRASS_LO))
        text = self.texts[self.chosen] if 0 <= self.chosen < len(self.texts) else ""
        items.append(fitted(stage.measure, rect.x + 12 * u, y, text, rect.w - 12 * u - 0.9 * rect.h, px, INK))
        return [*items, ring(rect, u)] if look.focused else items


class Unfolded:
    """The texts of a drop-down below or above it, over everything else.

    Answers the number of the text that was chosen, -1 if it shall fold up again, None if nothing is decided.
    """

    def __init__(self, stage: Stage, rect: Rect, texts: Sequence[str], chosen: int) -> None:
        self._stage, self._texts, self._chosen = stage, tuple(texts), chosen
        self._at = max(0, chosen)
        self._held: int | None = None
        self._area = ScrollArea()
        u, measure, px = stage.scale.u, stage.measure, stage.scale.px(17)
        self._row = max(38 * u, 1.7 * px)
        width = max([rect.w, *(measure.width(text, px, "sans", "semibold") + 48 * u for text in texts)])
        width = min(width, stage.scale.width - 16 * u)
        height, edge = self._row * len(texts) + 12 * u, 8 * u
        below, above = stage.scale.height - edge - rect.bottom, rect.y - edge
        room = max(below, above) - 4 * u
        height = min(height, room)
        top = rect.bottom + 4 * u if height <= below - 4 * u or below >= above else rect.y - 4 * u - height
        left = min(max(edge, rect.right - width), stage.scale.width - edge - width)
        self.rect = Rect(left, top, width, height)
        self._area.fit(self.rect.grow(-6 * u), self._row * len(texts), u)
        self._show(self._at)

    def handle(self, event: Input) -> int | None:
        """Take one input."""
        match event:
            case Key("escape" | "tab"):
                return -1
            case Key("enter" | "space"):
                return self._at
            case Key("up" | "left" | "down" | "right" as way):
                self._show(self._at + (1 if way in ("down", "right") else -1))
            case Key("home" | "end" as way):
                self._show(0 if way == "home" else len(self._texts) - 1)
            case Press(x, y, "left") if not self.rect.contains(x, y):
                return -1
            case _:
                return self._pointed(event)
        return None

    def items(self) -> list[Item]:
        """The strip of paper with the texts."""
        stage, rect, view, u = self._stage, self.rect, self._area.view, self._stage.scale.u
        px = stage.scale.px(17)
        rows: list[Item] = []
        for i, text in enumerate(self._texts):
            place = self._place(i)
            if not place.overlaps(view):
                continue
            if i == self._at:
                rows.append(box(place, 6 * u, ROW_ON))
            if i == self._chosen:
                rows.append(icon("check", place.right - 18 * u, place.centre[1], 0.8 * px, BRASS_LO))
            room = place.w - 44 * u
            rows.append(fitted(stage.measure, place.x + 10 * u, place.centre[1], text, room, px, INK))
        shadow = Shadow(rect, 8 * u, 10 * u, 3 * u, 6 * u, 0.45)
        paper = box(rect, RADIUS_CONTROL * u, PAPER, 1.5 * u, BRASS)
        return [shadow, paper, Clip(view, tuple(rows)), *self._area.items()]

    def _pointed(self, event: Input) -> int | None:
        if self._area.handle(event):
            self._held = None
            return None
        match event:
            case Move(x, y):
                self._at = self._row_at(x, y, self._at)
            case Press(x, y, "left"):
                self._held = self._at = self._row_at(x, y, self._at)
            case Release(x, y, "left") if self._held is not None:
                held, self._held = self._held, None
                return held if self._place(held).contains(x, y) else None
        return None

    def _row_at(self, x: float, y: float, otherwise: int) -> int:
        found = (i for i in range(len(self._texts)) if self._place(i).contains(x, y))
        return next(found, otherwise) if self._area.view.contains(x, y) else otherwise

    def _show(self, row: int) -> None:
        self._at = min(len(self._texts) - 1, max(0, row))
        self._area.reveal(self._place(self._at))

    def _place(self, row: int) -> Rect:
        view = self._area.view
        width = view.w - (10 * self._stage.scale.u if self._area.items() else 0)
        return Rect(view.x, view.y + row * self._row - self._area.offset, width, self._row)
