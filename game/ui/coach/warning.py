"""A word before a costly play: paper with a terracotta frame that points at the card it speaks of."""

from collections.abc import Iterable, Sequence
from typing import Literal

from game.ui.coach.spot import Bounds, Kept, points, spot
from game.ui.draw import Item, Label, Rect
from game.ui.furniture import hint_height, panel
from game.ui.inputs import Input, Key
from game.ui.scenes.scene import Stage
from game.ui.shapes import card_outline, icon, polygon
from game.ui.table.layout import Pose
from game.ui.text import wrap
from game.ui.theme import INK, PAPER, TERRA, TERRA_HI, WHITE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Controls

Answer = Literal["back", "anyway"]

PAD, LEFT, TOP, BUTTON, POINTER = 28, 70, 22, 40, 14
WIDTHS = (560, 470, 400, 350)
NARROWEST = 300
"""Only with large text, where everything else takes more room as well."""

TITLE, TEXT = 22, 16
LINE, NEAR, FAR = 2.2, 4, 9


class PlayWarning:
    """Asks whether to take a play back.

    ``about`` is the card that it points at, ``room`` where it may lie, ``spare`` what it leaves in sight where it can,
    on a narrower paper if need be. It points only from close by.
    """

    def __init__(
        self, stage: Stage, title: str, text: str, about: Rect, room: Rect, spare: Sequence[Kept] = ()
    ) -> None:
        self._title, self._text = title, text
        self._controls = Controls(focus="back", escape="back")
        self._stage, self._about = stage, about
        scale, u = stage.scale, stage.scale.u
        floor = min(scale.height - hint_height(scale), room.bottom)
        inside = Rect(room.x, 0, room.w, floor).grow(-8 * u)
        widest = min(room.w - 16 * u, scale.width - 16 * u)
        widths = (*WIDTHS, NARROWEST) if scale.text > 1.2 else WIDTHS
        sizes = [self._size(min(wide * u * max(1.0, 0.9 * scale.text), widest)) for wide in widths]
        self._paper = spot(Bounds(inside, about, (POINTER + 12) * u), sizes, spare, u)
        self._head, self._more = self._lines(self._paper.w)
        self._controls.set(self._buttons())

    def _lines(self, wide: float) -> tuple[list[str], list[str]]:
        """The title and the text on a paper of this width."""
        stage, scale = self._stage, self._stage.scale
        inner = wide - (LEFT + PAD) * scale.u
        head = wrap(stage.measure, self._title, inner, scale.px(TITLE), "serif", "semibold")
        return head, wrap(stage.measure, self._text, inner, scale.px(TEXT)) if self._text else []

    def _size(self, wide: float) -> tuple[float, float]:
        """A paper of this width, as high as it has to be."""
        scale, (head, more) = self._stage.scale, self._lines(wide)
        high = (2 * TOP + 12 + BUTTON) * scale.u
        return wide, high + 1.3 * scale.px(TITLE) * len(head) + 1.4 * scale.px(TEXT) * len(more)

    def handle(self, event: Input) -> Answer | None:
        """``back`` to take the play back, ``anyway`` to make it."""
        if isinstance(event, Key) and event.name == "u":
            return "back"
        told = self._controls.handle(event)
        return told if told in ("back", "anyway") else None  # type: ignore[return-value]

    def items(self) -> list[Item]:
        """The paper with its pointer, the sentence, what it costs, and the answers."""
        stage, paper, scale, u = self._stage, self._paper, self._stage.scale, self._stage.scale.u
        size, px, left = scale.px(TITLE), scale.px(TEXT), paper.x + LEFT * u
        items = [*panel(paper, u, TERRA), *self._pointer()]
        y = paper.y + TOP * u + 0.65 * size
        items.append(icon("warn", paper.x + 42 * u, y + 4 * u, 28 * u, TERRA, WHITE))
        for text in self._head:
            items.append(Label(left, y, text, size, INK, "serif", "semibold"))
            y += 1.3 * size
        y += 0.7 * px - 0.65 * size
        for text in self._more:
            items.append(Label(left, y, text, px, INK))
            y += 1.4 * px
        return items + self._controls.items(stage)

    def _pointer(self) -> list[Item]:
        paper, about, u = self._paper, self._about, self._stage.scale.u
        reach = POINTER * u
        if not points(paper, about, reach + 12 * u):
            return []
        x = min(max(about.centre[0], paper.x + 3 * reach), paper.right - 3 * reach)
        below = paper.y > about.y
        base, tip = (paper.y + u, paper.y - reach) if below else (paper.bottom - u, paper.bottom + reach)
        return [polygon(((x - reach, base), (x, tip), (x + reach, base)), PAPER)]

    def _buttons(self) -> list[Button]:
        words, u, paper, measure = self._stage.words, self._stage.scale.u, self._paper, self._stage.measure
        px, gap = self._stage.scale.px(18), 16 * u
        cap = words.text("coach.warning.back_key")
        texts = (words.text("coach.warning.back"), words.text("coach.warning.anyway"))
        need = [max(150 * u, measure.width(text, px, "sans", "semibold") + 60 * u) for text in texts]
        left = max(paper.x + PAD * u, min(paper.x + LEFT * u, paper.right - PAD * u - gap - sum(need)))
        share = min(1.0, (paper.right - PAD * u - left - gap) / sum(need))
        y = paper.bottom - (TOP + BUTTON) * u
        first = Rect(left, y, need[0] * share, BUTTON * u)
        second = Rect(first.right + gap, y, need[1] * share, BUTTON * u)
        return [
            Button("back", first, text=texts[0], kind="primary", shortcut=cap),
            Button("anyway", second, text=texts[1], kind="warn"),
        ]


def danger_marks(stage: Stage, poses: Iterable[Pose]) -> list[Item]:
    """A double terracotta line around cards that a warning speaks of; no set of cards is marked like this."""
    u = max(0.8, stage.scale.u)
    places = [(round(pose.x), round(pose.y), pose.height, pose.angle) for pose in poses]
    return [
        card_outline(*place, "solid", TERRA_HI, LINE * u, gap * u, 2 * u, u) for place in places for gap in (NEAR, FAR)
    ]
