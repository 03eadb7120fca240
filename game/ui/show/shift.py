"""Plates, piles and stock on their way to other places: they glide as the cards beside them do."""

from dataclasses import dataclass, replace

from game.ui.draw import Rect
from game.ui.show.animator import Flight
from game.ui.table.layout import Layout, PilePlace, Pose
from game.ui.table.place import Placed


@dataclass(frozen=True, slots=True)
class Shift:
    """From where everything stood at the moment when it ``begins``; a fade changes place without travelling."""

    start: Layout
    begins: float
    seconds: float
    fade: bool = False

    def done(self, now: float) -> bool:
        """Whether everything has arrived."""
        return now >= self.begins + self.seconds

    def layout(self, end: Layout, now: float) -> Layout:
        """Where everything stands at this moment on its way to another layout of the same window."""
        start = self.start
        if self.done(now) or start.scale != end.scale:
            return end
        return replace(
            end,
            plates=tuple(self._plate(a, b, now) for a, b in zip(start.plates, end.plates, strict=True)),
            piles=tuple(self._pile(a, b, now) for a, b in zip(start.piles, end.piles, strict=True)),
            stock=self._pile(start.stock, end.stock, now),
        )

    def _plate(self, start: Rect, end: Rect, now: float) -> Rect:
        place = self._between(Pose(*start.centre, start.w), Pose(*end.centre, end.w), now)
        return Rect(place.x - place.height / 2, place.y - end.h / 2, place.height, end.h)

    def _pile(self, start: PilePlace, end: PilePlace, now: float) -> PilePlace:
        place = self._between(Pose(start.x, start.y, start.height), Pose(end.x, end.y, end.height), now)
        return end._replace(x=place.x, y=place.y, height=place.height)

    def _between(self, start: Pose, end: Pose, now: float) -> Pose:
        flight = Flight(Placed(None, start), Placed(None, end), self.begins, self.seconds, self.fade)
        return end if start == end else flight.pose(now)
