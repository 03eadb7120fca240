"""The page that lists all keys."""

from dataclasses import dataclass
from typing import Final

from game.ui.draw import Item, Label, Rect
from game.ui.preferences.sheet import Laid, Sheet
from game.ui.scenes.scene import Stage
from game.ui.shapes import key_cap, line
from game.ui.text import fitted, wrap
from game.ui.theme import INK, RULE
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Control, Look, ring

GROUPS: Final = {
    "table": ("cards", "sets", "play", "leave", "numbers", "finish", "replay", "piles", "plays", "sort"),
    "practice": ("hint", "undo", "redo", "coach", "open", "mistake", "repeat", "place"),
    "everywhere": ("step", "change", "press", "scroll", "search", "rules", "mute", "full_screen"),
    "pad": ("pad_move", "pad_press", "pad_leave", "pad_step", "pad_hint", "pad_replay"),
}
LEADING, CAP, BETWEEN, GAP = 1.3, 14, 6, 20


@dataclass(frozen=True, slots=True)
class KeyRow(Pressable):
    """One line of the list: keys, and behind a ``column`` for them what they do.

    Nothing can be done to it, but the focus comes by, so that the list can be read down.
    """

    caps: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    column: float = 0.0

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The keys, and what they do."""
        scale, measure, rect = stage.scale, stage.measure, self.rect
        items: list[Item] = []
        x, y = rect.x, rect.centre[1]
        for text in self.caps:
            drawn, width = key_cap(measure, x, y, text, scale.px(CAP), paper=True)
            items += drawn
            x += width + BETWEEN * scale.u
        px, left = scale.px(17), rect.x + self.column
        top = y - len(self.lines) * LEADING * px / 2
        for number, text in enumerate(self.lines):
            items.append(Label(left, top + (number + 0.5) * LEADING * px, text, px, INK))
        return [*items, ring(rect.grow(-3 * scale.u), scale.u)] if look.focused else items


def lay_keys(sheet: Sheet) -> Laid:
    """All keys in groups, each with what it does."""
    stage, u = sheet.stage, sheet.stage.scale.u
    words, measure = stage.words, stage.measure
    items: list[Item] = []
    controls: list[Control] = []
    width, px, head = sheet.right - sheet.left, stage.scale.px(17), stage.scale.px(20)
    column = _column(stage)
    y = sheet.top
    for group, names in GROUPS.items():
        y += 8 * u + 0.8 * head
        title = words.text(f"settings.keys.{group}")
        items.append(fitted(measure, sheet.left, y, title, width, head, INK, "serif", "semibold_italic"))
        y += 0.8 * head + 2 * u
        for name in names:
            text, caps = words.text(f"settings.key.{name}"), words.text(f"settings.key.{name}.cap")
            lines = tuple(wrap(measure, text, width - column, px))
            height = max(36 * u, 2 * stage.scale.px(CAP), len(lines) * LEADING * px + 12 * u)
            items.append(line(sheet.left, y, sheet.right, y, RULE, u))
            row = Rect(sheet.left, y, width, height)
            controls.append(KeyRow(f"key_{name}", row, caps=tuple(caps.split()), lines=lines, column=column))
            y += height
    return Laid(items, controls, y - sheet.top)


def _column(stage: Stage) -> float:
    """How much room the keys need before the widest row of them is over."""
    u, px, widest = stage.scale.u, stage.scale.px(CAP), 0.0
    for name in (name for names in GROUPS.values() for name in names):
        caps = stage.words.text(f"settings.key.{name}.cap").split()
        widths = [key_cap(stage.measure, 0, 0, text, px)[1] + BETWEEN * u for text in caps]
        widest = max(widest, sum(widths))
    return widest + GAP * u
