"""Where the files that belong to the game lie, from source and in the built program."""

import sys
from importlib import resources
from pathlib import Path
from typing import Final

import font_source_sans_pro
import font_source_serif_pro

from game.ui.draw import Face, Weight

SOURCE: Final = Path(__file__).resolve().parents[2]
FAMILIES: Final = {
    "serif": (font_source_serif_pro, "SourceSerifPro"),
    "sans": (font_source_sans_pro, "SourceSansPro"),
}
WEIGHTS: Final[dict[Weight, str]] = {
    "regular": "Regular",
    "semibold": "Semibold",
    "bold": "Bold",
    "italic": "It",
    "semibold_italic": "SemiboldIt",
    "bold_italic": "BoldIt",
}


def resource(*parts: str) -> Path:
    """The place of a file or folder of the game, such as ``resource("sounds", "lay_1.ogg")``; it need not exist."""
    return Path(getattr(sys, "_MEIPASS", SOURCE), *parts)


def font_file(face: Face, weight: Weight) -> Path:
    """The OpenType file of a face; the TrueType files of the same fonts kern quotation marks wrongly."""
    package, family = FAMILIES[face]
    return Path(str(resources.files(package).joinpath("files", f"{family}-{WEIGHTS[weight]}.otf")))
