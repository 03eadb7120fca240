"""What the game says in words: the hint line at the bottom and the paper strips that come and go."""

from game.match.i18n import Words
from game.ui.draw import Fill, Item, Label, Measure, Rect, Shadow
from game.ui.scale import Scale
from game.ui.shapes import box, diamond, icon, key_cap, line
from game.ui.text import fit, wrap
from game.ui.theme import BRASS, INK, IVORY, LEAF, MIST, NIGHT, PAPER, TERRA, TERRA_HI, WHITE

Keys = tuple[tuple[str, str], ...]
"""Keys and what they do, such as ``("Esc", "put back")``."""

LEADING = 1.3


def named_keys(words: Words, *names: str) -> Keys:
    """Keys by their names in the catalogue, such as ``leave``."""
    return tuple((words.text(f"key.{name}.cap"), words.text(f"key.{name}")) for name in names)


def hint_height(scale: Scale) -> int:
    """How high the hint line is."""
    larger = max(1.0, 0.85 * scale.text)
    if scale.portrait:
        return max(44, round(76 * min(scale.width / 1080, scale.height / 1920) * larger))
    return max(36, round(40 * scale.u * larger))


def hint_line(scale: Scale, measure: Measure, text: str, keys: Keys = (), warning: bool = False) -> list[Item]:
    """The line at the bottom of every screen that says what is going on.

    Where the sentence leaves no room the last keys drop out first, then the sentence takes two lines and the bar grows
    upwards; only then it gets smaller.
    """
    px, start = scale.px(17), 44 * scale.px(17) / 17
    shown, room = _room(scale, measure, text, keys, start)
    lines = wrap(measure, text, room, px)
    if len(lines) > 2:
        px = max((size for size in range(14, px) if len(wrap(measure, text, room, size)) <= 2), default=14)
        lines = wrap(measure, text, room, px)
    height = max(hint_height(scale), round(len(lines) * px * LEADING + 0.3 * px))
    top = scale.height - height
    middle = top + height / 2
    mark = start - 1.2 * px
    items: list[Item] = [
        Fill(Rect(0, top, scale.width, height), NIGHT.fade(0.82)),
        line(0, top, scale.width, top, BRASS.fade(0.55), max(1, scale.u)),
        icon("warn", mark, middle, 1.15 * px, TERRA_HI, NIGHT) if warning else diamond(mark, middle, px / 2.8, BRASS),
    ]
    first = middle - (len(lines) - 1) * px * LEADING / 2
    items += [Label(start, first + i * px * LEADING, words, px, IVORY) for i, words in enumerate(lines)]
    return items + _keys(scale, measure, shown, middle)


def _room(scale: Scale, measure: Measure, text: str, keys: Keys, start: float) -> tuple[Keys, float]:
    """The keys that leave the sentence its place, and how wide that place is."""
    px = scale.px(17)
    needed = measure.width(text, px)
    for count in range(len(keys), -1, -1):
        room = scale.width - start - _keys_width(scale, measure, keys[:count]) - 20 * scale.u
        if needed <= room:
            return keys[:count], room
    return (), room


def _keys_width(scale: Scale, measure: Measure, keys: Keys) -> float:
    cap, px = scale.px(14), scale.px(15)
    return sum(
        max(24 * cap / 14, measure.width(key, cap, "sans", "semibold") + cap) + measure.width(what, px) + 2 * px
        for key, what in keys
    )


def _keys(scale: Scale, measure: Measure, keys: Keys, y: float) -> list[Item]:
    items: list[Item] = []
    cap, px = scale.px(14), scale.px(15)
    x = scale.width - 20 * scale.u
    for key, what in reversed(keys):
        items.append(Label(x, y, what, px, MIST, anchor="right"))
        x -= measure.width(what, px) + 0.55 * px
        width = key_cap(measure, 0, y, key, cap)[1]
        x -= width
        items += key_cap(measure, x, y, key, cap)[0]
        x -= 1.2 * px
    return items


def toast(
    scale: Scale, measure: Measure, text: str, warning: bool = False, shown: float = 1.0
) -> tuple[list[Item], Rect]:
    """A strip of paper with one sentence at the top right; ``shown`` 0-1 slides it in. Also where it is."""
    px = scale.px(17)
    k = px / 17
    most = scale.width - 32 * scale.u
    px = fit(measure, text, most - 72 * k, px)
    lines = wrap(measure, text, most - 72 * k, px)
    width = max(measure.width(words, px) for words in lines) + 72 * k
    height = max(44 * k, (len(lines) * LEADING + 0.6) * px)
    rect = Rect(scale.width - 16 * scale.u - width + (1 - shown) * 24 * k, 20 * scale.u, width, height)
    x, y = rect.x + 26 * k, rect.y + height / 2
    mark = icon("warn", x, y, 18 * k, TERRA, WHITE) if warning else icon("check", x, y, 15 * k, LEAF)
    first = y - (len(lines) - 1) * px * LEADING / 2
    items: list[Item] = [
        Shadow(rect, 8 * k, 8 * k, 3 * k, 5 * k, 0.45 * shown),
        box(rect, 8 * k, PAPER),
        box(rect.grow(-4 * k), 5 * k, None, k, TERRA if warning else BRASS),
        mark,
    ]
    items += [Label(rect.x + 46 * k, first + i * px * LEADING, words, px, INK) for i, words in enumerate(lines)]
    return items, rect
