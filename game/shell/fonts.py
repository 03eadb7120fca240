"""The game's own type: Source Serif and Source Sans, never the library's default font."""

import unicodedata
from math import ceil
from typing import Final

import pygame

from game.shell.raster import blank
from game.shell.resources import font_file
from game.ui.draw import Colour, Face, Measure, Weight
from game.ui.theme import BRASS, INK, IVORY

CAPITALS: Final = 0.66
"""Height of a capital in ems, the mean of both faces; text of either stands on one line if placed by it."""

FINE: Final = 36
"""Below this size letters are drawn twice as large and halved: whole pixels are too coarse for their gaps."""

FONTS_KEPT: Final = 96
WIDTHS_KEPT: Final = 8192
SHOUT_SIZE: Final = 168
"""The size at which the shout's outline and shadow were drawn; they grow with it."""


LOOKED_AT: Final = 24
NOWHERE: Final = "\U0010ffff"
"""A character that no font has."""

ELLIPSIS: Final = "…"
UNSEEN: Final = ("Cf", "Mn", "Me")
"""What only changes the characters beside it."""

NAMES: Final[tuple[tuple[Face, Weight], ...]] = (
    ("sans", "regular"),
    ("sans", "semibold"),
    ("serif", "semibold"),
    ("serif", "bold"),
)
"""The faces in which names stand."""


class Fonts:
    """The fonts in every size that was asked for."""

    def __init__(self) -> None:
        pygame.font.init()
        self._fonts: dict[tuple[Face, Weight, int], pygame.font.Font] = {}
        self._known: dict[tuple[Face, Weight, str], bool] = {}

    def font(self, face: Face, weight: Weight, size: int) -> pygame.font.Font:
        """One font; ``size`` in pixels is raised to 1."""
        key = face, weight, max(1, size)
        if key not in self._fonts:
            if len(self._fonts) >= FONTS_KEPT:
                self._fonts.clear()
            self._fonts[key] = pygame.font.Font(str(font_file(face, weight)), key[2])
        return self._fonts[key]

    def line(self, text: str, size: int, colour: Colour, face: Face, weight: Weight) -> pygame.Surface:
        """One line of text as a picture; what cannot be written is an ellipsis."""
        if size >= FINE:
            return _rendered(self.font(face, weight, size), self._writable(text, face, weight), colour)
        font = self._doubled(face, weight, size)
        return _halved(_rendered(font, self._writable(text, face, weight), colour), font.get_ascent() % 2, colour)

    def knows(self, char: str, face: Face, weight: Weight) -> bool:
        """Whether a character looks like something in this face, and not like one that is in no font."""
        key = face, weight, char
        if key not in self._known:
            if len(self._known) >= WIDTHS_KEPT:
                self._known.clear()
            font = self.font(face, weight, LOOKED_AT)
            self._known[key] = _seen(font, char) != _seen(font, NOWHERE)
        return self._known[key]

    def _writable(self, text: str, face: Face, weight: Weight) -> str:
        """The text with an ellipsis for what this face lacks, and without what has no looks of its own anywhere."""
        if text.isascii() and text.isprintable():
            return text
        made = ""
        for char in text:
            if char < " " or "\ud800" <= char <= "\udfff":
                continue
            unknown, after = not self.knows(char, face, weight), made.endswith(ELLIPSIS)
            if unicodedata.category(char) in UNSEEN and (unknown or after):
                continue
            made += ("" if after else ELLIPSIS) if unknown else char
        return made

    def width(self, text: str, size: int, face: Face, weight: Weight) -> int:
        """How many pixels wide a line of text is."""
        if size >= FINE:
            return self.font(face, weight, size).size(self._writable(text, face, weight))[0]
        return ceil(self._doubled(face, weight, size).size(self._writable(text, face, weight))[0] / 2)

    def ascent(self, size: int, face: Face, weight: Weight) -> int:
        """How far below the top of its picture the foot of a line is."""
        if size >= FINE:
            return self.font(face, weight, size).get_ascent()
        return ceil(self._doubled(face, weight, size).get_ascent() / 2)

    def _doubled(self, face: Face, weight: Weight, size: int) -> pygame.font.Font:
        return self.font(face, weight, 2 * max(1, size))

    def shout(self, text: str, size: int) -> pygame.Surface:
        """A word in bold italics: ivory with a brass rim, an ink outline and a block shadow to the lower right."""
        font = self.font("serif", "bold_italic", size)
        unit = size / SHOUT_SIZE
        word = self._writable(text, "serif", "bold_italic")
        reach = ceil(11 * unit)
        width, height = font.size(word)
        picture = blank(width + 2 * reach, height + 2 * reach)
        shadow = _rendered(font, word, INK)
        for step in range(round(10.2 * unit), max(1, round(3 * unit)) - 1, -1):
            picture.blit(shadow, (reach + step, reach + step))
        for outline, colour in ((5.5, INK), (2.75, BRASS), (0, IVORY)):
            font.outline = round(outline * unit)
            at = reach - font.outline
            picture.blit(_rendered(font, word, colour), (at, at))
        font.outline = 0
        return picture


def _rendered(font: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    try:
        return font.render(text, True, colour[:3])
    except pygame.error:
        # A space in the smallest size has no pixel at all.
        return pygame.Surface((font.size(text)[0], font.get_height()), pygame.SRCALPHA, 32)


def _halved(picture: pygame.Surface, above: int, colour: Colour) -> pygame.Surface:
    """A line at half its size; ``above`` rows are added over it, so that its foot falls between two pixels."""
    width, height = ceil(picture.get_width() / 2), ceil((picture.get_height() + above) / 2)
    if not width:
        return pygame.Surface((0, height), pygame.SRCALPHA, 32)
    room = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA, 32)
    room.fill((*colour[:3], 0))
    room.blit(picture, (0, above))
    return pygame.transform.smoothscale(room, (width, height))


def _seen(font: pygame.font.Font, char: str) -> bytes:
    return pygame.image.tobytes(_rendered(font, char, INK), "RGBA")


class FontMeasure(Measure):
    """The width of text in the fonts it is drawn in."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._widths: dict[tuple[str, int, Face, Weight], int] = {}

    def width(self, text: str, size: int, face: Face = "sans", weight: Weight = "regular") -> float:
        """Width of a line in pixels."""
        key = text, size, face, weight
        if key not in self._widths:
            if len(self._widths) >= WIDTHS_KEPT:
                self._widths.clear()
            self._widths[key] = self._fonts.width(text, size, face, weight)
        return self._widths[key]

    def knows(self, char: str) -> bool:
        """Whether a name with this character can be shown wherever names stand."""
        return all(self._fonts.knows(char, face, weight) for face, weight in NAMES)
