"""What the player holds and points at while cards are put somewhere."""

from math import hypot

from game.engine.cards import Card
from game.ui.table.drag import Drag
from game.ui.table.layout import Pose
from game.ui.theme import DRAG_START


class Fingers:
    """A card that is dragged, or one that was lifted by a click or a key and waits for its place."""

    def __init__(self) -> None:
        self.pointer = (-1.0, -1.0)
        self.pointed: Card | None = None
        self._drag: Drag | None = None
        self._lifted: Card | None = None
        self._again = False

    @property
    def card(self) -> Card | None:
        """The card that is held or lifted."""
        return self._drag.card if self._drag else self._lifted

    @property
    def pressed(self) -> bool:
        """Whether the button is down on a card."""
        return self._drag is not None

    @property
    def leaning(self) -> bool:
        """Whether the dragged card has yet to settle."""
        return self._drag is not None and self._drag.started and self._drag.tilt != 0.0

    @property
    def dragging(self) -> bool:
        """Whether a card follows the pointer."""
        return self._drag is not None and self._drag.started

    def press(self, card: Card, rest: Pose, x: float, y: float) -> None:
        """The button goes down on a card that lies like ``rest``."""
        self._drag = Drag(card, rest.x - x, rest.y - y, x, y, x, y)
        self._again, self._lifted = self._lifted == card, None

    def move(self, x: float, y: float, unit: float) -> None:
        """The pointer moves, and with it what is held; ``unit`` is one logical pixel."""
        self.pointer = (x, y)
        drag = self._drag
        if drag is not None:
            drag.started = drag.started or hypot(x - drag.from_x, y - drag.from_y) > DRAG_START * max(1.0, unit)
            drag.speed += x - drag.x
            drag.x, drag.y = x, y

    def click(self) -> None:
        """The button goes up where it went down: the card stays lifted, or is laid down again if it was."""
        assert self._drag is not None
        self._lifted = None if self._again else self._drag.card
        self._drag = None

    def lift(self, card: Card) -> None:
        """Lift a card by a key, or lay it down again."""
        self._lifted = None if self._lifted == card else card

    def let_go(self) -> None:
        """Hold and lift nothing."""
        self._drag = self._lifted = None

    def lean(self, seconds: float) -> None:
        """Tilt the dragged card with its speed."""
        if self._drag is not None:
            self._drag.lean(seconds)

    def held(self, rest: Pose) -> Pose:
        """How the dragged card lies, that lies like ``rest`` at home."""
        return self._drag.pose(rest) if self._drag else rest
