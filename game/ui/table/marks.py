"""What lights up on the table: capture sets with their sums, the place to lie down, a play that is shown."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.engine.captures import value
from game.engine.cards import Card, name
from game.engine.events import Awarded, Declared, Event, Leftovers, Played
from game.engine.state import Observation
from game.match.i18n import Words
from game.ui.draw import Item, Rect
from game.ui.furniture.tags import TagKind, tag
from game.ui.sayings import Deck, sum_text, table_value
from game.ui.scenes.scene import Stage
from game.ui.shapes import SET_STYLES, card_outline
from game.ui.table.choices import Choice
from game.ui.table.layout import Layout, Pose
from game.ui.table.place import Placed, pile_of
from game.ui.theme import BRASS_HI, SET_LINE

GAP = 6
SECOND_GAP = 5
SHIFT = 0.22
"""How far a tag moves aside at a time, as a share of the width of a card."""

INDEX = (0.3, 0.22)
"""How much of a card's width and height its corner index takes."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks for one moment: ``under`` lie beneath the held card, ``tags`` above the cards, dimmed cards stand back."""

    under: tuple[Item, ...] = ()
    tags: tuple[Item, ...] = ()
    dimmed: frozenset[str] = frozenset()


def outline(stage: Stage, pose: Pose, style: str, chosen: bool, second: bool = False, alpha: float = 1.0) -> Item:
    """The line around a card of a set; the second line of a card that belongs to two runs further out."""
    unit = max(0.85, stage.scale.u)
    colour, width, keyline = (BRASS_HI, 4.2, 4.0) if chosen else (SET_LINE, 3.2, 2.5)
    gap = (GAP + SECOND_GAP * second) * max(0.8, stage.scale.u)
    return card_outline(
        round(pose.x),
        round(pose.y),
        pose.height,
        pose.angle,
        style,
        colour.fade(alpha),
        width * unit,
        gap,
        keyline * unit,
        unit,
    )


def set_marks(
    stage: Stage,
    layout: Layout,
    view: Observation,
    placed: Mapping[str, Placed],
    choice: Choice,
    held: Rect | None,
    deck: Deck,
) -> Marks:
    """The capture sets of a card, each in its own style with its sum; ``held`` is the lifted card, which hides tags."""
    if choice.crowded:
        return _crowd_marks(stage, layout, view, placed, choice, held, deck)
    single = len(choice.plays) == 1
    lone = len(choice.sets) == 1 and not choice.laying
    under: list[Item] = []
    worn: dict[Card, int] = {}
    chosen_first = sorted(range(len(choice.sets)), key=lambda index: index != choice.armed)
    for index in chosen_first:
        chosen = lone or index == choice.armed
        for card in choice.sets[index]:
            times = worn[card] = worn.get(card, 0) + 1
            if times <= 2:
                pose = placed[name(card)].pose
                under.insert(0, outline(stage, pose, SET_STYLES[index % len(SET_STYLES)], chosen, times == 2))
    spots = _Spots(stage, layout, held, view, placed)
    tags: list[Item] = []
    for index in (one for one in chosen_first if choice.sets[one]):
        taken = choice.sets[index]
        poses = [placed[name(card)].pose for card in taken]
        text = _sum(stage.words, view, choice.card, taken, deck)
        kind = lone or index == choice.armed
        tags = spots.tag(text, None if single else index + 1, kind, poses) + tags
    return Marks(tuple(under), tuple(tags))


def _crowd_marks(
    stage: Stage,
    layout: Layout,
    view: Observation,
    placed: Mapping[str, Placed],
    choice: Choice,
    held: Rect | None,
    deck: Deck,
) -> Marks:
    """Too many sets to outline: what can still complete one stays lit, what is picked is outlined, the sum runs."""
    armed = choice.taking or ()
    shown = armed or tuple(sorted(choice.built))
    under = tuple(outline(stage, placed[name(card)].pose, "solid", True) for card in shown)
    dimmed = frozenset(name(card) for card in view.table if card not in choice.open_cards)
    spots = _Spots(stage, layout, held, view, placed)
    if armed:
        poses = [placed[name(card)].pose for card in armed]
        text = _sum(stage.words, view, choice.card, armed, deck)
        return Marks(under, tuple(spots.tag(text, None, True, poses)), dimmed)
    figures = " + ".join(str(table_value(view.rules, card, view.matta)) for card in shown)
    text = (
        stage.words.text("table.building", sum=figures)
        if shown
        else stage.words.text("table.many_sets", count=len(choice.sets))
    )
    poses = [placed[name(card)].pose for card in shown] or [placed[name(card)].pose for card in choice.open_cards]
    return Marks(under, tuple(spots.tag(text, None, False, poses)), dimmed)


def _sum(words: Words, view: Observation, card: Card, taken: Sequence[Card], deck: Deck) -> str:
    return sum_text(words, view.rules, card, taken, value(card, view.matta), view.matta, deck)


