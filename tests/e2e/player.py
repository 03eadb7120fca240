"""Where a player's hand goes: the table as it must look, worked out from the match's record alone."""

from game.engine.actions import Play
from game.engine.cards import name
from game.engine.observe import observe, observe_events
from game.engine.record import Record, replay, steps
from game.match.i18n import Words
from game.ui.draw import Measure
from game.ui.scale import Scale
from game.ui.scenes.scene import Stage
from game.ui.table.layout import Pose
from game.ui.table.surroundings import Person
from game.ui.table.table import Table

Point = tuple[float, float]


class Player:
    """Sits down at seat 0 where a record ends, and knows where cards lie in a window of this size from then on."""

    def __init__(self, record: Record, size: tuple[int, int]) -> None:
        stage = Stage(Scale(*size), Words(), Measure())
        people = tuple(Person(seat.name, seat.name, "Kd", "") for seat in record.seats)
        self._table = Table(stage, observe(replay(record)[-1], 0), people)
        self._seen = len(record.actions)

    def follow(self, record: Record) -> None:
        """Look at what has happened since."""
        for step in list(steps(record))[self._seen :]:
            events = observe_events(step.events, 0)
            self._table.show(observe(step.before, 0), events, observe(step.after, 0))
            self._table.finish()
            self._seen += 1

    def card(self, play: Play) -> Point:
        """The middle of the card to be played."""
        return _middle(self._pose(name(play.card)))

    def moves(self) -> list[tuple[Play, Point]]:
        """Every play that a single drag can mean, and where to drop the card for it; captures first."""
        return [(play, goal) for play in self._plays() if (goal := self._goal(play)) is not None]

    def _plays(self) -> list[Play]:
        every = [play for choice in self._table.grip.choices.values() for play in choice.plays]
        return sorted(every, key=lambda play: (play.taken is None, -len(play.taken or ()), play.card))

    def _goal(self, play: Play) -> Point | None:
        choice = self._table.grip.choices[play.card]
        if play.taken is None:
            self._table.grip.choice = choice
            pose = self._table.lay_pose()
            return _middle(pose) if pose else None
        for card in play.taken:
            if [taken for taken in choice.sets if card in taken] == [play.taken]:
                return _middle(self._pose(name(card)))
        return None

    def _pose(self, key: str) -> Pose:
        return self._table.grip.placed[key].pose


def _middle(pose: Pose) -> Point:
    return pose.x, pose.y
