"""A sweep celebrated: the broom's stroke of light, the word, and what it was worth."""

from dataclasses import replace

from game.ui.draw import Clip, Item, Rect, Shout, Vector
from game.ui.furniture.tags import tag
from game.ui.scenes.scene import Stage
from game.ui.show.broom import broom, light_stroke, sweep_path
from game.ui.table.layout import Layout
from game.ui.theme import BROOM, REDUCED_FADE, SWEEP, WORD_DELAY

LASTS = SWEEP + 0.5
"""Seconds at normal speed until the last trace of a sweep is gone."""

LIGHT_FADE = 0.4
"""Seconds at normal speed in which the light behind the broom goes out, in so many ``STEPS``."""

STEPS = 20
EDGE = 160
SWUNG = 0.7
"""How much of its arc the broom goes: it stops behind the cards that it brushes away."""


def shout_size(layout: Layout) -> int:
    """The type size of the word, in pixels."""
    return round(min(168 * layout.scale.u, layout.area.w * 0.19))


def sweep_area(layout: Layout) -> Rect:
    """What the broom sweeps."""
    area = layout.area
    return Rect(area.x - 60 * layout.scale.u, area.y + area.h * 0.2, area.w + 90 * layout.scale.u, area.h * 0.55)


def behind(stage: Stage, layout: Layout, age: float) -> list[Item]:
    """The light that the broom leaves, under the cards; ``age`` in seconds at normal speed since the sweep began."""
    if stage.reduced_motion:
        return []
    area = sweep_area(layout)
    light = light_stroke(area)
    alpha = _fading(age)
    if alpha <= 0:
        return []
    reached = area.x + area.w * _swung(age)
    edge = EDGE * layout.scale.u
    body = Rect(light.rect.x, light.rect.y, max(1, round(reached - edge - light.rect.x)), light.rect.h)
    return [Clip(body, (replace(light, alpha=alpha),)), *_soft_edge(light, round(reached - edge), edge, alpha)]


def _swung(age: float) -> float:
    return SWUNG * min(1.0, age / BROOM)


def _fading(age: float) -> float:
    """How visible the broom and its light still are, in few steps."""
    return round(max(0.0, min(1.0, 1 - (age - BROOM) / LIGHT_FADE)) * STEPS) / STEPS


def _soft_edge(light: Vector, left: int, width: float, alpha: float) -> list[Item]:
    """The front of the light, fading out over ``width`` pixels in narrow slices."""
    slices: list[Item] = []
    step = max(1, round(width / STEPS))
    for index in range(STEPS):
        part = Rect(left + index * step, light.rect.y, step, light.rect.h)
        slices.append(Clip(part, (replace(light, alpha=alpha * (1 - (index + 0.5) / STEPS)),)))
    return slices


def before(stage: Stage, layout: Layout, word: str, worth: str, age: float) -> list[Item]:
    """The broom, the word and the tag under it, over the cards."""
    items: list[Item] = []
    fading = _fading(age)
    if fading > 0 and not stage.reduced_motion:
        share = _swung(age)
        x, y = sweep_path(sweep_area(layout), share)
        turn = round((62 - 40 * share) / 4) * 4
        items.append(replace(broom(round(x), round(y), round(250 * layout.scale.u), turn), alpha=fading))
    alpha = _word_alpha(stage, age)
    if alpha <= 0:
        return items
    x, y = layout.area.centre
    size = shout_size(layout)
    x -= min(130 * layout.scale.u, layout.area.w * 0.12)
    items.append(Shout(round(x), round(y), word, size, alpha))
    if alpha > 0.5:
        items += tag(stage.scale, stage.measure, x, y + size * 0.8, worth, None, "paper", 19)[0]
    return items


def _word_alpha(stage: Stage, age: float) -> float:
    """How visible the word is, in few steps: it comes after the broom, stays, and goes."""
    begins = 0.0 if stage.reduced_motion else WORD_DELAY
    rises, falls = (age - begins) / REDUCED_FADE, (LASTS - age) / REDUCED_FADE
    return round(max(0.0, min(1.0, rises, falls)) * STEPS) / STEPS
