"""Making text fit: smaller first, then on several lines; it is cut only where a name leaves no choice."""

import re
from typing import Final

from game.ui.draw import Anchor, Colour, Face, Label, Measure, Weight
from game.ui.theme import SMALLEST_TEXT

BETWEEN_WORDS: Final = re.compile(r"[ \t\n]+")
"""Where a line may end: not at a space that does not break."""

LONGEST_WORD: Final = 20
"""Words of more letters, such as paths, may be broken anywhere."""

LONELY: Final = 0.3
"""A last line of one word that fills less of its room than this gets company from the line above."""


def fit(measure: Measure, text: str, width: float, size: int, face: Face = "sans", weight: Weight = "regular") -> int:
    """The largest type size up to ``size`` at which the line is no wider than ``width``, or the smallest readable."""
    while size > SMALLEST_TEXT and measure.width(text, size, face, weight) > width:
        size -= 1
    return size


def shorten(
    measure: Measure, text: str, width: float, size: int, face: Face = "sans", weight: Weight = "regular"
) -> str:
    """The text, or as much of it as fits before an ellipsis."""
    if measure.width(text, size, face, weight) <= width:
        return text
    while text and measure.width(text + "…", size, face, weight) > width:
        text = text[:-1].rstrip()
    return text + "…"


def wrap(
    measure: Measure, text: str, width: float, size: int, face: Face = "sans", weight: Weight = "regular"
) -> list[str]:
    """The text on lines no wider than ``width``, broken between words, none left alone at the end.

    Only a single word may be wider, unless it is longer than words are.
    """
    lines: list[str] = []
    line = ""
    for word in BETWEEN_WORDS.split(text.strip()):
        longer = f"{line} {word}" if line else word
        if line and measure.width(longer, size, face, weight) > width:
            lines.append(line)
            longer = word
        line = longer
        if line == word and len(word) > LONGEST_WORD:
            *pieces, line = _pieces(measure, word, width, size, face, weight)
            lines += pieces
    above = BETWEEN_WORDS.split(lines[-1]) if lines else []
    if len(above) > 2 and " " not in line and measure.width(line, size, face, weight) < LONELY * width:
        together = f"{above[-1]} {line}"
        if measure.width(together, size, face, weight) <= width:
            return [*lines[:-1], " ".join(above[:-1]), together]
    return [*lines, line]


def _pieces(measure: Measure, word: str, width: float, size: int, face: Face, weight: Weight) -> list[str]:
    """A word cut into pieces no wider than ``width``, of one letter at least."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure.width(pieces[-1] + letter, size, face, weight) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def fitted(
    measure: Measure,
    x: float,
    y: float,
    text: str,
    width: float,
    size: int,
    colour: Colour,
    face: Face = "sans",
    weight: Weight = "regular",
    anchor: Anchor = "left",
    alpha: float = 1.0,
) -> Label:
    """One line of text that is never wider than ``width``."""
    fitting = fit(measure, text, width, size, face, weight)
    shown = shorten(measure, text, width, fitting, face, weight)
    return Label(x, y, shown, fitting, colour, face, weight, anchor, alpha)


def paragraph(
    measure: Measure,
    x: float,
    top: float,
    text: str,
    width: float,
    size: int,
    colour: Colour,
    face: Face = "sans",
    weight: Weight = "regular",
    anchor: Anchor = "left",
    leading: float = 1.45,
) -> tuple[list[Label], float]:
    """Several lines from ``top`` downwards, and how high they are together."""
    lines = wrap(measure, text, width, size, face, weight)
    labels = [
        Label(x, top + size * leading * (i + 0.5), words, size, colour, face, weight, anchor)
        for i, words in enumerate(lines)
    ]
    return labels, len(lines) * size * leading
