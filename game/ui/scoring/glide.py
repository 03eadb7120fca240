"""Rows that change places glide there."""

from collections.abc import Sequence

DURATION = 0.35
"""Seconds at normal speed."""


class Glide:
    """The position of every side among the rows, from 0 at the top."""

    def __init__(self) -> None:
        self._from: tuple[float, ...] = ()
        self._to: tuple[int, ...] = ()
        self._since = 0.0
        self._now = 0.0
        self._length = 0.0

    @property
    def moving(self) -> bool:
        """Whether a row is on its way."""
        return self._now < self._since + self._length

    @property
    def positions(self) -> tuple[float, ...]:
        """Where every side is now."""
        share = (self._now - self._since) / self._length if self.moving else 1.0
        eased = 1 - (1 - max(0.0, share)) ** 3
        return tuple(start + (end - start) * eased for start, end in zip(self._from, self._to, strict=True))

    def order(self, sides: Sequence[int], speed: float) -> None:
        """Let the sides stand in this order from now on; others than before stand there at once.

        ``speed`` is a factor on the duration; with 0 the rows jump.
        """
        wanted = tuple(sides.index(side) for side in range(len(sides)))
        if wanted == self._to:
            return
        known = len(wanted) == len(self._to)
        self._from = self.positions if known else wanted
        self._to, self._since, self._length = wanted, self._now, DURATION * speed if known else 0.0

    def jump(self) -> None:
        """Be there at once."""
        self._length = 0.0

    def update(self, now: float) -> None:
        """Move on to this moment."""
        self._now = now
