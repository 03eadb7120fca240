"""A column of paper that is written from its top downwards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.ui.draw import Colour, Item, Rect
from game.ui.rulebook.sheet import Style
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, line
from game.ui.text import fit, paragraph
from game.ui.theme import BRASS, INK, INK2, PAPER, PAPER2, RADIUS_SLATE, RULE, mix
from game.ui.trust.digits import digit_lines

TITLE: Final = Style(36, face="serif", weight="semibold", leading=1.2)
HEADING: Final = Style(22, face="serif", weight="semibold", leading=1.3)
TEXT: Final = Style(18)
CAPTION: Final = Style(16, leading=1.35)
LABEL: Final = Style(18, face="serif", weight="semibold_italic", leading=1.3)
SMALL: Final = Style(15, INK2, leading=1.35)
HASH, PAD, GUTTER = 15, 20, 16
GROUND: Final = mix(PAPER, PAPER2, 0.6)
SHORTEST, LONGEST = 17, 25
"""Lines narrower than so many ems do not stand side by side; lines of text are no longer than LONGEST."""


@dataclass(slots=True)
class Column:
    """What has been written between ``x`` and ``x + width``; the next thing begins at ``y``. All in pixels."""

    stage: Stage
    x: float
    y: float
    width: float
    items: list[Item] = field(default_factory=list)

    def write(self, text: str, style: Style, width: float | None = None) -> None:
        """A text on as many lines as it needs, a word too long for the width smaller."""
        room, px, measure = self.width if width is None else width, self.stage.scale.px(style.size), self.stage.measure
        px = min(fit(measure, word, room, px, style.face, style.weight) for word in text.split())
        labels, height = paragraph(
            measure, self.x, self.y, text, room, px, style.colour, style.face, style.weight, leading=style.leading
        )
        self.items += labels
        self.y += height

    def prose(self, text: str) -> None:
        """Running text, its lines not too long to be read."""
        self.write(text, TEXT, min(self.width, 1.4 * LONGEST * self.stage.scale.px(TEXT.size)))

    def title(self, text: str) -> None:
        """The name of a page with its stroke."""
        u = self.stage.scale.u
        self.write(text, TITLE)
        self.skip(4)
        self.items.append(line(self.x, self.y, self.x + 80 * u, self.y, BRASS, 3 * u))
        self.skip(16)

    def digits(self, digits: str, compared: str | None = None, colour: Colour = INK) -> None:
        """A long number in groups."""
        labels, height = digit_lines(self.stage, self.x, self.y, self.width, digits, HASH, compared, colour)
        self.items += labels
        self.y += height

    def skip(self, units: float) -> None:
        """Leave so many logical pixels free."""
        self.y += units * self.stage.scale.u

    def take(self, units: float) -> Rect:
        """A place so many logical pixels high and as wide as the column."""
        place = Rect(self.x, self.y, self.width, units * self.stage.scale.u)
        self.y = place.bottom
        return place


Content = Callable[[Column], None]


def boxes(column: Column, contents: Sequence[Content]) -> None:
    """Boxes side by side where there is room, else below one another; those in a row are equally high."""
    stage, u = column.stage, column.stage.scale.u
    half = (column.width - GUTTER * u) / 2
    beside = 2 if len(contents) > 1 and half >= SHORTEST * stage.scale.px(CAPTION.size) else 1
    width = half if beside == 2 else column.width
    for first in range(0, len(contents), beside):
        row = contents[first : first + beside]
        height = max(_filled(stage, 0, 0, width, content).y for content in row) + PAD * u
        for i, content in enumerate(row):
            place = Rect(column.x + i * (width + GUTTER * u), column.y, width, height)
            column.items.append(box(place, RADIUS_SLATE * u, GROUND, 1.25 * u, RULE))
            column.items += _filled(stage, place.x, place.y, width, content).items
        column.y += height + GUTTER * u


def _filled(stage: Stage, x: float, y: float, width: float, content: Content) -> Column:
    """What stands in a box, its margins left free."""
    pad = PAD * stage.scale.u
    inner = Column(stage, x + pad, y + 0.8 * pad, width - 2 * pad)
    content(inner)
    return inner
