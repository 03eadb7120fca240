"""Which areas of a surface must be drawn again when one list of prints follows another."""

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

import pygame

from game.shell.prints import Print

ALL_OF_IT: Final = 0.6
"""From this share of the surface on, drawing all of it is quicker than drawing the parts that changed."""

MERGED: Final = 1.15
"""Two areas become one if that is at most so much larger than both together."""

MOST: Final = 48
"""So many areas are joined to one without a closer look."""


def changed(old: Sequence[Print], new: Sequence[Print]) -> list[pygame.Rect]:
    """The boxes of all prints that came, went, or now lie above or below others than before."""
    old, new = _differing(old, new)
    common = Counter(old) & Counter(new)
    old_rest, old_kept = _split(old, common)
    new_rest, new_kept = _split(new, common)
    shuffled, _ = _differing(old_kept, new_kept)
    return [one.box for one in (*old_rest, *new_rest, *shuffled)]


def merged(boxes: Sequence[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """The visible parts of boxes, neighbours joined where that costs little; the whole area if they are most of it."""
    parts: list[pygame.Rect] = []
    for box in boxes:
        part = box.clip(area)
        if part:
            _join(parts, part)
    if len(parts) > MOST:
        parts = [parts[0].unionall(parts[1:])]
    return [area] if sum(_size(part) for part in parts) > ALL_OF_IT * _size(area) else parts


def _differing(old: Sequence[Print], new: Sequence[Print]) -> tuple[Sequence[Print], Sequence[Print]]:
    """Both lists without what they have in common at the beginning and at the end."""
    head = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(old, new, strict=False)))
    old, new = old[head:], new[head:]
    tail = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(reversed(old), reversed(new), strict=False)))
    return old[: len(old) - tail], new[: len(new) - tail]


def _split(prints: Sequence[Print], common: Counter[Print]) -> tuple[list[Print], list[Print]]:
    """The prints that are not in ``common``, and those that are, as often as it counts them."""
    left = common.copy()
    rest, kept = [], []
    for one in prints:
        if left[one] > 0:
            left[one] -= 1
            kept.append(one)
        else:
            rest.append(one)
    return rest, kept


def _join(parts: list[pygame.Rect], part: pygame.Rect) -> None:
    """Add a part, joined with those near it."""
    for index, other in enumerate(parts):
        union = part.union(other)
        if _size(union) <= MERGED * (_size(part) + _size(other)):
            del parts[index]
            _join(parts, union)
            return
    parts.append(part)


def _size(rect: pygame.Rect) -> int:
    return rect.w * rect.h
