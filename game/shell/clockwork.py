"""Time and chance from the operating system."""

import os
import time


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
