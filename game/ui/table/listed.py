"""The table and the list of its plays, to which it leaves room while it is open."""

from game.engine.cards import name
from game.ui.inputs import Input, Key
from game.ui.overlays.plays import PlayList
from game.ui.table.place import Placed
from game.ui.table.table import Table
from game.ui.theme import GLIDE_HOME

FOR_HAND = ("left", "right", "tab")
"""Keys by which a card of the hand is chosen."""


class ListedTable(Table):
    """A table at which the plays so far can be listed and chosen."""

    def _drop(self) -> None:
        """Whatever becomes of the dragged card, it starts from where it was let go."""
        drag = self.grip.drag
        if drag is not None and drag.started:
            pose = self.grip.dragged()
            self.hands.animator.put(name(drag.card), Placed(name(drag.card), pose), self.now)

    def _put_back(self) -> None:
        self._drop()
        self.grip.let_go()
        if not self.hands.busy:
            self.glide()

    def _open_list(self) -> None:
        portraits = tuple(person.portrait for person in self.people)
        self.listing = PlayList(self.stage, self.layout, self.view, portraits, self.deck)
        self._make_room()

    def _turn_list(self) -> None:
        """Open the list, or close it if it is open."""
        if self.listing is None:
            self._open_list()
        else:
            self._listed("close")

    def _for_list(self, listing: PlayList, event: Input) -> bool:
        """Whether an input was meant for the list of plays; keys choose there as long as no card waits for them."""
        if isinstance(event, Key):
            if event.name in ("up", "down") and not self._stepping:
                self._put_back()
                listing.choose(-1 if event.name == "up" else 1)
                return True
            if event.name in ("enter", "space") and self.hands.busy:
                return False
            if event.name in FOR_HAND:
                listing.choose(0)
        told = listing.handle(event)
        if told is not None:
            self._listed(told)
        return told is not None

    @property
    def _stepping(self) -> bool:
        """Whether a card is lifted or has the focus that can be played in several ways."""
        grip = self.grip
        return grip.meant and grip.choice is not None and len(grip.choice.plays) > 1

    def _listed(self, told: int | str) -> None:
        """Something was done with the list of plays."""
        if told == "close":
            self.finish()
            self.listing = None
            self._make_room()
        elif isinstance(told, int):
            self._put_back()
            self.finish()
            self.replay(play=told)

    def _make_room(self) -> None:
        """Let everything glide to where the list leaves it room, or back."""
        self.layout = self._arranged()
        self.hands.rearrange(self.layout, self._belonging(), self.now, GLIDE_HOME * self.stage.speed)
        self._attend()
