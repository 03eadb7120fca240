"""Everything that is seen while a position is set up, made of what lies where and what is held."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.engine.cards import DECK, Card
from game.match.placing import STOCK
from game.ui.draw import Item, Rect
from game.ui.placing.desk import Desk
from game.ui.placing.fingers import Fingers
from game.ui.placing.inwords import pile_name, places_of
from game.ui.placing.motion import Motion
from game.ui.placing.pieces import CardPiece, PlacePiece
from game.ui.placing.plan import Plan, place_poses, rack_pose
from game.ui.sayings import capital
from game.ui.scenes.scene import Stage
from game.ui.shapes import empty_place
from game.ui.table.layout import Pose
from game.ui.table.surroundings import Person
from game.ui.text import fitted
from game.ui.theme import CARD_RATIO, IVORY, MIST
from game.ui.widgets.buttons import Button
from game.ui.widgets.form import Part
from game.ui.widgets.headings import GAP, HEIGHT, MARGIN, SIDE, TITLE, back_button

CARD = "card-"
"""Begins the keys of the cards among the controls; those of the places are their names."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The parts of the screen. ``told`` says that what is wrong was told and is to be shown where it is."""

    stage: Stage
    where: Plan
    people: Sequence[Person]
    desk: Desk
    fingers: Fingers
    motion: Motion
    told: bool

    def head(self, title: str, game: str, leave: str) -> Part:
        """The way back, the title, the game, and the way to take a step back."""
        stage, u, words = self.stage, self.stage.scale.u, self.stage.words
        text, px = words.text("placing.undo"), stage.scale.px(17)
        wide = stage.measure.width(text, px, "sans", "semibold") + 44 * u
        undo = Rect(stage.scale.width - MARGIN * u - wide, (HEIGHT - 46) / 2 * u, wide, 46 * u)
        left, y = (MARGIN + SIDE + GAP) * u, HEIGHT / 2 * u
        room = undo.x - left - 16 * u
        large = stage.scale.px(TITLE)
        name = fitted(stage.measure, left, y, title, room, large, IVORY, "serif", "semibold")
        items: list[Item] = [name]
        left += stage.measure.width(name.text, name.size, "serif", "semibold") + 20 * u
        if (rest := undo.x - left - 16 * u) > stage.measure.width(game, stage.scale.px(17)):
            items.append(fitted(stage.measure, left, y + 5 * u, game, rest, stage.scale.px(17), MIST))
        button = Button("undo", undo, self.desk.can_undo, text=text, kind="cloth", size=17)
        return Part(items, [back_button(stage, leave), button])

    def places(self) -> Part:
        """The slates, and above them the cards; those on their way come last."""
        u, stage = self.stage.scale.u, self.stage
        pieces = [self._place(place, digit) for place, digit in digits(self.desk.placing.places).items()]
        items: list[Item] = [item for piece in pieces for item in piece.ground(stage)]
        for card in DECK:
            rest = rack_pose(card, self.where.rack, stage.scale)
            items.append(empty_place(round(rest.x), round(rest.y), rest.height - 2 * u, 0, u))
        return Part(items, [*pieces, *self.cards()])

    def cards(self) -> list[CardPiece]:
        """All cards, each above those that it covers."""
        order = [card for cards in self.desk.placing.places.values() for card in cards]
        return [self._card(card) for card in sorted(order, key=self.motion.gliding)]

    def rests(self) -> dict[Card, Pose]:
        """Where every card belongs."""
        scale, found = self.stage.scale, dict[Card, Pose]()
        for place, cards in self.desk.placing.places.items():
            if place == STOCK:
                found |= {card: rack_pose(card, self.where.rack, scale) for card in cards}
            else:
                poses = place_poses(len(cards), self.where.places[place], scale)
                found |= dict(zip(cards, poses, strict=True))
        return found

    def place_at(self, x: float, y: float) -> str | None:
        """The place under a point."""
        found = (place for place, rect in self._rects().items() if rect.contains(x, y))
        return next(found, None)

    def card_at(self, x: float, y: float) -> Card | None:
        """The topmost card under a point."""
        return next((piece.card for piece in reversed(self.cards()) if piece.rect.contains(x, y)), None)

    def _rects(self) -> dict[str, Rect]:
        return {**self.where.places, STOCK: self.where.rack}

    def _card(self, card: Card) -> CardPiece:
        fingers, pose = self.fingers, self.motion.pose(card)
        wide = pose.height * CARD_RATIO
        return CardPiece(
            f"{CARD}{card}",
            Rect(pose.x - wide / 2, pose.y - pose.height / 2, wide, pose.height),
            card=card,
            pose=pose,
            lifted=fingers.card == card,
            pointed=fingers.pointed == card and fingers.card is None,
            moving=self.motion.gliding(card),
            held=fingers.dragging and fingers.card == card,
        )

    def _place(self, place: str, digit: str) -> PlacePiece:
        desk = self.desk
        wrong = self.told and desk.wrong is not None and place in places_of(desk.wrong, len(desk.placing.piles))
        target = self.fingers.card is not None and self.place_at(*self.fingers.pointer) == place
        piece = PlacePiece(place, self._rects()[place], digit=digit, target=target, wrong=wrong)
        if place.startswith("hand"):
            return self._hand(piece, int(place.removeprefix("hand")))
        if place.startswith("pile"):
            return self._pile(piece, int(place.removeprefix("pile")))
        caption = self.stage.words.text(f"placing.{place}")
        short = self.stage.words.text(f"placing.{place}.short") if place == STOCK else caption
        return self._counted(piece, caption, short)

    def _pile(self, piece: PlacePiece, side: int) -> PlacePiece:
        words, names = self.stage.words, [person.short for person in self.people]
        alone = len(self.desk.placing.piles) == len(names)
        piece = self._counted(piece, capital(pile_name(words, side, names)), words.text("placing.pile.short"))
        return replace(piece, portrait=self.people[side].portrait if alone else "")

    def _hand(self, piece: PlacePiece, seat: int) -> PlacePiece:
        placing, person = self.desk.placing, self.people[seat]
        open_hand = not placing.hands[seat] and any((placing.sizes(self.desk.rules, open_only=True) or ())[seat:][:1])
        piece = self._counted(piece, person.short, person.short)
        return replace(
            piece,
            note=self.stage.words.text("placing.open") if open_hand else piece.note,
            short_note="?" if open_hand else piece.short_note,
            portrait=person.portrait,
            turn=placing.turn == seat,
            dealer=placing.dealer == seat,
        )

    def _counted(self, piece: PlacePiece, caption: str, short: str) -> PlacePiece:
        number = len(self.desk.placing.places[piece.key])
        note = self.stage.words.plural("placing.count", number)
        return replace(piece, caption=caption, short_caption=short, note=note, short_note=str(number))


def digits(places: Mapping[str, object]) -> dict[str, str]:
    """The key that puts a card there, for every place: from 1 on, and 0 for the stock."""
    return {place: "0" if place == STOCK else str(number) for number, place in enumerate(places, 1)}
