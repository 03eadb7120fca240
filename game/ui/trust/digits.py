"""Long numbers in groups of digits, each group in a column of its own, so that two of them can be compared."""

from typing import Final

from game.ui.draw import Colour, Label, Weight
from game.ui.scenes.scene import Stage
from game.ui.theme import INK, TERRA_LO

GROUP: Final = 8
GAP, WIDEST_GAP = 0.8, 2.0
"""Between groups, in type sizes, at least and at most."""

LEADING: Final = 1.4


def groups(digits: str) -> tuple[str, ...]:
    """The digits in groups."""
    return tuple(digits[i : i + GROUP] for i in range(0, len(digits), GROUP))


def digit_lines(
    stage: Stage,
    x: float,
    top: float,
    width: float,
    digits: str,
    size: float,
    compared: str | None = None,
    colour: Colour = INK,
) -> tuple[list[Label], float]:
    """The digits from ``top`` downwards, and how high they are; groups unlike those of ``compared`` stand out."""
    px = stage.scale.px(size)
    group_width = stage.measure.width("0" * GROUP, px, weight="bold")
    shown = groups(digits)
    columns = _columns(len(shown), int((width + GAP * px) // (group_width + GAP * px)))
    pitch = min(group_width + WIDEST_GAP * px, (width - group_width) / max(1, columns - 1))
    other = groups(digits if compared is None else compared)
    labels = []
    for i, group in enumerate(shown):
        differs = group != (other[i] if i < len(other) else "")
        weight: Weight = "bold" if differs else "regular"
        row, column = divmod(i, columns)
        y = top + (row + 0.5) * LEADING * px
        labels.append(Label(x + column * pitch, y, group, px, TERRA_LO if differs else colour, weight=weight))
    return labels, -(-len(shown) // columns) * LEADING * px


def _columns(count: int, most: int) -> int:
    """As many columns as fit, fewer where that makes lines of equal length."""
    return max((n for n in range(1, max(1, most) + 1) if count % n == 0), default=1)
