"""Drawings: what the rasteriser can show, on whole pixels, and no larger than they say."""

import re
from collections.abc import Callable
from functools import partial
from xml.etree import ElementTree

import pytest

from game.shell.raster import rasterise
from game.ui.draw import Fill, Measure, Rect, Vector
from game.ui.icons import ICONS
from game.ui.shapes import (
    SET_STYLES,
    STROKES,
    box,
    card_outline,
    coin,
    diamond,
    disc,
    empty_place,
    icon,
    key_cap,
    line,
    merged,
    polygon,
    polyline,
    sun_rays,
)
from game.ui.show.broom import broom, light_stroke, sweep_path
from game.ui.theme import BRASS, BRASS_HI, INK

ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline"}
GRADIENTS = {"defs", "linearGradient", "stop"}
AREA = Rect(10.3, 20.6, 200, 90)

DRAWINGS: dict[str, Callable[[], Vector]] = {
    "box": lambda: box(AREA, 8, BRASS, 1.25, INK),
    "frame": lambda: box(AREA, 8, None, 1.25, INK.fade(0.5)),
    "disc": lambda: disc(50.5, 60.2, 16, BRASS, 1.25, INK),
    "polyline": lambda: polyline(((3, 4), (40, 50.5), (90, 2)), BRASS, 2.5),
    "polygon": lambda: polygon(((3, 4), (40, 50.5), (90, 2)), BRASS, 1, INK),
    "diamond": lambda: diamond(50, 50, 6, BRASS),
    "coin": lambda: coin(40, 40, 16),
    "empty": lambda: empty_place(100.4, 120.2, 140, 3),
    "rays": lambda: sun_rays(300, 300, 60, 200, BRASS.fade(0.13)),
    "broom": lambda: broom(200, 200, 250, 62),
    "light": lambda: light_stroke(Rect(60, 300, 600, 120)),
    **{name: partial(icon, name, 30, 30, 20, BRASS_HI) for name in ICONS},
    **{style: partial(card_outline, 90, 150, 150, 4, style, BRASS_HI, 4, 6) for style in STROKES},
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_hold_nothing_that_the_rasteriser_leaves_out(name: str) -> None:
    drawing = DRAWINGS[name]()
    root = ElementTree.fromstring(f"<svg>{drawing.body}</svg>")
    allowed = ELEMENTS | GRADIENTS if name == "light" else ELEMENTS
    assert {element.tag for element in root.iter()} <= allowed


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_stand_on_whole_pixels_and_can_be_seen(name: str) -> None:
    drawing = DRAWINGS[name]()
    assert all(value == round(value) for value in drawing.rect)
    picture = rasterise(drawing.body, int(drawing.rect.w), int(drawing.rect.h))
    seen = picture.get_bounding_rect()
    assert seen.w > 0 and seen.h > 0


@pytest.mark.parametrize("name", [name for name in DRAWINGS if name not in ("box", "frame", "light")])
def test_drawings_are_not_cut_by_their_own_rectangle(name: str) -> None:
    drawing = DRAWINGS[name]()
    width, height = int(drawing.rect.w), int(drawing.rect.h)
    roomy = rasterise(f'<g transform="translate(20 20)">{drawing.body}</g>', width + 40, height + 40)
    seen = roomy.get_bounding_rect()
    assert seen.left >= 19 and seen.top >= 19 and seen.right <= 21 + width and seen.bottom <= 21 + height


def test_a_moved_drawing_has_the_same_markup() -> None:
    here, there = (card_outline(x, 150, 150, 4, "dashed", BRASS_HI, 4, 6) for x in (90, 190))
    assert here.body == there.body and there.rect.x - here.rect.x == 100


def test_patterns_close_around_the_card() -> None:
    for style in SET_STYLES[1:]:
        body = card_outline(90, 150, 150, 0, style, BRASS_HI, 4, 6).body
        found = re.search(r'width="([\d.]+)" height="([\d.]+)" rx="([\d.]+)".*?dasharray="([\d. ]+)"', body)
        assert found
        w, h, r = (float(found[i]) for i in (1, 2, 3))
        around = 2 * (w + h) - 8 * r + 2 * 3.14159 * r
        repeats = around / sum(map(float, found[4].split()))
        assert abs(repeats - round(repeats)) < 0.02


def test_set_styles_tell_apart_without_colour() -> None:
    bodies = {card_outline(90, 150, 150, 0, style, BRASS_HI, 4, 6).body for style in SET_STYLES}
    assert len(bodies) == len(SET_STYLES) >= 3 and SET_STYLES[:3] == ("solid", "dashed", "dotted")


def test_level_and_upright_lines_lie_on_whole_pixels() -> None:
    for drawn in (line(3.3, 8.4, 60.2, 8.4, BRASS, 0.4), line(8.4, 3.3, 8.4, 60.2, BRASS, 0.4)):
        assert isinstance(drawn, Fill)
        assert all(value == round(value) for value in drawn.rect) and min(drawn.rect.w, drawn.rect.h) == 1
    assert isinstance(line(0, 0, 10, 20, BRASS), Vector)


def test_merged_drawings_cover_all_parts() -> None:
    parts = [disc(10, 10, 5, BRASS), disc(90, 40, 8, INK)]
    whole = merged(parts)
    assert whole.rect.x == parts[0].rect.x and whole.rect.right == parts[1].rect.right


def test_key_caps_grow_with_their_word() -> None:
    measure = Measure()
    assert key_cap(measure, 0, 20, "R", 14)[1] == 24
    assert key_cap(measure, 0, 20, "Backspace", 14)[1] > measure.width("Backspace", 14, "sans", "semibold")


def test_the_broom_goes_from_left_to_right() -> None:
    area = Rect(60, 300, 1180, 170)
    way = [sweep_path(area, share / 10)[0] for share in range(11)]
    assert way == sorted(way) and way[0] == area.x and way[-1] == area.right


@pytest.mark.parametrize(
    ("other", "area"),
    [(Rect(2, 1, 10, 10), 6.0), (Rect(1, 1, 2, 1), 2.0), (Rect(4, 0, 5, 5), 0.0), (Rect(9, 9, 1, 1), 0.0)],
)
def test_rectangles_share_what_lies_in_both(other: Rect, area: float) -> None:
    mine = Rect(0, 0, 4, 4)
    assert mine.shared(other) == other.shared(mine) == area
    assert mine.overlaps(other) == (area > 0)
