"""How large things are in this window: one unit for everything, one floor for text."""

from dataclasses import dataclass

from game.ui.theme import SMALLEST_TEXT


@dataclass(frozen=True, slots=True)
class Scale:
    """The window's size in pixels and what follows from it.

    ``text`` is the player's text size, 1.0 to 1.5. ``u`` is one logical pixel of the 1280x800 design, from 0.75 to 3.
    """

    width: int
    height: int
    text: float = 1.0

    @property
    def portrait(self) -> bool:
        """Whether the window stands upright; an almost square one still takes the landscape arrangement."""
        return self.height > 1.3 * self.width

    @property
    def u(self) -> float:
        """Pixels of one logical pixel."""
        if self.portrait:
            return min(3.0, max(0.75, 1.18 * min(self.width / 1080, self.height / 1920)))
        return min(3.0, max(0.75, min(self.width / 1280, self.height / 800)))

    def px(self, size: float) -> int:
        """The type size in pixels of a style drawn at ``size``; never below the smallest readable one."""
        factor = 1.3 * min(self.width / 1080, self.height / 1920) if self.portrait else self.u
        return max(SMALLEST_TEXT, round(size * factor * self.text))
