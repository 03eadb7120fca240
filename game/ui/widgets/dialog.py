"""A question or message on paper over a darkened screen."""

from dataclasses import dataclass, replace

from game.ui.draw import Item, Rect
from game.ui.furniture import at_the_foot, in_the_middle, panel, veil
from game.ui.inputs import Input
from game.ui.scenes.scene import Stage
from game.ui.shapes import icon
from game.ui.text import fitted, paragraph
from game.ui.theme import BRASS, INK, TERRA
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Controls
from game.ui.widgets.faces import Kind

BROAD, LOW = 616, 448
"""How wide the paper is in the middle of the window, and over the viewer's hand."""

STEP = 56
"""From one answer to the next in a column, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One way out of a dialog."""

    key: str
    text: str
    kind: Kind = "secondary"


class Dialog:
    """A title, a few sentences and at most three answers, or more in a ``column``.

    The first answer is the harmless way out, at the lower left and under Esc; the last is the main one, at the lower
    right and under Enter, unless one had better be ``careful``: then Enter is the harmless one too. In a column the
    main answer is at the top and the harmless one at the foot.

    A ``low`` one lies over the viewer's hand, where it covers nothing that everybody may see, and nothing is darkened.
    """

    def __init__(
        self,
        title: str,
        text: str,
        answers: tuple[Answer, ...],
        warning: bool = False,
        careful: bool = False,
        column: bool = False,
        low: bool = False,
    ) -> None:
        self.title, self.text, self.answers, self.warning, self.column = title, text, answers, warning, column
        self.low = low
        self._controls = Controls(focus=answers[0 if careful else -1].key, escape=answers[0].key)

    def handle(self, event: Input) -> str | None:
        """The key of the answer given, or None."""
        return self._controls.handle(event)

    def items(self, stage: Stage) -> list[Item]:
        """The veil, the paper and what stands on it."""
        scale, measure, u = stage.scale, stage.measure, stage.scale.u
        width = min((LOW if self.low else BROAD) * u, scale.width - 32 * u)
        head, edge = (36, 14) if self.low else (48, 28)
        lines, tall = paragraph(measure, 0, 0, self.text, width - 64 * u, scale.px(17), INK)
        height = tall + (2 * head + edge + 48) * u + (STEP * u * (len(self.answers) - 1) if self.column else 0)
        rect = at_the_foot(scale, width, height) if self.low else in_the_middle(scale, width, height)
        left = rect.x + 32 * u
        items = [*([] if self.low else [veil(scale)]), *panel(rect, u, TERRA if self.warning else BRASS)]
        start, y = left, rect.y + head * u
        if self.warning:
            items.append(icon("warn", left + 16 * u, y, 30 * u, TERRA))
            start += 48 * u
        room, px = rect.right - 32 * u - start, scale.px(24 if self.low else 28)
        items.append(fitted(measure, start, y, self.title, room, px, INK, "serif", "semibold"))
        items += [replace(label, x=left, y=label.y + y + (24 if self.low else 30) * u) for label in lines]
        foot = rect.bottom - (edge + 44) * u
        self._controls.set(self._stack(stage, rect, foot) if self.column else self._buttons(stage, rect, foot))
        return items + self._controls.items(stage)

    def _stack(self, stage: Stage, rect: Rect, top: float) -> list[Button]:
        u = stage.scale.u
        foot = Rect(rect.x + 32 * u, top, rect.w - 64 * u, 44 * u)
        return [
            Button(answer.key, foot._replace(y=foot.y - place * STEP * u), text=answer.text, kind=answer.kind)
            for place, answer in reversed(list(enumerate(self.answers)))
        ]

    def _buttons(self, stage: Stage, rect: Rect, top: float) -> list[Button]:
        u, measure, px = stage.scale.u, stage.measure, stage.scale.px(18)
        gap, inner = 12 * u, rect.w - 64 * u
        widths = [measure.width(answer.text, px, "sans", "semibold") + 48 * u for answer in self.answers]
        most = (inner - gap * (len(widths) - 1)) / len(widths)
        if sum(widths) + gap * (len(widths) - 1) > inner:
            widths = [most] * len(widths)
        buttons, right = [], rect.right - 32 * u
        for answer, width in reversed(list(zip(self.answers, widths, strict=True))):
            x = rect.x + 32 * u if answer is self.answers[0] and len(widths) > 1 else right - width
            place = Rect(x, top, width, 44 * u)
            buttons.append(Button(answer.key, place, text=answer.text, kind=answer.kind))
            right = x - gap
        return buttons[::-1]
