"""The four suits by their letters in card codes, and the ink of each.

The drawings name suits by their Latin signs; on the French deck coins are diamonds, cups are hearts, swords are spades
and clubs are clubs.
"""

from .palette import BLUE, GOLD, GREEN, RED

SUITS = {"d": "coins", "c": "cups", "s": "swords", "b": "clubs"}
SUIT_INK = {"coins": GOLD, "cups": RED, "swords": BLUE, "clubs": GREEN}
