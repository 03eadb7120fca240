"""The position before a decision: all hands face up, the best play and the one that was made."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from game.ai.review import Decision
from game.engine.actions import Declare, Play
from game.engine.captures import value
from game.engine.cards import name
from game.engine.observe import observe
from game.engine.state import Observation, State
from game.ui.coach.terms import plainly
from game.ui.draw import Item, Medal, Rect, Sprite
from game.ui.furniture import TagKind, tag
from game.ui.sayings import Deck, say, sum_text
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.shapes import disc
from game.ui.table.arrange import opening, sort_hand
from game.ui.table.layout import HandPlace, Layout, PilePlace
from game.ui.table.marks import outline
from game.ui.table.place import Placed, place, relative
from game.ui.table.surroundings import Person
from game.ui.theme import BRASS_HI, CARD_RATIO

OWN, ACROSS, AROUND, TABLE, MEDAL = 0.235, 0.2, 0.17, 0.36, 22
"""Heights of cards as shares of the place there is, and the radius of a portrait in logical pixels."""

CORNER: Final = 290
"""What the buttons at the right take, and the words at the left."""

TAGS: Final = 36
TAG_SIZES: Final = (17, 15, 13, 11, 9)
WIDE: Final = 1.5
"""From card to card in a hand with room, in widths of a card: lines around two neighbours stay apart."""


def board(scale: Scale, area: Rect, seats: int, cards: int) -> Layout:
    """The table in a part of the window; ``cards`` is the largest hand that the game deals."""
    u = scale.u
    tall = OWN * area.h
    row = max(2.6 * tall * CARD_RATIO, area.w - 2 * CORNER * u - tall * CARD_RATIO)
    own = HandPlace(area.centre[0], area.bottom - tall / 2 - 4 * u, tall, tall * CARD_RATIO * WIDE, row, 0, 0)
    others = _across(area, u) if seats == 2 else _around(area, u, seats - 1, cards)
    hands = (own, *others)
    top = others[0].y + others[0].height / 2 + tag_height(scale) + 4 * u
    bottom = own.y - tall / 2 - 14 * u
    table = Rect(area.x + 20 * u, top, area.w - 40 * u, max(1.0, bottom - top))
    most = TABLE * area.h
    nowhere, away = Rect(0, 0, 0, 0), PilePlace(0, 0, 1)
    grids = ((6, 1, most), (8, 1, most), (8, 2, most), (12, 2, most), (14, 3, most))
    plates = tuple(_portrait(hand, u, cards) for hand in hands)
    return Layout(scale, nowhere, nowhere, (), table, away, plates, hands, (away,) * seats, grids, (44 * u, 10 * u))


def tag_height(scale: Scale) -> float:
    """How high the row with the tags is."""
    return TAGS * scale.px(17) / 17


def _across(area: Rect, u: float) -> tuple[HandPlace, ...]:
    tall = ACROSS * area.h
    row = max(2.6 * tall * CARD_RATIO, area.w - 2 * CORNER * u - tall * CARD_RATIO)
    return (HandPlace(area.centre[0], area.y + tall / 2, tall, tall * CARD_RATIO * WIDE, row, 0, 0),)


def _around(area: Rect, u: float, count: int, cards: int) -> tuple[HandPlace, ...]:
    """The others side by side, the next to play at the right."""
    tall, column = AROUND * area.h, area.w / count
    room = column - (2 * MEDAL + 32) * u - tall * CARD_RATIO
    pitch = min(tall * CARD_RATIO * WIDE, room / max(1, cards - 1))
    return tuple(
        HandPlace(
            area.right - (place + 0.5) * column + (MEDAL + 8) * u, area.y + tall / 2, tall, pitch, max(1.0, room), 0, 0
        )
        for place in range(count)
    )


def _portrait(hand: HandPlace, u: float, cards: int) -> Rect:
    """Where the face of a hand's owner is: at the left of the fullest hand, so that it never moves."""
    half = (min(hand.row, hand.pitch * (cards - 1)) + hand.height * CARD_RATIO) / 2
    x = hand.x - half - (MEDAL + 20) * u
    return Rect(x - MEDAL * u, hand.y - MEDAL * u, 2 * MEDAL * u, 2 * MEDAL * u)


def opened(state: State, viewer: int) -> Observation:
    """The match from a seat, with every hand face up."""
    return replace(observe(state, viewer), hands=tuple(sort_hand(hand, "rank") for hand in state.hands))


