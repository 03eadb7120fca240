"""What each card of the hand could take, for those who are learning: as small tags over the cards."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import Final

from game.engine.cards import Card, name
from game.ui.coach.terms import figures
from game.ui.draw import Item
from game.ui.furniture import tag
from game.ui.furniture.tags import TagKind
from game.ui.scenes.scene import Stage
from game.ui.table.choices import Choice
from game.ui.table.layout import Pose
from game.ui.table.place import Placed

SEVERAL: Final = 2
"""More ways than these are only counted on a tag."""

TAG, ABOVE = 15, 5


def takes_tags(stage: Stage, choices: Mapping[Card, Choice], placed: Mapping[str, Placed]) -> list[Item]:
    """A tag at the head of each card of the hand: the sum it takes, how many ways it has, or that it is laid."""
    poses = {card: placed[name(card)].pose for card in choices if name(card) in placed}
    room = _room(list(poses.values()))
    items: list[Item] = []
    for card, pose in poses.items():
        sets = [taken for taken in choices[card].sets if taken]
        text = _tag_text(stage, sets, room)
        kind: TagKind = "brass" if sets else "paper"
        high = tag(stage.scale, stage.measure, 0, 0, text, size=TAG)[1].h
        y = _top(pose) - high / 2 - ABOVE * stage.scale.u
        items += tag(stage.scale, stage.measure, pose.x, y, text, None, kind, TAG)[0]
    return items


def _tag_text(stage: Stage, sets: Sequence[tuple[Card, ...]], room: float) -> str:
    """The sums themselves where they fit over a card, else only how many there are."""
    if not sets:
        return stage.words.text("coach.takes.tag.nothing")
    text = " / ".join(map(figures, sets))
    wide = tag(stage.scale, stage.measure, 0, 0, text, size=TAG)[1].w
    if len(sets) > SEVERAL or wide > room:
        return stage.words.plural("coach.takes.tag.many", len(sets))
    return text


def _room(poses: Sequence[Pose]) -> float:
    """How wide a tag may be: no wider than a card, nor than the way to the next one."""
    ways = [abs(b.x - a.x) for a, b in pairwise(sorted(poses, key=lambda pose: pose.x))]
    return min([pose.rect.w for pose in poses] + ways, default=0.0)


def _top(pose: Pose) -> float:
    """The upper edge of a turned card: where its higher corner is."""
    turn = radians(abs(pose.angle))
    return pose.y - (pose.height * cos(turn) + pose.rect.w * sin(turn)) / 2