def event_marks(
    stage: Stage,
    layout: Layout,
    view: Observation,
    placed: Mapping[str, Placed],
    event: Event | None,
    keys: Iterable[str],
    deck: Deck,
) -> Marks:
    """The cards an event speaks of, outlined, with what they add up to."""
    poses = [placed[key].pose for key in keys if key in placed]
    if event is None or not poses:
        return Marks()
    under = tuple(outline(stage, pose, "solid", True) for pose in poses)
    text = _event_sum(stage.words, view, event, deck)
    tags = _Spots(stage, layout, None, view, placed).tag(text, None, True, poses, 24) if text else []
    return Marks(under, tuple(tags))


def _event_sum(words: Words, view: Observation, event: Event, deck: Deck) -> str:
    match event:
        case Played(card=card, taken=taken, value=counted) if taken is not None:
            return sum_text(words, view.rules, card, taken, counted, view.matta, deck)
        case Declared(cards=cards, matta=matta):
            figures = [value(card, matta) for card in cards]
            return words.text("sum.equal", value=" + ".join(map(str, figures)), parts=sum(figures))
        case Awarded(total=total, points=points):
            return words.plural("table.award", points, total=total)
        case Leftovers():
            return words.text("table.leftovers")
    return ""


class _Spots:
    """Finds each tag a place that is free: over its set, under it, or over one of its cards."""

    def __init__(
        self, stage: Stage, layout: Layout, held: Rect | None, view: Observation, placed: Mapping[str, Placed]
    ) -> None:
        self.stage, self.layout = stage, layout
        self.table = [placed[name(card)].pose for card in view.table if name(card) in placed]
        self.taken = [
            *layout.plates,
            layout.score,
            *(pile_of(view, side, layout).chip for side in range(len(view.piles))),
        ]
        if held is not None:
            self.taken.append(held)

    def tag(self, text: str, number: int | None, chosen: bool, poses: Sequence[Pose], size: float = 17) -> list[Item]:
        """The tag of a set lying at these poses."""
        scale, measure = self.stage.scale, self.stage.measure
        kind: TagKind = "brass" if chosen else "paper"
        w = tag(scale, measure, 0, 0, text, number, kind, size)[1].w
        places = [(max(w / 2 + 4, min(scale.width - w / 2 - 4, x)), y) for x, y in self._candidates(poses, size)]
        every = [tag(scale, measure, x, y, text, number, kind, size) for x, y in places]
        made = [one for one in every if one[1].y > 0 and one[1].bottom < self.layout.hint.y] or every
        indices = [corner for pose in self.table if pose not in poses for corner in _indices(pose)]
        best = made[0]
        for taken in ([*self.taken, *indices], self.taken):
            if free := [one for one in made if not any(one[1].overlaps(other) for other in taken)]:
                best = free[0]
                break
        self.taken.append(best[1])
        return best[0]

    def _belongs(self, x: float, poses: Sequence[Pose]) -> bool:
        """Whether what hangs over a row of a set there hangs over the set: no other card of the row is nearer."""
        row = [pose for pose in self.table if any(abs(pose.y - own.y) < own.height / 2 for own in poses)]
        others = (abs(pose.x - x) for pose in row if pose not in poses)
        return min(abs(pose.x - x) for pose in poses) < min(others, default=float("inf"))

    def _candidates(self, poses: Sequence[Pose], size: float) -> list[tuple[float, float]]:
        """Places from the best to the last resort: over the set, a little aside, then under it and over its cards."""
        u = max(0.8, self.stage.scale.u)
        off = (28 + (size - 17) * 0.8) * u
        ordered = sorted(poses, key=lambda pose: pose.x)
        height, step = poses[0].height, SHIFT * poses[0].rect.w
        level = max(pose.y for pose in poses) - min(pose.y for pose in poses) < height / 2
        wide = any(b.x - a.x > 2.1 * height for a, b in pairwise(ordered))
        middle = sum(pose.x for pose in poses) / len(poses)
        over = min(pose.y for pose in poses) - height / 2 - off
        under = max(pose.y for pose in poses) + height / 2 + off
        rows = (over, under) if level and not wide else ()
        across = [(middle + k * step, y) for y in rows for k in (0, 1, -1, 2, -2)]
        across = [(x, y) for x, y in across if self._belongs(x, poses)]
        each = [
            (pose.x + k * step, pose.y + sign * (height / 2 + off))
            for sign in (-1, 1)
            for k in (0, 1, -1)
            for pose in ordered
        ]
        free = [(middle + k * 62 * u, over) for k in (-1, 1, -2, 2)]
        free += [(x, over - k * 38 * u) for k in (1, 2) for x in (middle, ordered[0].x)]
        return across + each + free


def _indices(pose: Pose) -> tuple[Rect, Rect]:
    """The two corners of a card by which it is known."""
    card = pose.rect
    w, h = INDEX[0] * card.w, INDEX[1] * card.h
    return Rect(card.x, card.y, w, h), Rect(card.right - w, card.bottom - h, w, h)
