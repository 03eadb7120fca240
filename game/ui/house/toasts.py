"""Sentences that are seen for a while, one after another."""

from dataclasses import dataclass

from game.ui.draw import Item
from game.ui.furniture.messages import toast
from game.ui.scenes.scene import Stage
from game.ui.theme import PANEL, TOAST, WARNING


@dataclass(frozen=True, slots=True)
class Toast:
    """What is told since a moment, in seconds."""

    text: str
    warning: bool
    since: float

    @property
    def ends(self) -> float:
        """When it has been seen long enough."""
        return self.since + (WARNING if self.warning else TOAST)

    def items(self, stage: Stage, now: float) -> list[Item]:
        """The strip, sliding in and out."""
        shown = min(1.0, (now - self.since) / PANEL, (self.ends - now) / PANEL)
        return toast(stage.scale, stage.measure, self.text, self.warning, max(0.0, shown))[0]


class Toasts:
    """What is told now and what waits until a warning has been seen; all else gives way at once."""

    def __init__(self) -> None:
        self._told: Toast | None = None
        self._waiting: list[tuple[str, bool]] = []

    def __bool__(self) -> bool:
        return self._told is not None

    def tell(self, text: str, warning: bool, now: float) -> None:
        """Let a sentence be seen, after the warnings before it."""
        if self._told is None or not self._told.warning:
            self._told = Toast(text, warning, now)
        elif text != self._told.text and (text, warning) not in self._waiting:
            self._waiting.append((text, warning))

    def update(self, now: float) -> None:
        """Go on to the next sentence when one has been seen long enough."""
        if self._told is not None and now > self._told.ends:
            self._told = Toast(*self._waiting.pop(0), now) if self._waiting else None

    def dismiss(self) -> None:
        """The player goes on: only a warning stays for its time."""
        if self._told is not None and not self._told.warning:
            self._told = None

    def items(self, stage: Stage, now: float) -> list[Item]:
        """What is told now."""
        return self._told.items(stage, now) if self._told is not None else []
