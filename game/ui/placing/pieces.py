"""What is moved and where it goes: cards, and the slates they are put on."""

from dataclasses import dataclass

from game.engine.cards import Card, name
from game.ui.draw import Item, Medal, Rect, Sprite
from game.ui.furniture import dealer_mark, slate
from game.ui.placing.plan import caption_height
from game.ui.scenes.scene import Stage
from game.ui.shapes import box, card_outline, disc, key_cap
from game.ui.table.layout import Pose
from game.ui.text import fitted
from game.ui.theme import BRASS, BRASS_HI, IVORY, MIST, RADIUS_SLATE, TERRA_HI
from game.ui.widgets.buttons import Pressable
from game.ui.widgets.controls import Look, ring

RAISED, HELD = 5, 1.06
NOWHERE = Pose(0, 0, 0)


@dataclass(frozen=True, slots=True)
class CardPiece(Pressable):
    """A card that can be lifted, at its ``pose``; one that is ``held`` is drawn by whoever knows where it is."""

    card: Card = 0
    pose: Pose = NOWHERE
    lifted: bool = False
    pointed: bool = False
    moving: bool = False
    held: bool = False

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The card, a little higher under the pointer, outlined while it is lifted or has the focus."""
        if self.held:
            return []
        u, pose = stage.scale.u, self.pose
        y = round(pose.y - (RAISED * u if self.lifted or self.pointed or look.focused else 0))
        items: list[Item] = [sprite(self.card, pose._replace(y=y), 1.0 if self.lifted else 0.3, self.moving)]
        if self.lifted or look.focused:
            colour = BRASS_HI if self.lifted else IVORY
            items.append(card_outline(pose.x, y, pose.height, 0, "solid", colour, 3 * u, 2 * u, 2 * u, u))
        return items


def sprite(card: Card, pose: Pose, lift: float, moving: bool) -> Sprite:
    """A card face up."""
    code, (x, y, height, angle) = name(card), pose[:4]
    return Sprite(f"placing:{code}", code, x, y, height, angle, lift=lift, moving=moving)


def in_the_air(card: Card, pose: Pose) -> Sprite:
    """A card that is dragged."""
    return sprite(card, pose._replace(height=pose.height * HELD), 1.6, True)


@dataclass(frozen=True, slots=True)
class PlacePiece(Pressable):
    """A slate that cards are put on; ``target`` while a card is held over it, ``wrong`` while something is wrong there.

    ``digit`` is the key that puts a card there, ``portrait`` the face of the person whose place it is, ``note`` what
    stands at the right of its caption; the short ones stand there where there is little room.
    """

    caption: str = ""
    short_caption: str = ""
    note: str = ""
    short_note: str = ""
    digit: str = ""
    portrait: str = ""
    turn: bool = False
    dealer: bool = False
    target: bool = False
    wrong: bool = False

    def draw(self, stage: Stage, look: Look) -> list[Item]:
        """The marks around the slate, which itself lies below the cards."""
        u, radius = stage.scale.u, RADIUS_SLATE * stage.scale.u
        if look.focused:
            return [ring(self.rect.grow(-4 * u), u, on_cloth=True)]
        if self.target:
            return [box(self.rect, radius, BRASS.fade(0.14), 2.5 * u, BRASS_HI)]
        return [box(self.rect, radius, None, 2.5 * u, TERRA_HI)] if self.wrong else []

    def ground(self, stage: Stage) -> list[Item]:
        """The slate with its caption and note."""
        u, rect, measure, high = stage.scale.u, self.rect, stage.measure, caption_height(stage.scale)
        items = list(slate(rect, u, 0.42))
        y = rect.y + 0.54 * high
        left, right = rect.x + 10 * u, rect.right - 10 * u
        if self.digit:
            cap, wide = key_cap(measure, left, y, self.digit, stage.scale.px(14))
            items += cap
            left += wide + 8 * u
        if self.portrait:
            r = 0.34 * high
            items.append(Medal(self.portrait, left + r, y, r))
            items += [disc(left + r, y, r + 4 * u, None, 2.5 * u, BRASS_HI)] if self.turn else []
            left += 2 * r + 10 * u
        if self.dealer:
            r = 0.28 * high
            items.append(dealer_mark(right - r, y, r))
            right -= 2 * r + 8 * u
        return items + self._words(stage, Rect(left, y, right - left, 0))

    def _words(self, stage: Stage, room: Rect) -> list[Item]:
        """Caption and note, shorter ones where there is no room for them."""
        measure, scale = stage.measure, stage.scale
        px, small, gap = scale.px(16), scale.px(15), 10 * scale.u
        pairs = ((self.caption, self.note), (self.caption, self.short_note), (self.short_caption, self.short_note))
        caption, note = next(
            (
                pair
                for pair in pairs
                if measure.width(pair[0], px, "serif", "semibold") + gap + measure.width(pair[1], small) <= room.w
            ),
            pairs[-1],
        )
        label = fitted(measure, room.right, room.y, note, 0.4 * room.w, small, MIST, anchor="right")
        left = room.w - measure.width(label.text, label.size) - gap
        return [fitted(measure, room.x, room.y, caption, left, px, IVORY, "serif", "semibold"), label]
