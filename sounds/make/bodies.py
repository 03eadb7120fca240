"""What sounds when it is struck: table, paper, small wood, brass; and the room around it."""

import math
import random
from typing import TypeAlias

from sounds.make.filters import bandpass, lowpass
from sounds.make.samples import RATE, TAU, Sound, about, add, count, loss

Modes: TypeAlias = list[tuple[float, float, float]]
"""Resonances of a body: frequency in Hz, seconds to fall by 60 dB, level."""

TABLE: Modes = [
    (88, 0.075, 0.8), (127, 0.070, 1.0), (176, 0.060, 0.8), (268, 0.046, 0.75), (405, 0.036, 0.60), (655, 0.024, 0.36),
]  # fmt: skip
PAPER: Modes = [(980, 0.012, 0.35), (1620, 0.012, 0.7), (2540, 0.010, 1.0), (3900, 0.008, 0.9), (5600, 0.006, 0.4)]
BOX: Modes = [(410, 0.030, 0.5), (735, 0.028, 1.0), (1180, 0.022, 0.7), (1890, 0.015, 0.4), (2950, 0.010, 0.2)]
BAR: Modes = [(530, 0.026, 0.35), (940, 0.042, 1.0), (1410, 0.038, 0.8), (2590, 0.030, 0.7), (4080, 0.018, 0.4)]
KNUCKLE: Modes = [(132, 0.055, 0.35), (218, 0.055, 0.7), (334, 0.050, 1.0), (512, 0.034, 0.8), (790, 0.020, 0.4)]
SKIN: Modes = [(182, 0.07, 1.0), (311, 0.05, 0.6), (474, 0.035, 0.35)]
BRASS = ((2350, 6, 0.35), (5650, 26, 1.0), (7150, 30, 0.6), (8250, 30, 0.8))
"""Frequency in Hz, quality, level of a tambourine's discs."""


def modal(force: Sound, modes: Modes, tail: float = 0.25) -> Sound:
    """A body set in motion by a force, and ``tail`` seconds of what rings on."""
    force = force + [0.0] * count(tail)
    out = [0.0] * len(force)
    for freq, fall, level in modes:
        r, w = loss(fall), TAU * freq / RATE
        a1, a2, b = 2 * r * math.cos(w), -r * r, level * math.sin(w)
        y1 = y2 = 0.0
        for i, x in enumerate(force):
            y = b * x + a1 * y1 + a2 * y2
            out[i] += y
            y2, y1 = y1, y
    return out


def varied(rng: random.Random, modes: Modes, spread: float = 0.04) -> Modes:
    """The same body struck elsewhere: every mode a little off in pitch, more in level."""
    return [(about(rng, f, spread), about(rng, t, 0.15), about(rng, g, 0.3)) for f, t, g in modes]


def jingles(rng: random.Random, seconds: float, fall: float) -> Sound:
    """A tambourine's brass: discs meet at random, ever more rarely, each clash ringing at the discs' own pitches."""
    level, energy, keep = 0.0, 1.0, loss(fall)
    rattle = []
    for _ in range(count(seconds)):
        energy *= keep
        if rng.random() < 900 / RATE:
            level += energy
        level *= 0.9975
        rattle.append(level * (2 * rng.random() - 1))
    brass = [0.0] * len(rattle)
    for freq, q, part in BRASS:
        add(brass, bandpass(rattle, about(rng, freq, 0.015), q), 0, part)
    return brass


def room(sound: Sound, wet: float, fall: float = 0.17) -> Sound:
    """A small panelled room: a few early reflections, then a short dark tail from four crossed delay lines."""
    n = len(sound) + count(fall * 1.1)
    dry = sound + [0.0] * (n - len(sound))
    back = lowpass(dry, 4200)
    heard = [0.0] * n
    for ms, level in ((3.7, 0.50), (6.1, -0.42), (9.7, 0.36), (13.9, 0.28), (19.3, -0.22)):
        d = int(ms * RATE / 1000)
        for i in range(d, n):
            heard[i] += level * back[i - d]
    sizes = [521, 653, 809, 977]
    keep = [loss(fall) ** s for s in sizes]
    lines, at, dull = [[0.0] * s for s in sizes], [0] * 4, [0.0] * 4
    for i in range(n):
        a, b, c, d4 = (lines[k][at[k]] for k in range(4))
        heard[i] += 0.30 * (a - b + c - d4)
        for k, v in enumerate((a + b + c + d4, a - b + c - d4, a + b - c - d4, a - b - c + d4)):
            dull[k] += 0.45 * (0.5 * keep[k] * v - dull[k])
            lines[k][at[k]] = dull[k] + back[i]
            at[k] = (at[k] + 1) % sizes[k]
    return [x + wet * y for x, y in zip(dry, heard, strict=True)]


def saturated(sound: Sound, drive: float) -> Sound:
    """Rounds the highest peaks off, as anything struck hard does."""
    top = max(map(abs, sound)) or 1.0
    return [math.tanh(drive * x / top) * top / drive for x in sound]
