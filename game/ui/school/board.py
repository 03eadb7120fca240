"""The table of a lesson: the one of every match, with the teacher's paper where it lies least in the way."""

from game.engine.actions import Play
from game.engine.cards import name
from game.ui.draw import Item, Rect
from game.ui.scenes.table import TableScene
from game.ui.school.places import beside
from game.ui.table.grip import raised
from game.ui.table.layout import Layout
from game.ui.table.marks import outline


class LessonTable(TableScene):
    """A match on screen with room for the teacher.

    ``paper`` is his part of the window, ``allowed`` whether the learner may play now, ``first`` the key of what is said
    to a learner who plays although he may not.
    """

    paper: Rect
    piles_open = True
    allowed = True
    first = "refuse.lesson"

    @property
    def my_turn(self) -> bool:
        """Whether the learner may play a card."""
        return self.allowed and super().my_turn

    @property
    def more_keys(self) -> tuple[str, ...]:
        """Whoever has not seen the deal played looks at what has been taken."""
        return ("piles",) if any(self.view.piles) else ()

    @property
    def held_up(self) -> str | None:
        """What has to come first as long as the learner may not play."""
        return None if self.allowed else self.first

    def allow(self, allowed: bool) -> None:
        """Let the learner play, or not."""
        if allowed != self.allowed:
            self.allowed = allowed
            self._attend()

    def _layout(self) -> Layout:
        layout, self.paper = beside(super()._layout())
        return layout

    def outlined(self, play: Play) -> list[Item]:
        """Lines around the card of a play and around what it takes."""
        if self.busy:
            return []
        placed = self.hands.animator.targets()
        items: list[Item] = []
        for card in (play.card, *(play.taken or ())):
            if name(card) in placed:
                pose = placed[name(card)].pose
                if card == play.card:
                    pose = raised(pose, self.rise.get(card, 0.0))
                items.append(outline(self.stage, pose, "dashed", True))
        return items
