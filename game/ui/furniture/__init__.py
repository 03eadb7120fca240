"""What stands on the cloth beside the cards.

Rectangles and sizes are pixels; where a part takes a Scale, its text and its lines grow with the window.
"""

from game.ui.furniture.messages import Keys, hint_height, hint_line, named_keys, toast
from game.ui.furniture.piles import pile, stock
from game.ui.furniture.plates import dealer_mark, plate
from game.ui.furniture.score import Standing, score_height, score_strip
from game.ui.furniture.slates import at_the_foot, icon_button, in_the_middle, panel, slate, veil
from game.ui.furniture.tags import TagKind, chip, tag

__all__ = [
    "Keys",
    "Standing",
    "TagKind",
    "at_the_foot",
    "chip",
    "dealer_mark",
    "hint_height",
    "hint_line",
    "icon_button",
    "in_the_middle",
    "named_keys",
    "panel",
    "pile",
    "plate",
    "score_height",
    "score_strip",
    "slate",
    "stock",
    "tag",
    "toast",
    "veil",
]
