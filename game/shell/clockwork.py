"""Time and chance from the operating system, and chance that can be repeated."""

import os
import time
from random import Random


class SystemClock:
    """Seconds that only move forward."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        return time.perf_counter()


class SystemChance:
    """The operating system's source of random bytes."""

    def bytes(self, count: int) -> bytes:
        """So many unpredictable bytes."""
        return os.urandom(count)


class SeededChance:
    """The same bytes for the same seed, for trials that must be repeatable."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def bytes(self, count: int) -> bytes:
        """The next bytes of this seed."""
        return self._random.randbytes(count)
