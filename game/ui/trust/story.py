"""How a deal is sealed, cut, played and checked, told in four pictures."""

from math import cos, pi, sin
from random import Random
from typing import Final

from game.engine.actions import Deal
from game.engine.cards import name
from game.engine.shuffle import Proof, proof, seal
from game.ui.draw import Item, Rect, Sprite, Vector
from game.ui.furniture import tag
from game.ui.shapes import disc, icon, merged, polygon
from game.ui.theme import BRASS, BRASS_HI, BRASS_LO, CARD_RATIO, INK, INK2, LEAF
from game.ui.trust.column import CAPTION, HEADING, SMALL, Column, Content, boxes
from game.ui.trust.digits import GROUP, digit_lines
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Control

CHECK: Final = "check"
PICTURE, CARD, BACKS, LIFTED = 104, 84, 14, 6
LOBES, SAMPLE = 16, 7


def story(column: Column, last: Deal | None) -> list[Control]:
    """The page; with a last deal also a button to check it."""
    words = column.stage.words
    column.title(words.text("fair.story.title"))
    column.prose(words.text("fair.story.lead"))
    column.skip(18)
    boxes(column, [_step(kind, _told_by(last)) for kind in PICTURES])
    column.skip(4)
    column.write(words.text("fair.story.yourself"), HEADING)
    column.prose(words.text("fair.story.check"))
    column.skip(14)
    if last is None:
        return []
    text, u = words.text("fair.story.last"), column.stage.scale.u
    wide = column.stage.measure.width(text, column.stage.scale.px(18), "sans", "semibold") + 56 * u
    button = Button(CHECK, column.take(44)._replace(x=column.x + 3 * u, w=min(column.width, wide)), text=text)
    column.skip(10)
    return [button]


def _told_by(last: Deal | None) -> Proof:
    """The proof of a deal that things are explained by: of a made up one as long as there is no sound real one."""
    real = proof(last) if last else None
    if real is not None and real.agrees:
        return real
    made_up = proof(seal(Random(SAMPLE).randbytes).deal(17, shown=True))
    assert made_up is not None
    return made_up


def _step(kind: str, shown: Proof) -> Content:
    def write(column: Column) -> None:
        words = column.stage.words
        column.write(words.text(f"fair.story.{kind}.title"), HEADING)
        column.skip(8)
        column.items += PICTURES[kind](column, column.take(PICTURE), shown)
        column.skip(10)
        column.write(words.text(f"fair.story.{kind}"), CAPTION)

    return write


def stamp(x: float, y: float, r: float) -> Vector:
    """The picture of a seal: a scalloped disc with a diamond on it."""
    edge = tuple(
        (x + r * k * cos(pi * i / LOBES), y + r * k * sin(pi * i / LOBES))
        for i in range(2 * LOBES)
        for k in ((1.0, 0.9)[i % 2],)
    )
    inner = 0.36 * r
    middle = ((x, y - inner), (x + inner, y), (x, y + inner), (x - inner, y))
    return merged(
        [
            polygon(edge, BRASS, r / 14, INK),
            disc(x, y, 0.7 * r, BRASS_HI, r / 16, BRASS_LO),
            polygon(middle, BRASS_LO),
        ]
    )


def _backs(place: Rect, u: float, count: int, lifted: int = 0) -> list[Item]:
    """The backs of a pack side by side, the last ones lifted."""
    height, pitch = CARD * u, 11 * u
    items: list[Item] = []
    for i in range(count):
        up = i >= count - lifted
        x = place.x + height * CARD_RATIO / 2 + i * pitch + (30 * u if up else 0)
        y = place.centre[1] + (-8 * u if up else 2 * u)
        items.append(Sprite(f"story.{place.x}.{i}", None, x, y, height, -4.0 if up else 0.0, lift=1.6 if up else 0.3))
    return items


def _sealed(column: Column, place: Rect, shown: Proof) -> list[Item]:
    """The pack with a seal on it, and the seal's first digits."""
    stage, u = column.stage, column.stage.scale.u
    items = _backs(place, u, BACKS)
    edge = place.x + CARD * CARD_RATIO * u + 11 * u * (BACKS - 1)
    items.append(stamp(edge - 24 * u, place.centre[1], 34 * u))
    text = stage.words.text("cut.seal", seal=f"{shown.seal[:4]} {shown.seal[4:8]}")
    width = tag(stage.scale, stage.measure, 0, 0, text)[1].w
    return items + tag(stage.scale, stage.measure, edge + 24 * u + width / 2, place.centre[1], text)[0]


def _cut(column: Column, place: Rect, shown: Proof) -> list[Item]:
    return _backs(place, column.stage.scale.u, BACKS + LIFTED, LIFTED)


def _played(column: Column, place: Rect, shown: Proof) -> list[Item]:
    """The first cards of the pack, as many as there is room for."""
    u, height = column.stage.scale.u, CARD * column.stage.scale.u
    pitch = height * CARD_RATIO + 10 * u
    deck = (*shown.pack[shown.cut :], *shown.pack[: shown.cut])
    return [
        Sprite(
            f"story.{name(card)}",
            name(card),
            round(place.x + height * CARD_RATIO / 2 + i * pitch),
            round(place.centre[1]),
            height,
            lift=0.5,
        )
        for i, card in enumerate(deck[: max(1, int((place.w + 10 * u) // pitch))])
    ]


def _checked(column: Column, place: Rect, shown: Proof) -> list[Item]:
    """The hash above the seal, as far as they fit, with a check mark."""
    stage, u = column.stage, column.stage.scale.u
    px = stage.scale.px(SMALL.size)
    left, room = place.x + 56 * u, place.w - 56 * u
    wide = stage.measure.width("0" * GROUP, px, weight="bold") + px
    digits = max(1, min(4, int((room + px) // wide))) * GROUP
    items: list[Item] = [icon("check", place.x + 22 * u, place.centre[1], 34 * u, LEAF)]
    for y, number, colour in ((-0.9, shown.computed, INK), (0.9, shown.seal, INK2)):
        top = place.centre[1] + (y - 0.7) * px
        items += digit_lines(stage, left, top, room, number[:digits], SMALL.size, colour=colour)[0]
    return items


PICTURES: Final = {"sealed": _sealed, "cut": _cut, "played": _played, "checked": _checked}
