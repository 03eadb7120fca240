"""A page of the rules as items: text that can be searched, and everything else."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import inf
from typing import Final, NamedTuple

from game.ui.draw import Anchor, Colour, Face, Fill, Item, Label, Measure, Rect, Shadow, Sprite, Vector, Weight
from game.ui.scenes.scene import Stage
from game.ui.text import fit, paragraph
from game.ui.theme import INK

LEADING = 1.45
LONGEST: Final = 25
"""No line of running text is longer than so many ems, some 66 letters."""


class Style(NamedTuple):
    """How text is set; ``size`` in logical pixels."""

    size: float
    colour: Colour = INK
    face: Face = "sans"
    weight: Weight = "regular"
    leading: float = LEADING


@dataclass(frozen=True, slots=True)
class Passage:
    """The lines of one piece of text."""

    labels: tuple[Label, ...]

    @property
    def text(self) -> str:
        """The lines as one."""
        return " ".join(label.text for label in self.labels)


class Hit(NamedTuple):
    """Where something that was looked for stands on a page: an area on each line that it runs over."""

    areas: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A chapter laid out from (0, 0) downwards; ``items`` lie under the text."""

    items: tuple[Item, ...]
    passages: tuple[Passage, ...]
    height: float

    def find(self, query: str, measure: Measure) -> tuple[Hit, ...]:
        """Every place where a text stands, whatever its capitals and accents."""
        return tuple(hit for passage in self.passages for hit in _hits(passage, _folded(query), measure))


@dataclass(slots=True)
class Sheet:
    """A page that is being filled."""

    stage: Stage
    items: list[Item] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)

    def px(self, style: Style, text: str = "", width: float = inf) -> int:
        """The type size of a style in pixels, smaller where a word of the text would be too wide."""
        measure, size = self.stage.measure, self.stage.scale.px(style.size)
        return min((fit(measure, word, width, size, style.face, style.weight) for word in text.split()), default=size)

    def write(self, x: float, top: float, text: str, width: float, style: Style, anchor: Anchor = "left") -> float:
        """Set a text on lines no wider than ``width``; how high they are together."""
        if not text:
            return 0.0
        px = self.px(style, text, width)
        labels, height = paragraph(
            self.stage.measure, x, top, text, width, px, style.colour, style.face, style.weight, anchor, style.leading
        )
        self.passages.append(Passage(tuple(labels)))
        return height

    def height(self, text: str, width: float, style: Style) -> float:
        """How high a text will be."""
        px = self.px(style, text, width)
        return paragraph(
            self.stage.measure, 0, 0, text, width, px, INK, style.face, style.weight, leading=style.leading
        )[1]

    def page(self, height: float) -> Page:
        """The finished page."""
        return Page(tuple(self.items), tuple(self.passages), height)


def moved(items: Iterable[Item], dx: float, dy: float) -> list[Item]:
    """Items of a page at another place."""
    return [_moved(item, dx, dy) for item in items]


def _moved(item: Item, dx: float, dy: float) -> Item:
    match item:
        case Fill() | Shadow() | Vector():
            return replace(item, rect=item.rect._replace(x=item.rect.x + dx, y=item.rect.y + dy))
        case Label() | Sprite():
            return replace(item, x=item.x + dx, y=item.y + dy)
    return item


def _hits(passage: Passage, wanted: str, measure: Measure) -> list[Hit]:
    text = _folded(passage.text)
    found, start = [], text.find(wanted) if wanted else -1
    while start >= 0:
        found.append(Hit(_areas(passage, start, start + len(wanted), measure)))
        start = text.find(wanted, start + len(wanted))
    return found


def _areas(passage: Passage, start: int, end: int, measure: Measure) -> tuple[Rect, ...]:
    """The parts of lines from one letter of a passage to another."""
    areas, first = [], 0
    for label in passage.labels:
        begin, stop = max(0, start - first), min(len(label.text), end - first)
        if begin < stop:
            areas.append(_area(label, begin, stop, measure))
        first += len(label.text) + 1
    return tuple(areas)


def _area(label: Label, begin: int, stop: int, measure: Measure) -> Rect:
    def width(text: str) -> float:
        return measure.width(text, label.size, label.face, label.weight)

    left = label.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[label.anchor] * width(label.text)
    before, upto = width(label.text[:begin]), width(label.text[:stop])
    return Rect(left + before, label.y - 0.62 * label.size, upto - before, 1.24 * label.size)


def _folded(text: str) -> str:
    """The text without capitals and accents, letter for letter."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text).replace("’", "'")
