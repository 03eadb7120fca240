"""Brings every card to where it belongs: flights with a beginning, an end and nothing else to remember."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from game.ui.draw import Sprite
from game.ui.table.layout import Pose
from game.ui.table.place import FLIGHT_LAYER, Placed
from game.ui.theme import REDUCED_FADE

BOW = 0.10
"""How far a flight bows out, as a share of its length, and in pixels at most:"""

LONGEST_BOW = 70.0


@dataclass(frozen=True, slots=True)
class Flight:
    """One card on its way from ``start`` to ``end`` between two moments.

    A fade changes place without travelling. A dealt card is not seen before it starts: it is in the stock until then.
    """

    start: Placed
    end: Placed
    begins: float
    seconds: float
    fade: bool = False
    dealt: bool = False

    def share(self, now: float) -> float:
        """How much of the way is done, 0 to 1, in plain time."""
        if self.seconds <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begins) / self.seconds))

    def done(self, now: float) -> bool:
        """Whether the card has arrived."""
        return now >= self.begins + self.seconds

    def pose(self, now: float) -> Pose:
        """Where the card is: on a curve, quick at first, slower towards its end."""
        share = self.share(now)
        a, b = self.start.pose, self.end.pose
        if self.fade:
            return a if share < 0.5 else b
        if share >= 1:
            return b
        eased = 1 - (1 - share) ** 3
        dx, dy = b.x - a.x, b.y - a.y
        distance = hypot(dx, dy) or 1.0
        bow = min(LONGEST_BOW, distance * BOW) * sin(pi * eased)
        raised = sin(pi * eased) * min(1.0, distance / 200)
        return Pose(
            a.x + dx * eased + dy / distance * bow,
            a.y + dy * eased - abs(dx) / distance * bow,
            a.height + (b.height - a.height) * eased,
            a.angle + _shortest(a.angle, b.angle) * eased,
            a.lift + (b.lift - a.lift) * eased + 2.2 * raised,
            FLIGHT_LAYER + b.layer if distance > 4 else b.layer,
        )

    def sprite(self, key: str, now: float) -> Sprite:
        """The card as it looks at this moment, turned over half way if its face changes."""
        share, pose = self.share(now), self.pose(now)
        turning = self.start.face != self.end.face and not self.fade
        face = self.start.face if share < 0.5 else self.end.face
        moving = not self.done(now) and now >= self.begins and self.start.pose != self.end.pose
        alpha = abs(1 - 2 * share) if self.fade and 0 < share < 1 else 1.0
        turn = max(0.04, abs(cos(pi * share))) if turning and moving else 1.0
        return Sprite(
            key, face, pose.x, pose.y, pose.height, pose.angle, turn, pose.lift, 0.0, alpha, moving and not self.fade
        )


class Animator:
    """All cards on the table and where they are going."""

    def __init__(self) -> None:
        self._flights: dict[str, Flight] = {}

    def go(
        self,
        targets: Mapping[str, Placed],
        now: float,
        seconds: float,
        *,
        delays: Mapping[str, float] | None = None,
        origins: Mapping[str, Placed] | None = None,
        reduced: bool = False,
    ) -> None:
        """Send every card to its target from wherever it is; cards without a target leave the table.

        A card seen for the first time starts from ``origins``, or is simply there. ``delays`` are seconds by key.
        """
        delays, origins = delays or {}, origins or {}
        flights: dict[str, Flight] = {}
        for key, target in targets.items():
            seen = self.placed(key, now)
            start = seen or origins.get(key, target)
            if start == target:
                flights[key] = Flight(target, target, now, 0.0)
                continue
            begins = now + delays.get(key, 0.0)
            length = min(seconds, REDUCED_FADE) if reduced else seconds
            flights[key] = Flight(start, target, begins, length, reduced, seen is None)
        self._flights = flights

    def placed(self, key: str, now: float) -> Placed | None:
        """A card's face and place at this moment."""
        flight = self._flights.get(key)
        if flight is None:
            return None
        face = flight.start.face if flight.share(now) < 0.5 else flight.end.face
        return Placed(face, flight.pose(now))

    def put(self, key: str, placed: Placed, now: float) -> None:
        """Let a card be at a place from this moment on."""
        self._flights[key] = Flight(placed, placed, now, 0.0)

    def targets(self) -> dict[str, Placed]:
        """Where everything will be when it has arrived."""
        return {key: flight.end for key, flight in self._flights.items()}

    def still(self, now: float) -> bool:
        """Whether everything has arrived."""
        return all(flight.done(now) for flight in self._flights.values())

    def sprites(self, now: float) -> list[tuple[int, Sprite]]:
        """Every card with its layer, the lowest first."""
        seen = [
            (flight.pose(now).layer, flight.sprite(key, now))
            for key, flight in self._flights.items()
            if not flight.dealt or now > flight.begins or flight.done(now)
        ]
        return sorted(seen, key=lambda pair: pair[0])


def _shortest(a: float, b: float) -> float:
    """The turn from one angle to another by the shorter way, in degrees."""
    return (b - a + 180) % 360 - 180
