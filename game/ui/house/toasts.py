"""A sentence that is seen for a while."""

from dataclasses import dataclass

from game.ui.draw import Item
from game.ui.furniture.messages import toast
from game.ui.scenes.scene import Stage
from game.ui.theme import PANEL, TOAST


@dataclass(frozen=True, slots=True)
class Toast:
    """What is told since a moment, in seconds."""

    text: str
    warning: bool
    since: float

    def over(self, now: float) -> bool:
        """Whether it has been seen long enough."""
        return now > self.since + TOAST

    def items(self, stage: Stage, now: float) -> list[Item]:
        """The strip, sliding in and out."""
        shown = min(1.0, (now - self.since) / PANEL, (self.since + TOAST - now) / PANEL)
        return toast(stage.scale, stage.measure, self.text, self.warning, max(0.0, shown))[0]