class Position:
    """A position in a part of the window, seen from ``viewer``, before a decision and with ``best`` if it is known."""

    def __init__(
        self, stage: Stage, area: Rect, decision: Decision, viewer: int, people: Sequence[Person], deck: Deck
    ) -> None:
        self._stage, self._decision, self._people, self._deck = stage, decision, people, deck
        self.view = opened(decision.before, viewer)
        seats = self.view.seats
        self.layout = board(stage.scale, area, seats, self.view.rules.largest_hand(seats))
        arranged = replace(opening(self.view.table, self.layout), hand=self.view.hands[viewer])  # type: ignore[arg-type]
        self.placed = place(self.view, arranged, self.layout)

    def items(self, best: Play | None) -> list[Item]:
        """Faces, cards, lines around the cards of both plays, and what each adds up to."""
        stage, u = self._stage, self._stage.scale.u
        items: list[Item] = []
        for seat, person in enumerate(self._people):
            rect = self.layout.plates[relative(self.view, seat)]
            x, y = rect.centre
            mover = seat == self._decision.seat
            items += [disc(x, y, rect.w / 2 + 5 * u, None, 3 * u, BRASS_HI)] if mover else []
            items.append(Medal(person.portrait, x, y, rect.w / 2))
        made = self._decision.action
        if isinstance(made, Declare):
            hand = self._decision.before.hands[made.seat]
            lines = {name(card): [outline(stage, self.placed[name(card)].pose, "solid", True)] for card in hand}
            return items + self._cards(lines)
        items += self._cards(_lines(stage, self.placed, best or made, made))
        return items + self._tags(best, made)

    def _cards(self, lines: Mapping[str, Sequence[Item]]) -> list[Item]:
        """The cards with the lines around them; what covers a card of a hand covers its lines as well."""
        items: list[Item] = []
        held = {name(card) for hand in self._decision.before.hands for card in hand}
        for key, item in sorted(self.placed.items(), key=lambda entry: entry[1].pose.layer):
            pose = item.pose
            items.append(Sprite(key, item.face, pose.x, pose.y, pose.height, pose.angle, lift=pose.lift))
            items += lines.get(key, ()) if key in held else ()
        return items + [line for key, around in lines.items() if key not in held for line in around]

    def _tags(self, best: Play | None, made: Play) -> list[Item]:
        words, who = self._stage.words, self._people[self._decision.seat].short
        wanted: list[tuple[str, TagKind, Play]] = []
        if best is not None and best != made:
            wanted.append((words.text("review.best", play=self._sum(best)), "brass", best))
        kind: TagKind = "brass" if best == made or self._decision.forced else "paper"
        wanted.append((words.text("review.made", who=who, play=self._sum(made)), kind, made))
        area = self.layout.area
        y = area.y - tag_height(self._stage.scale) / 2
        return _side_by_side(self._stage, area, y, [(text, kind, self._middle(play)) for text, kind, play in wanted])

    def _sum(self, play: Play) -> str:
        words, view = self._stage.words, self.view
        if play.taken is None:
            hand = [card for card in view.hands[self._decision.seat] if card is not None]
            return say(words, "review.laid", card=plainly(words, play.card, hand, self._deck))
        worth = value(play.card, view.matta)
        return sum_text(words, view.rules, play.card, play.taken, worth, view.matta, self._deck)

    def _middle(self, play: Play) -> float:
        poses = [self.placed[name(card)].pose for card in play.taken or (play.card,)]
        return sum(pose.x for pose in poses) / len(poses)


def _lines(stage: Stage, placed: Mapping[str, Placed], best: Play, made: Play) -> dict[str, list[Item]]:
    """Full lines around the cards of the best play, broken ones around those of the other, further out if need be."""
    chosen = {best.card, *(best.taken or ())}
    lines = {name(card): [outline(stage, placed[name(card)].pose, "solid", True)] for card in sorted(chosen)}
    if made != best:
        for card in (made.card, *(made.taken or ())):
            broken = outline(stage, placed[name(card)].pose, "dashed", False, card in chosen)
            lines.setdefault(name(card), []).append(broken)
    return lines


def _side_by_side(stage: Stage, area: Rect, y: float, wanted: Sequence[tuple[str, TagKind, float]]) -> list[Item]:
    """Tags in one row, each as near to its place as the other lets it, smaller where they would be too wide."""
    scale, measure, gap = stage.scale, stage.measure, 10 * stage.scale.u
    ordered = sorted(wanted, key=lambda one: one[2])
    size, widths = TAG_SIZES[0], [area.w]
    for size in TAG_SIZES:
        widths = [tag(scale, measure, 0, 0, text, kind=kind, size=size)[1].w for text, kind, _ in ordered]
        if sum(widths) + gap * (len(widths) - 1) <= area.w:
            break
    items: list[Item] = []
    free = area.x
    for i, (text, kind, x) in enumerate(ordered):
        rest = sum(widths[i:]) + gap * (len(widths) - i - 1)
        left = max(free, min(x - widths[i] / 2, area.right - rest))
        items += tag(scale, measure, left + widths[i] / 2, y, text, kind=kind, size=size)[0]
        free = left + widths[i] + gap
    return items
