"""The teacher's paper: who speaks, what he says, how far the learner has come, and what can be pressed."""

from dataclasses import dataclass
from typing import Final

from game.ui.coach.panel import FACE
from game.ui.draw import Item, Medal, Rect
from game.ui.furniture import panel
from game.ui.scenes.scene import Stage
from game.ui.shapes import disc, line
from game.ui.text import fitted, paragraph, wrap
from game.ui.theme import BRASS_LO, INK, INK2, RULE, SMALLEST_TEXT, TRACK
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.faces import Kind

RANKS: Final = 10
LEADING: Final = 1.36
RADIUS, BUTTON, BROAD, RANK, GAP, DOTS = 26, 44, 190, 40, 8, 18


@dataclass(frozen=True, slots=True)
class Offer:
    """A button of the paper: its key, what it says, how it looks, the key of the keyboard that does the same."""

    key: str
    text: str
    kind: Kind = "secondary"
    shortcut: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Note:
    """What stands on the paper. ``step`` of ``steps`` are the dots, ``ranks`` those chosen where ranks are named."""

    title: str
    second: str
    text: str
    step: int
    steps: int
    buttons: tuple[Offer, ...] = ()
    ranks: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Paper:
    """A note where it lies. In upright windows, where it is broad and low, its buttons stand beside the portrait."""

    stage: Stage
    rect: Rect
    note: Note

    @property
    def _inside(self) -> Rect:
        return self.rect.grow(-20 * self.stage.scale.u)

    @property
    def _broad(self) -> bool:
        return self.stage.scale.portrait

    @property
    def _head(self) -> Rect:
        """Where it is said who speaks, beside his portrait."""
        u, room = self.stage.scale.u, self._inside
        left = room.x + (2 * RADIUS + 14) * u
        taken = len(self.note.buttons) * (BROAD + GAP) * u if self._broad else 0.0
        return Rect(left, room.y, room.right - left - taken, (2 * RADIUS + 14) * u)

    @property
    def _buttons(self) -> list[Rect]:
        u, room, count = self.stage.scale.u, self._inside, len(self.note.buttons)
        if self._broad:
            right = room.right - (count * (BROAD + GAP) - GAP) * u
            return [Rect(right + i * (BROAD + GAP) * u, room.y, BROAD * u, BUTTON * u) for i in range(count)]
        top = room.bottom - (count * (BUTTON + GAP) - GAP) * u
        return [Rect(room.x, top + i * (BUTTON + GAP) * u, room.w, BUTTON * u) for i in range(count)]

    @property
    def _ranks(self) -> list[Rect]:
        """Where the values stand that can be chosen, over the buttons."""
        if self.note.ranks is None:
            return []
        u, room, columns = self.stage.scale.u, self._inside, RANKS if self._broad else RANKS // 2
        width = (room.w - (columns - 1) * GAP * u) / columns
        foot = room.bottom if self._broad else min(rect.y for rect in self._buttons) - 2 * GAP * u
        top = foot - (RANKS // columns * (RANK + GAP) - GAP) * u
        return [
            Rect(room.x + i % columns * (width + GAP * u), top + i // columns * (RANK + GAP) * u, width, RANK * u)
            for i in range(RANKS)
        ]

    @property
    def _text(self) -> Rect:
        """Where the sentence stands."""
        u, room = self.stage.scale.u, self._inside
        below = [rect.y for rect in (*self._ranks, *([] if self._broad else self._buttons))]
        top = self._head.bottom + 2 * GAP * u
        return Rect(room.x, top, room.w, min(below, default=room.bottom + GAP * u) - GAP * u - top)

    def controls(self) -> list[Control]:
        """Everything that can be pressed."""
        made: list[Control] = [
            Button(offer.key, rect, offer.enabled, offer.text, offer.kind, offer.shortcut)
            for offer, rect in zip(self.note.buttons, self._buttons, strict=True)
        ]
        for rank, rect in enumerate(self._ranks, 1):
            kind: Kind = "primary" if rank in (self.note.ranks or ()) else "secondary"
            made.append(Button(f"rank:{rank}", rect, text=str(rank), kind=kind))
        return made

    def items(self) -> list[Item]:
        """The paper and everything on it but what can be pressed."""
        u, room, head, scale = self.stage.scale.u, self._inside, self._head, self.stage.scale
        note, title = self.note, min(scale.px(21), round(24 * u))
        return [
            *panel(self.rect, u),
            Medal(FACE, room.x + (RADIUS + 2) * u, room.y + (RADIUS + 2) * u, RADIUS * u),
            fitted(self.stage.measure, head.x, head.y + 14 * u, note.title, head.w, title, INK, "serif", "semibold"),
            *self._second(),
            *self._dots(room, head.bottom),
            *self._sentence(),
        ]

    def _second(self) -> list[Item]:
        """The second line of the head, which may take two."""
        u, head, scale, measure = self.stage.scale.u, self._head, self.stage.scale, self.stage.measure
        px = max(SMALLEST_TEXT, min(scale.px(15), round(18 * u)))
        lines = wrap(measure, self.note.second, head.w, px)
        first = head.y + 42 * u if len(lines) == 1 else head.bottom - 1.9 * px
        return [
            fitted(measure, head.x, first + i * 1.1 * px, words, head.w, px, INK2) for i, words in enumerate(lines[:2])
        ]

    def _dots(self, room: Rect, y: float) -> list[Item]:
        """A line, and on it a dot for each step, those behind and the present one full."""
        u, note = self.stage.scale.u, self.note
        drawn: list[Item] = [line(room.x, y, room.right, y, RULE, u)]
        if note.steps < 2:
            return drawn
        first = room.centre[0] - (note.steps - 1) * DOTS * u / 2
        for i in range(note.steps):
            r = 5.5 * u if i == note.step else 4 * u
            drawn.append(disc(first + i * DOTS * u, y, r, BRASS_LO if i <= note.step else TRACK))
        return drawn

    def _sentence(self) -> list[Item]:
        """What is said, as large as the place for it allows."""
        place, measure, px = self._text, self.stage.measure, self.stage.scale.px(21)
        while px > SMALLEST_TEXT:
            if len(wrap(measure, self.note.text, place.w, px, "serif")) * LEADING * px <= place.h:
                break
            px -= 1
        return [*paragraph(measure, place.x, place.y, self.note.text, place.w, px, INK, "serif", leading=LEADING)[0]]
