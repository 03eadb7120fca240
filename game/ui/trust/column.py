"""A column of paper that is written from its top downwards."""

from dataclasses import dataclass, field

from game.ui.draw import Colour, Item, Rect
from game.ui.rulebook.sheet import Style
from game.ui.scenes.scene import Stage
from game.ui.text import fit, paragraph
from game.ui.theme import INK, INK2
from game.ui.trust.digits import digit_lines

TITLE = Style(36, face="serif", weight="semibold", leading=1.2)
HEADING = Style(22, face="serif", weight="semibold", leading=1.3)
TEXT = Style(18)
CAPTION = Style(16, leading=1.35)
LABEL = Style(18, face="serif", weight="semibold_italic", leading=1.3)
SMALL = Style(15, INK2, leading=1.35)
HASH = 15


@dataclass(slots=True)
class Column:
    """What has been written between ``x`` and ``x + width``; the next thing begins at ``y``. All in pixels."""

    stage: Stage
    x: float
    y: float
    width: float
    items: list[Item] = field(default_factory=list)

    def write(self, text: str, style: Style, narrower: float = 0.0) -> None:
        """A text on as many lines as it needs, a word too long for the width smaller."""
        width, px, measure = self.width - narrower, self.stage.scale.px(style.size), self.stage.measure
        px = min(fit(measure, word, width, px, style.face, style.weight) for word in text.split())
        labels, height = paragraph(
            measure, self.x, self.y, text, width, px, style.colour, style.face, style.weight, leading=style.leading
        )
        self.items += labels
        self.y += height

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
