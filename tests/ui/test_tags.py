"""Tags over cards never hide what other cards are."""

from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest

from game.engine.cards import name
from game.engine.events import Declared
from game.engine.play import legal
from game.ui.coach.takes import takes_tags
from game.ui.draw import Item, Rect, Vector
from game.ui.scenes.scene import Stage
from game.ui.table.arrange import Arrangement, opening, settle
from game.ui.table.choices import choices
from game.ui.table.marks import event_marks, set_marks
from game.ui.table.place import Placed, place
from game.ui.table.seating import layout
from tests.ui.positions import area, cards, labels, stage, view

SIZES = ((960, 600), (1280, 800), (1920, 1080), (1080, 1920))
TABLES = (
    ("4d3bKd5c2s", "7sJcAb"),
    ("KdCc5cJs2b6sKb4cAd3dJdCs6b5sKc2dJb3cCdKs", "7d4sAb"),
    ("4c4b5s2dAd6d", "4s7cJd"),
)
each_size = pytest.mark.parametrize("size", SIZES)
each_table = pytest.mark.parametrize(("table", "hand"), TABLES)


def pills(items: list[Item]) -> list[Rect]:
    """Where the paper of tags lies, without their shadows."""
    return [item.rect for item in items if isinstance(item, Vector)]


def laid(shown: Stage, table: str, hand: str) -> dict[str, Placed]:
    seen = view(table, hand)
    places = layout(shown.scale, 2, 3)
    return place(seen, settle(Arrangement(hand=cards(hand)), seen.table, places), places)


def corner(placed: Placed, turned: bool) -> Rect:
    """A little of a card's corner index, upright or turned."""
    card = placed.pose.rect
    w, h = 0.25 * card.w, 0.18 * card.h
    return Rect(card.right - w, card.bottom - h, w, h) if turned else Rect(card.x, card.y, w, h)


@each_size
@each_table
def test_the_sum_of_a_set_hides_no_other_card_s_index(size: tuple[int, int], table: str, hand: str) -> None:
    shown, seen = stage(*size), view(table, hand)
    placed, places = laid(shown, table, hand), layout(stage(*size).scale, 2, 3)
    for choice in choices(legal(seen)).values():
        if len(choice.plays) != 1 or not choice.plays[0].taken:
            continue
        tags = pills(list(set_marks(shown, places, seen, placed, choice, None, "italian").tags))
        others = [placed[name(card)] for card in seen.table if card not in choice.plays[0].taken]
        for other in others:
            assert not any(corner(other, turned).overlaps(tag) for turned in (False, True) for tag in tags)


def off(card: Rect, x: float, y: float) -> float:
    """How far a point is from a card."""
    return hypot(max(0.0, abs(x - card.centre[0]) - card.w / 2), max(0.0, abs(y - card.centre[1]) - card.h / 2))


@each_size
@pytest.mark.parametrize(("table", "hand"), [*TABLES, ("As2bJs5bCb4b", "5d7dKb"), ("3dKsCbJc4cJd", "7d5dAs")])
def test_the_sum_of_a_set_hangs_over_a_card_of_it(size: tuple[int, int], table: str, hand: str) -> None:
    shown, seen = stage(*size), view(table, hand)
    places = layout(shown.scale, 2, 3)
    placed = place(seen, replace(opening(seen.table, places), hand=cards(hand)), places)
    for choice in choices(legal(seen)).values():
        if choice.crowded:
            continue
        for taken in choice.sets:
            alone = replace(choice, sets=(taken,), may_lay=False)
            middle = pills(list(set_marks(shown, places, seen, placed, alone, None, "italian").tags))[0].centre
            away = {card: off(placed[name(card)].pose.rect, *middle) for card in seen.table}
            nearest = min(taken, key=lambda card: away[card])
            level = placed[name(nearest)].pose
            row = [card for card in seen.table if abs(placed[name(card)].pose.y - level.y) < level.height / 2]
            assert away[nearest] <= min(away[card] for card in row) + 1
        tags = pills(list(set_marks(shown, places, seen, placed, choice, None, "italian").tags))
        papers = [tag for tag in tags if tag.w > 1.2 * tag.h]
        assert not any(a.overlaps(b) for a, b in combinations(papers, 2))


@each_size
@each_table
def test_what_cards_take_stands_clear_above_them(size: tuple[int, int], table: str, hand: str) -> None:
    shown, seen = stage(*size), view(table, hand)
    placed = laid(shown, table, hand)
    own = [placed[name(card)].pose for card in seen.hands[0] if card is not None]
    tags = pills(takes_tags(shown, choices(legal(seen)), placed))
    assert len(tags) == len(own)
    for tag in tags:
        assert not any(pose.covers(x, tag.bottom) for pose in own for x in (tag.x, tag.centre[0], tag.right))
        assert tag.w <= max(pose.rect.w for pose in own) + 1


def test_two_long_sums_become_a_number_of_ways() -> None:
    shown, seen = stage(960, 600), view("4d3bKd5c2s", "7sJcAb")
    tags = takes_tags(shown, choices(legal(seen)), laid(shown, "4d3bKd5c2s", "7sJcAb"))
    assert [label.text for label in labels(tags)] == ["2 ways", "5 + 3", "lay"]


@pytest.mark.parametrize("size", SIZES)
def test_what_others_declare_adds_up_before_the_eyes(size: tuple[int, int]) -> None:
    at, seen = stage(*size), view("4d3bAdKs", "7c2d3s", "cirulla_genovese")
    places = layout(at.scale, 2, 3)
    poses = [places.hands[1].pose(index, 3) for index in range(3)]
    placed = {code: Placed(code, pose) for code, pose in zip(("3s", "5b", "Ac"), poses, strict=True)}
    said = Declared(1, 1, "low", 3, cards("3s5bAc"), None)
    (shown,) = labels(event_marks(at, places, seen, placed, said, placed, "italian").tags)
    assert "3 + 5 + 1" in shown.text
    assert area(shown).y > 0 and area(shown).bottom < places.hint.y
