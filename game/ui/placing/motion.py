"""Cards on their way to where they belong."""

from collections.abc import Mapping

from game.engine.cards import Card
from game.ui.table.layout import Pose
from game.ui.theme import GATHER


class Motion:
    """Where every card is now: at rest, or gliding there from where it was when its place changed.

    ``speed`` stretches the way; 0 leaves it out.
    """

    def __init__(self) -> None:
        self._rest: dict[Card, Pose] = {}
        self._left: dict[Card, tuple[Pose, float]] = {}
        self.now = 0.0
        self.speed = 1.0

    def send(self, rest: Mapping[Card, Pose], held: Mapping[Card, Pose], glide: bool = True) -> None:
        """Cards belong there from now on; those in the fingers come from where they are ``held``."""
        for card, pose in rest.items():
            if not (glide and self.speed and card in self._rest):
                self._left.pop(card, None)
            elif card in held or pose != self._rest[card]:
                self._left[card] = (held.get(card) or self.pose(card), self.now)
        self._rest = dict(rest)

    @property
    def busy(self) -> bool:
        """Whether a card is on its way."""
        return bool(self._left)

    def update(self, now: float) -> None:
        """Let time pass until this moment."""
        self.now = now
        self._left = {card: left for card, left in self._left.items() if now - left[1] < GATHER * self.speed}

    def gliding(self, card: Card) -> bool:
        """Whether a card is on its way."""
        return card in self._left

    def pose(self, card: Card) -> Pose:
        """Where a card is now."""
        rest = self._rest[card]
        if card not in self._left:
            return rest
        start, since = self._left[card]
        part = min(1.0, max(0.0, (self.now - since) / (GATHER * self.speed)))
        share = 1 - (1 - part) ** 3
        x, y, height = (a + (b - a) * share for a, b in zip(start[:3], rest[:3], strict=True))
        return Pose(x, y, height, start.angle * (1 - share))
