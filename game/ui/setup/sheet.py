"""A large sheet of paper over the screen: a title, a form that scrolls, a few buttons at its foot."""

from collections.abc import Callable, Sequence

from game.ui.draw import Item, Rect
from game.ui.furniture import hint_height, in_the_middle, panel, veil
from game.ui.inputs import Input
from game.ui.scenes.scene import Stage
from game.ui.setup.column import Column
from game.ui.setup.plan import text_unit
from game.ui.shapes import line
from game.ui.text import fitted
from game.ui.theme import INK, RULE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.dialog import Answer
from game.ui.widgets.form import Form, Part
from game.ui.widgets.scroll import ScrollArea

WIDTH, HEIGHT, PADDING, FOOT = 760, 680, 32, 80


class Sheet:
    """``fill`` lays the form out in a column; ``answers`` are the buttons, the last at the lower right.

    Esc is the answer ``escape``, or else the last. Tells what was chosen as a form does.
    """

    def __init__(
        self, title: str, fill: Callable[[Column], None], answers: Sequence[Answer], focus: str, escape: str = ""
    ) -> None:
        self._title, self._fill, self._answers = title, fill, answers
        self._area = ScrollArea()
        self.form = Form(self._parts, focus, escape or answers[-1].key)

    def rebuild(self, stage: Stage) -> None:
        """Show everything as it is now."""
        self._stage = stage
        self.form.rebuild(stage)

    def handle(self, event: Input) -> str | None:
        """Take one input; what it makes happen, or None."""
        return self.form.handle(event)

    def items(self) -> list[Item]:
        """The veil, the paper and all on it."""
        return [veil(self._stage.scale), *self.form.items(self._stage)]

    def _parts(self) -> list[Part]:
        stage, u, paper = self._stage, self._stage.scale.u, self._paper
        left, right, px = paper.x + PADDING * u, paper.right - PADDING * u, stage.scale.px(28)
        head, foot = paper.y + 36 * u + 1.1 * px, paper.bottom - FOOT * u
        y = paper.y + 22 * u + 0.6 * px
        title = fitted(stage.measure, left, y, self._title, right - left, px, INK, "serif", "semibold")
        lines: list[Item] = [line(left, at, right, at, RULE, u) for at in (head, foot)]
        view = Rect(paper.x + 14 * u, head + u, paper.w - 28 * u, foot - head - 2 * u)
        start = view.y + 12 * u - self._area.offset
        column = Column(stage, left, start, right - left, aside=False)
        self._fill(column)
        self._area.fit(view, column.y - start + 20 * u, u)
        return [
            Part([*panel(paper, u), title, *lines]),
            Part([item for item in column.items if seen(item, view)], column.controls, self._area),
            Part((), self._buttons(left, right, foot)),
        ]

    @property
    def _paper(self) -> Rect:
        scale, u, k = self._stage.scale, self._stage.scale.u, text_unit(self._stage.scale)
        floor = scale.height - hint_height(scale)
        w, h = min(WIDTH * max(u, k), scale.width - 32 * u), min(HEIGHT * max(u, k), floor - 32 * u)
        return in_the_middle(scale, w, h)

    def _buttons(self, left: float, right: float, top: float) -> list[Control]:
        u, measure, px = self._stage.scale.u, self._stage.measure, self._stage.scale.px(17)
        answers, gap = self._answers, 12 * u
        widths = [measure.width(answer.text, px, "sans", "semibold") + 44 * u for answer in answers]
        share = min(1.0, (right - left - gap * (len(answers) - 1)) / sum(widths))
        buttons: list[Control] = []
        for answer, width in zip(answers, widths, strict=True):
            last = answer is answers[-1]
            x = right - width * share if last else left
            place = Rect(x, top + 16 * u, width * share, 42 * u)
            buttons.append(Button(answer.key, place, text=answer.text, kind=answer.kind, size=17))
            left += width * share + gap
        return buttons


def seen(item: Item, view: Rect) -> bool:
    """Whether an item may be seen through a window; text and portraits are known by their middle."""
    rect = getattr(item, "rect", None)
    if isinstance(rect, Rect):
        return rect.overlaps(view)
    reach = getattr(item, "radius", 0) or getattr(item, "size", 0)
    return bool(view.y - reach < getattr(item, "y", view.y) < view.bottom + reach)
