"""How a deal that was played again went before and now, in one sentence."""

from collections.abc import Sequence

from game.match.i18n import Words
from game.match.repeat import Repeat, Went

BETWEEN = " : "


def compared(words: Words, repeat: Repeat, points: Sequence[int], order: Sequence[int], several: bool) -> str:
    """The points of now beside those of before, the sides in this order; empty where there is nothing to compare.

    ``several`` says that more than one person is spoken to, a team or everybody at one desk.
    """
    before = next((went for went in repeat.earlier if went.moved == repeat.moved), None)
    other = _elsewhere(repeat)
    if before is None and other is None:
        return ""
    turned = "exchanged" if repeat.moved else "own"
    kind = turned if before is None else "same" if other is None else f"same_{turned}"
    shown = {name: _figures(went, order) for name, went in (("before", before), ("other", other)) if went is not None}
    now = BETWEEN.join(str(points[side]) for side in order)
    return words.text(f"repeat.told.{kind}.{'many' if several else 'one'}", now=now, **shown)


def _elsewhere(repeat: Repeat) -> Went | None:
    """The first time with one's own cards, or the last time with those of others: whatever is not now."""
    own = [went for went in repeat.earlier if not went.moved]
    others = [went for went in repeat.earlier if went.moved]
    return next(iter(own if repeat.moved else others[::-1]), None)


def _figures(went: Went, order: Sequence[int]) -> str:
    return BETWEEN.join(str(went.points[side]) for side in order)
