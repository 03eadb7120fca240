"""The teacher's paper: who speaks, what he says, how far the learner has come, and what can be pressed."""

from dataclasses import dataclass
from typing import Final

from game.ui.draw import Item, Label, Medal, Rect
from game.ui.furniture import panel
from game.ui.scenes.scene import Stage
from game.ui.shapes import disc, line
from game.ui.text import fitted, wrap
from game.ui.theme import BRASS_LO, INK, INK2, RULE, SMALLEST_TEXT, TRACK
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control
from game.ui.widgets.faces import Kind

TEACHER: Final = "Cb"
"""The court card that is the teacher's portrait."""

RANKS: Final = 10
LEADING: Final = 1.36
BUTTON: Final = 44


@dataclass(frozen=True, slots=True)
class Press:
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
    buttons: tuple[Press, ...] = ()
    ranks: frozenset[int] | None = None


def inside(stage: Stage, paper: Rect) -> Rect:
    """The part of the paper within its frame."""
    return paper.grow(-20 * stage.scale.u)


def controls(stage: Stage, paper: Rect, note: Note) -> list[Control]:
    """Everything on the paper that can be pressed: the buttons at its foot, over them the ranks to choose from."""
    u, room = stage.scale.u, inside(stage, paper)
    gap, height = 8 * u, BUTTON * u
    across = stage.scale.portrait
    made: list[Control] = []
    count = max(1, len(note.buttons))
    for i, press in enumerate(note.buttons):
        width = (room.w - (count - 1) * gap) / count if across else room.w
        y = room.bottom - height if across else room.bottom - (count - i) * height - (count - i - 1) * gap
        rect = Rect(room.x + (i * (width + gap) if across else 0), y, width, height)
        made.append(Button(press.key, rect, press.enabled, press.text, press.kind, press.shortcut))
    return made + (_rank_buttons(stage, paper, note) if note.ranks is not None else [])


def _foot(stage: Stage, note: Note) -> float:
    """How high the buttons at the foot are together."""
    rows = 1 if stage.scale.portrait else len(note.buttons)
    return rows * (BUTTON + 8) * stage.scale.u


def _rank_buttons(stage: Stage, paper: Rect, note: Note) -> list[Control]:
    u, room = stage.scale.u, inside(stage, paper)
    columns = RANKS if stage.scale.portrait else RANKS // 2
    gap, high = 6 * u, 40 * u
    width = (room.w - (columns - 1) * gap) / columns
    rows = RANKS // columns
    top = room.bottom - _foot(stage, note) - 8 * u - rows * (high + gap)
    chosen = note.ranks or frozenset()
    return [
        Button(
            f"rank:{rank}",
            Rect(
                room.x + (rank - 1) % columns * (width + gap), top + (rank - 1) // columns * (high + gap), width, high
            ),
            text=str(rank),
            kind="primary" if rank in chosen else "secondary",
        )
        for rank in range(1, RANKS + 1)
    ]


def items(stage: Stage, paper: Rect, note: Note) -> list[Item]:
    """The paper and everything on it but the buttons."""
    u, room, scale, measure = stage.scale.u, inside(stage, paper), stage.scale, stage.measure
    radius = 26 * u
    left = room.x + 2 * radius + 14 * u
    width = room.right - left
    drawn = [*panel(paper, u), Medal(TEACHER, room.x + radius + 2 * u, room.y + radius + 2 * u, radius)]
    drawn.append(fitted(measure, left, room.y + 16 * u, note.title, width, scale.px(21), INK, "serif", "semibold"))
    drawn.append(fitted(measure, left, room.y + 42 * u, note.second, width, scale.px(15), INK2))
    top = room.y + 2 * radius + 14 * u
    drawn += _dots(stage, room, top, note)
    return drawn + _text(stage, room, top + 16 * u, note)


def _dots(stage: Stage, room: Rect, y: float, note: Note) -> list[Item]:
    """A line, and on it a dot for each step, those behind and the present one full."""
    u = stage.scale.u
    drawn: list[Item] = [line(room.x, y, room.right, y, RULE, u)]
    if note.steps < 2:
        return drawn
    pitch = 18 * u
    first = room.centre[0] - (note.steps - 1) * pitch / 2
    for i in range(note.steps):
        r = 5.5 * u if i == note.step else 4 * u
        drawn.append(disc(first + i * pitch, y, r, BRASS_LO if i <= note.step else TRACK))
    return drawn


def _text(stage: Stage, room: Rect, top: float, note: Note) -> list[Item]:
    """What is said, as large as the place for it allows."""
    bottom = room.bottom - _foot(stage, note)
    if note.ranks is not None:
        bottom -= (2 if not stage.scale.portrait else 1) * 46 * stage.scale.u + 8 * stage.scale.u
    px = stage.scale.px(20)
    while px > SMALLEST_TEXT and _height(stage, note.text, room.w, px) > bottom - top:
        px -= 1
    lines = wrap(stage.measure, note.text, room.w, px, "serif")
    return [Label(room.x, top + (i + 0.6) * LEADING * px, words, px, INK, "serif") for i, words in enumerate(lines)]


def _height(stage: Stage, text: str, width: float, px: int) -> float:
    return len(wrap(stage.measure, text, width, px, "serif")) * LEADING * px
