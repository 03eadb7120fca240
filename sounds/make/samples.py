"""Sounds as lists of samples, -1 to 1, and how they are mixed."""

import math
import random
from typing import TypeAlias

Sound: TypeAlias = list[float]

RATE = 44100
"""Samples a second."""

TAU = 2 * math.pi


def count(seconds: float) -> int:
    """The number of samples in a time."""
    return int(seconds * RATE + 0.5)


def gain(decibels: float) -> float:
    """The factor of a level in decibels."""
    return 10 ** (decibels / 20)


def decibels(value: float) -> float:
    """The level of a factor; silence is -180."""
    return 20 * math.log10(value + 1e-9)


def loss(fall: float) -> float:
    """The factor a sample that lets a sound fall by 60 dB in ``fall`` seconds."""
    return float(10 ** (-3 / (fall * RATE)))


def about(rng: random.Random, value: float, spread: float) -> float:
    """The value, off by at most the given share: no two cards fall alike."""
    return value * (1 + spread * (2 * rng.random() - 1))


def add(into: Sound, sound: Sound, at: float = 0.0, level: float = 1.0) -> Sound:
    """Mixes a sound into another, starting at a time in seconds, and makes room for it."""
    start = count(at)
    if len(into) < start + len(sound):
        into.extend([0.0] * (start + len(sound) - len(into)))
    for i, s in enumerate(sound, start):
        into[i] += s * level
    return into


def put(into: Sound, sound: Sound, at: float = 0.0, level: float = 0.0) -> Sound:
    """Mixes a sound in so that its own highest peak has the given level in decibels."""
    return add(into, sound, at, gain(level) / (max(map(abs, sound)) or 1.0))
