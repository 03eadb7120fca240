"""Every text of every screen stands out from what it is really written on."""

from collections.abc import Iterator

import pygame
import pytest

from game.match.i18n import Words
from game.shell.fonts import FontMeasure, Fonts
from game.shell.renderer import render_picture
from game.shell.words import words
from game.ui.draw import Clip, Fill, Item, Label
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.showcase import STATES
from game.ui.theme import VEIL

ENOUGH, ENOUGH_LARGE, LARGE = 4.5, 3.0, 24
"""What accessibility guidelines ask for, of large type less."""

SIZE = (1280, 800)
SHOWN = [(screen, state) for screen, states in STATES.items() for state in states]


@pytest.fixture(scope="module")
def measure() -> FontMeasure:
    pygame.font.init()
    return FontMeasure(Fonts())


def light(colour: tuple[int, ...]) -> float:
    """Relative luminance as the guidelines define it."""
    parts = [value / 255 for value in colour[:3]]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    darker, brighter = sorted((light(a), light(b)))
    return (brighter + 0.05) / (darker + 0.05)


def without_text(items: list[Item] | tuple[Item, ...]) -> list[Item]:
    kept: list[Item] = []
    for item in items:
        if isinstance(item, Clip):
            kept.append(Clip(item.rect, tuple(without_text(item.items))))
        elif not isinstance(item, Label):
            kept.append(item)
    return kept


def labels(items: list[Item], measure: FontMeasure) -> Iterator[tuple[Label, pygame.Rect]]:
    """Texts that can be read, and where; what lies behind a veil is dimmed on purpose."""
    veiled = max((i for i, item in enumerate(items) if isinstance(item, Fill) and item.colour == VEIL), default=-1)
    window = pygame.Rect((0, 0), SIZE)
    for place, item in enumerate(items):
        inner = item.items if isinstance(item, Clip) else (item,)
        area = pygame.Rect(tuple(map(round, item.rect))) if isinstance(item, Clip) else window
        hint = isinstance(item, Label) and item.y > SIZE[1] - 44
        for label in inner:
            if isinstance(label, Label) and label.text.strip() and (place > veiled or hint) and label.alpha > 0.99:
                wide = measure.width(label.text, label.size, label.face, label.weight)
                left = label.x - {"left": 0.0, "centre": wide / 2, "right": wide}[label.anchor]
                box = pygame.Rect(
                    round(left), round(label.y - 0.33 * label.size), round(wide), round(0.66 * label.size)
                )
                if area.contains(box):
                    yield label, box


def covered(items: list[Item], label: Label, box: pygame.Rect, ground: tuple[int, ...]) -> bool:
    """Whether something that is drawn later, such as a warning's paper, lies over a text that stands alone."""
    if label not in items:
        return False
    before = render_picture(without_text(items[: items.index(label)]), SIZE)
    own = pygame.transform.average_color(before, box.clip(before.get_rect()))[:3]
    return contrast(own, ground) > ENOUGH


@pytest.mark.parametrize(("screen", "state"), SHOWN, ids=lambda name: str(name))
def test_text_stands_out_from_its_ground(screen: str, state: str, measure: FontMeasure) -> None:
    english: Words = words("en")
    stage = Stage(Scale(*SIZE), english, measure)
    items = STATES[screen][state](stage).items()
    ground = render_picture(without_text(items), SIZE)
    weak = []
    for label, box in labels(items, measure):
        below = pygame.transform.average_color(ground, box.clip(ground.get_rect()))[:3]
        reached = contrast(label.colour[:3], below)
        if reached < (ENOUGH_LARGE if label.size >= LARGE else ENOUGH) - 0.05 and not covered(items, label, box, below):
            weak.append(f"{label.text!r}: {reached:.1f} on {below}")
    assert not weak, weak
