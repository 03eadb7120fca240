"""The mandolin in the corner: plucked strings in pairs, and the bowl that colours them."""

import math
import random
from typing import TypeAlias

from sounds.make.filters import bandpass, highpass, lowpass
from sounds.make.samples import RATE, Sound, about, add, count
from sounds.make.sources import noise, pulse, shaped

Score: TypeAlias = list[tuple[float, str, float, float]]
"""What to play: seconds from the start, notes such as ``"G4 D5"``, seconds held, strength 0 to 1."""

NOTES = {name: i for i, name in enumerate(["C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"])}
BOWL = (
    (214, 4, 0.7), (396, 4, 1.0), (545, 4, 0.8), (705, 4, 0.9), (960, 4, 0.8),
    (1330, 4, 0.7), (1820, 4, 0.6), (2500, 3, 0.5), (3500, 3, 0.4),
)  # fmt: skip
"""Frequency in Hz, quality, level of what the body answers to."""


def pitch(name: str) -> float:
    """The frequency in Hz of a note such as ``"F#5"``."""
    return float(440 * 2 ** ((NOTES[name[:-1]] - 9) / 12 + int(name[-1]) - 4))


def _pluck(rng: random.Random, period: float, bright: float, force: float) -> Sound:
    """The plectrum's push, near the bridge: a comb in the spectrum."""
    push = add([f * 6 for f in pulse(0.00030 / force)], shaped(noise(rng, 0.005), 0.0005, 0.005), 0, 0.25)
    hit = lowpass(push, 2200 + 4800 * bright)
    spot = int(period * about(rng, 0.20, 0.12))
    for i in range(len(hit) - 1, -1, -1):
        if i + spot < len(hit):
            hit[i + spot] -= 0.85 * hit[i]
    return hit


def string(rng: random.Random, freq: float, seconds: float, ring: float, bright: float, force: float) -> Sound:
    """One plucked string (Karplus-Strong): a delay line as long as the period, with losses, tuned by an all-pass.

    It falls by 60 dB in ``ring`` seconds; ``bright`` and ``force`` go from 0 to 1.
    """
    period = RATE / freq
    hit = _pluck(rng, period, bright, force)
    damping = 0.30 - 0.22 * bright
    size = int(period - damping - 0.3)
    part = period - damping - size
    allpass, keep = (1 - part) / (1 + part), 10 ** (-3 / (ring * freq))
    line, at = [0.0] * size, 0
    last = before = after = 0.0
    out = []
    for i in range(count(seconds)):
        x = line[at]
        soft = keep * ((1 - damping) * x + damping * last)
        last = x
        tuned = allpass * (soft - after) + before
        before, after = soft, tuned
        y = tuned + (hit[i] if i < len(hit) else 0.0)
        line[at] = y
        at = at + 1 if at + 1 < size else 0
        out.append(y)
    return out


def _stopped(note: Sound, held: float) -> Sound:
    """A note that the finger ends softly."""
    stop = count(held)
    return [
        x if k < stop else x * (0.5 + 0.5 * math.cos(math.pi * (k - stop) / (len(note) - stop)))
        for k, x in enumerate(note)
    ]


def phrase(rng: random.Random, score: Score, bright: float = 0.6, muted: bool = False) -> Sound:
    """A line for the mandolin; chords are strummed upwards."""
    strings: Sound = []
    for when, notes, held, force in score:
        names = notes.split()
        for i, name in enumerate(names):
            start = when + 0.016 * i + 0.003 * rng.random() * (when > 0)
            for cents in (-2.2, 2.2):  # each course is a pair of strings, never quite in tune
                f = pitch(name) * 2 ** ((cents + 1.2 * (rng.random() - 0.5)) / 1200)
                ring = (0.16 if muted else 1.0) * 1.25 * (440 / f) ** 0.45
                note = _stopped(string(rng, f, held + 0.08, ring, bright * force**0.4, force), held)
                add(strings, note, start + 0.0002 * rng.random(), 0.5 * force / len(names) ** 0.5)
    heard = [0.5 * x for x in strings]
    for freq, q, level in BOWL:
        add(heard, bandpass(strings, freq, q), 0, level)
    return highpass(heard, 150)
