"""What was done in the deal on the table: where its cards came to lie, and what of it can be shown again."""

from collections.abc import Sequence
from dataclasses import replace

from game.engine.cards import Card
from game.engine.events import Counted, Dealt, Event, Played, Won
from game.match.host import SeenStep
from game.ui.show.beats import Beat, Picture
from game.ui.show.script import script
from game.ui.table.arrange import Arrangement, Sorting, opening, settle, sort_hand
from game.ui.table.layout import Layout


class Past:
    """The steps of a deal as the viewer saw them. Where a card lies follows from them and from nothing else."""

    def __init__(self, table: tuple[Card, ...]) -> None:
        """Begin with these cards on the table."""
        self._table = table
        self.steps: list[SeenStep] = []

    def add(self, *steps: SeenStep) -> None:
        """Go on by what was done; a new pack ends the deal before it."""
        for step in steps:
            if _deals(step.events) or not self.steps:
                self._table, self.steps = step.before.table, []
            self.steps.append(step)

    @property
    def news(self) -> Event | None:
        """What was told last of the table, None where nothing was done."""
        events = self.steps[-1].events if self.steps else ()
        return next((event for event in reversed(events) if not isinstance(event, Counted | Won)), None)

    def arrangement(self, layout: Layout, count: int | None = None) -> Arrangement:
        """Where the cards of the table lie, after so many steps if not now; the hand is left out."""
        arranged = opening(self._table, layout)
        for step in self.steps[:count]:
            table = step.after.table
            arranged = opening(table, layout) if _deals(step.events) else settle(arranged, table, layout)
        return arranged

    def since(self, seat: int) -> range:
        """The steps after a seat's last play, or after the deal; that itself where nothing came after it."""
        count = len(self.steps)
        begun = (at for at in reversed(range(count)) if _begins(self.steps[at].events, seat))
        first = next(begun, -1) + 1
        return range(first, count) if first < count else range(max(0, count - 1), count)

    def play(self, number: int) -> range:
        """The step that was the deal's play of this number, from 0; none where that is not known."""
        for at, step in enumerate(self.steps):
            if len(step.before.plays) == number < len(step.after.plays):
                return range(at, at + 1)
        return range(0)

    def again(
        self, chosen: Sequence[int], end: Picture, news: Event | None, layout: Layout, sorting: Sorting
    ) -> tuple[Picture, tuple[Beat, ...]]:
        """The picture before the chosen steps, and beats that show them and lead back to what lies there now."""
        beginnings, beats = [], list[Beat]()
        for at in chosen:
            step = self.steps[at]
            hand = sort_hand(step.before.hand, sorting, end.arrangement.hand)
            arranged = settle(self.arrangement(layout, at), step.before.table, layout)
            beginnings.append(Picture(step.before, replace(arranged, hand=hand)))
            beats += script(beginnings[-1], step.events, step.after, layout, sorting)
        beats[-1] = replace(beats[-1], picture=end, targets=end.placed(layout), news=news)
        return beginnings[0], tuple(beats)


def _deals(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Dealt) and event.first for event in events)


def _begins(events: Sequence[Event], seat: int) -> bool:
    return _deals(events) or any(isinstance(event, Played) and event.seat == seat for event in events)
