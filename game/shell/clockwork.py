"""Time and chance from the operating system."""

import os
import time
from datetime import UTC, datetime


class SystemClock:
    """Seconds that only move forward."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        return time.perf_counter()


def moment() -> str:
    """The present date and time as records have it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class SystemChance:
    """The operating system's source of random bytes."""

    def bytes(self, count: int) -> bytes:
        """So many unpredictable bytes."""
        return os.urandom(count)
