"""What the player points at, holds and means: presses, moves and keys become one wish.

Dragging, clicking and the keyboard go through the same choice of the same card, so they can do the same things.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot

from game.engine.actions import Play
from game.engine.cards import Card, name, parse
from game.ui.draw import Rect
from game.ui.table.choices import Choice
from game.ui.table.drag import Drag, most_covered
from game.ui.table.layout import Layout, Pose
from game.ui.table.place import HAND_LAYER, Placed
from game.ui.theme import DOUBLE_CLICK, DRAG_START, HOVER_RISE


@dataclass(frozen=True, slots=True)
class Wish:
    """What came of an input: a play to make, a card to ask about, a card that may not, a new order of the hand."""

    play: Play | None = None
    ask: Card | None = None
    refused: Card | None = None
    order: tuple[Card, ...] | None = None
    lifted: Card | None = None


NOTHING = Wish()


@dataclass(slots=True)
class Grip:
    """The state of the player's hand at the table.

    ``choice`` belongs to the card that is dragged, else picked by a click, else under the pointer or keyboard focus.
    """

    choices: Mapping[Card, Choice] = field(default_factory=dict)
    hand: tuple[Card, ...] = ()
    placed: Mapping[str, Placed] = field(default_factory=dict)
    zone: Rect | None = None
    my_turn: bool = False
    hover: Card | None = None
    focus: Card | None = None
    picked: Card | None = None
    drag: Drag | None = None
    choice: Choice | None = None
    stepped: bool = False
    _clicked: tuple[Card | None, float] = (None, -9.0)
    _leave_picked: bool = False

    @property
    def card(self) -> Card | None:
        """The card whose possibilities are shown."""
        if self.drag is not None:
            return self.drag.card
        return self.picked if self.picked is not None else self.hover if self.hover is not None else self.focus

    @property
    def dragging(self) -> bool:
        """Whether a card is on its way with the pointer."""
        return self.drag is not None and self.drag.started

    @property
    def lifted(self) -> bool:
        """Whether a card is on its way, or was picked by a click."""
        return self.dragging or self.picked is not None

    @property
    def meant(self) -> bool:
        """Whether a card is held, picked or has the keyboard's focus."""
        return self.drag is not None or self.picked is not None or self.focus is not None

    def attend(
        self, choices: Mapping[Card, Choice], hand: tuple[Card, ...], placed: Mapping[str, Placed], my_turn: bool
    ) -> None:
        """Go on with what is possible and where things lie now; what is held is kept as long as it is there."""
        self.choices, self.hand, self.placed, self.my_turn = choices, hand, placed, my_turn
        if self.drag is not None and self.drag.card not in hand:
            self.drag = None
        self.picked = self.picked if self.picked in hand else None
        self.hover = self.hover if self.hover in hand else None
        self.focus = self.focus if self.focus in hand else None
        self._choose()

    def rest(self) -> None:
        """Nothing is possible while something is shown."""
        self.attend({}, self.hand, self.placed, False)

    def _choose(self) -> None:
        card = self.card
        fresh = self.choices.get(card) if card is not None else None
        held = self.choice
        if fresh is None or held is None or held.card != fresh.card or held.sets != fresh.sets:
            self.choice, self.stepped = fresh, False

    def over_hand(self, x: float, y: float) -> Card | None:
        """The topmost card of the hand under a point."""
        hits = [
            (item.pose.layer, key)
            for key, item in self.placed.items()
            if item.face == key and item.pose.layer >= HAND_LAYER and item.pose.covers(x, y)
        ]
        card = parse(max(hits)[1]) if hits else None
        return card if card in self.hand else None

    def over_table(self, x: float, y: float) -> Card | None:
        """The topmost card of the table under a point."""
        hits = [
            (item.pose.layer, key)
            for key, item in self.placed.items()
            if item.face == key and item.pose.layer < HAND_LAYER and item.pose.covers(x, y)
        ]
        return parse(max(hits)[1]) if hits else None

    def press(self, x: float, y: float, button: str) -> Wish:
        """A button went down."""
        if button != "left":
            return self._other_button(button)
        card = self.over_hand(x, y)
        if card is not None:
            pose = self.placed[name(card)].pose
            self.drag = Drag(card, pose.x - x, pose.y - y, x, y, x, y)
            self._leave_picked, self.picked = self.picked == card, None
            self.focus = None
            self._choose()
            return Wish(lifted=card)
        if self.picked is None:
            return NOTHING
        return self._click_table(x, y)

    def _other_button(self, button: str) -> Wish:
        if (
            button == "right"
            and self.choice is not None
            and len(self.choice.plays) > 1
            and (self.drag is not None or self.picked is not None)
        ):
            self.step(1)
        else:
            self.let_go()
        return NOTHING

    def _click_table(self, x: float, y: float) -> Wish:
        choice, card = self.choice, self.over_table(x, y)
        if choice is None:
            refused, self.picked = self.picked, None
            return Wish(refused=refused)
        if self.zone is not None and self.zone.contains(x, y) and choice.may_lay:
            return self.wish(Play(choice.card, None))
        if card is None:
            return self.decide()
        if choice.crowded:
            self.choice = choice.pick(card)
            return NOTHING
        having = [taken for taken in choice.sets if card in taken]
        if len(having) == 1 or card in (choice.taking or ()):
            self.choice = choice.point(card)
            return self.decide()
        self.choice = choice.point(card)
        return NOTHING if having else self.decide()

    def move(self, x: float, y: float, layout: Layout) -> None:
        """The pointer moved."""
        if self.drag is None:
            self.hover = self.over_hand(x, y)
            self._choose()
            return
        drag = self.drag
        drag.speed += x - drag.x
        drag.x, drag.y = x, y
        if hypot(x - drag.from_x, y - drag.from_y) > DRAG_START * max(1.0, layout.scale.u):
            drag.started = True
        if drag.started and self.choice is not None and not self.stepped:
            aimed = self._aimed()
            self.choice = self.choice.point(aimed) if aimed is not None else self._unaimed(self.choice)

    def _unaimed(self, choice: Choice) -> Choice:
        return Choice(choice.card, choice.sets, choice.may_lay, None, choice.built)

    def _aimed(self) -> Card | None:
        """The capturable table card under the pointer, else the one that the dragged card covers most."""
        assert self.drag is not None and self.choice is not None
        wanted = {card for taken in self.choice.sets for card in taken}
        card = self.over_table(self.drag.x, self.drag.y)
        return card if card in wanted else most_covered(self.dragged().rect, wanted, self.placed)

    def dragged(self) -> Pose:
        """How the dragged card lies now."""
        assert self.drag is not None
        return self.drag.pose(self.placed[name(self.drag.card)].pose)

    @property
    def leaning(self) -> bool:
        """Whether the dragged card has yet to settle."""
        return self.drag is not None and self.drag.started and self.drag.tilt != 0.0

    def release(self, x: float, y: float, at: float, layout: Layout) -> Wish:
        """The left button went up: a click if the card never moved, else a drop."""
        drag = self.drag
        if drag is None:
            return NOTHING
        if not drag.started:
            return self._clicked_card(drag.card, at)
        choice = self.choice
        zoned = self.zone is not None and self.zone.contains(x, y) and self.over_hand(x, y) in (None, drag.card)
        if zoned and self.my_turn and choice is not None and choice.may_lay:
            return self.wish(Play(choice.card, None))
        home = layout.hands[0]
        inside = 0 <= x < layout.scale.width and 0 <= y < layout.scale.height
        if not inside or y > home.y - home.height * 0.42:
            order = self._reordered(drag) if inside else None
            self.let_go()
            return Wish(order=order)
        if choice is None or not self.my_turn:
            self.let_go()
            return Wish(refused=drag.card)
        return self.decide()

    def _clicked_card(self, card: Card, at: float) -> Wish:
        self.drag = None
        twice = self._clicked[0] == card and at - self._clicked[1] <= DOUBLE_CLICK
        self._clicked = (card, at)
        only = self.choices[card].only if card in self.choices else None
        if twice and only is not None:
            return self.wish(only)
        if self._leave_picked:
            self.let_go()
            return NOTHING
        self.picked = card
        self._choose()
        return NOTHING

    def _reordered(self, drag: Drag) -> tuple[Card, ...] | None:
        """The hand with the dragged card where it was dropped."""
        centre = drag.x + drag.grab_x
        rest = [card for card in self.hand if card != drag.card]
        before = [card for card in rest if self.placed[name(card)].pose.x < centre]
        order = (*before, drag.card, *rest[len(before) :])
        return order if order != self.hand else None

    def step(self, by: int) -> None:
        """Arm the next or previous play."""
        if self.choice is not None:
            self.choice, self.stepped = self.choice.step(by), True

    def number(self, index: int) -> None:
        """Arm the play of a number, from 0."""
        if self.choice is not None:
            self.choice, self.stepped = self.choice.number(index), True

    def turn_focus(self, by: int) -> None:
        """Move the keyboard's focus along the hand."""
        if not self.hand:
            return
        current = self.picked if self.picked is not None else self.focus if self.focus is not None else self.hover
        self.picked, self.hover = None, None
        index = self.hand.index(current) + by if current in self.hand else (0 if by > 0 else -1)
        self.focus = self.hand[index % len(self.hand)]
        self._choose()

    def decide(self) -> Wish:
        """Play what the shown card means; ask where it is open, refuse where nothing is allowed."""
        card = self.card
        if card is None:
            return NOTHING
        if self.choice is None or not self.my_turn:
            self.let_go()
            return Wish(refused=card)
        meant = self.choice.meant
        return self.wish(meant) if meant is not None else Wish(ask=card)

    def wish(self, play: Play) -> Wish:
        """Let go of the card and wish for this play."""
        if not self.my_turn:
            self.let_go()
            return Wish(refused=play.card)
        return Wish(play=play)

    def let_go(self) -> None:
        """Put everything back."""
        self.drag, self.picked, self.focus, self.hover = None, None, None, None
        self.choice, self.stepped = None, False


def raised(pose: Pose, share: float) -> Pose:
    """A card of the hand lifted out of the row; ``share`` 0-1 of the full rise."""
    return pose._replace(y=pose.y - pose.height * HOVER_RISE * share, lift=pose.lift + 1.2 * share)
