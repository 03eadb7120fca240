"""The four suits by their letters in card codes, and the ink of each.

The drawings name suits by their Latin signs; on the French deck coins are diamonds, cups are hearts, swords are spades
and clubs are clubs.
"""

from .palette import BLUE, GOLD, GREEN, INK, RED
from .pen import two_coloured

SUITS = {"d": "coins", "c": "cups", "s": "swords", "b": "clubs"}
SUIT_INK = {"coins": GOLD, "cups": RED, "swords": BLUE, "clubs": GREEN}
RED_AND_BLACK = {"coins": RED, "cups": RED, "swords": INK, "clubs": INK}


def suit_ink(suit: str) -> str:
    """The ink of a suit on the deck being drawn."""
    return (RED_AND_BLACK if two_coloured() else SUIT_INK)[suit]
