"""The drawing program of the decks. Every function gives a whole SVG document as text.

``python -m sprites.draw FOLDER`` writes the files that are kept beside this package. See ``sprites/STYLE.md`` for what
the drawings should be.
"""

from .backs import BACKS, back_svg
from .cards import DECKS, card_svg
from .icons import ICONS, icon_svg
from .indices import RANKS, STYLES
from .medallions import MEDALLIONS
from .signs import broom_svg, sign_svg, sun_svg
from .suits import SUITS

__all__ = [
    "BACKS", "DECKS", "ICONS", "MEDALLIONS", "RANKS", "STYLES", "SUITS",
    "back_svg", "broom_svg", "card_svg", "icon_svg", "sign_svg", "sun_svg",
]
